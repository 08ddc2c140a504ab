import Diagnostics

/// An executable example: taps, and what must then be on screen.
public struct Scenario: Sendable {
  /// A tap by name: an action's label, an entry's name or a gesture, and which of several results happens.
  public struct Tap: Hashable, Sendable {
    /// The name.
    public var label: String
    /// The result, where one is named.
    public var result: String?
    /// Where it stands; nil for one typed on the command line.
    public var range: SourceRange?

    /// Creates a tap.
    public init(label: String, result: String? = nil, range: SourceRange? = nil) {
      self.label = label
      self.result = result
      self.range = range
    }
  }

  /// A line of `taps`.
  public enum Line: Sendable {
    case tap(Tap)
    case see(Pattern)
    /// The tap is not offered.
    case cannot(Tap)
  }

  /// Its name.
  public var name: Located<String>
  /// The device it is for, or nil for every device of the flow.
  public var device: Device?
  /// Initial values that differ from the defaults.
  public var given: [Assignment]
  /// What is done and seen, in order.
  public var lines: [Line]
  /// What must hold at the end.
  public var see: Pattern?
  /// Where it stands.
  public var range: SourceRange

  /// Creates a scenario.
  public init(
    name: Located<String>, device: Device?, given: [Assignment], lines: [Line], see: Pattern?, range: SourceRange
  ) {
    self.name = name
    self.device = device
    self.given = given
    self.lines = lines
    self.see = see
    self.range = range
  }
}
