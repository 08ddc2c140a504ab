import Foundation

/// Finds the keys that the string literals of Swift sources stand for: their words, with `{1}` for the first argument.
///
/// Literals that are joined with `+` are one literal, as they are one message.
struct LiteralKeys {
  private let text: [Character]
  private(set) var keys: Set<String> = []

  init(in source: String) {
    text = Array(source)
    scan(0..<text.count)
  }

  private mutating func scan(_ range: Range<Int>) {
    var index = range.lowerBound
    var joined: (parts: [String?], end: Int)?
    while index < range.upperBound {
      if starts("//", at: index) {
        index = text[index...].firstIndex { $0.isNewline } ?? range.upperBound
      } else if starts("#\"", at: index) {
        index += 2
        while index < range.upperBound, !starts("\"#", at: index) { index += 1 }
        index += 2
      } else if text[index] == "\"" {
        let (parts, end) = literal(at: index)
        add(parts)
        let isJoined = joined.map { text[$0.end..<index].allSatisfy { "+ \n".contains($0) } } ?? false
        let all = (isJoined ? joined?.parts ?? [] : []) + parts
        add(all)
        joined = (all, end)
        index = end
      } else {
        index += 1
      }
    }
  }

  /// Reads a literal, and scans its interpolations; an interpolation is nil.
  private mutating func literal(at start: Int) -> (parts: [String?], end: Int) {
    let quotes = starts("\"\"\"", at: start) ? "\"\"\"" : "\""
    var parts: [String?] = [""]
    var index = start + quotes.count
    while !starts(quotes, at: index) {
      if starts("\\(", at: index) {
        let end = closingBracket(from: index + 1)
        scan((index + 2)..<end)
        parts += [nil, ""]
        index = end + 1
      } else if text[index] == "\\" {
        let (escaped, end) = escape(at: index)
        parts[parts.count - 1]? += escaped
        index = end
      } else {
        parts[parts.count - 1]?.append(text[index])
        index += 1
      }
    }
    return (quotes.count == 3 ? Self.withoutIndentation(parts) : parts, index + quotes.count)
  }

  private func escape(at index: Int) -> (text: String, end: Int) {
    switch text[index + 1] {
    case "n": return ("\n", index + 2)
    case "0": return ("\0", index + 2)
    case "t": return ("\t", index + 2)
    case "u":
      let end = text[index...].firstIndex(of: "}") ?? index
      let scalar = UInt32(String(text[(index + 3)..<end]), radix: 16).flatMap(Unicode.Scalar.init)
      return (scalar.map { String(Character($0)) } ?? "", end + 1)
    case let letter where letter.isWhitespace:
      // The line goes on in the next one, without its indentation.
      let lineEnd = text[index...].firstIndex { $0.isNewline } ?? index
      return ("", text[(lineEnd + 1)...].firstIndex { $0 != " " } ?? lineEnd + 1)
    case let letter: return (String(letter), index + 2)
    }
  }

  private mutating func closingBracket(from start: Int) -> Int {
    var (depth, index) = (0, start)
    while true {
      switch text[index] {
      case "\"": index = LiteralKeys.end(of: text, at: index) - 1
      case "(": depth += 1
      case ")": depth -= 1
      default: break
      }
      if depth == 0 { return index }
      index += 1
    }
  }

  private static func end(of text: [Character], at start: Int) -> Int {
    var copy = LiteralKeys(text: text)
    return copy.literal(at: start).end
  }

  private init(text: [Character]) { self.text = text }

  private func starts(_ sign: String, at index: Int) -> Bool { text[index...].starts(with: sign) }

  private mutating func add(_ parts: [String?]) {
    var number = 0
    keys.insert(
      parts.map { part in
        if let part { return part }
        number += 1
        return "{\(number)}"
      }.joined())
  }

  /// Removes the indentation of a literal with three quotes, which is that of its last line.
  private static func withoutIndentation(_ parts: [String?]) -> [String?] {
    let mark = "\u{0}"
    let lines = parts.map { $0 ?? mark }.joined().components(separatedBy: "\n")
    let depth = lines.last?.count ?? 0
    let body = lines.dropFirst().dropLast().map { String($0.dropFirst(depth)) }.joined(separator: "\n")
    var result: [String?] = []
    for piece in body.components(separatedBy: mark) {
      if !result.isEmpty { result.append(nil) }
      result.append(piece)
    }
    return result
  }
}
