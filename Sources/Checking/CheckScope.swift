import Diagnostics
import FlowModel
import FlowRules
import FlowSyntax
import Reporting

/// The part of a project that a run checked.
///
/// A known finding that did not occur is only gone if it belongs to this part.
public struct CheckScope {
  /// The paths of the checked files, as reports show them.
  private let files: Set<String>
  /// The paths of the files whose text was read, also if not all behaviours were explored.
  private let readFiles: Set<String>
  private let project: Project
  private let levels: FileLevels
  /// Whether all devices of the flows were checked.
  private let isEveryDevice: Bool

  /// Creates the scope of a result; flows that were not completely explored are not part of it.
  public init(of result: CheckResult, in session: CheckSession) {
    let finished = Set(result.flows.flatMap(\.files)).subtracting(result.unfinished.flatMap(\.files))
    // What flows outside this run contain may have findings in them.
    let shared = Set(session.neighbours.flatMap(\.files))
    files = Set(finished.subtracting(shared).map { session.project.files[$0].path })
    readFiles = Set(
      (result.flows.flatMap(\.files).filter { !shared.contains($0) } + session.project.settingsFiles)
        .map { session.project.files[$0].path })
    project = session.project
    levels = session.levels
    isEveryDevice = session.options.device == nil
  }

  /// Returns whether this run would have reported the finding if it still occurred.
  ///
  /// - Parameter names: the names that exist in the run.
  public func covers(_ known: KnownFinding, of file: BaselineFile, _ names: ExistingNames) -> Bool {
    if names.lacks(known) { return true }
    guard isEveryDevice, levels.reports(known.rule, inFileAt: file.absolutePath(of: known.file)) else { return false }
    let isAboutText = RuleRegistry.standard[known.rule].map { $0.evidence != .behaviour } ?? false
    return (isAboutText ? readFiles : files).contains { file.name(of: $0) == known.file } || !file.hasFile(known.file)
  }

  /// Returns the names in the flows of the run, by file as a baseline names it.
  public func existingNames(for file: BaselineFile) -> ExistingNames { file.existingNames(in: project) }
}
