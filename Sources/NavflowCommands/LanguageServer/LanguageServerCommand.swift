import ArgumentParser
import LanguageServer

/// The command that serves editors by the Language Server Protocol.
struct LanguageServerCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "lsp", abstract: "Serve an editor: findings while you type (Language Server Protocol).",
    discussion: """
      An editor starts this command and talks to it on standard input and output. Findings about the text appear at once, \
      findings about behaviour when typing pauses. Docs/editors.md shows how to set up editors.
      """)

  @Option(help: ArgumentHelp("The maximum time of one check of behaviours.", valueName: "seconds"))
  var timeLimit: Double = 10

  @Option(
    help: ArgumentHelp(
      "The address of a copy of Docs/rules. Each finding then links to the page of its rule.", valueName: "url"))
  var rulePages: String?

  @Flag(help: "Ignored: the input is always standard input. Some editors pass it.")
  var stdio = false

  static let optionValues: [String: [String]] = [:]
  static let takesFlowFile = false

  func validate() throws {
    if !(timeLimit > 0) { throw ValidationError("--time-limit must be more than 0") }
  }

  func run(on console: Console) throws -> ExitStatus {
    var options = LanguageServer.Options(directory: console.directory)
    options.timeLimit = timeLimit
    options.rulePages = rulePages
    // A client that is gone also closes the input, which ends the server.
    let server = LanguageServer(options) { try? console.write($0) }
    return server.run(read: console.readBytes) ? .success : .findings
  }
}
