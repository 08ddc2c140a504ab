import Diagnostics
import FlowModel

/// Variables in the notation of other languages, with only their initial value: `count: 0`.
extension Reader {
  /// Returns whether a variable has only one value, so that the others are unknown.
  func isInitialAlone(_ node: Node) -> Bool {
    guard let text = node.text, !node.isAbsent else { return false }
    return node.listed.count == 1 && WidePunctuation.bracket(beginning: text) == nil
      && Self.opposites[text.folded] == nil
  }

  /// Reports and returns the only value of a variable; returns nil for other nodes.
  mutating func valuesOfOne(_ node: Node, of name: Located<String>) -> [Node]? {
    guard let text = node.text, !node.isAbsent, node.listed.count == 1, WidePunctuation.bracket(beginning: text) == nil
    else { return nil }
    let message = "\"\(name.value.shortened)\" does not list the values that it can have"
    guard let opposite = Self.opposites[text.folded] else {
      let example = Int(digits: text).map { "[\(text), \($0 + 1)]" } ?? "[\(text.spelledAsScalar), other]"
      report(
        FileRules.wrongType, message, at: node.range,
        help: "write all of them as a list, the initial one first, such as \(example)")
      return [node]
    }
    report(FileRules.wrongType, message, at: node.range, write: "[\(text), \(opposite)]")
    return [node, Node(content: .scalar(opposite, .plain), range: node.range)]
  }

  private static let opposites = [
    "true": "false", "false": "true", "yes": "no", "no": "yes", "on": "off", "off": "on", "はい": "いいえ", "いいえ": "はい",
  ]
}
