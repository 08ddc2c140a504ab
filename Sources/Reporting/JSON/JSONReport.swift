import Diagnostics

/// The JSON format of a report, version 1, with a fixed order of keys and null for absent values.
public struct JSONReport: ReportRenderer {
  private let toolVersion: String

  /// Creates the format.
  public init(toolVersion: String) { self.toolVersion = toolVersion }

  /// Returns the report as one JSON document.
  public func render(_ report: Report) -> String {
    let asked = Set(report.verdicts.map(\.property))
    return JSONWriter.text(
      of: .object([
        ("version", .integer(JSONFormat.V1.number)),
        ("tool", JSONFormat.V1.tool(version: toolVersion)),
        ("exit", report.exit?.json ?? .null),
        ("summary", JSONFormat.V1.Summary(report: report).json),
        (
          "projects",
          .array(
            report.records.compactMap { record in
              record.project.map { JSONFormat.V1.Project(project: $0, record: record).json }
            })
        ),
        ("findings", .array(findings(report.diagnostics, of: report))),
        ("known", .array(findings(report.known, of: report))),
        ("verdicts", .array(report.verdicts.map { JSONFormat.V1.PropertyDecision(verdict: $0).json })),
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

  private func findings(_ diagnostics: [Diagnostic], of report: Report) -> [JSONValue] {
    let allowable = Set(report.rules.filter(\.isAllowable).map(\.id))
    return zip(diagnostics, Fingerprint.assign(to: diagnostics, in: report.files)).map { diagnostic, fingerprint in
      JSONFormat.V1.Finding(
        diagnostic: diagnostic, files: report.files, fingerprint: fingerprint, fails: report.isFailing(diagnostic),
        isAllowable: allowable.contains(diagnostic.rule)
      ).json
    }
  }
}

/// The JSON format, by version: separate types, so that changes of our own types do not change the format.
enum JSONFormat {
  /// Version 1.
  enum V1 {
    /// The version number in documents.
    static let number = 1

    /// The program that wrote the document.
    static func tool(version: String) -> JSONValue { ["name": "navflow", "version": .string(version)] }
  }
}

extension ReportedExit {
  var json: JSONValue {
    .object([("status", .integer(status)), ("reasons", .array(reasons.map { .string($0.rawValue) }))])
  }
}
