import Diagnostics

/// An edit that adds an entry such as `Cancel: cancel` to a mapping below a name.
package struct KeyInsertion {
  /// The mappings to which entries can be added.
  package enum Mapping: String {
    case actions, gestures, allow
  }

  /// The text to insert.
  package let text: String
  /// The byte of the file before which it is inserted.
  package let offset: Int

  /// Creates an edit; nil if the form of the file leaves open how to write it.
  ///
  /// - Parameters:
  ///   - entry: a key and its value, as they are written.
  ///   - mapping: the mapping, which is added if it is missing.
  ///   - name: the range of the name whose value contains the mapping.
  package init?(of entry: String, under mapping: Mapping, of name: SourceRange, in file: SourceFile) {
    let document = NodeReader.read(file, id: name.file)
    guard document.diagnostics.isEmpty, let pair = document.node.flatMap({ Self.pair(named: name, in: $0) })
    else { return nil }
    let inner = pair.value.pairs?.first { $0.key.text == mapping.rawValue }
    let edit =
      inner.map { Self.edit(adding: entry, to: $0, file.bytes) }
      ?? Self.edit(adding: "\(mapping.rawValue): { \(entry) }", to: pair, file.bytes)
    guard let edit else { return nil }
    (text, offset) = edit
  }

  private typealias Edit = (text: String, offset: Int)

  private static func pair(named name: SourceRange, in node: Node) -> Node.Pair? {
    switch node.content {
    case .scalar: nil
    case .sequence(let items): items.lazy.compactMap { pair(named: name, in: $0) }.first
    case .mapping(let pairs):
      pairs.first { $0.key.range == name } ?? pairs.lazy.compactMap { pair(named: name, in: $0.value) }.first
    }
  }

  /// Returns an edit that adds an entry to the value of a pair.
  private static func edit(adding entry: String, to pair: Node.Pair, _ bytes: [UInt8]) -> Edit? {
    let end = pair.key.range.end.offset
    if pair.value.isAbsent {
      // Only a bare `Name:`, because the value of `Name: &anchor` is absent too.
      let rest = bytes[end...].prefix { $0 != UInt8(ascii: "\n") }
      guard rest.first == UInt8(ascii: ":"), rest.dropFirst().isBlank || rest.starts(with: ": #".utf8)
      else { return nil }
      return (" { \(entry) }", end + 1)
    }
    // The value of an alias is elsewhere.
    guard let pairs = pair.value.pairs, let first = pairs.first, let last = pairs.last,
      pair.value.range.start.offset > end
    else { return nil }
    if bytes[pair.value.range.start.offset] == UInt8(ascii: "{") {
      guard !last.value.isAbsent, last.value.range.start > last.key.range.end else { return nil }
      return (", \(entry)", last.value.range.end.offset)
    }
    let start = first.key.range.start.offset
    let line = bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let indentation = bytes[line..<start]
    guard indentation.isBlank else { return nil }
    return ("\(entry)\n" + String(repeating: " ", count: indentation.count), start)
  }
}

extension ArraySlice<UInt8> {
  /// Whether it contains only spaces and carriage returns.
  fileprivate var isBlank: Bool { allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") } }
}
