import FlowModel
import FlowSimulation
import FlowSyntax
import FlowVerification
import Foundation

// Verifies a flow of 500 screens with 24 variables, and the same without them, in turns; prints the medians and their ratio.

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

/// Verifies a flow and returns the time it took, in seconds, and what came of it.
func verify(_ simulator: Simulator) -> (seconds: Double, behaviour: Behaviour?) {
  let start = ContinuousClock.now
  let behaviour = PushdownEngine(simulator).explore()
  let time = start.duration(to: .now)
  return (Double(time.components.seconds) + Double(time.components.attoseconds) / 1e18, behaviour)
}

func median(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

let arguments = CommandLine.arguments.dropFirst().compactMap { Int($0) }
let (screens, flags, rounds) = (
  arguments.first ?? 500, arguments.dropFirst().first ?? 24, arguments.dropFirst(2).first ?? 5
)
var flow = FlagFlow(screens: screens, flags: flags)
if CommandLine.arguments.contains("--print") {
  print(flow.text(withFlags: true))
  exit(0)
}
let without = simulator(flow.text(withFlags: false))
let with = simulator(flow.text(withFlags: true))
var times: (without: [Double], with: [Double]) = ([], [])
for _ in 0..<rounds {
  times.without.append(verify(without).seconds)
  let memory = peakMemory()
  let (seconds, behaviour) = verify(with)
  times.with.append(seconds)
  guard times.with.count == 1, let behaviour else { continue }
  print("\(screens) screens, \(flags) variables")
  print("facts: \(behaviour.observations.count), undecided: \(behaviour.undecided.count)")
  print("in the way: \(behaviour.variablesInTheWay.map { with.flow[$0].name.value })")
  print("peak memory: \(memory) MiB without, \(peakMemory()) MiB with the variables")
}
print(
  String(
    format: "without: %.3f s   with: %.3f s   %.2f times", median(times.without), median(times.with),
    median(times.with) / median(times.without)))
