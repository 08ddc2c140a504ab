import Foundation
import Localization

/// A record of the messages of a session, for finding out why an editor shows something else than expected.
final class MessageLog: @unchecked Sendable {
  /// The largest number of bytes of a message that are recorded.
  private static let contentLimit = 10_000

  private let lock = NSLock()
  private let write: (String) -> Void

  /// Creates a log.
  ///
  /// - Parameter write: writes a line; it is called by one thread at a time.
  init(_ write: @escaping (String) -> Void) { self.write = write }

  /// Records a message of the client.
  func note(_ message: MessageReader.Message) {
    switch message {
    case .content(let bytes): note("client", bytes)
    case .failure(let reason): note("client", Array("(unreadable: \(reason))".utf8))
    }
  }

  /// Records a message.
  func note(_ sender: String, _ content: some Collection<UInt8>) {
    // A message may contain line breaks between its tokens.
    let text = String(decoding: content.prefix(Self.contentLimit), as: UTF8.self)
      .split(whereSeparator: \.isNewline).joined(separator: " ")
    let rest = content.count > Self.contentLimit ? "… (\(content.count) bytes)" : ""
    lock.withLock { write("\(sender): \(text)\(rest)") }
  }
}
