import Diagnostics
import FlowModel
import Reporting

/// Assigns findings to flows: to the flow of their trace, else to the flow of their file, else to the first flow that
/// imports the file.
struct FindingGroups {
  /// A finding with its fingerprint, which identifies it in other runs.
  struct Item {
    let diagnostic: Diagnostic
    let fingerprint: String
    /// The index of the flow, or nil if no flow of the page uses the file.
    var flow: Int?
  }

  /// All findings, in the order of reports.
  private(set) var all: [Item] = []

  /// Assigns the findings of a report to flows.
  init(report: Report, flows: [Flow]) {
    let fingerprints = Fingerprint.assign(to: report.diagnostics, in: report.files)
    for (diagnostic, fingerprint) in zip(report.diagnostics, fingerprints) {
      let traced = diagnostic.trace.flatMap { trace in
        flows.firstIndex { report.files[$0.file].path == trace.replay.file }
      }
      let file = diagnostic.range.file
      let flow =
        traced ?? flows.firstIndex { $0.file == file } ?? flows.firstIndex { $0.files.contains(file) }
      all.append(Item(diagnostic: diagnostic, fingerprint: fingerprint, flow: flow))
    }
  }

  /// The findings in files that no flow of the page uses.
  var unassigned: [Item] { all.filter { $0.flow == nil } }

  /// The findings of all flows that no `allow` accepts.
  var open: [Item] { all.filter { $0.flow != nil && $0.diagnostic.allowed == nil } }

  /// The findings of all flows that an `allow` accepts.
  var accepted: [Item] { all.filter { $0.flow != nil && $0.diagnostic.allowed != nil } }

  /// Returns the findings of a flow that no `allow` accepts.
  func open(at index: Int) -> [Item] { open.filter { $0.flow == index } }
}
