import FlowSyntax
import Foundation

@testable import LanguageServer

/// A client that talks to a server on a thread of its own, in the bytes of the protocol.
final class Client: @unchecked Sendable {
  /// A pipe of bytes in memory.
  final class Pipe: @unchecked Sendable {
    private let condition = NSCondition()
    private var bytes: [UInt8] = []
    private var isClosed = false

    func write(_ new: [UInt8]) {
      condition.withLock {
        bytes += new
        condition.broadcast()
      }
    }

    func close() {
      condition.withLock {
        isClosed = true
        condition.broadcast()
      }
    }

    /// Waits for bytes; returns none after the end or after 30 seconds, so that a failing test ends.
    func read(_ limit: Int) -> [UInt8] {
      let deadline = Date(timeIntervalSinceNow: 30)
      return condition.withLock {
        while bytes.isEmpty, !isClosed { guard condition.wait(until: deadline) else { return [] } }
        let part = Array(bytes.prefix(limit))
        bytes.removeFirst(part.count)
        return part
      }
    }
  }

  typealias Object = [String: Any]

  private let input = Pipe()
  private let output = Pipe()
  private var reader: MessageReader
  private let ended = DispatchSemaphore(value: 0)
  private var isClean: Bool?

  /// Starts a server for files in the folder `/app`.
  init(_ files: [String: String] = [:], pause: Double = 0, rulePages: String? = nil) {
    let output = output
    reader = MessageReader { output.read($0) }
    var options = LanguageServer.Options(directory: "/app")
    options.files = MemoryFiles(files)
    options.pause = pause
    options.rulePages = rulePages
    let started = options
    Thread {
      let server = LanguageServer(started) { output.write($0) }
      self.isClean = server.run { self.input.read($0) }
      output.close()
      self.ended.signal()
    }.start()
  }

  /// Sends bytes as they are.
  func send(raw text: String) { input.write(Array(text.utf8)) }

  /// Sends a message with its header.
  func send(content: String) { send(raw: "Content-Length: \(content.utf8.count)\r\n\r\n\(content)") }

  /// Sends a request, or without an id a notification.
  func send(_ method: String, id: Any? = nil, _ params: Any) throws {
    var message: Object = ["jsonrpc": "2.0", "method": method, "params": params]
    if let id { message["id"] = id }
    let data = try JSONSerialization.data(withJSONObject: message)
    send(content: String(decoding: data, as: UTF8.self))
  }

  /// Returns the next message of the server, or nil at the end.
  func receive() throws -> Object? {
    guard case .content(let bytes) = reader.next() else { return nil }
    return try JSONSerialization.jsonObject(with: Data(bytes)) as? Object
  }

  /// Returns the response to a request; notifications before it are dropped.
  func response(to id: Int) throws -> Object? {
    while let message = try receive() { if message["id"] as? Int == id { return message } }
    return nil
  }

  /// Returns the findings that the server publishes next for a file.
  func findings(of uri: String) throws -> [Object]? {
    while let message = try receive() {
      let params = message["params"] as? Object
      if params?["uri"] as? String == uri { return params?["diagnostics"] as? [Object] }
    }
    return nil
  }

  /// Returns the findings of a file as soon as they contain a rule, or nil if they never do.
  func findings(of uri: String, with rule: String) throws -> [Object]? {
    while let findings = try findings(of: uri) {
      if findings.contains(where: { $0["code"] as? String == rule }) { return findings }
    }
    return nil
  }

  /// Starts a session for the folder `/app`.
  func initialize() throws {
    try send("initialize", id: 0, ["rootUri": "file:///app", "capabilities": Object()] as Object)
    _ = try response(to: 0)
    try send("initialized", Object())
  }

  /// Opens a document.
  func open(_ uri: String, _ text: String) throws {
    try send(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "languageId": "yaml", "version": 1, "text": text] as Object])
  }

  /// Replaces a range of a document.
  func change(_ uri: String, _ start: (Int, Int), _ end: (Int, Int), _ text: String) throws {
    let range = [
      "start": ["line": start.0, "character": start.1], "end": ["line": end.0, "character": end.1],
    ]
    try send(
      "textDocument/didChange",
      ["textDocument": ["uri": uri], "contentChanges": [["range": range, "text": text] as Object]] as Object)
  }

  /// Ends the input, and returns whether the session ended cleanly.
  func end() -> Bool? {
    input.close()
    ended.wait()
    return isClean
  }
}
