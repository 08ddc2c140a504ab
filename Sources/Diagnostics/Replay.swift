import OrderedCollections

/// What the simulator needs to walk a trace again.
public struct Replay: Hashable, Sendable {
  /// The flow file's path as reports show it.
  public var file: String
  /// The device, or nil where it is the flow's first.
  public var device: String?
  /// Initial values that are not the defaults, by variable.
  public var given: OrderedDictionary<String, String>
  /// The taps, each as `--taps` takes it before escaping: a label, `label: result`, an entry or a gesture.
  public var taps: [String]

  /// Creates a replay.
  public init(file: String, device: String?, given: OrderedDictionary<String, String>, taps: [String]) {
    self.file = file
    self.device = device
    self.given = given
    self.taps = taps
  }
}
