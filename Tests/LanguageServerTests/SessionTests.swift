import Foundation
import Testing

@testable import LanguageServer

/// Tests when the server checks a flow, and what it sends about findings.
@Suite struct SessionTests {
  private static let uri = "file:///app/a.flow.yaml"
  /// A flow whose sheet has no button to close it.
  private static let flow = """
    navflow: 1
    root: { stack: Home }
    screens:
      Home: { actions: { Open: present Sheet } }
      Sheet: { title: Sheet }

    """

  /// Returns the rule of each finding.
  private func rules(_ findings: [Client.Object]?) -> [String] {
    (findings ?? []).compactMap { $0["code"] as? String }
  }

  /// A flow whose sheet is a dead end: it cannot be swiped away either.
  private static let deadEndFlow = flow.replacing("present Sheet", with: "{ present: Sheet, locked: true }")

  @Test func savedFilesAreCheckedWhenTheSessionStarts() throws {
    let client = Client(["/app/a.flow.yaml": Self.deadEndFlow])
    try client.initialize()
    let findings = try #require(try client.findings(of: Self.uri, with: "dead-end"))
    let finding = try #require(findings.first { $0["code"] as? String == "dead-end" })
    let related = try #require(finding["relatedInformation"] as? [Client.Object])
    #expect(related.contains { ($0["message"] as? String)?.contains("Open → Sheet") == true })
    // The client sent no `shutdown`.
    #expect(client.end() == false)
  }

  @Test func unsavedChangesAreChecked() throws {
    let client = Client(["/app/a.flow.yaml": Self.flow])
    try client.initialize()
    try client.open(Self.uri, Self.flow)
    _ = try #require(try client.findings(of: Self.uri, with: "swipe-only"))
    // Misspells a name: `present Sheet` becomes `present Shet`.
    try client.change(Self.uri, (3, 38), (3, 39), "")
    let findings = try #require(try client.findings(of: Self.uri, with: "unknown-name"))
    let range = findings.first { $0["code"] as? String == "unknown-name" }?["range"] as? Client.Object
    #expect((range?["start"] as? [String: Int]) == ["line": 3, "character": 35])
    // Corrects the name, and gives the sheet a button: no finding remains.
    try client.change(Self.uri, (3, 38), (3, 38), "e")
    try client.change(Self.uri, (4, 9), (4, 25), "{ actions: { Close: dismiss } }")
    var latest: [Client.Object]? = findings
    while latest?.isEmpty == false { latest = try client.findings(of: Self.uri) }
    #expect(latest?.isEmpty == true)
  }

  @Test func onlyTheTextIsCheckedBeforeThePause() throws {
    let client = Client(["/app/a.flow.yaml": Self.deadEndFlow], pause: 60)
    try client.initialize()
    #expect(rules(try client.findings(of: Self.uri)) == ["modal-without-exit"])
    try client.open(Self.uri, Self.flow.replacing("{ title: Sheet }", with: "{ actions: { Close: dismiss } }"))
    #expect(try client.findings(of: Self.uri)?.isEmpty == true)
  }

  @Test func behavioursAreCheckedAfterThePause() throws {
    let client = Client(["/app/a.flow.yaml": Self.deadEndFlow], pause: 0.1)
    try client.initialize()
    #expect(rules(try client.findings(of: Self.uri)) == ["modal-without-exit"])
    #expect(rules(try client.findings(of: Self.uri)) == ["dead-end"])
  }

  @Test func findingsLinkToThePageOfTheirRule() throws {
    let client = Client(["/app/a.flow.yaml": Self.flow], rulePages: "https://example.org/rules/")
    try client.initialize()
    let finding = try client.findings(of: Self.uri, with: "swipe-only")?.first { $0["code"] as? String == "swipe-only" }
    let page = (finding?["codeDescription"] as? Client.Object)?["href"] as? String
    #expect(page == "https://example.org/rules/swipe-only.md")
  }

  @Test func aClosedDocumentIsReadFromDiskAgain() throws {
    let client = Client(["/app/a.flow.yaml": Self.flow])
    try client.initialize()
    try client.open(Self.uri, Self.flow.replacing("present Sheet", with: "present Shet"))
    _ = try #require(try client.findings(of: Self.uri, with: "unknown-name"))
    try client.send("textDocument/didClose", ["textDocument": ["uri": Self.uri]])
    let findings = try #require(try client.findings(of: Self.uri, with: "swipe-only"))
    #expect(!rules(findings).contains("unknown-name"))
  }

  @Test func openDocumentsOutsideTheWorkspaceAreChecked() throws {
    let client = Client(["/app/a.flow.yaml": Self.flow])
    try client.initialize()
    try client.open("file:///tmp/my%20app.flow.yaml", "navflow: 2\n")
    #expect(rules(try client.findings(of: "file:///tmp/my%20app.flow.yaml")) == ["unknown-value"])
  }

  @Test func suggestionsOfFindingsAreCodeActions() throws {
    let client = Client(["/app/a.flow.yaml": Self.flow])
    try client.initialize()
    // In UTF-16 units, the emoji counts as two and the é as one.
    let line = "  Home: { title: \"📱é\", actions: { Open: present Shet } }"
    try client.open(Self.uri, Self.flow.replacing("  Home: { actions: { Open: present Sheet } }", with: line))
    let nameStart = line.utf16.count - "Shet } }".utf16.count
    let range: Client.Object = [
      "start": ["line": 3, "character": nameStart + 1], "end": ["line": 3, "character": nameStart + 1],
    ]
    try client.send(
      "textDocument/codeAction", id: 1,
      ["textDocument": ["uri": Self.uri], "range": range, "context": ["diagnostics": []]] as Client.Object)
    let actions = try #require(try client.response(to: 1)?["result"] as? [Client.Object])
    let changes = try #require((actions.first?["edit"] as? Client.Object)?["changes"] as? [String: [Client.Object]])
    let change = try #require(changes[Self.uri]?.first)
    #expect(change["newText"] as? String == "Sheet")
    let changedRange = change["range"] as? [String: [String: Int]]
    #expect(changedRange?["start"] == ["line": 3, "character": nameStart])
    #expect(changedRange?["end"] == ["line": 3, "character": nameStart + 4])
  }

  @Test func shutdownAndExitEndTheSessionCleanly() throws {
    let client = Client()
    try client.initialize()
    try client.send("shutdown", id: 1, NSNull())
    #expect(try client.response(to: 1)?["result"] is NSNull)
    try client.send("exit", NSNull())
    #expect(client.end() == true)
  }
}
