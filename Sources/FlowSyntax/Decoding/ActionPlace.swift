/// Where steps are written, and so which options may stand beside them.
enum ActionPlace: CaseIterable, Sendable {
  case action
  case entry
  /// One of `cases`.
  case alternative
  /// One of `either`.
  case result
  /// What follows an outcome in `then`.
  case then
  /// What a gesture does instead.
  case gesture
  /// What stands under `do`.
  case body
  /// One step of a list.
  case item

  /// What it is called.
  var title: String {
    switch self {
    case .action: "an action"
    case .entry: "an entry"
    case .alternative: "one of `cases`"
    case .result: "a result of `either`"
    case .then: "`then`"
    case .gesture: "a gesture"
    case .body: "`do`"
    case .item: "one step of a list"
    }
  }

  /// What the schema calls it.
  var definition: String {
    switch self {
    case .action: "action"
    case .entry: "entry"
    case .alternative: "case"
    case .result: "result"
    case .then: "outcomeSteps"
    case .gesture: "gestureSteps"
    case .body: "steps"
    case .item: "step"
    }
  }

  /// Whether a key of `ActionKeys` may stand here.
  func allows(_ key: String) -> Bool {
    switch key {
    case "by", "role", "auth", "clears": self == .action
    case "once": self == .entry
    case "note", "allow", "cases": self == .action || self == .entry
    case "either": self == .action || self == .entry || self == .alternative
    case "when", "where": self == .action || self == .entry || self == .alternative || self == .result
    case "do": self != .body && self != .item
    default: true
    }
  }
}
