import Diagnostics
import Localization

/// Describes the events of tasks and steps.
enum EventText {
  /// Returns a phrase for each event.
  ///
  /// An interruption and the event after it form one phrase, because the latter shows the cause.
  static func phrases(of events: [TraceStep.Event]) -> [String] {
    var phrases: [String] = []
    var followsInterruption = false
    for event in events {
      let phrase = phrase(of: event).localized
      if followsInterruption, let last = phrases.popLast() {
        phrases.append("\(last) \(phrase)")
      } else {
        phrases.append(phrase)
      }
      followsInterruption = event.kind == .interrupts
    }
    return phrases
  }

  private static func phrase(of event: TraceStep.Event) -> String {
    let task = (event.task ?? "").visible.clipped(to: 40)
    let outcome = event.outcome.map { ": \($0.visible.clipped(to: 40))" } ?? ""
    switch event.kind {
    case .starts: return "\(task) starts\(event.isGate ? " (gate)" : "")"
    case .completes: return "\(task) completed\(outcome)"
    case .cancels: return "\(task) cancelled"
    case .abandons: return "\(task) abandoned"
    case .interrupts: return "\(task) interrupted ✗"
    case .fails: return "step failed ✗ \((event.step ?? "").visible)"
    }
  }
}
