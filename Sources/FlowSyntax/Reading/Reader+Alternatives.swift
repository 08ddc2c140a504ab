import Diagnostics

/// Several values in one text: `none | signedIn`.
extension Reader {
  /// Reports and returns the values of a text if all are known; returns nil for other nodes.
  mutating func alternatives(_ node: Node, for key: String, isKnown: (String) -> Bool) -> [Node]? {
    guard let text = node.text, !isKnown(text) else { return nil }
    let items = node.listed
    guard items.count > 1, items.allSatisfy({ $0.text.map(isKnown) ?? false }) else { return nil }
    report(
      FileRules.wrongType, "\"\(key.shortened)\" has several values as a list, not as \(node.kindName)", at: node.range,
      write: items.spelledAsList)
    return items
  }
}

/// A list without brackets in braces: `{ tabs: A, B }`, which YAML reads as a value and a key.
extension Reader {
  /// Returns the pairs with the rest of each such list in the value of its key, and reports it.
  mutating func joiningLists(_ pairs: [Node.Pair], of table: ObjectTable) -> [Node.Pair] {
    var joined: [Node.Pair] = []
    var rest: [Node] = []
    for pair in pairs.map(Optional.some) + [nil] {
      if let pair, let list = joined.last, Self.isRest(pair, of: list, table) {
        rest.append(pair.key)
        continue
      }
      if let list = joined.popLast() {
        joined.append(rest.isEmpty ? list : withItems(rest, list))
        rest = []
      }
      if let pair { joined.append(pair) }
    }
    return joined
  }

  /// Returns whether a pair without value is a further item of the list before it.
  private static func isRest(_ pair: Node.Pair, of list: Node.Pair, _ table: ObjectTable) -> Bool {
    guard let key = list.key.text, case .list = table[key]?.shape, list.value.isPlain, !list.value.isAbsent,
      pair.value.isAbsent, pair.key.isPlain, let item = pair.key.text, table[item] == nil
    else { return false }
    return list.value.range.end.line == pair.key.range.start.line
  }

  private mutating func withItems(_ rest: [Node], _ list: Node.Pair) -> Node.Pair {
    let items = [list.value] + rest
    let range = SourceRange(from: list.value.range, to: rest[rest.count - 1].range)
    report(
      FileRules.wrongType, "\"\(list.key.text ?? "")\" expects a list, not \(list.value.kindName)", at: range,
      write: items.spelledAsList)
    return Node.Pair(key: list.key, value: Node(content: .sequence(items), range: range))
  }
}

extension Node {
  /// The items of its text: between commas, or else between `|`, `/` or `or`.
  var listed: [Node] {
    guard let text else { return [] }
    let items = itemsBetweenCommas(of: text[...])
    guard items.count == 1 else { return items }
    return text.split(separator: /\s*\|+\s*|\s+(?:or|\/)\s+/).map { part in
      Node(content: .scalar(String(part), .plain), range: range(of: part.startIndex..<part.endIndex))
    }
  }
}

extension [Node] {
  /// The texts in the form of a YAML list.
  var spelledAsList: String { "[" + compactMap { $0.text?.spelledAsScalar }.joined(separator: ", ") + "]" }
}
