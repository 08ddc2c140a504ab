import FlowModel
import Verification

/// The texts about lost input.
extension String {
  static func lostInput(_ context: RuleContext, _ screen: ScreenID, _ site: Site) -> String {
    "what the user typed on \(context.name(screen)) is lost by \(context.culprit(site)), and nothing asks first"
  }

  static func helpForInput(
    _ context: RuleContext, _ lost: ScreenID, _ site: Site, _ losses: LostInput.Losses
  ) -> String {
    guard site.isUserInitiated else {
      let waiting =
        site.trigger == .entry && site.screen == lost
        ? "where: { screen: { not: \(operand([context.flow[lost].name.value])) } }" : "where"
      return "let it wait with \(quoted(waiting)), or say with a \"set\" that what was typed is kept"
    }
    // One repair for all ways, so that the next check finds no other one.
    let screen = site.gestureScreen ?? losses.gestures[lost]?.first?.screen
    guard let screen else {
      return "ask by an alert or action sheet first, or say with \"role: done\" or a \"set\" that it is kept"
    }
    let all = losses.gestures[lost]?.filter { $0.screen == screen }.map(\.gesture) ?? []
    let fix = "gestures: { \(all.map { "\(operand([$0])): present …" }.joined(separator: ", ")) }"
    let asking = site.gestureScreen == nil ? "here and with" : "with"
    return "ask by an alert or action sheet first, \(asking) \"\(fix)\" on \(context.name(screen)), or say with a "
      + "\"set\" that it is kept"
  }
}

extension Site {
  /// The screen on which a gesture was made, or nil.
  var gestureScreen: ScreenID? { if case .gesture(_, on: let screen) = cause { screen } else { nil } }
}
