/// The messages of repeated runs on standard error, without those that the run before has already written.
final class RunMessages {
  private let base: Console
  private var before: Set<String> = []
  private var now: Set<String> = []

  /// Creates the messages of runs on a console.
  init(_ console: Console) { base = console }

  /// The console for a run.
  var console: Console {
    var console = base
    console.writeError = { [self] in write($0) }
    return console
  }

  /// Begins another run.
  func beginRun() { (before, now) = (now, []) }

  private func write(_ message: String) {
    if now.insert(message).inserted, !before.contains(message) { base.writeError(message) }
  }
}
