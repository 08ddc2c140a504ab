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

/// Loads flows as `navflow check` does: files found and read, imports followed, every name checked.
func load(_ path: String) -> (screens: Int, findings: Int) {
  let loaded = ProjectReader(access: DiskFiles(), workingDirectory: folder.path).read(paths: [path])
  return (loaded.flows.map(\.screens.count).max() ?? 0, loaded.diagnostics.count)
}

/// Runs libyaml over the same files, in C, and throws its events away.
func scan() -> Int { paths.reduce(0) { $0 + bareScan($1) } }

/// The median times of some things, done in turns so that all meet the same weather.
func medians(_ works: [() -> Void]) -> [Duration] {
  let clock = ContinuousClock()
  let times = (0..<rounds).map { _ in works.map { clock.measure($0) } }
  return works.indices.map { work in times.map { $0[work] }.sorted()[rounds / 2] }
}

func describe(_ duration: Duration, per other: Duration? = nil) -> String {
  let time = String(format: "%.1f ms", duration / .milliseconds(1))
  return time + (other.map { String(format: ", %.1f times the scan", duration / $0) } ?? "")
}

let (screens, findings) = load("app.flow.yaml")
let events = scan()
print("\(project.files.count) files, \(screens) screens, \(byteCount / 1024) KiB, \(events) YAML events")
if findings > 0 { print("\(findings) findings: the project should have none") }
if CommandLine.arguments.contains("--keep") {
  print(folder.path)
  exit(0)
}
let times = medians([{ _ = scan() }, { _ = load("app.flow.yaml") }, { _ = load(".") }])
print("bare libyaml scan: \(describe(times[0]))")
print("the app, with all that it imports: \(describe(times[1], per: times[0]))")
print("every file, with what it imports: \(describe(times[2], per: times[0]))")
print("(medians of \(rounds) runs of each, in turns)")
