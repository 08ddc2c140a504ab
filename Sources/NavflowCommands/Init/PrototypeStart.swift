import Diagnostics
import Foundation
import Localization
import PrototypeImport

/// The start of a project with a prototype: its import, the settings that repeat it, and the schema for editors.
struct PrototypeStart {
  /// The folder of the flows.
  private static let folder = "Flows"

  let prototype: String
  /// The folder with pictures, or nil.
  let images: String?

  /// Imports the prototype, if there are no flows yet.
  func run(on console: Console) throws -> ExitStatus {
    for path in [Self.folder, ".navflow.yaml"] where FileManager.default.fileExists(atPath: console.absolute(path)) {
      throw UsageError("\"\(path)\" exists already and was not changed: import into it with navflow import")
    }
    let request = ImportRequest(path: prototype, images: images, options: ImportOptions())
    var run = try ImportRun(requests: [request], output: Self.folder, console: console)
    try run.name()
    try run.write()
    let schema: Message =
      "wrote  \(Self.folder)/\(InitCommand.schemaName): editors use it to complete and explain keys"
    try OutputFile(Self.folder + "/" + InitCommand.schemaName, on: console)
      .write(Array(SchemaCommand.text(of: .flow).utf8))
    let hasSettings = try run.writeSettings()
    try console.write(
      schema.localized + "\n" + ImportText(run, isFirst: true, hasNewSettings: hasSettings).text)
    return .success
  }
}
