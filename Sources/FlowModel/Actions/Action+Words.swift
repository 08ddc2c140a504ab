/// What an action does according to its label, in English or Japanese.
extension Action {
  /// Whether the label says that what the user typed is kept: Save, Apply, Send.
  package var saysThatItSaves: Bool { wording.means(.save) }

  /// Whether the label says that the user does without: Skip, Not now, Later.
  package var saysThatItSkips: Bool { wording.means(.skip) }

  /// Whether the role or the label says that the user leaves without a change: Cancel, Discard.
  fileprivate var saysThatItLeaves: Bool {
    if writtenRole == .cancel || writtenRole == .destructive { return true }
    let wording = wording
    return ["cancel", "discard"].contains(wording.latinWords.first)
      || ["キャンセル", "破棄"].contains(where: wording.text.contains)
  }
}

extension Flow {
  /// Returns whether an action uses what the user typed: its role is `done`, it sets a variable, or its label says so.
  ///
  /// OK on an alert keeps nothing. What an entry or a Cancel sets is about something else. A button that signs in submits
  /// what was typed on its own screen.
  package func keepsInput(_ id: ActionID) -> Bool {
    let action = actions[id.index]
    if action.role == .done { return true }
    if action.setsVariables { return action.trigger != .entry && !action.saysThatItLeaves }
    guard action.trigger == .user else { return false }
    guard case .screen(let owner) = action.owner else { return action.saysThatItSaves }
    let screen = screens[owner.index]
    if screen.isOneScreenLayer { return false }
    let submits = action.wording.means(.signIn) || action.wording.means(.signUp)
    return action.saysThatItSaves || submits && (screen.input || !screen.fields.isEmpty)
  }
}
