import Localization

/// The position of steps in a file, which decides the options that are allowed with them.
enum ActionPlace: CaseIterable, Sendable {
  case action
  case entry
  /// One item of `cases`.
  case alternative
  /// One result of `either`.
  case result
  /// One item of `cases` in a result of `either`.
  case resultCase
  /// The steps for an outcome in `then`.
  case then
  /// The replacement of a gesture.
  case gesture
  /// The value of `do`.
  case body
  /// One step of a list.
  case item

  /// The phrase for messages.
  var title: Message {
    switch self {
    case .action: "an action"
    case .entry: "an entry"
    case .alternative: "one of `cases`"
    case .result: "a result of `either`"
    case .resultCase: "one of the `cases` of a result"
    case .then: "`then`"
    case .gesture: "a gesture"
    case .body: "`do`"
    case .item: "one step of a list"
    }
  }

  /// The name of the definition in the JSON Schema.
  var definition: String {
    switch self {
    case .action: "action"
    case .entry: "entry"
    case .alternative: "case"
    case .result: "result"
    case .resultCase: "resultCase"
    case .then: "outcomeSteps"
    case .gesture: "gestureSteps"
    case .body: "steps"
    case .item: "step"
    }
  }

  /// Returns whether a key of `ActionKeys` is allowed here.
  func allows(_ key: String) -> Bool {
    switch key {
    case "by", "while", "role", "auth", "clears": self == .action
    case "once", "link": self == .entry
    case "note", "allow", "id": self == .action || self == .entry
    case "cases": self == .action || self == .entry || self == .result
    case "either": self == .action || self == .entry || self == .alternative
    case "when", "where": [.action, .entry, .alternative, .result, .resultCase].contains(self)
    case "do": self != .body && self != .item
    default: true
    }
  }

  /// The keys of `ActionKeys` that are allowed here, each with the shape that it has here.
  var keys: [KeyDescription] {
    ActionKeys.table.keys.filter { allows($0.name) }.map { key in
      guard self == .result, key.name == ActionKeys.cases.name else { return key }
      var cases = key
      cases.shape = .list(of: .steps(.resultCase), atLeast: 1)
      return cases
    }
  }
}
