import Importing

extension Box {
  /// Returns the box as thousandths of a frame, cut to it; nil if nothing of it is inside.
  func area(in frame: Box) -> ImportedArea.Rectangle? {
    guard frame.width > 0, frame.height > 0 else { return nil }
    let left = max(x, frame.x)
    let top = max(y, frame.y)
    let right = min(x + width, frame.x + frame.width)
    let bottom = min(y + height, frame.y + frame.height)
    guard right > left, bottom > top else { return nil }
    let area = ImportedArea.Rectangle(
      left: Self.thousandths(left - frame.x, of: frame.width), top: Self.thousandths(top - frame.y, of: frame.height),
      width: Self.thousandths(right - left, of: frame.width), height: Self.thousandths(bottom - top, of: frame.height))
    return area.width > 0 && area.height > 0 ? area : nil
  }

  private static func thousandths(_ part: Double, of whole: Double) -> Int {
    Int((part / whole * 1_000).rounded(.toNearestOrEven))
  }
}
