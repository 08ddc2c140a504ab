import Diagnostics

/// The JSON format of the list of rules, version 1.
public struct JSONRules: Sendable {
  /// The description of a rule.
  public struct Rule: Sendable {
    let id: String
    let severity: Severity
    let evidence: String
    let family: String
    let summary: String
    let source: String

    /// Creates the description of a rule.
    public init(id: String, severity: Severity, evidence: String, family: String, summary: String, source: String) {
      self.id = id
      self.severity = severity
      self.evidence = evidence
      self.family = family
      self.summary = summary
      self.source = source
    }

    fileprivate var json: JSONValue {
      .object([
        ("id", .string(id)), ("severity", .string(severity.rawValue)), ("evidence", .string(evidence)),
        ("family", .string(family)), ("summary", .string(summary)), ("source", .string(source)),
      ])
    }
  }

  private let rules: [Rule]

  /// Creates the format of a list of rules.
  public init(_ rules: [Rule]) { self.rules = rules }

  /// Returns the list as one JSON document.
  public func render() -> String {
    JSONWriter.text(
      of: .object([("version", .integer(JSONFormat.V1.number)), ("rules", .array(rules.map(\.json)))]))
  }
}
