import Diagnostics
import Localization

/// The mark and the words at the end of a task's ribbon; each kind of ending has its own shape.
struct EndingMark {
  private let event: TraceStep.Event
  private let x: Int
  private let y: Int

  /// Creates the mark of an ending around a point.
  init(_ event: TraceStep.Event, x: Int, y: Int) {
    self.event = event
    self.x = x
    self.y = y
  }

  /// Draws the mark.
  func draw(on canvas: inout SVGCanvas) {
    switch event.kind {
    case .completes:
      canvas.circle(x, y, radius: 8, "completed")
      canvas.path("M\(x - 4) \(y)l3 3l5 -6", "completed")
    case .cancels: canvas.circle(x, y, radius: 7, "cancelled")
    case .abandons: canvas.path("M\(x - 8) \(y)l8 -8l8 8l-8 8z", "abandoned")
    case .interrupts: canvas.path("M\(x - 8) \(y - 8)l16 16M\(x + 8) \(y - 8)l-16 16", "interrupted")
    case .starts, .fails: return
    }
    canvas.text(words.localized, x + 14, y + 4, event.kind == .interrupts ? "caption error" : "ending")
  }

  private var words: Message {
    switch event.kind {
    case .completes: event.outcome.map { "completed: \($0)" } ?? "completed"
    case .cancels: "cancelled"
    case .abandons: "abandoned"
    case .interrupts: "interrupted, unfinished"
    case .starts, .fails: ""
    }
  }
}
