import Diagnostics

/// A value and its source range.
public struct Located<Value> {
  /// The value.
  public var value: Value
  /// The source range.
  public var range: SourceRange

  /// Creates a located value.
  public init(_ value: Value, at range: SourceRange) {
    self.value = value
    self.range = range
  }
}

extension Located: Sendable where Value: Sendable {}
extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
