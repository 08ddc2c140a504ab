import Foundation
import Testing

@testable import LanguageServer

/// Tests definitions, references, renames and lists of names.
@Suite struct SymbolTests {
  private static let uri = "file:///app/a.flow.yaml"
  private static let importedURI = "file:///app/parts.flow.yaml"
  private static let flow = """
    navflow: 1
    imports: [parts.flow.yaml]
    root: { stack: Home }
    state:
      mode: [out, in]
    screens:
      Home:
        actions:
          Buy: { set: { mode: in }, start: buy, then: { done: push "Bill" } }
          More: { when: { mode: in }, push: Bill }
    scenarios:
      Buying:
        taps: [Buy, Pay]
        see: { screen: Bill, state: { mode: in } }

    """
  /// The file that the flow imports, with a screen and a task.
  static let importedFile = """
    navflow: 1
    screens:
      Bill: { title: A bill }
    tasks:
      buy:
        outcomes: [done, cancelled]
        screens:
          Pay: { actions: { Pay: complete done, Cancel: cancel } }

    """

  /// Returns a client with a started session for the two files.
  private func makeClient() throws -> Client {
    let client = Client(["/app/a.flow.yaml": Self.flow, "/app/parts.flow.yaml": Self.importedFile])
    try client.initialize()
    return client
  }

  /// Sends a request about a position, and returns the response.
  private func response(
    _ client: Client, _ method: String, _ uri: String, _ line: Int, _ character: Int,
    _ otherParameters: Client.Object = [:]
  ) throws -> Client.Object? {
    let position: Client.Object = [
      "textDocument": ["uri": uri], "position": ["line": line, "character": character],
    ]
    try client.send("textDocument/\(method)", id: 1, position.merging(otherParameters) { $1 })
    return try client.response(to: 1)
  }

  /// Returns locations as `file:line:column`.
  private func locations(_ response: Client.Object?) -> [String] {
    (response?["result"] as? [Client.Object] ?? []).map { location in
      let start = (location["range"] as? [String: [String: Int]])?["start"]
      let file = (location["uri"] as? String)?.split(separator: "/").last ?? ""
      return "\(file):\(start?["line"] ?? -1):\(start?["character"] ?? -1)"
    }
  }

  /// Returns a text after the edits of a rename.
  private func apply(_ response: Client.Object?, _ uri: String, to text: String) throws -> String {
    let changes = (response?["result"] as? Client.Object)?["changes"] as? [String: Any]
    let edits = try JSONDecoder().decode(
      [LSP.TextEdit].self, from: JSONSerialization.data(withJSONObject: changes?[uri] ?? []))
    var document = DocumentText(Array(text.utf8))
    // The last edit is applied first, because it moves no range of the others.
    for edit in edits.sorted(by: { $1.range.start < $0.range.start }) {
      document.apply(LSP.ContentChange(range: edit.range, text: edit.newText))
    }
    return String(decoding: document.bytes, as: UTF8.self)
  }

  @Test func theDefinitionOfANameIsFoundAtEachUse() throws {
    let client = try makeClient()
    #expect(locations(try response(client, "definition", Self.uri, 9, 41)) == ["parts.flow.yaml:2:2"], "a screen")
    #expect(locations(try response(client, "definition", Self.uri, 8, 42)) == ["parts.flow.yaml:4:2"], "a task")
    #expect(locations(try response(client, "definition", Self.uri, 8, 54)) == ["parts.flow.yaml:5:15"], "an outcome")
    #expect(locations(try response(client, "definition", Self.uri, 9, 24)) == ["a.flow.yaml:4:2"], "a variable")
    #expect(locations(try response(client, "definition", Self.uri, 9, 30)) == ["a.flow.yaml:4:14"], "a value")
    let definitions = try response(client, "definition", Self.uri, 0, 0)?["result"] as? [Client.Object]
    #expect(definitions?.isEmpty == true, "a key has no definition")
  }

  @Test func theUsesOfANameAreFoundAtItsDefinition() throws {
    let client = try makeClient()
    let uses = ["a.flow.yaml:8:63", "a.flow.yaml:9:40", "a.flow.yaml:13:19"]
    #expect(
      locations(try response(client, "references", Self.importedURI, 2, 3, ["context": ["includeDeclaration": false]]))
        == uses)
    // The default includes the definition.
    #expect(locations(try response(client, "references", Self.importedURI, 2, 3)).count == 4)
  }

  @Test func aRenameChangesAllFilesAndTheScenarios() throws {
    let client = try makeClient()
    let response = try response(client, "rename", Self.uri, 9, 41, ["newName": "Paid bill"])
    let flow = Self.flow.replacing("push \"Bill\"", with: "push Paid bill").replacing(": Bill", with: ": Paid bill")
    #expect(try apply(response, Self.uri, to: Self.flow) == flow)
    #expect(
      try apply(response, Self.importedURI, to: Self.importedFile)
        == Self.importedFile.replacing("Bill:", with: "Paid bill:"))
  }

  @Test(arguments: [
    "tabs: [Home, More], start: Home", "tabs: [{ split: [Home, More] }, Last], start: Home",
    "split: [Home, More], collapsed: Home", "stack: [Home, More]",
  ])
  func aRenameChangesScreensInTheRoot(root: String) throws {
    let screens = ["Home", "More", "Last"].map { "  \($0): { title: Title }\n" }.joined()
    let text = "navflow: 1\nroot: { \(root) }\nscreens:\n\(screens)"
    let client = Client(["/app/a.flow.yaml": text])
    try client.initialize()
    let response = try response(client, "rename", Self.uri, 3, 3, ["newName": "First"])
    #expect(
      try apply(response, Self.uri, to: text) == text.replacing("Home", with: "First"),
      "the response is \(response ?? [:])")
  }

  /// Returns a flow with two tabs.
  ///
  /// - Parameters:
  ///   - gesture: the key of a gesture that selects a tab.
  ///   - tap: a tap in a scenario.
  private static func tabFlow(gesture: String, tap: String) -> String {
    """
    navflow: 1
    root: { tabs: [Home, More] }
    screens:
      Home: { gestures: { \(gesture): none } }
      More: { title: 日本 }
    scenarios:
      A: { taps: ["Tab: More", \(tap)], see: { tab: Home } }
      B:
        taps:
          - Tab: Home
          - cannot: 'Tab: Home'

    """
  }

  @Test(arguments: [
    (#""Tab: Home""#, #""Tab: Home""#), ("'Tab: Home'", "{ Tab: Home }"), (#""Tab: More""#, #"{ "Tab": "Home" }"#),
    (#""Tab: More""#, "Tab:  Home"),
  ])
  func aRenameChangesTheGesturesAndTapsOfTabs(gesture: String, tap: String) throws {
    let text = Self.tabFlow(gesture: gesture, tap: tap)
    let client = Client(["/app/a.flow.yaml": text])
    try client.initialize()
    let response = try response(client, "rename", Self.uri, 3, 3, ["newName": "First page"])
    // The edit replaces the quotes of a name too.
    let renamed = text.replacing("\"Home\"", with: "Home").replacing("Home", with: "First page")
    #expect(try apply(response, Self.uri, to: text) == renamed, "the response is \(response ?? [:])")
  }

  @Test func aRenameReportsTheLineOfANameWithEscapes() throws {
    let client = Client(["/app/a.flow.yaml": Self.tabFlow(gesture: "\"Tab: H\\x6fme\"", tap: "\"Tab: Home\"")])
    try client.initialize()
    let error = try response(client, "rename", Self.uri, 3, 3, ["newName": "First"])?["error"] as? Client.Object
    let message = "the name has escapes or a line break in a.flow.yaml:4: write it without them first"
    #expect(error?["message"] as? String == message)
  }

  // `Home` is a screen and `buy` is a task. The other names need quotes.
  @Test(arguments: ["Home", "a: b", "", " x", "buy"])
  func aRenameToANameThatIsTakenOrNeedsQuotesIsRefused(name: String) throws {
    let client = try makeClient()
    let error = try response(client, "rename", Self.uri, 9, 41, ["newName": name])?["error"] as? Client.Object
    // -32803 is the error `RequestFailed` of the protocol.
    #expect(error?["code"] as? Int == -32803)
  }

  @Test func aHoverShowsTheDefinition() throws {
    let client = try makeClient()
    let result = try response(client, "hover", Self.uri, 8, 42)?["result"] as? Client.Object
    let text = try #require((result?["contents"] as? Client.Object)?["value"] as? String)
    #expect(text.hasPrefix("task, used once\n\n```yaml\nbuy:\n    outcomes: [done, cancelled]\n"))
    #expect(try response(client, "hover", Self.uri, 1, 14)?["result"] is NSNull, "a path has no hover")
  }

  @Test func documentSymbolsFormATree() throws {
    let client = try makeClient()
    try client.send("textDocument/documentSymbol", id: 1, ["textDocument": ["uri": Self.importedURI]])
    let symbols = try #require(try client.response(to: 1)?["result"] as? [Client.Object])
    #expect(symbols.map { $0["name"] as? String } == ["Bill", "buy"])
    let children = try #require(symbols.last?["children"] as? [Client.Object])
    #expect(children.map { $0["name"] as? String } == ["done", "cancelled", "Pay"])
  }

  @Test func workspaceSymbolsAreFoundWithoutRegardToCase() throws {
    let client = try makeClient()
    try client.send("workspace/symbol", id: 1, ["query": "BIL"])
    let symbols = try #require(try client.response(to: 1)?["result"] as? [Client.Object])
    #expect(locations(["result": symbols.compactMap { $0["location"] }]) == ["parts.flow.yaml:2:2"])
  }
}
