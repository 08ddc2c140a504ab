import Localization

/// A Markdown text with a maximum size; it says how many lines of a list it omits.
struct MarkdownPage {
  private let limit: Int
  private(set) var text = ""

  /// Creates an empty page.
  ///
  /// - Parameter limit: the maximum number of bytes, apart from single lines that `add` adds.
  init(limit: Int) { self.limit = limit }

  /// Adds a line, whatever the size.
  mutating func add(_ line: String) { text += line + "\n" }

  /// Adds lines that only make sense together, or a sentence if there is no room for all of them.
  mutating func add(_ lines: [String], otherwise sentence: String) {
    let block = lines.map { $0 + "\n" }.joined()
    if hasRoom(for: block) { text += block } else if hasRoom(for: sentence) { add(sentence) }
  }

  /// Adds lines as long as there is room, followed by an empty line.
  ///
  /// - Parameters:
  ///   - head: the lines before the list, and before the number of omitted lines.
  ///   - tail: the lines after it.
  ///   - noun: the word for a line that is left out.
  ///   - separator: the text at the end of each line.
  ///   - most: the maximum number of bytes of the whole text, if it is less than the page's.
  mutating func list(
    _ lines: [String], head: [String] = [], tail: [String] = [], noun: Message = "more line", separator: String = "",
    limit most: Int? = nil
  ) {
    guard !lines.isEmpty else { return }
    head.forEach { add($0) }
    var added = 0
    while added < lines.count, hasRoom(for: lines[added], limit: most) {
      add(lines[added] + separator)
      added += 1
    }
    if added < lines.count {
      add("")
      add(localized("and \(.count(lines.count - added, noun))"))
    }
    tail.forEach { add($0) }
    if separator.isEmpty || added < lines.count { add("") }
  }

  private func hasRoom(for block: String, limit most: Int? = nil) -> Bool {
    text.utf8.count + block.utf8.count < min(limit, most ?? limit)
  }
}
