import Foundation
import Testing

@testable import LanguageServer

/// Tests formatting, completion, hovers, links and folding.
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

  /// Returns a client with a started session that has opened a text.
  private func makeClient(_ text: String = flow) throws -> Client {
    let client = Client([
      "/app/a.flow.yaml": text, "/app/parts/bill.flow.yaml": "navflow: 1\nscreens:\n  Bill: { title: A bill }\n",
    ])
    try client.initialize()
    try client.open(Self.uri, text)
    return client
  }

  /// Sends a request about the document, and returns the result.
  private func result(_ client: Client, _ method: String, _ line: Int = 0, _ character: Int = 0) throws -> Any? {
    try client.send(
      "textDocument/\(method)", id: 1,
      ["textDocument": ["uri": Self.uri], "position": ["line": line, "character": character]] as Client.Object)
    return try client.response(to: 1)?["result"]
  }

  /// Returns the text of a hover; an empty text if there is none.
  private func hover(_ client: Client, _ line: Int, _ character: Int) throws -> String {
    let contents = (try result(client, "hover", line, character) as? Client.Object)?["contents"] as? [String: String]
    return contents?["value"] ?? ""
  }

  @Test func formattingReplacesOnlyTheChangedPart() throws {
    let client = try makeClient("navflow: 1\nroot: {stack: Home}  # 家\nscreens:\n    Home: {}\n")
    let edits = try #require(try result(client, "formatting") as? [Client.Object])
    #expect(edits.count == 1 && edits[0]["newText"] as? String == " stack: Home } # 家\nscreens:\n")
    let range = try #require(edits[0]["range"] as? [String: [String: Int]])
    #expect(range["start"] == ["line": 1, "character": 7] && range["end"] == ["line": 3, "character": 2])
    // A document that is formatted already needs no edits.
    try client.change(Self.uri, (0, 0), (4, 0), "navflow: 1\n")
    #expect(try (result(client, "formatting") as? [Client.Object])?.isEmpty == true)
    // A syntax error is reported as a finding. An error here would interrupt users whose editor formats on save.
    try client.change(Self.uri, (0, 0), (1, 0), "navflow: {\n")
    #expect(try result(client, "formatting") is NSNull)
  }

  @Test func completionOffersTheScreensOfAllFiles() throws {
    let client = try makeClient()
    // Names are offered from the last check, so this waits for one.
    _ = try #require(try client.findings(of: Self.uri))
    // `push Bill` becomes `push `.
    let line = Self.flow.split(separator: "\n")[9]
    let nameStart = line.utf16.count - "Bill } }".utf16.count
    try client.change(Self.uri, (9, nameStart), (9, nameStart + 4), "")
    let items = try #require(try result(client, "completion", 9, nameStart) as? [Client.Object])
    #expect(items.map { $0["label"] as? String } == ["Home", "Alone", "Pay", "Bill"])
    let edit = try #require(items.last?["textEdit"] as? Client.Object)
    #expect(edit["newText"] as? String == "Bill")
    #expect((edit["range"] as? [String: [String: Int]])?["start"] == ["line": 9, "character": nameStart])
    // Clients sort by these texts, which must keep the order of the server.
    let sortTexts = items.compactMap { $0["sortText"] as? String }
    #expect(sortTexts.count == items.count && sortTexts == sortTexts.sorted())
  }

  @Test func hoversShowTheStepsOfActions() throws {
    let client = try makeClient()
    let screen = try hover(client, 6, 3)
    #expect(screen.contains("- Buy: `start: buy`\n- Buy, after done: `push Bill`"), "the screen Home")
    #expect(try hover(client, 9, 7).contains("action of Home, used 0 times\n\n- Buy: `start: buy`"), "the action Buy")
  }

  @Test func hoversShowTheShortestTraceToAScreen() throws {
    let client = try makeClient()
    // This rule needs a check of behaviours, so traces are known after it.
    _ = try #require(try client.findings(of: Self.uri, with: "unreachable-screen"))
    #expect(try hover(client, 6, 3).contains("In front at the launch."), "the screen Home")
    #expect(try hover(client, 16, 7).contains("1 tap from the launch: Buy"), "the screen Pay")
    #expect(try hover(client, 9, 45).contains("2 taps from the launch: Buy → Pay"), "the screen Bill, at a use")
    #expect(try hover(client, 11, 3).contains("No behaviour leads here."), "the screen Alone")
    #expect(try hover(client, 13, 3).contains("1 tap from the launch: Buy"), "the task buy")
  }

  @Test func hoversExplainKeysVerbsAndRules() throws {
    let client = try makeClient()
    #expect(try hover(client, 8, 6).hasPrefix("`actions`: What can be done here"), "a key")
    #expect(try hover(client, 9, 40).hasPrefix("`push`: A screen"), "a verb")
    #expect(try hover(client, 10, 18).hasPrefix("`long-sheet` (info): "), "a rule")
    #expect(try result(client, "hover", 10, 36) is NSNull, "free text has no hover")
  }

  @Test func importsAndImagesAreLinks() throws {
    let client = try makeClient()
    let links = try #require(try result(client, "documentLink") as? [Client.Object])
    #expect(
      Set(links.compactMap { $0["target"] as? String }) == ["file:///app/home.png", "file:///app/parts/bill.flow.yaml"])
  }

  @Test func mappingsAndCommentsOfSeveralLinesCanBeFolded() throws {
    let client = try makeClient()
    let ranges = try #require(try result(client, "foldingRange") as? [Client.Object])
    let texts = ranges.map { "\($0["startLine"] ?? "")-\($0["endLine"] ?? "") \($0["kind"] ?? "")" }
    #expect(texts == ["5-11 ", "6-10 ", "8-9 ", "12-16 ", "13-16 ", "15-16 ", "3-4 comment"])
  }

  @Test func completionOffersTheValuesOfASetting() throws {
    let client = try makeClient()
    let uri = "file:///app/.navflow.yaml"
    try client.open(uri, "failOn: ")
    try client.send(
      "textDocument/completion", id: 1,
      ["textDocument": ["uri": uri], "position": ["line": 0, "character": 8]] as Client.Object)
    let items = try #require(try client.response(to: 1)?["result"] as? [Client.Object])
    #expect(items.map { $0["label"] as? String } == ["info", "warning", "error"])
  }
}
