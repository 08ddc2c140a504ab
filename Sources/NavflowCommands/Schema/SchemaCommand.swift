import ArgumentParser
import FlowRules
import FlowSyntax
import Reporting

/// The command that prints the JSON Schema for editors.
struct SchemaCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of flow files, for editors.",
    discussion: """
      "--output" prints the schema of "navflow check --format json" in place of it, for scripts that read reports.
      An editor with a YAML language server uses it to complete and explain keys. Write it beside the flow files, and begin \
      each flow file with this line:

        navflow schema -o navflow.schema.json
        # yaml-language-server: $schema=navflow.schema.json

      "navflow init" does both for a new flow. The schema does not check names of screens and tasks; "navflow check" does.
      """)

  @Flag(help: "Print the schema of .navflow.yaml.")
  var config = false

  @Flag(name: .customLong("output"), help: "Print the schema of the JSON format of check.")
  var isOfOutput = false

  @Option(name: .customShort("o"), help: ArgumentHelp("Write to this file.", valueName: "file"))
  var output: String?

  @OptionGroup var languageOptions: LanguageOptions

  static let optionValues: [String: [String]] = [:]
  static let takesFlowFile = false

  func validate() throws {
    if config, isOfOutput { throw UsageError("--config and --output are two schemas: leave one out") }
  }

  func run(on console: Console) throws -> ExitStatus {
    let text = isOfOutput ? OutputSchema.text : Self.text(of: config ? .settings : .flow)
    if let output {
      try OutputFile(output, on: console).write(Array(text.utf8))
    } else {
      try console.write(text)
    }
    return .success
  }

  /// Returns the schema of a kind of file.
  static func text(of kind: LanguageSchema.Kind) -> String {
    let rules = RuleRegistry.standard.metadata.map { LanguageSchema.Rule($0.id, $0.summary) }
    return LanguageSchema(kind, rules: rules).value.text
  }
}
