import Diagnostics
import Localization
import OrderedCollections

/// Describes what findings mean for users, as parts of a sentence about a change; the findings with the same cause are part
/// of it.
struct FindingConsequences {
  /// A finding, or another one that is reported with it.
  private struct Item {
    let rule: RuleID
    let message: Message
    let subjects: [Subject]
  }

  /// The rules whose findings say that an action or entry removes a task.
  private static let interruptions: Set<RuleID> = ["interrupted-task", "task-interrupted-by-entry"]

  /// Returns what a new finding says: its problem, and those with the same cause.
  func problems(of finding: Diagnostic) -> [Message] {
    let items = items(of: finding)
    return OrderedDictionary(grouping: items, by: \.rule).flatMap { rule, items -> [Message] in
      if Self.interruptions.contains(rule), let lost = lost(tasks(in: items)) { return [lost] }
      if rule == "lost-input" {
        let screens = OrderedSet(items.flatMap(\.subjects).compactMap(\.screen))
        return screens.isEmpty ? items.map(\.message) : ["it discards what users typed on \(names(screens))"]
      }
      return Array(OrderedSet(items.map(\.message)))
    }
  }

  /// Returns what got better without a finding, and without those with the same cause.
  func repairs(of finding: Diagnostic) -> [Message] {
    Array(OrderedSet(items(of: finding).map(repair)))
  }

  /// Returns whether one of some findings says that a task is interrupted.
  func interrupts(_ task: String, in findings: [Diagnostic]) -> Bool {
    findings.contains { finding in
      items(of: finding).contains { Self.interruptions.contains($0.rule) && $0.subjects.contains { $0.task == task } }
    }
  }

  private func items(of finding: Diagnostic) -> [Item] {
    let main = Item(rule: finding.rule, message: finding.message, subjects: finding.places.map(\.subject))
    return [main]
      + finding.affected.map { Item(rule: $0.rule, message: $0.message, subjects: $0.places.map(\.subject)) }
  }

  private func repair(_ item: Item) -> Message {
    let task = item.subjects.lazy.compactMap(\.task).first.map { Message.name($0.visible) }
    guard let task else { return "no longer: \(item.message)" }
    return switch item.rule.name {
    case "interrupted-task", "task-interrupted-by-entry": "task \(task) is no longer interrupted"
    case "pushed-task": "task \(task) is modal now"
    case "tab-bar-in-task": "the tab bar is out of reach while task \(task) runs"
    case "task-returns-elsewhere": "the end of task \(task) leads back to where it began"
    case "pushed-task-outcome": "the caller learns how task \(task) ended"
    case "task-across-layers": "task \(task) is in one layer now"
    default: "no longer: \(item.message)"
    }
  }

  private func tasks(in items: [Item]) -> OrderedSet<String> {
    OrderedSet(items.flatMap(\.subjects).compactMap(\.task))
  }

  private func lost(_ tasks: OrderedSet<String>) -> Message? {
    guard let first = tasks.first else { return nil }
    return tasks.count == 1
      ? "it can throw away task \(.name(first.visible))"
      : "it can throw away \(tasks.count) tasks: \(names(tasks))"
  }

  private func names(_ names: OrderedSet<String>) -> Message {
    let more: [Message] = names.count > 6 ? ["\(names.count - 6) more"] : []
    return .list(names.prefix(6).map { .name($0.visible) } + more, .none)
  }
}
