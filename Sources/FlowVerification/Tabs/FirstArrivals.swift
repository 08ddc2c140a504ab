import FlowModel
import FlowSimulation
import Pushdown

/// What it costs at least until a tab is selected for the first time since the launch.
///
/// What comes in then was let out by the system of another tab, at the end of a way that begins with the launch, too. So it costs
/// no less than the cheapest way in any of them to let it out; the rule by which it comes in knows of single moves
/// only (`TabExchange.weight`).
struct FirstArrivals {
  private let readings: [PushdownReading]
  /// What it weighs at least, in each system, to let something out into a tab.
  private let least: [[TabEntry: UInt64]]

  init(_ readings: [PushdownReading]) {
    self.readings = readings
    least = readings.map(\.weightsOfLeaves)
  }

  /// The systems with their shortest ways, where it is known what first comes in costs; nil where it is told to stop.
  func weighed(_ watch: Watch) -> [PushdownReading]? {
    let done = watch.together(readings.count, weighed)
    let all = done.compactMap { $0 }
    return all.count == done.count ? all : nil
  }

  private func weighed(_ index: Int, _ watch: Watch) -> PushdownReading? {
    let reading = readings[index]
    let heavier = heavierRules(of: index)
    guard !heavier.isEmpty else { return reading }
    var forward = reading.forward
    for (rule, weight) in heavier { forward.reweigh(rule, weight) }
    var runs = ShortestRuns(of: forward, layout: FlowPushdown.layout)
    guard runs.run(watch) else { return nil }
    return PushdownReading(system: reading.system, forward: forward, runs: runs)
  }

  /// The rules of a system that weigh less than what they stand for, by number, and what that weighs at least.
  private func heavierRules(of index: Int) -> [(rule: Int, weight: UInt64)] {
    let (system, rules) = (readings[index].system, readings[index].forward.rules)
    guard let arrivals = system.exchange?.arrivals else { return [] }
    let others = least.indices.filter { $0 != index }
    var found: [(rule: Int, weight: UInt64)] = []
    for head in 0..<rules.headCount {
      guard case .away(_, _, sinceLaunch: true) = system.controls[rules.head(head).control] else { continue }
      for place in rules.rules(ofHead: head) {
        let rule = rules.rule(place)
        guard let arrival = system.meanings[Int(rule.id)].arrival else { continue }
        let weights = others.compactMap { least[$0][arrivals[Int(arrival)].entry] }
        guard let weight = weights.min(), weight > rule.weight & ~FlowPushdown.guesses else { continue }
        found.append((place, weight | rule.weight & FlowPushdown.guesses))
      }
    }
    return found
  }
}

extension FlowPushdown {
  /// Where a weight counts guesses at other tabs.
  fileprivate static let guesses = layout.mask(of: 3)
}

extension PushdownReading {
  /// What it weighs at least to let something out into a tab, the guesses left out.
  fileprivate var weightsOfLeaves: [TabEntry: UInt64] {
    guard let given = system.exchange?.given else { return [:] }
    let rules = forward.rules
    var best = [UInt64](repeating: .max, count: given.count)
    for head in 0..<rules.headCount {
      guard let weight = runs.weight(ofHead: head) else { continue }
      for rule in rules.rules(ofHead: head) {
        let rule = rules.rule(rule)
        guard let number = system.meanings[Int(rule.id)].leaves.map(Int.init) else { continue }
        best[number] = min(best[number], (weight + rule.weight) & ~FlowPushdown.guesses)
      }
    }
    let known = zip(given, best).filter { $0.1 < .max }
    return Dictionary(uniqueKeysWithValues: known.map { ($0.entry, $1) })
  }
}
