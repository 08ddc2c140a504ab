/// Lines of code with their indentation.
struct CodeLines {
  private(set) var lines: [String] = []
  private var depth = 0

  /// The lines as a text.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// Adds a line.
  mutating func add(_ line: String) {
    lines.append(line.isEmpty ? "" : String(repeating: "  ", count: depth) + line)
  }

  /// Adds an empty line, except after one.
  mutating func addGap() { if lines.last != "", lines.last?.hasSuffix("{") != true { lines.append("") } }

  /// Adds a line that opens a block, the block, and the line that closes it.
  mutating func block(_ opening: String, closing: String = "}", _ body: (inout CodeLines) -> Void) {
    add(opening)
    depth += 1
    body(&self)
    depth -= 1
    add(closing)
  }

  /// Adds a line, and indented lines beneath it.
  mutating func indented(_ opening: String, _ body: (inout CodeLines) -> Void) {
    add(opening)
    depth += 1
    body(&self)
    depth -= 1
  }
}
