/// The position of an instance: a layer, where 0 is the root's visible stack, and an index in its stack.
public struct Position: Hashable, Comparable, Sendable {
  /// The layer: 0 for the root's visible stack, then the modal layers from the bottom.
  public var layer: Int
  /// The index in the layer's stack, from the bottom.
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
