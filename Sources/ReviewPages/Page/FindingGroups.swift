import Diagnostics
import FlowModel
import Reporting

/// Which findings are told with which flow: those of its own file, then those of a file that it imports and no flow before it.
struct FindingGroups {
  /// A finding, and what makes it the same one in another run.
  struct Item {
    let diagnostic: Diagnostic
    let fingerprint: String
  }

  private var groups: [[Item]]
  /// The findings in files that no flow of the page uses.
  private(set) var loose: [Item] = []

  /// Sorts a report's findings to flows.
  init(report: Report, flows: [Flow]) {
    groups = flows.map { _ in [] }
    let fingerprints = Fingerprint.assign(to: report.diagnostics, in: report.files)
    for (diagnostic, fingerprint) in zip(report.diagnostics, fingerprints) {
      let item = Item(diagnostic: diagnostic, fingerprint: fingerprint)
      let place = diagnostic.trace.flatMap { trace in
        flows.firstIndex { report.files[$0.file].path == trace.replay.file }
      }
      let file = diagnostic.range.file
      if let place = place ?? flows.firstIndex(where: { $0.file == file })
        ?? flows.firstIndex(where: { $0.files.contains(file) })
      {
        groups[place].append(item)
      } else {
        loose.append(item)
      }
    }
  }

  /// The findings of a flow that nothing allows, the heaviest first.
  func open(at place: Int) -> [Item] {
    let open = groups[place].filter { $0.diagnostic.allowed == nil }
    return [Severity.error, .warning, .info].flatMap { severity in
      open.filter { $0.diagnostic.severity == severity }
    }
  }

  /// The findings of a flow that somebody has accepted.
  func accepted(at place: Int) -> [Item] { groups[place].filter { $0.diagnostic.allowed != nil } }
}
