import Checking
import FlowModel
import FlowSyntax
import Foundation

/// Checks the workspace on a thread of its own, again after each change.
///
/// Each change has a generation number. A result of an older generation is never published.
final class AnalysisWorker: @unchecked Sendable {
  /// How long the worker waits, and how long it checks.
  struct Timing: Sendable {
    /// The seconds without a change before behaviours are checked.
    var pause = 0.3
    /// The maximum number of seconds of a check of behaviours.
    var limit = 10.0
  }

  private let timing: Timing
  private let files: any FileAccess
  private let publish: (Snapshot) -> Void
  private let condition = NSCondition()
  private var generation = 0
  private var pending: Workspace?
  private var isStopped = false
  /// The newest snapshot, and its generation.
  private var newest: (snapshot: Snapshot, generation: Int)?

  /// Creates a worker.
  ///
  /// - Parameters:
  ///   - publish: sends the findings to the client; the worker's thread calls it.
  init(_ timing: Timing, files: any FileAccess, publish: @escaping (Snapshot) -> Void) {
    self.timing = timing
    self.files = files
    self.publish = publish
  }

  /// Starts the thread.
  func start() {
    let thread = Thread { self.run() }
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Checks a new state of the workspace, and ends the check of the one before.
  func update(_ workspace: Workspace) {
    condition.withLock {
      generation += 1
      pending = workspace
      condition.broadcast()
    }
  }

  /// Ends the thread and a running check.
  func stop() {
    condition.withLock {
      isStopped = true
      generation += 1
      condition.broadcast()
    }
  }

  /// Waits for the first findings of the current generation, and returns the newest; nil after a time-out.
  func current() -> Snapshot? {
    let deadline = Date(timeIntervalSinceNow: 5)
    return condition.withLock {
      while newest?.generation != generation {
        guard !isStopped, condition.wait(until: deadline) else { return nil }
      }
      return newest?.snapshot
    }
  }

  /// The newest snapshot, which may be of an older generation; nil before the first one.
  var newestSnapshot: Snapshot? { condition.withLock { newest?.snapshot } }

  // MARK: The worker's thread

  private func run() {
    while let (workspace, generation) = next() { check(workspace, generation) }
  }

  private func next() -> (Workspace, Int)? {
    condition.withLock {
      while pending == nil, !isStopped { condition.wait() }
      guard !isStopped, let workspace = pending else { return nil }
      pending = nil
      return (workspace, generation)
    }
  }

  /// Publishes what the text shows, and after a pause what the behaviours show.
  private func check(_ workspace: Workspace, _ generation: Int) {
    let access = workspace.files(over: files)
    let reader = CheckSession.reader(of: access, in: workspace.directory)
    let (project, index) = reader.readWithSymbols(paths: workspace.checkedPaths)
    let session = CheckSession(project)
    var ways = ShortestWays()
    let finish = { (result: CheckResult) in
      let (findings, all) = session.withoutBaseline(result.diagnostics, access: access, in: workspace.directory)
      let snapshot = Snapshot(
        of: findings, in: all, workspace, over: self.files, index, readingDiagnostics: project.diagnostics.count, ways: ways)
      self.finish(snapshot, generation)
    }
    finish(session.checkText())
    guard !session.flows.isEmpty, pauses(generation) else { return }
    let limit = CheckLimit(seconds: timing.limit) { self.isCurrent(generation) }
    let result = session.check(observer: limit) { ways.add($0, $1) }
    if isCurrent(generation) { finish(result) }
  }

  private func isCurrent(_ generation: Int) -> Bool { condition.withLock { generation == self.generation } }

  private func finish(_ snapshot: Snapshot, _ generation: Int) {
    let isCurrent = condition.withLock {
      guard generation == self.generation else { return false }
      newest = (snapshot, generation)
      condition.broadcast()
      return true
    }
    if isCurrent { publish(snapshot) }
  }

  /// Waits for the pause, and returns whether nothing changed.
  private func pauses(_ generation: Int) -> Bool {
    let deadline = Date(timeIntervalSinceNow: timing.pause)
    return condition.withLock {
      while generation == self.generation, condition.wait(until: deadline) {}
      return generation == self.generation
    }
  }
}
