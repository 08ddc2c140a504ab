import Diagnostics
import FlowComparison

/// Everything that a run of `diff` has to say, whatever the form it is told in.
public struct ComparisonReport: Sendable {
  /// A flow of either version.
  public struct ComparedFlow: Sendable {
    /// What there is to say of it.
    public enum Extent: Hashable, Sendable {
      case compared, added, removed
      /// One of its versions has mistakes, or both have.
      case mistaken(old: Bool, new: Bool)
    }

    /// The path, or nil where the old version has no such flow.
    public var old: String?
    /// The path, or nil where the new version has no such flow.
    public var new: String?
    /// What there is to say of it.
    public var extent: Extent
    /// What changed in it.
    public var changes: [FlowChange]
    /// What can happen now, and what no longer can.
    public var behaviour: [BehaviourChange]

    /// Creates the entry of a flow.
    public init(
      old: String?, new: String?, extent: Extent, changes: [FlowChange] = [], behaviour: [BehaviourChange] = []
    ) {
      self.old = old
      self.new = new
      self.extent = extent
      self.changes = changes
      self.behaviour = behaviour
    }

    /// What reports call it.
    var name: String { new ?? old ?? "" }

    /// What keeps it from being compared, as an object of "before … are mended".
    func mistakes(ofOld isOld: Bool, ofNew isNew: Bool) -> String {
      if isOld, isNew { return "the mistakes of both versions" }
      guard isOld else { return "its mistakes" }
      return old == new ? "the mistakes of its old version" : "the mistakes of \"\((old ?? "").visible)\""
    }
  }

  /// What the versions are called.
  public let names: (old: String, new: String)
  /// The flows of both versions, by path.
  public let flows: [ComparedFlow]
  /// What became of findings.
  public let findings: FindingChanges
  /// The properties that turned.
  public let verdicts: [VerdictChange]
  /// What was decided about the properties of the new version.
  public let newVerdicts: [PropertyVerdict]
  /// The severity from which on a new finding makes the run fail.
  public let failOn: Severity

  /// Creates a report.
  public init(
    names: (old: String, new: String), flows: [ComparedFlow], findings: FindingChanges, verdicts: [VerdictChange],
    newVerdicts: [PropertyVerdict] = [], failOn: Severity
  ) {
    self.names = names
    self.flows = flows
    self.findings = findings
    self.verdicts = verdicts
    self.newVerdicts = newVerdicts
    self.failOn = failOn
  }

  /// Whether a new finding weighs enough to make the run fail.
  public var fails: Bool { findings.new.contains { $0.severity >= failOn } }

  /// How many properties of the new version are undecided, and why.
  var undecided: UndecidedCount { UndecidedCount(newVerdicts) }

  /// Whether the time limit left a property of the new version undecided whose violation would make the run fail.
  public var isCutShort: Bool { UndecidedCount.isCutShort(newVerdicts, failOn: failOn) }

  /// How many changes of a kind there are, flows that came or went counted as one each.
  func count(of kind: FlowChange.Kind) -> Int {
    flows.reduce(0) { $0 + $1.changes.count { $0.kind == kind } }
      + flows.count { ($0.extent == .added && kind == .added) || ($0.extent == .removed && kind == .removed) }
  }
}
