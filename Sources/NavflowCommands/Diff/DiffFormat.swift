import ArgumentParser

/// The output format of a comparison: text, a page or a diagram.
enum DiffFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, markdown, html, dot, mermaid, svg, png, sarif, junit, github, gitlab

  /// Creates the format for the extension of an output file; text if there is none.
  ///
  /// - Throws: `UsageError` for an unknown extension.
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
    "txt": .text, "json": .json, "md": .markdown, "markdown": .markdown, "html": .html, "htm": .html,
  ]

  /// The format of the new findings for a CI system, or nil for the other formats.
  var report: ReportFormat? {
    [.sarif, .junit, .github, .gitlab].contains(self) ? ReportFormat(rawValue: rawValue) : nil
  }

  /// The format of the diagram, or nil for the other formats.
  var drawn: DiagramFormat? { DiagramFormat(rawValue: rawValue) }
}
