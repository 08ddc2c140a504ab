import Foundation
import Testing

@testable import Support

@Suite("Work that is done at once") struct TaskPoolTests {
  @Test("what comes of pieces is told in their order, whoever does them") func order() {
    for count in [0, 1, 2, 500] {
      let results = TaskPool.map(count) { place in (0...place).reduce(0, +) }
      #expect(results == (0..<count).map { $0 * ($0 + 1) / 2 })
    }
  }

  @Test("pieces may have pieces of their own, more of them than there are threads") func nested() {
    let results = TaskPool.map(64) { outer in
      TaskPool.map(16) { inner in
        TaskPool.run({ outer }) { inner }
      }.map { $0 * 100 + $1 }
    }
    #expect(results == (0..<64).map { outer in (0..<16).map { outer * 100 + $0 } })
  }

  private final class Thing: Sendable {}

  @Test("nobody keeps what has come of it") func ownership() {
    // What is shared would be copied as soon as it is changed.
    for _ in 0..<200 {
      var (mine, other) = TaskPool.run({ Thing() }) { Thing() }
      #expect(isKnownUniquelyReferenced(&mine) && isKnownUniquelyReferenced(&other))
    }
  }

  private final class Farewell: Sendable {
    private let say: @Sendable () -> Void

    init(_ say: @escaping @Sendable () -> Void) { self.say = say }

    deinit { say() }
  }

  @Test("others are done besides, whoever does them") func besides() {
    for count in [0, 1, 40] {
      let (mine, others) = TaskPool.run({ TaskPool.map(8) { $0 } }, besides: count) { $0 * 2 }
      #expect(mine == Array(0..<8) && others == (0..<count).map { $0 * 2 })
    }
  }

  @Test("who waits for what is made once is told what it is, while others work") func once() {
    for _ in 0..<50 {
      let made = Lazy { TaskPool.map(4) { $0 }.reduce(0, +) }
      #expect(TaskPool.map(16) { _ in made.value } == Array(repeating: 6, count: 16))
    }
  }

  private final class Place: @unchecked Sendable {
    private let lock = NSLock()
    private var thread: ObjectIdentifier?

    var of: ObjectIdentifier? { lock.withLock { thread } }

    func note() { lock.withLock { thread = ObjectIdentifier(Thread.current) } }
  }

  @Test("what is light is taken apart by whoever lets go of it, and nothing as long as it is held") func light() {
    let place = Place()
    var light: BackgroundRelease? = BackgroundRelease(Farewell { place.note() }, isHeavy: false)
    #expect(light?.value != nil && place.of == nil)
    light = nil
    #expect(place.of == ObjectIdentifier(Thread.current))
  }

  @Test("what is let go of is gone some time, if it is heavy", .timeLimit(.minutes(1)), arguments: [true, false])
  func release(isHeavy: Bool) async {
    await withCheckedContinuation { ended in
      var heavy: BackgroundRelease? = BackgroundRelease(Farewell { ended.resume() }, isHeavy: isHeavy)
      #expect(heavy != nil)
      heavy = nil
    }
  }

  // MARK: Watches

  private final class Listener {
    private(set) var heard: [Double] = []
    var isPatient = true

    var watch: ProgressMonitor {
      ProgressMonitor { _, share in
        self.heard += share.map { [$0] } ?? []
        return self.isPatient
      }
    }
  }

  @Test("the first piece that is not done speaks, and the others go on in silence") func speakers() {
    let listeners = [Listener(), Listener(), Listener()]
    let shared = SharedProgressMonitor(listeners.map(\.watch))
    shared.doing(0) { first in
      shared.doing(2) { third in
        #expect(third.shouldContinue(.reach, share: 0.3) && first.shouldContinue(.reach, share: 0.1))
      }
      shared.doing(1) { second in #expect(second.shouldContinue(.reach, share: 0.2)) }
    }
    #expect(listeners.map(\.heard) == [[0.1], [], []])
    shared.doing(1) { second in #expect(second.shouldContinue(.reach, share: 0.4)) }
    #expect(listeners.map(\.heard) == [[0.1], [0.4], []])
  }

  @Test("who is told to stop stops the others, for good") func stopping() {
    let listener = Listener()
    let shared = SharedProgressMonitor(listener.watch, among: 2)
    shared.doing(0) { first in
      shared.doing(1) { second in
        #expect(second.shouldContinue(.reach))
        listener.isPatient = false
        #expect(second.shouldContinue(.reach))
        #expect(!first.shouldContinue(.reach) && !second.shouldContinue(.reach))
        listener.isPatient = true
        #expect(!first.shouldContinue(.reach) && !second.shouldContinue(.reach))
      }
    }
  }
}
