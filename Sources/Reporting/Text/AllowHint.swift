import Diagnostics

/// A line that explains how to accept a finding.
package struct AllowHint {
  /// What to write, and where.
  package let text: String

  /// Creates the hint, or returns nil if the finding has no place for an `allow` or only summarizes other findings.
  package init?(for diagnostic: Diagnostic) {
    guard !diagnostic.isSummary else { return nil }
    let subject = diagnostic.subject
    let place: String
    if let entry = diagnostic.entry {
      place = "entry \"\(entry.visible)\""
    } else if let task = subject.task, !Self.affectsOtherTasks(diagnostic) {
      place = "task \"\(task.visible)\""
    } else if let screen = subject.screen {
      place = "screen \"\(screen.visible)\""
    } else if let action = subject.action {
      place = "\"\(action.visible)\""
    } else {
      return nil
    }
    text = "to accept it, write under \(place): allow: { \(diagnostic.rule): \"the reason\" }"
  }

  /// Whether the rule found the same about other tasks, which an `allow` on one task does not accept.
  private static func affectsOtherTasks(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.affected.contains { $0.rule == diagnostic.rule && $0.place.subject.task != diagnostic.subject.task }
  }
}
