import ArgumentParser

/// A subcommand that reads and writes through a console.
protocol ConsoleCommand: ParsableCommand {
  /// For each option that takes one of a few words, those words.
  static var words: [String: [String]] { get }
  /// Whether it does something with a flow file.
  static var takesFlowFile: Bool { get }

  /// Runs the command.
  ///
  /// - Throws: `UsageError` for what the user can mend.
  func run(on console: Console) throws -> ExitStatus
}

extension ConsoleCommand {
  static var takesFlowFile: Bool { true }
}

/// Something that keeps a command from doing its work, told in a sentence that says how to mend it.
struct UsageError: Error {
  let message: String

  init(_ message: String) { self.message = message }
}
