import FlowModel
import OrderedCollections

/// Changes of a flow with which its behaviours may be easier to decide.
extension Flow {
  /// All popovers that leave the screen beneath usable are shown without `modal: false`.
  var changesOfModelessLayers: [DecisionTrial.Change] {
    change(of: actions.indices.filter { actions[$0].allSteps.contains(where: \.isModeless) }, "`modal: true`") {
      $0.changeSteps { $0.isModeless ? [$0.modal] : [$0] }
    }
  }

  /// All actions with `while: open` happen only in front.
  var changesOfActionsWhileOpen: [DecisionTrial.Change] {
    change(of: actions.indices.filter { actions[$0].isWhileOpen }, "`while: shown`") { $0.isWhileOpen = false }
  }

  /// The steps of some actions are left out.
  func changesLeavingOutSteps(of actions: [ActionID]) -> [DecisionTrial.Change] {
    change(of: actions.map(\.index), nil) { action in
      let range = action.range
      action.changeSteps(first: Step(.stay, at: range)) { _ in [] }
    }
  }

  /// Some entries close all layers first.
  func changesBeginningWithDismissAll(in entries: [ActionID]) -> [DecisionTrial.Change] {
    change(of: entries.map(\.index), "`[dismiss all, …]`") { entry in
      entry.changeSteps(first: Step(.dismiss(.all), at: entry.range)) { [$0] }
    }
  }

  /// Returns changes of an entry, after which it meets fewer layers.
  func changes(of entry: ActionID) -> [DecisionTrial.Change] {
    let place = [entry.index]
    var changes = changesBeginningWithDismissAll(in: [entry])
    guard self[entry].condition.pattern == nil, !self[entry].once else { return changes }
    for screen in OrderedSet(self[entry].allSteps.compactMap(\.returnTarget)) {
      let name = self[screen].name.value
      changes += change(of: place, "`where: { screen: \(name) }`") {
        var pattern = Pattern(range: $0.range, text: "")
        pattern.screen = Pattern.Match([screen])
        $0.condition.pattern = pattern
      }
    }
    changes += change(of: place, "`where: { front: root }`") {
      var pattern = Pattern(range: $0.range, text: "")
      pattern.front = Pattern.Match([.root])
      $0.condition.pattern = pattern
    }
    return changes
  }

  /// Returns the flow with changed actions; nothing if there are none.
  private func change(
    of places: [Int], _ words: String?, _ change: (inout Action) -> Void
  ) -> [DecisionTrial.Change] {
    guard !places.isEmpty else { return [] }
    var flow = self
    for place in places { change(&flow.actions[place]) }
    let part = DecisionTrial.Change.Part(actions: places.map { actions[$0].id }, words: words)
    return [DecisionTrial.Change(parts: [part], flow: flow)]
  }
}

extension Action {
  /// Whether each of its results begins without layers, so that it meets none.
  var closesAllFirst: Bool {
    cases.flatMap(\.results).allSatisfy { result in
      switch result.steps.first?.kind {
      case .dismiss(.all), .root: true
      default: false
      }
    }
  }

  /// Replaces each step of each result, and puts one before those of each result.
  fileprivate mutating func changeSteps(first: Step? = nil, _ change: (Step) -> [Step]) {
    for place in cases.indices {
      for result in cases[place].results.indices {
        let steps = cases[place].results[result].steps.flatMap(change)
        cases[place].results[result].steps = (first.map { [$0] } ?? []) + steps
      }
    }
  }
}

extension Step {
  /// Whether it shows a layer that leaves what is beneath usable.
  fileprivate var isModeless: Bool {
    switch kind {
    case .present(_, let options), .start(_, let options, _): options.isModeless
    default: false
    }
  }

  /// The same step with a layer that blocks what is beneath.
  fileprivate var modal: Step {
    var step = self
    switch kind {
    case .present(let screen, var options):
      options.isModeless = false
      step.kind = .present(screen, options)
    case .start(let task, var options, let then):
      options.isModeless = false
      step.kind = .start(task, options, then: then)
    default: break
    }
    return step
  }

  /// The screen to which it goes back, or nil.
  fileprivate var returnTarget: ScreenID? {
    switch kind {
    case .dismiss(.to(let screen)), .pop(.to(let screen)), .unwind(let screen): screen
    default: nil
    }
  }
}
