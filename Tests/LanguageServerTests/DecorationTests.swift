import Foundation
import Testing

@testable import LanguageServer

/// The texts and colours that the server adds to a document.
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

  private func ask(_ client: Client, _ method: String, _ more: Client.Object = [:]) throws -> Any? {
    let parameters: Client.Object = ["textDocument": ["uri": Self.uri]]
    try client.send("textDocument/\(method)", id: 1, parameters.merging(more) { $1 })
    return try client.response(to: 1)?["result"]
  }

  private func lines(_ first: Int, _ last: Int) -> Client.Object {
    ["range": ["start": ["line": first, "character": 0], "end": ["line": last, "character": 0]]]
  }

  /// Returns tokens as their text and type, with `!` after a definition.
  private func words(_ result: Any?) -> [String] {
    let data = (result as? Client.Object)?["data"] as? [Int] ?? []
    let lines = Self.flow.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf16) }
    var place = (line: 0, character: 0)
    return stride(from: 0, to: data.count, by: 5).map { start in
      place = (place.line + data[start], data[start + 1] + (data[start] == 0 ? place.character : 0))
      let text = lines[place.line][place.character..<(place.character + data[start + 2])]
      let mark = data[start + 4] == 1 ? "!" : ""
      return "\(String(decoding: text, as: UTF16.self)) \(SemanticTokens.types[data[start + 3]])\(mark)"
    }
  }

  @Test func namesHaveTheColourOfWhatTheyStandFor() throws {
    let client = Client(["/app/a.flow.yaml": Self.flow], pause: 60)
    try client.initialize()
    let all = words(try ask(client, "semanticTokens/full"))
    #expect(
      all.prefix(15) == [
        "Home class", "mode variable!", "off enumMember!", "on enumMember!", "Home class!", "Buy method!",
        "buy function", "done enumMember", "\"😀 Bill\" class", "Ask method!", "ask function", "\"😀 Bill\" class!",
        "On method!", "mode variable", "on enumMember",
      ])
    #expect(
      words(try ask(client, "semanticTokens/range", lines(6, 7))) == [
        "\"😀 Bill\" class!", "On method!", "mode variable", "on enumMember",
      ])
  }

  @Test func tasksShowTheirPresentation() throws {
    let client = Client(["/app/a.flow.yaml": Self.flow], pause: 60)
    try client.initialize()
    let hints = try #require(try ask(client, "inlayHint", lines(0, 99)) as? [Client.Object])
    let texts = hints.map { hint in
      "\((hint["position"] as? [String: Int])?["line"] ?? -1) \(hint["label"] as? String ?? "")"
    }
    #expect(texts == ["9 sheet on phone, popover on pad", "21 sheet"])
    #expect((try ask(client, "inlayHint", lines(0, 8)) as? [Client.Object])?.isEmpty == true)
  }

  private func distances(_ client: Client) throws -> [String] {
    (try ask(client, "codeLens") as? [Client.Object] ?? []).map { lens in
      let start = (lens["range"] as? [String: [String: Int]])?["start"]
      return "\(start?["line"] ?? -1) \((lens["command"] as? [String: String])?["title"] ?? "")"
    }
  }

  @Test func screensShowTheirDistanceFromTheLaunch() throws {
    let client = Client(["/app/a.flow.yaml": Self.flow], pause: 1)
    let capabilities: Client.Object = ["workspace": ["codeLens": ["refreshSupport": true]]]
    try client.send("initialize", id: 0, ["rootUri": "file:///app", "capabilities": capabilities] as Client.Object)
    _ = try client.response(to: 0)
    try client.send("initialized", Client.Object())
    while let message = try client.receive(), message["method"] as? String != "workspace/codeLens/refresh" {}
    let known = [
      "5 in front at launch", "6 2 taps from launch", "7 no behaviour leads here", "13 1 tap from launch",
      "17 1 tap from launch", "20 no behaviour leads here", "22 no behaviour leads here",
    ]
    #expect(try distances(client) == known)
    // A new line: the distances of the last check move along until behaviours are checked again.
    try client.open(Self.uri, Self.flow.replacing("root:", with: "# A comment\nroot:"))
    #expect(try distances(client).first == "6 in front at launch")
  }
}
