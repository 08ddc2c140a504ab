import Diagnostics

/// A flow file of a run, and how far it could be checked.
public struct ReportedFlow: Hashable, Sendable {
  /// How far a flow file could be checked.
  public enum Extent: Hashable, Sendable {
    /// By every rule.
    case whole
    /// By the rules that look at the file alone, as it has no root to launch.
    case fragment
    /// Not at all, as it or a file that it imports has mistakes.
    case mistaken
    /// Not at all, as it is not made for the device that was asked for.
    case leftOut
  }

  /// The file.
  public var file: FileID
  /// How far it could be checked.
  public var extent: Extent
  /// Whether another file of the run imports it: a fragment behaves as its importers let it.
  public var isImported: Bool

  /// Creates the entry of a file.
  public init(file: FileID, extent: Extent, isImported: Bool = false) {
    self.file = file
    self.extent = extent
    self.isImported = isImported
  }
}
