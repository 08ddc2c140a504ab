import Foundation

/// Writes messages with their headers; several threads may use it.
final class MessageWriter: @unchecked Sendable {
  private let log: MessageLog?
  private let write: ([UInt8]) -> Void
  private let lock = NSLock()

  /// Creates a writer.
  ///
  /// - Parameter write: writes bytes; it is called by one thread at a time.
  init(log: MessageLog? = nil, write: @escaping ([UInt8]) -> Void) { (self.log, self.write) = (log, write) }

  /// Writes a message.
  func send(_ message: some Encodable) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let content = try? encoder.encode(message) else { return }
    log?.note("server", content)
    lock.withLock { write(Array("Content-Length: \(content.count)\r\n\r\n".utf8) + content) }
  }
}
