import Checking
import Diagnostics
import FlowModel
import Localization
import Reporting

/// The findings of a flow that no `allow` accepts, by their numbers in the text of `check`.
struct NumberedFindings {
  /// The findings; the first one has the number 1.
  let findings: [Diagnostic]
  private let file: FlowFile
  private let device: Device?

  /// Numbers findings, which are in the order of reports.
  ///
  /// - Parameter device: the device of all findings, or nil for those on any device.
  init(_ findings: [Diagnostic], of file: FlowFile, on device: Device?) {
    self.findings = findings
    self.file = file
    self.device = device
  }

  /// Returns a finding to which taps lead, and its trace.
  ///
  /// - Throws: `UsageError` for a number that no finding has, and for a finding without a trace.
  func finding(numbered number: Int) throws -> (finding: Diagnostic, trace: Trace) {
    guard findings.indices.contains(number - 1) else {
      let count: Message = findings.isEmpty ? "no findings" : .count(findings.count, "finding")
      guard let device, file.flow.devices.count > 1 else {
        throw UsageError("there is no finding \(number): \(file.path) has \(count)")
      }
      throw UsageError(
        "there is no finding \(number): \(file.path) has \(count) on \(Message(text: device.displayName))")
    }
    let finding = findings[number - 1]
    guard let trace = finding.trace else {
      throw UsageError("finding \(number), \(finding.rule.name), has no trace: no taps lead to it")
    }
    return (finding, trace)
  }
}

extension FlowFile {
  /// Checks the flow, and returns the findings that no `allow` accepts, up to the end of the check, in the order of
  /// reports.
  ///
  /// They are drawn and walked through, without their helps.
  func findings(on device: Device?, only rules: Set<RuleID> = [], _ progress: ProgressReporter) -> [Diagnostic] {
    var options = CheckOptions(rules: rules, device: device)
    options.triesRemedies = false
    let session = CheckSession(project, options)
    let found = session.check(observer: progress).findings.filter { $0.allowed == nil }
    let scope = Report.Scope(flows: 1, screens: flow.screens.count, tasks: flow.tasks.count)
    return Report(files: project.files, diagnostics: found, scope: scope).diagnostics
  }
}
