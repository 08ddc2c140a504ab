import Checking
import FlowModel
import FlowSyntax
import Foundation
import Localization
import Support

/// Checks the workspace after each change: its text on one thread, its behaviours on another.
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
  private let files: CachedFiles
  private let publish: (Snapshot) -> Void
  /// The files and flows of the last check; only the thread that checks texts uses the two caches.
  private let reading = ReadingCache()
  private let textChecks = TextCheckCache()
  private let behaviours = LatestTask()
  private let publishing = NSLock()
  private let condition = NSCondition()
  private var generation = 0
  private var pending: Workspace?
  /// Whether files other than the open documents may have changed since the last check began.
  private var filesMayHaveChanged = true
  private var isStopped = false
  /// The newest snapshot, and its generation.
  private var newest: (snapshot: Snapshot, generation: Int)?

  /// Creates a worker.
  ///
  /// - Parameters:
  ///   - publish: sends the findings to the client; one of the worker's threads calls it at a time.
  init(_ timing: Timing, files: any FileAccess, publish: @escaping (Snapshot) -> Void) {
    self.timing = timing
    self.files = CachedFiles(over: files)
    self.publish = publish
  }

  /// Starts the threads.
  func start() {
    behaviours.start()
    let language = Language.current
    let thread = Thread { language.call { self.run() } }
    thread.stackSize = 8 << 20
    thread.start()
  }

  /// Checks a new state of the workspace, and ends the check of the one before.
  ///
  /// - Parameter changesFiles: whether other files than the open documents may have changed.
  func update(_ workspace: Workspace, changesFiles: Bool) {
    condition.withLock {
      generation += 1
      pending = workspace
      filesMayHaveChanged = filesMayHaveChanged || changesFiles
      condition.broadcast()
    }
  }

  /// Ends the threads and a running check.
  func stop() {
    behaviours.stop()
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

  // MARK: The worker's threads

  private func run() {
    while let (workspace, generation) = next() { check(workspace, generation) }
  }

  private func next() -> (Workspace, Int)? {
    condition.withLock {
      while pending == nil, !isStopped { condition.wait() }
      guard !isStopped, let workspace = pending else { return nil }
      pending = nil
      if filesMayHaveChanged { files.forget() }
      filesMayHaveChanged = false
      return (workspace, generation)
    }
  }

  /// Publishes what the text shows, and after a pause what the behaviours show.
  private func check(_ workspace: Workspace, _ generation: Int) {
    let access = workspace.files(over: files)
    let reader = CheckSession.reader(of: access, in: workspace.directory)
    let (project, symbols) = reader.readWithSymbols(paths: workspace.checkedPaths, cache: reading)
    // Findings need no index, so they are published before it is made.
    let index = Lazy(symbols)
    let session = CheckSession(project)
    let finish = { (result: CheckResult, traces: ShortestTraces) in
      let (findings, all) = session.withoutBaseline(result.diagnostics, access: access, in: workspace.directory)
      let snapshot = Snapshot(
        of: findings, in: all, workspace, over: self.files, index, readingDiagnostics: project.diagnostics.count,
        traces: traces)
      self.finish(snapshot, generation)
    }
    finish(session.checkText(textChecks, unchanged: reading.reusedFlows), ShortestTraces())
    guard !session.flows.isEmpty, pauses(generation) else { return }
    // An engine may need seconds to end, so the next text does not wait for it.
    behaviours.add {
      let limit = CheckLimit(seconds: self.timing.limit) { self.isCurrent(generation) }
      var traces = ShortestTraces()
      let result = session.check(observer: limit) { traces.add($0, $1) }
      if self.isCurrent(generation) { finish(result, traces) }
    }
  }

  private func isCurrent(_ generation: Int) -> Bool { condition.withLock { generation == self.generation } }

  private func finish(_ snapshot: Snapshot, _ generation: Int) {
    // Findings of an older generation are never published after newer ones.
    publishing.withLock {
      let isCurrent = condition.withLock {
        guard generation == self.generation else { return false }
        newest = (snapshot, generation)
        condition.broadcast()
        return true
      }
      if isCurrent { publish(snapshot) }
    }
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
