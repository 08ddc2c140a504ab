import Diagnostics

/// A prototype that a project imports (`prototypes` in `.navflow.yaml`).
public struct PrototypeSettings: Hashable, Sendable {
  /// The file or folder, relative to the folder of the settings file.
  public var file: Located<String>
  /// The folder with pictures, relative to the folder of the settings file, or nil.
  public var images: String?
  /// The address of the file in the design tool, or nil.
  public var url: String?
  /// The pages to read; empty for all.
  public var pages: [String] = []
  /// The meaning of each transition that the team gives one.
  public var kinds: [String: String] = [:]

  /// Creates the settings of a file.
  public init(file: Located<String>) { self.file = file }
}
