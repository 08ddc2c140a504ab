import Foundation
import Testing

@testable import LanguageServer

/// Tests what editors show in addition to the text: semantic tokens, inlay hints and code lenses.
@Suite struct DecorationTests {
  private static let uri = "file:///app/a.flow.yaml"
  private static let flow = """
    navflow: 1
    devices: [phone, pad]
    root: { stack: Home }
    state: { mode: [off, on] }
    screens:
      Home: { actions: { Buy: { start: buy, then: { done: push "😀 Bill" } }, Ask: start ask } }
      "😀 Bill": { actions: { On: { set: { mode: on } } } }
      Alone: { title: Alone }
    tasks:
      buy:
        presentation: popover
        outcomes: [done, cancelled]
        screens:
          Pay: { actions: { Pay: complete done, Cancel: cancel } }
      ask:
        outcomes: [cancelled]
        screens:
          Sure: { kind: alert, actions: { Cancel: cancel } }
      plain:
        presentation: sheet
        screens: { Plain: { actions: { Cancel: cancel } } }
      usual:
        screens: { Usual: { actions: { Cancel: cancel } } }

    """

  /// Sends a request about the document, and returns the result.
  private func result(_ client: Client, _ method: String, _ otherParameters: Client.Object = [:]) throws -> Any? {
    let parameters: Client.Object = ["textDocument": ["uri": Self.uri]]
    try client.send("textDocument/\(method)", id: 1, parameters.merging(otherParameters) { $1 })
    return try client.response(to: 1)?["result"]
  }

  /// Returns the parameter `range` for the text from the start of one line to the start of another.
  private func range(fromLine first: Int, toLine last: Int) -> Client.Object {
    ["range": ["start": ["line": first, "character": 0], "end": ["line": last, "character": 0]]]
  }

  /// Decodes semantic tokens: returns the text and the type of each, with `!` after a definition.
  ///
  /// Five numbers encode a token: its line and character relative to the previous token, its length, type and modifiers.
  private func tokens(_ result: Any?) -> [String] {
    let data = (result as? Client.Object)?["data"] as? [Int] ?? []
    let lines = Self.flow.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf16) }
    var position = (line: 0, character: 0)
    return stride(from: 0, to: data.count, by: 5).map { start in
      position = (position.line + data[start], data[start + 1] + (data[start] == 0 ? position.character : 0))
      let text = lines[position.line][position.character..<(position.character + data[start + 2])]
      let definitionMark = data[start + 4] == 1 ? "!" : ""
      return "\(String(decoding: text, as: UTF16.self)) \(SemanticTokens.types[data[start + 3]])\(definitionMark)"
    }
  }

  @Test func semanticTokensHaveTheTypesOfTheirNames() throws {
    let client = Client(["/app/a.flow.yaml": Self.flow], pause: 60)
    try client.initialize()
    let allTokens = tokens(try result(client, "semanticTokens/full"))
    #expect(
      allTokens.prefix(15) == [
        "Home class", "mode variable!", "off enumMember!", "on enumMember!", "Home class!", "Buy method!",
        "buy function", "done enumMember", "\"😀 Bill\" class", "Ask method!", "ask function", "\"😀 Bill\" class!",
        "On method!", "mode variable", "on enumMember",
      ])
    #expect(
      tokens(try result(client, "semanticTokens/range", range(fromLine: 6, toLine: 7))) == [
        "\"😀 Bill\" class!", "On method!", "mode variable", "on enumMember",
      ])
  }

  @Test func inlayHintsShowPresentationsThatTheFileDoesNotState() throws {
    let client = Client(["/app/a.flow.yaml": Self.flow], pause: 60)
    try client.initialize()
    let hints = try #require(try result(client, "inlayHint", range(fromLine: 0, toLine: 99)) as? [Client.Object])
    let texts = hints.map { hint in
      "\((hint["position"] as? [String: Int])?["line"] ?? -1) \(hint["label"] as? String ?? "")"
    }
    // An alert takes no presentation, and the task `plain` states the only one.
    #expect(texts == ["9 sheet on phone, popover on pad", "21 sheet"])
    #expect((try result(client, "inlayHint", range(fromLine: 0, toLine: 8)) as? [Client.Object])?.isEmpty == true)
  }

  /// Returns the code lenses as `line title`.
  private func lenses(_ client: Client) throws -> [String] {
    (try result(client, "codeLens") as? [Client.Object] ?? []).map { lens in
      let start = (lens["range"] as? [String: [String: Int]])?["start"]
      return "\(start?["line"] ?? -1) \((lens["command"] as? [String: String])?["title"] ?? "")"
    }
  }

  @Test func codeLensesShowTheDistanceOfScreensFromTheLaunch() throws {
    let client = Client(["/app/a.flow.yaml": Self.flow], pause: 1)
    let capabilities: Client.Object = ["workspace": ["codeLens": ["refreshSupport": true]]]
    try client.send("initialize", id: 0, ["rootUri": "file:///app", "capabilities": capabilities] as Client.Object)
    _ = try client.response(to: 0)
    try client.send("initialized", Client.Object())
    // The server sends this request when the distances are known.
    while let message = try client.receive(), message["method"] as? String != "workspace/codeLens/refresh" {}
    let expected = [
      "5 in front at launch", "6 2 taps from launch", "7 no behaviour leads here", "13 1 tap from launch",
      "17 1 tap from launch", "20 no behaviour leads here", "22 no behaviour leads here",
    ]
    #expect(try lenses(client) == expected)
    // Until behaviours are checked again, the last distances stay with their screens, which are now one line further down.
    try client.open(Self.uri, Self.flow.replacing("root:", with: "# A comment\nroot:"))
    #expect(try lenses(client).first == "6 in front at launch")
  }
}
