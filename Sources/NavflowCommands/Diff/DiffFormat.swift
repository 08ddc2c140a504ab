import ArgumentParser

/// What a comparison is told or drawn as.
enum DiffFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, markdown, dot, mermaid, svg, png

  /// The format that the name of an output file asks for; text where it has no ending.
  ///
  /// - Throws: `UsageError` for an ending that there is no format for.
  init(fileName: String) throws {
    let name = fileName.split(separator: "/").last ?? ""
    let ending = name.lastIndex(of: ".").map { String(name[name.index(after: $0)...]).lowercased() }
    if let ending, let format = Self.endings[ending] {
      self = format
    } else {
      let drawn = ending == nil ? DiagramFormat.dot : try DiagramFormat(fileName: fileName)
      self = ending == nil ? .text : Self(rawValue: drawn.rawValue) ?? .text
    }
  }

  private static let endings: [String: DiffFormat] = [
    "txt": .text, "json": .json, "md": .markdown, "markdown": .markdown,
  ]

  /// The form of a drawing, or nil for texts.
  var drawn: DiagramFormat? { DiagramFormat(rawValue: rawValue) }
}
