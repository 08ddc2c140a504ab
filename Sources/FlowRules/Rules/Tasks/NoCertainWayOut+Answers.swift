import Diagnostics
import FlowModel
import Localization

/// Answers that can be corrected, and ways out that can be added.
extension NoCertainWayOut {
  func remedies(on screen: Screen, _ context: RuleContext) -> [Remedy] {
    let step =
      screen.task == nil
      ? context.structure.modalStarts.contains { $0.screen == screen.id } ? "dismiss" : "pop" : "cancel"
    return context.remedies(addingExit: .cancel, step, role: step == "cancel" ? nil : "cancel", to: screen.id)
  }

  /// Returns whether an answer depends on what the user types, and can be corrected: a wrong password, a mistyped number.
  func canBeCorrected(_ game: ExitGame, _ context: RuleContext) -> Bool {
    !game.failures.isEmpty
      && game.screens.contains { screen in
        let purpose = context.structure.purpose(of: screen)
        return context.flow[screen].input || !context.flow[screen].fields.isEmpty
          || [.signIn, .signUp, .passwordReset].contains(purpose)
      }
  }
}

extension Message {
  /// Returns the help for a screen that only the system leaves; an arrival may show it again at once.
  static func helpWhereUserWaits(_ context: RuleContext, _ screen: ScreenID) -> Message {
    let leave: Message = "add an action with which the user can leave it, such as Cancel"
    let arrivals = context.structure.showings(of: screen).compactMap(\.written.action).map { context.flow[$0] }
    guard let arrival = arrivals.first(where: { $0.trigger == .arrival && !$0.tests.isEmpty }) else { return leave }
    let variable = quoted(context.flow[arrival.tests[0].variable].name.value)
    return "\(leave); let it change \(variable), too, or \(context.name(arrival.id)) shows the screen again"
  }
}
