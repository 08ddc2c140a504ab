import Diagnostics

/// A value with the place it was read from.
public struct Located<Value> {
  /// What was read.
  public var value: Value
  /// Where it stands in its file.
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
