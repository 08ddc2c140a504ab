/// The maps and lists of a YAML document; scalars keep their spelling, including quotes.
public indirect enum YAMLTree: Equatable, Sendable {
  case scalar(String)
  case list([YAMLTree])
  case map([Entry])

  /// A key and its value.
  public struct Entry: Equatable, Sendable {
    /// The key as written.
    public var key: String
    /// The value.
    public var value: YAMLTree
  }

  /// The number of entries or items; zero for a scalar.
  public var count: Int {
    switch self {
    case .scalar: 0
    case .list(let items): items.count
    case .map(let entries): entries.count
    }
  }

  /// The values of the entries, or the items.
  public var children: [YAMLTree] {
    switch self {
    case .scalar: []
    case .list(let items): items
    case .map(let entries): entries.map(\.value)
    }
  }

  /// The number of scalars, lists, maps and keys.
  public var size: Int {
    children.reduce(1) { $0 + $1.size } + (isMap ? count : 0)
  }

  private var isMap: Bool { if case .map = self { true } else { false } }

  /// Returns the part at a path of child indices.
  public func part(at path: some Collection<Int>) -> YAMLTree {
    path.first.map { children[$0].part(at: path.dropFirst()) } ?? self
  }

  /// Returns the tree without some children of the part at a path.
  public func removing(_ range: Range<Int>, at path: some Collection<Int>) -> YAMLTree {
    switch self {
    case .scalar: return self
    case .list(var items):
      if let first = path.first {
        items[first] = items[first].removing(range, at: path.dropFirst())
      } else {
        items.removeSubrange(range)
      }
      return .list(items)
    case .map(var entries):
      if let first = path.first {
        entries[first].value = entries[first].value.removing(range, at: path.dropFirst())
      } else {
        entries.removeSubrange(range)
      }
      return .map(entries)
    }
  }
}

// MARK: Text

extension YAMLTree {
  private static let lineLength = 100
  /// At the top of a document, screens and tasks have lines of their own unless they are shorter than this.
  private static let topLineLength = 40

  /// The document as text: short parts on one line, longer ones indented.
  public var text: String { lines(indent: 0).joined(separator: "\n") + "\n" }

  /// The part on one line.
  public var inline: String {
    switch self {
    case .scalar(let text): return text
    case .list(let items): return "[\(items.map(\.inline).joined(separator: ", "))]"
    case .map([]): return "{}"
    case .map(let entries): return "{ \(entries.map { "\($0.key): \($0.value.inline)" }.joined(separator: ", ")) }"
    }
  }

  private func lines(indent: Int) -> [String] {
    let space = String(repeating: " ", count: indent)
    switch self {
    case .map(let entries) where !entries.isEmpty:
      return entries.flatMap { entry in
        entry.value.isShort(atDepth: indent)
          ? ["\(space)\(entry.key): \(entry.value.inline)"]
          : ["\(space)\(entry.key):"] + entry.value.lines(indent: indent + 2)
      }
    case .list(let items) where !items.isEmpty: return items.map { "\(space)- \($0.inline)" }
    default: return [space + inline]
    }
  }

  private func isShort(atDepth indent: Int) -> Bool {
    count == 0 || indent + inline.count < (indent == 0 ? Self.topLineLength : Self.lineLength)
  }
}
