import Diagnostics
import FlowModel

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
