import Diagnostics
import FlowModel
import FlowSimulation
import Verification

/// The first trace to an action, and what the user can do after it.
extension RuleContext {
  /// A move at the end of a shortest walk, with the arrivals after it.
  struct PerformedMove {
    /// The configuration before the move.
    let before: Configuration
    /// The move.
    let move: Move
    /// The walk, including the arrivals after the move.
    let walk: Walk

    /// The configuration at the end.
    var after: Configuration { walk.configuration }

    /// Reads a walk to a fact; nil if the arrivals after it do not end.
    init?(_ walk: Walk) {
      let transitions = walk.transitions
      guard transitions.count > 1, let last = transitions.last, let move = last.move else { return nil }
      before = transitions[transitions.count - 2].target
      self.move = move
      var settled = walk
      settled.performArrivals()
      guard settled.transitions.count - transitions.count < Walk.maximumArrivals else { return nil }
      self.walk = settled
    }

    /// The walk continued by each Back, swipe or tap outside that is offered, with the arrivals after it.
    var returns: [Walk] { continued { $0.isReturn } }

    /// The walk continued by each tap on a button that only goes back or closes, with the arrivals after it.
    var closings: [Walk] {
      let flow = walk.simulator.flow
      return continued { move in
        guard case .action(let id) = move.kind, move.host == .front else { return false }
        return flow[id].isUserInitiated && flow[id].onlyCloses
      }
    }

    /// Returns the move with which a walk of `returns` or `closings` continues.
    func move(continuing longer: Walk) -> Move? { longer.transitions[walk.transitions.count].move }

    private func continued(by isRelevant: (Move) -> Bool) -> [Walk] {
      walk.simulator.moves(in: after).filter(isRelevant).map { move in
        var longer = walk
        longer.take(move)
        longer.performArrivals()
        return longer
      }
    }
  }

  /// Returns a finding for each result of some actions, judged by the first trace to it.
  func findings(afterPerforming isRelevant: (Action) -> Bool, find: (PerformedMove) -> Finding?) -> [Finding] {
    let meant = Set(flow.actionIDs.filter { isRelevant(flow[$0]) })
    guard !meant.isEmpty else { return [] }
    return findings { fact in
      if case .performs(let action, _, _) = fact.kind { meant.contains(action) } else { false }
    } find: { _, performed in
      find(performed)
    }
  }

  /// Returns a finding for each relevant fact, judged by the first move that shows it.
  func findings(where isRelevant: (Fact) -> Bool, find: (Fact, PerformedMove) -> Finding?) -> [Finding] {
    findings { observed in
      guard isRelevant(observed.fact) else { return nil }
      return PerformedMove(observed.walk).flatMap { find(observed.fact, $0) }
    }
  }
}

extension Action {
  /// Whether it has one result, which goes back, closes layers or cancels, and does nothing else.
  fileprivate var onlyCloses: Bool {
    guard !setsVariables, cases.allSatisfy({ $0.results.count == 1 }) else { return false }
    let steps = cases.flatMap(\.results).flatMap(\.steps)
    return !steps.isEmpty
      && steps.allSatisfy { step in
        switch step.kind {
        case .pop, .dismiss, .unwind, .complete(.cancelled): true
        case .push, .present, .start, .complete, .replace, .show, .tab, .root, .set, .stay: false
        }
      }
  }
}

extension Move {
  /// Whether it is a gesture that leads back within the app.
  var isReturn: Bool {
    switch kind {
    case .gesture(.back), .gesture(.swipeDown), .gesture(.tapOutside): true
    case .gesture(.tab), .gesture(.return), .gesture(.swipeLeft), .gesture(.swipeRight), .action, .entry: false
    }
  }
}

extension Finding {
  /// Returns the finding with a walk as its trace.
  func shown(by walk: Walk) -> Finding {
    var copy = self
    copy.sighting = Sighting(device: walk.simulator.device, witness: .walk(walk))
    return copy
  }
}

extension RuleContext {
  /// Returns the last step of an action that shows a screen.
  func step(showing screen: ScreenID, by move: Move) -> WrittenStep? {
    guard let action = move.action else { return nil }
    return structure.showings(of: action).last { $0.screen == screen }?.written
  }
}

extension Walk {
  /// Returns the values of the variables before the move with which a task began last, or nil at the launch.
  func stateBefore(_ task: TaskID) -> [ValueID]? {
    let start = transitions.lastIndex { transition in
      transition.events.contains { if case .starts(task, _, _, _) = $0.kind { true } else { false } }
    }
    return start.flatMap { $0 > 0 ? transitions[$0 - 1].target.state : nil }
  }
}
