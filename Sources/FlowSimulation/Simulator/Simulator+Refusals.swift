import FlowModel
import Localization

/// The moves that a configuration does not offer, with reasons.
extension Simulator {
  /// An action, gesture or entry that is declared here but not offered.
  public struct Refusal: Hashable, Sendable {
    /// The label of the action, the entry's name, or the gesture.
    public let label: String
    /// The reason, as text.
    public let reason: Message
  }

  /// Returns the actions, gestures and entries that a configuration does not offer, with reasons.
  ///
  /// - Parameter moves: the moves that the configuration offers, if they are known.
  public func refusals(in configuration: Configuration, offering moves: [Move]? = nil) -> [Refusal] {
    let offered = Set((moves ?? self.moves(in: configuration)).map(label))
    let all = actionRefusals(in: configuration) + gestureRefusals(in: configuration) + entryRefusals(in: configuration)
    guard dueArrival(in: configuration) == nil else {
      return all.map { Refusal(label: $0.label, reason: "an action with \"by: arrival\" happens first") }
    }
    return all.filter { !offered.contains($0.label) }
  }

  private func actionRefusals(in configuration: Configuration) -> [Refusal] {
    let rootActions = flow[configuration.root].actions
    let all = screenActions(in: configuration) + rootActions.map { ($0, configuration) }
    return all.filter { flow[$0.action].trigger != .arrival }.map { id, decided in
      let hidden = rootActions.contains(id) && !offersRootActions(in: configuration)
      let reason = hidden ? "the actions of the root are hidden or covered" : refusalReason(flow[id], in: decided)
      return Refusal(label: flow[id].label.value, reason: reason)
    }
  }

  /// Returns the actions of the screens that can be used, each with the configuration in which its conditions are
  /// decided: the column of its screen is in use.
  private func screenActions(in configuration: Configuration) -> [(action: ActionID, decided: Configuration)] {
    let used = [configuration] + otherColumns(in: configuration).map(configuration.using)
    return used.flatMap { column in
      hosts(in: column).flatMap { flow[$0.screen].actions }.map { ($0, column) }
    }
  }

  private func gestureRefusals(in configuration: Configuration) -> [Refusal] {
    candidates(in: configuration).map { gesture in
      Refusal(
        label: flow.name(of: gesture), reason: refusalReason(gesture, in: configuration) ?? "something else comes first"
      )
    }
  }

  private func entryRefusals(in configuration: Configuration) -> [Refusal] {
    flow.entries.map { entry in
      let canHappen = !moves(of: entry, Move.Kind.entry, host: .outside, in: configuration).isEmpty
      let reason = canHappen ? "what it shows is in front already" : refusalReason(flow[entry], in: configuration)
      return Refusal(label: flow[entry].label.value, reason: reason)
    }
  }

  /// Returns the reason why the result in a tap is impossible, as text, or nil if no action here has such a result.
  func refusalReasonOfResult(_ text: String, in configuration: Configuration) -> Message? {
    guard dueArrival(in: configuration) == nil else { return nil }
    let rootActions = offersRootActions(in: configuration) ? flow[configuration.root].actions : []
    let others = (rootActions + flow.entries).map { (action: $0, decided: configuration) }
    for (id, decided) in screenActions(in: configuration) + others {
      let action = flow[id]
      guard text.hasPrefix("\(action.label.value): ") else { continue }
      for chosen in action.cases {
        for result in chosen.results where text == "\(action.label.value): \(result.name?.value ?? "")" {
          let conditions = [action.condition, chosen.condition, result.condition]
          let unmet = conditions.first { !holds($0, in: decided) }
          return unmet.map { refusalReason($0, in: decided) } ?? "an earlier case holds"
        }
      }
    }
    return nil
  }

  /// Returns the condition of an action that does not hold, as text.
  private func refusalReason(_ action: Action, in configuration: Configuration) -> Message {
    if !holds(action.condition, in: configuration) { return refusalReason(action.condition, in: configuration) }
    if let only = action.cases.first, action.cases.count == 1, let result = only.results.first {
      return refusalReason(
        holds(only.condition, in: configuration) ? result.condition : only.condition, in: configuration)
    }
    return "the conditions of its cases do not hold"
  }

  private func refusalReason(_ condition: Condition, in configuration: Configuration) -> Message {
    if let test = condition.tests.first(where: { !$0.values.contains(configuration.state[$0.variable.index]) }) {
      let names = Message.list(
        (test.excluded ?? test.values).map { "\"\(flow.name(of: $0, of: test.variable))\"" }, .alternatives)
      let wanted: Message = test.excluded == nil ? names : "anything but \(names)"
      let actual = flow.name(of: configuration.state[test.variable.index], of: test.variable)
      return "it needs \"\(flow[test.variable].name.value)\" to be \(wanted), and it is \"\(actual)\""
    }
    return condition.pattern.map { "its \"where\" does not hold: \($0.text)" } ?? "its conditions do not hold"
  }
}
