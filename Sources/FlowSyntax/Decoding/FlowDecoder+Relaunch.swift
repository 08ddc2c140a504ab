import Diagnostics
import FlowModel

extension FlowDecoder {
  /// The name of the event in taps, traces and diagrams.
  static let relaunchName = "Relaunch"

  /// Decodes `relaunch` as an entry, which can happen at any moment.
  mutating func relaunch(_ pair: Node.Pair) {
    let place = pair.key.range
    guard let start = flow.start else { return }
    let fields =
      pair.value.isAbsent ? nil : reader.fields(of: pair.value, as: RelaunchKeys.table, named: FlowKeys.relaunch.name)
    let forgotten = fields.flatMap { reader.value(of: RelaunchKeys.forgotten, in: $0) } ?? []
    let restored = fields.flatMap { reader.value(of: RelaunchKeys.restored, in: $0)?.value } ?? false
    let step = Step(restored ? .dismiss(.all) : .root(start), at: place)
    let id = ActionID(flow.actions.count)
    var action = Action(
      id: id, label: Located(Self.relaunchName, at: place), owner: .entries, trigger: .entry,
      cases: [Action.Case(results: [Action.CaseResult(steps: [step], range: place)], range: place)], range: place)
    action.set = forgotten.compactMap { reset($0) }
    flow.actions.append(action)
    flow.entries.append(id)
    flow.relaunch = id
  }

  /// Returns the assignment that gives a variable its initial value again.
  private mutating func reset(_ name: Located<String>) -> Assignment? {
    guard let id = names.variables[name.value] else {
      reportUnknown(
        name, "there is no variable \"\(name.value.shortened)\"", known: flow.variables.lazy.map(\.name.value),
        of: .variables,
        help: "write the name of a variable of `state`")
      return nil
    }
    use(flow[id].name.range, from: name.range)
    guard flow[id].initial.count == 1 else {
      reader.report(
        FileRules.unknownValue, "\"\(name.value.shortened)\" has no single initial value to return to",
        at: name.range, help: "leave it out, or write one value under `initial`")
      return nil
    }
    return Assignment(variable: id, value: flow[id].initial[0], range: name.range)
  }
}
