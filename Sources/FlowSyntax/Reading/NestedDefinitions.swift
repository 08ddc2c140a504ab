import Diagnostics
import FlowModel
import Localization

/// Screens and tasks that are defined among the actions of a screen: they are reported, and read as what they are.
extension Reader {
  /// What was defined among the actions of a screen.
  struct NestedDefinitions {
    var screens: [NamedNode] = []
    var tasks: [NamedNode] = []
  }

  /// Takes definitions out of a screen's actions.
  mutating func liftDefinitions(from fields: inout Fields, of screen: Located<String>) -> NestedDefinitions {
    var found = NestedDefinitions()
    guard let place = fields.entries.firstIndex(where: { $0.name == ScreenKeys.actions.name }),
      let pairs = fields.entries[place].pair.value.pairs
    else { return found }
    let own = pairs.filter { pair in
      guard let body = pair.value.pairs, let name = pair.key.text else { return true }
      let named = NamedNode(name: Located(name, at: pair.key.range), node: pair.value)
      if Self.isBody(body, of: ScreenKeys.table) {
        let kind = body.first { $0.key.text == ScreenKeys.kind.name }?.value.text
        let help: Message = "write it beside \"\(screen.value.shortened)\", in the same column"
        reportNested(named.name, "a screen", kind == nil || kind == "screen" ? .push : .present, help, in: screen)
        found.screens.append(named)
      } else if Self.isBody(body, of: TaskKeys.table) {
        reportNested(named.name, "a task", .start, "write it under `tasks:` of the file", in: screen)
        found.tasks.append(named)
      } else {
        return true
      }
      return false
    }
    if own.count < pairs.count { fields.entries[place].pair.value = fields.entries[place].pair.value.withPairs(own) }
    return found
  }

  /// Returns whether all keys of the pairs are in a table, and at least one is not a key of an action.
  private static func isBody(_ pairs: [Node.Pair], of table: ObjectTable) -> Bool {
    let keys = pairs.compactMap(\.key.text)
    return keys.allSatisfy { table[$0] != nil } && keys.contains { ActionKeys.table[$0] == nil }
  }

  private mutating func reportNested(
    _ name: Located<String>, _ kind: Message, _ step: Verb, _ help: Message, in screen: Located<String>
  ) {
    let title = name.value.shortened
    report(
      FileRules.unknownKey,
      "\"\(title)\" is \(kind), but is written among the actions of \"\(screen.value.shortened)\"", at: name.range,
      help: "\(help), and here an action that leads to it: `\(title.spelledAsScalar): \(step.rawValue) \(title)`",
      notes: [Note("\"\(screen.value.shortened)\" is defined here", at: screen.range)])
  }
}
