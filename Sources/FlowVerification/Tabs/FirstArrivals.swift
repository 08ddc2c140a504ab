import FlowModel
import FlowSimulation
import Pushdown

/// What it costs at least until a tab is selected for the first time since the launch.
///
/// What comes in then was let out by the system of another tab, at the end of a way that begins with the launch, too. So it
/// costs no less than the cheapest way in any of them to let it out; the rule by which it comes in knows of single moves
/// only (`TabExchange.weight`).
struct FirstArrivals {
  private(set) var readings: [PushdownReading]
  /// What the rules that weigh more now weighed before, by number, for each system.
  private(set) var weightsBefore: [[UInt32: UInt64]]
  /// What it weighs at least, in each system, to let something out into a tab.
  private var least: [[TabEntry: UInt64]]

  /// Finds the shortest ways of the systems anew, where it is known what first comes in costs; nil where it is told to stop.
  ///
  /// What makes one of them dearer may make others so. As each time is a bound by itself, it is left at as many times as
  /// there are tabs.
  init?(_ readings: [PushdownReading], _ watch: Watch) {
    self.readings = readings
    weightsBefore = readings.map { _ in [:] }
    least = readings.map(\.weightsOfLeaves)
    for _ in readings {
      guard let isDone = weigh(watch) else { return nil }
      if isDone { break }
    }
  }

  /// Weighs once; true where nothing has become heavier, nil where it is told to stop.
  private mutating func weigh(_ watch: Watch) -> Bool? {
    let heavier = readings.indices.map { (index: $0, rules: heavierRules(of: $0)) }.filter { !$0.rules.isEmpty }
    let weighed = watch.together(heavier.count) { [readings] place, watch in
      readings[heavier[place].index].weighing(heavier[place].rules, watch)
    }
    for ((index, changed), reading) in zip(heavier, weighed) {
      guard let reading else { return nil }
      let before = changed.map { readings[index].forward.rules.rule($0.rule) }.map { ($0.id, $0.weight) }
      weightsBefore[index].merge(before) { first, _ in first }
      readings[index] = reading
      least[index] = reading.weightsOfLeaves
    }
    return heavier.isEmpty
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
  /// The same with other weights for some rules, by number; nil where it is told to stop.
  fileprivate func weighing(_ heavier: [(rule: Int, weight: UInt64)], _ watch: Watch) -> PushdownReading? {
    var forward = forward
    for (rule, weight) in heavier { forward.reweigh(rule, weight) }
    var runs = ShortestRuns(of: forward, layout: FlowPushdown.layout)
    guard runs.run(watch) else { return nil }
    return PushdownReading(system: system, forward: forward, runs: runs)
  }

  /// What it weighs at least to let something out into a tab, the guesses left out.
  fileprivate var weightsOfLeaves: [TabEntry: UInt64] {
    guard let given = system.exchange?.given else { return [:] }
    let rules = forward.rules
    var best = [UInt64](repeating: .max, count: given.count)
    for head in 0..<rules.headCount {
      guard let weight = runs.weight(ofHead: head) else { continue }
      for place in rules.rules(ofHead: head) {
        let rule = rules.rule(place)
        guard let number = system.meanings[Int(rule.id)].leaves.map(Int.init) else { continue }
        best[number] = min(best[number], (weight + rule.weight) & ~FlowPushdown.guesses)
      }
    }
    let known = zip(given, best).filter { $0.1 < .max }
    return Dictionary(uniqueKeysWithValues: known.map { ($0.entry, $1) })
  }
}
