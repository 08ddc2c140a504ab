import Diagnostics
import Localization

/// The format for GitHub's runner: an annotation for each of the first findings, and a line with the numbers.
public struct GitHubReport: ReportRenderer {
  /// The maximum number of annotations of each severity; the runner shows no more per step.
  private static let maximumAnnotationCount = 10

  /// Creates the format.
  public init() {}

  /// Returns the report as lines for the runner.
  public func render(_ report: Report) -> String {
    let findings = report.open.filter { $0.firstProject == nil }
    let annotations = Severity.allCases.sorted(by: >).flatMap { severity in
      findings.filter { $0.severity == severity }.prefix(Self.maximumAnnotationCount)
    }.map { annotation(of: $0, in: report.files) }
    let undecided = report.undecidedFlows.map { flow in
      let place = [("file", report.files[flow.file].path.visible), ("title", UndecidedFlow.name)]
      return WorkflowCommand(name(of: .error), place, message: flow.message).line
    }
    var line = SummaryText(styled: TextStyler(isOn: false)).summary(of: report)
    let rest = findings.count - annotations.count
    if rest > 0 {
      line += "; " + localized("\(.count(rest, "more finding")) than the \(annotations.count) annotated here")
    }
    return (annotations + undecided + [line]).map { $0 + "\n" }.joined()
  }

  private func annotation(of diagnostic: Diagnostic, in files: SourceFiles) -> String {
    let range = diagnostic.range
    var place = [
      ("file", files[range.file].path.visible), ("line", String(range.start.line)), ("endLine", String(range.end.line)),
    ]
    // GitHub rejects columns for a range over several lines.
    if range.start.line == range.end.line {
      place += [("col", String(range.start.column)), ("endColumn", String(range.end.column))]
    }
    let command = WorkflowCommand(
      name(of: diagnostic.severity), place + [("title", diagnostic.rule.name)], message: message(of: diagnostic))
    return command.line
  }

  private func name(of severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "notice"
    }
  }

  private func message(of diagnostic: Diagnostic) -> String {
    var lines = [diagnostic.message.visible]
    if let trace = diagnostic.trace {
      lines += ["", localized("how to get here:")] + TraceTable(trace).lines.map { "  " + $0 }
    }
    lines += FindingContext.lines(of: diagnostic)
    let help = (diagnostic.help ?? diagnostic.suggestion?.summary)?.localized.split(separator: "\n").map {
      String($0).visible
    }
    if let help { lines += ["", localized("help") + ": " + help.joined(separator: "\n")] }
    return lines.joined(separator: "\n")
  }
}

extension Report {
  /// The findings that no `allow` accepts.
  var open: [Diagnostic] { diagnostics.filter { $0.allowed == nil } }
}
