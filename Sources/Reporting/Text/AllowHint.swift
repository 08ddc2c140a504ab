import Diagnostics
import Localization

/// A line that explains how to accept a finding.
package struct AllowHint {
  /// The part of the file whose `allow` accepts the finding.
  package enum Place {
    case entry(String), task(String), screen(String), action(String)

    /// Returns the words for the place, with the titles of the flow.
    package func words(_ titles: FlowTitles = FlowTitles()) -> Message {
      switch self {
      case .entry(let name): "entry \(.name(name.visible))"
      case .task(let name): "task \(.name(name.visible, title: titles.tasks[name]?.visible))"
      case .screen(let name): "screen \(.name(name.visible, title: titles.screens[name]?.visible))"
      case .action(let label): .name(label.visible)
      }
    }
  }

  /// The part of the file under which to write the `allow`.
  package let place: Place
  /// What to write, and where.
  package let text: String
  /// What to write.
  let line: String

  /// Creates the hint, or returns nil if the finding has no place for an `allow` or only summarizes other findings.
  package init?(for diagnostic: Diagnostic) {
    guard !diagnostic.isSummary else { return nil }
    let subject = diagnostic.subject
    if let entry = diagnostic.entry {
      place = .entry(entry)
    } else if let task = subject.task, !Self.affectsOtherTasks(diagnostic) {
      place = .task(task)
    } else if let screen = subject.screen {
      place = .screen(screen)
    } else if let action = subject.action {
      place = .action(action)
    } else {
      return nil
    }
    line = "allow: { \(diagnostic.rule): \"the reason\" }"
    text = localized(
      "to accept it, write under \(place.words(diagnostic.titles)): \(.code("allow: { \(diagnostic.rule): \"\(localized("the reason"))\" }"))"
    )
  }

  /// Returns whether the rule found the same about other tasks, which an `allow` on one task does not accept.
  private static func affectsOtherTasks(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.affected.contains { $0.rule == diagnostic.rule && $0.place.subject.task != diagnostic.subject.task }
  }
}
