import FlowModel

extension Execution {
  /// Whether a step shows its screen in a layer of its own.
  func showsLayer(_ step: Step) -> Bool { shown(by: step)?.style != nil }

  /// Whether the step's screen is presented by a view controller, which can present one thing at a time.
  func isPresented(by step: Step) -> Bool {
    guard let (style, aside) = shown(by: step), let style else { return false }
    return isPresented(style, aside: aside)
  }

  /// Whether a layer is presented by a view controller: a keyboard, another app, the system and a second window are not.
  func isPresented(_ style: Configuration.Style, aside: Bool) -> Bool {
    if [.inputView, .external, .prompt].contains(style) { return false }
    return !aside || style.isPanel
  }

  /// The style of the layer that a step shows, or nil for a push, and its `aside`; nil if it shows nothing.
  private func shown(by step: Step) -> (style: Configuration.Style?, aside: Bool)? {
    switch step.kind {
    case .push(let screen), .show(let screen): (interpreter.style(of: screen, .push, .init()), false)
    case .present(let screen, let showing):
      (
        interpreter.style(of: screen, flow.style(ofPresenting: showing, on: interpreter.device), showing),
        showing.aside
      )
    case .start(let task, let showing, _):
      (
        interpreter.style(of: flow[task].entry, flow.style(ofStarting: task, showing, on: interpreter.device), showing),
        showing.aside
      )
    default: nil
    }
  }
}
