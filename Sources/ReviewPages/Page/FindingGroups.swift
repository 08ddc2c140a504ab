import Diagnostics
import FlowModel
import Reporting

/// Assigns findings to flows: to the flow of their file, or to the first flow that imports the file.
struct FindingGroups {
  /// A finding with its fingerprint, which identifies it in other runs.
  struct Item {
    let diagnostic: Diagnostic
    let fingerprint: String
  }

  private var groups: [[Item]]
  /// The findings in files that no flow of the page uses.
  private(set) var unassigned: [Item] = []

  /// Assigns the findings of a report to flows.
  init(report: Report, flows: [Flow]) {
    groups = flows.map { _ in [] }
    let fingerprints = Fingerprint.assign(to: report.diagnostics, in: report.files)
    for (diagnostic, fingerprint) in zip(report.diagnostics, fingerprints) {
      let item = Item(diagnostic: diagnostic, fingerprint: fingerprint)
      let index = diagnostic.trace.flatMap { trace in
        flows.firstIndex { report.files[$0.file].path == trace.replay.file }
      }
      let file = diagnostic.range.file
      if let index = index ?? flows.firstIndex(where: { $0.file == file })
        ?? flows.firstIndex(where: { $0.files.contains(file) })
      {
        groups[index].append(item)
      } else {
        unassigned.append(item)
      }
    }
  }

  /// Returns the findings of a flow that no `allow` accepts, sorted by severity.
  func open(at index: Int) -> [Item] {
    let open = groups[index].filter { $0.diagnostic.allowed == nil }
    return [Severity.error, .warning, .info].flatMap { severity in
      open.filter { $0.diagnostic.severity == severity }
    }
  }

  /// Returns the findings of a flow that an `allow` accepts.
  func accepted(at index: Int) -> [Item] { groups[index].filter { $0.diagnostic.allowed != nil } }
}
