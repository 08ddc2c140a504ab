/// A table of values separated by commas, tabs or semicolons; values may stand in double quotes.
package struct DelimitedText {
  /// The rows, empty ones left out.
  package let rows: [(line: Int, values: [String])]

  /// Reads a table; the first line decides what separates the values.
  package init(_ text: String) {
    // Programs for tables begin a file with a byte order mark.
    let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    let head = text.prefix { !$0.isNewline }
    let separator: Character = head.contains("\t") ? "\t" : head.contains(";") && !head.contains(",") ? ";" : ","
    var rows: [(line: Int, values: [String])] = []
    var values: [String] = []
    var value = ""
    var isQuoted = false
    var (line, first) = (1, 1)
    func endRow() {
      values.append(value)
      if values.contains(where: { !$0.isEmpty }) { rows.append((first, values)) }
      (values, value, first) = ([], "", line)
    }
    var rest = text[...]
    while let character = rest.popFirst() {
      if isQuoted {
        if character != "\"" {
          value.append(character)
        } else if rest.first == "\"" {
          value.append(rest.removeFirst())
        } else {
          isQuoted = false
        }
      } else if character == "\"", value.isEmpty {
        isQuoted = true
      } else if character == separator {
        values.append(value)
        value = ""
      } else if character.isNewline {
        line += 1
        endRow()
        continue
      } else {
        value.append(character)
      }
      if character.isNewline { line += 1 }
    }
    endRow()
    self.rows = rows
  }
}
