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
      In a terminal it shows the stacks and the possible taps, one key for each. With --taps it performs these taps and prints \
      every configuration. A tap that is not offered ends the walk with exit status 2.
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

  static let optionValues = ["--format": Format.rawValues, "--device": Device.rawValues]

  func run(on console: Console) throws -> ExitStatus {
    let file = try FlowFile(reading: self.file, on: console)
    guard let simulator = Simulator(file.flow.withOpenings(), on: try file.device(device)) else {
      throw UsageError("\(file.path) has no root, so there is nothing to launch: simulate a flow that imports it")
    }
    var walk = Walk(simulator, from: try GivenState(given, of: file.flow).state)
    walk.performArrivals()
    if let taps { return try GivenTaps(taps).run(along: walk, of: file.path, as: format, on: console) }
    guard format == .text else { throw UsageError("--format json needs --taps, as in --taps \"A; B; Back\"") }
    guard console.isInteractive else {
      throw UsageError("this needs a terminal: write the taps, as in --taps \"A; B; Back\"")
    }
    var session = SimulationSession(walk, file: file.path, on: console)
    try session.run()
    return .success
  }
}
