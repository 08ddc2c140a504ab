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

  private var groups: [[Item]]
  /// The findings in files that no flow of the page uses.
  private(set) var unassigned: [Item] = []

  /// Assigns the findings of a report to flows.
  init(report: Report, flows: [Flow]) {
    groups = flows.map { _ in [] }
    let fingerprints = Fingerprint.assign(to: report.diagnostics, in: report.files)
    for (diagnostic, fingerprint) in zip(report.diagnostics, fingerprints) {
      var item = Item(diagnostic: diagnostic, fingerprint: fingerprint)
      let index = diagnostic.trace.flatMap { trace in
        flows.firstIndex { report.files[$0.file].path == trace.replay.file }
      }
      let file = diagnostic.range.file
      if let index = index ?? flows.firstIndex(where: { $0.file == file })
        ?? flows.firstIndex(where: { $0.files.contains(file) })
      {
        item.flow = index
        groups[index].append(item)
      } else {
        unassigned.append(item)
      }
    }
  }

  /// The findings of all flows that no `allow` accepts, sorted by severity and then by flow.
  var open: [Item] { Self.sorted(groups.joined().filter { $0.diagnostic.allowed == nil }) }

  /// All findings, sorted by severity and then by flow.
  var all: [Item] { Self.sorted(groups.joined() + unassigned) }

  /// The findings of all flows that an `allow` accepts.
  var accepted: [Item] { groups.joined().filter { $0.diagnostic.allowed != nil } }

  /// Returns the findings of a flow that no `allow` accepts, sorted by severity.
  func open(at index: Int) -> [Item] { Self.sorted(groups[index].filter { $0.diagnostic.allowed == nil }) }

  private static func sorted(_ items: [Item]) -> [Item] {
    [Severity.error, .warning, .info].flatMap { severity in items.filter { $0.diagnostic.severity == severity } }
  }
}
