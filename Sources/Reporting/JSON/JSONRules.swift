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
    let isOn: Bool
    let isFixable: Bool
    let since: String
    let address: String
    let oldNames: [String]

    /// Creates the description of a rule.
    ///
    /// - Parameters:
    ///   - isOn: whether it is applied without a setting.
    ///   - isFixable: whether `--fix` can correct some of its findings.
    ///   - since: the first version with the rule.
    ///   - address: the page of the rule.
    ///   - oldNames: the names that it had in earlier versions.
    public init(
      id: String, severity: Severity, evidence: String, family: String, summary: String, source: String, isOn: Bool,
      isFixable: Bool, since: String, address: String, oldNames: [String]
    ) {
      self.isOn = isOn
      self.isFixable = isFixable
      self.since = since
      self.address = address
      self.oldNames = oldNames
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
        ("on", .boolean(isOn)), ("fixable", .boolean(isFixable)), ("since", .string(since)),
        ("address", .string(address)),
        ("oldNames", .array(oldNames.map(JSONValue.string))),
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
