import FlowSyntax
import Testing

/// Tests that parts of flow files in the documents are valid.
///
/// The names in them need not exist, and they need no root.
@Suite struct SnippetTests {
  @Test(arguments: Document.all)
  func snippetsAreValid(_ document: Document) throws {
    for part in DocumentPart.parts(of: try document.text()) {
      guard case .block(["yaml"], let lines) = part, lines.first?.hasPrefix("navflow:") == false else { continue }
      for text in texts(of: lines) {
        let reported = FlowReader.read(text: text).diagnostics
        let wrong = reported.filter { $0.rule != "unknown-name" && $0.severity == .error }
        #expect(wrong.isEmpty, "\(document.path), \(lines[0])")
      }
    }
  }

  @Test func detectsAMisspeltKey() {
    let texts = texts(of: ["actions:", "  Next: { psuh: Home, when: { a: b } }"])
    #expect(texts.flatMap { FlowReader.read(text: $0).diagnostics }.contains { $0.rule != "unknown-name" })
  }

  /// Returns complete files with the snippet in its place; one for each line if the lines are alternatives.
  private func texts(of lines: [String]) -> [String] {
    let head = "navflow: 1\n"
    let keys = lines.filter { !$0.hasPrefix(" ") }.compactMap { $0.split(separator: ":").first.map(String.init) }
    if keys.count > 1 { return lines.map { head + $0 } }
    switch keys.first {
    case "actions", "gestures", "fields": return [head + "screens:\n  X:\n" + indented(lines, by: 4)]
    default: return [head + indented(lines, by: 0)]
    }
  }

  private func indented(_ lines: [String], by spaces: Int) -> String {
    lines.map { String(repeating: " ", count: spaces) + $0 + "\n" }.joined()
  }
}
