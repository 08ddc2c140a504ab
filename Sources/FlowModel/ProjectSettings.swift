import Diagnostics
import OrderedCollections

/// The settings of `.navflow.yaml`, with defaults for the rest.
public struct ProjectSettings: Hashable, Sendable {
  /// The configured treatment of a rule's findings.
  public enum Level: Hashable, Sendable {
    case report(Severity)
    case off

    /// The level as settings write it.
    public var word: String { if case .report(let severity) = self { severity.rawValue } else { "off" } }
  }

  /// Other levels for some of the files.
  public struct Override: Hashable, Sendable {
    /// The absolute path of the folder that the patterns are relative to.
    public var folder: String
    /// The glob patterns of the files.
    public var files: [String]
    /// The level of each configured rule.
    public var severities: OrderedDictionary<RuleID, Level>

    /// Creates an override.
    public init(folder: String, files: [String], severities: OrderedDictionary<RuleID, Level>) {
      self.folder = folder
      self.files = files
      self.severities = severities
    }
  }

  /// Tests or code of a flow that `navflow generate` writes.
  public struct Export: Hashable, Sendable {
    /// What is written.
    public enum Kind: Hashable, Sendable { case tests, swift }

    /// What is written.
    public var kind: Kind
    /// The folder to write to, relative to the project's folder.
    public var folder: String
    /// The flow file, relative to the project's folder.
    public var flow: String
    /// The options of the command without dashes, each with its value; a flag has an empty one.
    public var options: OrderedDictionary<String, String>
    /// The source range.
    public var range: SourceRange

    /// Creates an export.
    public init(
      _ kind: Kind = .tests, folder: String, flow: String, options: OrderedDictionary<String, String>,
      range: SourceRange
    ) {
      self.kind = kind
      self.folder = folder
      self.flow = flow
      self.options = options
      self.range = range
    }
  }

  /// The numbers that rules compare with.
  public struct Thresholds: Hashable, Sendable {
    /// The largest acceptable number of modal layers.
    public var modalDepth = 2
    /// The largest acceptable number of screens of a task in a sheet.
    public var sheetSteps = 5
    /// The largest number of tabs on a phone.
    public var tabs = 5

    /// Creates the default thresholds.
    public init() {}
  }

  /// The glob patterns of the files that belong to the project, relative to its folder; empty for all flow files.
  public var include: [String] = []
  /// The glob patterns of files to leave out.
  public var exclude: [String] = []
  /// The level of each configured rule.
  public var severities: OrderedDictionary<RuleID, Level> = [:]
  /// The levels for some of the files; the last one that matches counts.
  public var overrides: [Override] = []
  /// The numbers that rules compare with.
  public var thresholds = Thresholds()
  /// The words of the project that rules understand, besides those of `KnownWords`.
  public var words: OrderedDictionary<KnownWords.Meaning, [String]> = [:]
  /// The language of messages, reports and pages: `en`, `ja`, or nil for that of the environment.
  public var language: String?
  /// The lowest severity that makes `check` fail.
  public var failOn: Severity = .error
  /// Whether `check` may succeed although properties at or above `failOn` are undecided.
  public var allowsUndecided = false
  /// The prototypes that the project imports.
  public var prototypes: [PrototypeSettings] = []
  /// The baseline file of known findings, relative to the project's folder.
  public var baseline: String?

  /// What `navflow generate` writes.
  public var exports: [Export] = []

  /// Creates the default settings.
  public init() {}
}
