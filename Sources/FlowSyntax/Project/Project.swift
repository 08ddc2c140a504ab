import Diagnostics
import FlowModel

/// The flows that were asked for, and everything that is wrong with their files.
public struct Project: Sendable {
  /// Every file that was read, once.
  public var files = SourceFiles()
  /// What `.navflow.yaml` says, or the defaults.
  public var settings = ProjectSettings()
  /// Where the settings say what they say; what is not in it is a default.
  public var origins: [SettingsItem: SourceRange] = [:]
  /// The file of the settings, or nil where there is none.
  public var settingsFile: FileID?
  /// The file of known findings, relative to the working directory, or nil where the settings name none.
  public var baseline: String?
  /// The project's folder, relative to the working directory.
  public var folder = "."
  /// The flow files that were asked for, ordered by path.
  public var checked: [FileID] = []
  /// A flow for each checked file without errors in it or in its imports, ordered by path; one for a fragment only where no other
  /// flow among them holds it.
  public var flows: [Flow] = []
  /// The checked fragments without errors that flows among them hold, ordered by path.
  public var covered: [FileID] = []
  /// Mistakes in the files, each once, ordered by path and place.
  public var diagnostics: [Diagnostic] = []
  /// Paths that cannot be checked.
  public var problems: [PathProblem] = []
}
