import Diagnostics
import FlowModel
import FlowSyntax

/// What a run has looked at: only of that can it say that a known finding has gone.
struct CheckedScope {
  /// The paths of the files that were checked, as reports show them.
  private let files: Set<String>
  private let isOff: (RuleID) -> Bool
  /// Whether every device of the flows was looked at.
  private let isEveryDevice: Bool

  /// Describes a run.
  ///
  /// - Parameters:
  ///   - flows: the flows that were checked.
  ///   - unfinished: those of them whose behaviours were not all seen, so that nothing can be said to have gone there.
  ///   - only: the one rule that was applied, or nil for all.
  init(
    _ flows: [Flow], besides unfinished: [Flow], of project: Project, _ settings: ProjectSettings, only: RuleID?,
    device: Device?
  ) {
    files = Set(flows.flatMap(\.files)).subtracting(unfinished.flatMap(\.files)).reduce(into: []) {
      $0.insert(project.files[$1].path)
    }
    isOff = { rule in settings.severities[rule] == .off || (only != nil && only != rule) }
    isEveryDevice = device == nil
  }

  /// Whether a known finding would have been met again, were it still there.
  func covers(_ known: KnownFinding, of file: BaselineFile) -> Bool {
    guard isEveryDevice, !isOff(known.rule) else { return false }
    return files.contains { file.name(of: $0) == known.file } || !file.hasFile(known.file)
  }
}
