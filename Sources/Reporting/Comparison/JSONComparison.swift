import Diagnostics
import FlowComparison

/// The JSON format of a comparison, version 1, with a fixed order of keys and null for absent values.
public struct JSONComparison: Sendable {
  private let toolVersion: String

  /// Creates the format.
  public init(toolVersion: String) { self.toolVersion = toolVersion }

  /// Returns the comparison as one JSON document.
  public func render(_ report: ComparisonReport, exit: ReportedExit) -> String {
    JSONWriter.text(
      of: .object([
        ("version", .integer(JSONFormat.V1.number)), ("tool", JSONFormat.V1.tool(version: toolVersion)),
        ("exit", exit.json), ("old", .string(report.names.old)),
        ("new", .string(report.names.new)), ("summary", summary(of: report)),
        ("flows", .array(report.flows.map { JSONFormat.V1.ComparedFlow(flow: $0).json })),
        ("findings", findings(in: report.findings)), ("verdicts", .array(report.verdicts.map(json))),
      ]))
  }

  private func summary(of report: ComparisonReport) -> JSONValue {
    .object([
      ("flows", .integer(report.flows.count)), ("added", .integer(report.count(of: .added))),
      ("removed", .integer(report.count(of: .removed))), ("changed", .integer(report.count(of: .changed))),
      ("renamed", .integer(report.count(of: .renamed))),
      ("newFindings", .integer(report.findings.new.count)), ("goneFindings", .integer(report.findings.gone.count)),
      ("keptFindings", .integer(report.findings.kept.count)), ("fails", .boolean(report.fails)),
    ])
  }

  private func findings(in changes: FindingChanges) -> JSONValue {
    let gone = zip(json(changes.gone.map(\.diagnostic), in: changes.oldFiles), changes.gone).map { finding, gone in
      finding.adding([("acceptedNow", .optional(gone.accepted)), ("sure", .boolean(gone.isCertain))])
    }
    return .object([
      ("new", .array(json(changes.new, in: changes.newFiles))),
      ("gone", .array(gone)),
      ("kept", .array(json(changes.kept, in: changes.newFiles))),
    ])
  }

  private func json(_ findings: [Diagnostic], in files: SourceFiles) -> [JSONValue] {
    zip(findings, Fingerprint.assign(to: findings, in: files)).map { finding, fingerprint in
      JSONFormat.V1.Finding(diagnostic: finding, files: files, fingerprint: fingerprint).json
    }
  }

  private func json(_ change: VerdictChange) -> JSONValue {
    .object([
      ("property", .string(change.property)), ("device", .string(change.device)),
      ("old", .object(JSONFormat.V1.Decision(change.old).members)),
      ("new", .object(JSONFormat.V1.Decision(change.new).members)),
    ])
  }
}

extension JSONValue {
  /// Returns the object with more members at its end.
  fileprivate func adding(_ more: [(key: String, value: JSONValue)]) -> JSONValue {
    if case .object(let members) = self { .object(members + more) } else { self }
  }
}
