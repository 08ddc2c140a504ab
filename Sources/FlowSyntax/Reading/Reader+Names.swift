import Diagnostics
import FlowModel

extension Reader {
  /// The names of a mapping and what they stand for, in the order of the file; nil where the node is no mapping.
  ///
  /// - Parameters:
  ///   - key: the key that holds the mapping.
  ///   - shape: what a name's value looks like, for messages.
  ///   - needsValue: whether a name alone says nothing.
  mutating func named(
    _ node: Node, for key: String, of shape: Shape, needsValue: Bool = true
  ) -> [NamedNode]? {
    if node.isAbsent { return [] }
    guard let pairs = node.pairs ?? pairs(ofOther: node, for: key, needsValue: needsValue) else {
      wrongType(node, for: key, expected: .map(of: shape))
      return nil
    }
    var names: [NamedNode] = []
    let table = shape.object?.table
    for pair in table.map({ gathered(pairs, in: key, of: $0) }) ?? pairs {
      guard let found = name(of: pair, needsValue: needsValue) else { continue }
      names += table.map { withStrays(found, of: $0) } ?? [found]
      if needsValue, found.node.isAbsent {
        wrongType(found.node, for: found.name.value, expected: shape)
      }
    }
    return names
  }

  /// The names in a list of them, or in a line without a colon, which is reported; nil where the node is neither.
  private mutating func pairs(ofOther node: Node, for key: String, needsValue: Bool) -> [Node.Pair]? {
    if node.isPlain, let text = node.text {
      guard needsValue else { return nil }
      guard node.range.start.line < node.range.end.line, let blank = MissingColon.blank(beforeStepIn: text) else {
        return mendedColon(Node.Pair(key: node, value: node.absence)).map { [$0.pair] }
      }
      let label = String(decoding: Array(text.utf8)[..<blank.lowerBound], as: UTF8.self)
      report(
        FileRules.syntax, "a colon is missing in each of these lines", at: node.place,
        help: "write `\(label.shortened): …`, and each of the others likewise")
      return []
    }
    guard let items = node.items?.filter({ !$0.isAbsent }), let first = items.lazy.compactMap(\.pairs?.first).first,
      let name = first.key.text
    else { return nil }
    let givesNames = items.contains { ($0.pairs?.count ?? 0) > 1 }
    guard !givesNames || items.allSatisfy({ $0.nameGiven != nil }) else { return nil }
    let given = givesNames ? items[0].nameGiven?.text : nil
    let written = given.map { "`\($0.shortened): …`, not `- \(name): …`" }
    report(
      FileRules.wrongType, "\"\(key)\" cannot be a list", at: node.place,
      help: "write names, without dashes or brackets: \(written ?? "`\(name.shortened): …`")")
    return items.flatMap { item -> [Node.Pair] in
      guard let pairs = item.pairs else { return [Node.Pair(key: item, value: item.absence)] }
      guard givesNames, let name = item.nameGiven else { return pairs }
      return [Node.Pair(key: name, value: Node(content: .mapping(Array(pairs.dropFirst())), range: item.range))]
    }
  }

  /// As `named`, and every name once: a second of the same name is reported and left out.
  mutating func uniquelyNamed(
    _ node: Node, for key: String, of shape: Shape, needsValue: Bool = true
  ) -> [NamedNode]? {
    guard let all = named(node, for: key, of: shape, needsValue: needsValue) else { return nil }
    var places: [String: SourceRange] = [:]
    return all.filter { item in
      guard let first = places.updateValue(item.name.range, forKey: item.name.value) else { return true }
      places[item.name.value] = first
      report(
        FileRules.duplicateName, "\"\(item.name.value.shortened)\" is written twice", at: item.name.range,
        help: "keep one of them, or rename one", notes: [Note("the first one is here", at: first)])
      return false
    }
  }

  /// Reports a name that stands twice where it may stand once.
  mutating func reportDuplicate(_ name: Located<String>, first: SourceRange) {
    let (earlier, later) = first < name.range ? (first, name.range) : (name.range, first)
    report(
      FileRules.duplicateName, "\"\(name.value.shortened)\" is defined twice", at: later,
      help: "give one of them another name",
      notes: [Note("the first one is here", at: earlier)])
  }

  /// Reports a name that cannot be one; names are any text without control characters.
  mutating func checkName(_ name: Located<String>) {
    if name.value.isEmpty {
      report(FileRules.wrongType, "a name cannot be empty", at: name.range)
    } else if name.value.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }) {
      report(FileRules.wrongType, "a name cannot contain line breaks or other control characters", at: name.range)
    }
  }

  private mutating func name(of pair: Node.Pair, needsValue: Bool) -> NamedNode? {
    guard let text = pair.key.text else {
      report(FileRules.wrongType, "a name must be a text, not \(pair.key.kindName)", at: pair.key.place)
      return nil
    }
    if pair.value.isAbsent, let mended = mended(pair, text, needsValue: needsValue) { return mended }
    let name = Located(text, at: pair.key.range)
    checkName(name)
    return NamedNode(name: name, node: pair.value.placed(after: pair))
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

  /// What `{Next:push Home}` and `{次へ：push Home}` were meant to be.
  private mutating func mended(_ pair: Node.Pair, _ text: String, needsValue: Bool) -> NamedNode? {
    guard pair.key.isPlain else { return nil }
    if needsValue, let mended = mendedColon(pair) { return mended }
    let isColon: (Unicode.Scalar) -> Bool = { $0 == .fullWidthColon || needsValue && $0 == ":" }
    guard let colon = text.unicodeScalars.firstIndex(where: isColon), colon > text.startIndex else { return nil }
    let after = text.unicodeScalars.index(after: colon)
    let rest = text[after...].drop { $0.isWhitespace }
    guard needsValue != rest.isEmpty else { return nil }
    let name = String(text[..<colon]).trimmed
    let isWide = text.unicodeScalars[colon] == .fullWidthColon
    report(
      FileRules.syntax,
      isWide
        ? "\"\(text.shortened)\" has a full-width colon, so it is not read as a name and its value"
        : "\"\(text.shortened)\" is read as one word, because no space follows the colon",
      at: pair.key.range, write: rest.isEmpty ? "\(name):" : "\(name): \(rest)")
    let value = Node(
      content: .scalar(String(rest), .plain), range: pair.key.range(of: rest.startIndex..<rest.endIndex))
    return NamedNode(name: Located(name, at: pair.key.range(of: text.startIndex..<colon)), node: value)
  }
}

extension Node {
  /// Nothing, behind the node.
  var absence: Node {
    Node(content: .scalar("", .plain), range: SourceRange(file: range.file, start: range.end, end: range.end))
  }

  /// The name in `{ name: Home, title: … }`, where several things go by their names.
  fileprivate var nameGiven: Node? {
    guard let pairs, let key = pairs.first?.key.text, pairs[0].value.text != nil else { return nil }
    return ["name", "id", "screen", "task", "label"].contains(key) ? pairs[0].value : nil
  }
}

extension NamedNode {
  /// The two as they stand in a mapping.
  fileprivate var pair: Node.Pair {
    Node.Pair(key: Node(content: .scalar(name.value, .plain), range: name.range), value: node)
  }
}
