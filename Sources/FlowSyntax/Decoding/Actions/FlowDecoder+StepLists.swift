import Diagnostics
import FlowModel

/// Steps that show several screens at once; they are read as several steps.
extension FlowDecoder {
  /// Decodes `push [A, B]` and `replace [A, B]`; returns nil if no list follows the verb.
  mutating func listPhrase(_ node: Node, _ scope: StepScope) -> [Step]? {
    guard let text = node.text, text.utf8.contains(UInt8(ascii: "[")) else { return nil }
    let phrase = StepPhrase(text, in: node)
    guard let operand = phrase.operand?.value, operand.hasPrefix("["), operand.hasSuffix("]"),
      names.definitions[operand] == nil, let verb = Verb(rawValue: phrase.verb.value), verb.takesList,
      let start = text.firstIndex(of: "["), let end = text.lastIndex(of: "]")
    else { return nil }
    let items = node.itemsBetweenCommas(of: text[text.index(after: start)..<end])
    return listSteps(verb, items, at: node.range, scope)
  }

  /// Decodes `push: [A, B]` and `replace: [A, B]`; returns nil if no list follows the verb.
  mutating func listPair(_ verb: Verb, _ pair: Node.Pair, _ scope: StepScope) -> [Step]? {
    guard verb.takesList, let items = pair.value.items else { return nil }
    return listSteps(verb, items, at: SourceRange(from: pair.key.range, to: pair.value.range), scope)
  }

  /// Returns the step of the first screen, and pushes of the others.
  private mutating func listSteps(
    _ verb: Verb, _ items: [Node], at range: SourceRange, _ scope: StepScope
  ) -> [Step] {
    if items.isEmpty {
      reader.report(
        FileRules.wrongType, "\"\(verb.rawValue)\" names no screen", at: range, help: verb.advice)
    }
    var steps: [Step] = []
    for item in items {
      guard let name = reader.text(of: item, for: verb.rawValue, expected: .name(of: "screen")) else { continue }
      let own = steps.isEmpty ? verb : .push
      let phrase = StepPhrase(verb: own, operand: unquoted(name), at: range)
      if let step = step(own, phrase, fields: nil, scope) { steps.append(step) }
    }
    return steps
  }

  /// Returns a step, and after `start` the pushes of the further screens with which the task begins.
  func withOpenedScreens(_ step: Step) -> [Step] {
    guard case .start(let task, _, _) = step.kind else { return [step] }
    return [step] + flow[task].opened.map { Step(.push($0), at: step.range) }
  }

  /// Returns the names of a task's `entry`: one, or a list.
  static func names(ofEntry node: Node) -> [Located<String>] {
    (node.items ?? [node]).compactMap { item in item.text.map { Located($0, at: item.range) } }
  }
}

extension Verb {
  /// Whether several screens may follow.
  fileprivate var takesList: Bool { self == .push || self == .replace }
}

extension StepPhrase {
  fileprivate init(verb: Verb, operand: Located<String>, at range: SourceRange) {
    self.verb = Located(verb.rawValue, at: range)
    self.operand = operand
    self.range = range
  }
}
