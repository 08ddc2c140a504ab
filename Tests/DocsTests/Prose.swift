/// The sentences of a Markdown document: of its paragraphs, list items, headings and cells of tables.
struct Prose {
  /// The sentences, each span of code being one word.
  let sentences: [String]

  /// Reads the sentences of a document.
  init(_ document: String) {
    var blocks: [String] = []
    for case .prose(let lines) in DocumentPart.parts(of: document) {
      var isOpen = false
      for line in lines.map({ $0.trimmingPrefix { $0 == " " } }) {
        if line.hasPrefix("|") {
          blocks += line.split(separator: "|").map(String.init)
          isOpen = false
        } else if line.isEmpty || line.hasPrefix("#") || line.starts(with: /(?:-|\d+\.)\s/) {
          blocks.append(String(line.trimmingPrefix(/(?:#+|-|\d+\.)\s/)))
          isOpen = !line.hasPrefix("#")
        } else if isOpen {
          blocks[blocks.count - 1] += " " + line
        } else {
          blocks.append(String(line))
          isOpen = true
        }
      }
    }
    sentences = blocks.flatMap(Self.sentences)
  }

  private static func sentences(of block: String) -> [String] {
    let plain = block.replacing(/`[^`]*`/, with: "x").replacing(/!?\[([^\]]*)\]\([^)]*\)/) { $0.output.1 }
    return plain.split(separator: /[.!?](?:\s|$)/)
      .map { $0.trimmingPrefix { $0 == " " } }
      .map { String($0.reversed().trimmingPrefix { $0 == " " }.reversed()) }
      .filter { !$0.isEmpty && !$0.allSatisfy { "-: ".contains($0) } }
  }
}
