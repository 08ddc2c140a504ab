import ArgumentParser
import Diagnostics
import Foundation
import Localization

/// The command that writes a first flow, with the schema for editors.
struct InitCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Write a commented first flow to start from.",
    discussion: """
      It also writes navflow.schema.json, which an editor with a YAML language server uses to complete and explain keys. No existing \
      file is overwritten.
      """)

  @Argument(help: "The file to write, in an existing folder.")
  var file = "app.flow.yaml"

  @Option(help: "The flow to start from; left out: a small app with most parts of the language.")
  var template: FlowTemplate?

  @Option(
    help: ArgumentHelp(
      "Write a flow for one scenario: screens and taps in turn, such as \"Home; Buy; Pay; Pay now; Home\".",
      valueName: "scenario"))
  var fromScenario: String?

  @Option(
    help: ArgumentHelp(
      "Import a prototype of Figma, Penpot or Sketch into the folder Flows, and remember it in .navflow.yaml.",
      valueName: "prototype"))
  var fromPrototype: String?

  @Option(help: "A folder with exported pictures, named by the ids or the names of frames.")
  var images: String?

  @OptionGroup var languageOptions: LanguageOptions

  static let optionValues = ["--template": FlowTemplate.allCases.map(\.rawValue)]
  static let takesFlowFile = false

  /// The name of the schema file, beside the flow.
  static let schemaName = "navflow.schema.json"

  func validate() throws {
    if template != nil, fromScenario != nil {
      throw UsageError("--template and --from-scenario each write the whole flow: leave out one of them")
    }
    if fromPrototype != nil, template != nil || fromScenario != nil {
      throw UsageError("--from-prototype writes the whole flow: leave out --template and --from-scenario")
    }
    if images != nil, fromPrototype == nil {
      throw UsageError("--images needs a prototype, as in --from-prototype app.json --images pictures")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    if let fromPrototype { return try PrototypeStart(prototype: fromPrototype, images: images).run(on: console) }
    let path = try Self.flowPath(file)
    let name = (path as NSString).lastPathComponent
    let schemaPath = String(path.dropLast(name.count)) + Self.schemaName
    if Self.exists(path, on: console) {
      throw UsageError("\"\(path)\" exists already and was not changed: name another file")
    }
    let content = try fromScenario.map { try ScenarioFlow($0).text } ?? template?.flow ?? FirstFlow.flow
    let flow = FirstFlow.text(content, named: ShellWord.bare(name), schema: "./" + Self.schemaName)
    try OutputFile(path, on: console).write(Array(flow.utf8))
    let hadSchema = Self.exists(schemaPath, on: console)
    if !hadSchema {
      try OutputFile(schemaPath, on: console).write(Array(SchemaCommand.text(of: .flow).utf8))
    }
    try console.write(Self.report(path, schemaPath, hadSchema: hadSchema).localized)
    return .success
  }

  /// Returns the path with the extension of flow files.
  ///
  /// - Throws: `UsageError` for another extension.
  private static func flowPath(_ path: String) throws -> String {
    if path.hasSuffix(".flow.yaml") || path.hasSuffix(".flow.yml") { return path }
    let name = (path as NSString).lastPathComponent
    if !name.contains("."), !path.hasSuffix("/") { return path + ".flow.yaml" }
    let stem = name.split(separator: ".").first.map(String.init) ?? "app"
    throw UsageError("the names of flow files end in .flow.yaml: write \"\(stem).flow.yaml\" instead of \"\(path)\"")
  }

  /// Returns whether a file exists; a broken link counts.
  private static func exists(_ path: String, on console: Console) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: console.absolute(path))) != nil
  }

  private static func report(_ path: String, _ schema: String, hadSchema: Bool) -> Message {
    let word = ShellWord.bare(path)
    let picture = ShellWord.bare(path.replacing(/\.flow\.ya?ml$/, with: ".svg"))
    let aboutSchema: Message =
      hadSchema
      ? "kept   \(schema.visible): to renew it, navflow schema -o \(ShellWord.bare(schema))"
      : "wrote  \(schema.visible): editors use it to complete and explain keys"
    return """
      wrote  \(path.visible): a first flow to change into your own
      \(aboutSchema)

      next:
        navflow check \(word)
        navflow simulate \(word)
        navflow diagram \(word) -o \(picture)
        navflow tests \(word) --list

      """
  }
}
