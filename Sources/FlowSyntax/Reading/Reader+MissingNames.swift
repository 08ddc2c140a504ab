import Diagnostics
import FlowModel

/// Names and what they stand for that are written otherwise than as a mapping: they are reported, and read as what they mean.
extension Reader {
  /// The names in a list of them, be they its entries' own or given below a key; nil where the node is no such list.
  mutating func pairs(ofList node: Node, for key: String) -> [Node.Pair]? {
    guard let items = node.items?.filter({ !$0.isAbsent }),
      let name = items.lazy.compactMap(\.pairs?.first).first?.key.text
    else { return nil }
    // `- Home: …` is a name by itself; `- name: Home` with more below it gives one.
    let givesNames = items.contains { ($0.pairs?.count ?? 0) > 1 }
    guard !givesNames || items.allSatisfy({ $0.givenName != nil }) else { return nil }
    let given = givesNames ? items[0].givenName?.text : nil
    let written = given.map { "`\($0.shortened): …`, not `- \(name): …`" } ?? "`\(name.shortened): …`"
    report(
      FileRules.wrongType, "\"\(key)\" cannot be a list", at: node.place,
      help: "write names, without dashes or brackets: \(written)")
    return items.flatMap { item -> [Node.Pair] in
      guard let pairs = item.pairs else { return [Node.Pair(key: item, value: item.absence)] }
      guard givesNames, let name = item.givenName else { return pairs }
      return [Node.Pair(key: name, value: Node(content: .mapping(Array(pairs.dropFirst())), range: item.range))]
    }
  }

  /// The label in a line without a colon; nil where the node is no such line.
  mutating func pairs(ofText node: Node) -> [Node.Pair]? {
    guard node.isPlain, let text = node.text else { return nil }
    guard node.range.start.line < node.range.end.line, let blank = MissingColon.blank(beforeStepIn: text) else {
      guard let mended = mendedColon(Node.Pair(key: node, value: node.absence)) else { return nil }
      let label = Node(content: .scalar(mended.name.value, .plain), range: mended.name.range)
      return [Node.Pair(key: label, value: mended.node)]
    }
    // YAML has made one text of the lines.
    let label = String(decoding: Array(text.utf8)[..<blank.lowerBound], as: UTF8.self)
    report(
      FileRules.syntax, "a colon is missing in each of these lines", at: node.place,
      help: "write `\(label.shortened): …`, and each of the others likewise")
    return []
  }

  /// What `{Next push Home}` and `{title Start}` were meant to be.
  ///
  /// - Parameter table: the keys that can stand here; nil for labels.
  mutating func mendedColon(_ pair: Node.Pair, of table: ObjectTable? = nil) -> NamedNode? {
    // Behind a colon the value that is not there stands further on.
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
  /// Nothing, behind the node.
  var absence: Node {
    Node(content: .scalar("", .plain), range: SourceRange(file: range.file, start: range.end, end: range.end))
  }

  /// The name in `{ name: Home, title: … }`, where several things go by their names.
  fileprivate var givenName: Node? {
    guard let pairs, let key = pairs.first?.key.text, pairs[0].value.text != nil else { return nil }
    return ["name", "id", "screen", "task", "label"].contains(key) ? pairs[0].value : nil
  }
}
