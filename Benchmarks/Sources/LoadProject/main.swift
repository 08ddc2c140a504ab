// Measures the time to load a large project, and compares it with a bare libyaml scan of the same files.
import AppShape
import BareScan
import Bounds
import FlowSyntax
import Foundation

let rounds = 15
let shape = AppShape(screens: 2_000)
let folder = FileManager.default.temporaryDirectory.appending(path: "navflow-\(UUID().uuidString)")
try shape.write(to: folder)
let paths = shape.files.map { folder.appending(path: $0.name).path }

/// Loads flows as `navflow check` does: reads the files, follows imports and resolves every name.
func load(_ path: String) -> (screens: Int, findings: Int) {
  let loaded = ProjectReader(access: DiskFiles(), workingDirectory: folder.path).read(paths: [path])
  return (loaded.flows.map(\.screens.count).max() ?? 0, loaded.diagnostics.count)
}

/// Parses the same files with libyaml and ignores the events.
func scan() -> Int { paths.reduce(0) { $0 + bareScan($1) } }

/// Returns the median seconds of each closure.
///
/// The closures run in turn, so that other load affects all of them.
func medians(_ closures: [() -> Void]) -> [Double] {
  let clock = ContinuousClock()
  let times = (0..<rounds).map { _ in closures.map { clock.measure($0) / .seconds(1) } }
  return closures.indices.map { index in times.map { $0[index] }.sorted()[rounds / 2] }
}

let (screens, findings) = load("app.flow.yaml")
let bytes = shape.files.reduce(0) { $0 + $1.text.utf8.count }
print("\(paths.count) files, \(screens) screens, \(bytes / 1024) KiB, \(scan()) YAML events")
if findings > 0 { print("\(findings) findings: the project should have none") }
let times = medians([{ _ = scan() }, { _ = load("app.flow.yaml") }, { _ = load(".") }])
try? FileManager.default.removeItem(at: folder)
for (name, time) in zip(["bare libyaml scan", "the app, with all imports", "every file"], times) {
  print("  " + name.padding(toLength: 26, withPad: " ", startingAt: 0) + String(format: "%8.1f ms", time * 1e3))
}
var bounds = Bounds()
bounds.compare("the app, with all imports: × scan", times[1] / times[0], atMost: 10)
bounds.compare("every file: × scan", times[2] / times[0], atMost: 10)
bounds.conclude()
