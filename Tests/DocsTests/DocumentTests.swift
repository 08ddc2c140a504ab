import Foundation
import Testing

/// Tests that the documents show the present output of navflow.
///
/// `make docs` sets `NAVFLOW_RECORD`, which rewrites the documents.
@Suite struct DocumentTests {
  @Test func findsTheDocuments() {
    #expect(Document.all.map(\.path).contains("README.md"))
    #expect(Document.all.count >= 5)
  }

  @Test(arguments: Document.all)
  func examplesAreUpToDate(_ document: Document) throws {
    let shown = try document.text()
    let (rerun, problems) = try document.rerun()
    #expect(problems.isEmpty)
    if ProcessInfo.processInfo.environment["NAVFLOW_RECORD"] != nil {
      if rerun != shown { try Data(rerun.utf8).write(to: document.url) }
    } else {
      let difference = rerun == shown ? nil : firstDifference(shown, rerun)
      #expect(difference == nil, "\(document.path) is out of step, type: make docs")
    }
  }

  @Test(arguments: Document.all)
  func linksHaveTargets(_ document: Document) throws {
    let folder = document.url.deletingLastPathComponent()
    for link in localLinks(in: try document.text()) {
      let there = FileManager.default.fileExists(atPath: folder.appendingPathComponent(link).path)
      #expect(there, "\(document.path) links to \(link)")
    }
  }

  @Test func splittingAndJoiningKeepsADocument() {
    let text = "a\n\n```yaml x.flow.yaml\nnavflow: 1\n```\n````console\n$ true\n```mermaid\n```\n````\nb\n"
    let parts = DocumentPart.parts(of: text)
    #expect(parts.count == 4)
    #expect(parts[2] == .block(info: ["console"], lines: ["$ true", "```mermaid", "```"]))
    #expect(parts[1] == .block(info: ["yaml", "x.flow.yaml"], lines: ["navflow: 1"]))
    #expect(DocumentPart.document(of: parts) == text)
  }

  private func firstDifference(_ old: String, _ new: String) -> String {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    let index = zip(old, new).enumerated().first { $1.0 != $1.1 }?.offset ?? min(old.count, new.count)
    let shown = index < old.count ? String(old[index]) : "(end)"
    let printed = index < new.count ? String(new[index]) : "(end)"
    return "line \(index + 1) shows “\(shown)”, navflow prints “\(printed)”"
  }

  /// Returns the targets of links and pictures within the project, without anchors.
  private func localLinks(in text: String) -> [String] {
    text.matches(of: /\]\(([^)#:]+)(#[^)]*)?\)/).map { String($0.output.1) }
  }
}
