import Foundation
import Localization

/// The messages that were read and not yet handled, so that a request can be cancelled before its turn.
final class MessageQueue: @unchecked Sendable {
  /// The largest number of cancellations that are kept, because a client may cancel a request that was answered.
  static let maximumCancellations = 1_000

  private let condition = NSCondition()
  private var messages: [MessageReader.Message?] = []
  /// The latest cancellations, the newest last; older ones are of requests that were answered.
  private var cancelled: [RequestID] = []

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
  func cancel(_ id: RequestID) {
    condition.withLock {
      cancelled.append(id)
      if cancelled.count > Self.maximumCancellations { cancelled.removeFirst() }
    }
  }

  /// Returns whether a request was cancelled, and removes its cancellation.
  func takeCancellation(of id: RequestID) -> Bool {
    condition.withLock { cancelled.firstIndex(of: id).map { cancelled.remove(at: $0) } != nil }
  }
}
