import FlowModel
import FlowSimulation
import Pushdown

/// The shortest ways in the systems of all tabs, where it is known what it costs at least until a tab is selected for the first
/// time since the launch.
///
/// What comes in then was let out by the system of another tab, at the end of a way that begins with the launch, too. So it
/// costs no less than the cheapest way in any of them to let it out; the rule by which it comes in knows of single moves
/// only (`TabExchange.weight`).
struct FirstArrivals {
  /// A rule by which something comes in for the first time.
  private struct Entrance {
    /// Its number among the rules of its system.
    let rule: Int
    let id: UInt32
    let weight: UInt64
    let entry: TabEntry
  }

  /// What each system comes to.
  private(set) var readings: [PushdownReading] = []
  /// What the rules that weigh more now weighed before, by number, for each system.
  private(set) var weightsBefore: [[UInt32: UInt64]] = []

  private let systems: [TabSystems.Saturated]
  private let entrances: [[Entrance]]
  /// What it weighs at least, in each system, to let something out into a tab, as far as ways are known.
  private var least: [[TabEntry: UInt64]]
  /// What the entrances of each system weighed when its ways were last looked for; nil before.
  private var weighed: [[UInt64]?]
  private var found: [PushdownReading?]

  /// Finds the shortest ways of systems; nil where it is told to stop.
  ///
  /// A system is looked at once it is known what first comes in costs, and again where that turns out to be less, as in the
  /// algorithm of Bellman and Ford (1958): mostly once each, in the order in which the tabs can be selected.
  init?(_ systems: [TabSystems.Saturated], _ watch: Watch) {
    self.systems = systems
    entrances = systems.map(Self.entrances)
    least = systems.map { _ in [:] }
    weighed = systems.map { _ in nil }
    found = systems.map { _ in nil }
    guard watch.goesOn(.ways), weigh(takingUnknownForFar: true, watch), weigh(takingUnknownForFar: false, watch) else {
      return nil
    }
    readings = found.compactMap(\.self)
    weightsBefore = entrances.indices.map { index in
      let heavier = zip(entrances[index], weighed[index] ?? []).filter { $0.weight < $1 }
      return Dictionary(uniqueKeysWithValues: heavier.map { ($0.0.id, $0.0.weight) })
    }
  }

  /// Looks for the ways of systems until none of what first comes in weighs less than it did; false where it is told to stop.
  ///
  /// - Parameter isFar: whether what nobody is known to let out is as far away as can be; else what the rule weighs by itself
  ///   has to do, as for what a system let out before it was worked off once more, and then did not.
  private mutating func weigh(takingUnknownForFar isFar: Bool, _ watch: Watch) -> Bool {
    while true {
      let next = systems.indices.compactMap { index -> (index: Int, weights: [UInt64])? in
        let weights = weights(of: index, takingUnknownForFar: isFar)
        guard weighed[index] != weights, weights.isEmpty || weights.contains(where: { $0 < PushdownReading.far }) else {
          return nil
        }
        return (index, weights)
      }
      guard !next.isEmpty else { return true }
      let runs = watch.together(next.count) { [systems, entrances] place, watch in
        let (index, weights) = next[place]
        return PushdownReading(systems[index], weighing: zip(entrances[index].map(\.rule), weights), watch)
      }
      for ((index, weights), reading) in zip(next, runs) {
        guard let reading else { return false }
        weighed[index] = weights
        least[index] = reading.weightsOfLeaves
        found[index] = reading
      }
    }
  }

  private func weights(of index: Int, takingUnknownForFar isFar: Bool) -> [UInt64] {
    entrances[index].map { entrance in
      let known = least.indices.lazy.filter { $0 != index }.compactMap { least[$0][entrance.entry] }.min()
      guard let known else { return isFar ? PushdownReading.far : entrance.weight }
      return max(known | entrance.weight & FlowPushdown.guesses, entrance.weight)
    }
  }

  private static func entrances(of saturated: TabSystems.Saturated) -> [Entrance] {
    let (system, rules) = (saturated.system, saturated.forward.rules)
    guard let arrivals = system.exchange?.arrivals else { return [] }
    var entrances: [Entrance] = []
    for head in 0..<rules.headCount {
      guard case .away(_, _, sinceLaunch: true) = system.controls[rules.head(head).control] else { continue }
      for place in rules.rules(ofHead: head) {
        let rule = rules.rule(place)
        guard let arrival = system.meanings[Int(rule.id)].arrival else { continue }
        entrances.append(
          Entrance(rule: place, id: rule.id, weight: rule.weight, entry: arrivals[Int(arrival)].entry))
      }
    }
    return entrances
  }
}

extension FlowPushdown {
  /// Where a weight counts guesses at other tabs.
  fileprivate static let guesses = layout.mask(of: 3)
}

extension PushdownReading {
  /// Reads a saturated system with other weights for some rules, by number; nil where it is told to stop.
  fileprivate init?(
    _ saturated: TabSystems.Saturated, weighing rules: Zip2Sequence<[Int], [UInt64]>,
    _ watch: Watch
  ) {
    var forward = saturated.forward
    for (rule, weight) in rules { forward.reweigh(rule, weight) }
    var runs = ShortestRuns(of: forward, layout: FlowPushdown.layout)
    guard runs.run(watch) else { return nil }
    self.init(system: saturated.system, forward: forward, runs: runs)
  }

  /// What it weighs at least to let something out into a tab, the guesses left out.
  fileprivate var weightsOfLeaves: [TabEntry: UInt64] {
    guard let given = system.exchange?.given else { return [:] }
    var best = [UInt64](repeating: .max, count: given.count)
    forEachLeave { number, rule, _, weight in
      best[number] = min(best[number], (weight + forward.rules.rule(rule).weight) & ~FlowPushdown.guesses)
    }
    let known = zip(given, best).filter { $0.1 < Self.far }
    return Dictionary(uniqueKeysWithValues: known.map { ($0.entry, $1) })
  }
}
