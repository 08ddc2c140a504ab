import Foundation

/// A small HTTP/1.1 server for the browser of the same machine.
///
/// It listens on 127.0.0.1 only. It answers only GET and HEAD, and only for the resources that it is given. The header
/// `Host` must name this machine, so a website whose name is made to resolve to 127.0.0.1 cannot read anything (DNS
/// rebinding). Each connection serves one request, on a thread of its own.
public final class HTTPServer: @unchecked Sendable {
  /// What a path stands for.
  public enum Resource: Sendable {
    /// A document with its media type.
    case document(type: String, bytes: [UInt8])
    /// A stream of Server-Sent Events.
    case events(EventChannel)
  }

  /// The reason why a server cannot start.
  public enum Problem: Error, Hashable, Sendable {
    case portInUse
    case noPermission
    case other(String)
  }

  /// The largest number of bytes of a request's head.
  static let headLimit = 8192
  /// The largest number of connections at a time.
  static let connectionLimit = 64

  /// The port.
  public let port: UInt16
  private let socket: Socket
  private let resource: @Sendable (String) -> Resource?
  private let condition = NSCondition()
  // Used only under the condition's lock.
  /// The open connections, the oldest first.
  private var connections: [(number: Int, client: Socket)] = []
  private var lastNumber = 0
  private var isStopping = false
  private var hasStopped = false

  /// Starts a server.
  ///
  /// - Parameters:
  ///   - port: the port; 0 stands for any free one.
  ///   - resource: returns what a path stands for, or nil; called on several threads.
  public init(port: UInt16, resource: @escaping @Sendable (String) -> Resource?) throws(Problem) {
    (socket, self.port) = try Socket.listening(on: port)
    self.resource = resource
    Thread { self.acceptConnections() }.start()
  }

  /// Stops the server; streams of events end when their channels are closed.
  public func stop() {
    condition.withLock {
      isStopping = true
      while !hasStopped { condition.wait() }
    }
  }

  private func acceptConnections() {
    while !condition.withLock({ isStopping }) {
      guard let client = socket.accepted(within: 100) else { continue }
      let number = add(client)
      Thread {
        self.serve(client)
        client.finish()
        self.remove(number)
        client.close()
      }.start()
    }
    socket.close()
    condition.withLock {
      hasStopped = true
      condition.broadcast()
    }
  }

  /// Adds a connection and returns its number; if there are too many, ends the oldest, so that slow clients do not keep
  /// out the others.
  private func add(_ client: Socket) -> Int {
    condition.withLock {
      if connections.count >= Self.connectionLimit { connections.removeFirst().client.end() }
      lastNumber += 1
      connections.append((lastNumber, client))
      return lastNumber
    }
  }

  /// Removes a connection before its descriptor is closed and can be used again.
  private func remove(_ number: Int) { condition.withLock { connections.removeAll { $0.number == number } } }

  private func serve(_ client: Socket) {
    guard let head = receivedHead(client) else { return _ = client.send(HTTPResponse(.tooLarge).bytes) }
    guard !head.isEmpty else { return }
    let request = HTTPRequest(head: head)
    let isHead = request?.method == "HEAD"
    switch answer(to: request) {
    case .failure(let status): _ = client.send(HTTPResponse(status).bytes(withoutBody: isHead))
    case .success(.document(let type, let bytes)):
      _ = client.send(HTTPResponse(type: type, body: bytes).bytes(withoutBody: isHead))
    case .success(.events(let channel)):
      guard client.send(HTTPResponse.eventHead), !isHead else { return }
      var last = 0
      while let event = channel.next(after: last, while: { !client.hasInput }),
        client.send(Array("data: \(event.data)\n\n".utf8))
      {
        last = event.number
      }
    }
  }

  /// Returns the head of a request without the empty line at its end, or nil if it is too large; empty if none comes.
  private func receivedHead(_ client: Socket) -> [UInt8]? {
    var head: [UInt8] = []
    let end = Array("\r\n\r\n".utf8)
    while head.count <= Self.headLimit {
      let bytes = client.received(4096)
      if bytes.isEmpty { return [] }
      let start = max(0, head.count - end.count + 1)
      head += bytes
      if let place = head[start...].firstRange(of: end) {
        return place.lowerBound <= Self.headLimit ? Array(head[..<place.lowerBound]) : nil
      }
    }
    return nil
  }

  private func answer(to request: HTTPRequest?) -> Result<Resource, HTTPStatus> {
    guard let request, request.hosts.count == 1 else { return .failure(.badRequest) }
    guard isOwn(request.hosts[0]) else { return .failure(.misdirected) }
    guard let resource = resource(request.path) else { return .failure(.notFound) }
    guard ["GET", "HEAD"].contains(request.method) else { return .failure(.methodNotAllowed) }
    return .success(resource)
  }

  /// Returns whether a value of the header `Host` names this server.
  private func isOwn(_ host: String) -> Bool {
    ["localhost", "127.0.0.1", "[::1]"].contains { name in
      host.lowercased() == "\(name):\(port)" || port == 80 && host.lowercased() == name
    }
  }
}
