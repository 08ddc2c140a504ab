// Times what `navflow check` does with made-up apps of several sizes:
// `swift run -c release CheckApp [--root stack|tabs] [--valuations 2|4|8] [--pad same|other] [--back push|pop]
// [--rounds COUNT] [--keep FOLDER] [screens …]`, or with `--once SCREENS` each stage once, as in a check that somebody runs.
//
// Each size is measured in a process of its own, so that its peak of memory is its own, and then in several that go through
// it once. At the end the figures are held against what must be true of them; it exits with 1 where something is not.
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
let pad = arguments.value(of: "--pad").flatMap(MadeUpFlow.Pad.init) ?? .same
let back = arguments.value(of: "--back").flatMap(MadeUpFlow.Back.init) ?? .push
let figures = arguments.value(of: "--figures").map { URL(filePath: $0) }
let folder = arguments.value(of: "--keep").map { URL(filePath: $0) }
let alone = arguments.value(of: "--alone").flatMap(Int.init)
let once = arguments.value(of: "--once").flatMap(Int.init)
let rounds = arguments.value(of: "--rounds").flatMap(Int.init)
let sizes = arguments.rest.compactMap { Int($0) }

if let once {
  let flow = MadeUpFlow(screens: once, root: root, valuations: valuations, pad: pad, back: back)
  let measurement = Measurement(of: flow, in: folder, rounds: 1)
  try measurement.runOnce()
  if let figures { try measurement.figures.write(to: figures) }
} else if let alone {
  let flow = MadeUpFlow(screens: alone, root: root, valuations: valuations, pad: pad, back: back)
  let measurement = Measurement(of: flow, in: folder, rounds: rounds)
  try measurement.run()
  if let figures { try measurement.figures.write(to: figures) }
} else {
  var options = ["--root", root.rawValue, "--valuations", "\(valuations)"]
  options += ["--pad", pad.rawValue, "--back", back.rawValue]
  if let folder { options += ["--keep", folder.path] }
  let own = OwnProcess(options)
  var (all, fresh): ([Figures], [Figures]) = ([], [])
  for size in sizes.isEmpty ? [100, 1_000, 10_000, 100_000] : sizes {
    all.append(try own.figures(["--alone", "\(size)"] + (rounds.map { ["--rounds", "\($0)"] } ?? [])))
    fresh.append(try own.medians(of: max(3, min(15, 20_000 / size)), size, touching: all[all.count - 1].peak))
  }
  Figures.judge(all, fresh).conclude()
}
