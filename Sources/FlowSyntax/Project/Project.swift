import Diagnostics
import FlowModel
import Localization

/// The flows to check, and the errors in their files.
public struct Project: Sendable {
  /// A flow whose file has errors only in scenarios, without these scenarios.
  public struct SoundPart: Sendable {
    /// The flow.
    public var flow: Flow
    /// The names of the scenarios with errors, in the order of the file.
    public var brokenScenarios: [String]
  }

  /// What the check of a flow file reads.
  public struct Inputs: Sendable {
    /// The file and its imports, transitively.
    public var files: [FileID]
    /// The absolute paths of the pictures that these files name.
    public var pictures: [String]
    /// The absolute paths of the imports that could not be read.
    public var missing: [String]
  }

  /// The files that were read, without duplicates.
  public var files = SourceFiles()
  /// The settings of `.navflow.yaml`, or the defaults.
  public var settings = ProjectSettings()
  /// The source range of each setting that is not a default.
  public var origins: [SettingsItem: SourceRange] = [:]
  /// The settings file, or nil.
  public var settingsFile: FileID?
  /// The settings file and those that it extends, in the order in which they were read.
  public var settingsFiles: [FileID] = []
  /// The baseline file, relative to the working directory, or nil.
  public var baseline: String?
  /// The absolute path of the working directory, with symbolic links resolved.
  public var directory = "/"
  /// The project's folder, relative to the working directory.
  public var folder = "."
  /// The flow files to check, ordered by path.
  public var checked: [FileID] = []
  /// What the check of each of these files reads.
  public var inputs: [FileID: Inputs] = [:]
  /// The checked files that were not requested, but import a requested file, ordered by path.
  public var importers: [FileID] = []
  /// The flow of each checked file without errors, ordered by path.
  ///
  /// A fragment has a flow only if no other checked flow contains it.
  public var flows: [Flow] = []
  /// The sound parts of the checked files with errors only in scenarios, ordered by path.
  ///
  /// `flows` does not contain them.
  public var soundParts: [SoundPart] = []
  /// The checked fragments without errors that other checked flows contain, ordered by path.
  public var covered: [FileID] = []
  /// The errors in the files, without duplicates, ordered by path and position.
  public var diagnostics: [Diagnostic] = []
  /// The paths that cannot be checked.
  public var problems: [PathProblem] = []
  /// Whether a folder was searched in a sparse checkout of git, which leaves files out.
  public var isSparse = false
  /// The reader that read the project, or nil.
  var reader: ProjectReader?

  /// Returns the project of one of its flow files, read again with changed contents of files.
  package func reading(_ file: FileID, with changes: [(file: FileID, bytes: [UInt8])]) -> Project? {
    let changed = changes.map { (path: files[$0.file].path, bytes: $0.bytes) }
    return reader?.overlaying(changed, inFolder: folder).read(paths: [files[file].path])
  }
}

/// A path that cannot be checked: it does not exist, cannot be read, or contains no flow file.
public struct PathProblem: Error, Hashable, Sendable {
  /// The path as given.
  public var path: String
  /// The error, with names in quotes, and the correction.
  public var message: Message

  /// Creates a problem.
  public init(path: String, message: Message) {
    self.path = path
    self.message = message
  }
}
