import Diagnostics

/// The rules for errors in a file itself.
enum FileRules {
  static let syntax: RuleID = "syntax"
  static let unknownKey: RuleID = "unknown-key"
  static let unknownName: RuleID = "unknown-name"
  static let unknownValue: RuleID = "unknown-value"
  static let duplicateName: RuleID = "duplicate-name"
  static let wrongType: RuleID = "wrong-type"
  static let missingKey: RuleID = "missing-key"
  static let misplacedScreen: RuleID = "misplaced-screen"
  static let importNotFound: RuleID = "import-not-found"
  static let importOutsideProject: RuleID = "import-outside-project"
  static let emptyReason: RuleID = "empty-reason"
  static let tooLarge: RuleID = "too-large"
  static let imageNotFound: RuleID = "image-not-found"
  static let gateLoops: RuleID = "gate-loops"
  static let unusedImport: RuleID = "unused-import"
}
