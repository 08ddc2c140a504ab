import Bounds
import Foundation

/// The medians of a size's stages, in seconds, as the process that took them hands them on.
struct Figures: Codable {
  let screens: Int
  private(set) var seconds: [String: Double] = [:]
  /// The most memory that the process has held, in MiB.
  var peak = 0

  init(screens: Int) { self.screens = screens }

  mutating func note(_ name: String, _ median: Double) { seconds[name] = median }

  /// Holds the figures of several sizes against what must be true of them.
  ///
  /// - Parameter holdsShares: whether loading is to be the largest part; several tabs whose stacks have no bound
  ///   take longer than that.
  static func judge(_ all: [Figures], holdsShares: Bool) -> Bounds {
    var bounds = Bounds()
    for figures in all where holdsShares && abs(figures.screens - 1_000) < 50 { figures.judgeShares(&bounds) }
    let large = all.filter { $0.screens >= 900 }.sorted { $0.screens < $1.screens }
    if let first = large.first, let last = large.last, last.screens > 5 * first.screens {
      judgeGrowth(from: first, to: last, &bounds)
    }
    for figures in all where figures.screens <= 110_000 {
      bounds.tell("MiB for \(figures.screens) screens", Double(figures.peak), atMost: 4_096)
    }
    return bounds
  }

  /// Loading is to be the largest part of a check.
  private func judgeShares(_ bounds: inout Bounds) {
    guard let load = seconds["load"] else { return }
    for name in ["starting up", "verify", "rules and traces", "print"] {
      guard let part = seconds[name] else { continue }
      bounds.tell("\(name), per loading, \(screens) screens", part / load, atMost: 1)
    }
    // Told, but not bound: what the rules make of what has been verified, and its traces, belong to both.
    guard let verify = seconds["verify, with rules and traces"] else { return }
    print(String(format: "  verify, with rules and traces, per loading: %.2f", verify / load))
  }

  /// Time is to grow like n · log n at most.
  private static func judgeGrowth(from first: Figures, to last: Figures, _ bounds: inout Bounds) {
    let size = { (screens: Int) in Double(screens) * log(Double(screens)) }
    let expected = size(last.screens) / size(first.screens)
    for (name, seconds) in last.seconds.sorted(by: { $0.key < $1.key }) {
      // What takes next to nothing tells of the clock only.
      guard let before = first.seconds[name], before > 0.0005, name != "starting up" else { continue }
      let title = "\(name.trimmingCharacters(in: .whitespaces)), per n · log n, \(first.screens) to \(last.screens)"
      let figure = seconds / before / expected
      // A part of a stage may outgrow the caches where the stage does not: it is told only.
      guard name.hasPrefix(" ") else {
        bounds.tell(title, figure, atMost: 1)
        continue
      }
      print("  \(title): " + String(format: "%.2f", figure))
    }
  }
}
