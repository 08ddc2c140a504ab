/// A place among the instances that a configuration shows: a layer, 0 for the root's visible stack, and an index on its stack.
public struct Position: Hashable, Comparable, Sendable {
  /// 0 for the root's visible stack, then the modal layers from the bottom.
  public var layer: Int
  /// Counted from the bottom of the layer's stack.
  public var index: Int

  /// Creates a position.
  public init(layer: Int, index: Int) {
    self.layer = layer
    self.index = index
  }

  /// The first screen of the root's visible stack.
  public static let bottom = Position(layer: 0, index: 0)

  /// Orders positions from the bottom up.
  public static func < (a: Position, b: Position) -> Bool {
    a.layer != b.layer ? a.layer < b.layer : a.index < b.index
  }
}
