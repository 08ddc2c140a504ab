import Foundation
import LoopbackClient
import Testing

@testable import LoopbackHTTP

/// Tests the server over real sockets.
@Suite final class HTTPServerTests {
  private let server: HTTPServer
  private let events = EventChannel()

  init() throws {
    let events = events
    server = try HTTPServer(port: 0) { path in
      switch path {
      case "/": .document(type: "text/html; charset=utf-8", bytes: Array("<p>page</p>".utf8))
      case "/events": .events(events)
      default: nil
      }
    }
  }

  deinit {
    events.close()
    server.stop()
  }

  /// Returns the whole answer to a request.
  private func answer(_ lines: String..., to server: HTTPServer? = nil) throws -> String {
    let server = server ?? self.server
    let client = try #require(LoopbackClient(port: server.port))
    client.send(lines.map { $0.replacing("PORT", with: "\(server.port)") + "\r\n" }.joined() + "\r\n")
    return client.read()
  }

  /// Returns the status line of an answer.
  private func status(_ lines: String...) throws -> String {
    let answer: String
    switch lines.count {
    case 1: answer = try self.answer(lines[0])
    case 2: answer = try self.answer(lines[0], lines[1])
    default: answer = try self.answer(lines[0], lines[1], lines[2])
    }
    return answer.components(separatedBy: "\r\n")[0]
  }

  @Test func servesADocument() throws {
    let answer = try answer("GET / HTTP/1.1", "Host: 127.0.0.1:PORT", "Origin: https://example.com")
    #expect(
      answer == """
        HTTP/1.1 200 OK\r
        Content-Type: text/html; charset=utf-8\r
        Content-Length: 11\r
        Cache-Control: no-store\r
        X-Content-Type-Options: nosniff\r
        Cross-Origin-Resource-Policy: same-origin\r
        Referrer-Policy: no-referrer\r
        Connection: close\r
        \r
        <p>page</p>
        """)
    #expect(!answer.contains("Access-Control"))
  }

  @Test func headHasNoBody() throws {
    let answer = try answer("HEAD / HTTP/1.1", "Host: 127.0.0.1:PORT")
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n") && answer.hasSuffix("\r\n\r\n") && answer.contains("Length: 11"))
    #expect(try self.answer("HEAD /events HTTP/1.1", "Host: localhost:PORT").hasSuffix("\r\n\r\n"))
    #expect(try self.answer("HEAD /x HTTP/1.1", "Host: localhost:PORT").hasSuffix("\r\n\r\n"))
  }

  @Test func answersOnlyToNamesOfThisMachine() throws {
    for host in ["localhost:PORT", "LOCALHOST:PORT", "127.0.0.1:PORT", "[::1]:PORT", " 127.0.0.1:PORT\t"] {
      #expect(try status("GET / HTTP/1.1", "Host: \(host)") == "HTTP/1.1 200 OK", "\(host)")
    }
    let others = [
      "example.com", "example.com:PORT", "localhost", "localhost:1", "127.0.0.1", "localhost.example.com:PORT",
      "127.0.0.1:PORT.example.com", "user@localhost:PORT", "0.0.0.0:PORT", "localhost:PORT,example.com", "",
    ]
    for host in others {
      #expect(try status("GET / HTTP/1.1", "Host: \(host)") == "HTTP/1.1 421 Misdirected Request", "\(host)")
      #expect(try status("GET /events HTTP/1.1", "Host: \(host)") == "HTTP/1.1 421 Misdirected Request", "\(host)")
    }
    #expect(try status("GET / HTTP/1.1") == "HTTP/1.1 400 Bad Request")
    #expect(try status("GET / HTTP/1.1", "Host: localhost:PORT", "Host: x") == "HTTP/1.1 400 Bad Request")
  }

  @Test func servesOnlyWhatItIsGiven() throws {
    let paths = ["/index.html", "//", "/..", "/../../etc/passwd", "/%2e%2e/", "/events/", "/Events", "/etc/"]
    for path in paths {
      let answer = try answer("GET \(path) HTTP/1.1", "Host: localhost:PORT")
      #expect(answer.hasPrefix("HTTP/1.1 404 Not Found\r\n") && answer.hasSuffix("\r\n\r\n404 Not Found\n"), "\(path)")
    }
    #expect(try status("GET /?query HTTP/1.1", "Host: localhost:PORT") == "HTTP/1.1 200 OK")
  }

  @Test func takesOnlyGetAndHead() throws {
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "get", "X"] {
      let answer = try answer("\(method) / HTTP/1.1", "Host: localhost:PORT")
      #expect(answer.hasPrefix("HTTP/1.1 405 Method Not Allowed\r\n"), "\(method)")
      #expect(answer.contains("\r\nAllow: GET, HEAD\r\n"))
    }
  }

  @Test func refusesWhatIsNoRequest() throws {
    let heads = [
      "GET / HTTP/2", "GET /", "GET", "", "GET  / HTTP/1.1", "GET http://localhost:PORT/ HTTP/1.1", "GET * HTTP/1.1",
      "\u{0}\u{1}", "GET / HTTP/1.1 x",
    ]
    for head in heads {
      #expect(try status(head, "Host: localhost:PORT") == "HTTP/1.1 400 Bad Request", "\(head)")
    }
    #expect(try status("GET / HTTP/1.1", "Host : localhost:PORT") == "HTTP/1.1 400 Bad Request")
    #expect(try status("GET / HTTP/1.1", " Host: localhost:PORT") == "HTTP/1.1 400 Bad Request")
  }

  @Test func limitsTheSizeOfARequest() throws {
    let long = String(repeating: "x", count: HTTPServer.headLimit)
    #expect(try status("GET / HTTP/1.1", "Host: localhost:PORT", "A: \(long)").hasPrefix("HTTP/1.1 431 "))
    #expect(try status("GET /\(long) HTTP/1.1", "Host: localhost:PORT").hasPrefix("HTTP/1.1 431 "))
    let short = String(repeating: "x", count: HTTPServer.headLimit - 100)
    #expect(try status("GET / HTTP/1.1", "Host: localhost:PORT", "A: \(short)") == "HTTP/1.1 200 OK")
    // A body is ignored.
    let client = try #require(LoopbackClient(port: server.port))
    client.send("POST / HTTP/1.1\r\nHost: localhost:\(server.port)\r\nContent-Length: 99999\r\n\r\n\(long)")
    #expect(client.read().hasPrefix("HTTP/1.1 405 "))
  }

  @Test func listensOnlyOnLoopback() throws {
    // All of 127.0.0.0/8 is this machine, but the server is bound to one address.
    #if os(Linux)
      #expect(LoopbackClient(port: server.port, address: "127.0.0.2") == nil)
    #endif
    for address in Host.current().addresses where address.contains(".") && !address.hasPrefix("127.") {
      #expect(LoopbackClient(port: server.port, address: address) == nil, "\(address)")
    }
  }

  @Test func aRequestInPiecesIsOne() throws {
    let client = try #require(LoopbackClient(port: server.port))
    for piece in ["GET / HT", "TP/1.1\r", "\nHost: localhost:\(server.port)\r\n", "\r", "\n"] { client.send(piece) }
    #expect(client.read().hasSuffix("<p>page</p>"))
    let silent = try #require(LoopbackClient(port: server.port))
    silent.endOutput()
    #expect(silent.read().isEmpty)
  }

  @Test func sendsTheNewestEventAndThoseThatFollow() throws {
    events.send("zero")
    events.send("one")
    let clients = try (0..<2).map { _ in
      let client = try #require(LoopbackClient(port: server.port))
      client.send("GET /events HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
      #expect(client.read(upTo: "\r\n\r\n").contains("Content-Type: text/event-stream\r\n"))
      #expect(client.read(upTo: "\n\n") == "data: one\n\n")
      return client
    }
    events.send("two")
    for client in clients { #expect(client.read(upTo: "\n\n") == "data: two\n\n") }
    events.close()
    for client in clients { #expect(client.read().isEmpty) }
  }

  @Test func aClosedPortIsFreeAndATakenOneIsNot() throws {
    let port = server.port
    #expect(throws: HTTPServer.Problem.portInUse) { try HTTPServer(port: port) { _ in nil } }
    server.stop()
    #expect(LoopbackClient(port: port) == nil)
    let next = try HTTPServer(port: port) { _ in nil }
    #expect(try answer("GET / HTTP/1.1", "Host: localhost:PORT", to: next).hasPrefix("HTTP/1.1 404 "))
    next.stop()
  }

  @Test func limitsTheNumberOfConnections() throws {
    let streams = try (0..<HTTPServer.connectionLimit).map { _ in
      let client = try #require(LoopbackClient(port: server.port))
      client.send("GET /events HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
      #expect(client.read(upTo: "\r\n\r\n").hasPrefix("HTTP/1.1 200 "))
      return client
    }
    #expect(try status("GET / HTTP/1.1", "Host: localhost:PORT").hasPrefix("HTTP/1.1 503 "))
    events.close()
    for client in streams { #expect(client.read().isEmpty) }
  }

  @Test func aClientThatStaysConnectedDoesNotKeepItsThread() throws {
    let (listening, port) = try Socket.listening(on: 0)
    defer { listening.close() }
    let client = try #require(LoopbackClient(port: port))
    let connection = try #require(listening.accepted(within: 10_000))
    client.send("GET / HTTP/1.1\r\n\r\n")
    let start = ContinuousClock.now
    connection.finish()
    // One wait for input takes 5 seconds.
    #expect(start.duration(to: .now) < .seconds(30))
    _ = client
  }
}
