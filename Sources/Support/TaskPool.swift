import Dispatch
import Foundation

/// Pieces of work that do not ask for one another, done at once as far as there are processors.
///
/// What comes of a piece depends on nothing but the piece, and it is told in the order of the pieces: so nobody can tell from
/// it how many processors there are. Whoever has pieces to do does them himself unless somebody has begun with them, so
/// pieces may have pieces of their own.
package enum TaskPool {
  /// How many processors there are: asked once, as that may take reading several files.
  fileprivate static let processors = ProcessInfo.processInfo.activeProcessorCount

  /// Does two pieces of work, the first here.
  package static func run<First, Second: Sendable>(
    _ first: () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let (ofFirst, ofSecond) = run(first, besides: 1) { _ in second() }
    return (ofFirst, ofSecond[0])
  }

  /// Does a piece of work here, and others besides: helpers come to these last, after all that the first begins.
  package static func run<First, Other: Sendable>(
    _ first: () -> First, besides count: Int, _ other: @escaping @Sendable (Int) -> Other
  ) -> (First, [Other]) {
    let others = TaskBatch(count, other)
    Workers.shared.call(count, to: others)
    let ofFirst = first()
    return (ofFirst, others.results())
  }

  /// Waits for something that others do, and lets somebody else work meanwhile.
  static func standingIn(during wait: () -> Void) { Workers.shared.standingIn(during: wait) }

  /// What comes of each of so many pieces of work.
  package static func map<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let pieces = TaskBatch(count, work)
    Workers.shared.call(count - 1, to: pieces)
    return pieces.results()
  }
}

/// Those who do pieces of others' work: always of what was begun last, as whoever began it is mostly waited for himself.
///
/// Together with one who does his own there are at most as many at work as there are processors; who waits is not.
private final class Workers: @unchecked Sendable {
  static let shared = Workers()

  private let lock = NSLock()
  // Touched while it is locked, and then only: the work of which something may be left, in the order in which it was begun;
  // how many help, and how many, of those or others, wait for what somebody else has begun.
  private var open: [any Shared] = []
  private var helping = 0
  private var waiting = 0

  /// How many more there may be at work.
  private var vacancies: Int { TaskPool.processors - 1 - helping + waiting }

  /// Lets so many others do pieces, who may come late, or never.
  func call(_ count: Int, to work: some Shared) {
    guard count > 0 else { return }
    lock.withLock {
      open.append(work)
      engage(count)
    }
  }

  /// Says that all of some work has been begun.
  func dismiss(from work: some Shared) { lock.withLock { remove(work) } }

  /// Waits, and lets somebody else work meanwhile.
  func standingIn(during wait: () -> Void) {
    lock.withLock {
      waiting += 1
      if !open.isEmpty { engage(1) }
    }
    wait()
    lock.withLock { waiting -= 1 }
  }

  private func engage(_ count: Int) {
    for _ in 0..<max(0, min(count, vacancies)) {
      helping += 1
      DispatchQueue.global(qos: .userInitiated).async { self.help() }
    }
  }

  private func help() { while let work = nextWork() { if !work.doNext() { dismiss(from: work) } } }

  /// What to do a piece of; nil for who is not needed any more.
  private func nextWork() -> (any Shared)? {
    lock.withLock {
      if vacancies >= 0, let last = open.last { return last }
      helping -= 1
      return nil
    }
  }

  private func remove(_ work: any Shared) {
    if let place = open.lastIndex(where: { $0 === work }) { open.remove(at: place) }
  }
}

/// Work of which anybody may do the next piece.
private protocol Shared: AnyObject, Sendable {
  /// Does the next piece; false where all have been begun.
  func doNext() -> Bool
}

/// So many pieces of work, of which anybody may take the next.
private final class TaskBatch<Result: Sendable>: Shared, @unchecked Sendable {
  private let count: Int
  private let work: @Sendable (Int) -> Result
  private let condition = NSCondition()
  // Touched while the condition is locked, and then only.
  private var next = 0
  private var done = 0
  private var made: [Result?]

  init(_ count: Int, _ work: @escaping @Sendable (Int) -> Result) {
    self.count = count
    self.work = work
    made = Array(repeating: nil, count: count)
  }

  /// What has come of all pieces; those that nobody has begun are done first.
  func results() -> [Result] {
    while doNext() {}
    Workers.shared.dismiss(from: self)
    if !condition.withLock({ done == count }) {
      Workers.shared.standingIn { condition.withLock { while done < count { condition.wait() } } }
    }
    return condition.withLock {
      // Nothing is left here, where a helper that comes late would share it with whoever asked, who may change it.
      defer { made = [] }
      var results: [Result] = []
      results.reserveCapacity(count)
      for case let result? in made { results.append(result) }
      return results
    }
  }

  func doNext() -> Bool {
    guard let place = condition.withLock({ take() }) else { return false }
    let result = work(place)
    condition.withLock {
      made[place] = result
      done += 1
      if done == count { condition.broadcast() }
    }
    return true
  }

  private func take() -> Int? {
    guard next < count else { return nil }
    defer { next += 1 }
    return next
  }
}
