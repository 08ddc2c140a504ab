import Diagnostics
import Localization

/// Draws one configuration into the outline of a device: the root, and each layer over what it covers.
struct FrameDrawer {
  let names: StoryboardNames
  /// The outline of the device.
  let frame: StoryboardRect
  /// What is tapped there next, or nil.
  var tap: StoryboardTap?

  private static let radius = 16
  private static let barHeight = 24
  private static let leavesPageBright = ["popover", "fullScreen", "panel", "modelessPopover", "inputView"]
  /// The part of a covered layer that stays visible above a sheet.
  private static let peek = 26

  /// Draws the configuration after a step.
  func draw(_ step: TraceStep, on canvas: inout SVGCanvas) {
    canvas.rect(frame, radius: Self.radius, "page")
    var sheets = 0
    for (index, layer) in step.layers.enumerated() {
      let isFront = index == step.layers.count - 1
      guard let style = layer.style else {
        root(layer, of: step, isFront: isFront, on: &canvas)
        continue
      }
      if !Self.leavesPageBright.contains(style) { canvas.rect(frame, radius: Self.radius, "dim") }
      if style == "sheet" { sheets += 1 }
      let rect = rect(of: layer, style, below: sheets)
      canvas.rect(rect, radius: radius(of: style), shape(of: style, isFront: isFront))
      content(layer, in: rect, isFront: isFront, kind: kind(of: layer, style), on: &canvas)
    }
    canvas.rect(frame, radius: Self.radius, "outline")
  }

  private func root(_ layer: TraceStep.Layer, of step: TraceStep, isFront: Bool, on canvas: inout SVGCanvas) {
    guard let tab = step.tab, names.showsTabBar(layer.stack) else {
      return columns(of: layer, in: frame, isFront: isFront, on: &canvas)
    }
    let visible = StoryboardRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height - Self.barHeight)
    columns(of: layer, in: visible, isFront: isFront, on: &canvas)
    canvas.path("M\(frame.x) \(visible.bottom)H\(frame.right)", "rule")
    let tabs = names.tabs(including: tab)
    let width = frame.width / max(1, tabs.count)
    // A tab bar has at most five tabs, whose labels are small on a phone too.
    let (fontSize, narrow) = tabs.count > 4 ? (6, " narrow") : (9, "")
    for (place, name) in tabs.enumerated() {
      let x = frame.x + width * place + width / 2
      let columns = { StoryboardLayout.columns(of: $0, in: width - 2, fontSize: fontSize) }
      let title = names.title(ofTab: name, fitting: columns)
      canvas.text(title, x, frame.bottom - 9, columns: columns(title), (name == tab ? "selected" : "tab") + narrow)
      if name == tab {
        canvas.rect(StoryboardRect(x: x - width * 3 / 8, y: visible.bottom, width: width * 3 / 4, height: 3), "bar")
      }
    }
    if let tap, isFront, let place = tabs.firstIndex(where: { tap.label == "Tab: \($0)" }) {
      // Above the words of the tab, which stay readable.
      TapMark(tap: tap, x: frame.x + width * place + width / 2, y: visible.bottom - 16).draw(on: &canvas)
    }
  }

  /// Draws the columns of a split view side by side, or the only stack of the root.
  private func columns(
    of layer: TraceStep.Layer, in rect: StoryboardRect, isFront: Bool, on canvas: inout SVGCanvas
  ) {
    let stacks = layer.stacks
    let width = rect.width / stacks.count
    for (place, stack) in stacks.enumerated() {
      let column = StoryboardRect(x: rect.x + width * place, y: rect.y, width: width, height: rect.height)
      if place > 0 { canvas.path("M\(column.x) \(column.y)V\(column.bottom)", "rule") }
      let part = TraceStep.Layer(style: nil, aside: layer.aside, stack: stack)
      content(part, in: column, isFront: isFront, kind: nil, on: &canvas)
    }
  }

  /// Draws the title of the front screen, what Back leads to, and a picture.
  private func content(
    _ layer: TraceStep.Layer, in rect: StoryboardRect, isFront: Bool, kind: String?, on canvas: inout SVGCanvas
  ) {
    guard let screen = layer.stack.last else { return }
    let columns = { StoryboardLayout.columns(of: $0, in: rect.width - 10, fontSize: $1) }
    let title = names.title(of: screen)
    // A covered screen has room for one line.
    let lines = HTMLText.wrapped(title, columns: columns(title, 12), maxLines: isFront && rect.height >= 100 ? 2 : 1)
    var y = rect.y + 4
    for line in lines {
      y += 15
      canvas.text(line, rect.centre, y, isFront ? "title" : "covered")
    }
    let sign = names.hidesBack(screen) ? "" : "‹ "
    let beneath = layer.stack.dropLast().reversed().map { "\(sign)\(names.title(of: $0))" }
      .joined(separator: sign.isEmpty ? ", " : " ")
    for line in [beneath, kind ?? ""] where !line.isEmpty {
      y += 15
      canvas.text(line, rect.centre, y, columns: columns(line, 10), "beneath")
    }
    guard isFront else { return }
    let free = StoryboardRect(x: rect.x + 6, y: y + 6, width: rect.width - 12, height: rect.bottom - y - 14)
    ScreenContent(names: names, screen: screen, tap: tap).draw(in: free, on: &canvas)
    // The finger lies over the first row.
    if let tap, tap.label == "Back" || tap.label == "Swipe down" {
      TapMark(tap: tap, x: tap.label == "Back" ? rect.x + 12 : rect.right - 14, y: rect.y + 12).draw(on: &canvas)
    }
  }

  private func kind(of layer: TraceStep.Layer, _ style: String) -> String? {
    let words: Message =
      switch style {
      case "external": "another app"
      case "system": "system screen"
      case "prompt": "prompt"
      case "alert": "alert"
      case "actionSheet": "action sheet"
      case "popover", "modelessPopover": "popover"
      case "panel": "panel"
      default: ""
      }
    let all = [words, layer.aside ? "set aside" : ""].filter { !$0.isEmpty }
    return all.isEmpty ? nil : Message.list(all, .none).localized
  }

  private func shape(of style: String, isFront: Bool) -> String {
    switch style {
    case "external", "system": "away"
    case "alert", "actionSheet", "prompt": "question"
    default: isFront ? "front" : "page"
    }
  }

  /// The corners of a layer that reaches the bottom of the device are those of the device.
  private func radius(of style: String) -> Int {
    let floats = ["formSheet", "popover", "modelessPopover", "alert", "actionSheet", "prompt"].contains(style)
    return floats || (style == "sheet" && frame.width > frame.height) ? 10 : Self.radius
  }

  private func rect(of layer: TraceStep.Layer, _ style: String, below sheets: Int) -> StoryboardRect {
    switch style {
    case "sheet": sheet(number: sheets)
    case "formSheet": frame.centred(width: frame.width * 7 / 10, height: frame.height * 4 / 5)
    case "popover", "modelessPopover":
      StoryboardRect(
        x: frame.right - frame.width * 6 / 10 - 8, y: frame.y + 30,
        width: frame.width * 6 / 10, height: frame.height / 2)
    case "alert", "prompt":
      frame.centred(width: min(frame.width - 20, 150), height: question(layer))
    case "actionSheet":
      frame.droppingTop(frame.height - question(layer) - 8).centred(width: frame.width - 16, height: question(layer))
    case "panel": panel
    case "inputView": frame.droppingTop(frame.height * 6 / 10)
    default: frame
    }
  }

  /// Returns the height of an alert or action sheet: its title, and its first buttons.
  private func question(_ layer: TraceStep.Layer) -> Int {
    min(frame.height - 20, 58 + 18 * min(4, max(1, layer.stack.last.map { names.actions(of: $0).count } ?? 1)))
  }

  /// The place of a panel: the lower half of a phone, or a card on the left of a pad.
  private var panel: StoryboardRect {
    guard frame.width > frame.height else { return frame.droppingTop(frame.height / 2) }
    return StoryboardRect(x: frame.x + 8, y: frame.y + 30, width: frame.width * 4 / 10, height: frame.height - 60)
  }

  /// Returns the place of a sheet: on the phone up from the bottom, on the pad in the centre.
  private func sheet(number: Int) -> StoryboardRect {
    guard frame.width > frame.height else {
      return frame.droppingTop(min(Self.peek * number, frame.height / 2))
    }
    return frame.centred(width: frame.width * 7 / 10, height: frame.height - 44)
      .droppingTop(min(Self.barHeight * (number - 1), frame.height / 2))
  }
}
