import Reporting

/// How a check of all projects ends.
struct RunEnd {
  /// The exit status of the worst project.
  let status: ExitStatus
  private let reasons: [ReportedExit.Reason]

  /// Judges the results.
  ///
  /// - Parameter forgivesFindings: whether findings leave the status at 0.
  init(of runs: ProjectRuns, forgivesFindings: Bool, on console: Console) {
    let outcomes = runs.outcomes
    let isUnusable = runs.problem != nil || outcomes.contains(where: \.report.isPartial)
    let fails = outcomes.contains(where: \.report.fails)
    let failsByBaseline = outcomes.contains(where: \.failsByBaseline)
    let isUndecided = outcomes.contains(where: \.report.leavesUndecided)
    let signal: ReportedExit.Reason = console.isTerminated() ? .terminated : .interrupted
    let all: [(ReportedExit.Reason, Bool, ExitStatus)] = [
      (signal, runs.isInterrupted, console.interruptionStatus), (.unusable, isUnusable, .unusable),
      (.findings, fails, forgivesFindings ? .success : .findings),
      (.baseline, failsByBaseline, forgivesFindings ? .success : .findings), (.undecided, isUndecided, .undecided),
    ]
    reasons = all.filter(\.1).map(\.0)
    status = all.first(where: \.1)?.2 ?? .success
  }

  /// The end as reports write it.
  var reported: ReportedExit { ReportedExit(status: Int(status.rawValue), reasons: reasons) }
}
