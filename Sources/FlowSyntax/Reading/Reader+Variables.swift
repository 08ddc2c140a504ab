import Diagnostics
import FlowModel

/// Variables that are written as in other languages, with nothing but the value that they begin with: `count: 0`.
extension Reader {
  /// Whether a variable's values are one, so that the others are not known.
  func isInitialAlone(_ node: Node) -> Bool {
    guard let text = node.text, !node.isAbsent else { return false }
    return node.listed.count == 1 && WidePunctuation.bracket(beginning: text) == nil
      && Self.opposites[text.folded] == nil
  }

  /// The values of a variable of which only one is written, which is reported; nil where a node is nothing like that.
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
