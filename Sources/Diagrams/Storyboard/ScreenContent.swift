import Diagnostics
import FlowModel
import Localization

/// Draws what stands under the title of a screen: its picture with the tapped area, or its actions as rows and buttons.
struct ScreenContent {
  let names: StoryboardNames
  /// The name of the screen.
  let screen: String
  /// What is tapped on the screen, or nil.
  let tap: StoryboardTap?

  private static let rowHeight = 18
  /// The height that a picture needs.
  private static let pictureHeight = 40

  /// Draws into the free part of a layer.
  func draw(in rect: StoryboardRect, on canvas: inout SVGCanvas) {
    if let picture = names.picture(of: screen), rect.height > Self.pictureHeight {
      return draw(picture, in: rect, on: &canvas)
    }
    let all = names.actions(of: screen)
    let room = max(0, rect.height / Self.rowHeight)
    guard !all.isEmpty, room > 0 else { return }
    let shown = Self.shown(all, tapped: tap?.label, room: room)
    let (rows, buttons) = (shown.filter(\.isRow), shown.filter { !$0.isRow })
    var y = rect.y
    var mark: TapMark?
    for row in rows {
      mark = draw(row, in: line(of: rect, at: y), on: &canvas) ?? mark
      y += Self.rowHeight
    }
    if all.count > shown.count {
      canvas.text(localized("… \(all.count - shown.count) more"), rect.centre, y + 12, "beneath")
    }
    y = rect.bottom - Self.rowHeight * buttons.count
    for button in buttons {
      mark = draw(button, in: line(of: rect, at: y), on: &canvas) ?? mark
      y += Self.rowHeight
    }
    // The finger lies over the next button.
    mark?.draw(on: &canvas)
  }

  private func line(of rect: StoryboardRect, at y: Int) -> StoryboardRect {
    StoryboardRect(x: rect.x, y: y, width: rect.width, height: Self.rowHeight)
  }

  /// Returns the actions for which there is room, with the tapped one.
  private static func shown(_ all: [StoryboardAction], tapped: String?, room: Int) -> [StoryboardAction] {
    guard all.count > room else { return all }
    let place = all.firstIndex { $0.label == tapped } ?? 0
    let first = max(0, min(place - room + 2, all.count - room + 1))
    return Array(all[first..<min(all.count, first + max(1, room - 1))])
  }

  /// Draws an action, and returns the mark of its tap, if it is tapped.
  private func draw(_ action: StoryboardAction, in rect: StoryboardRect, on canvas: inout SVGCanvas) -> TapMark? {
    let isTapped = action.label == tap?.label
    let box = StoryboardRect(x: rect.x, y: rect.y + 1, width: rect.width, height: rect.height - 2)
    let style = (action.isRow ? "row" : "button") + (isTapped ? " tapped" : "")
    canvas.rect(box, radius: action.isRow ? 0 : 7, style)
    let room = rect.width - (isTapped ? 44 : 18)
    let columns = StoryboardLayout.columns(of: action.label, in: room, fontSize: 10)
    canvas.text(
      action.label, action.isRow ? rect.x + 6 : rect.centre - (isTapped ? 10 : 0), rect.y + 12, columns: columns,
      action.isRow ? "row-label" : "button-label")
    if action.isRow, !isTapped { canvas.path("M\(rect.right - 10) \(rect.y + 6)l3 3l-3 3", "chevron") }
    return isTapped ? tap.map { TapMark(tap: $0, x: rect.right - 10, y: rect.y + rect.height / 2) } : nil
  }

  private func draw(_ picture: String, in rect: StoryboardRect, on canvas: inout SVGCanvas) {
    let size = names.size(of: screen) ?? (width: rect.width, height: rect.height)
    let whole = rect.fitting(width: size.width, height: size.height)
    canvas.picture(picture, in: whole)
    guard let tap, let areas = names.areas(of: screen, tapped: tap.label) else { return }
    for (number, area) in areas.enumerated() {
      let box = StoryboardRect(
        x: whole.x + whole.width * area.left / 1000, y: whole.y + whole.height * area.top / 1000,
        width: max(6, whole.width * area.width / 1000), height: max(6, whole.height * area.height / 1000))
      canvas.rect(box, radius: 3, "area" + (tap.style.map { " \($0)" } ?? ""))
      if number == 0 { TapMark(tap: tap, x: box.right, y: box.y + box.height / 2).draw(on: &canvas) }
    }
  }
}

/// The finger at the place of a tap, with its number.
struct TapMark {
  let tap: StoryboardTap
  let x: Int
  let y: Int

  /// Draws the mark: a circle with the number, and a pointing hand beneath it.
  func draw(on canvas: inout SVGCanvas) {
    let style = tap.style.map { " \($0)" } ?? ""
    canvas.path("M\(x - 2) \(y + 4)v10l-3 -3q-3 -1 -2 2l5 8h9l2 -6v-5q0 -2 -3 -2l-4 -1v-3q0 -2 -2 -2t-2 2z", "hand")
    canvas.circle(x, y, radius: 8, "tap" + style)
    if let number = tap.number { canvas.text("\(number)", x, y + 4, "tap-number") }
  }
}

extension StoryboardRect {
  /// Returns the largest rectangle of a shape at the top of this one, centred.
  func fitting(width: Int, height: Int) -> Self {
    guard width > 0, height > 0 else { return self }
    let isWide = width * self.height > height * self.width
    let (w, h) = isWide ? (self.width, self.width * height / width) : (self.height * width / height, self.height)
    return Self(x: x + (self.width - w) / 2, y: y, width: w, height: h)
  }
}
