import FlowModel

/// On which stack a step acts, as far as the steps before it tell.
enum BaseTab: Hashable, Sendable {
  /// That of the screen whose action it is; of an alert or its like, the one under that.
  case own
  /// That of a screen: of a layer that begins with it, or of whichever it was gone back to on.
  case stack(of: ScreenID)
  /// The one under the layer of the screen whose action it is.
  case beneath
  /// The one that the running task was begun from.
  case caller
  /// The root's, or one of which nothing more is known.
  case elsewhere

  /// Whether the running task may have gone, or be out of reach.
  var isLeft: Bool {
    switch self {
    case .own, .stack: false
    case .beneath, .caller, .elsewhere: true
    }
  }

  /// Where the next step acts after a step here.
  func after(_ step: Step, in flow: Flow) -> BaseTab {
    switch step.kind {
    case .push, .replace, .pop, .tab, .set, .stay: return self
    case .present, .start: return opened(by: step, in: flow).map { .stack(of: $0) } ?? self
    case .complete: return self == .own ? .caller : .elsewhere
    case .dismiss(.front): return self == .own ? .beneath : .elsewhere
    case .dismiss(.all), .root: return .elsewhere
    case .dismiss(.to(let screen)), .unwind(let screen): return .stack(of: screen)
    }
  }

  /// The first screen of a layer with a stack that a step opens on every device, or nil where it may do otherwise.
  private func opened(by step: Step, in flow: Flow) -> ScreenID? {
    guard let screen = step.shownScreen(in: flow), !flow[screen].isOneScreenLayer else { return nil }
    let opens = flow.devices.allSatisfy { device in
      switch step.style(on: device, in: flow) {
      case .sheet, .formSheet, .fullScreen, .popover: true
      case .push, .inputView, nil: false
      }
    }
    return opens ? screen : nil
  }
}

extension Step {
  /// The style in which it presents or starts something on a device, or nil where it does neither.
  fileprivate func style(on device: Device, in flow: Flow) -> PresentationStyle? {
    switch kind {
    case .present(_, let showing): flow.style(ofPresenting: showing, on: device)
    case .start(let task, let showing, _): flow.style(ofStarting: task, showing, on: device)
    case .push, .replace, .complete, .pop, .dismiss, .unwind, .tab, .root, .set, .stay: nil
    }
  }
}
