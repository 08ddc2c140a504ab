import Foundation
import Testing

@testable import LanguageServer

/// Tests that wrong, oversized and random messages get errors, and do not end the server.
@Suite struct HostileMessageTests {
  /// The numbers of errors in the protocol.
  private enum ErrorCode {
    static let parseError = -32700
    static let invalidRequest = -32600
    static let methodNotFound = -32601
    static let invalidParameters = -32602
    static let notInitialized = -32002
    static let requestCancelled = -32800
  }

  /// Returns the number of the error in a response, or nil if it has none.
  private func errorCode(of message: Client.Object?) -> Int? {
    (message?["error"] as? [String: Any])?["code"] as? Int
  }

  @Test(arguments: [
    ("not json", ErrorCode.parseError), ("[]", ErrorCode.invalidRequest), ("3", ErrorCode.invalidRequest),
    (#"{"id": {}, "method": "x"}"#, ErrorCode.invalidRequest), (#"{"method": 3}"#, ErrorCode.invalidRequest),
    (String(repeating: "[", count: 100_000), ErrorCode.parseError),
  ])
  func anUnreadableMessageGetsAnErrorAndTheNextOneIsAnswered(content: String, expectedCode: Int) throws {
    let client = Client()
    client.send(content: content)
    #expect(errorCode(of: try client.receive()) == expectedCode)
    try client.initialize()
  }

  @Test(arguments: [
    "Content-Length: -1\r\n\r\n", "Content-Length: x\r\n\r\n", "Hello\r\n\r\n", "\r\nContent-Type: a\r\n\r\n",
    String(repeating: "a", count: 100_000) + "\r\n\r\n",
  ])
  func aHeaderWithoutALengthGetsAnErrorAndTheNextMessageIsAnswered(header: String) throws {
    let client = Client()
    client.send(raw: header)
    #expect(errorCode(of: try client.receive()) == ErrorCode.parseError)
    try client.initialize()
  }

  @Test func anOversizedMessageIsSkippedAndTheNextOneIsRead() {
    let size = MessageReader.contentLimit + 1
    var chunks = [Array("Content-Length: \(size)\r\n\r\n".utf8), Array(repeating: UInt8(ascii: "x"), count: size)]
    chunks.append(Array("Content-Length: 2\r\n\r\n{}".utf8))
    var reader = MessageReader { _ in chunks.isEmpty ? [] : chunks.removeFirst() }
    #expect(reader.next() == .failure("the message is larger than \(MessageReader.contentLimit) bytes"))
    #expect(reader.next() == .content(Array("{}".utf8)))
    #expect(reader.next() == nil)
  }

  /// One header name is in lower case, and the second message is cut off.
  @Test func messagesAreReadByteByByte() {
    var bytes = Array("content-length:  2\r\nContent-Type: a\r\n\r\n{}Content-Length: 9999\r\n\r\n{".utf8)[...]
    var reader = MessageReader { _ in bytes.popFirst().map { [$0] } ?? [] }
    #expect(reader.next() == .content(Array("{}".utf8)))
    #expect(reader.next() == nil)
  }

  @Test func wrongRequestsGetErrorsAndWrongNotificationsAreIgnored() throws {
    let client = Client()
    try client.send("shutdown", id: 1, NSNull())
    #expect(errorCode(of: try client.response(to: 1)) == ErrorCode.notInitialized)
    try client.initialize()
    try client.send("initialize", id: 2, ["rootUri": "file:///app"])
    #expect(errorCode(of: try client.response(to: 2)) == ErrorCode.invalidRequest)
    try client.send("textDocument/unheardOf", id: 3, NSNull())
    #expect(errorCode(of: try client.response(to: 3)) == ErrorCode.methodNotFound)
    try client.send("textDocument/codeAction", id: 4, ["textDocument": 1])
    #expect(errorCode(of: try client.response(to: 4)) == ErrorCode.invalidParameters)
    // No notification has a response. The server must still answer the next request.
    try client.send("textDocument/didChange", ["nothing": true])
    try client.change("file:///app/never-opened.flow.yaml", (0, 0), (9, 9), "a")
    try client.open("untitled:Untitled-1", "navflow: 1")
    try client.send("shutdown", id: 5, NSNull())
    let shutdown = try #require(try client.response(to: 5))
    #expect(errorCode(of: shutdown) == nil)
    try client.send("shutdown", id: 6, NSNull())
    #expect(errorCode(of: try client.response(to: 6)) == ErrorCode.invalidRequest)
  }

  /// The methods that the client may use, by the capability that announces them.
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

  /// Parameters that are valid for every method.
  private static let parameters = #"""
    {"textDocument":{"uri":"file:///app/a.flow.yaml","languageId":"yaml","version":2,"text":"navflow: 1"},
    "position":{"line":1,"character":16},"range":{"start":{"line":0,"character":0},"end":{"line":9,"character":9}},
    "newName":"A","query":"a","context":{"diagnostics":[],"includeDeclaration":false},
    "options":{"tabSize":2,"insertSpaces":true},"contentChanges":[{"text":"a"}]}
    """#

  /// Fails if a capability of the server is not in the list, so that the next test changes messages of all methods.
  @Test func allAnnouncedMethodsAreListedAndAnswered() throws {
    let client = Client()
    try client.send("initialize", id: 0, ["rootUri": "file:///app", "capabilities": [:]] as Client.Object)
    let result = try client.response(to: 0)?["result"] as? Client.Object
    let capabilities = try #require(result?["capabilities"] as? Client.Object)
    #expect(Set(capabilities.keys) == Set(Self.methods.keys).union(["positionEncoding"]))
    try client.send("initialized", Client.Object())
    // Methods with `/did` are notifications, which have no response.
    for (id, method) in Self.methods.values.joined().filter({ !$0.contains("/did") }).sorted().enumerated() {
      client.send(content: #"{"jsonrpc":"2.0","id":\#(id + 1),"method":"\#(method)","params":\#(Self.parameters)}"#)
      let response = try #require(try client.response(to: id + 1), "the server does not answer \(method)")
      let error = errorCode(of: response)
      #expect(
        error != ErrorCode.methodNotFound && error != ErrorCode.invalidParameters, "the server refuses \(method)")
    }
  }

  /// Changes bytes of valid messages at random, and sends a valid request after each.
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func theServerAnswersAfterRandomlyChangedMessages(seed: UInt64) throws {
    var state = seed
    /// Returns a number below a limit, from a linear congruential generator.
    func randomNumber(below limit: Int) -> Int {
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
      let method = methods[step < methods.count ? step : randomNumber(below: methods.count)]
      var message = Array(#"{"jsonrpc":"2.0","id":5,"method":"\#(method)","params":\#(Self.parameters)}"#.utf8)
      for _ in 0...randomNumber(below: 3) {
        let start = randomNumber(below: message.count)
        let end = min(message.count, start + randomNumber(below: 4))
        message.replaceSubrange(start..<end, with: Array(pieces[randomNumber(below: pieces.count)].utf8))
      }
      let content = String(decoding: message, as: UTF8.self)
      client.send(content: content)
      try client.send(
        "textDocument/hover", id: 1000 + step, ["textDocument": ["uri": uri], "position": ["line": 1, "character": 2]])
      #expect(try client.response(to: 1000 + step) != nil, "the server does not answer after \(content)")
    }
  }

  @Test func aRequestThatIsCancelledBeforeItsTurnGetsAnError() throws {
    let client = Client()
    try client.initialize()
    // The cancellation comes first, so that the server cannot handle the request before it.
    let cancel = #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":7}}"#
    client.send(content: cancel)
    try client.send("textDocument/unheardOf", id: 7, NSNull())
    #expect(errorCode(of: try client.response(to: 7)) == ErrorCode.requestCancelled)
  }

  /// A client may cancel requests that were answered already.
  ///
  /// The queue must not keep all of these cancellations.
  @Test func theQueueDropsTheOldestCancellation() {
    let queue = MessageQueue()
    for id in 0...MessageQueue.maximumCancellations { queue.cancel(.number(id)) }
    #expect(!queue.takeCancellation(of: .number(0)))
    #expect(queue.takeCancellation(of: .number(1)) && !queue.takeCancellation(of: .number(1)))
  }
}
