import Localization

extension Message {
  /// Returns the help to write one of several steps.
  fileprivate static func write(oneOf steps: [String]) -> Message {
    ("write \(.list(steps.map(Message.code), .or))" as Message).about("steps")
  }
}

/// A verb of a step.
enum Verb: String, CaseIterable, Sendable {
  case push, present, start, complete, cancel, pop, dismiss, unwind, replace, show, tab, root, set, stay

  /// All verbs.
  static let words = allCases.map(\.rawValue)

  /// An example of a step with this verb.
  var example: String {
    switch self {
    case .push, .present, .unwind, .replace, .show, .tab: "\(rawValue) SCREEN"
    case .start: "start TASK"
    case .complete: "complete OUTCOME"
    case .pop: "pop, pop 2, pop root or pop to SCREEN"
    case .dismiss: "dismiss, dismiss all or dismiss to SCREEN"
    case .root: "root NAME"
    case .set: "{ set: { variable: value } }"
    case .cancel, .stay: rawValue
    }
  }

  /// The help to write a step with this verb.
  var advice: Message {
    switch self {
    case .pop: .write(oneOf: ["pop", "pop 2", "pop root", "pop to SCREEN"])
    case .dismiss: .write(oneOf: ["dismiss", "dismiss all", "dismiss to SCREEN"])
    default: "write \(.code(example))"
    }
  }

  /// The kind of name that must follow the verb, for messages; nil if none must.
  var operand: Message? {
    switch self {
    case .push, .present, .unwind, .replace, .show: "a screen"
    case .tab: "a tab's screen"
    case .start: "a task"
    case .complete: "an outcome"
    case .root: "a root"
    case .pop, .dismiss, .set, .cancel, .stay: nil
    }
  }

  /// The kind of that name, as in `Shape.name(of:)`; nil if no name must follow.
  var operandKind: String? {
    switch self {
    case .push, .present, .unwind, .replace, .show: "screen"
    case .tab: "tab"
    case .start: "task"
    case .complete: "outcome"
    case .root: "root"
    case .pop, .dismiss, .set, .cancel, .stay: nil
    }
  }

  /// The words that can follow a verb that needs no name.
  var keywords: [String] {
    switch self {
    case .pop: ["root", "to"]
    case .dismiss: ["all", "to"]
    default: []
    }
  }

  /// The one-line description for editors.
  var summary: Message {
    switch self {
    case .cancel: "End the task with the outcome `cancelled`."
    case .stay: "Nothing happens."
    default: ActionKeys.table[rawValue]?.summary ?? ""
    }
  }

  /// Returns the correction for a word that other platforms or everyday language use for a step.
  static func advice(for word: String) -> Message? { advice[word.folded] }

  /// Returns the verb of a Japanese word, or nil.
  static func meant(by word: String) -> Verb? { japanese[word.folded] }

  private static let japanese: [String: Verb] = [
    "プッシュ": .push, "プッシュ遷移": .push, "進む": .push, "遷移": .push, "移動": .push, "表示": .present, "表示する": .present,
    "モーダル": .present, "モーダル表示": .present, "シート": .present, "開く": .present, "開始": .start, "開始する": .start,
    "始める": .start, "完了": .complete, "完了する": .complete, "終了": .complete, "キャンセル": .cancel, "中止": .cancel,
    "やめる": .cancel, "戻る": .pop, "もどる": .pop, "ポップ": .pop, "閉じる": .dismiss, "とじる": .dismiss, "置き換え": .replace,
    "置き換える": .replace, "置換": .replace, "タブ": .tab, "ルート": .root, "設定": .set, "代入": .set, "何もしない": .stay,
    "そのまま": .stay, "とどまる": .stay,
  ]

  /// Returns the correction for a key of a map that is such a word, or a verb that nothing follows.
  static func adviceForKey(_ word: String) -> Message? {
    switch Verb(rawValue: word) {
    case .cancel: "write `do: cancel`"
    case .stay: "write `do: stay`"
    default: advice(for: word)
    }
  }

  /// Returns the step of an advice that names a single one, without a placeholder.
  static func step(in advice: String) -> String? {
    guard advice.hasPrefix("write `"), advice.hasSuffix("`") else { return nil }
    let step = advice.dropFirst(7).dropLast()
    return step.contains { $0 == "`" || $0.isUppercase } ? nil : String(step)
  }

  private static let advice: [String: Message] = [
    "goto": deeper, "go": deeper, "to": deeper, "navigate": deeper, "open": deeper, "transition": deeper,
    "segue": deeper, "startactivity": deeper, "intent": deeper,
    "modal": "write `present SCREEN`", "sheet": "write `present SCREEN`", "popup": "write `present SCREEN`",
    "alert": "write `present SCREEN`, and `kind: alert` at that screen",
    "close": "write `dismiss` to close a modal layer, or `cancel` to end the task",
    "exit": "write `dismiss` to close a modal layer, or `cancel` to end the task",
    "hide": "write `dismiss`", "back": "write `pop`", "return": "write `pop`, or `complete OUTCOME` to end the task",
    "poptoroot": "write `pop root`", "dismissall": "write `dismiss all`",
    "end": finish, "finish": finish, "done": finish, "success": finish, "succeed": finish, "fail": finish,
    "do": "write the step itself, without `do`", "begin": "write `start TASK`", "launch": "write `start TASK`",
    "run": "write `start TASK`",
    "task": "write `start TASK`",
    "select": "write `tab SCREEN`", "switch": "write `tab SCREEN`", "nothing": "write `stay`", "none": "write `stay`",
    "else": last, "otherwise": last, "default": last,
    "toast": passing, "banner": passing, "snackbar": passing, "hud": passing, "notify": passing, "vibrate": passing,
    "haptic": passing, "noop": "write `stay`", "refresh": "write `stay`", "wait": "write `stay`",
  ]
  private static let deeper: Message =
    "write `push SCREEN` to go deeper, `present SCREEN` to show it on top, or `start TASK`"
  private static let last: Message =
    "the last of `cases` has no condition: `cases: [{ when: { variable: value }, push: SCREEN }, push SCREEN]`"
  private static let passing: Message =
    "what goes by itself is no screen: write `stay`, and say in a `note` what appears"
  private static let finish: Message = "write `complete OUTCOME`, or `cancel`"
}
