import FlowModel

/// The sizes in a storyboard, in points.
struct StoryboardLayout: Sendable {
  static let margin = 16
  static let stripGap = 36
  static let headingHeight = 24
  static let noteHeight = 16
  static let ribbonHeight = 26
  /// The space between two outlines, in which the arrow stands.
  static let gap = 44

  /// The size of a device's outline.
  let frameWidth: Int
  let frameHeight: Int
  /// The number of outlines in a row; longer traces continue in the next row.
  let columns: Int

  /// Creates the layout for a device.
  ///
  /// - Parameter width: the width of the whole drawing in points, or nil for the usual number of outlines in a row.
  init(_ device: Device, width: Int? = nil) {
    let usual: Int
    switch device {
    case .phone: (frameWidth, frameHeight, usual) = (164, 230, 6)
    case .pad: (frameWidth, frameHeight, usual) = (300, 210, 3)
    }
    columns = width.map { [frameWidth] in max(1, ($0 - 2 * Self.margin) / (frameWidth + Self.gap)) } ?? usual
  }

  /// The distance between the left edges of two outlines.
  var pitch: Int { frameWidth + Self.gap }

  /// Returns the number of terminal columns of a text that fit into a width.
  ///
  /// A wide letter, such as a kana, takes two columns and one em. An average Latin letter takes one column and more than
  /// half an em. Texts of 12 points and more count as bold, with two thirds of an em.
  static func columns(of text: String, in width: Int, fontSize: Int) -> Int {
    let isWide = text.visible.displayWidth * 2 > text.count * 3
    return max(4, width * 100 / (fontSize * (isWide ? 51 : fontSize < 12 ? 57 : 65)))
  }
}

/// A rectangle in points.
struct StoryboardRect {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  var right: Int { x + width }
  var bottom: Int { y + height }
  var centre: Int { x + width / 2 }

  /// Returns the rectangle without a strip at its top.
  func droppingTop(_ amount: Int) -> Self { Self(x: x, y: y + amount, width: width, height: height - amount) }

  /// Returns a rectangle of another size in the centre of this one.
  func centred(width: Int, height: Int) -> Self {
    Self(x: x + (self.width - width) / 2, y: y + (self.height - height) / 2, width: width, height: height)
  }
}
