import Foundation
import Testing

@testable import LanguageServer

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

  private func rules(_ findings: [Client.Object]?) -> [String] {
    (findings ?? []).compactMap { $0["code"] as? String }
  }

  /// A flow whose sheet cannot be left.
  private static let trap = flow.replacing("present Sheet", with: "{ present: Sheet, locked: true }")

  @Test func savedFilesAreCheckedAtTheStart() throws {
    let client = Client(["/app/a.flow.yaml": Self.trap])
    try client.initialize()
    let findings = try #require(try client.findings(of: Self.uri, with: "dead-end"))
    let finding = try #require(findings.first { $0["code"] as? String == "dead-end" })
    let related = try #require(finding["relatedInformation"] as? [Client.Object])
    #expect(related.contains { ($0["message"] as? String)?.contains("Open → Sheet") == true })
    #expect(client.end() == false)
  }

  @Test func typingIsCheckedBeforeItIsSaved() throws {
    let client = Client(["/app/a.flow.yaml": Self.flow])
    try client.initialize()
    try client.open(Self.uri, Self.flow)
    _ = try #require(try client.findings(of: Self.uri, with: "swipe-only"))
    // Misspells a name: `present Sheet` becomes `present Shet`.
    try client.change(Self.uri, (3, 38), (3, 39), "")
    let wrong = try #require(try client.findings(of: Self.uri, with: "unknown-name"))
    let range = wrong.first { $0["code"] as? String == "unknown-name" }?["range"] as? Client.Object
    #expect((range?["start"] as? [String: Int]) == ["line": 3, "character": 35])
    // Undoes that, and gives the sheet a button.
    try client.change(Self.uri, (3, 38), (3, 38), "e")
    try client.change(Self.uri, (4, 9), (4, 25), "{ actions: { Close: dismiss } }")
    var last: [Client.Object]? = wrong
    while last?.isEmpty == false { last = try client.findings(of: Self.uri) }
    #expect(last?.isEmpty == true)
  }

  @Test func behaviourWaitsForAPause() throws {
    let client = Client(["/app/a.flow.yaml": Self.trap], pause: 60)
    try client.initialize()
    #expect(rules(try client.findings(of: Self.uri)) == ["modal-without-exit"])
    try client.open(Self.uri, Self.flow.replacing("{ title: Sheet }", with: "{ actions: { Close: dismiss } }"))
    #expect(rules(try client.findings(of: Self.uri)).isEmpty)
  }

  @Test func behaviourIsCheckedAfterThePause() throws {
    let client = Client(["/app/a.flow.yaml": Self.trap], pause: 0.1)
    try client.initialize()
    #expect(rules(try client.findings(of: Self.uri)) == ["modal-without-exit"])
    #expect(rules(try client.findings(of: Self.uri)) == ["dead-end"])
  }

  @Test func findingsLinkToTheirRule() throws {
    let client = Client(["/app/a.flow.yaml": Self.flow], rulePages: "https://example.org/rules/")
    try client.initialize()
    let finding = try client.findings(of: Self.uri, with: "swipe-only")?.first { $0["code"] as? String == "swipe-only" }
    let page = (finding?["codeDescription"] as? Client.Object)?["href"] as? String
    #expect(page == "https://example.org/rules/swipe-only.md")
  }

  @Test func aClosedDocumentIsReadFromTheDisk() throws {
    let client = Client(["/app/a.flow.yaml": Self.flow])
    try client.initialize()
    try client.open(Self.uri, Self.flow.replacing("present Sheet", with: "present Shet"))
    _ = try #require(try client.findings(of: Self.uri, with: "unknown-name"))
    try client.send("textDocument/didClose", ["textDocument": ["uri": Self.uri]])
    #expect(rules(try client.findings(of: Self.uri, with: "swipe-only")).contains("unknown-name") == false)
  }

  @Test func documentsOutsideOfTheWorkspaceAreChecked() throws {
    let client = Client(["/app/a.flow.yaml": Self.flow])
    try client.initialize()
    try client.open("file:///tmp/my%20app.flow.yaml", "navflow: 2\n")
    #expect(rules(try client.findings(of: "file:///tmp/my%20app.flow.yaml")) == ["unknown-value"])
  }

  @Test func suggestionsAreCodeActions() throws {
    let client = Client(["/app/a.flow.yaml": Self.flow])
    try client.initialize()
    // The emoji counts as two, the letter as one.
    let line = "  Home: { title: \"📱é\", actions: { Open: present Shet } }"
    try client.open(Self.uri, Self.flow.replacing("  Home: { actions: { Open: present Sheet } }", with: line))
    let start = line.utf16.count - "Shet } }".utf16.count
    let place: Client.Object = [
      "start": ["line": 3, "character": start + 1], "end": ["line": 3, "character": start + 1],
    ]
    try client.send(
      "textDocument/codeAction", id: 1,
      ["textDocument": ["uri": Self.uri], "range": place, "context": ["diagnostics": []]] as Client.Object)
    let actions = try #require(try client.response(to: 1)?["result"] as? [Client.Object])
    let edit = try #require((actions.first?["edit"] as? Client.Object)?["changes"] as? [String: [Client.Object]])
    let change = try #require(edit[Self.uri]?.first)
    #expect(change["newText"] as? String == "Sheet")
    let range = change["range"] as? [String: [String: Int]]
    #expect(range?["start"] == ["line": 3, "character": start])
    #expect(range?["end"] == ["line": 3, "character": start + 4])
  }

  @Test func aShutdownAndAnExitEndTheSession() throws {
    let client = Client()
    try client.initialize()
    try client.send("shutdown", id: 1, NSNull())
    #expect(try client.response(to: 1)?["result"] is NSNull)
    try client.send("exit", NSNull())
    #expect(client.end() == true)
  }
}
