import ArgumentParser
import Diagnostics
import FlowSyntax
import Foundation
import Localization

/// The command `navflow`, which only has subcommands.
public struct Navflow: ParsableCommand {
  /// The configuration for the argument parser.
  public static let configuration = CommandConfiguration(
    commandName: "navflow",
    abstract: "Model the navigation of an app, check it, and draw it.",
    discussion: """
      A flow file describes an app's screens, what each button does, and which screens together are one task.

        navflow init                         write a first flow
        navflow check charge.flow.yaml       report problems, with the taps that lead to them
        navflow simulate charge.flow.yaml    walk through it, tap by tap
        navflow diagram charge.flow.yaml     draw it
        navflow diff main HEAD               show the effect of a change
        navflow report -o review.html        write all of this in one page for a review
        navflow watch                        check on every save, with that page in a browser

      Ctrl-C ends every command with exit status 130, and the signal SIGTERM with 143.
      """,
    version: ToolVersion.current,
    subcommands: commands)

  /// The subcommands, in the order of the help.
  static let commands: [any ConsoleCommand.Type] = [
    CheckCommand.self, SimulateCommand.self, DiagramCommand.self, DiffCommand.self, ReportCommand.self,
    WatchCommand.self, TestsCommand.self, ReplayCommand.self, GenerateCommand.self,
    ExplainCommand.self, RulesCommand.self, DocsCommand.self, FmtCommand.self, RenameCommand.self, SchemaCommand.self,
    InitCommand.self, ImportCommand.self, DumpCommand.self,
    LanguageServerCommand.self,
  ]

  /// Creates the command; the argument parser sets its values.
  public init() {}

  /// Runs a command line.
  ///
  /// - Parameters:
  ///   - arguments: the arguments without the name of the program.
  ///   - console: the input and output.
  /// - Returns: the exit status for the shell.
  public static func run(_ arguments: [String], on console: Console) -> Int32 {
    let language = LanguageOptions.language(in: arguments, console.environment) {
      settingsLanguage(of: arguments, on: console)
    }
    var console = console
    console.language = language
    return language.call { [console] in answer(arguments, on: console) }
  }

  /// Returns the language in the settings nearest to the first file or folder of a command line, or nil.
  private static func settingsLanguage(of arguments: [String], on console: Console) -> String? {
    let reader = ProjectReader(access: DiskFiles(), workingDirectory: console.directory, rules: [])
    let path = arguments.dropFirst().first { !$0.hasPrefix("-") && DiskFiles().kind(of: console.absolute($0)) != nil }
    return reader.readSettings(paths: [path ?? "."]).settings.language
  }

  private static func answer(_ arguments: [String], on console: Console) -> Int32 {
    guard !arguments.isEmpty else {
      console.writeError(UsageText.text.localized)
      return ExitStatus.unusable.rawValue
    }
    if let error = emptyArgument(in: arguments) { return refuse(error, on: console) }
    do {
      var command = try parseAsRoot(arguments)
      guard let command = command as? any ConsoleCommand else {
        try command.run()
        return ExitStatus.success.rawValue
      }
      return try command.run(on: console).rawValue
    } catch {
      return answer(error, to: arguments, on: console)
    }
  }

  private static func answer(_ error: any Error, to arguments: [String], on console: Console) -> Int32 {
    if let error = error as? UsageError {
      return error.isInterruption ? end(error.message, on: console) : refuse(error, on: console)
    }
    if let error = error as? Interruption.Ended { return end(error.consequence, on: console) }
    let mistyped = MistypedArgument(arguments)
    guard exitCode(for: error).isSuccess, !mistyped.asksForUnknownHelp else {
      console.writeError(mistyped.answer(to: message(for: error)).localized)
      return ExitStatus.unusable.rawValue
    }
    do {
      let help =
        Language.current == .english
        ? fullMessage(for: error, columns: 100) : LocalizedHelp(fullMessage(for: error, columns: 10_000)).text
      try console.write(help + "\n")
      return ExitStatus.success.rawValue
    } catch let error as UsageError {
      return refuse(error, on: console)
    } catch {
      return refuse(UsageError(Message(text: error.localizedDescription)), on: console)
    }
  }

  /// The options whose value may be empty: no taps, and no text.
  private static let optionsWithEmptyValue: Set = ["--taps"]

  /// Returns the error for an empty argument, or nil.
  ///
  /// An empty path would be the current folder, so a variable of the shell that is not set would change what is checked.
  private static func emptyArgument(in arguments: [String]) -> UsageError? {
    for (index, argument) in arguments.enumerated() {
      let parts = argument.hasPrefix("--") ? argument.split(separator: "=", maxSplits: 1).map(String.init) : []
      let isAssignment = parts.count == 1 && argument.hasSuffix("=")
      guard argument.isEmpty || isAssignment else { continue }
      let option = isAssignment ? parts.first : index > 0 ? arguments[index - 1] : nil
      guard let option, option.hasPrefix("-") else {
        return UsageError("argument \(index + 1) is empty: perhaps a variable of the shell is not set")
      }
      if !optionsWithEmptyValue.contains(option) {
        return UsageError("the value of \(option) is empty: perhaps a variable of the shell is not set")
      }
    }
    return nil
  }

  /// Says that the user ended the command, and what follows from it.
  private static func end(_ consequence: Message, on console: Console) -> Int32 {
    console.say(console.isTerminated() ? "ended by SIGTERM; \(consequence)" : "ended by Ctrl-C; \(consequence)")
    return console.interruptionStatus.rawValue
  }

  private static func refuse(_ error: UsageError, on console: Console) -> Int32 {
    console.writeError("navflow: \(error.message.localized.visibleLines)\n")
    return ExitStatus.unusable.rawValue
  }
}

extension String {
  /// The text with hidden scalars made visible, line by line.
  fileprivate var visibleLines: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { String($0).visible }.joined(separator: "\n")
  }
}

/// The text that `navflow` prints without a subcommand.
enum UsageText {
  static let text: Message = """
    navflow: no subcommand. Type one of

      navflow init [FILE]         write a first flow
      navflow check [PATH…]       check flow files, and report problems with the taps that lead to them
      navflow simulate FILE       walk through a flow, tap by tap
      navflow diagram FILE        draw a flow
      navflow diff OLD NEW        compare two versions
      navflow report -o FILE      write a page for a review
      navflow --help              everything else

    """
}
