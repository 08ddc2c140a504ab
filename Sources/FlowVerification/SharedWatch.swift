import class Foundation.NSLock

/// Watches on pieces of work that are done at once, so that they are told of one after another.
///
/// The first piece that is not done speaks; the others only learn whether it was told to stop. So each watch is called
/// by one piece at a time, and what is said does not jump to and fro.
package final class SharedWatch: @unchecked Sendable {
  private let lock = NSLock()
  // All of it is touched under the lock alone.
  private let watches: [Watch]
  private var isDone: [Bool]
  private var isEnded = false

  /// Shares the watches on so many pieces of work, in the order of these.
  package init(_ watches: [Watch]) {
    self.watches = watches
    isDone = watches.map { _ in false }
  }

  /// Shares one watch among so many pieces.
  package convenience init(_ watch: Watch, among count: Int) { self.init(Array(repeating: watch, count: count)) }

  /// Does a piece of work, by its place, with the watch on it.
  package func doing<Result>(_ place: Int, _ work: (Watch) -> Result) -> Result {
    defer { lock.withLock { isDone[place] = true } }
    return work(Watch { [self] kind, share in goesOn(place, kind, share) })
  }

  private func goesOn(_ place: Int, _ work: Watch.Work, _ share: Double?) -> Bool {
    lock.withLock {
      guard !isEnded, isDone[..<place].allSatisfy(\.self) else { return !isEnded }
      isEnded = !watches[place].goesOn(work, share: share)
      return !isEnded
    }
  }
}

extension Watch {
  /// What comes of each of so many pieces of work that are done at once, looked on by this watch.
  func together<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int, Watch) -> Result
  ) -> [Result] {
    let shared = SharedWatch(self, among: count)
    return Together.map(count) { place in shared.doing(place) { work(place, $0) } }
  }
}
