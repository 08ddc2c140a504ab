/// A part of a Markdown document: lines outside fences, or a fenced block.
enum DocumentPart: Equatable {
  /// Lines outside fences.
  case prose([String])
  /// A fenced block: the info string after the opening fence, and the lines.
  case block(info: [String], lines: [String])

  /// Splits a document into its parts; an unclosed fence extends to the end.
  static func parts(of document: String) -> [DocumentPart] {
    var parts: [DocumentPart] = []
    var prose: [String] = []
    var open: (fence: String, info: [String], lines: [String])?
    for line in document.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let block = open {
        if line == block.fence {
          parts.append(.block(info: block.info, lines: block.lines))
          open = nil
        } else {
          open?.lines.append(line)
        }
      } else if line.hasPrefix("```") {
        if !prose.isEmpty { parts.append(.prose(prose)) }
        prose = []
        let fence = String(line.prefix { $0 == "`" })
        open = (fence, line.dropFirst(fence.count).split(separator: " ").map(String.init), [])
      } else {
        prose.append(line)
      }
    }
    if let block = open { parts.append(.block(info: block.info, lines: block.lines)) }
    if !prose.isEmpty { parts.append(.prose(prose)) }
    return parts
  }

  /// Returns the document with these parts.
  static func document(of parts: [DocumentPart]) -> String {
    parts.flatMap(\.lines).joined(separator: "\n")
  }

  private var lines: [String] {
    switch self {
    case .prose(let lines): lines
    case .block(let info, let lines):
      [Self.fence(around: lines) + info.joined(separator: " ")] + lines + [Self.fence(around: lines)]
    }
  }

  /// Returns a fence that is longer than those in the lines, because a fence ends at the next one of its length.
  private static func fence(around lines: [String]) -> String {
    let longest = lines.map { $0.prefix { $0 == "`" }.count }.max() ?? 0
    return String(repeating: "`", count: max(3, longest + 1))
  }
}
