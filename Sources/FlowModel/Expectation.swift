import Diagnostics

/// A property that all behaviours must have.
public struct Expectation: Sendable {
  /// The property.
  public enum Kind: Sendable {
    /// No reachable configuration matches.
    case never(Pattern)
    /// Some behaviour reaches a match, within the number of taps if one is given.
    case reachable(Pattern, within: Int?)
    /// From every reachable match of the first pattern, some continuation without entries reaches a match of the
    /// second. With `worstCase`, the user's own actions must be enough, whatever `either` results in.
    case canReach(from: Pattern, Pattern, worstCase: Bool)
  }

  /// The name, or nil if the pattern serves as the name.
  public var name: Located<String>?
  /// The device, or nil for every device of the flow.
  public var device: Device?
  /// The property.
  public var kind: Kind
  /// The source range.
  public var range: SourceRange

  /// Creates an expectation.
  public init(name: Located<String>?, device: Device?, kind: Kind, range: SourceRange) {
    self.name = name
    self.device = device
    self.kind = kind
    self.range = range
  }

  /// The name that reports show.
  public var displayName: String {
    if let name { return name.value }
    switch kind {
    case .never(let pattern): return "never \(pattern.text)"
    case .reachable(let pattern, within: nil): return "reachable \(pattern.text)"
    case .reachable(let pattern, within: let taps?): return "reachable \(pattern.text) within \(taps)"
    case .canReach(let from, let to, let worstCase):
      return "from \(from.text) canReach \(to.text)" + (worstCase ? " in the worst case" : "")
    }
  }

  /// What makes `canReach` vacuous: the expectation that its premise never holds, at the range of the premise.
  ///
  /// It is nil for other kinds.
  package var vacuity: Expectation? {
    guard case .canReach(let from, _, _) = kind else { return nil }
    return Expectation(name: nil, device: device, kind: .never(from), range: from.range)
  }
}
