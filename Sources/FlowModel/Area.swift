/// The places of something that can be tapped, in fractions of the screen's picture.
public struct Area: Hashable, Sendable {
  /// A rectangle in thousandths of the picture.
  public struct Rectangle: Hashable, Sendable {
    /// The left edge.
    public var left: Int
    /// The top edge.
    public var top: Int
    /// The width.
    public var width: Int
    /// The height.
    public var height: Int

    /// Creates a rectangle.
    public init(left: Int, top: Int, width: Int, height: Int) {
      (self.left, self.top, self.width, self.height) = (left, top, width, height)
    }
  }

  /// The name of the tap: the label of an action, or a gesture.
  public var name: Located<String>
  /// The rectangles: several if several things have the same effect.
  public var rectangles: [Rectangle]

  /// Creates an area.
  public init(name: Located<String>, rectangles: [Rectangle]) {
    self.name = name
    self.rectangles = rectangles
  }
}
