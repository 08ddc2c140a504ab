import Diagnostics
import FlowModel
import FlowSyntax
import Localization

/// The initial state of a flow with the values of the option `--given`.
struct GivenState {
  /// The value of each variable.
  let state: [ValueID]

  /// Reads pairs, for example `bank=connected`.
  ///
  /// - Throws: `UsageError` for an unknown variable or value.
  init(_ pairs: [String], of flow: Flow) throws {
    var state = flow.variables.map { $0.initial.first ?? ValueID(0) }
    for pair in pairs {
      guard let given = GivenValue(parsing: pair) else {
        throw UsageError("\"\(pair)\" is not a value for --given: write variable=value")
      }
      let names = flow.variables.map(\.name.value)
      guard let variable = flow.variables.first(where: { $0.name.value == given.variable }) else {
        throw UsageError(Self.unknown("the flow has no variable \"\(given.variable)\"", given.variable, among: names))
      }
      guard let value = variable.values.firstIndex(where: { $0.name.value == given.value }) else {
        let values = variable.values.map { $0.name.value }
        throw UsageError(
          Self.unknown("\"\(given.variable)\" has no value \"\(given.value)\"", given.value, among: values))
      }
      state[variable.id.index] = ValueID(value)
    }
    self.state = state
  }

  private static func unknown(_ message: Message, _ name: String, among names: [String]) -> Message {
    if let near = WordFinder.nearest(to: name, among: names) { return "\(message); did you mean \"\(near)\"?" }
    return names.isEmpty ? message : "\(message): write one of \(Message.list(names.map(Message.name), .none))"
  }
}
