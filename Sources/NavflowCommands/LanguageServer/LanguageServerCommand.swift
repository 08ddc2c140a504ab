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

  @Option(
    help: ArgumentHelp("Write all messages to a file, with the milliseconds since the start.", valueName: "file"),
    completion: .file())
  var log: String?

  @Flag(help: "Ignored: the input is always standard input. Some editors pass it.")
  var stdio = false

  @OptionGroup var languageOptions: LanguageOptions

  static let optionValues: [String: [String]] = [:]
  static let takesFlowFile = false

  func validate() throws {
    try requirePositive(timeLimit)
  }

  func run(on console: Console) throws -> ExitStatus {
    var options = LanguageServer.Options(directory: console.directory)
    options.timeLimit = timeLimit
    options.rulePages = rulePages
    let log = try self.log.map { path in
      let file = OutputFile(path, on: console)
      try file.write([])
      let start = console.seconds()
      return { (line: String) in
        let milliseconds = Int((console.seconds() - start) * 1000)
        // A log that can no longer be written must not end the session.
        try? file.append(Array("\(milliseconds) ms \(line)\n".utf8))
      }
    }
    // A client that is gone also closes the input, which ends the server.
    let server = LanguageServer(options, log: log) { try? console.write($0) }
    // The protocol demands status 1 if the client did not ask for the shutdown.
    return server.run(read: console.readBytes) ? .success : .findings
  }
}
