import Bounds
import Foundation

/// The medians of a size's stages, in seconds, as the process that took them hands them on.
struct Figures: Codable {
  let screens: Int
  private(set) var seconds: [String: Double] = [:]
  /// The most memory that the process has held, in MiB.
  var peak = 0

  init(screens: Int) { self.screens = screens }

  /// What a process has written down.
  init(contentsOf file: URL) throws { self = try JSONDecoder().decode(Figures.self, from: Data(contentsOf: file)) }

  /// The medians of several processes, stage by stage, and of what all stages take together.
  init(mediansOf all: [Figures]) {
    screens = all[0].screens
    let median = { (seconds: [Double]) in seconds.sorted()[seconds.count / 2] }
    for name in all[0].seconds.keys { seconds[name] = median(all.compactMap { $0.seconds[name] }) }
    seconds[Self.whole] = median(all.map { $0.seconds.filter { $0.key != Measurement.scanning }.values.reduce(0, +) })
  }

  /// What is called so that is all stages together.
  private static let whole = "all of it"

  func write(to file: URL) throws { try JSONEncoder().encode(self).write(to: file) }

  mutating func note(_ name: String, _ median: Double) { seconds[name] = median }

  /// Prints them.
  func tell() {
    for (name, seconds) in seconds.sorted(by: { $0.value < $1.value }) {
      let title = "    \(name)".padding(toLength: 36, withPad: " ", startingAt: 0)
      print(title + String(format: "%10.2f ms", seconds * 1e3))
    }
  }

  /// Holds the figures of several sizes against what must be true of them.
  ///
  /// - Parameters:
  ///   - fresh: those of processes that go through it once, as somebody runs it. Growth is a matter of these: what has been
  ///     gone through before is in the caches as long as it is small.
  static func judge(_ all: [Figures], _ fresh: [Figures]) -> Bounds {
    var bounds = Bounds()
    for figures in all where abs(figures.screens - 1_000) < 50 { figures.judgeShares(&bounds) }
    judgeGrowth(of: all, "gone through again and again", &bounds)
    for figures in fresh where abs(figures.screens - 1_000) < 50 {
      figures.tellAllOfVerifying("once in a process of its own")
    }
    judgeGrowth(of: fresh, "once in a process of its own", &bounds)
    for figures in all where figures.screens <= 110_000 {
      bounds.tell("MiB for \(figures.screens) screens", Double(figures.peak), atMost: 4_096)
    }
    return bounds
  }

  /// Loading is to be the largest part of a check.
  private func judgeShares(_ bounds: inout Bounds) {
    guard let load = seconds["load"] else { return }
    for name in ["starting up", "verify", "rules and traces", Self.allOfVerifying, "print"] {
      guard let part = seconds[name] else { continue }
      bounds.tell("\(name), per loading, \(screens) screens", part / load, atMost: 1)
    }
  }

  private static let allOfVerifying = "verify, with rules and traces"

  /// Told, but not bound: in a new process the machine decides, by how soon it hands out memory and a second processor.
  private func tellAllOfVerifying(_ how: String) {
    guard let load = seconds["load"], let verify = seconds[Self.allOfVerifying] else { return }
    print("  \(Self.allOfVerifying), per loading, \(how): " + String(format: "%.2f", verify / load))
  }

  /// The time that all stages together take a new process is to grow like n · log n at most.
  ///
  /// What grows otherwise is told: a stage may outgrow the caches, and what is printed grows with the ways that are told.
  private static func judgeGrowth(of all: [Figures], _ how: String, _ bounds: inout Bounds) {
    let large = all.filter { $0.screens >= 900 }.sorted { $0.screens < $1.screens }
    guard let first = large.first, let last = large.last, last.screens > 5 * first.screens else { return }
    let size = { (screens: Int) in Double(screens) * log(Double(screens)) }
    let expected = size(last.screens) / size(first.screens)
    print("  \(how):")
    for (name, seconds) in last.seconds.sorted(by: { $0.key < $1.key }) {
      // What takes next to nothing tells of the clock only.
      guard let before = first.seconds[name], before > 0.0005, name != "starting up" else { continue }
      let title = "\(name.trimmingCharacters(in: .whitespaces)), per n · log n, \(first.screens) to \(last.screens)"
      let figure = seconds / before / expected
      if name == whole {
        bounds.tell(title, figure, atMost: 1)
      } else {
        print("  \(title): " + String(format: "%.2f", figure))
      }
    }
  }
}
