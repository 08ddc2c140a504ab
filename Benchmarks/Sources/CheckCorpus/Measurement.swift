import BareScan
import ChildProcess
import Foundation

/// The measured cost of `navflow check` on one app.
struct Measurement {
  let kibibytes: Int
  /// The median seconds of a bare libyaml scan of the app's files.
  let scan: Double
  /// The median seconds of a check, or nil if it reached the timeout.
  private(set) var wall: Double?
  /// The median seconds of processor time of a check.
  private(set) var processor = 0.0
  /// The largest peak of resident memory of all runs.
  private(set) var mebibytes = 0.0
  /// The report of the last run.
  private(set) var report: CheckReport?

  var scanRatio: Double? { wall.map { $0 / scan } }

  /// Checks the app in a folder with a navflow binary, up to `rounds` times while that takes less than five seconds.
  init(_ folder: URL, navflow: String, rounds: Int, timeout: UInt32) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".yaml") }
    let paths = names.map { folder.appending(path: $0).path }
    kibibytes = try paths.reduce(0) { try $0 + Data(contentsOf: URL(filePath: $1)).count } / 1024
    var scans: [Double] = []
    let output = FileManager.default.temporaryDirectory.appending(path: "navflow-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: output) }
    let arguments = [navflow, "check", "--format", "json", folder.path]
    var runs: [child_run] = []
    repeat {
      // A scan of a small app takes less than a millisecond. Between the checks, scans see the same load as they do.
      for _ in 0..<100 {
        let start = ContinuousClock.now
        for path in paths { _ = bareScan(path) }
        scans.append((ContinuousClock.now - start) / .seconds(1))
      }
      let run = Self.run(arguments, output: output.path, timeout: timeout)
      runs.append(run)
      guard run.timed_out || (0...1).contains(run.status) else { throw CheckFailed(arguments: arguments) }
    } while runs.count < rounds && runs.reduce(0) { $0 + $1.wall } < 5
    scan = Self.median(scans)
    processor = Self.median(runs.map { $0.user + $0.system })
    mebibytes = Double(runs.map(\.peak).max() ?? 0) / 1_048_576
    guard !runs.contains(where: \.timed_out) else { return }
    wall = Self.median(runs.map(\.wall))
    report = try CheckReport(contentsOf: output)
  }

  private static func run(_ arguments: [String], output: String, timeout: UInt32) -> child_run {
    var strings = arguments.map { strdup($0) } + [nil]
    defer { for string in strings { free(string) } }
    return run_child(&strings, output, timeout)
  }

  private static func median(_ figures: [Double]) -> Double { figures.sorted()[figures.count / 2] }
}

/// The error for a check with an exit status other than 0 and 1, because navflow crashed or could not read the app.
struct CheckFailed: Error, CustomStringConvertible {
  let arguments: [String]

  var description: String { "this command failed: " + arguments.joined(separator: " ") }
}
