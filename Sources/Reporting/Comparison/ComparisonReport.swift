import Diagnostics
import FlowComparison
import Localization

/// The result of the command `diff`, independent of its output format.
public struct ComparisonReport: Sendable {
  /// A flow in at least one of the versions.
  public struct ComparedFlow: Sendable {
    /// How far the flow could be compared.
    public enum Extent: Hashable, Sendable {
      case compared, added, removed
      /// One or both versions have errors in their files.
      case invalid(old: Bool, new: Bool)
    }

    /// The path in the old version, or nil if it has no such flow.
    public var old: String?
    /// The path in the new version, or nil if it has no such flow.
    public var new: String?
    /// How far the flow could be compared.
    public var extent: Extent
    /// The changes of the flow.
    public var changes: [FlowChange]
    /// The changes of behaviour.
    public var behaviour: [BehaviourChange]
    /// What changed for users, or nil if the flow could not be compared.
    public var user: UserChanges?
    /// The changed part of the flow as a Mermaid diagram, or nil if there is none.
    public var picture: String?
    /// The scenarios with errors, which were left out of the comparison.
    public var brokenScenarios: (old: [String], new: [String])

    /// Creates the result for a flow.
    public init(
      old: String?, new: String?, extent: Extent, changes: [FlowChange] = [], behaviour: [BehaviourChange] = [],
      user: UserChanges? = nil, brokenScenarios: (old: [String], new: [String]) = ([], [])
    ) {
      self.old = old
      self.new = new
      self.extent = extent
      self.changes = changes
      self.behaviour = behaviour
      self.user = user
      self.brokenScenarios = brokenScenarios
    }

    /// The device and the taps after which the versions first differ, or nil if that is unknown.
    public var firstDifference: (device: String, taps: [String])? {
      guard case .different(let first?) = user?.equality else { return nil }
      return (first.device.rawValue, first.taps)
    }

    /// The name of the flow in reports.
    var name: String { new ?? old ?? "" }

    /// Returns the errors that prevent a comparison, as a phrase within a sentence.
    func mistakes(ofOld isOld: Bool, ofNew isNew: Bool) -> Message {
      if isOld, isNew { return "the mistakes of both versions" }
      guard isOld else { return "its mistakes" }
      return old == new ? "the mistakes of its old version" : "the mistakes of \"\((old ?? "").visible)\""
    }
  }

  /// A project of the new version.
  public struct Part: Sendable {
    /// The project's folder.
    public var folder: String
    /// The number of files of this project and those before it.
    public var fileCount: Int
    /// The lowest severity of a new finding that makes the run fail.
    public var failOn: Severity
    /// Whether the run may succeed although properties at or above `failOn` are undecided.
    public var allowsUndecided: Bool
    /// The verdicts on the properties of the new version.
    public var verdicts: [PropertyVerdict]

    /// Creates a part.
    public init(
      folder: String = ".", fileCount: Int, failOn: Severity, allowsUndecided: Bool = false, verdicts: [PropertyVerdict]
    ) {
      self.folder = folder
      self.fileCount = fileCount
      self.failOn = failOn
      self.allowsUndecided = allowsUndecided
      self.verdicts = verdicts
    }
  }

  /// The names of the versions.
  public let names: (old: String, new: String)
  /// The flows of both versions, by path.
  public let flows: [ComparedFlow]
  /// The changes of findings.
  public let findings: FindingChanges
  /// The properties with a different verdict.
  public let verdicts: [VerdictChange]
  /// The projects of the new version, in the order of their files.
  private let parts: [Part]
  /// Whether mistakes in files prevented a part of the comparison.
  let isPartial: Bool

  /// Creates a report.
  public init(
    names: (old: String, new: String), flows: [ComparedFlow], findings: FindingChanges, verdicts: [VerdictChange],
    parts: [Part], isPartial: Bool = false
  ) {
    self.names = names
    self.flows = flows
    self.findings = findings
    self.verdicts = verdicts
    self.parts = parts
    self.isPartial = isPartial
  }

  /// Whether a new finding, or a mistake in a file, makes the run fail.
  public var fails: Bool { isPartial || findings.new.contains(where: isFailing) }

  private func isFailing(_ finding: Diagnostic) -> Bool {
    let part = parts.first { finding.range.file.index < $0.fileCount }
    return finding.severity >= part?.failOn ?? .error
  }

  /// The new findings, each once if several projects have it in a shared file; without those on new devices.
  var shownNew: [Diagnostic] {
    let new = findings.new.dropLast(findings.onNewDevices.count)
    let projects = Dictionary(grouping: new) { finding in
      parts.first { finding.range.file.index < $0.fileCount }?.folder ?? "."
    }
    let sorted = projects.sorted { $0.key < $1.key }.map { (folder: $0.key, findings: $0.value) }
    let marked = SharedFindings.marked(sorted, in: findings.newFiles).flatMap(\.self).filter { $0.firstProject == nil }
    return DiagnosticOrder(files: findings.newFiles).sorted(marked)
  }

  /// The findings that are gone, each once if several projects had it in a shared file.
  var shownGone: [FindingChanges.GoneFinding] {
    var seen: Set<SharedFindings.Key> = []
    return findings.gone.filter { seen.insert(SharedFindings.Key($0.diagnostic, in: findings.oldFiles)).inserted }
  }

  /// The number of undecided properties of the new version, with the reasons.
  var undecided: UndecidedCount { UndecidedCount(PropertyVerdict.worst(of: parts.flatMap(\.verdicts))) }

  /// Whether a property of the new version whose violation would make the run fail is undecided.
  public var leavesUndecided: Bool {
    parts.contains { part in
      !part.allowsUndecided && part.verdicts.contains { $0.isUndecided(atLeast: part.failOn) }
    }
  }

  /// The sentences about whole flows, which begin each report.
  public var sentences: [String] { UserChangeText.sentences(on: self) }

  /// A sentence for each change with consequences, with a sign that says whether it is better or worse.
  public var changeSentences: [(mark: String, text: String)] { ChangeSentences(self).all.map { ($0.mark, $0.text) } }

  /// The properties with a different verdict that no finding of the comparison reports.
  var otherVerdicts: [VerdictChange] {
    let found = findings.new + findings.gone.map(\.diagnostic) + findings.accepted
    let rules = Set(found.flatMap { [$0.rule.name] + $0.affected.map(\.rule.name) })
    return verdicts.filter { !rules.contains($0.property) }
  }

  /// The line with the numbers of findings and changes.
  public var summary: String { ChangeText.summary(of: self) }

  /// Returns the number of changes of a kind; an added or removed flow counts as one.
  func count(of kind: FlowChange.Kind) -> Int {
    flows.reduce(0) { $0 + $1.changes.count { $0.kind == kind } }
      + flows.count { ($0.extent == .added && kind == .added) || ($0.extent == .removed && kind == .removed) }
  }
}
