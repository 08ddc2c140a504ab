import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A TCP connection to a server on this machine, for tests.
///
/// It does not use the server's socket code, so that an error in that code cannot hide itself.
package final class LoopbackClient {
  private let descriptor: Int32
  /// The bytes that were received but not yet returned.
  private var input: [UInt8] = []
  /// Whether the server has ended its output; false if `read` stopped after 60 seconds without input.
  package private(set) var isAtEnd = false

  /// Connects to a port of an address, or returns nil if nothing listens there.
  package init?(port: UInt16, address: String = "127.0.0.1") {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var target = sockaddr_in()
    target.sin_family = sa_family_t(AF_INET)
    target.sin_port = port.bigEndian
    target.sin_addr = in_addr(s_addr: inet_addr(address))
    let size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isConnected = withUnsafePointer(to: &target) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { connect(descriptor, $0, size) == 0 }
    }
    guard isConnected else { return nil }
    // A test must fail, not hang.
    var limit = timeval(tv_sec: 60, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(descriptor) }

  /// Sends a text.
  package func send(_ text: String) {
    let bytes = Array(text.utf8)
    #if canImport(Darwin)
      _ = bytes.withUnsafeBytes { Darwin.send(descriptor, $0.baseAddress, $0.count, 0) }
    #else
      _ = bytes.withUnsafeBytes { Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    #endif
  }

  /// Ends the output; the server can still answer.
  package func endOutput() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Returns the input up to and including a text.
  ///
  /// If the text does not come, or is nil, it returns all input. It stops when the server ends its output, or sends
  /// nothing for 60 seconds.
  package func read(upTo end: String? = nil) -> String {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let end, let range = input.firstRange(of: Array(end.utf8)) { return takeInput(range.upperBound) }
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else {
        isAtEnd = count == 0
        return takeInput(input.count)
      }
      input += buffer[..<count]
    }
  }

  /// Removes the first bytes of the input, and returns them as text.
  private func takeInput(_ count: Int) -> String {
    defer { input.removeFirst(count) }
    return String(decoding: input[..<count], as: UTF8.self)
  }
}
