import Diagnostics

/// A rule with findings of one severity, as the heading of a drawing lists it.
struct NumberedRule: Hashable, Sendable {
  /// The id of the rule.
  var name: String
  /// The severity of its findings.
  var severity: Severity
  /// The number of its findings.
  var count = 1

  /// The sign beside an element with a finding, without a number.
  static func sign(of severity: Severity) -> String {
    switch severity {
    case .error: "✗"
    case .warning: "⚠"
    case .info: "ⓘ"
    }
  }
}
