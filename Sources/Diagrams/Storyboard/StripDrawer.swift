import Diagnostics
import Localization

/// Draws one strip: its heading, then rows of outlines with the ribbons of the tasks beneath.
struct StripDrawer {
  private let strip: Storyboard.Strip
  private let names: StoryboardNames
  private let layout: StoryboardLayout
  /// The runs of the tasks, each lane drawn in one line.
  private let lanes: [[TaskRun]]
  /// The width of the column with the names of the tasks.
  private let labelWidth: Int

  private var steps: [TraceStep] { strip.trace.steps }

  /// Prepares a strip.
  init(_ strip: Storyboard.Strip, names: StoryboardNames, layout: StoryboardLayout) {
    self.strip = strip
    self.names = names
    self.layout = layout
    lanes = TaskRun.lanes(in: strip.trace)
    let widest = lanes.joined().map { names.title(ofTask: $0.task).visible.displayWidth }.max() ?? 0
    labelWidth = widest == 0 ? 0 : min(widest, Self.labelColumns) * 7 + 10
  }

  private static let labelColumns = 24
  private static let smallestWidth = 560

  /// The width of the drawing with its margins.
  var width: Int {
    let frames = min(steps.count, layout.columns) * layout.pitch
    return max(Self.smallestWidth, StoryboardLayout.margin * 2 + labelWidth + frames)
  }

  /// Draws the strip and returns its bottom.
  func draw(on canvas: inout SVGCanvas, from top: Int) -> Int {
    var y = heading(on: &canvas, from: top)
    for first in stride(from: 0, to: steps.count, by: layout.columns) {
      y = row(first..<min(first + layout.columns, steps.count), on: &canvas, from: y)
    }
    return y
  }

  private func heading(on canvas: inout SVGCanvas, from top: Int) -> Int {
    var y = top
    let columns = StoryboardLayout.columns(of: strip.heading, in: width - StoryboardLayout.margin * 2, fontSize: 16)
    for line in HTMLText.wrapped(strip.heading, columns: columns, maxLines: 3) {
      y += StoryboardLayout.headingHeight
      canvas.text(line, StoryboardLayout.margin, y - 6, "heading")
    }
    guard !strip.detail.isEmpty else { return y }
    canvas.text(strip.detail, StoryboardLayout.margin, y + 10, "detail")
    return y + StoryboardLayout.noteHeight
  }

  private func left(of index: Int, in row: Range<Int>) -> Int {
    StoryboardLayout.margin + labelWidth + StoryboardLayout.gap / 2 + (index - row.lowerBound) * layout.pitch
  }

  private func row(_ row: Range<Int>, on canvas: inout SVGCanvas, from top: Int) -> Int {
    let captions = row.map(caption)
    let y = top + 12 + StoryboardLayout.noteHeight * (1 + (captions.map(\.count).max() ?? 0))
    let notes = row.map(notes)
    for index in row {
      let frame = StoryboardRect(
        x: left(of: index, in: row), y: y, width: layout.frameWidth, height: layout.frameHeight)
      canvas.beginGroup(description(of: index))
      draw(captions[index - row.lowerBound], of: index, over: frame, on: &canvas)
      FrameDrawer(names: names, frame: frame, tap: tap(after: index)).draw(steps[index], on: &canvas)
      for (line, note) in notes[index - row.lowerBound].enumerated() {
        let columns = StoryboardLayout.columns(of: note.text, in: layout.pitch, fontSize: 11)
        canvas.text(
          note.text, frame.x, frame.bottom + StoryboardLayout.noteHeight * (line + 1), columns: columns, note.style)
      }
      canvas.endGroup()
    }
    let bottom = y + layout.frameHeight + StoryboardLayout.noteHeight * (notes.map(\.count).max() ?? 0)
    return ribbons(of: row, on: &canvas, from: bottom + 12)
  }

  // MARK: Captions

  private func style(of index: Int) -> String? {
    if let severity = strip.severity, index == steps.count - 1 { return severity.rawValue }
    return steps[index].isTrouble ? Severity.error.rawValue : nil
  }

  /// Returns the lines over an outline: what was tapped.
  private func caption(of index: Int) -> [String] {
    let text = number(of: index) + text(of: steps[index])
    let columns = StoryboardLayout.columns(of: text, in: layout.pitch - 8, fontSize: 13)
    return HTMLText.wrapped(text, columns: columns, maxLines: 3)
  }

  private func draw(_ caption: [String], of index: Int, over frame: StoryboardRect, on canvas: inout SVGCanvas) {
    let step = steps[index]
    let style = style(of: index)
    var y = frame.y - 8 - StoryboardLayout.noteHeight * (caption.count - 1)
    if step.kind != .launch && step.kind != .tap {
      canvas.text(Message(key: step.kind.rawValue).localized, frame.x, y - 15, "how")
    }
    for line in caption {
      canvas.text(line, frame.x, y, "caption" + (style.map { " \($0)" } ?? ""))
      y += StoryboardLayout.noteHeight
    }
    guard index > 0 else { return }
    let (from, to) = (frame.x - StoryboardLayout.gap + 6, frame.x - 6)
    let middle = frame.y + frame.height / 2
    canvas.path(
      "M\(from) \(middle)H\(to)M\(to - 8) \(middle - 6)L\(to) \(middle)L\(to - 8) \(middle + 6)",
      "arrow" + (style.map { " \($0)" } ?? ""))
  }

  /// Returns what is tapped on an outline: the next step.
  private func tap(after index: Int) -> StoryboardTap? {
    guard index + 1 < steps.count, let label = steps[index + 1].label else { return nil }
    let number = steps[index + 1].isTap ? steps[...(index + 1)].count(where: \.isTap) : nil
    return StoryboardTap(label: label, number: number, style: style(of: index + 1))
  }

  private func text(of step: TraceStep) -> String {
    guard let label = step.label else { return localized("launch") }
    let words = step.kind == .gesture ? names.words(ofGesture: label) : label
    return Message.move(words).localized + (step.result.map { ": \($0)" } ?? "")
  }

  /// Returns the number of a tap; arrivals have none, as in the text of a finding.
  ///
  /// It ends in a no-break space, so that a long label does not leave it alone on its line.
  private func number(of index: Int) -> String {
    steps[index].isTap ? "\(steps[...index].count(where: \.isTap)).\u{A0}" : ""
  }

  private func description(of index: Int) -> String {
    let step = steps[index]
    let layers = step.layers.map { layer in
      (layer.style.map { "\(Message.layer($0).localized) " } ?? "")
        + layer.stacks.map { $0.map(names.title(of:)).joined(separator: " › ") }.joined(separator: " ‖ ")
    }
    return "\(number(of: index))\(text(of: step)): \(layers.joined(separator: localized(", over it ")))"
  }

  // MARK: Notes

  /// Returns the lines beneath an outline: new values of variables, and failed steps.
  private func notes(of index: Int) -> [(text: String, style: String)] {
    let step = steps[index]
    let given = strip.trace.replay.given
    let changed = step.state.filter { name, value in
      index > 0 ? steps[index - 1].state[name] != value : given[name] != nil
    }
    let failed = step.events.filter { $0.kind == .fails }
    return changed.map { ("\($0.key) = \($0.value)", "note") }
      + failed.map { (localized("✗ step failed: \($0.step ?? "")"), "note error") }
  }

  // MARK: Ribbons

  private func ribbons(of row: Range<Int>, on canvas: inout SVGCanvas, from top: Int) -> Int {
    var y = top
    for lane in lanes.map({ $0.filter { $0.overlaps(row) } }) {
      guard let task = lane.first?.task else { continue }
      let middle = y + StoryboardLayout.ribbonHeight / 2
      canvas.text(
        names.title(ofTask: task), StoryboardLayout.margin, middle + 4, columns: Self.labelColumns, "ribbon-name")
      for run in lane { ribbon(run, in: row, at: middle, on: &canvas) }
      y += StoryboardLayout.ribbonHeight
    }
    return y
  }

  private func ribbon(_ run: TaskRun, in row: Range<Int>, at y: Int, on canvas: inout SVGCanvas) {
    let halfGap = StoryboardLayout.gap / 2
    let start = run.start < row.lowerBound ? left(of: row.lowerBound, in: row) - halfGap : left(of: run.start, in: row)
    let ending = run.ending.flatMap { row.contains($0.step) ? $0 : nil }
    let end =
      ending.map { left(of: $0.step, in: row) - halfGap }
      ?? (left(of: row.upperBound - 1, in: row) + layout.frameWidth)
    if end > start { canvas.rect(StoryboardRect(x: start, y: y - 5, width: end - start, height: 10), "ribbon") }
    if let ending { EndingMark(ending.event, x: max(start, end), y: y).draw(on: &canvas) }
  }
}
