import Reporting

/// How a check or a comparison ends.
struct RunEnd {
  /// The exit status, which the first of the reasons decides.
  let status: ExitStatus
  private let reasons: [ReportedExit.Reason]

  /// Judges the results of a check of all projects.
  ///
  /// - Parameter forgivesFindings: whether findings leave the status at 0.
  init(of runs: ProjectRuns, forgivesFindings: Bool, on console: Console) {
    let outcomes = runs.outcomes
    let isUnusable = runs.problem != nil || outcomes.contains(where: \.report.isPartial)
    let fails = outcomes.contains(where: \.report.fails)
    let failsByBaseline = outcomes.contains(where: \.failsByBaseline)
    let isUndecided = outcomes.contains(where: \.report.leavesUndecided)
    self.init([
      (Self.signal(on: console), runs.isInterrupted, console.interruptionStatus), (.unusable, isUnusable, .unusable),
      (.findings, fails, forgivesFindings ? .success : .findings),
      (.baseline, failsByBaseline, forgivesFindings ? .success : .findings), (.undecided, isUndecided, .undecided),
    ])
  }

  /// Judges a comparison.
  init(of report: ComparisonReport, hasErrors: Bool, isInterrupted: Bool, on console: Console) {
    self.init([
      (Self.signal(on: console), isInterrupted, console.interruptionStatus), (.unusable, hasErrors, .unusable),
      (.findings, report.fails, .findings), (.undecided, report.leavesUndecided, .undecided),
    ])
  }

  private static func signal(on console: Console) -> ReportedExit.Reason {
    console.isTerminated() ? .terminated : .interrupted
  }

  /// Keeps the reasons that hold, the most important first.
  private init(_ all: [(ReportedExit.Reason, Bool, ExitStatus)]) {
    reasons = all.filter(\.1).map(\.0)
    status = all.first(where: \.1)?.2 ?? .success
  }

  /// The end as reports write it.
  var reported: ReportedExit { ReportedExit(status: Int(status.rawValue), reasons: reasons) }
}
