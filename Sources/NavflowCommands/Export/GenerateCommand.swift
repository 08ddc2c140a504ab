import ArgumentParser
import Checking
import FlowSyntax

/// The command that writes every export of the settings.
struct GenerateCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate", abstract: "Write everything that .navflow.yaml lists under generate.",
    discussion: """
      With --check it writes nothing and ends with exit status 1 if a file is out of date, which is the line for CI. \
      "navflow tests" writes the tests of one flow without settings.
      """)

  @Flag(help: "Write nothing, and list the files that would change.")
  var check = false

  @Option(help: ArgumentHelp("The settings file; default: the nearest .navflow.yaml.", valueName: "file"))
  var config: String?

  @Option(help: ArgumentHelp("Stop looking for walks after this time, for each flow.", valueName: "seconds"))
  var timeLimit: Double?

  @OptionGroup var languageOptions: LanguageOptions

  static let optionValues: [String: [String]] = [:]
  static let takesFlowFile = false

  func validate() throws { try requirePositive(timeLimit) }

  func run(on console: Console) throws -> ExitStatus {
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
    var folders: Set<String> = []
    for export in project.settings.exports where !folders.insert(export.folder).inserted {
      throw UsageError("two exports write to \"\(export.folder)\": give each a folder of its own")
    }
    var worst = ExitStatus.success
    for export in project.settings.exports {
      let request = try TestRequest(export, in: project.folder)
      var writer = TestWriter(request: request, console: console, timeLimit: timeLimit, isCheck: check)
      writer.repair = "navflow generate"
      worst = Swift.max(worst, status(of: writer, console))
    }
    return worst
  }

  /// Returns the status of one export; an error does not keep the others from being written.
  private func status(of writer: TestWriter, _ console: Console) -> ExitStatus {
    do { return try writer.run() } catch {
      let message = (error as? UsageError)?.message ?? error.localizedDescription
      console.writeError("navflow: \(message.visible)\n")
      return .unusable
    }
  }
}

extension ExitStatus: Comparable {
  /// Orders statuses from the best to the worst.
  public static func < (a: ExitStatus, b: ExitStatus) -> Bool { a.rawValue < b.rawValue }
}
