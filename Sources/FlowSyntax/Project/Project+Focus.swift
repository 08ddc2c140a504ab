import Diagnostics

extension Project {
  /// Returns the project with only some of its checked files, and the errors in what their checks read.
  ///
  /// - Parameter hasSettings: whether the errors in the settings belong to them.
  public func focused(on checked: Set<FileID>, hasSettings: Bool) -> Project {
    var project = self
    project.checked = self.checked.filter(checked.contains)
    project.importers = importers.filter(checked.contains)
    project.flows = flows.filter { checked.contains($0.file) }
    project.soundParts = soundParts.filter { checked.contains($0.flow.file) }
    project.covered = covered.filter(checked.contains)
    project.diagnostics = diagnostics.filter { finding in
      settingsFiles.contains(finding.range.file) ? hasSettings : !checked.isDisjoint(with: finding.flows)
    }
    return project
  }
}
