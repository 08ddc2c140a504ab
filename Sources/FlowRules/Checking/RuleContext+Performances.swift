import Diagnostics
import FlowModel
import FlowSimulation
import Verification

/// What happens after the first performance of an action, read off the cheapest way to it.
extension RuleContext {
  /// A way that ends with the move in question, once its arrivals have fired.
  struct Performance {
    /// Where the move was made.
    let before: Configuration
    /// The move.
    let move: Move
    /// The way, arrivals after the move included.
    let walk: Walk

    /// Where it leads.
    var after: Configuration { walk.configuration }

    /// Reads off a way to a fact; nil where the arrivals that follow do not come to a certain end.
    init?(_ way: Walk) {
      let transitions = way.transitions
      guard transitions.count > 1, let last = transitions.last, let move = last.move else { return nil }
      before = transitions[transitions.count - 2].target
      self.move = move
      var settled = way
      settled.performArrivals()
      guard settled.transitions.count - transitions.count < Walk.maximumArrivals else { return nil }
      walk = settled
    }

    /// The same way with each Back, swipe or the like that is offered then, arrivals included.
    var returns: [Walk] {
      walk.simulator.moves(in: after).filter(\.isReturn).map { move in
        var longer = walk
        longer.take(move)
        longer.performArrivals()
        return longer
      }
    }
  }

  /// A finding for each result of some actions, read off its first performance.
  func findings(afterPerforming isMeant: (Action) -> Bool, find: (Performance) -> Finding?) -> [Finding] {
    let meant = Set(flow.actionIDs.filter { isMeant(flow[$0]) })
    guard !meant.isEmpty else { return [] }
    return findings(after: .performs) { fact in
      if case .performs(let action, _, _) = fact { meant.contains(action) } else { false }
    } find: { _, performance in
      find(performance)
    }
  }

  /// A finding for each fact of a kind, read off the first move that shows it.
  func findings(
    after kind: Fact.Kind, where isMeant: (Fact) -> Bool, find: (Fact, Performance) -> Finding?
  ) -> [Finding] {
    findings(of: kind) { (fact: Fact, way: () -> Walk) in
      guard isMeant(fact) else { return nil }
      return Performance(way()).flatMap { find(fact, $0) }
    }
  }
}

extension Move {
  /// Whether it is a gesture that takes the user back, other than from another app or a prompt of the system.
  var isReturn: Bool {
    switch kind {
    case .gesture(.back), .gesture(.swipeDown), .gesture(.tapOutside): true
    case .gesture(.tab), .gesture(.return), .action, .entry: false
    }
  }
}

extension Finding {
  /// The finding with a way that shows it.
  func shown(by walk: Walk) -> Finding {
    var copy = self
    copy.sighting = Sighting(device: walk.simulator.device, witness: .walk(walk))
    return copy
  }
}

extension RuleContext {
  /// The step of an action, or of a `then`, that shows a screen.
  func step(showing screen: ScreenID, by move: Move) -> WrittenStep? {
    guard let action = move.action else { return nil }
    return structure.showings(of: action).last { $0.screen == screen }?.written
  }
}
