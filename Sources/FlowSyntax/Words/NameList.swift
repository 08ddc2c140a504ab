import FlowModel

/// A list of names that a flow defines, in which similar ones are found for unknown names.
enum NameList: Hashable {
  case screens, tasks, variables, roots, tabs, columns, outcomes
  case values(VariableID)
  case outcomesOf(TaskID)
  case screensOf(TaskID)
  case actionsOf(TaskID?)
  /// The labels that scenarios may tap.
  case taps
  /// The results of an action.
  case results(String)
}
