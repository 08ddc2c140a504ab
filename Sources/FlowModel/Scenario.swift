import Diagnostics

/// An executable example: a list of taps and the expected screens.
public struct Scenario: Sendable {
  /// A tap by name: the label of an action, entry or gesture, and optionally a result.
  public struct Tap: Hashable, Sendable {
    /// The label.
    public var label: String
    /// The result, if one is named.
    public var result: String?
    /// The source range; nil for a tap from the command line.
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
    /// Checks that the tap is not offered.
    case cannot(Tap)
  }

  /// The name.
  public var name: Located<String>
  /// The device, or nil for every device of the flow.
  public var device: Device?
  /// The initial values that differ from the defaults.
  public var given: [Assignment]
  /// The taps and checks, in order.
  public var lines: [Line]
  /// The pattern that must hold at the end.
  public var see: Pattern?
  /// The source range.
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
