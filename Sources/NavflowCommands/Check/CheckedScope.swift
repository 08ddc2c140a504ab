import Diagnostics
import FlowModel
import FlowSyntax

/// The part of the project that a run checked.
///
/// A missing finding is only gone if it belongs to this part.
struct CheckedScope {
  /// The paths of the checked files, as reports show them.
  private let files: Set<String>
  private let isOff: (RuleID) -> Bool
  /// Whether all devices of the flows were checked.
  private let isEveryDevice: Bool

  /// Creates the scope of a run.
  ///
  /// - Parameters:
  ///   - flows: the checked flows.
  ///   - unfinished: the flows that were not completely explored, in which no finding counts as gone.
  ///   - only: the only rule that was applied, or nil for all.
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

  /// Returns whether this run would have reported the finding if it still occurred.
  func covers(_ known: KnownFinding, of file: BaselineFile) -> Bool {
    guard isEveryDevice, !isOff(known.rule) else { return false }
    return files.contains { file.name(of: $0) == known.file } || !file.hasFile(known.file)
  }
}
