import ArgumentParser
import Diagnostics
import FlowModel
import FlowSyntax
import Foundation

/// The command that checks on every save, and serves the review page.
struct WatchCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "watch", abstract: "Check on every save, and keep a review page in the browser up to date.",
    discussion: """
      Each save of a flow file, an import, a picture, the settings or the baseline starts another check. It prints what has \
      changed. The page is served on 127.0.0.1 only. It reloads itself, and its walk stays where it was if its taps still exist. \
      Ctrl-C ends the command. Exit status: 0 ended by Ctrl-C; 2 an error in the command line or the settings, a port in use, \
      or no flow file.
      """)

  /// The default port: NAVF on the keys of a telephone.
  private static let defaultPort: UInt16 = 6283

  @Argument(help: "Flow files, or folders with flow files; default: this folder.")
  var paths: [String] = []

  @Option(help: ArgumentHelp("The port of the page; 0 takes any free port.", valueName: "number"))
  var port: UInt16 = Self.defaultPort

  @OptionGroup var choice: RuleOptions

  @Option(help: ArgumentHelp("Report only findings that are not in this baseline.", valueName: "file"))
  var baseline: String?

  @Option(help: "Check and show this device only.")
  var device: Device?

  @Option(
    help: ArgumentHelp(
      "The maximum number of configurations in the page for each flow and device.", valueName: "number")
  )
  var configurations: Int = ReportCommand.defaultConfigurationCount

  @Option(
    help: ArgumentHelp("Stop each check after this time; the page lists what is undecided.", valueName: "seconds"))
  var timeLimit: Double?

  @Option(help: "Colour the text: auto, always or never.")
  var color: ColourMode = .auto

  @OptionGroup var languageOptions: LanguageOptions

  static let optionValues = [
    "--device": Device.rawValues, "--fail-on": Severity.rawValues, "--color": ColourMode.rawValues,
  ]

  func validate() throws {
    guard configurations >= 1 else { throw UsageError("--configurations must be at least 1") }
    try requirePositive(timeLimit)
  }

  func run(on console: Console) throws -> ExitStatus {
    let options = try choice.options(on: device)
    let baselines = try BaselineOptions.parse(baseline.map { ["--baseline=\($0)"] } ?? [])
    let server = try ReviewServer(port: port)
    defer { server.stop() }
    var session = WatchSession(
      paths: paths, config: choice.config, baselines: baselines, options: options, timeLimit: timeLimit,
      configurations: configurations, isColoured: color.isOn(console), server: server,
      console: console)
    guard try session.checkFirst() else { return .unusable }
    while session.waitForChange() { try session.checkAgain() }
    return .success
  }
}
