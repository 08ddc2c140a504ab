import Diagnostics

@testable import FlowRules
@testable import FlowSyntax

/// A change of a file that keeps its meaning.
enum Mutation: CaseIterable {
  case none, comment, carriageReturns, quotedKeys, imports
}

/// A mutated example with the positions of its markers.
struct MutatedExample {
  /// A position in one of the files.
  struct Place: Hashable, Comparable, CustomStringConvertible {
    let path: String
    let offset: Int

    var description: String { "\(path) \(offset)" }

    static func < (a: Place, b: Place) -> Bool { (a.path, a.offset) < (b.path, b.offset) }
  }

  static let path = "flow.flow.yaml"
  private static let part = "part.flow.yaml"
  private static let remark = "# 備考: ①\n"

  let text: String
  let imports: [String: String]
  /// The positions of the expected findings.
  let expected: [Place]

  /// Creates the example with a mutation, or returns nil if the mutation does not apply.
  ///
  /// A file that is not YAML has no keys. A file with imports, or without an independent part, is not split.
  init?(_ example: Example, _ mutation: Mutation) {
    let here = { (offset: Int) in Place(path: Self.path, offset: offset) }
    switch mutation {
    case .none: self.init(example.text, example, here)
    case .comment: self.init(Self.remark + example.text, example) { here($0 + Self.remark.utf8.count) }
    case .carriageReturns:
      self.init(example.text.replacing("\n", with: "\r\n"), example) { offset in
        here(offset + example.text.utf8.prefix(offset).count { $0 == UInt8(ascii: "\n") })
      }
    case .quotedKeys: self.init(quoting: example)
    case .imports: self.init(splitting: example)
    }
  }

  private init(_ text: String, _ example: Example, _ place: (Int) -> Place) {
    self.text = text
    imports = example.imports
    expected = example.expectedOffsets.map(place)
  }

  // MARK: Quotes

  private init?(quoting example: Example) {
    guard let root = Self.node(of: example) else { return nil }
    let keys = Self.plainKeys(in: root)
    let bytesOfText = Array(example.text.utf8)
    // A key with a colon is a typing error that quotes would correct.
    guard !keys.contains(where: { bytesOfText[$0.start.offset..<$0.end.offset].contains(UInt8(ascii: ":")) }) else {
      return nil
    }
    let quotes = Set(keys.flatMap { [$0.start.offset, $0.end.offset] }).sorted()
    var bytes: [UInt8] = []
    for (offset, byte) in bytesOfText.enumerated() {
      if quotes.contains(offset) { bytes.append(UInt8(ascii: "\"")) }
      bytes.append(byte)
    }
    self.init(String(decoding: bytes, as: UTF8.self), example) { offset in
      Place(path: Self.path, offset: offset + quotes.count { $0 < offset })
    }
  }

  private static func plainKeys(in node: Node) -> [SourceRange] {
    switch node.content {
    case .scalar: []
    case .sequence(let nodes): nodes.flatMap(plainKeys)
    case .mapping(let pairs):
      pairs.flatMap { pair -> [SourceRange] in
        if case .scalar(_, .plain) = pair.key.content { [pair.key.range] + plainKeys(in: pair.value) } else { [] }
      }
    }
  }

  private static func node(of example: Example) -> Node? {
    var files = SourceFiles()
    let file = SourceFile(path: path, bytes: Array(example.text.utf8))
    let id = files.add(file)
    let reading = NodeReader.read(file, id: id)
    return reading.diagnostics.isEmpty ? reading.node : nil
  }

  // MARK: Imports

  /// Moves the independent part into an imported file.
  private init?(splitting example: Example) {
    guard example.imports.isEmpty, let root = Self.node(of: example), case .mapping(let pairs) = root.content,
      !pairs.contains(where: { $0.key.text == "imports" })
    else { return nil }
    for movable in [["screens", "tasks", "state"], ["tasks", "state"], ["tasks"], ["state"]] {
      guard let split = Split(example.text, pairs, movable: movable) else { continue }
      let reading = FlowReader.read(
        text: split.main, named: Self.path, imports: [Self.part: split.part], rules: RuleRegistry.standard.ids)
      guard !reading.diagnostics.contains(where: { $0.severity == .error }) else { continue }
      text = split.main
      imports = [Self.part: split.part]
      expected = example.expectedOffsets.map { offset in
        let (isMoved, offset) = split.place(of: offset)
        return Place(path: isMoved ? Self.part : Self.path, offset: offset)
      }
      return
    }
    return nil
  }

  /// A text that is split at its top-level keys.
  private struct Split {
    private struct Piece {
      let range: Range<Int>
      let isMoved: Bool
      let start: Int
    }

    private(set) var main = "navflow: 1\nimports: [part.flow.yaml]\n"
    private(set) var part = "navflow: 1\n"
    private var pieces: [Piece] = []

    init?(_ text: String, _ pairs: [Node.Pair], movable: [String]) {
      let bytes = Array(text.utf8)
      let starts = pairs.map(\.key.range.start.offset) + [bytes.count]
      for (place, pair) in pairs.enumerated() where pair.key.text != "navflow" {
        let range = starts[place]..<starts[place + 1]
        let content = String(decoding: bytes[range], as: UTF8.self)
        let isMoved = pair.key.text.map(movable.contains) ?? false
        pieces.append(Piece(range: range, isMoved: isMoved, start: isMoved ? part.utf8.count : main.utf8.count))
        let line = content.hasSuffix("\n") ? content : content + "\n"
        if isMoved { part += line } else { main += line }
      }
      guard pieces.contains(where: \.isMoved) else { return nil }
    }

    func place(of offset: Int) -> (isMoved: Bool, offset: Int) {
      guard let piece = pieces.first(where: { $0.range.contains(offset) }) else { return (false, 0) }
      return (piece.isMoved, offset - piece.range.lowerBound + piece.start)
    }
  }
}
