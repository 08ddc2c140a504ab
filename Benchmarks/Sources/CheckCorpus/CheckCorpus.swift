import ArgumentParser
import Bounds
import Foundation

/// Measures `navflow check` on the apps of the corpus, and compares the figures with their bounds.
@main struct CheckCorpus: ParsableCommand {
  static let configuration = CommandConfiguration(abstract: "Measure navflow check on the apps of the corpus.")

  @Argument(help: "The navflow binary to measure, built for release.") var navflow: String
  @Argument(help: "Parts of the names of the apps to check; all by default.") var names: [String] = []
  @Option(help: "The time limit of a check in seconds.") var timeout: UInt32 = 60
  @Option(help: "The number of checks of each app, if they take less than five seconds.") var rounds = 5

  func run() throws {
    let apps = CorpusApp.all.filter { app in names.isEmpty || names.contains { app.name.contains($0) } }
    var bounds = Bounds()
    var measured: [(app: CorpusApp, figures: Measurement)] = []
    print(Self.header)
    for app in apps {
      let figures = try measure(app)
      print(Self.row(app, figures))
      fflush(nil)
      measured.append((app, figures))
    }
    for (app, figures) in measured { Self.compare(figures, with: app, &bounds) }
    bounds.conclude()
  }

  private func measure(_ app: CorpusApp) throws -> Measurement {
    switch app.source {
    case .folder(let name):
      let folder = Bundle.module.bundleURL.appending(path: "Apps/\(name)")
      return try Measurement(folder, navflow: navflow, rounds: rounds, timeout: timeout)
    case .generated(let shape):
      let folder = FileManager.default.temporaryDirectory.appending(path: "navflow-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      try shape.write(to: folder)
      return try Measurement(folder, navflow: navflow, rounds: rounds, timeout: timeout)
    }
  }

  private static let columns = ["screens", "KiB", "time s", "CPU s", "MiB", "scan ms", "× scan", "decided", "findings"]
  private static let header = line("app", columns)

  private static func row(_ app: CorpusApp, _ figures: Measurement) -> String {
    let (report, wall) = (figures.report, figures.wall)
    return line(
      app.name,
      [
        report.map { "\($0.summary.screens)" } ?? "?", "\(figures.kibibytes)",
        wall.map { String(format: "%.2f", $0) } ?? "timeout", String(format: "%.2f", figures.processor),
        String(format: "%.0f", figures.mebibytes), String(format: "%.2f", figures.scan * 1e3),
        figures.scanRatio.map { String(format: "%.0f", $0) } ?? "?",
        report.map { "\($0.decided)/\($0.verdicts.count)" } ?? "?", report.map { "\($0.findings)" } ?? "?",
      ])
  }

  private static func line(_ name: String, _ cells: [String]) -> String {
    let padded = cells.map { String(repeating: " ", count: max(1, 10 - $0.count)) + $0 }
    return name.padding(toLength: 46, withPad: " ", startingAt: 0) + padded.joined()
  }

  /// Compares the measurement with the app's bounds; a check that reached the timeout exceeds all of them except memory.
  private static func compare(_ figures: Measurement, with app: CorpusApp, _ bounds: inout Bounds) {
    if let bound = app.scanRatio {
      bounds.compare("\(app.name): × scan", figures.scanRatio ?? .infinity, atMost: bound)
    }
    if let bound = app.mebibytes { bounds.compare("\(app.name): MiB", figures.mebibytes, atMost: bound) }
    if let bound = app.undecided {
      let undecided = figures.report.map { Double($0.undecided) }
      bounds.compare("\(app.name): undecided", undecided ?? .infinity, atMost: Double(bound))
    }
  }
}
