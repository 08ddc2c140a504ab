import Checking
import Diagnostics
import FlowModel
import Localization
import Support

/// Reports the progress of a check on a terminal, and ends the check at Ctrl-C or the time limit.
final class ProgressReporter: CheckObserver {
  /// The seconds before the first message.
  private static let messageDelay = 1.0
  /// The minimum number of seconds between two messages.
  private static let messageInterval = 0.1

  private let console: Console
  private let timeLimit: Double?
  private let begin: Double
  private var nextMessage: Double
  private var hasMessage = false
  /// The reason why the check ended early, or nil.
  private(set) var end: PropertyVerdict.Cutoff?

  /// Whether the user set a time limit, so that the engines need no limits of their own.
  var ignoresBudgets: Bool { timeLimit != nil }

  /// Whether Ctrl-C or SIGTERM ended the check.
  var isInterrupted: Bool { end == .interruption || end == .termination }

  /// Starts the clock.
  ///
  /// - Parameter timeLimit: the time limit in seconds, or nil.
  init(_ console: Console, timeLimit: Double?) {
    self.console = console
    self.timeLimit = timeLimit
    begin = console.seconds()
    nextMessage = begin + Self.messageDelay
    if console.isInterrupted() { end = console.isTerminated() ? .termination : .interruption }
  }

  /// Returns the monitor for verifying a flow on a device; nil for work that concerns all devices.
  func monitor(_ path: String, _ device: Device?) -> ProgressMonitor {
    ProgressMonitor { work, share in
      self.shouldContinue { self.message(path, device, work, share) }
    }
  }

  private func shouldContinue(_ message: () -> String) -> Bool {
    if end == nil {
      let now = console.seconds()
      if console.isInterrupted() {
        end = console.isTerminated() ? .termination : .interruption
      } else if let timeLimit, now - begin >= timeLimit {
        end = .timeLimit
      } else if console.errorIsTerminal, now >= nextMessage {
        nextMessage = now + Self.messageInterval
        hasMessage = true
        console.writeError("\r\(message())\u{1B}[K")
      }
    }
    return end == nil
  }

  /// Removes the message from the terminal, and reports why the check ended early, with the consequence.
  func finish(_ consequence: (PropertyVerdict.Cutoff) -> Message = { _ in "the rest is undecided" }) {
    if hasMessage { console.writeError("\r\u{1B}[K") }
    hasMessage = false
    switch end {
    case .interruption?: console.say("ended by Ctrl-C; \(consequence(.interruption))")
    case .termination?: console.say("ended by SIGTERM; \(consequence(.termination))")
    case .timeLimit?: console.say("ended by the time limit; \(consequence(.timeLimit))")
    case .partialFlow?, nil: break
    }
  }

  // MARK: Messages

  /// Returns a message that fits on one line of a usual terminal, because the path is shortened.
  ///
  /// The engines may ask for it on threads of their own.
  private func message(
    _ path: String, _ device: Device?, _ work: ProgressMonitor.Work, _ share: Double?
  ) -> String {
    let device = device.map { (" on \(Message(key: $0.rawValue))" as Message).about("progress") } ?? ""
    let place = path.visible.clipped(to: 30) + device.text(in: console.language)
    let percent = share.map { " \(Int(min(max($0, 0), 1) * 100)) %" } ?? ""
    return "\(place): \(Self.question(work).text(in: console.language).visible)\(percent)"
  }

  private static func question(_ work: ProgressMonitor.Work) -> Message {
    switch work {
    case .search: "looking tap by tap"
    case .reach: "what can be reached?"
    case .traces: "what are the shortest traces?"
    case .facts: "what can happen?"
    case .exits: "can every task end?"
    case .growth: "what grows without end?"
    case .runs: "comparing runs"
    case .expectation(let text): Message(text: text.visible.clipped(to: 32))
    }
  }
}
