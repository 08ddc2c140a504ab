/// A piece of a Markdown document: prose as it stands, or a fenced block.
enum DocumentPart: Equatable {
  /// Lines outside every fence.
  case prose([String])
  /// A block between fences: the words after the opening fence, and the lines inside.
  case block(info: [String], lines: [String])

  /// Splits a document into its parts; an open fence reaches to the end.
  static func parts(of document: String) -> [DocumentPart] {
    var parts: [DocumentPart] = []
    var prose: [String] = []
    var open: (info: [String], lines: [String])?
    for line in document.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
      if let block = open {
        if line == fence {
          parts.append(.block(info: block.info, lines: block.lines))
          open = nil
        } else {
          open?.lines.append(line)
        }
      } else if line.hasPrefix(fence) {
        if !prose.isEmpty { parts.append(.prose(prose)) }
        prose = []
        open = (line.dropFirst(fence.count).split(separator: " ").map(String.init), [])
      } else {
        prose.append(line)
      }
    }
    if let block = open { parts.append(.block(info: block.info, lines: block.lines)) }
    if !prose.isEmpty { parts.append(.prose(prose)) }
    return parts
  }

  /// The document that consists of these parts.
  static func document(of parts: [DocumentPart]) -> String {
    parts.flatMap(\.lines).joined(separator: "\n")
  }

  private static let fence = "```"

  private var lines: [String] {
    switch self {
    case .prose(let lines): lines
    case .block(let info, let lines): [Self.fence + info.joined(separator: " ")] + lines + [Self.fence]
    }
  }
}
