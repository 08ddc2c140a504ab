import FlowModel
import FlowSimulation

/// The topmost modal layer that counts: the screen that it shows first, and the task that begins there, if one does.
struct UpperLayer: Hashable, Sendable {
  let screen: ScreenID
  let task: TaskID?

  /// - Parameter first: the instance that stands first in the layer.
  init(_ first: Instance) {
    screen = first.screen
    task = first.frame?.task
  }
}

extension Flow {
  /// Whether layers can be set aside in the very move that brings them up.
  ///
  /// What follows on a task may come after anything that the move has done before.
  var coversNewLayers: Bool {
    if thens.contains(where: { $0.branches.contains { $0.steps.contains(where: \.setsAside) } }) { return true }
    // An action is wide; it is looked at where it lies.
    return actions.indices.contains { action in
      actions[action].cases.contains { $0.results.contains { $0.steps.setsAsideWhatTheyShow } }
    }
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
