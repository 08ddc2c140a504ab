import Foundation
import Testing

@testable import LanguageServer

@Suite struct AnswerTests {
  private static let uri = "file:///app/a.flow.yaml"
  private static let flow = """
    navflow: 1
    imports: [parts/bill.flow.yaml]
    root: { stack: Home }
    # Two lines
    # of a comment.
    screens:
      Home:
        image: home.png
        actions:
          Buy: { start: buy, then: { done: push Bill } }
        allow: { long-sheet: "It is short on a phone." }
      Alone: { actions: { Leave: pop } }
    tasks:
      buy:
        outcomes: [done, cancelled]
        screens:
          Pay: { actions: { Pay: complete done, Cancel: cancel } }

    """

  private func client(_ text: String = flow) throws -> Client {
    let client = Client([
      "/app/a.flow.yaml": text, "/app/parts/bill.flow.yaml": "navflow: 1\nscreens:\n  Bill: { title: A bill }\n",
    ])
    try client.initialize()
    try client.open(Self.uri, text)
    return client
  }

  private func ask(_ client: Client, _ method: String, _ line: Int = 0, _ character: Int = 0) throws -> Any? {
    try client.send(
      "textDocument/\(method)", id: 1,
      ["textDocument": ["uri": Self.uri], "position": ["line": line, "character": character]] as Client.Object)
    return try client.response(to: 1)?["result"]
  }

  private func hover(_ client: Client, _ line: Int, _ character: Int) throws -> String {
    let contents = (try ask(client, "hover", line, character) as? Client.Object)?["contents"] as? [String: String]
    return contents?["value"] ?? ""
  }

  @Test func documentsAreFormatted() throws {
    let client = try client("navflow: 1\nroot: {stack: Home}  # 家\nscreens:\n    Home: {}\n")
    let edits = try #require(try ask(client, "formatting") as? [Client.Object])
    #expect(edits.count == 1 && edits[0]["newText"] as? String == " stack: Home } # 家\nscreens:\n")
    let range = try #require(edits[0]["range"] as? [String: [String: Int]])
    #expect(range["start"] == ["line": 1, "character": 7] && range["end"] == ["line": 3, "character": 2])
    try client.change(Self.uri, (0, 0), (4, 0), "navflow: 1\n")
    #expect(try (ask(client, "formatting") as? [Client.Object])?.isEmpty == true)
    // A syntax error is a finding, and no reason to interrupt a user who saves.
    try client.change(Self.uri, (0, 0), (1, 0), "navflow: {\n")
    #expect(try ask(client, "formatting") is NSNull)
  }

  @Test func namesOfTheProjectAreCompleted() throws {
    let client = try client()
    _ = try client.findings(of: Self.uri)
    // `push Bill` becomes `push `.
    let line = Self.flow.split(separator: "\n")[9]
    let start = line.utf16.count - "Bill } }".utf16.count
    try client.change(Self.uri, (9, start), (9, start + 4), "")
    let items = try #require(try ask(client, "completion", 9, start) as? [Client.Object])
    #expect(items.map { $0["label"] as? String } == ["Home", "Alone", "Pay", "Bill"])
    let edit = try #require(items.last?["textEdit"] as? Client.Object)
    #expect(edit["newText"] as? String == "Bill")
    #expect((edit["range"] as? [String: [String: Int]])?["start"] == ["line": 9, "character": start])
    #expect(items.map { $0["sortText"] as? String ?? "" } == items.map { $0["sortText"] as? String ?? "" }.sorted())
  }

  @Test func aHoverSaysWhereActionsLead() throws {
    let client = try client()
    let screen = try hover(client, 6, 3)
    #expect(screen.contains("- Buy: `start: buy`\n- Buy, after done: `push Bill`"))
    #expect(try hover(client, 9, 7).contains("action of Home, used 0 times\n\n- Buy: `start: buy`"))
  }

  @Test func aHoverNamesTheShortestWay() throws {
    let client = try client()
    _ = try client.findings(of: Self.uri, with: "unreachable-screen")
    #expect(try hover(client, 6, 3).contains("In front at the launch."))
    #expect(try hover(client, 16, 7).contains("1 tap from the launch: Buy"))
    #expect(try hover(client, 9, 45).contains("2 taps from the launch: Buy → Pay"))
    #expect(try hover(client, 11, 3).contains("No behaviour leads here."))
    #expect(try hover(client, 13, 3).contains("1 tap from the launch: Buy"))
  }

  @Test func keysVerbsAndRulesAreExplained() throws {
    let client = try client()
    #expect(try hover(client, 8, 6).hasPrefix("`actions`: What can be done here"))
    #expect(try hover(client, 9, 40).hasPrefix("`push`: A screen"))
    #expect(try hover(client, 10, 18).hasPrefix("`long-sheet` (info): "))
    #expect(try hover(client, 10, 36).isEmpty)
  }

  @Test func importsAndPicturesAreLinks() throws {
    let client = try client()
    let links = try #require(try ask(client, "documentLink") as? [Client.Object])
    #expect(
      Set(links.compactMap { $0["target"] as? String }) == ["file:///app/home.png", "file:///app/parts/bill.flow.yaml"])
  }

  @Test func partsOfSeveralLinesFold() throws {
    let client = try client()
    let ranges = try #require(try ask(client, "foldingRange") as? [Client.Object])
    let lines = ranges.map { "\($0["startLine"] ?? "")-\($0["endLine"] ?? "") \($0["kind"] ?? "")" }
    #expect(lines == ["5-11 ", "6-10 ", "8-9 ", "12-16 ", "13-16 ", "15-16 ", "3-4 comment"])
  }

  @Test func settingsAreCompleted() throws {
    let client = try client()
    let uri = "file:///app/.navflow.yaml"
    try client.open(uri, "failOn: ")
    try client.send(
      "textDocument/completion", id: 1,
      ["textDocument": ["uri": uri], "position": ["line": 0, "character": 8]] as Client.Object)
    let items = try #require(try client.response(to: 1)?["result"] as? [Client.Object])
    #expect(items.map { $0["label"] as? String } == ["info", "warning", "error"])
  }
}
