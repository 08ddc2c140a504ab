import Diagnostics
import Localization

/// The description of an event in a review.
struct EventPhrase {
  /// The title or name of the task, or the rule that a failed step breaks.
  let subject: String
  /// The description of the change.
  let words: String
  /// Whether the page highlights the event.
  let isTrouble: Bool

  /// Creates the description of an event in a flow with these titles.
  init(_ event: TraceStep.Event, _ titles: FlowTitles) {
    subject = event.task.map { titles.tasks[$0] ?? $0 } ?? event.step ?? ""
    let words: Message
    let completion: Message = event.outcome.map { "completed: \($0.clipped(to: 80))" } ?? "completed"
    switch event.kind {
    case .starts: (words, isTrouble) = (event.isGate ? "starts (gate)" : "starts", false)
    case .completes: (words, isTrouble) = (completion, false)
    case .cancels: (words, isTrouble) = ("cancelled", false)
    case .abandons: (words, isTrouble) = ("abandoned", false)
    case .interrupts: (words, isTrouble) = ("interrupted", true)
    case .fails: (words, isTrouble) = ("– this step could not be taken", true)
    }
    self.words = words.localized
  }

  /// Returns the description as a list item.
  func html(_ names: NameWriter) -> HTML {
    let text: HTML = "\(names.html(subject)) \(words)"
    return isTrouble ? "<li class=\"trouble\">✗ \(text)</li>" : "<li>\(text)</li>"
  }
}
