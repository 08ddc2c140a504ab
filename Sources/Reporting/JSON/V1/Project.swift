import Diagnostics

extension JSONFormat.V1 {
  /// A project of a run, with the result of each of its flows.
  struct Project {
    /// The project and its settings.
    let project: ReportedProject
    /// The report of the project.
    let record: Report

    /// The JSON of the project.
    var json: JSONValue {
      .object([
        ("folder", .string(project.folder)), ("fails", .boolean(record.fails)),
        ("undecided", .boolean(record.leavesUndecided)), ("partial", .boolean(record.isPartial)),
        ("settings", settings), ("flows", .array(record.flows.map(json))),
      ])
    }

    private var settings: JSONValue {
      .object([
        ("files", .array(project.settings.map(JSONValue.string))), ("failOn", .string(project.failOn.word)),
        ("allowUndecided", .boolean(project.allowsUndecided)), ("baseline", .optional(project.baseline)),
        ("severity", .object(project.severities.map { (key: $0.rule.name, value: .string($0.level)) })),
        ("thresholds", .object(project.thresholds.map { (key: $0.key, value: .integer($0.value)) })),
        ("only", .array(project.rules.map { .string($0.name) })), ("device", .optional(project.device)),
      ])
    }

    private func json(_ flow: ReportedFlow) -> JSONValue {
      let findings = record.diagnostics.filter { $0.flows.contains(flow.file) }
      return .object([
        ("file", .string(record.files[flow.file].path)), ("extent", .string(word(for: flow.extent))),
        ("devices", .array(flow.devices.map(JSONValue.string))),
        ("fails", .boolean(findings.contains(where: record.isFailing))),
        ("findings", .integer(findings.count { $0.allowed == nil })),
        ("verdicts", .array(flow.verdicts.map { PropertyDecision(verdict: $0).json })),
      ])
    }

    /// Written out, so that renaming a case does not change the format.
    private func word(for extent: ReportedFlow.Extent) -> String {
      switch extent {
      case .whole: "whole"
      case .fragment: "fragment"
      case .invalid: "invalid"
      case .excluded: "excluded"
      }
    }
  }
}
