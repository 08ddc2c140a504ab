import Bounds
import FlowModel
import FlowSimulation
import FlowSyntax
import Foundation
import Verification
import VerifierPortfolio

// Verifies a flow of 500 screens with and without 24 variables, in turn, and prints the median times and their ratio. Then it
// does the same for other kinds of variables.

/// Returns the peak of this process's memory in MiB, or 0 if the system does not provide it.
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

/// Verifies a flow, and returns the processor time in seconds with the result.
func verify(_ simulator: Simulator) -> (seconds: Double, result: VerificationResult) {
  let start = clock()
  let result = Verifier(simulator, engine: .exact).explore()
  return (Double(clock() - start) / Double(CLOCKS_PER_SEC), result)
}

func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

/// Compares the times, and returns the ratio of the time with variables to the time without.
@discardableResult
func compare(_ name: String, _ shape: FlagFlow.Shape, screens: Int, rounds: Int) -> Double {
  var flow = FlagFlow(screens: screens, shape: shape)
  let without = simulator(flow.text(withFlags: false))
  let with = simulator(flow.text(withFlags: true))
  var times: (without: [Double], with: [Double]) = ([], [])
  var summary = ""
  for _ in 0..<rounds {
    times.without.append(verify(without).seconds)
    let (seconds, result) = verify(with)
    times.with.append(seconds)
    let open = result.undecided.count
    let names = result.untrackedVariables.map { with.flow[$0].name.value }
    summary = open == 0 ? "all decided" : "\(open) undecided, untracked variables: \(names.joined(separator: ", "))"
  }
  let (plain, full) = (median(times.without), median(times.with))
  print(
    "\(name): " + String(format: "without %.3f s, with %.3f s, %.2f times; ", plain, full, full / plain) + summary
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
bounds.compare("times as long with variables", times, atMost: 15)
bounds.compare("MiB", Double(peakMemory()), atMost: 1_024)
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
