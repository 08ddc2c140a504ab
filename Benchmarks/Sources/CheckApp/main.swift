// Times what `navflow check` does with made-up apps of several sizes:
// `swift run -c release CheckApp [--root stack|tabs] [--valuations 2|4|8] [--rounds COUNT] [--keep FOLDER] [screens …]`.
//
// Each size is measured in a process of its own, so that its peak of memory is its own.
import Foundation

/// What is given on the command line.
struct Arguments {
  private(set) var rest = Array(CommandLine.arguments.dropFirst())

  /// Takes an option and its value off.
  mutating func value(of option: String) -> String? {
    guard let place = rest.firstIndex(of: option), place + 1 < rest.count else { return nil }
    let value = rest[place + 1]
    rest.removeSubrange(place...place + 1)
    return value
  }
}

var arguments = Arguments()
// For whoever wants to know what starting up takes.
if arguments.rest == ["--nothing"] { exit(0) }
let root = arguments.value(of: "--root").flatMap(MadeUpFlow.Root.init) ?? .stack
let valuations = arguments.value(of: "--valuations").flatMap(Int.init) ?? 4
let folder = arguments.value(of: "--keep").map { URL(filePath: $0) }
let alone = arguments.value(of: "--alone").flatMap(Int.init)
let rounds = arguments.value(of: "--rounds").flatMap(Int.init)
let sizes = arguments.rest.compactMap { Int($0) }

if let alone {
  let flow = MadeUpFlow(screens: alone, root: root, valuations: valuations)
  let measurement = Measurement(of: flow, in: folder, rounds: rounds)
  try measurement.run()
} else {
  for size in sizes.isEmpty ? [100, 1_000, 10_000, 100_000] : sizes {
    let process = Process()
    process.executableURL = URL(filePath: CommandLine.arguments[0])
    process.arguments = ["--alone", "\(size)", "--root", root.rawValue, "--valuations", "\(valuations)"]
    if let rounds { process.arguments?.append(contentsOf: ["--rounds", "\(rounds)"]) }
    if let folder { process.arguments?.append(contentsOf: ["--keep", folder.path]) }
    try process.run()
    process.waitUntilExit()
    if process.terminationStatus != 0 { print("\(size) screens: ended with status \(process.terminationStatus)") }
  }
}
