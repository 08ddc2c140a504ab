import ArgumentParser
import Checking
import FlowModel
import FlowSyntax
import Localization
import SwiftGeneration

/// The command that writes Swift code, or every export of the settings.
struct GenerateCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate", abstract: "Write Swift code from a flow, or everything that .navflow.yaml lists.",
    discussion: """
      "navflow generate swift FILE -o FOLDER" writes scenes, tasks and outcomes as types, and the code that performs \
      their steps. Without "swift" it writes everything that .navflow.yaml lists under generate. With --check it writes \
      nothing and ends with exit status 1 if a file is out of date, which is the line for CI. "navflow tests" writes the \
      tests of one flow without settings.
      """)

  @Argument(help: "swift for the code of one flow; nothing for all that the settings list.")
  var language: String?

  @Argument(help: "The flow file.")
  var file: String?

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder for the Swift code.", valueName: "folder"))
  var output: String?

  @Option(help: "The framework of the host in the Swift code: uikit, swiftui, both or none.")
  var ui: SwiftExport.Framework?

  @Option(help: ArgumentHelp("The type that holds the Swift code; default: after the flow file.", valueName: "name"))
  var namespace: String?

  @Option(help: "Who can use the Swift code: public or internal.")
  var access: SwiftExport.Access?

  @Flag(help: "Write nothing, and list the files that would change.")
  var check = false

  @Option(help: ArgumentHelp("The settings file; default: the nearest .navflow.yaml.", valueName: "file"))
  var config: String?

  @Option(help: ArgumentHelp("Stop looking for walks after this time, for each flow.", valueName: "seconds"))
  var timeLimit: Double?

  @OptionGroup var languageOptions: LanguageOptions

  static let optionValues = ["--ui": SwiftExport.Framework.rawValues, "--access": SwiftExport.Access.rawValues]
  static let takesFlowFile = false

  func validate() throws {
    try requirePositive(timeLimit)
    guard let language else {
      let isForSwift = output != nil || ui != nil || namespace != nil || access != nil
      if isForSwift { throw UsageError("write what is generated, as in generate swift App.flow.yaml -o FOLDER") }
      return
    }
    guard language == "swift" else { throw UsageError("generate writes swift, not \"\(language)\"") }
    guard file != nil else { throw UsageError("generate swift needs a flow file: generate swift FILE -o FOLDER") }
    guard output != nil else { throw UsageError("write the folder for the code, as in -o Sources/Navigation") }
    guard namespace.map(SwiftRequest.isType) ?? true else {
      throw UsageError("--namespace is the name of a type: letters, digits and _, with a capital first")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    guard let file, let output else { return try writeSettings(on: console) }
    let request = SwiftRequest(
      flow: file, folder: output, framework: ui ?? .none, namespace: namespace, access: access ?? .public)
    return try SwiftWriter(request: request, console: console, isCheck: check).run()
  }

  private func writeSettings(on console: Console) throws -> ExitStatus {
    let project = CheckSession.reader(in: console.directory).readSettings(config: config)
    if let problem = project.problems.first { throw UsageError(problem.message) }
    // Warnings count, too: an item that only a later version knows is left out.
    console.writeErrors(project.diagnostics, in: project.files)
    guard !project.diagnostics.contains(where: { $0.severity == .error }) else {
      throw UsageError("the settings cannot be used before their mistakes are fixed")
    }
    guard !project.settings.exports.isEmpty else {
      throw UsageError(
        project.origins[.generate] != nil
          ? "nothing under \"generate\" in .navflow.yaml can be written by this version of navflow"
          : "nothing is listed under \"generate\" in .navflow.yaml: write generate: "
            + "[{ tests: .maestro/navflow, flow: App.flow.yaml, for: maestro }]")
    }
    try checkFolders(of: project.settings.exports)
    var worst = ExitStatus.success
    for export in project.settings.exports {
      worst = Swift.max(worst, try status(of: export, in: project, console))
    }
    return worst
  }

  /// Reports a path in the settings that a symbolic link leads out of the project: a project from elsewhere must not let
  /// navflow read or write anything else.
  private func requireInside(_ paths: [String], _ project: Project) throws(UsageError) {
    let folder = PathOperations.absolute(project.folder, in: project.directory)
    for path in paths {
      // The folder of an export need not exist.
      var place = PathOperations.absolute(path, in: folder)
      while DiskFiles().kind(of: place) == nil { place = PathOperations.folder(of: place) }
      guard let target = DiskFiles().resolved(place) else { continue }
      guard target == folder || PathOperations.lies(target, in: folder) else {
        throw UsageError("\"\(path)\" cannot be used: \(FileProblem.outsideProject.text)")
      }
    }
  }

  /// Reports exports that write to one folder and cannot share it, as the code of several flows can.
  private func checkFolders(of exports: [ProjectSettings.Export]) throws(UsageError) {
    var first: [String: ProjectSettings.Export] = [:]
    var flows: Set<[String]> = []
    for export in exports {
      let isNewFlow = flows.insert([export.folder, export.flow]).inserted
      guard let other = first[export.folder] else {
        first[export.folder] = export
        continue
      }
      guard export.kind == .swift, other.kind == .swift, isNewFlow else {
        throw UsageError("two exports write to \"\(export.folder)\": give each a folder of its own")
      }
      if export.options["access"] ?? "public" != other.options["access"] ?? "public" {
        throw UsageError("the code in \"\(export.folder)\" shares files: write the same access for each flow")
      }
    }
  }

  /// Returns the status of one export; an error does not keep the others from being written.
  private func status(
    of export: ProjectSettings.Export, in project: Project, _ console: Console
  ) throws -> ExitStatus {
    let folder = project.folder
    do {
      try requireInside([export.flow, export.folder], project)
      switch export.kind {
      case .swift:
        let request = try SwiftRequest(export, in: folder)
        return try SwiftWriter(request: request, console: console, isCheck: check, repair: "navflow generate").run()
      case .tests:
        let request = try TestRequest(export, in: folder)
        return try TestWriter(
          request: request, console: console, timeLimit: timeLimit, isCheck: check, repair: "navflow generate"
        ).run()
      }
    } catch {
      let message = (error as? UsageError)?.message ?? Message(text: error.localizedDescription)
      console.say(message)
      return .unusable
    }
  }
}

extension ExitStatus: Comparable {
  /// Orders statuses from the best to the worst.
  public static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}

extension SwiftExport.Framework: ExpressibleByArgument {}
extension SwiftExport.Access: ExpressibleByArgument {}
