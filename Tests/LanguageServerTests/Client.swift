import FlowSyntax
import Foundation
import Testing

@testable import LanguageServer

/// A client of a language server for tests.
///
/// The server runs on its own thread. Both exchange the bytes of the protocol through pipes in memory.
final class Client: @unchecked Sendable {
  /// A pipe of bytes in memory.
  final class MemoryPipe: @unchecked Sendable {
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

    /// Waits for bytes, and returns at most the given number of them.
    ///
    /// Returns none if the pipe is closed and empty, or after 30 seconds, so that a failing test ends.
    func read(_ limit: Int) -> [UInt8] {
      let deadline = Date(timeIntervalSinceNow: 30)
      return condition.withLock {
        while bytes.isEmpty, !isClosed { guard condition.wait(until: deadline) else { return [] } }
        let result = Array(bytes.prefix(limit))
        bytes.removeFirst(result.count)
        return result
      }
    }
  }

  /// A JSON object.
  typealias Object = [String: Any]

  private let input = MemoryPipe()
  private let output = MemoryPipe()
  private var reader: MessageReader
  private let endSignal = DispatchSemaphore(value: 0)
  private var endedCleanly: Bool?

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - files: the contents of the files on the simulated disk, by absolute path.
  ///   - pause: the seconds without a change before behaviours are checked.
  ///   - rulePages: the address of the folder with the pages of the rules.
  init(_ files: [String: String] = [:], pause: Double = 0, rulePages: String? = nil) {
    let output = output
    reader = MessageReader { output.read($0) }
    var options = LanguageServer.Options(directory: "/app")
    options.files = MemoryFiles(files)
    options.pause = pause
    options.rulePages = rulePages
    let serverOptions = options
    Thread {
      let server = LanguageServer(serverOptions) { output.write($0) }
      self.endedCleanly = server.run { self.input.read($0) }
      output.close()
      self.endSignal.signal()
    }.start()
  }

  /// Sends a text without adding a header.
  func send(raw text: String) { input.write(Array(text.utf8)) }

  /// Sends the content of a message, with a header before it.
  func send(content: String) { send(raw: "Content-Length: \(content.utf8.count)\r\n\r\n\(content)") }

  /// Sends a request, or a notification if there is no id.
  func send(_ method: String, id: Any? = nil, _ params: Any) throws {
    var message: Object = ["jsonrpc": "2.0", "method": method, "params": params]
    if let id { message["id"] = id }
    let data = try JSONSerialization.data(withJSONObject: message)
    send(content: String(decoding: data, as: UTF8.self))
  }

  /// Waits for the next message of the server and returns it; nil if the output ends or the header is wrong.
  func receive() throws -> Object? {
    guard case .content(let bytes) = reader.next() else { return nil }
    return try JSONSerialization.jsonObject(with: Data(bytes)) as? Object
  }

  /// Waits for the response to a request and returns it; drops all messages before it.
  func response(to id: Int) throws -> Object? {
    while let message = try receive() { if message["id"] as? Int == id { return message } }
    return nil
  }

  /// Waits for the next findings of a file and returns them; drops all other messages before them.
  func findings(of uri: String) throws -> [Object]? {
    while let message = try receive() {
      let params = message["params"] as? Object
      if params?["uri"] as? String == uri { return params?["diagnostics"] as? [Object] }
    }
    return nil
  }

  /// Waits until the findings of a file contain one of a rule, and returns all of them; nil if none comes.
  func findings(of uri: String, with rule: String) throws -> [Object]? {
    while let findings = try findings(of: uri) {
      if findings.contains(where: { $0["code"] as? String == rule }) { return findings }
    }
    return nil
  }

  /// Starts a session for the folder `/app`; fails if the server does not answer.
  func initialize() throws {
    try send("initialize", id: 0, ["rootUri": "file:///app", "capabilities": Object()] as Object)
    _ = try #require(try response(to: 0), "the server does not answer `initialize`")
    try send("initialized", Object())
  }

  /// Sends that a document is opened.
  func open(_ uri: String, _ text: String) throws {
    try send(
      "textDocument/didOpen",
      ["textDocument": ["uri": uri, "languageId": "yaml", "version": 1, "text": text] as Object])
  }

  /// Sends that a range of a document is replaced; positions are pairs of line and character, from 0.
  func change(_ uri: String, _ start: (Int, Int), _ end: (Int, Int), _ text: String) throws {
    let range = [
      "start": ["line": start.0, "character": start.1], "end": ["line": end.0, "character": end.1],
    ]
    try send(
      "textDocument/didChange",
      ["textDocument": ["uri": uri], "contentChanges": [["range": range, "text": text] as Object]] as Object)
  }

  /// Closes the input, and waits for the end of the server.
  ///
  /// - Returns: whether the client had sent `shutdown` before; nil if the server does not end within 60 seconds.
  func end() -> Bool? {
    input.close()
    return endSignal.wait(timeout: .now() + 60) == .success ? endedCleanly : nil
  }
}
