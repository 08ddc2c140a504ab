import Diagnostics
import FlowModel
import FlowSyntax
import Reporting

extension Project {
  /// Every flow file that was asked for, and how far it could be checked.
  ///
  /// - Parameter checked: the flows that were checked.
  func reported(checked: [Flow]) -> [ReportedFlow] {
    let extents = Dictionary(
      flows.map { ($0.file, ReportedFlow.Extent.leftOut) }
        + covered.map { ($0, .fragment) } + checked.map { ($0.file, $0.isFragment ? .fragment : .whole) }
    ) { $1 }
    let covered = Set(covered)
    return self.checked.map {
      ReportedFlow(file: $0, extent: extents[$0] ?? .mistaken, isImported: covered.contains($0))
    }
  }
}
