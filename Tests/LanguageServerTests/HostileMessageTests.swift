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

  @Test func aCancelledRequestGetsAnError() throws {
    let client = Client()
    try client.initialize()
    let cancel = #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":7}}"#
    client.send(content: cancel)
    try client.send("textDocument/unheardOf", id: 7, NSNull())
    #expect(code(try client.response(to: 7)) == -32800)
  }
}
