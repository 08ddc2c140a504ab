extension Flow {
  /// Whether more labels of buttons are Japanese than not.
  package var hasJapaneseLabels: Bool {
    let labels = actions.filter { $0.trigger == .user }.map(\.label.value)
    let japanese = labels.count { $0.isJapanese }
    return japanese > 0 && 2 * japanese >= labels.count
  }

  /// Returns a label for a suggestion, in the language of the flow's own labels.
  package func suggested(_ label: SuggestedLabel) -> String {
    hasJapaneseLabels ? label.japanese : label.rawValue
  }
}

/// A label of an action that a suggestion adds.
package enum SuggestedLabel: String, CaseIterable {
  case cancel = "Cancel"
  case close = "Close"
  case done = "Done"
  case keep = "Keep"
  case discard = "Discard"
  case discardQuestion = "Discard what you typed?"
  case signInWithFaceID = "Sign in with Face ID"
  case signInWithTouchID = "Sign in with Touch ID"
  case unlockWithFaceID = "Unlock with Face ID"
  case unlockWithTouchID = "Unlock with Touch ID"

  /// Returns the label of a button that starts a biometric method.
  package static func button(for method: AuthMethod, isOnLock: Bool = false) -> SuggestedLabel {
    switch (method, isOnLock) {
    case (.touchID, false): .signInWithTouchID
    case (.touchID, true): .unlockWithTouchID
    case (_, false): .signInWithFaceID
    case (_, true): .unlockWithFaceID
    }
  }

  var japanese: String {
    switch self {
    case .cancel: "キャンセル"
    case .close: "閉じる"
    case .done: "完了"
    case .keep: "編集を続ける"
    case .discard: "破棄"
    case .discardQuestion: "入力した内容を破棄しますか?"
    case .signInWithFaceID: "Face IDでサインイン"
    case .signInWithTouchID: "Touch IDでサインイン"
    case .unlockWithFaceID: "Face IDでロックを解除"
    case .unlockWithTouchID: "Touch IDでロックを解除"
    }
  }
}

extension String {
  /// Whether the text has kana or kanji.
  package var isJapanese: Bool {
    unicodeScalars.contains { (0x3041...0x30FF).contains($0.value) || (0x3400...0x9FFF).contains($0.value) }
  }
}
