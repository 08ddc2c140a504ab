import FlowModel

/// Describes actions almost as a flow file does, so that two actions with the same description have the same effect.
struct ActionDescription {
  let flow: Flow

  /// Adds the properties of an action to a part.
  func describe(_ action: Action, in part: inout FlowPart) {
    part.add("id", action.codeID?.value)
    part.add("link", action.link?.value)
    part.add("by", action.isTriggerUnknown ? "code" : text(action.trigger))
    part.add("while", if: action.isWhileOpen, "open")
    part.add("role", action.writtenRole?.rawValue)
    part.add("auth", action.auth?.rawValue)
    part.add("clears fields", if: action.clearsFields)
    part.add("once", if: action.once)
    part.add("when", text(action.condition))
    part.add("set", action.set.isEmpty ? nil : flow.text(of: action.set))
    for (index, each) in action.cases.enumerated() {
      // A single case can have conditions and changes of its own beside those of the action.
      let isPlain = action.cases.count == 1 && each.condition.isAlways && each.set.isEmpty
      let prefix = isPlain ? "" : "case \(index + 1) "
      part.add(prefix + "when", text(each.condition))
      part.add(prefix + "set", each.set.isEmpty ? nil : flow.text(of: each.set))
      for (place, result) in each.results.enumerated() {
        // The cases of one result have its name.
        let number = each.results[..<place].count { $0.name?.value == result.name?.value }
        let name = result.name.map { "result \($0.value)" + (number > 0 ? " case \(number + 1)" : "") }
        part.add(prefix + (name ?? "does"), text(result))
      }
    }
    for allow in action.allows { part.add("allow \(allow.rule.value)", allow.reason) }
  }

  /// Returns the text of the steps after a task's outcomes.
  func text(_ then: ThenID) -> String {
    flow[then].branches.map { "\(flow[$0.outcome.value].name): \(text($0.steps))" }.joined(separator: ", ")
  }

  /// Returns the text of a presentation style.
  func text(_ style: PerDevice<PresentationStyle>) -> String {
    switch style {
    case .plain(let style): style.rawValue
    case .each(let phone, let pad):
      [("phone", phone), ("pad", pad)].compactMap { device, style in style.map { "\($0.rawValue) on \(device)" } }
        .joined(separator: ", ")
    }
  }

  private func text(_ trigger: Action.Trigger) -> String? {
    switch trigger {
    case .system: "system"
    case .arrival: "arrival"
    case .user, .entry, .gesture: nil
    }
  }

  private func text(_ condition: Condition) -> String? {
    let parts = condition.tests.map(flow.text) + (condition.pattern.map { ["where \($0.text)"] } ?? [])
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  private func text(_ result: Action.CaseResult) -> String {
    let condition = text(result.condition).map { "when \($0)" }
    let set = result.set.isEmpty ? nil : "set \(flow.text(of: result.set))"
    return [condition, set, text(result.steps)].compactMap { $0 }.joined(separator: ", ")
  }
}
