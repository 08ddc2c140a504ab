import Diagnostics

/// Diagnostics as text, with everything that reports use.
struct DiagnosticListing {
  let files: SourceFiles

  init(_ files: SourceFiles) { self.files = files }

  /// Returns one paragraph for each diagnostic.
  func text(_ diagnostics: [Diagnostic]) -> String { diagnostics.map(text).joined() }

  private func text(_ each: Diagnostic) -> String {
    var text = "\(place(each.range)) \(each.severity) [\(each.rule)] \(each.message.english)\n"
    if let help = each.help { text += "  help: \(help.english)\n" }
    for note in each.notes { text += "  note: \(place(note.range)) \(note.message.english)\n" }
    if let suggestion = each.suggestion {
      text += "  fix: \(place(suggestion.range)) -> «\(suggestion.replacement)»: \(suggestion.summary.english)\n"
    }
    return text
  }

  /// Returns the line, the columns and the text of a range.
  private func place(_ range: SourceRange) -> String {
    let bytes = files[range.file].bytes
    let part = String(decoding: bytes[range.start.offset..<range.end.offset], as: UTF8.self)
    let line = range.start.line == range.end.line ? "" : "\(range.end.line):"
    return "\(range.start.line):\(range.start.column)-\(line)\(range.end.column) «\(part)»"
  }
}
