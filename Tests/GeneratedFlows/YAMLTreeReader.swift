/// Reads the YAML of the generators: block and flow collections, plain and double-quoted scalars.
///
/// It does not support comments, block scalars and anchors.
struct YAMLTreeReader {
  private struct Line {
    var indent: Int
    var text: Substring
  }

  private var lines: ArraySlice<Line>

  /// Returns the tree of a document, or nil for unsupported YAML.
  static func read(_ text: String) -> YAMLTree? {
    var reader = YAMLTreeReader(text)
    let tree = reader.block()
    return reader.lines.isEmpty ? tree : nil
  }

  private init(_ text: String) {
    let all: [Line] = text.split(separator: "\n").compactMap { line in
      let content = line.drop { $0 == " " }
      return content.isEmpty ? nil : Line(indent: line.count - content.count, text: content)
    }
    lines = all[...]
  }

  private mutating func block() -> YAMLTree? {
    guard let first = lines.first else { return .map([]) }
    if first.text.hasPrefix("- ") { return list(indent: first.indent) }
    var scanner = InlineReader(first.text)
    guard let start = scanner.value(inFlow: false) else { return nil }
    if case .scalar = start, scanner.isAtColon { return map(indent: first.indent) }
    lines.removeFirst()
    return scanner.isAtEnd ? start : nil
  }

  private mutating func list(indent: Int) -> YAMLTree? {
    var items: [YAMLTree] = []
    while let line = lines.first, line.indent == indent, line.text.hasPrefix("- ") {
      // The rest of the line is a block of its own, two columns to the right.
      lines[lines.startIndex] = Line(indent: indent + 2, text: line.text.dropFirst(2))
      guard let item = block() else { return nil }
      items.append(item)
    }
    return .list(items)
  }

  private mutating func map(indent: Int) -> YAMLTree? {
    var entries: [YAMLTree.Entry] = []
    while let line = lines.first, line.indent == indent, !line.text.hasPrefix("- ") {
      var scanner = InlineReader(line.text)
      guard case .scalar(let key)? = scanner.value(inFlow: false), scanner.skipColon() else { return nil }
      lines.removeFirst()
      guard let value = scanner.isAtEnd ? nested(in: indent) : scanner.lastValue() else { return nil }
      entries.append(YAMLTree.Entry(key: key, value: value))
    }
    return .map(entries)
  }

  /// Returns the block below a key, or an empty scalar.
  private mutating func nested(in indent: Int) -> YAMLTree? {
    guard let next = lines.first, next.indent > indent else { return .scalar("") }
    return block()
  }
}

/// Reads values within a line.
private struct InlineReader {
  private var rest: Substring

  init(_ text: Substring) { rest = text }

  var isAtEnd: Bool { rest.allSatisfy { $0 == " " } }
  var isAtColon: Bool { rest.first == ":" }

  mutating func skipColon() -> Bool { skip(":") }

  /// Returns a value that ends the line.
  mutating func lastValue() -> YAMLTree? {
    let value = value(inFlow: false)
    return isAtEnd ? value : nil
  }

  mutating func value(inFlow: Bool) -> YAMLTree? {
    skipSpaces()
    switch rest.first {
    case "{": return map()
    case "[": return list()
    case "\"": return quoted()
    default: return plain(inFlow: inFlow)
    }
  }

  private mutating func map() -> YAMLTree? {
    var entries: [YAMLTree.Entry] = []
    rest.removeFirst()
    while !skip("}") {
      guard case .scalar(let key)? = value(inFlow: true), skip(":"), let value = value(inFlow: true) else { return nil }
      entries.append(YAMLTree.Entry(key: key, value: value))
      guard skip(",") || isAt("}") else { return nil }
    }
    return .map(entries)
  }

  private mutating func list() -> YAMLTree? {
    var items: [YAMLTree] = []
    rest.removeFirst()
    while !skip("]") {
      guard let item = value(inFlow: true) else { return nil }
      items.append(item)
      guard skip(",") || isAt("]") else { return nil }
    }
    return .list(items)
  }

  private mutating func quoted() -> YAMLTree? {
    var end = rest.index(after: rest.startIndex)
    while end < rest.endIndex, rest[end] != "\"" {
      end = rest.index(end, offsetBy: rest[end] == "\\" ? 2 : 1, limitedBy: rest.endIndex) ?? rest.endIndex
    }
    guard end < rest.endIndex else { return nil }
    defer { rest = rest[rest.index(after: end)...] }
    return .scalar(String(rest[...end]))
  }

  private mutating func plain(inFlow: Bool) -> YAMLTree? {
    var end = rest.startIndex
    while end < rest.endIndex, !(inFlow && ",[]{}".contains(rest[end])) {
      let next = rest.index(after: end)
      if rest[end] == ":", next == rest.endIndex || rest[next] == " " { break }
      end = next
    }
    let text = rest[..<end]
    rest = rest[end...]
    return text.isEmpty ? nil : .scalar(String(text.reversed().drop { $0 == " " }.reversed()))
  }

  private mutating func skip(_ sign: Character) -> Bool {
    guard isAt(sign) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func isAt(_ sign: Character) -> Bool {
    skipSpaces()
    return rest.first == sign
  }

  private mutating func skipSpaces() { rest = rest.drop { $0 == " " } }
}
