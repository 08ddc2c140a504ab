import Diagnostics
import Localization

/// Describes the events of tasks and steps.
enum EventText {
  /// Returns a phrase for each event of a step.
  ///
  /// An interruption and the event after it form one phrase, because the latter shows the cause.
  static func phrases(of step: TraceStep) -> [String] {
    var phrases: [String] = []
    var followsInterruption = false
    for event in step.events {
      let phrase = phrase(of: event, in: step).localized
      if followsInterruption, let last = phrases.popLast() {
        phrases.append("\(last) \(phrase)")
      } else {
        phrases.append(phrase)
      }
      followsInterruption = event.kind == .interrupts
    }
    return phrases
  }

  private static func phrase(of event: TraceStep.Event, in step: TraceStep) -> Message {
    let name = event.task ?? ""
    let title = step.titles.tasks[name].map { Message.name($0.visible.clipped(to: 40)) }
    let task = title ?? Message(text: name.visible.clipped(to: 40))
    switch event.kind {
    case .starts: return event.isGate ? "\(task) starts (gate)" : "\(task) starts"
    case .completes:
      guard let outcome = event.outcome?.visible.clipped(to: 40) else { return "\(task) completed" }
      return "\(task) completed: \(outcome)"
    case .cancels: return "\(task) cancelled"
    case .abandons: return "\(task) abandoned"
    case .interrupts: return "\(task) interrupted ✗"
    case .fails: return "step failed ✗ \((event.step ?? "").visible)"
    }
  }
}
