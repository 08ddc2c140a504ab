import Diagnostics
import FlowModel
import Localization

/// Errors in `then`: steps without an outcome, or an outcome without steps.
extension FlowDecoder {
  /// Reports a `then` that has steps without an outcome, or an outcome without steps; returns false otherwise.
  mutating func reportBareThen(_ node: Node, of task: TaskID?, _ scope: StepScope) -> Bool {
    if node.isAbsent { return false }
    let outcomes = task.map { outcomeNames(of: $0) } ?? []
    let first = outcomes.first ?? "OUTCOME"
    if isSteps(node, besides: outcomes) {
      let isOnly = outcomes.count(where: { $0 != flow[OutcomeID.cancelled].name }) == 1
      reportSteps(node, on: first, isOnly: isOnly)
      _ = steps(node, .then, scope)
      return true
    }
    guard let text = node.text, node.isPlain, !text.contains(where: { $0 == ":" || $0 == "：" || $0.isWhitespace })
    else {
      return false
    }
    let isOutcome = outcomes.contains(text)
    reader.report(
      FileRules.wrongType,
      isOutcome ? "\"then\" does not say what happens on \"\(text)\"" : "\"then\" cannot be \(node.kindName)",
      at: node.place,
      help: "write what follows on each outcome, such as { \(isOutcome ? text : first): push SCREEN }"
        + (isOutcome ? ", or leave `then` out" : ""))
    return true
  }

  private mutating func reportSteps(_ node: Node, on outcome: String, isOnly: Bool) {
    let message: Message = "\"then\" does not say on which outcome this happens"
    if isOnly, let text = node.text {
      reader.report(FileRules.wrongType, message, at: node.place, write: "{ \(outcome): \(text) }")
    } else {
      reader.report(
        FileRules.wrongType, message, at: node.place,
        help: "write { \(outcome): \(node.text ?? "…") }, and likewise for each outcome that it follows on")
    }
  }

  private func outcomeNames(of task: TaskID) -> [String] {
    let all = flow[task].outcomes.map { flow[$0.value].name }
    return all.isEmpty ? [] : [nameOfOutcome(of: task)] + all.filter { $0 != nameOfOutcome(of: task) }
  }

  /// Returns whether a node is one step or several, and no outcome has that name.
  private func isSteps(_ node: Node, besides outcomes: [String]) -> Bool {
    switch node.content {
    case .scalar(let text, _): node.isStepPhrase && !outcomes.contains(text)
    case .sequence(let items): items.first.map { isSteps($0, besides: outcomes) } ?? false
    case .mapping(let pairs):
      !pairs.isEmpty
        && pairs.allSatisfy { pair in
          pair.key.text.map { ActionKeys.table[$0] != nil && !outcomes.contains($0) } ?? false
        }
    }
  }
}

extension Node {
  /// Whether the text begins with a verb.
  var isStepPhrase: Bool {
    guard let word = text?.split(separator: " ", maxSplits: 1).first else { return false }
    return Verb(rawValue: String(word)) != nil
  }
}
