import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A connection to a server on this machine, written without the server's own code.
package final class LoopbackClient {
  private let descriptor: Int32
  private var input = ""

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

  /// Ends the output, but not the input.
  package func endOutput() { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Returns the input up to and with a text, or everything if the text does not come.
  package func read(upTo end: String? = nil) -> String {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      if let end, let range = input.range(of: end) {
        defer { input.removeSubrange(..<range.upperBound) }
        return String(input[..<range.upperBound])
      }
      let count = recv(descriptor, &buffer, buffer.count, 0)
      guard count > 0 else {
        defer { input = "" }
        return input
      }
      input += String(decoding: buffer[..<count], as: UTF8.self)
    }
  }
}
