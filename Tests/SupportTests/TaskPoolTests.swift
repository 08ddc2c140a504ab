import Foundation
import Testing

@testable import Support

@Suite("Parallel work") struct TaskPoolTests {
  @Test("results come in the order of the tasks, on any thread") func order() {
    for count in [0, 1, 2, 500] {
      let results = TaskPool.map(count) { place in (0...place).reduce(0, +) }
      #expect(results == (0..<count).map { $0 * ($0 + 1) / 2 })
    }
  }

  @Test("tasks may start more tasks than there are threads") func nested() {
    let results = TaskPool.map(64) { outer in
      TaskPool.map(16) { inner in
        TaskPool.run({ outer }) { inner }
      }.map { $0 * 100 + $1 }
    }
    #expect(results == (0..<64).map { outer in (0..<16).map { outer * 100 + $0 } })
  }

  private final class Thing: Sendable {}

  @Test("a batch keeps no results") func ownership() {
    // A second reference would make a change copy the value.
    let batch = TaskBatch(2) { _ in Thing() }
    var things = batch.results()
    withExtendedLifetime(batch) {
      #expect(things.count == 2 && things.indices.allSatisfy { isKnownUniquelyReferenced(&things[$0]) })
    }
  }

  private final class DeinitObserver: Sendable {
    private let notify: @Sendable () -> Void

    init(_ notify: @escaping @Sendable () -> Void) { self.notify = notify }

    deinit { notify() }
  }

  @Test("further tasks run beside the first") func besides() {
    for count in [0, 1, 40] {
      let (mine, others) = TaskPool.run({ TaskPool.map(8) { $0 } }, besides: count) { $0 * 2 }
      #expect(mine == Array(0..<8) && others == (0..<count).map { $0 * 2 })
    }
  }

  @Test("waiting for a lazy value does not block other tasks") func once() {
    for _ in 0..<50 {
      let made = Lazy { TaskPool.map(4) { $0 }.reduce(0, +) }
      #expect(TaskPool.map(16) { _ in made.value } == Array(repeating: 6, count: 16))
    }
  }

  private final class ThreadRecord: @unchecked Sendable {
    private let lock = NSLock()
    private var thread: ObjectIdentifier?

    var id: ObjectIdentifier? { lock.withLock { thread } }

    func recordCurrent() { lock.withLock { thread = ObjectIdentifier(Thread.current) } }
  }

  @Test("a light value is released at once, and no value while it is used") func light() {
    let record = ThreadRecord()
    var light: BackgroundRelease? = BackgroundRelease(DeinitObserver { record.recordCurrent() }, isHeavy: false)
    #expect(light?.value != nil && record.id == nil)
    light = nil
    #expect(record.id == ObjectIdentifier(Thread.current))
  }

  @Test("a value is released after its last use, heavy or not", .timeLimit(.minutes(1)), arguments: [true, false])
  func release(isHeavy: Bool) async {
    await withCheckedContinuation { ended in
      var value: BackgroundRelease? = BackgroundRelease(DeinitObserver { ended.resume() }, isHeavy: isHeavy)
      #expect(value != nil)
      value = nil
    }
  }

  // MARK: Progress

  private final class Listener {
    private(set) var heard: [Double] = []
    var shouldContinue = true

    var watch: ProgressMonitor {
      ProgressMonitor { _, share in
        self.heard += share.map { [$0] } ?? []
        return self.shouldContinue
      }
    }
  }

  @Test("only the first unfinished task reports progress") func progress() {
    let listeners = [Listener(), Listener(), Listener()]
    let shared = SharedProgressMonitor(listeners.map(\.watch))
    shared.run(0) { first in
      shared.run(2) { third in
        #expect(third.shouldContinue(.reach, share: 0.3) && first.shouldContinue(.reach, share: 0.1))
      }
      shared.run(1) { second in #expect(second.shouldContinue(.reach, share: 0.2)) }
    }
    #expect(listeners.map(\.heard) == [[0.1], [], []])
    shared.run(1) { second in #expect(second.shouldContinue(.reach, share: 0.4)) }
    #expect(listeners.map(\.heard) == [[0.1], [0.4], []])
  }

  @Test("a stopped task stops the others") func stopping() {
    let listener = Listener()
    let shared = SharedProgressMonitor(listener.watch, among: 2)
    shared.run(0) { first in
      shared.run(1) { second in
        #expect(second.shouldContinue(.reach))
        listener.shouldContinue = false
        #expect(second.shouldContinue(.reach))
        #expect(!first.shouldContinue(.reach) && !second.shouldContinue(.reach))
        listener.shouldContinue = true
        #expect(!first.shouldContinue(.reach) && !second.shouldContinue(.reach))
      }
    }
  }
}
