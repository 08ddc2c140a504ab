import ArgumentParser
import Diagnostics
import FlowModel
import FlowSimulation
import Reporting

/// Walks through a flow: by hand in a terminal, or along given taps.
struct SimulateCommand: ConsoleCommand {
  static let configuration = CommandConfiguration(
    commandName: "simulate", abstract: "Walk through a flow, tap by tap.",
    discussion: """
      In a terminal it shows the stacks and what can be tapped, one key each. With --taps it runs those taps and prints every \
      configuration; a tap that is not offered ends the walk with exit status 2.
      """)

  /// What the walk is printed as.
  enum Format: String, CaseIterable, ExpressibleByArgument { case text, json }

  @Argument(help: "The flow file.")
  var file: String

  @Option(
    help: ArgumentHelp(
      "Taps, separated by semicolons: an action's label, \"label: result\", an entry, or a gesture.",
      valueName: "A; B; Back"))
  var taps: String?

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("An initial value; may be given several times.", valueName: "variable=value"))
  var given: [String] = []

  @Option(help: "The device to walk on; the flow's first if left out.")
  var device: Device?

  @Option(help: "How to print the walk.")
  var format: Format = .text

  func run(on console: Console) throws -> ExitStatus {
    let file = try FlowFile(reading: self.file, on: console)
    guard let simulator = Simulator(file.flow, on: try file.device(device)) else {
      throw UsageError("\(file.path) has no root, so there is nothing to launch: simulate a flow that imports it")
    }
    var walk = Walk(simulator, from: try GivenState(given, of: file.flow).state)
    walk.letArrivalsFire()
    guard let taps else {
      guard console.isInteractive else {
        throw UsageError("there is no terminal to ask at: write the taps, as in --taps \"A; B; Back\"")
      }
      var session = SimulationSession(walk, file: file.path, on: console)
      session.run()
      return .success
    }
    return run(TapList.parse(taps), along: &walk, file, on: console)
  }

  private func run(_ taps: [String], along walk: inout Walk, _ file: FlowFile, on console: Console) -> ExitStatus {
    var refusal: TapRefusal?
    for tap in taps {
      do throws(TapRefusal) {
        try walk.take(Scenario.Tap(label: tap))
      } catch {
        refusal = error
        break
      }
    }
    let trace = walk.trace(replaying: file.path)
    switch format {
    case .json: console.write(JSONTrace(steps: trace.steps).render())
    case .text: console.write(TraceTable(trace).lines.map { $0 + "\n" }.joined())
    }
    guard let refusal else { return .success }
    let offered = refusal.offered.map { "  \($0)\n" }.joined()
    console.complain(
      "navflow: \"\(refusal.tap)\" is not offered here: \(refusal.reason)\n"
        + (offered.isEmpty ? "nothing can happen any more\n" : "what can happen here:\n\(offered)"))
    return .unusable
  }
}
