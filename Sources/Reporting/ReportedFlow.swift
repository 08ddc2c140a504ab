import Diagnostics

/// A flow file of a run, and how far it could be checked.
public struct ReportedFlow: Hashable, Sendable {
  /// How far a flow file could be checked.
  public enum Extent: Hashable, Sendable {
    /// By every rule.
    case whole
    /// Only by the rules about the file, because it has no root to launch.
    case fragment
    /// By no rule, because the file or an imported file has errors.
    case invalid
    /// By no rule, because the flow is not for the requested device.
    case excluded
  }

  /// The file.
  public var file: FileID
  /// How far the file could be checked.
  public var extent: Extent
  /// Whether another file of the run imports it, so that a fragment was checked as part of that file.
  public var isImported: Bool

  /// A possible root for the file, as YAML; nil if it has no screen.
  public var possibleRoot: String?

  /// The devices on which it was checked.
  public var devices: [String]
  /// The verdicts on the properties of its behaviours.
  public var verdicts: [PropertyVerdict]

  /// Creates the entry of a file.
  public init(
    file: FileID, extent: Extent, isImported: Bool = false, possibleRoot: String? = nil, devices: [String] = [],
    verdicts: [PropertyVerdict] = []
  ) {
    self.devices = devices
    self.verdicts = verdicts
    self.file = file
    self.extent = extent
    self.isImported = isImported
    self.possibleRoot = possibleRoot
  }

  /// Whether nothing launches the file, so that no behaviour of it was checked.
  var isUnlaunched: Bool { extent == .fragment && !isImported }
}
