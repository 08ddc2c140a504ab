import Diagnostics
import Localization

/// The result of the command `check`, independent of its output format.
public struct Report: Sendable {
  /// How much was checked.
  public struct Scope: Hashable, Sendable {
    /// The number of flow files.
    public var flows: Int
    /// The number of screens in them; a file that several flows import counts once.
    public var screens: Int
    /// The number of tasks, counted in the same way.
    public var tasks: Int

    /// Creates a scope.
    public init(flows: Int, screens: Int, tasks: Int) {
      self.flows = flows
      self.screens = screens
      self.tasks = tasks
    }
  }

  /// The marks of partial flows, on which verdicts rest.
  public struct Marks: Hashable, Sendable {
    /// The number of screens with `exits: unknown`.
    public var unknownExits: Int
    /// The number of screens and tasks with `opened: elsewhere`.
    public var openedElsewhere: Int

    /// Creates the numbers of marks.
    public init(unknownExits: Int = 0, openedElsewhere: Int = 0) {
      self.unknownExits = unknownExits
      self.openedElsewhere = openedElsewhere
    }
  }

  /// What says that a finding is known.
  public enum KnownSource: Sendable {
    case baseline, olderVersion
  }

  /// The files of the findings.
  public let files: SourceFiles
  /// The findings that are not in the baseline, including accepted ones, in the order of reports (`DiagnosticOrder`).
  public private(set) var diagnostics: [Diagnostic]
  /// How much was checked.
  public let scope: Scope
  /// The known findings, in the same order.
  public let known: [Diagnostic]
  /// What says that they are known.
  public var knownSource: KnownSource
  /// The verdicts on properties of all behaviours.
  public let verdicts: [PropertyVerdict]
  /// The lowest severity of a finding that makes the run fail.
  private let failOn: Severity
  /// Whether the run may succeed although properties at or above `failOn` are undecided.
  private let allowsUndecided: Bool
  /// The reports of the projects that this one joins; empty if it is about one project.
  private let parts: [Report]
  /// The project, or nil if the report joins several, or is about none.
  public let project: ReportedProject?
  /// How the run ends, if that is known.
  public var exit: ReportedExit?
  /// All rules, also those without findings, in the order of reports.
  public let rules: [ReportedRule]
  /// The flow files that the user asked for, ordered by path within each project.
  public let flows: [ReportedFlow]
  /// Whether some of the requested files could not be checked.
  public let isPartial: Bool
  /// The marks on which the verdicts rest.
  public let marks: Marks

  /// Creates a report; the order of the findings has no effect.
  public init(
    files: SourceFiles, diagnostics: [Diagnostic], scope: Scope, known: [Diagnostic] = [],
    verdicts: [PropertyVerdict] = [],
    failOn: Severity = .error, allowsUndecided: Bool = false, rules: [ReportedRule] = [], flows: [ReportedFlow] = [],
    isPartial: Bool = false,
    marks: Marks = Marks(), project: ReportedProject? = nil, knownSource: KnownSource = .baseline
  ) {
    self.knownSource = knownSource
    self.files = files
    self.diagnostics = DiagnosticOrder(files: files).sorted(diagnostics)
    self.scope = scope
    self.known = DiagnosticOrder(files: files).sorted(known)
    self.verdicts = verdicts
    self.failOn = failOn
    self.allowsUndecided = allowsUndecided
    parts = []
    self.rules = rules
    self.flows = flows
    self.isPartial = isPartial
    self.marks = marks
    self.project = project
  }

  /// Joins the reports of several projects.
  ///
  /// - Parameters:
  ///   - parts: the reports; the files of each one begin with those of the one before it.
  ///   - files: the files of all of them.
  public init(joining parts: [Report], files: SourceFiles) {
    self.parts = parts
    project = nil
    self.files = files
    diagnostics = DiagnosticOrder(files: files).sorted(parts.flatMap(\.diagnostics))
    scope = parts.map(\.scope).reduce(into: Scope(flows: 0, screens: 0, tasks: 0)) { sum, scope in
      sum.flows += scope.flows
      sum.screens += scope.screens
      sum.tasks += scope.tasks
    }
    known = DiagnosticOrder(files: files).sorted(parts.flatMap(\.known))
    knownSource = parts.first?.knownSource ?? .baseline
    verdicts = PropertyVerdict.worst(of: parts.flatMap(\.verdicts))
    failOn = parts.map(\.failOn).min() ?? .error
    allowsUndecided = parts.allSatisfy(\.allowsUndecided)
    // A rule may be off in some of the projects.
    rules = (parts.first?.rules ?? []).map { rule in
      parts.lazy.flatMap(\.rules).first { $0.id == rule.id && $0.isApplied } ?? rule
    }
    flows = parts.flatMap(\.flows)
    isPartial = parts.contains(where: \.isPartial)
    marks = parts.map(\.marks).reduce(into: Marks()) { sum, marks in
      sum.unknownExits += marks.unknownExits
      sum.openedElsewhere += marks.openedElsewhere
    }
  }

  /// Returns the report of one of the flows.
  ///
  /// - Parameter scope: the size of the flow.
  public func focused(on flow: ReportedFlow, scope: Scope) -> Report {
    Report(
      files: files, diagnostics: diagnostics.filter { $0.flows.contains(flow.file) }, scope: scope,
      known: known.filter { $0.flows.contains(flow.file) }, verdicts: flow.verdicts, failOn: failOn,
      allowsUndecided: allowsUndecided, rules: rules, flows: [flow], isPartial: flow.extent == .invalid,
      project: project, knownSource: knownSource)
  }

  /// Returns the report with some findings less.
  public func dropping(_ isDropped: (Diagnostic) -> Bool) -> Report {
    var report = self
    report.diagnostics.removeAll(where: isDropped)
    return report
  }

  /// Returns the report with other findings, in the order of the report.
  func with(diagnostics: [Diagnostic]) -> Report {
    var report = self
    report.diagnostics = diagnostics
    return report
  }

  /// Returns the report with only the findings that belong to none of some flows.
  public func withoutFindings(of flows: Set<FileID>) -> Report {
    Report(
      files: files, diagnostics: diagnostics.filter { flows.isDisjoint(with: $0.flows) },
      scope: Scope(flows: 0, screens: 0, tasks: 0), failOn: failOn, rules: rules, isPartial: isPartial)
  }

  /// The report of each project.
  var records: [Report] { parts.isEmpty ? [self] : parts }

  /// Returns the number of findings of a severity that no `allow` accepts.
  ///
  /// In a report that joins projects, a finding that several of them have counts once.
  public func count(of severity: Severity) -> Int {
    diagnostics.count { $0.severity == severity && $0.allowed == nil && (parts.isEmpty || $0.firstProject == nil) }
  }

  /// Where the known findings are, as a phrase within a sentence.
  var placeOfKnown: Message { knownSource == .baseline ? "in the baseline" : "in the old version too" }

  /// The number of known findings.
  public var baselined: Int { known.count }

  /// The number of findings that an `allow` accepts.
  public var allowed: Int { diagnostics.count { $0.allowed != nil } }

  /// Whether a finding makes the run fail.
  public var fails: Bool { diagnostics.contains(where: isFailing) }

  /// Returns whether a finding makes the run fail.
  func isFailing(_ finding: Diagnostic) -> Bool {
    finding.allowed == nil && isAtOrAboveLimit(finding)
  }

  /// Returns whether a finding would make the run fail if it were neither accepted nor known.
  func isAtOrAboveLimit(_ finding: Diagnostic) -> Bool {
    // Each part's files follow those of the parts before it.
    let part = parts.first { finding.range.file.index < $0.files.ids.count }
    return finding.severity >= (part?.failOn ?? failOn)
  }

  /// The number of undecided properties, with the reasons.
  var undecided: UndecidedCount { UndecidedCount(verdicts) }

  /// Whether every property is proved or violated.
  public var isDecided: Bool { undecided.isEmpty }

  /// Whether a property whose violation would make the run fail is undecided, and the settings do not allow that.
  public var leavesUndecided: Bool {
    guard parts.isEmpty else { return parts.contains(where: \.leavesUndecided) }
    return verdicts.contains(where: isBlocking)
  }

  /// Returns whether a verdict keeps the run from success because it is undecided.
  func isBlocking(_ verdict: PropertyVerdict) -> Bool {
    !allowsUndecided && verdict.isUndecided(atLeast: failOn)
  }
}

/// An output format of reports: text, JSON, or the format of a CI system.
public protocol ReportRenderer {
  /// Returns the whole report, with a line break at the end.
  func render(_ report: Report) -> String

  /// Returns a sentence about what the format has no room for, or nil if it contains everything.
  func omission(from report: Report) -> Message?
}

extension ReportRenderer {
  /// Returns nil: the format contains everything.
  public func omission(from report: Report) -> Message? { nil }
}
