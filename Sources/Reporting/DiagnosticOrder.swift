import Diagnostics

/// The order of findings in all reports: by severity, consequence, and place.
///
/// Places are compared by path and range; then the rule, the message and the device decide.
struct DiagnosticOrder {
  /// The files, whose paths determine the order.
  ///
  /// The order in which they were read has no effect.
  let files: SourceFiles

  /// Returns the findings in order; equal ones keep their order.
  func sorted(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    diagnostics.enumerated()
      .sorted { a, b in precedes(a.element, b.element) ?? (a.offset < b.offset) }
      .map(\.element)
  }

  /// Returns whether one finding precedes the other, or nil if they are equal.
  private func precedes(_ a: Diagnostic, _ b: Diagnostic) -> Bool? {
    if a.severity != b.severity { return a.severity > b.severity }
    if a.rule.consequence != b.rule.consequence { return a.rule.consequence < b.rule.consequence }
    if let byPath = precedes(files[a.range.file].path, files[b.range.file].path) { return byPath }
    if a.range.start != b.range.start { return a.range.start < b.range.start }
    if a.range.end != b.range.end { return a.range.end < b.range.end }
    if let byRule = precedes(a.rule.name, b.rule.name) { return byRule }
    if let byMessage = precedes(a.message.english, b.message.english) { return byMessage }
    return precedes(a.subject.device ?? "", b.subject.device ?? "")
  }

  /// Compares texts by their bytes, which does not depend on the version of Unicode.
  private func precedes(_ a: String, _ b: String) -> Bool? {
    a.utf8.elementsEqual(b.utf8) ? nil : a.utf8.lexicographicallyPrecedes(b.utf8)
  }
}
