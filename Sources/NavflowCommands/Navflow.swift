import ArgumentParser

/// The command `navflow`: nothing by itself, everything in its subcommands.
public struct Navflow: ParsableCommand {
  /// What the argument parser needs to know.
  public static let configuration = CommandConfiguration(
    commandName: "navflow",
    abstract: "Models the navigation of an app, decides whether it is sound, and draws it.",
    discussion: """
      A flow file describes an app's screens, what each button does, and which screens together are one task.

        navflow check charge.flow.yaml       what is wrong with it, in the taps that lead there
        navflow simulate charge.flow.yaml    walk through it, tap by tap
        navflow diagram charge.flow.yaml     draw it
      """,
    version: "0.1.0",
    subcommands: [CheckCommand.self, SimulateCommand.self, DiagramCommand.self])

  /// Creates the command; the argument parser fills it in.
  public init() {}

  /// Runs a command line.
  ///
  /// - Parameters:
  ///   - arguments: without the name of the program.
  ///   - console: where to read and write.
  /// - Returns: the exit status for the shell.
  public static func run(_ arguments: [String], on console: Console) -> Int32 {
    guard !arguments.isEmpty else {
      console.complain(NextStep.text)
      return ExitStatus.unusable.rawValue
    }
    do {
      let command = try parseAsRoot(arguments)
      if let command = command as? any ConsoleCommand { return try command.run(on: console).rawValue }
      throw CleanExit.helpRequest(command)
    } catch {
      return answer(error, to: arguments, on: console)
    }
  }

  private static func answer(_ error: any Error, to arguments: [String], on console: Console) -> Int32 {
    if let error = error as? UsageError {
      console.complain("navflow: \(error.message)\n")
      return ExitStatus.unusable.rawValue
    }
    let message = fullMessage(for: error, columns: 100)
    guard exitCode(for: error).isSuccess else {
      // The parser suggests some words by itself; saying it twice helps nobody.
      let hint = message.contains("Did you mean") ? nil : Slip.hint(for: arguments)
      console.complain((hint.map { "navflow: \($0)\n" } ?? "") + message + "\n")
      return ExitStatus.unusable.rawValue
    }
    console.write(message + "\n")
    return ExitStatus.success.rawValue
  }
}

/// What bare `navflow` answers.
enum NextStep {
  static let text = """
    navflow: what should it do? Type one of

      navflow check [PATH…]       check flow files, and say what is wrong in the taps that lead there
      navflow simulate FILE       walk through a flow, tap by tap
      navflow diagram FILE        draw a flow
      navflow --help              everything else

    """
}
