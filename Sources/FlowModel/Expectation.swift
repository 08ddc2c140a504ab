import Diagnostics

/// A property that all behaviours must have.
public struct Expectation: Sendable {
  /// What is expected.
  public enum Kind: Sendable {
    /// No reachable configuration matches.
    case never(Pattern)
    /// Some behaviour reaches a match, within so many taps where that is written.
    case reachable(Pattern, within: Int?)
    /// From every reachable match of the first, some continuation without entries reaches a match of the second.
    case canReach(from: Pattern, Pattern)
  }

  /// Its name, or nil where its pattern names it.
  public var name: Located<String>?
  /// The device it is for, or nil for every device of the flow.
  public var device: Device?
  /// What is expected.
  public var kind: Kind
  /// Where it stands.
  public var range: SourceRange

  /// Creates an expectation.
  public init(name: Located<String>?, device: Device?, kind: Kind, range: SourceRange) {
    self.name = name
    self.device = device
    self.kind = kind
    self.range = range
  }

  /// What reports call it.
  public var displayName: String {
    if let name { return name.value }
    switch kind {
    case .never(let pattern): return "never \(pattern.text)"
    case .reachable(let pattern, within: nil): return "reachable \(pattern.text)"
    case .reachable(let pattern, within: let taps?): return "reachable \(pattern.text) within \(taps)"
    case .canReach(let from, let to): return "from \(from.text) canReach \(to.text)"
    }
  }
}
