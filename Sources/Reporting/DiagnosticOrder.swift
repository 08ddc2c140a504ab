import Diagnostics

/// The order in which every form of report lists findings: by path, place, rule and message.
struct DiagnosticOrder {
  /// Whose paths count; the order in which files were read must not show.
  let files: SourceFiles

  /// The findings in order; equal ones stay as they came.
  func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.enumerated()
      .sorted { a, b in precedes(a.element, b.element) ?? (a.offset < b.offset) }
      .map(\.element)
  }

  /// Whether one comes before the other, or nil where nothing that is printed first tells them apart.
  private func precedes(_ a: Diagnostic, _ b: Diagnostic) -> Bool? {
    if let byPath = precedes(files[a.range.file].path, files[b.range.file].path) { return byPath }
    if a.range.start != b.range.start { return a.range.start < b.range.start }
    if a.range.end != b.range.end { return a.range.end < b.range.end }
    if let byRule = precedes(a.rule.name, b.rule.name) { return byRule }
    if let byMessage = precedes(a.message, b.message) { return byMessage }
    return precedes(a.subject.device ?? "", b.subject.device ?? "")
  }

  /// Texts by their bytes, which no version of the Unicode data changes.
  private func precedes(_ a: String, _ b: String) -> Bool? {
    a.utf8.elementsEqual(b.utf8) ? nil : a.utf8.lexicographicallyPrecedes(b.utf8)
  }
}
