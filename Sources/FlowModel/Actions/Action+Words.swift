/// What an action does according to its label, in English or Japanese.
extension Action {
  /// Whether the label says that what the user typed is kept: Save, Apply, Send.
  package var saysThatItSaves: Bool {
    label.value.begins(with: Self.savingWords)
      || label.value.containsOne(of: ["保存", "完了", "送信", "投稿", "適用", "確定", "決定", "登録", "更新"])
        && !label.value.containsOne(of: ["しない", "せず", "破棄"])
  }

  /// Whether the label says that the user does without: Skip, Not now, Later.
  package var saysThatItSkips: Bool {
    label.value.begins(with: ["skip", "not", "later", "keep"])
      || label.value.containsOne(of: ["スキップ", "あとで", "後で", "今はしない"])
  }

  /// Whether the role or the label says that the user leaves without a change: Cancel, Discard.
  fileprivate var saysThatItLeaves: Bool {
    writtenRole == .cancel || writtenRole == .destructive || label.value.begins(with: ["cancel", "discard"])
      || label.value.containsOne(of: ["キャンセル", "破棄"])
  }

  private static let savingWords: Set = [
    "save", "apply", "done", "send", "post", "ok", "submit", "publish", "finish", "confirm", "update",
  ]
}

extension String {
  /// Returns whether the first word is one of some English words.
  fileprivate func begins(with words: Set<String>) -> Bool {
    words.contains(lowercased().prefix { $0.isLetter && $0.isASCII }.description)
  }

  fileprivate func containsOne(of parts: [String]) -> Bool { parts.contains { contains($0) } }
}

extension Flow {
  /// Returns whether an action uses what the user typed: its role is `done`, it sets a variable, or its label says so.
  ///
  /// OK on an alert keeps nothing. What an entry or a Cancel sets is about something else.
  package func keepsInput(_ id: ActionID) -> Bool {
    let action = actions[id.index]
    if action.role == .done { return true }
    if action.setsVariables { return action.trigger != .entry && !action.saysThatItLeaves }
    if case .screen(let owner) = action.owner, screens[owner.index].isOneScreenLayer { return false }
    return action.isUserInitiated && action.trigger == .user && action.saysThatItSaves
  }
}
