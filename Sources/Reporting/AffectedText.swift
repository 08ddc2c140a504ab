import Diagnostics
import Localization
import OrderedCollections

/// Describes the other findings that have the same cause as a finding.
package enum AffectedText {
  /// Returns a line for the other findings of the same rule, and a line for each other rule.
  package static func lines(of diagnostic: Diagnostic) -> [String] {
    OrderedDictionary(grouping: diagnostic.affected, by: \.rule).flatMap { rule, affected -> [String] in
      if rule == diagnostic.rule {
        return [localized("also affected: \(names(affected, besides: diagnostic.subject, diagnostic.titles))").visible]
      }
      guard let first = affected.first else { return [] }
      let others = affected.dropFirst()
      let rest: Message =
        others.isEmpty ? "" : "; also \(names(Array(others), besides: first.place.subject, diagnostic.titles))"
      return [localized("same cause: \(first.message) [\(rule)]\(rest)").visible + otherLines(of: first)]
    }
  }

  /// Returns the lines of the same file at which an affected finding occurs, too, in parentheses.
  private static func otherLines(of affected: Diagnostic.Affected) -> String {
    let own = affected.place.range
    let lines = Set(affected.otherPlaces.map(\.range).filter { $0.file == own.file }.map(\.start.line))
    let others = lines.subtracting([own.start.line]).sorted().map { Message(text: String($0)) }
    return others.isEmpty ? "" : " (" + localized("also at line \(Message.list(others, .none))") + ")"
  }

  private static func names(_ affected: [Diagnostic.Affected], besides subject: Subject, _ titles: FlowTitles)
    -> Message
  {
    .list(Array(OrderedSet(affected.map { name($0, besides: subject, titles) })), .none)
  }

  /// Returns the task or screen of an affected finding that the reported finding is not about, or else its message.
  private static func name(_ affected: Diagnostic.Affected, besides subject: Subject, _ titles: FlowTitles) -> Message {
    let own = affected.place.subject
    if let task = own.task, task != subject.task {
      return "task \(.name(task.visible, title: titles.tasks[task]?.visible))"
    }
    if let screen = own.screen, screen != subject.screen {
      return "screen \(.name(screen.visible, title: titles.screens[screen]?.visible))"
    }
    return affected.message
  }
}
