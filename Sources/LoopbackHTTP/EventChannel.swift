import Foundation

/// The newest event of a stream of Server-Sent Events, for all clients of the stream.
///
/// A client gets the newest event when it connects, and then each one that follows. Events that another one replaces
/// before the client takes them are left out.
public final class EventChannel: @unchecked Sendable {
  private let condition = NSCondition()
  // Used only under the condition's lock.
  private var data = ""
  private var number = 0
  private var isClosed = false

  /// Creates a channel without an event.
  public init() {}

  /// Sends an event, whose data must be one line.
  public func send(_ data: String) {
    condition.withLock {
      self.data = data
      number += 1
      condition.broadcast()
    }
  }

  /// Ends the stream for all clients.
  public func close() {
    condition.withLock {
      isClosed = true
      condition.broadcast()
    }
  }

  /// Waits for the event after the one with a number.
  ///
  /// - Parameter isWanted: returns whether to wait longer; asked once a second.
  /// - Returns: the event, or nil at the end of the stream.
  func next(after last: Int, while isWanted: () -> Bool) -> (number: Int, data: String)? {
    condition.withLock {
      while number == last, !isClosed {
        guard condition.wait(until: Date(timeIntervalSinceNow: 1)) || isWanted() else { return nil }
      }
      return isClosed ? nil : (number, data)
    }
  }
}
