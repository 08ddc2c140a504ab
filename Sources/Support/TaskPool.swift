import Dispatch
import Foundation

/// Runs independent tasks in parallel, on as many threads as there are processors.
///
/// Results come in the order of the tasks, so they do not depend on the number of processors. The caller runs the tasks
/// that no worker has begun, so tasks may start tasks of their own.
package enum TaskPool {
  /// The number of processors; read once, because that may read several files.
  fileprivate static let processors = ProcessInfo.processInfo.activeProcessorCount

  /// Surrounds each task that a worker runs with the task-local values of its caller.
  @TaskLocal package static var surroundings: @Sendable (_ task: () -> Void) -> Void = { task in task() }

  /// Runs two tasks, the first on this thread.
  package static func run<First, Second: Sendable>(
    _ first: () -> First, _ second: @escaping @Sendable () -> Second
  ) -> (First, Second) {
    let (ofFirst, ofSecond) = run(first, besides: 1) { _ in second() }
    return (ofFirst, ofSecond[0])
  }

  /// Runs a task on this thread, and others beside it.
  ///
  /// Workers take the tasks that the first one starts before they take the others.
  package static func run<First, Other: Sendable>(
    _ first: () -> First, besides count: Int, _ other: @escaping @Sendable (Int) -> Other
  ) -> (First, [Other]) {
    let others = TaskBatch(count, other)
    Workers.shared.call(count, to: others)
    let ofFirst = first()
    return (ofFirst, others.results())
  }

  /// Calls a closure that waits for another thread, and lets one more worker run meanwhile.
  static func withExtraWorker(during wait: () -> Void) { Workers.shared.withExtraWorker(during: wait) }

  /// Returns the results of several tasks, in order.
  package static func map<Result: Sendable>(
    _ count: Int, _ work: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let batch = TaskBatch(count, work)
    Workers.shared.call(count - 1, to: batch)
    return batch.results()
  }
}

/// The worker threads.
///
/// Idle workers take the most recent batch first, because its caller is often awaited too.
///
/// At most as many threads work as there are processors, the caller included; threads that wait do not count.
private final class Workers: @unchecked Sendable {
  static let shared = Workers()

  private let lock = NSLock()
  // Used only under the lock, like the two numbers: the batches that may have tasks left, in the order of their calls.
  private var open: [any Batch] = []
  /// The number of workers.
  private var helping = 0
  /// The number of threads that wait for another one.
  private var waiting = 0

  /// The number of further workers that may run.
  private var vacancies: Int { TaskPool.processors - 1 - helping + waiting }

  /// Offers a batch to several workers; some may take it late or never.
  func call(_ count: Int, to work: some Batch) {
    guard count > 0 else { return }
    lock.withLock {
      open.append(work)
      engage(count)
    }
  }

  /// Removes a batch whose tasks have all begun.
  func withdraw(_ work: some Batch) { lock.withLock { remove(work) } }

  /// Calls a closure that waits, and lets one more worker run meanwhile.
  func withExtraWorker(during wait: () -> Void) {
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

  private func help() { while let work = nextWork() { if !work.doNext() { withdraw(work) } } }

  /// Returns the next batch; nil if this worker is no longer needed.
  private func nextWork() -> (any Batch)? {
    lock.withLock {
      if vacancies >= 0, let last = open.last { return last }
      helping -= 1
      return nil
    }
  }

  private func remove(_ work: any Batch) {
    if let place = open.lastIndex(where: { $0 === work }) { open.remove(at: place) }
  }
}

/// A batch whose next task any thread may run.
protocol Batch: AnyObject, Sendable {
  /// Runs the next task; returns false if all have begun.
  func doNext() -> Bool
}

/// A batch of tasks with their results.
final class TaskBatch<Result: Sendable>: Batch, @unchecked Sendable {
  private let count: Int
  private let work: @Sendable (Int) -> Result
  private let surroundings = TaskPool.surroundings
  private let condition = NSCondition()
  // Used only while the condition is locked.
  private var next = 0
  private var done = 0
  private var made: [Result?]

  init(_ count: Int, _ work: @escaping @Sendable (Int) -> Result) {
    self.count = count
    self.work = work
    made = Array(repeating: nil, count: count)
  }

  /// Returns all results; first runs the tasks that no worker has begun.
  func results() -> [Result] {
    while doNext() {}
    Workers.shared.withdraw(self)
    if !condition.withLock({ done == count }) {
      Workers.shared.withExtraWorker { condition.withLock { while done < count { condition.wait() } } }
    }
    return condition.withLock {
      // A late worker may still hold this batch. Without the batch's references to the results, the caller can change
      // them in place.
      defer { made = [] }
      var results: [Result] = []
      results.reserveCapacity(count)
      for case let result? in made { results.append(result) }
      return results
    }
  }

  func doNext() -> Bool {
    guard let place = condition.withLock({ take() }) else { return false }
    surroundings {
      let result = work(place)
      condition.withLock {
        made[place] = result
        done += 1
        if done == count { condition.broadcast() }
      }
    }
    return true
  }

  private func take() -> Int? {
    guard next < count else { return nil }
    defer { next += 1 }
    return next
  }
}
