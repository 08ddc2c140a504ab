import ArgumentParser
import FlowExport
import FlowModel

/// The command that writes UI tests of an app from its flow.
struct TestsCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "tests", abstract: "Write UI tests from a flow.",
    discussion: """
      Tests come from scenarios, from findings, and from walks that cover every action, outcome and entry. They are written \
      for Maestro or XCUITest, as traces in the Informal Trace Format, or as taps for "navflow simulate". Files for your \
      team are written once, and never again. Exit status: 0 written, or up to date; 1 --check found differences, or two \
      names are equal in code; 2 the command line, the flow file or a file in the folder is in the way.
      """)

  @Argument(help: "The flow file.")
  var file: String

  @Option(name: .customLong("for"), help: "What runs the tests: maestro, xcuitest, itf or taps.")
  var format: TestExport.Format?

  @Option(name: .shortAndLong, help: ArgumentHelp("The folder to write to.", valueName: "folder"))
  var output: String?

  @Option(
    help: ArgumentHelp("What tests come from: scenarios, findings, cover; default: scenarios,cover.", valueName: "list")
  )
  var from: String?

  @Option(
    help: ArgumentHelp(
      "What walks cover: screens, actions, outcomes, entries, pairs; default: actions,outcomes,entries.",
      valueName: "list"))
  var cover: String?

  @Option(help: "Find elements by what users read, or by accessibility identifiers.")
  var select: ElementSelection = .text

  @Option(help: ArgumentHelp("The bundle identifier of the app; default: the variable APP_ID.", valueName: "id"))
  var app: String?

  @Option(help: "The device; default: each device of the flow, in a folder of its own.")
  var device: Device?

  @Option(help: ArgumentHelp("The length of a walk.", valueName: "number"))
  var maxTaps = 12

  @Flag(help: "Leave out tests that need code in the app.")
  var userOnly = false

  @Flag(help: "Print the tests with their taps and what they cover, and write nothing.")
  var list = false

  @Flag(help: "Write nothing, and list the files that would change.")
  var check = false

  @Option(help: ArgumentHelp("Stop looking for walks after this time.", valueName: "seconds"))
  var timeLimit: Double?

  @OptionGroup var languageOptions: LanguageOptions

  static let optionValues = [
    "--for": TestExport.Format.rawValues, "--select": ElementSelection.rawValues, "--device": Device.rawValues,
  ]

  func validate() throws {
    try requirePositive(timeLimit)
    guard maxTaps > 0 else { throw UsageError("--max-taps must be more than 0") }
    if list { return }
    guard format != nil else { throw UsageError("write what runs the tests, as in --for maestro; or --list") }
    guard output != nil else { throw UsageError("write the folder for the tests, as in -o .maestro/navflow") }
  }

  func run(on console: Console) throws -> ExitStatus {
    var request = TestRequest(flow: file)
    request.folder = list ? nil : output
    request.format = format ?? .maestro
    request.app = app
    if let from { request.origins = try TestRequest.origins(from) }
    if let cover { request.goals = try CoverageGoal.list(cover, for: "--cover") }
    request.selection = select
    request.device = device
    request.maximumTaps = maxTaps
    request.isUserOnly = userOnly
    return try TestWriter(request: request, console: console, timeLimit: timeLimit, isCheck: check).run()
  }
}

extension TestExport.Format: ExpressibleByArgument {}
extension ElementSelection: ExpressibleByArgument {}
