import Checking
import Diagnostics
import FlowModel
import FlowSyntax
import Reporting
import Verification

/// The checks of all projects that the paths of a command line belong to, shared by `check`, `report` and `watch`.
struct ProjectRuns {
  /// The results of each project that could be checked.
  private(set) var outcomes: [CheckRun.Outcome] = []
  /// The first error of a project that could not be checked.
  private(set) var problem: UsageError?

  /// Checks each project.
  ///
  /// - Parameters:
  ///   - projects: the projects, from `ProjectReader.projects`.
  ///   - run: returns the check of a project.
  ///   - handle: takes the verification results of each flow.
  /// - Throws: `UsageError` if no project can be checked.
  init(
    of projects: [ProjectPaths], on console: Console, run: (ProjectPaths) -> CheckRun,
    handle: (Flow, [VerificationResult]) -> Void = { _, _ in }
  ) throws {
    for paths in projects {
      do {
        outcomes.append(try run(paths).outcome(after: files, on: console, handle: handle))
      } catch let error as UsageError {
        // The findings in the other projects are reported first.
        problem = problem ?? error
      }
    }
    if outcomes.contains(where: \.session.project.isSparse) {
      console.say("this is a sparse checkout: the files that it leaves out are not checked")
    }
    if let problem, outcomes.isEmpty { throw problem }
    dropRefutedAbsences()
    let reports = Report.markingSharedFindings(in: outcomes.map(\.report), files: files)
    for (place, report) in reports.enumerated() { outcomes[place].report = report }
  }

  /// Drops the findings about things that are missing in one project and not in another one with the same file.
  private mutating func dropRefutedAbsences() {
    guard outcomes.count > 1 else { return }
    let absences = outcomes.map(Absences.init)
    for place in outcomes.indices {
      let others = absences.indices.filter { $0 != place }.map { absences[$0] }
      outcomes[place].report = outcomes[place].report.dropping { finding in
        absences[place].key(of: finding).map { key in others.contains { $0.refutes(key) } } ?? false
      }
    }
  }

  /// The files of all projects.
  private var files: SourceFiles { outcomes.last?.report.files ?? SourceFiles() }

  /// The report of all projects.
  var report: Report {
    outcomes.count == 1 ? outcomes[0].report : Report(joining: outcomes.map(\.report), files: files)
  }

  /// Whether the user interrupted a check.
  var isInterrupted: Bool { outcomes.contains(where: \.isInterrupted) }

  /// Leaves out the projects in which nothing has changed, and returns whether none is left.
  mutating func dropUnchanged() -> Bool {
    outcomes.removeAll { $0.session.project.checked.isEmpty && !$0.report.isPartial && $0.report.diagnostics.isEmpty }
    return outcomes.isEmpty
  }
}
