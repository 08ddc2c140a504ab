import Dispatch
import Foundation

/// Pieces of work that do not ask for one another, done at once as far as there are processors.
///
/// What comes of a piece depends on nothing but the piece, and it is told in the order of the pieces: so nobody can tell from
/// it how many processors there are. Whoever has pieces to do does them himself unless somebody has begun with them, so
/// pieces may have pieces of their own.
package enum Together {
  /// How many processors there are: asked once, as that may take reading several files.
  private static let processors = ProcessInfo.processInfo.activeProcessorCount

  /// Does two pieces of work, the first here.
  package static func run<First, Second: Sendable>(
    _ first: () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let others = Pieces(1) { _ in second() }
    others.callHelpers(1)
    let ofFirst = first()
    return (ofFirst, others.results()[0])
  }

  /// What comes of each of so many pieces of work.
  package static func map<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let pieces = Pieces(count, work)
    pieces.callHelpers(min(count, processors) - 1)
    return pieces.results()
  }

  /// Lets go of what takes long to be let go of, beside whatever comes next.
  package static func release(_ value: some Sendable) {
    DispatchQueue.global(qos: .utility).async { withExtendedLifetime(value) {} }
  }
}

/// So many pieces of work, of which anybody may take the next.
private final class Pieces<Result: Sendable>: @unchecked Sendable {
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

  /// Lets others do pieces, who may come late, or never.
  func callHelpers(_ count: Int) {
    for _ in 0..<max(0, count) { DispatchQueue.global(qos: .userInitiated).async { self.doWhatIsLeft() } }
  }

  /// What has come of all pieces; those that nobody has begun are done first.
  func results() -> [Result] {
    doWhatIsLeft()
    return condition.withLock {
      while done < count { condition.wait() }
      // Nothing is left here, where a helper that comes late would share it with whoever asked, who may change it.
      defer { made = [] }
      var results: [Result] = []
      results.reserveCapacity(count)
      for case let result? in made { results.append(result) }
      return results
    }
  }

  private func doWhatIsLeft() {
    while let place = condition.withLock({ take() }) {
      let result = work(place)
      condition.withLock {
        made[place] = result
        done += 1
        if done == count { condition.broadcast() }
      }
    }
  }

  private func take() -> Int? {
    guard next < count else { return nil }
    defer { next += 1 }
    return next
  }
}
