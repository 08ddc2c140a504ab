import FlowModel

/// What the words of a button or a title say about it.
extension Wording {
  /// Whether the label only acknowledges what has happened: OK, Done, Back to the shop.
  var acknowledges: Bool { isOne(of: .acknowledging) || means(.done) }

  /// Whether the label only goes on to the next page.
  var goesOn: Bool { means(.next) }

  /// Whether the title introduces what follows.
  var introduces: Bool { isOne(of: .introducing) }

  /// Whether the title says that something has been done.
  var saysDone: Bool {
    guard !text.hasSuffix("?") else { return false }
    return isOne(of: .finished) || latinWords.last == "complete"
  }

  /// Whether the text says that the user signs in.
  var saysSignIn: Bool { means(.signIn) }

  /// Returns whether the text names a biometric method; false for the other methods.
  func names(_ method: AuthMethod) -> Bool {
    switch method {
    case .faceID: hasWord("face", "id")
    case .touchID: hasWord("touch", "id")
    case .password, .signInWithApple, .oneTimeCode: false
    }
  }
}

extension Wording {
  /// The words of a name in camel case or any other spelling, in lower case.
  static func words(ofName name: String) -> [String] {
    var words: [String] = []
    for letter in name where letter.isLetter {
      if letter.isUppercase || words.isEmpty { words.append("") }
      words[words.count - 1] += letter.lowercased()
    }
    return words
  }

  /// Whether the name of an outcome says only what is missing: `needsBank`, `noAddress`.
  static func namesLack(_ outcome: String) -> Bool {
    let words = words(ofName: outcome)
    guard words.count > 1 else { return ["未", "必要", "不足", "なし", "ない"].contains(where: outcome.contains) }
    guard !["now", "thanks"].contains(words[1]) else { return false }
    return ["need", "needs", "no", "not", "missing", "lacks", "without", "requires"].contains(words[0])
      || ["needed", "missing", "required", "lacking"].contains(words[words.count - 1])
  }

  /// Whether the name of an outcome says that something was removed or given up: `deleted`, `discarded`.
  static func namesRemoval(_ outcome: String) -> Bool {
    let words = words(ofName: outcome)
    let removals: Set = [
      "deleted", "removed", "discarded", "left", "closed", "quit", "skipped", "declined", "confirmed", "abandoned",
    ]
    return words.contains(where: removals.contains) || words.last == "out"
      || ["削除", "破棄", "中止", "解除", "ログアウト"].contains(where: outcome.contains)
  }
}

extension Action {
  /// Whether the user asks to leave: by the role in the file, or by the label.
  var asksToLeave: Bool {
    switch writtenRole {
    case .cancel, .close, .back, .destructive: true
    case .done: false
    case nil: wording.means(.leave)
    }
  }

  /// Whether it is a plain Cancel, Close or Back: by the role in the file, or by a label that says no more.
  var isPlainCancel: Bool {
    switch writtenRole {
    case .cancel, .close, .back: true
    case .done, .destructive: false
    case nil: wording.means(.cancel)
    }
  }
}
