import FlowModel

extension ActionDescription {
  /// Returns the text of steps in sequence.
  func text(_ steps: [Step]) -> String {
    steps.map { step in
      let place = step.isOnRoot ? " on the root" : step.isOnFront ? " on the front" : ""
      return text(step.kind) + place + (step.isTolerant ? " if there" : "")
    }.joined(separator: ", ")
  }

  private func text(_ step: Step.Kind) -> String {
    switch step {
    case .push(let screen): "push \(name(screen))"
    case .present(let screen, let showing): "present \(name(screen))\(text(showing))"
    case .start(let task, let showing, let then):
      "start \(flow[task].name.value)\(text(showing))" + (then.map { ", then \(text($0))" } ?? "")
    case .complete(let outcome): outcome == .cancelled ? "cancel" : "complete \(flow[outcome].name)"
    case .pop(let pop): text(pop)
    case .dismiss(.front): "dismiss"
    case .dismiss(.all): "dismiss all"
    case .dismiss(.to(let screen)): "dismiss to \(name(screen))"
    case .unwind(let screen): "unwind \(name(screen))"
    case .replace(let screen): "replace \(name(screen))"
    case .show(let screen): "show \(name(screen))"
    case .tab(let screen): "tab \(name(screen))"
    case .root(let root): "root \(flow.name(of: root))"
    case .set(let assignments): "set \(flow.text(of: assignments))"
    case .stay: "stay"
    }
  }

  private func text(_ pop: Step.Pop) -> String {
    switch pop {
    case .count(1): "pop"
    case .count(let count): "pop \(count)"
    case .root: "pop root"
    case .to(let screen): "pop to \(name(screen))"
    }
  }

  private func text(_ showing: Step.PresentationOptions) -> String {
    let style = showing.isStyleUnknown ? "unknown" : showing.style.map(text)
    return (style.map { " as \($0)" } ?? "") + (showing.locked ? ", locked" : "")
      + (showing.isModeless ? ", not modal" : "") + (showing.aside ? ", aside" : "")
  }

  private func name(_ screen: ScreenID) -> String { flow[screen].name.value }
}
