import Diagnostics
import FlowModel
import FlowRules

/// The part of a project that a run checked.
///
/// A known finding that did not occur is only gone if it belongs to this part.
public struct CheckScope {
  /// The paths of the checked files, as reports show them.
  private let files: Set<String>
  private let isOff: (RuleID) -> Bool
  /// Whether all devices of the flows were checked.
  private let isEveryDevice: Bool

  /// Creates the scope of a result; flows that were not completely explored are not part of it.
  public init(of result: CheckResult, in session: CheckSession) {
    let finished = Set(result.flows.flatMap(\.files)).subtracting(result.unfinished.flatMap(\.files))
    files = Set(finished.map { session.project.files[$0].path })
    let (settings, only) = (session.settings, session.options.rule)
    isOff = { !RuleRegistry.standard.reports($0, settings, only: only) }
    isEveryDevice = session.options.device == nil
  }

  /// Returns whether this run would have reported the finding if it still occurred.
  public func covers(_ known: KnownFinding, of file: BaselineFile) -> Bool {
    guard isEveryDevice, !isOff(known.rule) else { return false }
    return files.contains { file.name(of: $0) == known.file } || !file.hasFile(known.file)
  }
}
