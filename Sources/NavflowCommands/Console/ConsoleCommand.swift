import ArgumentParser
import Localization

/// A subcommand that reads and writes through a console.
protocol ConsoleCommand: ParsableCommand {
  /// The possible values of each option that takes one of a few words.
  static var optionValues: [String: [String]] { get }
  /// Whether the command takes a flow file as its argument.
  static var takesFlowFile: Bool { get }

  /// Runs the command.
  ///
  /// - Throws: `UsageError` for errors that the user can correct.
  func run(on console: Console) throws -> ExitStatus
}

extension ConsoleCommand {
  static var takesFlowFile: Bool { true }

  /// Throws an error for a time limit of 0 or less.
  func requirePositive(_ timeLimit: Double?) throws(UsageError) {
    if let timeLimit, !(timeLimit > 0) { throw UsageError("--time-limit must be more than 0") }
  }
}

/// An error that the user can correct, with a message that explains how.
struct UsageError: Error, CustomStringConvertible {
  let message: Message
  /// Whether the user ended a program that the command needs; then the message is what follows from it.
  var isInterruption = false

  init(_ message: Message) { self.message = message }

  /// The text in the current language, for the argument parser, which keeps only the text of an error.
  var description: String { message.localized }
}

/// The exit status of a command.
public enum ExitStatus: Int32, Sendable {
  /// No findings at or above `failOn`.
  case success = 0
  /// Findings at or above `failOn`.
  case findings = 1
  /// A command line, settings or a flow file with errors.
  case unusable = 2
  /// A rule at or above `failOn` is undecided, and nothing else failed.
  case undecided = 3
  /// The user pressed Ctrl-C.
  case interrupted = 130
  /// The signal SIGTERM came.
  case terminated = 143
}
