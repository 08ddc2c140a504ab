import ArgumentParser
import Checking
import Diagnostics
import FlowComparison
import FlowModel
import FlowSyntax
import Reporting

/// The command that compares two versions of flows.
struct DiffCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Compare two versions of flows: their text, their behaviour and their findings.",
    discussion: """
      Both versions are checked with the settings of the new one. A file or folder takes precedence over a revision of the \
      same name. Exit status: 0 no new finding at or above failOn; 1 new findings at or above failOn; 2 an error in the \
      command line, the settings or a flow file; 3 a rule at or above failOn is undecided in the new \
      version, and nothing else failed; 130 ended by Ctrl-C. A drawing is made without a check: 0 or 2. The format html is a \
      page with both versions of each changed flow, to walk through side by side.
      """)

  @Argument(help: "The old version: a flow file, a folder, or a git revision.")
  var old: String

  @Argument(help: "The new version: a flow file, a folder, or a git revision.")
  var new: String

  @Option(help: "The flow file or folder to compare in a revision; default: this folder.")
  var path: String?

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
      let content = format == .png ? "a PNG" : "a page"
      throw UsageError("\(content) cannot be shown in a terminal: name a file for it with --output")
    }
    try output.map { try OutputFile($0, on: console).check() }
    guard let (old, new) = try versions(on: console) else { return .unusable }
    try requireDevice(in: new)
    if let drawn = format.drawn {
      let drawing = DiffDrawing(old, new, on: device)
      try write(try drawing.bytes(as: drawn, for: output, on: console), on: console)
      guard let broken = [old, new].first(where: \.hasErrors) else { return .success }
      console.writeError("navflow: \"\(broken.name.visible)\" has mistakes: type \"navflow check\"\n")
      return .unusable
    }
    let settings = (new.isEmpty ? old : new).project.settings
    let newDevices = DiffPair.newDevices(of: DiffPair.pairs(of: old, and: new), old, new, on: device)
    let hasTraces = format == .html
    let checkedNew = CheckedVersion(new, options, settings, newDevices: newDevices, hasTraces: hasTraces, progress)
    let checkedOld = CheckedVersion(old, options, settings, hasTraces: hasTraces, progress)
    progress.finish()
    let report = report(
      checkedOld, checkedNew, options.settings(over: settings), hasPictures: format == .markdown)
    let text =
      format == .html
      ? DiffPage(checkedOld, checkedNew, on: device, console).text(of: report)
      : text(of: report, as: format, on: console)
    try write(Array(text.utf8), on: console)
    if progress.end == .interruption { return .interrupted }
    if checkedOld.isBroken || checkedNew.isBroken { return .unusable }
    if report.fails { return .findings }
    return report.leavesUndecided ? .undecided : .success
  }

  /// Returns both versions, or nil if one of them cannot be used, which has been reported.
  private func versions(on console: Console) throws(UsageError) -> (old: DiffVersion, new: DiffVersion)? {
    try RuleOptions.requireSettings(choice.config, on: console)
    let operands = (old: try DiffOperand(old, on: console), new: try DiffOperand(new, on: console))
    let pathInRevision = try pathInRevision(operands.old, operands.new)
    let old = try DiffVersion(operands.old, path: pathInRevision, config: choice.config, on: console)
    let new = try DiffVersion(operands.new, path: pathInRevision, config: choice.config, on: console)
    // With two revisions, the problem with the path is reported below.
    if let path, operands.old.isRevision != operands.new.isRevision, (operands.old.isRevision ? old : new).isEmpty,
      DiskFiles().kind(of: console.absolute(path)) == nil
    {
      throw UsageError("there is no file or folder \"\(path)\", neither in the revision nor here")
    }
    if old.isEmpty, new.isEmpty, operands.old.isRevision, operands.new.isRevision, pathInRevision == "." {
      throw UsageError(
        "neither \"\(old.name)\" nor \"\(new.name)\" holds a flow file here: the names of flow files end in .flow.yaml")
    }
    let isUsable = [(old, new), (new, old)].allSatisfy { version, other in
      if version.isEmpty, version.isRevision, !other.isEmpty { return true }
      for problem in version.project.problems { console.writeError("navflow: \(problem.message.visible)\n") }
      return version.project.problems.isEmpty
    }
    guard isUsable else { return nil }
    if old.isFile != new.isFile, !old.isEmpty, !new.isEmpty {
      let (file, folder) = old.isFile ? (old, new) : (new, old)
      throw UsageError("\"\(file.name)\" is a file, and \"\(folder.name)\" a folder: name two files or two folders")
    }
    return (old, new)
  }

  /// Returns the path to compare in a revision: the requested one, or else that of the other version.
  private func pathInRevision(_ old: DiffOperand, _ new: DiffOperand) throws(UsageError) -> String {
    switch (old, new) {
    case (.path, .path):
      if path != nil { throw UsageError("--path needs a git revision, and none is compared here") }
      return "."
    case (.path(let other), _), (_, .path(let other)): return path ?? other
    default: return path ?? "."
    }
  }

  /// Throws an error if no flow of the new version is for the requested device.
  private func requireDevice(in version: DiffVersion) throws(UsageError) {
    let launched = version.flows.filter { !$0.isFragment }
    guard let device, !launched.isEmpty, !launched.contains(where: { $0.devices.contains(device) }) else { return }
    throw UsageError("no flow of \"\(version.name)\" is made for \"\(device.rawValue)\": list it under devices")
  }

  private func report(_ old: CheckedVersion, _ new: CheckedVersion, _ settings: ProjectSettings, hasPictures: Bool)
    -> ComparisonReport
  {
    // Two files with different names are still versions of one flow, and so may be the files that they import.
    let isRenamed = old.version.isFile && new.version.isFile && old.version.path != new.version.path
    let fileName: @Sendable (DiffVersion, SourceFile) -> String = { isRenamed ? "" : $0.name(of: $1) }
    let compared = DiffPair.pairs(of: old.version, and: new.version).map {
      (pair: $0, comparison: $0.comparison(old.version, new.version))
    }
    let renames = FindingRenames(compared.compactMap(\.comparison)) {
      fileName(old.version, old.version.project.files[$0])
    }
    func findings(
      of checked: CheckedVersion, renamed: @escaping @Sendable (KnownFinding) -> KnownFinding = { $0 }
    ) -> FindingChanges.Version {
      let version = checked.version
      return FindingChanges.Version(
        files: version.project.files, findings: checked.diagnostics, onNewDevices: checked.onNewDevices,
        extent: checked.extent, renamed: renamed
      ) { fileName(version, $0) }
    }
    return ComparisonReport(
      names: (old.version.name, new.version.name),
      flows: compared.map { pair, comparison in
        var flow = pair.compared(old, new, comparison, on: device)
        if hasPictures { flow.picture = picture(of: pair, old.version, new.version) }
        return flow
      },
      findings: FindingChanges(from: findings(of: old, renamed: renames.renamed), to: findings(of: new)),
      verdicts: VerdictChange.changes(from: old.verdicts.map(renames.renamed), to: new.verdicts),
      newVerdicts: new.verdicts,
      failOn: settings.failOn, allowsUndecided: settings.allowsUndecided)
  }

  private func picture(of pair: DiffPair, _ old: DiffVersion, _ new: DiffVersion) -> String? {
    guard let before = pair.old.flatMap(old.flow), let after = pair.new.flatMap(new.flow) else { return nil }
    return DiffDrawing.picture(of: before, and: after, on: device)
  }

  private func text(of report: ComparisonReport, as format: DiffFormat, on console: Console) -> String {
    switch format {
    case .json: JSONComparison().render(report)
    case .markdown: MarkdownComparison().render(report)
    default: TextComparison(colour: output == nil && color.isOn(console)).render(report)
    }
  }

  private func write(_ bytes: [UInt8], on console: Console) throws {
    if let output { try OutputFile(output, on: console).write(bytes) } else { try console.write(bytes) }
  }
}
