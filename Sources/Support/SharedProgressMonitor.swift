import class Foundation.NSLock

/// Shares progress monitors between tasks that run in parallel.
///
/// Only the first unfinished task reports progress; the others learn whether it must stop. So each monitor is called by
/// one task at a time, and the reported phase does not jump back.
package final class SharedProgressMonitor: @unchecked Sendable {
  private let lock = NSLock()
  // Used only under the lock.
  private let monitors: [ProgressMonitor]
  private var isDone: [Bool]
  private var isEnded = false

  /// Creates a shared monitor from one monitor for each task, in order.
  package init(_ monitors: [ProgressMonitor]) {
    self.monitors = monitors
    isDone = monitors.map { _ in false }
  }

  /// Creates a shared monitor from one monitor for all tasks.
  package convenience init(_ monitor: ProgressMonitor, among count: Int) {
    self.init(Array(repeating: monitor, count: count))
  }

  /// Runs the task with the given index and passes its monitor to it.
  package func run<Result>(_ place: Int, _ work: (ProgressMonitor) -> Result) -> Result {
    defer { lock.withLock { isDone[place] = true } }
    return work(ProgressMonitor { [self] kind, share in shouldContinue(place, kind, share) })
  }

  private func shouldContinue(_ place: Int, _ work: ProgressMonitor.Work, _ share: Double?) -> Bool {
    lock.withLock {
      guard !isEnded, isDone[..<place].allSatisfy(\.self) else { return !isEnded }
      isEnded = !monitors[place].shouldContinue(work, share: share)
      return !isEnded
    }
  }
}
