import ArgumentParser
import Checking
import Diagnostics
import Diagrams
import FlowModel
import FlowSyntax
import Localization
import Reporting

/// The command that draws a flow.
struct DiagramCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "diagram", abstract: "Draw a flow.",
    discussion: """
      navflow writes DOT and Mermaid, which GitHub renders. For SVG and PNG, Graphviz must be installed.
      """)

  @Argument(help: "The flow file.")
  var file: String

  @Option(help: "The format; default: that of the output file's extension, or dot.")
  var format: DiagramFormat?

  @Option(help: "The device; default: the flow's first.")
  var device: Device?

  @Option(help: "Draw this task only, with the arrows into it and out of it.")
  var task: String?

  @Option(help: ArgumentHelp("Draw this screen only, with its neighbours.", valueName: "screen"))
  var around: String?

  @Flag(
    inversion: .prefixedNo, help: "Draw dismiss, pop and complete as arrows as well; default: where they are few.")
  var returns: Bool?

  @Option(help: "Where arrows lead: right or down; default: as it fits a page.")
  var direction: DiagramOptions.Direction?

  @Flag(
    inversion: .prefixedNo,
    help: "Draw tabs and tasks as boxes, without their screens; default: above 60 screens.")
  var overview: Bool?

  @Flag(help: "Check the flow, and mark the findings in the diagram, with the taps that lead to them.")
  var findings = false

  @Option(help: ArgumentHelp("With --findings: apply this rule only.", valueName: "rule"))
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "With --findings: stop the check after this time, and draw the findings up to then.", valueName: "seconds"))
  var timeLimit: Double?

  @Option(
    help: ArgumentHelp(
      "Write a picture for each tab, task and group into this folder, and an index.", valueName: "folder"))
  var pages: String?

  @OptionGroup var storyboard: StoryboardOptions

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write; default: standard output.", valueName: "file"))
  var output: String?

  @OptionGroup var languageOptions: LanguageOptions

  static let optionValues = [
    "--format": DiagramFormat.rawValues, "--device": Device.rawValues,
    "--direction": DiagramOptions.Direction.allCases.map(\.rawValue),
  ]

  func validate() throws {
    guard only.isEmpty || findings else {
      throw UsageError("--only needs --findings")
    }
    guard timeLimit == nil || findings else {
      throw UsageError("--time-limit needs --findings")
    }
    try requirePositive(timeLimit)
    guard overview != true || (task == nil && around == nil && returns != true) else {
      throw UsageError(
        "--overview draws the whole flow without its screens: leave out --task, --around, --returns")
    }
    guard pages == nil || (task == nil && around == nil && overview == nil && output == nil && !storyboard.isRequested)
    else {
      throw UsageError(
        "--pages draws all parts: leave out --task, --around, --overview, --strip, --taps and --output")
    }
    guard !storyboard.isRequested || (task == nil && around == nil && returns == nil && !findings && overview == nil)
    else {
      throw UsageError(
        "--strip and --taps draw steps, not a diagram: leave out --task, --around, --returns, --findings, --overview")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    if storyboard.isRequested { return try drawStoryboard(on: console) }
    if let pages { return try draw(pagesIn: pages, on: console) }
    let format = try format ?? output.map(DiagramFormat.init(fileName:)) ?? .dot
    try requireFile(for: format, on: console)
    let rules = try RuleOptions.rules(of: only)
    let file = try FlowFile(reading: self.file, on: console)
    let output = output.map { OutputFile($0, on: console) }
    try output?.check()
    let folder = output?.folder ?? console.directory
    let pictures = PictureData(of: file.flow, in: file.project.files, on: console)
    for problem in pictures.problems + pictures.problemsInGraphviz {
      console.say(problem)
    }
    let paths = pictures.paths(seenFrom: folder)
    var options = DiagramOptions()
    options.part = try part(of: file.flow)
    options.returns = returns
    options.direction = direction
    options.overview = isOverview(of: file.flow, on: console)
    options.imagePath = { paths[$0.range] }
    let device = try file.device(device)
    if findings {
      guard let found = found(in: file, on: device, only: rules, console) else { return console.interruptionStatus }
      options.findings = found
    }
    let uris = format == .svg ? pictures.uris(byPath: paths, of: file.flow) : [:]
    let bytes = try format.bytes(of: file.flow, on: device, options, in: folder, uris: uris, on: console)
    try write(bytes, to: output, picture(of: file.flow, options), on: console)
    return .success
  }

  /// Writes a picture to a file, and says what was written; or to standard output.
  private func write(_ bytes: [UInt8], to file: OutputFile?, _ what: Message, on console: Console) throws {
    guard let file, let output else { return try console.write(bytes) }
    try file.write(bytes)
    console.say("wrote \(output): \(what)")
  }

  /// Returns what a diagram shows, in words.
  private func picture(of flow: Flow, _ options: DiagramOptions) -> Message {
    let screens = Message.count(flow.screens.count, "screen")
    let what: Message =
      switch options.part {
      case .task(let task): "the task \(.name(flow[task].name.value)) and what touches it"
      case .around(let screen): "the screen \(.name(flow[screen].name.value)) and its neighbours"
      case .everything, .changes, .tab, .group: options.overview ? "an overview of \(screens)" : "all \(screens)"
      }
    return options.findings.map { "\(what), with \(.count($0.count, "finding"))" } ?? what
  }

  /// Returns whether to draw an overview; prints a message if it was chosen because of the number of screens.
  private func isOverview(of flow: Flow, on console: Console) -> Bool {
    if let overview { return overview }
    guard task == nil, around == nil, returns != true, flow.screens.count > DiagramOptions.maximumScreenCount else {
      return false
    }
    console.say(
      "the flow has \(flow.screens.count) screens, so this is an overview: write --no-overview to draw all")
    return true
  }

  /// Throws an error if a picture would be printed in a terminal.
  private func requireFile(for format: DiagramFormat, on console: Console) throws {
    guard format == .png, output == nil, console.outputIsTerminal else { return }
    throw UsageError("a PNG cannot be shown in a terminal: name a file for it with --output")
  }

  /// Draws the storyboard that the options ask for.
  private func drawStoryboard(on console: Console) throws -> ExitStatus {
    let format = try format ?? output.map(DiagramFormat.init(fileName:)) ?? .svg
    guard format == .svg || format == .png else {
      throw UsageError("a strip is drawn as SVG or PNG: end the file's name in .svg or .png, or leave out --format")
    }
    try requireFile(for: format, on: console)
    let file = try FlowFile(reading: self.file, on: console)
    let output = output.map { OutputFile($0, on: console) }
    try output?.check()
    let device = try file.device(device)
    let request = StoryboardRequest(options: storyboard, file: file, device: device, chosenDevice: self.device)
    let strips = try request.strips { found(in: file, on: self.device, only: $0.map { [$0] } ?? [], console) }
    guard let strips else { return console.interruptionStatus }
    let pictures = PictureData(of: file.flow, in: file.project.files, on: console)
    for problem in pictures.problems { console.say(problem) }
    let svg = Storyboard(strips, of: file.flow, on: device, pictures: pictures.uris, width: storyboard.width).render()
    let steps = strips.reduce(0) { $0 + $1.trace.steps.count - 1 }
    let what: Message = "\(.count(strips.count, "strip")) with \(.count(steps, "step"))"
    try write(format == .png ? image(of: svg, on: console) : Array(svg.utf8), to: output, what, on: console)
    return .success
  }

  private func image(of svg: String, on console: Console) throws -> [UInt8] {
    do throws(StoryboardImage.Problem) {
      return try StoryboardImage(searchPath: console.environment["PATH"] ?? "").png(of: svg)
    } catch {
      throw UsageError(error.message)
    }
  }

  /// Returns the findings of the requested rules; nil after Ctrl-C.
  func found(in file: FlowFile, on device: Device, _ console: Console) throws -> [Diagnostic]? {
    found(in: file, on: device, only: try RuleOptions.rules(of: only), console)
  }

  /// Returns the findings that no `allow` accepts, up to the time limit; nil after Ctrl-C.
  private func found(
    in file: FlowFile, on device: Device?, only rules: Set<RuleID>, _ console: Console
  ) -> [Diagnostic]? {
    let progress = ProgressReporter(console, timeLimit: timeLimit)
    let found = file.findings(on: device, only: rules, progress)
    progress.finish { $0 != .timeLimit ? "nothing is drawn" : "the diagram shows the findings up to then" }
    return progress.isInterrupted ? nil : found
  }

  private func part(of flow: Flow) throws -> DiagramOptions.Part {
    switch (task, around) {
    case (nil, nil): return .everything
    case (.some, .some): throw UsageError("write --task or --around, not both")
    case (let name?, nil):
      if let task = flow.tasks.first(where: { $0.name.value == name }) { return .task(task.id) }
      if flow.screens.contains(where: { $0.name.value == name }) {
        throw UsageError("\"\(name)\" is a screen, not a task: write --around instead of --task")
      }
      throw UsageError.unknown("task", name, flow.tasks.map { ($0.name.value, $0.title) })
    case (nil, let name?):
      if let screen = flow.screens.first(where: { $0.name.value == name }) { return .around(screen.id) }
      if flow.tasks.contains(where: { $0.name.value == name }) {
        throw UsageError("\"\(name)\" is a task, not a screen: write --task instead of --around")
      }
      throw UsageError.unknown("screen", name, flow.screens.map { ($0.name.value, $0.title) })
    }
  }
}

extension DiagramOptions.Direction: ExpressibleByArgument {}
