import Diagnostics

/// Everything that a run of `check` has to say, whatever the form it is told in.
public struct Report: Sendable {
  /// How much was checked.
  public struct Scope: Hashable, Sendable {
    /// The number of flow files.
    public var flows: Int
    /// The number of screens in them, those of a file that several import counted once.
    public var screens: Int
    /// The number of tasks, counted likewise.
    public var tasks: Int

    /// Creates a scope.
    public init(flows: Int, screens: Int, tasks: Int) {
      self.flows = flows
      self.screens = screens
      self.tasks = tasks
    }
  }

  /// The files that findings point into.
  public let files: SourceFiles
  /// The findings that the baseline does not know, allowed ones included, by path, range, rule and message.
  public let diagnostics: [Diagnostic]
  /// How much was checked.
  public let scope: Scope
  /// How many findings the baseline knows already.
  public let baselined: Int
  /// What was decided about properties of all behaviours.
  public let verdicts: [PropertyVerdict]
  /// The severity from which on a finding makes the run fail.
  public let failOn: Severity
  /// The rules that findings can bear, in the order in which they are told of.
  public let rules: [ReportedRule]
  /// The flow files that were asked for, ordered by path.
  public let flows: [ReportedFlow]
  /// Whether something that was asked for could not be checked.
  public let isPartial: Bool

  /// Creates a report; the findings may come in any order.
  public init(
    files: SourceFiles, diagnostics: [Diagnostic], scope: Scope, baselined: Int = 0, verdicts: [PropertyVerdict] = [],
    failOn: Severity = .error, rules: [ReportedRule] = [], flows: [ReportedFlow] = [], isPartial: Bool = false
  ) {
    self.files = files
    self.diagnostics = DiagnosticOrder(files: files).sorted(diagnostics)
    self.scope = scope
    self.baselined = baselined
    self.verdicts = verdicts
    self.failOn = failOn
    self.rules = rules
    self.flows = flows
    self.isPartial = isPartial
  }

  /// The number of findings of a severity that nothing allows.
  public func count(of severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity && $0.allowed == nil }
  }

  /// The number of findings that an `allow` accepts.
  public var allowed: Int { diagnostics.count { $0.allowed != nil } }

  /// Whether a finding that nothing allows weighs enough to make the run fail.
  public var fails: Bool { diagnostics.contains { $0.allowed == nil && $0.severity >= failOn } }

  /// How many properties are undecided, and why.
  var undecided: UndecidedCount { UndecidedCount(verdicts) }

  /// Whether every property of all behaviours is proved or violated.
  public var isDecided: Bool { undecided.isEmpty }

  /// Whether the time limit left a property undecided whose violation would make the run fail.
  public var isCutShort: Bool { UndecidedCount.isCutShort(verdicts, failOn: failOn) }
}
