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
    let place = #""textDocument":{"uri":"file:///app/a.flow.yaml"},"position":{"line":1,"character":16}"#
    let methods = [
      "completion", "hover", "definition", "references", "rename", "documentSymbol", "foldingRange", "documentLink",
      "codeAction", "didChange", "didClose", "didOpen",
    ]
    let pieces = ["", "{", "}", "\"", ",", "null", "-1", "1e99", "\u{0}", "[]", "\\u0000", "9223372036854775807"]
    for step in 0..<60 {
      let method = methods[random(methods.count)]
      var message = Array(
        #"{"jsonrpc":"2.0","id":5,"method":"textDocument/\#(method)","params":{\#(place),"newName":"A","range":{"#.utf8)
      message += Array(
        #""start":{"line":0,"character":0},"end":{"line":9,"character":9}},"contentChanges":[{"text":"a"}]}}"#.utf8)
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
