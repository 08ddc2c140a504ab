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
