import BareScan
import FlowSyntax
import Foundation

let rounds = 15
let project = MadeUpProject()
let folder = FileManager.default.temporaryDirectory.appending(path: "navflow-benchmark-\(UUID().uuidString)")
try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: folder) }
var byteCount = 0
for file in project.files {
  byteCount += file.text.utf8.count
  try Data(file.text.utf8).write(to: folder.appending(path: file.name))
}
let paths = project.files.map { folder.appending(path: $0.name).path }

/// Loads the project as `navflow check` does: files found and read, imports followed, every name checked.
func load() -> (screens: Int, findings: Int) {
  let loaded = ProjectReader(access: DiskFiles(), workingDirectory: folder.path).read()
  return (loaded.flows.map(\.screens.count).max() ?? 0, loaded.diagnostics.count)
}

/// Runs libyaml over the same files, in C, and throws its events away.
func scan() -> Int { paths.reduce(0) { $0 + bareScan($1) } }

/// The times of something and of something else, taken in turns so that both meet the same weather.
func medians(_ first: () -> Void, _ second: () -> Void) -> (Duration, Duration) {
  let clock = ContinuousClock()
  var times: [(Duration, Duration)] = []
  for _ in 0..<rounds { times.append((clock.measure(first), clock.measure(second))) }
  return (times.map(\.0).sorted()[rounds / 2], times.map(\.1).sorted()[rounds / 2])
}

func milliseconds(_ duration: Duration) -> String { String(format: "%.1f ms", duration / .milliseconds(1)) }

let (screens, findings) = load()
let events = scan()
print("\(project.files.count) files, \(screens) screens, \(byteCount / 1024) KiB, \(events) YAML events")
if findings > 0 { print("\(findings) findings: the project should have none") }
if CommandLine.arguments.contains("--keep") { print(folder.path); exit(0) }
let (loading, scanning) = medians({ _ = load() }, { _ = scan() })
print("bare libyaml scan: \(milliseconds(scanning))")
print("loaded and checked: \(milliseconds(loading))")
print("ratio: \(String(format: "%.1f", loading / scanning)) (medians of \(rounds) runs of each, in turns)")
