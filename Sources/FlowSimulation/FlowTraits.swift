import FlowModel

/// What there is anywhere in a flow, looked for once.
package struct FlowTraits: Sendable {
  /// Whether there is a screen on which what was typed can be lost.
  package let takesInput: Bool
  /// Whether some step puts a task's screen in the place of another, and so into the layer that another task began.
  package let replacesByTaskScreens: Bool
  /// Whether layers can be set aside in the very move that brings them up, to be seen only as they come back.
  package let coversNewLayers: Bool

  /// Whether what follows on a task may begin one, or end one.
  package let thensBeginTasks: Bool
  package let thensEndTasks: Bool

  init(_ flow: Flow) {
    let following = flow.thens.flatMap { $0.branches.flatMap(\.steps) }
    thensBeginTasks = following.contains { $0.mayBeginTask(in: flow) }
    thensEndTasks = following.contains { if case .complete = $0.kind { true } else { false } }
    takesInput = flow.screens.indices.contains { flow.screens[$0].input }
    replacesByTaskScreens = flow.replacesByTaskScreens
    coversNewLayers = flow.coversNewLayers
  }
}

extension Flow {
  fileprivate var replacesByTaskScreens: Bool {
    var replaces = false
    let look = { (step: Step) in
      if case .replace(let screen) = step.kind, self[screen].task != nil { replaces = true }
    }
    forEachStep { step, _ in look(step) }
    for then in thens { for branch in then.branches { branch.steps.forEach(look) } }
    return replaces
  }

  /// What follows on a task may come after anything that the move has done before.
  fileprivate var coversNewLayers: Bool {
    if thens.contains(where: { $0.branches.contains { $0.steps.contains(where: \.setsAside) } }) { return true }
    // An action is wide; it is looked at where it lies.
    for action in actions.indices {
      for place in actions[action].cases.indices {
        for result in actions[action].cases[place].results.indices
        where actions[action].cases[place].results[result].steps.setsAsideWhatTheyShow { return true }
      }
    }
    return false
  }
}

extension [Step] {
  fileprivate var setsAsideWhatTheyShow: Bool {
    guard count > 1, let first = firstIndex(where: \.showsLayer) else { return false }
    return self[(first + 1)...].contains(where: \.setsAside)
  }
}

extension Step {
  /// Whether it may bring up a layer.
  fileprivate var showsLayer: Bool {
    switch kind {
    case .present, .start: true
    default: false
    }
  }

  fileprivate var setsAside: Bool {
    switch kind {
    case .present(_, let showing), .start(_, let showing, _): showing.aside
    default: false
    }
  }
}
