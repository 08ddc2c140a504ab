import FlowModel

/// What the words of a button or a title say about it.
extension Wording {
  /// Whether the label asks to leave: Cancel, Close, Not now.
  var asksToLeave: Bool {
    let words = latinWords.map(String.init)
    return words.first.map(Self.leaving.contains) ?? false || Self.refusals.contains { words.starts(with: $0) }
      || Self.leavingParts.contains(where: text.contains)
  }

  /// Whether the label is Cancel, Close or Back and names nothing else: "Cancel the ride" is an action of its own.
  var isPlainCancel: Bool {
    [["cancel"], ["close"], ["back"], ["not", "now"]].contains(latinWords.map(String.init))
      || ["キャンセル", "閉じる", "とじる", "戻る", "もどる", "やめる"].contains(lettersAndDigits)
  }

  /// Whether the label only acknowledges what has happened: OK, Done, Back to the shop.
  var acknowledges: Bool {
    let words = latinWords.map(String.init)
    return words.first.map(Self.acknowledging.contains) ?? false
      || Self.acknowledgingParts.contains(where: text.contains)
  }

  /// Whether the label only goes on to the next page.
  var goesOn: Bool {
    latinWords.first.map { Self.progressing.contains(String($0)) } ?? false
      || Self.progressingParts.contains(where: text.contains)
  }

  /// Whether the title introduces what follows.
  var introduces: Bool {
    let words = Set(latinWords.map(String.init))
    return words.contains("before") || words.contains("introduction") || words.contains("intro")
      || ["はじめに", "イントロ", "ご案内", "始める前"].contains(where: text.contains)
  }

  /// Whether the title says that something has been done.
  var saysDone: Bool {
    guard !text.hasSuffix("?") else { return false }
    let words = latinWords.map(String.init)
    return words.contains(where: Self.done.contains) || words.last == "complete"
      || Self.doneParts.contains(where: text.contains)
  }

  private static let leaving: Set = [
    "cancel", "close", "quit", "leave", "exit", "discard", "abort", "stop", "skip", "back", "dismiss", "later",
  ]
  private static let refusals = [
    ["not", "now"], ["no", "thanks"], ["never", "mind"], ["maybe", "later"], ["give", "up"], ["don", "t"],
    ["sign", "out"], ["log", "out"],
  ]
  private static let leavingParts = [
    "キャンセル", "閉じる", "とじる", "やめる", "やめて", "中止", "中断", "破棄", "戻る", "もどる", "あとで", "後で", "スキップ",
    "取り消", "取消", "ログアウト", "サインアウト",
  ]
  private static let acknowledging: Set = [
    "ok", "okay", "done", "close", "finish", "great", "thanks", "got", "understood", "back", "finished",
  ]
  private static let acknowledgingParts = ["完了", "閉じる", "とじる", "終了", "了解", "戻る"]
  private static let progressing: Set = ["next", "continue", "start", "begin", "proceed"]
  private static let progressingParts = ["次へ", "次に", "進む", "続ける", "始める", "はじめる", "開始"]
  private static let done: Set = [
    "done", "thanks", "thank", "success", "successful", "successfully", "completed", "finished", "paid", "booked",
    "ordered", "signed", "registered", "confirmed", "congratulations",
  ]
  private static let doneParts = ["完了", "ありがとう", "しました", "済み", "成功", "おめでとう"]
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
    case nil: Wording(label.value).asksToLeave
    }
  }

  /// Whether it is a plain Cancel, Close or Back: by the role in the file, or by a label that says no more.
  var isPlainCancel: Bool {
    switch writtenRole {
    case .cancel, .close, .back: true
    case .done, .destructive: false
    case nil: Wording(label.value).isPlainCancel
    }
  }
}
