import FlowModel
import FlowSimulation
import Pushdown

/// A pushdown system worked off: what is reachable with some variables in the control and the others left out.
struct Solution: Sendable {
  private(set) var reading: PushdownReading
  /// Whether nothing was cut off.
  let isWhole: Bool

  var system: FlowPushdown { reading.system }

  /// The same on a device on which the flow behaves in the same way.
  func moved(to simulator: Simulator) -> Solution {
    var copy = self
    copy.reading = reading.moved(to: simulator)
    return copy
  }

  /// Saturates a system that keeps more variables than a coarse one; nil where that takes more steps than
  /// allowed, or it is told to stop.
  init?(refining coarse: CoarseRules, keeping kept: Set<VariableID>, steps: Int, _ watch: Watch = .none) {
    var finer = FinerSystem(coarse, keeping: kept)
    var forward = ForwardSaturation(from: finer.start())
    guard Self.saturate(&forward, &finer, steps, watch, isHopeless: { _ in false }) else { return nil }
    self.init(finer.system, forward, watch)
  }

  /// Reads a saturated system; nil where it is told to stop.
  init?(_ system: FlowPushdown, _ forward: ForwardSaturation, _ watch: Watch) {
    guard watch.goesOn(.ways) else { return nil }
    var runs = ShortestRuns(of: forward, layout: FlowPushdown.layout)
    guard runs.run(watch) else { return nil }
    reading = PushdownReading(system: system, forward: forward, runs: runs)
    isWhole = !system.isCut && !runs.overflowed
  }

  /// Works everything off, if that is done within so many steps and makes sense.
  static func saturate<Source: PushdownRules>(
    _ forward: inout ForwardSaturation, _ source: inout Source, _ steps: Int, _ watch: Watch,
    isHopeless: (Source) -> Bool
  ) -> Bool {
    var left = steps
    return saturate(&forward, &source, &left, watch, isHopeless: isHopeless)
  }

  /// The same, and takes the steps off those that are left.
  static func saturate<Source: PushdownRules>(
    _ forward: inout ForwardSaturation, _ source: inout Source, _ left: inout Int, _ watch: Watch,
    isHopeless: (Source) -> Bool
  ) -> Bool {
    while left > 0, !isHopeless(source), watch.goesOn(.reach, share: forward.share) {
      if forward.saturate(with: &source, steps: min(left, slice)) { return true }
      left -= slice
    }
    return false
  }

  /// So many steps are made before the engine looks whether it makes sense, and is wanted, to go on.
  private static let slice = 500
}

extension ShortestRuns {
  /// Finds all shortest ways; false where it is told to stop before.
  mutating func run(_ watch: Watch) -> Bool {
    let all = Double(saturation.transitionCount + saturation.edgeCount)
    var steps = 0
    while !run(steps: Self.slice) {
      steps += Self.slice
      guard watch.goesOn(.ways, share: min(1, Double(steps) / all)) else { return false }
    }
    return true
  }

  /// So many steps are made between two looks at whether to go on.
  private static let slice = 32_000
}
