import Diagnostics
import FlowModel
import FlowSyntax
import Reporting

extension Project {
  /// Returns every requested flow file, with how far it was checked.
  ///
  /// - Parameter devices: returns the devices on which a flow was checked.
  func reported(_ result: CheckResult, devices: (Flow) -> [Device]) -> [ReportedFlow] {
    let checked = result.flows
    let extents = Dictionary(
      flows.map { ($0.file, ReportedFlow.Extent.excluded) }
        + covered.map { ($0, .fragment) } + checked.map { ($0.file, $0.isFragment ? .fragment : .whole) }
    ) { $1 }
    // A fragment whose meaning depends on its importer is decoded once more by itself. It still counts as imported.
    let wholes = checked.filter { !$0.isFragment }
    let imported = Set(covered + wholes.flatMap { flow in flow.files.filter { $0 != flow.file } })
    let firsts = Dictionary(checked.map { ($0.file, $0.screens.first?.name.value) }) { first, _ in first }
    let places = Dictionary(checked.map { ($0.file, $0.isFragment ? [] : devices($0)) }) { first, _ in first }
    return self.checked.map {
      let root = firsts[$0].flatMap { $0 }.map { "{ stack: \($0.spelledAsScalar) }" }
      return ReportedFlow(
        file: $0, extent: extents[$0] ?? .invalid, isImported: imported.contains($0), possibleRoot: root,
        devices: places[$0, default: []].map(\.rawValue), verdicts: result.verdictsByFlow[$0] ?? [])
    }
  }
}
