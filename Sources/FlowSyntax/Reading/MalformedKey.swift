import Diagnostics
import Localization

/// Recognises typing errors that YAML reads as unknown keys.
enum MalformedKey {
  /// Words that are reserved for later versions of the language, or belong elsewhere.
  static let reserved: [String: Message] = [
    "split": splitView, "columns": splitView,
    "platform": onlyIOS, "platforms": onlyIOS,
  ]

  /// The keys whose text may have several lines.
  static let freeTexts: Set = [FlowKeys.title.name, FlowKeys.note.name]

  private static let onlyIOS: Message = "navflow describes iOS apps, and Android is not modelled: leave this out"
  private static let splitView: Message = "a root is a split view: write `root: { split: [SCREEN, SCREEN] }`"

  /// Reads `{push:S}` or `{push：S}` as a key of the table and its value.
  static func missingSpace(in pair: Node.Pair, of table: ObjectTable) -> Fields.Entry? {
    guard pair.value.isAbsent, pair.key.isPlain, let text = pair.key.text else { return nil }
    guard let colon = text.unicodeScalars.firstIndex(where: { $0 == ":" || $0 == .fullWidthColon }) else { return nil }
    let name = String(text[..<colon]).trimmed
    let after = text.unicodeScalars.index(after: colon)
    guard table[name] != nil, after < text.endIndex else { return nil }
    let rest = text[after...]
    guard let start = rest.firstIndex(where: { !$0.isWhitespace }) else { return nil }
    let key = Node(content: .scalar(name, .plain), range: pair.key.range(of: text.startIndex..<colon))
    let value = Node(
      content: .scalar(String(text[start...]), .plain), range: pair.key.range(of: start..<text.endIndex))
    return Fields.Entry(name: name, pair: Node.Pair(key: key, value: value))
  }

  /// Returns the help for a key that may be a further line of the text before it.
  static func hint(atTextBefore pair: Node.Pair, _ last: Node.Pair) -> Message? {
    guard let key = last.key.text, freeTexts.contains(key), last.value.isPlain,
      !last.value.isAbsent, pair.value.text != nil, last.value.range.end.line + 1 == pair.key.range.start.line
    else { return nil }
    return "if this line belongs to the text of \"\(key)\", put the whole text in quotes and indent this line deeper"
  }

  /// Returns whether a pair is the text after the comma of an unquoted text: `{ title: Hello, world }`.
  static func isRestOfText(_ pairs: [Node.Pair], _ index: Int, of table: ObjectTable) -> Bool {
    let pair = pairs[index]
    guard pair.value.isAbsent, pair.key.isPlain, index > 0 else { return false }
    let before = pairs[index - 1]
    guard before.value.isPlain, !before.value.isAbsent, before.key.range.start.line == pair.key.range.start.line else {
      return false
    }
    guard let key = before.key.text, case .text = table[key]?.shape else { return false }
    return true
  }
}

extension Shape {
  /// Returns whether a node has the outer form of this shape.
  func fits(_ node: Node) -> Bool {
    switch self {
    case .text, .reason, .name, .flag, .number, .word, .operand: node.text != nil
    case .perDevice: node.items == nil
    case .list, .area: node.items != nil || node.isAbsent
    case .map, .pair, .object: node.pairs != nil || node.isAbsent
    case .optional(let shape): shape.fits(node)
    case .steps, .match: true
    case .any(let shapes): shapes.contains { $0.fits(node) }
    }
  }
}
