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
      empty lines and lines that begin with # are left out. A tap that is not offered ends the walk with exit status 2.
      """)

  /// The output formats of a walk.
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

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

  @Option(help: ArgumentHelp("Go on by the fewest taps to this screen.", valueName: "screen"))
  var to: String?

  static let optionValues = ["--format": Format.rawValues, "--device": Device.rawValues]

  func validate() throws {
    if scenario != nil, !given.isEmpty {
      throw ValidationError("write --scenario or --given: a scenario has initial values of its own")
    }
  }

  func run(on console: Console) throws -> ExitStatus {
    let file = try FlowFile(reading: self.file, on: console)
    let walk = try start(in: file)
    if let taps { return try run(GivenTaps(taps), along: walk, of: file, on: console) }
    if console.isInteractive, format == .text {
      var session = SimulationSession(walk, file: file.path, on: console)
      try session.run()
      return .success
    }
    if scenario != nil || to != nil { return try run(GivenTaps(), along: walk, of: file, on: console) }
    let script = console.inputIsTerminal ? GivenTaps() : GivenTaps(script: console.readAll())
    guard script.isEmpty else { return try run(script, along: walk, of: file, on: console) }
    guard format == .text else { throw UsageError("--format json needs --taps, as in --taps \"A; B; Back\"") }
    throw UsageError("this needs a terminal: write the taps, as in --taps \"A; B; Back\"")
  }

  /// Returns the walk to the place where the user begins.
  private func start(in file: FlowFile) throws -> Walk {
    let scenario = try scenario.map(file.scenario)
    let target = try to.map(file.screen)
    let device = try file.device(device ?? scenario?.device)
    guard let simulator = Simulator(file.flow.withOpenings(), on: device) else {
      throw UsageError("\(file.path) has no root, so there is nothing to launch: simulate a flow that imports it")
    }
    if let other = scenario?.device, other != device {
      throw UsageError("the scenario is for another device: write --device \(other.rawValue)")
    }
    var walk =
      try scenario.map { try Walk(along: $0, in: simulator) }
      ?? Walk(simulator, from: GivenState(given, of: file.flow).state)
    walk.performArrivals()
    return try target.map(walk.continued) ?? walk
  }

  private func run(_ taps: GivenTaps, along walk: Walk, of file: FlowFile, on console: Console) throws -> ExitStatus {
    try taps.run(along: walk, of: file.path, as: format, on: console)
  }
}
