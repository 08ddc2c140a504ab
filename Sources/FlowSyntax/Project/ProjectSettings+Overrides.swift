import Diagnostics
import FlowModel

extension ProjectSettings {
  /// Returns the level that the overrides give a rule in a file, or nil if none of them does.
  ///
  /// - Parameter path: the absolute path of the file.
  public func overriddenLevel(of rule: RuleID, inFileAt path: String) -> Level? {
    overrides.last { $0.severities[rule] != nil && $0.matches(path) }?.severities[rule]
  }
}

extension ProjectSettings.Override {
  fileprivate func matches(_ path: String) -> Bool {
    guard PathOperations.lies(path, in: folder) else { return false }
    let place = PathOperations.relative(path, to: folder)
    return files.contains { Glob($0).matches(place) }
  }
}
