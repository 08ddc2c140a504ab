import ArgumentParser
import Diagnostics
import FlowModel
import Localization
import Reporting

/// The command that compares two versions of flows.
struct DiffCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Compare two versions of flows: their text, their behaviour and their findings.",
    discussion: """
      Both versions are checked with the settings of the new one. A file or folder takes precedence over a revision of the \
      same name. Exit status: 0 no new finding at or above failOn; 1 new findings at or above failOn; 2 an error in the \
      command line, the settings or a flow file; 3 a rule at or above failOn is undecided in the new \
      version, and nothing else failed; 130 ended by Ctrl-C, or 143 by SIGTERM. A drawing is made without a check: 0 or 2. The format html is a \
      page with both versions of each changed flow, to walk through side by side.
      """)

  @Argument(help: "The old version: a flow file, a folder, or a git revision; main...HEAD is where HEAD left main.")
  var old: String

  @Argument(help: "The new version: a flow file, a folder, or a git revision; default: HEAD in main...HEAD.")
  var new: String?

  @Option(
    name: .customLong("path"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "The flow file or folder to compare in a revision; default: this folder. Can be repeated.", valueName: "path"))
  var paths: [String] = []

  @Option(help: "The format; default: that of the output file's extension, or text.")
  var format: DiffFormat?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write; default: standard output.", valueName: "file"))
  var output: String?

  @OptionGroup var choice: RuleOptions

  @Option(help: "Compare this device only.")
  var device: Device?

  @Option(help: "Colour the text: auto, always or never.")
  var color: ColourMode = .auto

  @Option(
    help: ArgumentHelp(
      "Stop after this time, and compare the findings up to then. The new version is checked first.",
      valueName: "seconds"))
  var timeLimit: Double?

  @Flag(help: "Exit with status 0 instead of 3 if rules at or above failOn are undecided.")
  var allowUndecided = false

  /// The message for a command line without the new version.
  static let missingVersion: Message =
    "diff needs two versions, files, folders or git revisions: navflow diff OLD NEW"

  /// The command takes two versions.
  static let takesFlowFile = false

  @OptionGroup var languageOptions: LanguageOptions

  static let optionValues = [
    "--format": DiffFormat.rawValues, "--device": Device.rawValues, "--color": ColourMode.rawValues,
    "--fail-on": Severity.rawValues,
  ]

  func validate() throws {
    try requirePositive(timeLimit)
  }

  func run(on console: Console) throws -> ExitStatus {
    let progress = ProgressReporter(console, timeLimit: timeLimit)
    var options = try choice.options(on: device)
    options.allowsUndecided = allowUndecided
    let format = try format ?? output.map(DiffFormat.init(fileName:)) ?? .text
    if [.png, .html].contains(format), output == nil, console.outputIsTerminal {
      let content: Message = format == .png ? "a PNG" : "a page"
      throw UsageError("\(content) cannot be shown in a terminal: name a file for it with --output")
    }
    try output.map { try OutputFile($0, on: console).check() }
    let versions = try versions(on: console)
    guard versions.areUsable(on: console) else { return .unusable }
    let (old, new) = (versions.old, versions.new)
    try requireDevice(in: new)
    if let drawn = format.drawn { return try draw(old, new, as: drawn, on: console) }
    let comparison = VersionComparison(from: old, to: new, options, hasTraces: format == .html, progress)
    progress.finish()
    let report = comparison.report(hasPictures: format == .markdown)
    let end = RunEnd(
      of: report, hasErrors: old.hasErrors || new.hasErrors, isInterrupted: progress.isInterrupted, on: console)
    let text =
      if format == .html {
        DiffPage(comparison.old, comparison.new, on: device, console).text(of: report)
      } else if let form = format.report {
        form.written(rulePages: nil).render(comparison.newFindings)
      } else {
        text(of: report, as: format, end, on: console)
      }
    try write(Array(text.utf8), on: console)
    return end.status
  }

  private func versions(on console: Console) throws(UsageError) -> DiffVersions {
    guard let new = new ?? DiffOperand.newVersion(of: old) else {
      throw UsageError(Self.missingVersion)
    }
    return try DiffVersions(
      try DiffOperand(old, on: console), try DiffOperand(new, on: console), paths: paths, config: choice.config,
      on: console)
  }

  private func draw(
    _ old: DiffVersion, _ new: DiffVersion, as format: DiagramFormat, on console: Console
  ) throws -> ExitStatus {
    try write(try DiffDrawing(old, new, on: device).bytes(as: format, for: output, on: console), on: console)
    guard let broken = [old, new].first(where: \.hasErrors) else { return .success }
    console.say("\"\(broken.name)\" has mistakes: type \"navflow check\"")
    return .unusable
  }

  /// Throws an error if no flow of the new version is for the requested device.
  private func requireDevice(in version: DiffVersion) throws(UsageError) {
    let launched = version.flows.filter { !$0.isFragment }
    guard let device, !launched.isEmpty, !launched.contains(where: { $0.devices.contains(device) }) else { return }
    throw UsageError("no flow of \"\(version.name)\" is made for \"\(device.rawValue)\": list it under devices")
  }

  private func text(
    of report: ComparisonReport, as format: DiffFormat, _ end: RunEnd, on console: Console
  ) -> String {
    switch format {
    case .json: JSONComparison(toolVersion: Navflow.configuration.version).render(report, exit: end.reported)
    case .markdown: MarkdownComparison().render(report)
    default: TextComparison(colour: output == nil && color.isOn(console)).render(report)
    }
  }

  private func write(_ bytes: [UInt8], on console: Console) throws {
    if let output { try OutputFile(output, on: console).write(bytes) } else { try console.write(bytes) }
  }
}
