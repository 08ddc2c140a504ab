import Diagnostics
import FlowModel
import Localization

/// Variables in the notation of other languages, with only their initial value: `count: 0`.
extension Reader {
  /// Returns whether a variable has only one value, so that the others are unknown.
  func isInitialAlone(_ node: Node) -> Bool {
    guard let text = node.text, !node.isAbsent else { return false }
    return node.listed.count == 1 && WidePunctuation.bracket(beginning: text) == nil
      && Self.opposites[text.folded] == nil
  }

  /// Reports a variable with only one value, and returns it, with its opposite if it has one; nil for other nodes.
  mutating func valuesOfOne(_ node: Node, of name: Located<String>) -> [Node]? {
    guard let text = node.text, !node.isAbsent, node.listed.count == 1, WidePunctuation.bracket(beginning: text) == nil
    else { return nil }
    let message: Message = "\"\(name.value.shortened)\" does not list the values that it can have"
    if let example = Self.examplesOfTypes[text.folded] {
      report(
        FileRules.wrongType, message, at: node.range, write: example, help: "write the values themselves: `\(example)`",
        isCertain: false)
      return [node]
    }
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

  /// Returns values for the example of a variable's declaration, including those of a node.
  static func exampleValues(of node: Node) -> [String] {
    let values = (node.items ?? node.pairs?.map(\.value) ?? [node]).compactMap(\.text)
    guard values.count < 2 else { return values }
    let value = values.first ?? ""
    if let opposite = opposites[value.folded] { return [opposite, value] }
    if let number = Int(digits: value) { return [String(max(0, number - 1)), String(max(1, number))] }
    return value.isEmpty ? ["no", "yes"] : [value == "none" ? "other" : "none", value]
  }

  /// What stands in place of the types of other languages.
  private static let examplesOfTypes: [String: String] = {
    let flag = "[false, true]"
    let number = "{ from: 0, to: 3 }"
    return [
      "bool": flag, "boolean": flag, "flag": flag, "number": number, "int": number, "integer": number,
      "counter": number,
      "string": "[none, some]", "text": "[none, some]", "enum": "[first, second]", "date": "[none, chosen]",
    ]
  }()

  private static let opposites = [
    "true": "false", "false": "true", "yes": "no", "no": "yes", "on": "off", "off": "on", "はい": "いいえ", "いいえ": "はい",
  ]
}
