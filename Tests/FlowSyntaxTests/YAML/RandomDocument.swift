import GeneratedFlows

/// A random document with the source range of every node.
struct RandomDocument {
  /// A node as written.
  struct Written: Equatable {
    /// The byte offsets.
    var range: Range<Int>
    /// The value of a scalar.
    var text: String?
  }

  /// The document.
  private(set) var bytes: [UInt8] = []
  /// The nodes in preorder.
  private(set) var nodes: [Written] = []
  private var random: SeededGenerator
  private let lineBreak: String
  private var anchors: [(name: String, nodes: [Written])] = []

  /// Generates a document.
  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    lineBreak = ["\n", "\n", "\r\n", "\r"][random.below(4)]
    if random.below(8) == 0 { bytes = [0xEF, 0xBB, 0xBF] }
    if random.below(6) == 0 { write("--- # 始" + lineBreak) }
    collection(indent: 0, depth: 0)
    if random.below(4) == 0 { write("..." + lineBreak) }
  }

  private mutating func write(_ text: String) { bytes += text.utf8 }

  private mutating func node(_ body: (inout Self) -> String?) {
    let index = nodes.count
    nodes.append(Written(range: 0..<0))
    let start = bytes.count
    nodes[index].text = body(&self)
    // A block collection ends with its last child, before the following comments and line breaks.
    let isBlock = nodes[index].text == nil && bytes[start] != UInt8(ascii: "[") && bytes[start] != UInt8(ascii: "{")
    let end = isBlock ? nodes[index...].map(\.range.upperBound).max() : nil
    nodes[index].range = start..<(end ?? bytes.count)
  }
}

// MARK: - Block collections

extension RandomDocument {
  /// Starts at the column of the collection, and ends at the start of a line.
  private mutating func collection(indent: Int, depth: Int) {
    let isMapping = random.below(3) > 0
    node { document in
      for entry in 0...document.random.below(4) {
        if entry > 0 { document.write(String(repeating: " ", count: indent)) }
        if isMapping { document.key() }
        document.write(isMapping ? ":" : "-")
        document.value(indent: indent, depth: depth, isMapping: isMapping)
      }
      return nil
    }
  }

  private mutating func value(indent: Int, depth: Int, isMapping: Bool) {
    switch random.below(depth < 4 ? 8 : 5) {
    case 0: absent()
    case 1:
      write(" ")
      blockScalar(indent: indent)
      return
    case 5...7:
      let deeper = indent + 1 + random.below(3)
      write(
        isMapping || random.below(2) == 0
          ? lineEnd() + String(repeating: " ", count: deeper) : spaces(to: deeper, from: indent + 1))
      collection(indent: deeper, depth: depth + 1)
      return
    default:
      write(String(repeating: " ", count: 1 + random.below(2)))
      flow(depth: depth)
    }
    write(lineEnd())
  }

  /// `- - a` starts the inner list on the line of the outer one; a space is required between them.
  private func spaces(to deeper: Int, from column: Int) -> String {
    deeper > column ? String(repeating: " ", count: deeper - column) : lineBreak + String(repeating: " ", count: deeper)
  }

  private mutating func absent() { node { _ in "" } }

  private mutating func blockScalar(indent: Int) {
    let pad = String(repeating: " ", count: indent + 2)
    let lines = (0...random.below(3)).map { _ in word() }
    node { document in
      document.write("|" + document.lineBreak)
      document.write(lines.map { pad + $0 }.joined(separator: document.lineBreak))
      return lines.joined(separator: "\n") + "\n"
    }
    write(lineBreak)
    for _ in 0..<random.below(3) { write(lineBreak) }
  }

  private mutating func lineEnd() -> String {
    let comment = random.below(5) == 0 ? "  # 注: {x" : String(repeating: " ", count: random.below(2))
    let blanks = random.below(6) == 0 ? lineBreak + "   " + lineBreak + "# [" + lineBreak : lineBreak
    return comment + blanks
  }
}

// MARK: - Flow collections and words

extension RandomDocument {
  private mutating func key() {
    node { document in document.scalar() }
    write(String(repeating: " ", count: random.below(2)))
  }

  private mutating func flow(depth: Int) {
    if let anchor = anchors.last, random.below(6) == 0 { return alias(anchor.name, anchor.nodes) }
    let first = nodes.count
    let name = random.below(8) == 0 ? "a\(first)" : nil
    if let name { write("&\(name) ") }
    switch random.below(depth < 5 ? 6 : 3) {
    case 3: brackets("[", "]", depth) { $0.flow(depth: depth + 1) }
    case 4, 5: brackets("{", "}", depth) { $0.pair(depth: depth + 1) }
    default: node { document in document.scalar() }
    }
    if let name { anchors.append((name, Array(nodes[first...]))) }
  }

  /// The nodes that an alias repeats keep their ranges; the whole has the range of the alias.
  private mutating func alias(_ name: String, _ repeated: [Written]) {
    let start = bytes.count
    write("*" + name)
    nodes.append(Written(range: start..<bytes.count, text: repeated.first?.text))
    nodes += repeated.dropFirst()
    // YAML requires a space between an alias and a comma or a bracket.
    write(" ")
  }

  private mutating func brackets(_ open: String, _ close: String, _ depth: Int, entry: (inout Self) -> Void) {
    node { document in
      document.write(open)
      for index in 0..<document.random.below(4) {
        if index > 0 { document.write(document.random.below(2) == 0 ? ", " : " ,") }
        if document.random.below(3) == 0 { document.write(" ") }
        entry(&document)
      }
      document.write(close)
      return nil
    }
  }

  private mutating func pair(depth: Int) {
    key()
    if random.below(4) == 0 {
      trimToKey()
      return absent()
    }
    write(": ")
    flow(depth: depth)
  }

  /// A missing value is directly after its key if there is no colon.
  private mutating func trimToKey() {
    while bytes.last == 0x20 { bytes.removeLast() }
  }

  private mutating func scalar() -> String {
    let text = word()
    switch random.below(4) {
    case 0: write("\"\(text)\"")
    case 1: write("'\(text)'")
    default: write(text)
    }
    return text
  }

  private mutating func word() -> String {
    let words = ["Home", "残高チャージ", "次へ 進む", "a:b", "x-y", "👨‍👩‍👧", "é\u{301}", "𝒜", "1.5", "no#comment", "push S"]
    return words[random.below(words.count)]
  }
}
