import class Foundation.NSLock

/// Watches on pieces of work that are done at once, so that they are told of one after another.
///
/// The first piece that is not done speaks; the others only learn whether it was told to stop. So each watch is called
/// by one piece at a time, and what is said does not jump to and fro.
package final class SharedProgressMonitor: @unchecked Sendable {
  private let lock = NSLock()
  // All of it is touched under the lock alone.
  private let watches: [ProgressMonitor]
  private var isDone: [Bool]
  private var isEnded = false

  /// Shares the watches on so many pieces of work, in the order of these.
  package init(_ watches: [ProgressMonitor]) {
    self.watches = watches
    isDone = watches.map { _ in false }
  }

  /// Shares one watch among so many pieces.
  package convenience init(_ watch: ProgressMonitor, among count: Int) {
    self.init(Array(repeating: watch, count: count))
  }

  /// Does a piece of work, by its place, with the watch on it.
  package func doing<Result>(_ place: Int, _ work: (ProgressMonitor) -> Result) -> Result {
    defer { lock.withLock { isDone[place] = true } }
    return work(ProgressMonitor { [self] kind, share in shouldContinue(place, kind, share) })
  }

  private func shouldContinue(_ place: Int, _ work: ProgressMonitor.Work, _ share: Double?) -> Bool {
    lock.withLock {
      guard !isEnded, isDone[..<place].allSatisfy(\.self) else { return !isEnded }
      isEnded = !watches[place].shouldContinue(work, share: share)
      return !isEnded
    }
  }
}
