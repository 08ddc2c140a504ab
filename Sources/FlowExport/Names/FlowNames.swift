import Diagnostics
import FlowModel

/// The names in code of everything in a flow, and the clashes between them.
package struct FlowNames: Sendable {
  /// The rule of a clash.
  package static let clashRule: RuleID = "name-clash"

  private let flow: Flow
  /// Creates the names of a flow.
  package init(_ flow: Flow) { self.flow = flow }

  /// One error for each name that another one in its scope has already.
  package var clashes: [Diagnostic] { NameScope.all(of: flow).flatMap(\.clashes).withoutRepetitions }

  /// Returns the name of a screen in code.
  package func name(of screen: ScreenID) -> CodeName { flow[screen].codeName }
  /// Returns the name of a task in code.
  package func name(of task: TaskID) -> CodeName { flow[task].codeName }
  /// Returns the name of an action or entry in code.
  package func name(of action: ActionID) -> CodeName { flow[action].codeName }

  /// Returns the accessibility identifier of a screen.
  package func identifier(of screen: ScreenID) -> String { "screen-\(name(of: screen).plain)" }

  /// Returns the accessibility identifier of an action on a screen.
  package func identifier(of action: ActionID, on screen: ScreenID) -> String {
    "action-\(name(of: screen).plain)-\(name(of: action).plain)"
  }
}

extension Screen {
  /// The name in code.
  package var codeName: CodeName { CodeName(codeID, or: name) }
}

extension UserTask {
  /// The name in code.
  package var codeName: CodeName { CodeName(codeID, or: name) }
}

extension Action {
  /// The name in code.
  package var codeName: CodeName { CodeName(codeID, or: label) }
}

extension CodeName {
  /// Creates the name of something with an optional `id`.
  init(_ id: Located<String>?, or name: Located<String>) {
    self = id.map { CodeName(id: $0.value) } ?? CodeName(deriving: name.value)
  }
}

extension [Diagnostic] {
  /// Returns the errors without repetitions, because many screens share the actions of a task.
  fileprivate var withoutRepetitions: [Diagnostic] {
    var seen: Set<[SourceRange]> = []
    return filter { seen.insert([$0.range] + $0.notes.map(\.range)).inserted }.sorted { $0.range < $1.range }
  }
}
