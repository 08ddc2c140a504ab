#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A TCP socket on the loopback interface.
struct Socket: Sendable {
  private let descriptor: Int32

  /// Listens on a port of 127.0.0.1; 0 stands for any free port.
  ///
  /// - Returns: the socket and its port.
  static func listening(on port: UInt16) throws(HTTPServer.Problem) -> (socket: Socket, port: UInt16) {
    let socket = Socket(descriptor: makeStreamSocket())
    guard socket.descriptor >= 0 else { throw problem(errno) }
    // Without it, a port cannot be used again for a minute after its last connection.
    socket.set(SO_REUSEADDR, to: Int32(1))
    socket.prepare()
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr = in_addr(s_addr: in_addr_t(0x7F00_0001).bigEndian)
    #if canImport(Darwin)
      address.sin_len = UInt8(MemoryLayout<sockaddr_in>.size)
    #endif
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(socket.descriptor, address, size) == 0 && listen(socket.descriptor, 16) == 0
          && getsockname(socket.descriptor, address, &size) == 0 ? 0 : errno
      }
    }
    guard code == 0 else {
      socket.close()
      throw problem(code)
    }
    return (socket, UInt16(bigEndian: address.sin_port))
  }

  /// Waits for a client for a time, and returns its connection, or nil.
  func accepted(within milliseconds: Int32) -> Socket? {
    guard waitForInput(milliseconds) else { return nil }
    let client = Socket(descriptor: accept(descriptor, nil, nil))
    guard client.descriptor >= 0 else {
      // If the failure lasts, as without free descriptors, the caller must not spin.
      _ = poll(nil, 0, milliseconds)
      return nil
    }
    client.prepare()
    // A client that neither sends nor receives must not keep its thread.
    let limit = timeval(tv_sec: 5, tv_usec: 0)
    client.set(SO_RCVTIMEO, to: limit)
    client.set(SO_SNDTIMEO, to: limit)
    return client
  }

  /// Returns at most the given number of bytes; none at the end of the input, or if none come.
  func received(_ limit: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: limit) { buffer, count in
      repeat { count = recv(descriptor, buffer.baseAddress, limit, 0) } while count < 0 && errno == EINTR
      count = max(0, count)
    }
  }

  /// Sends bytes, and returns whether the client takes them all.
  func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { sendBytes(descriptor, $0) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if count == 0 || errno != EINTR {
        return false
      }
    }
    return true
  }

  /// Whether the client has closed the connection, or sent more.
  var hasInput: Bool { waitForInput(0) }

  /// Ends both directions, so that a thread that waits for the client goes on.
  func end() { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Ends the output, and reads the rest of the input.
  ///
  /// Closing a connection with unread input resets it, and the client might lose the answer.
  func finish() {
    shutdown(descriptor, Int32(SHUT_WR))
    var count = 0
    while count < 16, !received(4096).isEmpty { count += 1 }
  }

  /// Closes the socket.
  func close() { _ = closeDescriptor(descriptor) }

  private func waitForInput(_ milliseconds: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return poll(&request, 1, milliseconds) > 0
  }

  private func set<Value: BitwiseCopyable>(_ option: Int32, to value: Value) {
    var value = value
    setsockopt(descriptor, SOL_SOCKET, option, &value, socklen_t(MemoryLayout<Value>.size))
  }

  private func prepare() {
    // Programs that navflow starts must not keep connections open.
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      set(SO_NOSIGPIPE, to: Int32(1))
    #endif
  }

  private static func problem(_ code: Int32) -> HTTPServer.Problem {
    switch code {
    case EADDRINUSE: .portInUse
    case EACCES: .noPermission
    default: .other(String(cString: strerror(code)))
    }
  }
}

// Inside `Socket`, `send` and `close` are its methods, so these functions call those of the system.

private func makeStreamSocket() -> Int32 {
  #if canImport(Glibc)
    socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  #else
    socket(AF_INET, SOCK_STREAM, 0)
  #endif
}

private func sendBytes(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
  #if canImport(Darwin)
    send(descriptor, bytes.baseAddress, bytes.count, 0)
  #else
    send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
  #endif
}

private func closeDescriptor(_ descriptor: Int32) -> Int32 { close(descriptor) }
