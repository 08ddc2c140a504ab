import Foundation

/// The messages that were read and not yet handled, so that a request can be cancelled before its turn.
final class MessageQueue: @unchecked Sendable {
  private let condition = NSCondition()
  private var messages: [MessageReader.Message?] = []
  private var cancelled: Set<RequestID> = []

  /// Adds a message; nil ends the queue.
  func add(_ message: MessageReader.Message?) {
    condition.withLock {
      messages.append(message)
      condition.signal()
    }
  }

  /// Waits for the next message and returns it; nil at the end.
  func next() -> MessageReader.Message? {
    condition.withLock {
      while messages.isEmpty { condition.wait() }
      return messages.removeFirst()
    }
  }

  /// Records that a request is cancelled.
  func cancel(_ id: RequestID) { condition.withLock { _ = cancelled.insert(id) } }

  /// Returns whether a request was cancelled, once.
  func takeCancellation(of id: RequestID) -> Bool { condition.withLock { cancelled.remove(id) != nil } }
}
