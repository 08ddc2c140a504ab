import Diagnostics
import FlowExport
import FlowModel

/// The names that a flow has in generated code.
struct SwiftNames {
  let flow: Flow

  /// Returns the case of a screen: `.chargeMethod`.
  func screen(_ id: ScreenID) -> String { ".\(caseName(flow[id].codeName))" }
  /// Returns the name of the case of a screen, as its declaration needs it.
  func screenCase(_ id: ScreenID) -> String { caseName(flow[id].codeName) }
  /// Returns the type of what can be done on a screen.
  func actions(_ id: ScreenID) -> String { flow[id].codeName.type + "Actions" }
  /// Returns the type of a task.
  func task(_ id: TaskID) -> String { flow[id].codeName.type + "Task" }
  /// Returns the name of the case of a root.
  func root(_ id: RootID) -> String { caseName(CodeName(deriving: flow.name(of: id))) }
  /// Returns the name of the case of an outcome.
  func outcome(_ id: OutcomeID) -> String { caseName(CodeName(deriving: flow[id].name)) }
  /// Returns the name of a variable.
  func variable(_ id: VariableID) -> String { member(CodeName(deriving: flow[id].name.value), besides: ["values"]) }
  /// Returns the type of a variable's values.
  func variableType(_ id: VariableID) -> String { CodeName(deriving: flow[id].name.value).type }

  /// Returns a value of a variable in an expression: `.none`, or the number of a counter.
  func value(_ value: ValueID, of variable: VariableID) -> String {
    let name = flow.name(of: value, of: variable)
    return flow[variable].isCounter ? name : ".\(valueCase(name))"
  }

  /// Returns the name of the case of a value or a result.
  func valueCase(_ name: String) -> String { caseName(CodeName(deriving: name)) }

  /// Returns the name of a function of an action.
  func action(_ id: ActionID) -> String { member(flow[id].codeName, besides: ["here", "navigator", "offers"]) }

  /// Returns the name of the function of a gesture on a screen; an action of the same name comes first.
  func gesture(_ id: ActionID, on screen: ScreenID) -> String {
    let taken = flow[screen].actions.map { flow[$0].codeName.plain }
    let name = flow[id].codeName
    return taken.contains(name.plain) ? name.plain + "Gesture" : name.swift
  }

  /// Returns the name of a case; `allCases` is a member of every such type.
  private func caseName(_ name: CodeName) -> String { member(name, besides: ["allCases"]) }

  private func member(_ name: CodeName, besides taken: Set<String>) -> String {
    taken.contains(name.plain) ? name.plain + "_" : name.swift
  }
}

extension String {
  /// The name without backticks, as a part of another name.
  var withoutBackticks: String { filter { $0 != "`" } }
}

/// Texts in comments.
extension String {
  /// The text on one line, with hidden characters visible.
  var inComment: String { visible }
}
