import Foundation
import Testing

@testable import LanguageServer

@Suite struct SymbolTests {
  private static let uri = "file:///app/a.flow.yaml"
  private static let parts = "file:///app/parts.flow.yaml"
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
  /// A file that a flow imports: a screen and a task.
  static let imported = """
    navflow: 1
    screens:
      Bill: { title: A bill }
    tasks:
      buy:
        outcomes: [done, cancelled]
        screens:
          Pay: { actions: { Pay: complete done, Cancel: cancel } }

    """

  private func client() throws -> Client {
    let client = Client(["/app/a.flow.yaml": Self.flow, "/app/parts.flow.yaml": Self.imported])
    try client.initialize()
    return client
  }

  private func ask(
    _ client: Client, _ method: String, _ uri: String, _ line: Int, _ character: Int, _ more: Client.Object = [:]
  )
    throws -> Client.Object?
  {
    let place: Client.Object = [
      "textDocument": ["uri": uri], "position": ["line": line, "character": character],
    ]
    try client.send("textDocument/\(method)", id: 1, place.merging(more) { $1 })
    return try client.response(to: 1)
  }

  /// Returns locations as `file:line:column`.
  private func places(_ response: Client.Object?) -> [String] {
    (response?["result"] as? [Client.Object] ?? []).map { location in
      let start = (location["range"] as? [String: [String: Int]])?["start"]
      let file = (location["uri"] as? String)?.split(separator: "/").last ?? ""
      return "\(file):\(start?["line"] ?? -1):\(start?["character"] ?? -1)"
    }
  }

  /// Returns a text after the edits of a rename.
  private func applied(_ response: Client.Object?, _ uri: String, to text: String) throws -> String {
    let changes = (response?["result"] as? Client.Object)?["changes"] as? [String: Any]
    let edits = try JSONDecoder().decode(
      [LSP.TextEdit].self, from: JSONSerialization.data(withJSONObject: changes?[uri] ?? []))
    var document = DocumentText(Array(text.utf8))
    for edit in edits.sorted(by: { $1.range.start < $0.range.start }) {
      document.apply(LSP.ContentChange(range: edit.range, text: edit.newText))
    }
    return String(decoding: document.bytes, as: UTF8.self)
  }

  @Test func aUseLeadsToItsDefinition() throws {
    let client = try client()
    #expect(places(try ask(client, "definition", Self.uri, 9, 41)) == ["parts.flow.yaml:2:2"])
    #expect(places(try ask(client, "definition", Self.uri, 8, 42)) == ["parts.flow.yaml:4:2"])
    #expect(places(try ask(client, "definition", Self.uri, 8, 54)) == ["parts.flow.yaml:5:15"])
    #expect(places(try ask(client, "definition", Self.uri, 9, 24)) == ["a.flow.yaml:4:2"])
    #expect(places(try ask(client, "definition", Self.uri, 9, 30)) == ["a.flow.yaml:4:14"])
    #expect(places(try ask(client, "definition", Self.uri, 0, 0)).isEmpty)
  }

  @Test func aDefinitionLeadsToItsUses() throws {
    let client = try client()
    let uses = ["a.flow.yaml:8:63", "a.flow.yaml:9:40", "a.flow.yaml:13:19"]
    #expect(places(try ask(client, "references", Self.parts, 2, 3, ["context": ["includeDeclaration": false]])) == uses)
    #expect(places(try ask(client, "references", Self.parts, 2, 3)).count == 4)
  }

  @Test func aRenameChangesAllFilesAndScenarios() throws {
    let client = try client()
    let response = try ask(client, "rename", Self.uri, 9, 41, ["newName": "Paid bill"])
    let flow = Self.flow.replacing("push \"Bill\"", with: "push Paid bill").replacing(": Bill", with: ": Paid bill")
    #expect(try applied(response, Self.uri, to: Self.flow) == flow)
    #expect(
      try applied(response, Self.parts, to: Self.imported) == Self.imported.replacing("Bill:", with: "Paid bill:"))
  }

  @Test(arguments: [
    "tabs: [Home, More], start: Home", "tabs: [{ split: [Home, More] }, Last], start: Home",
    "split: [Home, More], collapsed: Home", "stack: [Home, More]",
  ])
  func aRenameChangesTheRoot(root: String) throws {
    let screens = ["Home", "More", "Last"].map { "  \($0): { title: Title }\n" }.joined()
    let text = "navflow: 1\nroot: { \(root) }\nscreens:\n\(screens)"
    let client = Client(["/app/a.flow.yaml": text])
    try client.initialize()
    let response = try ask(client, "rename", Self.uri, 3, 3, ["newName": "First"])
    #expect(try applied(response, Self.uri, to: text) == text.replacing("Home", with: "First"), "\(response ?? [:])")
  }

  private static func tabs(_ gesture: String, _ tap: String) -> String {
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
  func aRenameChangesTheGesturesOfTabs(gesture: String, tap: String) throws {
    let text = Self.tabs(gesture, tap)
    let client = Client(["/app/a.flow.yaml": text])
    try client.initialize()
    let response = try ask(client, "rename", Self.uri, 3, 3, ["newName": "First page"])
    let renamed = text.replacing("\"Home\"", with: "Home").replacing("Home", with: "First page")
    #expect(try applied(response, Self.uri, to: text) == renamed, "\(response ?? [:])")
  }

  @Test func aRenameSaysWhichNameHasEscapes() throws {
    let client = Client(["/app/a.flow.yaml": Self.tabs("\"Tab: H\\x6fme\"", "\"Tab: Home\"")])
    try client.initialize()
    let error = try ask(client, "rename", Self.uri, 3, 3, ["newName": "First"])?["error"] as? Client.Object
    let message = "the name has escapes or a line break in a.flow.yaml:4: write it without them first"
    #expect(error?["message"] as? String == message)
  }

  @Test(arguments: ["Home", "a: b", "", " x", "buy"])
  func aRenameThatBreaksNamesIsRefused(name: String) throws {
    let client = try client()
    let error = try ask(client, "rename", Self.uri, 9, 41, ["newName": name])?["error"] as? Client.Object
    #expect(error?["code"] as? Int == -32803)
  }

  @Test func hoverShowsTheDefinition() throws {
    let client = try client()
    let result = try ask(client, "hover", Self.uri, 8, 42)?["result"] as? Client.Object
    let text = try #require((result?["contents"] as? Client.Object)?["value"] as? String)
    #expect(text.hasPrefix("task, used once\n\n```yaml\nbuy:\n    outcomes: [done, cancelled]\n"))
    #expect(try ask(client, "hover", Self.uri, 1, 14)?["result"] is NSNull)
  }

  @Test func symbolsFormATree() throws {
    let client = try client()
    try client.send("textDocument/documentSymbol", id: 1, ["textDocument": ["uri": Self.parts]])
    let symbols = try #require(try client.response(to: 1)?["result"] as? [Client.Object])
    #expect(symbols.map { $0["name"] as? String } == ["Bill", "buy"])
    let children = try #require(symbols.last?["children"] as? [Client.Object])
    #expect(children.map { $0["name"] as? String } == ["done", "cancelled", "Pay"])
    try client.send("workspace/symbol", id: 2, ["query": "BIL"])
    #expect(
      places(["result": (try client.response(to: 2)?["result"] as? [Client.Object] ?? []).compactMap { $0["location"] }]
      ) == ["parts.flow.yaml:2:2"])
  }
}
