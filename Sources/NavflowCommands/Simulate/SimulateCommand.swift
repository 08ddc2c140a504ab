import ArgumentParser
import Diagnostics
import FlowModel
import FlowSimulation
import Reporting

/// The command that walks through a flow, by keys in a terminal or along given taps.
struct SimulateCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate", abstract: "Walk through a flow, tap by tap.",
    discussion: """
      In a terminal it shows the stacks and the possible taps, one key for each, and where each one leads. With --taps it \
      performs these taps and prints every configuration. Without a terminal it reads taps from standard input, one in a line; \
      empty lines and lines that begin with # are left out. A tap that is not offered ends the walk with exit status 2. \
      In a terminal it also announces the findings whose last tap was just made; for that it checks the flow for at most 5 \
      seconds.
      """)

  /// The output formats of a walk.
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json, itf }

  @Argument(help: "The flow file.")
  var file: String

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Taps, separated by semicolons: an action's label, \"label: result\", an entry, or a gesture.",
      valueName: "A; B; Back"))
  var taps: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("The initial value of a variable. Can be repeated.", valueName: "variable=value"))
  var given: [String] = []

  @Option(help: "The device to walk on; the flow's first if left out.")
  var device: Device?

  @Option(help: "The format of the walk.")
  var format: Format = .text

  @Option(help: ArgumentHelp("Begin with the taps of a scenario of the file.", valueName: "name"))
  var scenario: String?

  @Option(
    help: ArgumentHelp(
      "Begin with the taps that lead to a finding, by its number in the text of check.", valueName: "number"))
  var finding: Int?

  @Option(help: ArgumentHelp("Go on by the fewest taps to this screen.", valueName: "screen"))
  var to: String?

  @OptionGroup var languageOptions: LanguageOptions

  static let optionValues = ["--format": Format.rawValues, "--device": Device.rawValues]

  func validate() throws {
    if scenario != nil, !given.isEmpty {
      throw UsageError("write --scenario or --given: a scenario has initial values of its own")
    }
    guard finding == nil || (scenario == nil && given.isEmpty) else {
      throw UsageError("write --finding without --scenario and --given: its taps begin at the launch")
    }
  }

  /// The time limit in seconds of the check for announcements, because the user waits for it.
  private static let announcementLimit = 5.0

  func run(on console: Console) throws -> ExitStatus {
    let file = try FlowFile(reading: self.file, on: console)
    let scenario = try scenario.map(file.scenario)
    let target = try to.map(file.screen)
    var simulator = try simulator(of: file, scenario)
    let isInteractive = taps == nil && console.isInteractive && format == .text
    var findings: NumberedFindings?
    if finding != nil || isInteractive {
      // The number counts the findings on all devices, as `check` does.
      findings = self.findings(of: file, on: finding == nil ? simulator.device : device, console)
      guard let findings else { return console.interruptionStatus }
      let replay = try finding.map { try findings.finding(numbered: $0).trace.replay }
      if let other = replay?.device.flatMap(Device.init) { simulator = simulator.on(other) }
    }
    let begin = try begin(along: scenario, findings, in: simulator)
    let walk = try target.map(begin.continued) ?? begin
    if let taps { return try run(GivenTaps(taps), along: walk, of: file, on: console) }
    if isInteractive {
      let announcer = findings.map { FindingAnnouncer($0, in: simulator) } ?? FindingAnnouncer()
      var session = SimulationSession(walk, file: file.path, announcing: announcer, on: console)
      try session.run()
      return .success
    }
    if scenario != nil || target != nil || finding != nil {
      return try run(GivenTaps(), along: walk, of: file, on: console)
    }
    let script = console.inputIsTerminal ? GivenTaps() : GivenTaps(script: console.readAll())
    guard script.isEmpty else { return try run(script, along: walk, of: file, on: console) }
    guard format == .text else {
      throw UsageError("--format \(format.rawValue) needs --taps, as in --taps \"A; B; Back\"")
    }
    throw UsageError("this needs a terminal: write the taps, as in --taps \"A; B; Back\"")
  }

  private func simulator(of file: FlowFile, _ scenario: Scenario?) throws -> Simulator {
    let device = try file.device(device ?? scenario?.device)
    guard let simulator = Simulator(file.flow.withOpenings(), on: device) else {
      throw UsageError("\(file.path) has no root, so there is nothing to launch: simulate a flow that imports it")
    }
    if let other = scenario?.device, other != device {
      throw UsageError("the scenario is for another device: write --device \(other.rawValue)")
    }
    return simulator
  }

  /// Returns the walk to the place where the user begins, without the taps of `--to`.
  private func begin(
    along scenario: Scenario?, _ findings: NumberedFindings?, in simulator: Simulator
  ) throws -> Walk {
    if let scenario { return try Walk(along: scenario, in: simulator) }
    if let finding, let replay = try findings?.finding(numbered: finding).trace.replay {
      return try Walk(along: replay, in: simulator)
    }
    var walk = Walk(simulator, from: try GivenState(given, of: simulator.flow).state)
    walk.performArrivals()
    return walk
  }

  /// Checks the flow; returns nil after Ctrl-C.
  private func findings(of file: FlowFile, on device: Device?, _ console: Console) -> NumberedFindings? {
    let progress = ProgressReporter(console, timeLimit: finding == nil ? Self.announcementLimit : nil)
    let findings = file.findings(on: device, progress)
    progress.finish { $0 != .timeLimit ? "there is no walk" : "later findings are not announced" }
    return progress.isInterrupted ? nil : NumberedFindings(findings, of: file, on: device)
  }

  private func run(_ taps: GivenTaps, along walk: Walk, of file: FlowFile, on console: Console) throws -> ExitStatus {
    try taps.run(along: walk, of: file.path, as: format, on: console)
  }
}
