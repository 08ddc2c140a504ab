import Diagnostics
import FlowRules
import Reporting

/// What is missing in every flow of a project, in files that flows of other projects may import as well.
///
/// A thing is only missing if it is missing in all flows of the run that contain its file.
struct Absences {
  /// A finding about something that is missing.
  struct Key: Hashable {
    fileprivate let rule: RuleID
    fileprivate let path: String
    fileprivate let range: Range<Int>
    fileprivate let subject: Subject
  }

  private static let rules = Set(RuleRegistry.standard.metadata.filter(\.isAboutAbsence).map(\.id))

  private let files: SourceFiles
  /// The files of the flows that were checked from their launch.
  private let contained: Set<String>
  private let applied: Set<RuleID>
  private var found: Set<Key> = []

  /// Collects the findings of a project.
  init(_ outcome: CheckRun.Outcome) {
    let report = outcome.report
    files = report.files
    contained = Set(
      outcome.session.flows.filter { !$0.isFragment }.flatMap(\.files).map { report.files[$0].path })
    applied = Set(report.rules.filter(\.isApplied).map(\.id))
    found = Set((report.diagnostics + report.known).compactMap(key))
  }

  /// Returns the key of a finding about something that is missing; nil for other findings.
  func key(of finding: Diagnostic) -> Key? {
    guard Self.rules.contains(finding.rule) else { return nil }
    let range = finding.range
    let subject = Subject(screen: finding.subject.screen, action: finding.subject.action, task: finding.subject.task)
    return Key(
      rule: finding.rule, path: files[range.file].path, range: range.start.offset..<range.end.offset, subject: subject)
  }

  /// Returns whether a flow of the project contains the file, and the thing is not missing in it.
  func refutes(_ key: Key) -> Bool {
    contained.contains(key.path) && applied.contains(key.rule) && !found.contains(key)
  }
}
