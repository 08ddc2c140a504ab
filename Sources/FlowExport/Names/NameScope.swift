import Diagnostics
import FlowModel
import Localization

/// Things of a flow that need different names in code.
struct NameScope {
  /// Something with a name.
  private struct Item {
    let name: String
    let code: CodeName
    let range: SourceRange
  }

  /// Where the things are, for messages: ` on "Home"`.
  private let place: Message
  private let help: Message
  private var items: [Item] = []

  private init(_ place: Message, help: Message) {
    self.place = place
    self.help = help
  }

  private static let idHelp: Message = "write `id: NAME` on one of them"
  private static let renameHelp: Message = "rename one of them"

  /// Returns all scopes of a flow.
  static func all(of flow: Flow) -> [NameScope] {
    var scopes = [
      NameScope("", help: idHelp).adding(flow.screens) { ($0.name, $0.codeName) },
      NameScope("", help: idHelp).adding(flow.tasks) { ($0.name, $0.codeName) },
      NameScope("", help: renameHelp).adding(flow.variables) { ($0.name, nil) },
      NameScope("", help: renameHelp).adding(flow.roots.compactMap(\.name)) { ($0, nil) },
    ]
    scopes += flow.variables.map { variable in
      NameScope(" of variable \"\(variable.name.value)\"", help: renameHelp).adding(variable.values) { ($0.name, nil) }
    }
    scopes += flow.tasks.map { task in
      NameScope(" of task \"\(task.name.value)\"", help: renameHelp)
        .adding(task.outcomes) { (Located(flow[$0.value].name, at: $0.range), nil) }
    }
    scopes += flow.screens.map { screen in
      NameScope(" on \"\(screen.name.value)\"", help: idHelp)
        .adding(screen.actions) { (flow[$0].label, flow[$0].codeName) }
    }
    scopes += flow.actions.map { action in
      NameScope(" of \"\(action.label.value)\"", help: renameHelp).adding(action.resultNames) { ($0, nil) }
    }
    scopes += [flow.entries, flow.roots.flatMap(\.actions)].map { ids in
      NameScope("", help: idHelp).adding(ids) { (flow[$0].label, flow[$0].codeName) }
    }
    return scopes
  }

  private func adding<Things: Sequence>(
    _ things: Things, name: (Things.Element) -> (Located<String>, CodeName?)
  ) -> NameScope {
    var copy = self
    copy.items = things.map { thing in
      let (name, code) = name(thing)
      return Item(name: name.value, code: code ?? CodeName(deriving: name.value), range: name.range)
    }
    return copy
  }

  /// One error for each item whose name an earlier one has.
  var clashes: [Diagnostic] {
    var first: [CodeName: Item] = [:]
    return items.compactMap { item -> Diagnostic? in
      guard let other = first[item.code] else {
        first[item.code] = item
        return nil
      }
      return Diagnostic(
        FlowNames.clashRule, .error,
        "\"\(item.name)\" and \"\(other.name)\"\(place) have the same name in code, `\(item.code.plain)`",
        at: item.range, notes: [Note("the other one is here", at: other.range)], help: help)
    }
  }
}

extension Action {
  /// The names of its results, each once: the cases of a result have its name.
  fileprivate var resultNames: [Located<String>] {
    var seen: Set<String> = []
    return cases.flatMap(\.results).compactMap(\.name).filter { seen.insert($0.value).inserted }
  }
}
