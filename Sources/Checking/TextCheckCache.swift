import Diagnostics
import FlowModel
import FlowRules

/// The findings about the text of flows, for editors, which check a project again after each change.
public final class TextCheckCache {
  private var settings = ProjectSettings()
  private var checked: [FileID: CheckedFlow] = [:]

  /// Creates an empty cache.
  public init() {}

  /// Returns the findings of each flow; checks those that changed.
  ///
  /// - Parameter unchanged: the files whose flows are the same as in the last check.
  func results(
    of flows: [Flow], unchanged: Set<FileID>, _ settings: ProjectSettings, check: (Flow) -> CheckedFlow
  ) -> [CheckedFlow] {
    let known = settings == self.settings ? checked : [:]
    let results = flows.map { flow in unchanged.contains(flow.file) ? known[flow.file] ?? check(flow) : check(flow) }
    self.settings = settings
    checked = Dictionary(uniqueKeysWithValues: zip(flows.map(\.file), results))
    return results
  }
}
