import FlowModel

/// The layers that steps show.
extension Execution {
  /// Returns whether a step shows its screen in a layer of its own.
  func showsLayer(_ step: Step) -> Bool { layer(shownBy: step) != nil }

  /// Returns whether the view controller of the step's screen presents a layer, not a window of its own.
  func isPresented(by step: Step) -> Bool {
    guard let (style, options) = layer(shownBy: step) else { return false }
    return style.isPresented && !setsAside(style, options)
  }

  /// Returns whether a layer comes up in a window of its own, and sets those in front aside.
  ///
  /// An input view or a panel leaves the layer below usable, so it sets nothing aside.
  func setsAside(_ style: Layer.Style, _ options: Step.PresentationOptions) -> Bool {
    options.aside && style != .inputView && !style.isPanel
  }

  /// Returns the style and the options of the layer that a step shows, or nil.
  private func layer(shownBy step: Step) -> (style: Layer.Style, options: Step.PresentationOptions)? {
    switch step.kind {
    case .push(let screen), .show(let screen): layer(.push, .init(), showing: screen)
    case .present(let screen, let options):
      layer(flow.style(ofPresenting: options, on: simulator.device), options, showing: screen)
    case .start(let task, let options, _):
      layer(flow.style(ofStarting: task, options, on: simulator.device), options, showing: flow[task].entry)
    case .complete, .pop, .dismiss, .unwind, .replace, .tab, .root, .set, .stay: nil
    }
  }

  private func layer(
    _ style: PresentationStyle, _ options: Step.PresentationOptions, showing screen: ScreenID
  ) -> (style: Layer.Style, options: Step.PresentationOptions)? {
    let kind = flow[screen].kind
    guard style != .push || kind.isOneScreenLayer else { return nil }
    return (Layer.Style(style, isModeless: options.isModeless, showing: kind), options)
  }
}
