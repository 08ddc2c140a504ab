import Diagnostics
import FlowModel

/// Variables and values in the notation of other languages: they are reported and read with their meaning.
extension FlowDecoder {
  /// Reads `account == none` where names with values belong; returns nil if the node has another form.
  mutating func comparisons(_ node: Node, for key: String) -> [NamedNode]? {
    guard let text = node.text, let (names, written) = comparisons(in: text, of: node, for: key) else { return nil }
    reader.report(
      FileRules.wrongType, "\"\(key)\" cannot be \(node.kindName)", at: node.place, write: written,
      isCertain: areKnown(names))
    return names
  }

  /// Reads `set account = signedIn` as a step; returns nil if the operand has another form.
  mutating func assignments(_ phrase: StepPhrase) -> Step? {
    guard let operand = phrase.operand else { return nil }
    let node = Node(content: .scalar(operand.value, .plain), range: operand.range)
    guard let (names, written) = comparisons(in: operand.value, of: node, for: Verb.set.rawValue) else { return nil }
    reader.report(
      FileRules.wrongType, "\"set\" is no part of a phrase", at: phrase.range, write: "{ set: \(written) }",
      isCertain: areKnown(names))
    return Step(.set(assignments(named: names)), at: phrase.range)
  }

  /// Reads the comparisons of a text; also returns the spelling to suggest.
  func comparisons(in text: String, of node: Node, for key: String) -> (names: [NamedNode], written: String)? {
    let all = Comparison.all(in: text)
    guard !all.isEmpty else {
      return key == ActionKeys.when.name ? alternatives(Comparison.any(in: text), in: text, node) : nil
    }
    var names: [NamedNode] = []
    for each in all {
      guard let value = meaning(of: each, in: text, node, for: key) else { return nil }
      names.append(NamedNode(name: Located(String(text[each.name]), at: node.range(of: each.name)), node: value))
    }
    guard Set(names.map(\.name.value)).count == names.count else { return nil }
    return (names, names.spelled)
  }

  /// Returns whether all variables have all of the values.
  private func areKnown(_ names: [NamedNode]) -> Bool {
    names.allSatisfy { each in
      let values = each.node.items?.map(\.text) ?? [each.node.text]
      let known = flow.variables.first { $0.name.value == each.name.value }?.values.map(\.name.value) ?? []
      return values.allSatisfy { $0.map(known.contains) ?? false }
    }
  }

  /// Returns alternative values of one variable.
  private func alternatives(
    _ all: [Comparison], in text: String, _ node: Node
  ) -> (names: [NamedNode], written: String)? {
    guard let first = all.first else { return nil }
    let values = all.map { Node(content: .scalar(String(text[$0.value]), .plain), range: node.range(of: $0.value)) }
    let name = Located(String(text[first.name]), at: node.range(of: first.name))
    let names = [NamedNode(name: name, node: Node(content: .sequence(values), range: node.range))]
    return (names, names.spelled)
  }

  /// Returns the value, or for an excluded value all others of the variable; nil if they are unknown.
  private func meaning(of each: Comparison, in text: String, _ node: Node, for key: String) -> Node? {
    let range = node.range(of: each.value)
    let value = String(text[each.value])
    guard each.isNegated else { return Node(content: .scalar(value, .plain), range: range) }
    let variable = flow.variables.first { $0.name.value == text[each.name] }
    let others = variable?.values.map(\.name.value).filter { $0 != value } ?? []
    guard key == ActionKeys.when.name, !others.isEmpty else { return nil }
    let nodes = others.map { Node(content: .scalar($0, .plain), range: range) }
    return nodes.count == 1 ? nodes[0] : Node(content: .sequence(nodes), range: range)
  }
}

extension [NamedNode] {
  /// The names and values as a flow file writes them.
  fileprivate var spelled: String {
    "{ " + map { "\($0.name.value.spelledAsScalar): \($0.node.spelledValues)" }.joined(separator: ", ") + " }"
  }
}

extension Node {
  /// The value, or list of values, as a flow file writes it.
  fileprivate var spelledValues: String {
    guard let items else { return text?.spelledAsScalar ?? "" }
    return "[" + items.compactMap { $0.text?.spelledAsScalar }.joined(separator: ", ") + "]"
  }
}
