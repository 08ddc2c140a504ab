/// The stack on which a step acts, read from the steps before it.
package enum TargetStack: Hashable, Sendable {
  /// The stack of the screen that offers the action, or the one under it for a one-screen layer.
  case own
  /// The stack of a new layer that begins with this screen, or the stack on which a step went back to this screen.
  case stack(of: ScreenID)
  /// The stack under the layer of the screen that offers the action.
  case beneath
  /// The stack on which the running task began.
  case caller
  /// The stack of a root, or an unknown one.
  case elsewhere

  /// Whether the steps so far may have removed the running task, or left it for another stack.
  package var isLeft: Bool {
    switch self {
    case .own, .stack: false
    case .beneath, .caller, .elsewhere: true
    }
  }

  /// Returns the stack on which the next step acts.
  func after(_ step: Step, in flow: Flow) -> TargetStack {
    switch step.kind {
    case .push, .replace, .show, .pop, .tab, .set, .stay: return self
    case .present, .start: return opened(by: step, in: flow).map { .stack(of: $0) } ?? self
    case .complete: return self == .own ? .caller : .elsewhere
    case .dismiss(.front): return self == .own ? .beneath : .elsewhere
    case .dismiss(.all), .root: return .elsewhere
    case .dismiss(.to(let screen)), .unwind(let screen): return .stack(of: screen)
    }
  }

  /// Returns the first screen of a layer with a stack that a step opens on every device, or nil.
  private func opened(by step: Step, in flow: Flow) -> ScreenID? {
    guard let screen = step.shownScreen(in: flow), !flow[screen].isOneScreenLayer else { return nil }
    let opens = flow.devices.allSatisfy { device in
      switch step.style(on: device, in: flow) {
      case .sheet, .formSheet, .fullScreen, .popover, .panel: true
      case .push, .inputView, nil: false
      }
    }
    return opens ? screen : nil
  }
}

extension Step {
  /// Returns the style in which the step presents or starts something on a device, or nil.
  fileprivate func style(on device: Device, in flow: Flow) -> PresentationStyle? {
    switch kind {
    case .present(_, let options): flow.style(ofPresenting: options, on: device)
    case .start(let task, let options, _): flow.style(ofStarting: task, options, on: device)
    case .push, .replace, .show, .complete, .pop, .dismiss, .unwind, .tab, .root, .set, .stay: nil
    }
  }
}
