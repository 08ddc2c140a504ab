import Diagnostics
import FlowModel
import Localization

/// Names with values in other forms than a mapping: they are reported and read with their meaning.
extension Reader {
  /// Reads a list of names: entries that are names, or entries with a `name` key; returns nil for other nodes.
  mutating func pairs(ofList node: Node, for key: String) -> [Node.Pair]? {
    guard let items = node.items?.filter({ !$0.isAbsent }),
      let name = items.lazy.compactMap(\.pairs?.first).first?.key.text
    else { return nil }
    // `- Home: …` is itself a name; `- name: Home` with more keys contains one.
    let givesNames = items.contains { ($0.pairs?.count ?? 0) > 1 }
    guard !givesNames || items.allSatisfy({ $0.givenName != nil }) else { return nil }
    let given = givesNames ? items[0].givenName?.text : nil
    let help: Message =
      given.map { "write names, without dashes or brackets: `\($0.shortened): …`, not `- \(name): …`" }
      ?? "write names, without dashes or brackets: `\(name.shortened): …`"
    report(
      FileRules.wrongType, "\"\(key)\" cannot be a list", at: node.place, help: help)
    return items.flatMap { item -> [Node.Pair] in
      guard let pairs = item.pairs else { return [Node.Pair(key: item, value: item.absence)] }
      guard givesNames, let name = item.givenName else { return pairs }
      return [Node.Pair(key: name, value: Node(content: .mapping(Array(pairs.dropFirst())), range: item.range))]
    }
  }

  /// Reads a list of labels as actions that have no steps yet; returns nil for other nodes.
  func pairs(ofLabels node: Node) -> [Node.Pair]? {
    guard let items = node.items, !items.isEmpty,
      items.allSatisfy({ $0.text != nil && !$0.isAbsent && !$0.isStepPhrase })
    else { return nil }
    return items.map { Node.Pair(key: $0, value: $0.absence) }
  }

  /// Reads the label of a line without a colon; returns nil for other nodes.
  mutating func pairs(ofText node: Node) -> [Node.Pair]? {
    guard node.isPlain, let text = node.text else { return nil }
    guard node.range.start.line < node.range.end.line, let blank = MissingColon.blank(beforeStepIn: text) else {
      guard let repaired = repairedColon(Node.Pair(key: node, value: node.absence)) else { return nil }
      let label = Node(content: .scalar(repaired.name.value, .plain), range: repaired.name.range)
      return [Node.Pair(key: label, value: repaired.node)]
    }
    // YAML has joined the lines to one text.
    let label = String(decoding: Array(text.utf8)[..<blank.lowerBound], as: UTF8.self)
    report(
      FileRules.syntax, "a colon is missing in each of these lines", at: node.place,
      help: "write `\(label.shortened): …`, and each of the others likewise")
    return []
  }

  /// Repairs `{Next push Home}` and `{title Start}`.
  ///
  /// - Parameter table: the keys that are allowed here; nil for labels.
  mutating func repairedColon(_ pair: Node.Pair, of table: ObjectTable? = nil) -> NamedNode? {
    // If there is a colon, the missing value's position is after it.
    guard pair.value.isAbsent, pair.value.range.start.offset <= pair.key.range.end.offset, pair.key.isPlain,
      let text = pair.key.text, let blank = missingColon(in: text, table)
    else { return nil }
    let end = text.utf8.index(text.startIndex, offsetBy: blank.lowerBound)
    let start = text.utf8.index(text.startIndex, offsetBy: blank.upperBound)
    let (name, value) = (String(text[..<end]), String(text[start...]))
    report(
      FileRules.syntax, MissingColon.message(behind: name.shortened), at: pair.key.range, write: "\(name): \(value)")
    return NamedNode(
      name: Located(name, at: pair.key.range(of: text.startIndex..<end)),
      node: Node(content: .scalar(value, .plain), range: pair.key.range(of: start..<text.endIndex)))
  }

  private func missingColon(in text: String, _ table: ObjectTable?) -> Range<Int>? {
    guard let table else { return MissingColon.blank(beforeStepIn: text) }
    return MissingColon.blank(behindKeyIn: text) { table[$0] != nil }
  }
}

extension Node {
  /// An absent value directly after the node.
  var absence: Node {
    Node(content: .scalar("", .plain), range: SourceRange(file: range.file, start: range.end, end: range.end))
  }

  /// Whether it only says that something is missing here.
  var isSketch: Bool {
    text.map { ["TODO", "TBD", "?", "…", "...", "未定"].contains($0) } ?? false
  }

  /// An absent value in the place of the node.
  var emptied: Node { Node(content: .scalar("", .plain), range: range) }

  /// The name in `{ name: Home, title: … }`, in a list of named objects.
  fileprivate var givenName: Node? {
    guard let pairs, let key = pairs.first?.key.text, pairs[0].value.text != nil else { return nil }
    return ["name", "id", "screen", "task", "label"].contains(key) ? pairs[0].value : nil
  }
}
