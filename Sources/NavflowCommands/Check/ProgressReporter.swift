import Diagnostics
import FlowModel
import FlowVerification

/// Looks on while `check` works: says on a terminal what takes long, and ends it when Ctrl-C is pressed or the time is up.
final class ProgressReporter {
  /// Work that takes no longer is not talked about, in seconds.
  private static let patience = 1.0
  /// So much time lies between two messages at least, in seconds.
  private static let pause = 0.1

  private let console: Console
  private let timeLimit: Double?
  private let begin: Double
  private var nextMessage: Double
  private var hasMessage = false
  /// What has ended the work; nil where nothing has.
  private(set) var end: PropertyVerdict.Cutoff?

  /// Whether somebody has said how long the work may take, and so has the time.
  var isPatient: Bool { timeLimit != nil }

  /// Begins to look on.
  ///
  /// - Parameter timeLimit: the seconds that the work may take, or nil.
  init(_ console: Console, timeLimit: Double?) {
    self.console = console
    self.timeLimit = timeLimit
    begin = console.seconds()
    nextMessage = begin + Self.patience
    if console.isInterrupted() { end = .interruption }
  }

  /// The watch on the verification of a flow on a device; nil for what concerns all devices.
  func watch(_ path: String, _ device: Device?) -> ProgressMonitor {
    ProgressMonitor { work, share in
      self.shouldContinue { Self.message(path, device, work, share) }
    }
  }

  private func shouldContinue(_ message: () -> String) -> Bool {
    if end == nil {
      let now = console.seconds()
      if console.isInterrupted() {
        end = .interruption
      } else if let timeLimit, now - begin >= timeLimit {
        end = .timeLimit
      } else if console.errorIsTerminal, now >= nextMessage {
        nextMessage = now + Self.pause
        hasMessage = true
        console.complain("\r\(message())\u{1B}[K")
      }
    }
    return end == nil
  }

  /// Takes the message off the screen, and says what has ended the work, and what comes of that.
  func finish(_ consequence: (PropertyVerdict.Cutoff) -> String = { _ in "what was not decided by then is undecided" })
  {
    if hasMessage { console.complain("\r\u{1B}[K") }
    hasMessage = false
    switch end {
    case .interruption?: console.complain("navflow: ended by Ctrl-C; \(consequence(.interruption))\n")
    case .timeLimit?: console.complain("navflow: ended by the time limit; \(consequence(.timeLimit))\n")
    case nil: break
    }
  }

  // MARK: Words

  /// The path is cut so that the message stays on one line of a usual terminal.
  private static func message(_ path: String, _ device: Device?, _ work: ProgressMonitor.Work, _ share: Double?)
    -> String
  {
    let place = path.visible.clipped(to: 30) + (device.map { " on \($0.rawValue)" } ?? "")
    let percent = share.map { " \(Int(min(max($0, 0), 1) * 100)) %" } ?? ""
    return "\(place): \(question(work))\(percent)"
  }

  private static func question(_ work: ProgressMonitor.Work) -> String {
    switch work {
    case .search: "looking tap by tap"
    case .reach: "what can be reached?"
    case .ways: "what are the shortest ways?"
    case .facts: "what can happen?"
    case .exits: "can every task end?"
    case .growth: "what grows without end?"
    case .expectation(let text): text.visible.clipped(to: 32)
    }
  }
}
