import ArgumentParser
import FlowComparison

/// The command that prints a flow as navflow understands it.
struct DumpCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "dump", abstract: "Print a flow as navflow understands it.",
    discussion: """
      Imports are joined, and inherited values and sign-in gates are written out. It helps to see why navflow behaves as it does, \
      and belongs in a report of a fault. The format can change with every version. Exit status: 0 printed; 2 the command line \
      or a flow file has an error.
      """)

  @Argument(help: "The flow file.")
  var file: String

  @OptionGroup var languageOptions: LanguageOptions

  static let optionValues: [String: [String]] = [:]

  func run(on console: Console) throws -> ExitStatus {
    let file = try FlowFile(reading: file, on: console)
    try console.write(FlowDump.text(of: file.flow))
    return .success
  }
}
