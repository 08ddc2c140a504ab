import Bounds
import FlowModel
import FlowSimulation
import FlowSyntax
import Foundation
import Verification
import VerifierPortfolio

// Verifies a flow of 500 screens with 24 variables, and the same without them, in turns; prints the medians and their ratio. Then
// the same for variables of other kinds.

/// The most memory that this process has had, in MiB; 0 where the system does not say.
func peakMemory() -> Int {
  let lines = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8))?.split(separator: "\n") ?? []
  let peak = lines.first { $0.hasPrefix("VmHWM:") }?.split(separator: " ").compactMap { Int($0) }.first
  return (peak ?? 0) / 1024
}

func simulator(_ text: String) -> Simulator {
  let result = FlowReader.read(text: text)
  guard let flow = result.flow, let simulator = Simulator(flow, on: .phone) else {
    print(result)
    exit(1)
  }
  return simulator
}

/// Verifies a flow and returns the processor time it took, in seconds, and what came of it.
func verify(_ simulator: Simulator) -> (seconds: Double, behaviour: VerificationResult) {
  let start = clock()
  let behaviour = Verifier(simulator, engine: .exact).explore()
  return (Double(clock() - start) / Double(CLOCKS_PER_SEC), behaviour)
}

func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

/// Compares, and returns how many times as long it takes with the variables.
@discardableResult
func compare(_ name: String, _ shape: FlagFlow.Shape, screens: Int, rounds: Int) -> Double {
  var flow = FlagFlow(screens: screens, shape: shape)
  let without = simulator(flow.text(withFlags: false))
  let with = simulator(flow.text(withFlags: true))
  var times: (without: [Double], with: [Double]) = ([], [])
  var told = ""
  for _ in 0..<rounds {
    times.without.append(verify(without).seconds)
    let (seconds, behaviour) = verify(with)
    times.with.append(seconds)
    let open = behaviour.undecided.count
    let names = behaviour.variablesInTheWay.map { with.flow[$0].name.value }
    told = open == 0 ? "all decided" : "\(open) undecided, in the way: \(names.joined(separator: ", "))"
  }
  let (plain, full) = (median(times.without), median(times.with))
  print(
    "\(name): " + String(format: "without %.3f s, with %.3f s, %.2f times; ", plain, full, full / plain) + told
      + "; peak \(peakMemory()) MiB")
  fflush(nil)
  return full / plain
}

let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let (screens, flags, rounds) = (
  arguments.first ?? 500, arguments.dropFirst().first ?? 24, arguments.dropFirst(2).first ?? 5
)
let shape = FlagFlow.Shape(flags: flags)
if CommandLine.arguments.contains("--print") {
  var flow = FlagFlow(screens: screens, shape: shape)
  print(flow.text(withFlags: true))
  exit(0)
}
var bounds = Bounds()
let times = compare("\(screens) screens, \(flags) variables", shape, screens: screens, rounds: rounds)
bounds.tell("times as long with variables", times, atMost: 10)
bounds.tell("MiB", Double(peakMemory()), atMost: 1_024)
if arguments.isEmpty {
  let others: [(String, FlagFlow.Shape)] = [
    ("40 variables", .init(flags: 40)), ("set in three places", .init(setters: 3)),
    ("of three values", .init(values: 3)), ("of five values", .init(values: 5)),
    ("two asked for together", .init(together: 2)), ("three asked for together", .init(together: 3)),
    ("any value first", .init(isOpen: true)), ("all of that", .init(values: 3, setters: 3, together: 2, isOpen: true)),
  ]
  for (name, shape) in others { compare("  " + name, shape, screens: screens, rounds: rounds) }
}
bounds.conclude()
