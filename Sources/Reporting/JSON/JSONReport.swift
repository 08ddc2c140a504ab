import Diagnostics

/// The JSON format of a report, version 1, with a fixed order of keys and null for absent values.
public struct JSONReport: ReportRenderer {
  /// Creates the format.
  public init() {}

  /// Returns the report as one JSON document.
  public func render(_ report: Report) -> String {
    let fingerprints = Fingerprint.assign(to: report.diagnostics, in: report.files)
    let findings = zip(report.diagnostics, fingerprints).map { diagnostic, fingerprint in
      JSONFormat.V1.Finding(diagnostic: diagnostic, files: report.files, fingerprint: fingerprint).json
    }
    let asked = Set(report.verdicts.map(\.property))
    return JSONWriter.text(
      of: .object([
        ("version", .integer(JSONFormat.V1.number)), ("summary", JSONFormat.V1.Summary(report: report).json),
        ("findings", .array(findings)), ("verdicts", .array(report.verdicts.map(json))),
        ("rules", .array(report.rules.map { json($0, asked: asked) })),
      ]))
  }

  /// A rule, and whether this run applied it and had to prove it.
  private func json(_ rule: ReportedRule, asked: Set<String>) -> JSONValue {
    .object([
      ("rule", .string(rule.id.name)), ("applied", .boolean(rule.isApplied)),
      ("needsProof", .boolean(asked.contains(rule.id.name))),
    ])
  }

  private func json(_ verdict: PropertyVerdict) -> JSONValue {
    let first: [(key: String, value: JSONValue)] = [
      ("property", .string(verdict.property)), ("device", .string(verdict.device)),
    ]
    return .object(
      first + JSONFormat.V1.Decision(verdict.verdict).members + [("cutoff", .optional(verdict.cutoff?.rawValue))])
  }
}

/// The JSON format, by version: separate types, so that changes of our own types do not change the format.
enum JSONFormat {
  /// Version 1.
  enum V1 {
    /// The version number in documents.
    static let number = 1
  }
}
