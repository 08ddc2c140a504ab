import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import Verification

/// A panel, or a popover that leaves the screen beneath usable, beside which that screen presents nothing else.
struct StandingPanel {
  /// The first screen of the panel.
  let screen: ScreenID
  /// The step that has shown it.
  let written: WrittenStep
  /// Whether it is a popover.
  let isPopover: Bool
  /// Whether the user has gone on to another screen than the one that has shown it.
  let isLeft: Bool

  /// Finds the lowest panel that is in front before the last move of a walk; nil if none is.
  init?(before walk: Walk, in context: RuleContext) {
    let transitions = walk.transitions.dropLast()
    guard let before = transitions.last?.target, before.panelCount > 0 else { return nil }
    let layer = before.layers[before.usableLayer]
    screen = layer.stack[0].screen
    isPopover = layer.style == .modelessPopover
    guard let opening = transitions.lastIndex(where: { $0.target.layers.count <= before.usableLayer }),
      let move = transitions[opening + 1].move, let written = context.step(showing: screen, by: move)
    else { return nil }
    self.written = written
    let beneath = before[before.top(of: before.usableLayer)].screen
    isLeft = !context.structure.hosts(of: written).contains(beneath)
  }
}

extension StandingPanel {
  /// The change with which it closes before the user goes on.
  func closing(_ context: RuleContext) -> Remedy {
    let name = context.name(screen)
    return isPopover
      ? Remedy(
        "let \(name) close before the user goes on, with \"modal: true\"",
        [.option(key: "modal", value: "true", of: written.step.range)])
      : Remedy(
        "show \(name) as a sheet, which closes before the user goes on: \"as: sheet\"",
        [.option(key: "as", value: "sheet", of: written.step.range)])
  }
}
