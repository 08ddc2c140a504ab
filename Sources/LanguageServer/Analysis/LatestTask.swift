import Foundation
import Localization

/// Runs one task at a time on a thread of its own; of the tasks that wait, only the latest one runs.
final class LatestTask: @unchecked Sendable {
  private let condition = NSCondition()
  private var pending: (() -> Void)?
  private var isStopped = false

  /// Starts the thread.
  func start() {
    let language = Language.current
    let thread = Thread { language.call { self.run() } }
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Replaces the waiting task.
  func add(_ task: @escaping () -> Void) {
    condition.withLock {
      pending = task
      condition.signal()
    }
  }

  /// Ends the thread after the running task.
  func stop() {
    condition.withLock {
      isStopped = true
      condition.signal()
    }
  }

  private func run() {
    while let task = next() { task() }
  }

  private func next() -> (() -> Void)? {
    condition.withLock {
      while pending == nil, !isStopped { condition.wait() }
      defer { pending = nil }
      return isStopped ? nil : pending
    }
  }
}
