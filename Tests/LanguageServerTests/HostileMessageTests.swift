import Foundation
import Testing

@testable import LanguageServer

@Suite struct HostileMessageTests {
  private func code(_ message: Client.Object?) -> Int? { (message?["error"] as? [String: Any])?["code"] as? Int }

  @Test(arguments: [
    ("not json", -32700), ("[]", -32600), ("3", -32600), (#"{"id": {}, "method": "x"}"#, -32600),
    (String(repeating: "[", count: 100_000), -32700), (#"{"method": 3}"#, -32600),
  ])
  func anUnreadableMessageGetsAnError(content: String, code: Int) throws {
    let client = Client()
    client.send(content: content)
    #expect(self.code(try client.receive()) == code)
    try client.initialize()
  }

  @Test(arguments: [
    "Content-Length: -1\r\n\r\n", "Content-Length: x\r\n\r\n", "Hello\r\n\r\n", "\r\nContent-Type: a\r\n\r\n",
    String(repeating: "a", count: 100_000) + "\r\n\r\n",
  ])
  func aHeaderWithoutALengthGetsAnError(header: String) throws {
    let client = Client()
    client.send(raw: header)
    #expect(code(try client.receive()) == -32700)
    try client.initialize()
  }

  @Test func anOversizedMessageIsSkipped() {
    let size = MessageReader.contentLimit + 1
    var parts = [Array("Content-Length: \(size)\r\n\r\n".utf8), Array(repeating: UInt8(ascii: "x"), count: size)]
    parts.append(Array("Content-Length: 2\r\n\r\n{}".utf8))
    var reader = MessageReader { _ in parts.isEmpty ? [] : parts.removeFirst() }
    #expect(reader.next() == .failure("the message is larger than \(MessageReader.contentLimit) bytes"))
    #expect(reader.next() == .content(Array("{}".utf8)))
    #expect(reader.next() == nil)
  }

  @Test func aMessageMayArriveByteByByte() {
    var bytes = Array("content-length:  2\r\nContent-Type: a\r\n\r\n{}Content-Length: 9999\r\n\r\n{".utf8)[...]
    var reader = MessageReader { _ in bytes.popFirst().map { [$0] } ?? [] }
    #expect(reader.next() == .content(Array("{}".utf8)))
    #expect(reader.next() == nil)
  }

  @Test func wrongRequestsGetErrors() throws {
    let client = Client()
    try client.send("shutdown", id: 1, NSNull())
    #expect(code(try client.response(to: 1)) == -32002)
    try client.initialize()
    try client.send("initialize", id: 2, ["rootUri": "file:///app"])
    #expect(code(try client.response(to: 2)) == -32600)
    try client.send("textDocument/unheardOf", id: 3, NSNull())
    #expect(code(try client.response(to: 3)) == -32601)
    try client.send("textDocument/codeAction", id: 4, ["textDocument": 1])
    #expect(code(try client.response(to: 4)) == -32602)
    try client.send("textDocument/didChange", ["nothing": true])
    try client.change("file:///app/never-opened.flow.yaml", (0, 0), (9, 9), "a")
    try client.open("untitled:Untitled-1", "navflow: 1")
    try client.send("shutdown", id: 5, NSNull())
    #expect(code(try client.response(to: 5)) == nil)
    try client.send("shutdown", id: 6, NSNull())
    #expect(code(try client.response(to: 6)) == -32600)
  }

  /// The methods by the capability that announces them.
  private static let methods = [
    "codeActionProvider": ["textDocument/codeAction"],
    "codeLensProvider": ["textDocument/codeLens"],
    "completionProvider": ["textDocument/completion"],
    "definitionProvider": ["textDocument/definition"],
    "documentFormattingProvider": ["textDocument/formatting"],
    "documentLinkProvider": ["textDocument/documentLink"],
    "documentSymbolProvider": ["textDocument/documentSymbol"],
    "foldingRangeProvider": ["textDocument/foldingRange"],
    "hoverProvider": ["textDocument/hover"],
    "inlayHintProvider": ["textDocument/inlayHint"],
    "referencesProvider": ["textDocument/references"],
    "renameProvider": ["textDocument/rename"],
    "semanticTokensProvider": ["textDocument/semanticTokens/full", "textDocument/semanticTokens/range"],
    "textDocumentSync": [
      "textDocument/didOpen", "textDocument/didChange", "textDocument/didSave", "textDocument/didClose",
    ],
    "workspaceSymbolProvider": ["workspace/symbol"],
  ]

  /// Params that contain what any method needs.
  private static let params = #"""
    {"textDocument":{"uri":"file:///app/a.flow.yaml","languageId":"yaml","version":2,"text":"navflow: 1"},
    "position":{"line":1,"character":16},"range":{"start":{"line":0,"character":0},"end":{"line":9,"character":9}},
    "newName":"A","query":"a","context":{"diagnostics":[],"includeDeclaration":false},
    "options":{"tabSize":2,"insertSpaces":true},"contentChanges":[{"text":"a"}]}
    """#

  /// Fails if the server announces a feature whose messages the next test does not change.
  @Test func allAnnouncedMethodsAreKnown() throws {
    let client = Client()
    try client.send("initialize", id: 0, ["rootUri": "file:///app", "capabilities": [:]] as Client.Object)
    let result = try client.response(to: 0)?["result"] as? Client.Object
    let capabilities = try #require(result?["capabilities"] as? Client.Object)
    #expect(Set(capabilities.keys) == Set(Self.methods.keys).union(["positionEncoding"]))
    try client.send("initialized", Client.Object())
    for (id, method) in Self.methods.values.joined().filter({ !$0.contains("/did") }).sorted().enumerated() {
      client.send(content: #"{"jsonrpc":"2.0","id":\#(id + 1),"method":"\#(method)","params":\#(Self.params)}"#)
      let response = try #require(try client.response(to: id + 1), "\(method)")
      #expect(![-32601, -32602].contains(code(response)), "\(method)")
    }
  }

  /// Changes bytes of valid messages at random; the server answers the next valid request each time.
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func changedMessagesNeverEndTheServer(seed: UInt64) throws {
    var state = seed
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(max(1, limit)))
    }
    let uri = "file:///app/a.flow.yaml"
    let client = Client(["/app/a.flow.yaml": "navflow: 1\nroot: { stack: Home }\nscreens: { Home: }\n"], pause: 60)
    try client.initialize()
    try client.open(uri, "navflow: 1\nroot: { stack: Home }\nscreens: { Home: }\n")
    let methods = Self.methods.values.joined().sorted() + ["workspace/didChangeWatchedFiles", "$/cancelRequest"]
    let pieces = ["", "{", "}", "\"", ",", "null", "-1", "1e99", "\u{0}", "[]", "\\u0000", "9223372036854775807"]
    for step in 0..<80 {
      // The first messages use each method once.
      let method = methods[step < methods.count ? step : random(methods.count)]
      var message = Array(#"{"jsonrpc":"2.0","id":5,"method":"\#(method)","params":\#(Self.params)}"#.utf8)
      for _ in 0...random(3) {
        let start = random(message.count)
        let end = min(message.count, start + random(4))
        message.replaceSubrange(start..<end, with: Array(pieces[random(pieces.count)].utf8))
      }
      client.send(content: String(decoding: message, as: UTF8.self))
      try client.send(
        "textDocument/hover", id: 1000 + step, ["textDocument": ["uri": uri], "position": ["line": 1, "character": 2]])
      #expect(try client.response(to: 1000 + step) != nil)
    }
  }

  @Test func aCancelledRequestGetsAnError() throws {
    let client = Client()
    try client.initialize()
    let cancel = #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":7}}"#
    client.send(content: cancel)
    try client.send("textDocument/unheardOf", id: 7, NSNull())
    #expect(code(try client.response(to: 7)) == -32800)
  }

  /// A client may cancel requests that were answered.
  @Test func oldCancellationsAreForgotten() {
    let queue = MessageQueue()
    for id in 0...MessageQueue.maximumCancellations { queue.cancel(.number(id)) }
    #expect(!queue.takeCancellation(of: .number(0)))
    #expect(queue.takeCancellation(of: .number(1)) && !queue.takeCancellation(of: .number(1)))
  }
}
