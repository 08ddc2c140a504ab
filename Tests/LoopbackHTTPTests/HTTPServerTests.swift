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

  /// Returns the whole response to a request.
  ///
  /// - Parameters:
  ///   - lines: the request line and the headers; `PORT` stands for the port of the server.
  ///   - server: another server than that of the suite, or nil.
  private func response(to lines: [String], from server: HTTPServer? = nil) throws -> String {
    let server = server ?? self.server
    let client = try #require(LoopbackClient(port: server.port))
    client.send(lines.map { $0.replacing("PORT", with: "\(server.port)") + "\r\n" }.joined() + "\r\n")
    return client.read()
  }

  /// Returns the status line of the response to a request.
  private func status(_ lines: String...) throws -> String {
    try response(to: lines).components(separatedBy: "\r\n")[0]
  }

  /// Returns a client that has requested the stream of events.
  private func eventClient() throws -> LoopbackClient {
    let client = try #require(LoopbackClient(port: server.port))
    client.send("GET /events HTTP/1.1\r\nHost: localhost:\(server.port)\r\n\r\n")
    return client
  }

  // MARK: Responses

  @Test func servesADocument() throws {
    let response = try response(to: ["GET / HTTP/1.1", "Host: 127.0.0.1:PORT", "Origin: https://example.com"])
    #expect(
      response == """
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
    #expect(!response.contains("Access-Control"))
  }

  @Test func responsesToHEADHaveNoBody() throws {
    let document = try response(to: ["HEAD / HTTP/1.1", "Host: 127.0.0.1:PORT"])
    #expect(document.hasPrefix("HTTP/1.1 200 OK\r\n") && document.contains("Content-Length: 11\r\n"))
    #expect(document.hasSuffix("\r\n\r\n"))
    #expect(try response(to: ["HEAD /events HTTP/1.1", "Host: localhost:PORT"]).hasSuffix("\r\n\r\n"))
    #expect(try response(to: ["HEAD /x HTTP/1.1", "Host: localhost:PORT"]).hasSuffix("\r\n\r\n"))
  }

  @Test func servesNothingAtOtherPaths() throws {
    let paths = ["/index.html", "//", "/..", "/../../etc/passwd", "/%2e%2e/", "/events/", "/Events", "/etc/"]
    for path in paths {
      let response = try response(to: ["GET \(path) HTTP/1.1", "Host: localhost:PORT"])
      #expect(
        response.hasPrefix("HTTP/1.1 404 Not Found\r\n") && response.hasSuffix("\r\n\r\n404 Not Found\n"), "\(path)")
    }
  }

  @Test func ignoresTheQueryOfARequest() throws {
    #expect(try status("GET /?query HTTP/1.1", "Host: localhost:PORT") == "HTTP/1.1 200 OK")
  }

  // MARK: Rejected requests

  @Test func servesOnlyHostsThatNameThisServer() throws {
    for host in ["localhost:PORT", "LOCALHOST:PORT", "127.0.0.1:PORT", "[::1]:PORT", " 127.0.0.1:PORT\t"] {
      #expect(try status("GET / HTTP/1.1", "Host: \(host)") == "HTTP/1.1 200 OK", "\(host)")
    }
    let otherHosts = [
      "example.com", "example.com:PORT", "localhost", "localhost:1", "127.0.0.1", "localhost.example.com:PORT",
      "127.0.0.1:PORT.example.com", "user@localhost:PORT", "0.0.0.0:PORT", "localhost:PORT,example.com", "",
    ]
    for host in otherHosts {
      #expect(try status("GET / HTTP/1.1", "Host: \(host)") == "HTTP/1.1 421 Misdirected Request", "\(host)")
      #expect(try status("GET /events HTTP/1.1", "Host: \(host)") == "HTTP/1.1 421 Misdirected Request", "\(host)")
    }
  }

  @Test func rejectsRequestsWithoutExactlyOneHost() throws {
    #expect(try status("GET / HTTP/1.1") == "HTTP/1.1 400 Bad Request")
    #expect(try status("GET / HTTP/1.1", "Host: localhost:PORT", "Host: x") == "HTTP/1.1 400 Bad Request")
  }

  @Test func rejectsMethodsOtherThanGETAndHEAD() throws {
    for method in ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "get", "X"] {
      let response = try response(to: ["\(method) / HTTP/1.1", "Host: localhost:PORT"])
      #expect(response.hasPrefix("HTTP/1.1 405 Method Not Allowed\r\n"), "\(method)")
      #expect(response.contains("\r\nAllow: GET, HEAD\r\n"), "\(method)")
    }
  }

  @Test func rejectsMalformedRequests() throws {
    let requestLines = [
      "GET / HTTP/2", "GET /", "GET", "", "GET  / HTTP/1.1", "GET http://localhost:PORT/ HTTP/1.1", "GET * HTTP/1.1",
      "\u{0}\u{1}", "GET / HTTP/1.1 x",
    ]
    for line in requestLines {
      #expect(try status(line, "Host: localhost:PORT") == "HTTP/1.1 400 Bad Request", "\(line)")
    }
    #expect(try status("GET / HTTP/1.1", "Host : localhost:PORT") == "HTTP/1.1 400 Bad Request")
    #expect(try status("GET / HTTP/1.1", " Host: localhost:PORT") == "HTTP/1.1 400 Bad Request")
  }

  @Test func limitsTheSizeOfTheHead() throws {
    let long = String(repeating: "x", count: HTTPServer.headLimit)
    #expect(try status("GET / HTTP/1.1", "Host: localhost:PORT", "A: \(long)").hasPrefix("HTTP/1.1 431 "))
    #expect(try status("GET /\(long) HTTP/1.1", "Host: localhost:PORT").hasPrefix("HTTP/1.1 431 "))
    let short = String(repeating: "x", count: HTTPServer.headLimit - 100)
    #expect(try status("GET / HTTP/1.1", "Host: localhost:PORT", "A: \(short)") == "HTTP/1.1 200 OK")
  }

  @Test func ignoresTheBodyOfARequest() throws {
    let body = String(repeating: "x", count: HTTPServer.headLimit)
    let client = try #require(LoopbackClient(port: server.port))
    // The body is shorter than its header says, so a server that waits for all of it does not answer.
    client.send("POST / HTTP/1.1\r\nHost: localhost:\(server.port)\r\nContent-Length: 99999\r\n\r\n\(body)")
    #expect(client.read().hasPrefix("HTTP/1.1 405 "))
  }

  // MARK: Connections

  @Test func listensOnlyOnLoopback() throws {
    // On Linux, all of 127.0.0.0/8 is this machine, but the server is bound to 127.0.0.1.
    #if os(Linux)
      #expect(LoopbackClient(port: server.port, address: "127.0.0.2") == nil)
    #endif
    for address in Host.current().addresses where address.contains(".") && !address.hasPrefix("127.") {
      #expect(LoopbackClient(port: server.port, address: address) == nil, "\(address)")
    }
  }

  @Test func joinsThePiecesOfARequest() throws {
    let client = try #require(LoopbackClient(port: server.port))
    for piece in ["GET / HT", "TP/1.1\r", "\nHost: localhost:\(server.port)\r\n", "\r", "\n"] { client.send(piece) }
    #expect(client.read().hasSuffix("<p>page</p>"))
  }

  @Test func closesAConnectionThatEndsWithoutARequest() throws {
    let client = try #require(LoopbackClient(port: server.port))
    client.endOutput()
    #expect(client.read().isEmpty && client.isAtEnd)
  }

  @Test func sendsTheNewestEventAndThoseThatFollow() throws {
    events.send("zero")
    events.send("one")
    let clients = try (0..<2).map { _ in
      let client = try eventClient()
      #expect(client.read(upTo: "\r\n\r\n").contains("Content-Type: text/event-stream\r\n"))
      #expect(client.read(upTo: "\n\n") == "data: one\n\n")
      return client
    }
    events.send("two")
    for client in clients { #expect(client.read(upTo: "\n\n") == "data: two\n\n") }
    events.close()
    for client in clients { #expect(client.read().isEmpty && client.isAtEnd) }
  }

  @Test func reportsAPortInUse() throws {
    let port = server.port
    #expect(throws: HTTPServer.Problem.portInUse) { try HTTPServer(port: port) { _ in nil } }
  }

  @Test func thePortIsFreeAfterTheServerStops() throws {
    let port = server.port
    #expect(try status("GET / HTTP/1.1", "Host: localhost:PORT") == "HTTP/1.1 200 OK")
    server.stop()
    #expect(LoopbackClient(port: port) == nil)
    let nextServer = try HTTPServer(port: port) { _ in nil }
    #expect(try response(to: ["GET / HTTP/1.1", "Host: localhost:PORT"], from: nextServer).hasPrefix("HTTP/1.1 404 "))
    nextServer.stop()
  }

  /// The oldest connection makes room, so that slow clients cannot keep a page from its user.
  @Test func limitsTheNumberOfConnections() throws {
    let clients = try (0..<HTTPServer.connectionLimit).map { _ in
      let client = try eventClient()
      #expect(client.read(upTo: "\r\n\r\n").hasPrefix("HTTP/1.1 200 "))
      return client
    }
    #expect(try status("GET / HTTP/1.1", "Host: localhost:PORT").hasPrefix("HTTP/1.1 200 "))
    #expect(clients[0].read().isEmpty && clients[0].isAtEnd)
    events.close()
    for client in clients { #expect(client.read().isEmpty && client.isAtEnd) }
  }

  @Test func clientsThatSendNothingDoNotKeepOutTheOthers() throws {
    let clients = try (0..<3 * HTTPServer.connectionLimit).map { _ in
      let client = try #require(LoopbackClient(port: server.port))
      client.send("GET / HT")
      return client
    }
    let start = ContinuousClock.now
    #expect(try status("GET / HTTP/1.1", "Host: localhost:PORT") == "HTTP/1.1 200 OK")
    #expect(start.duration(to: .now) < .seconds(4), "a client that sends nothing is waited for 5 seconds")
    withExtendedLifetime(clients) {}
  }

  /// Otherwise, the client would occupy a thread of the server.
  @Test func finishingAConnectionDoesNotWaitForTheClientToClose() throws {
    let (listener, port) = try Socket.listening(on: 0)
    let client = try #require(LoopbackClient(port: port))
    let connection = try #require(listener.accepted(within: 10_000))
    defer {
      connection.close()
      listener.close()
    }
    client.send("GET / HTTP/1.1\r\n\r\n")
    let start = ContinuousClock.now
    connection.finish()
    // The server waits at most 5 seconds for more input; the rest is for a busy machine.
    #expect(start.duration(to: .now) < .seconds(30))
    withExtendedLifetime(client) {}
  }
}
