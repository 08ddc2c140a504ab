import FlowModel
import FlowSimulation
import Pushdown

/// The cheapest ways in a system that keeps more variables than a coarse one, found over the
/// automaton of the coarse one.
struct FinerRuns: WaySource {
  /// After so many steps the questions are left open.
  private static let mostSteps = 4_000_000
  /// So many steps are made before it is looked whether they were enough.
  private static let slice = 4_000

  private let coarse: CoarseRules
  let system: FlowPushdown
  private let valuations: Valuations
  private var runs: ValuedRuns
  /// For heads at which something may be a dead end with some values only, a bit mask of the
  /// values with which it is none.
  private let sureHeads: [Int: UInt64]

  /// Finds the ways to what is wanted; nil where that takes too long, or it is told to stop.
  init?(to isWanted: [Bool], _ coarse: CoarseRules, keeping kept: Set<VariableID>, _ watch: Watch) {
    let flow = coarse.system.simulator.flow
    let valuations = Valuations(of: kept.subtracting(coarse.system.kept).sorted(), in: flow)
    guard valuations.count <= RuleUses.mostValues else { return nil }
    var offers = FinerOffers(coarse, valuations, keeping: kept)
    offers.decide()
    self.coarse = coarse
    self.valuations = valuations
    system = coarse.system.emptied(keeping: kept)
    sureHeads = offers.sureHeads
    runs = ValuedRuns(
      coarse.graph, layout: FlowPushdown.layout, values: valuations.count, from: valuations.initial(in: flow),
      uses: offers.uses)
    var left = Self.mostSteps
    while !runs.run(steps: Self.slice), !hasSeen(isWanted) {
      left -= Self.slice
      guard left > 0, watch.goesOn(.ways) else { return nil }
    }
  }

  /// Whether nothing was cut off.
  var isWhole: Bool { !coarse.system.isCut && !runs.overflowed }

  /// Whether the cheapest ways to all that is wanted have been found.
  private func hasSeen(_ isWanted: [Bool]) -> Bool {
    let best = sightings(of: isWanted).best
    return best.count == isWanted.count { $0 } && best.allSatisfy { $0.weight <= runs.weight }
  }

  /// What can be seen of what is wanted; the head is told with the number of its values.
  func sightings(of isWanted: [Bool]) -> Sightings {
    var sightings = Sightings(of: isWanted)
    for head in coarse.heads(showing: isWanted) {
      for value in 0..<valuations.count {
        guard let weight = runs.weight(ofHead: head, value: value) else { continue }
        add(head, value, weight, to: &sightings)
      }
    }
    return sightings
  }

  private func add(_ head: Int, _ value: Int, _ weight: UInt64, to sightings: inout Sightings) {
    let number = head * valuations.count + value
    let isSure = (sureHeads[head] ?? 0) >> UInt64(value) & 1 != 0
    for fact in isSure ? coarse.system.headFacts[head].dropLast() : coarse.system.headFacts[head][...] {
      sightings.add(fact, weight, head: number, rule: nil)
    }
    for place in coarse.rules.rules(ofHead: head) where runs.allows(place, value) {
      for fact in coarse.facts(ofRule: place) {
        sightings.add(fact, weight + coarse.rules.rule(place).weight, head: number, rule: place)
      }
    }
  }

  func doubt(at sighting: Sightings.Sighting) -> Doubt? {
    coarse.rules.rules(ofHead: Int(sighting.head) / valuations.count).last.flatMap {
      coarse.doubt(ofRule: $0)
    }
  }

  func way(to sighting: Sightings.Sighting) -> Way {
    let (head, value) = Int(sighting.head).quotientAndRemainder(dividingBy: valuations.count)
    let found = runs.witness(toHead: head, value: value)
    let rules = (found?.rules ?? []) + (sighting.rule.map { [coarse.rules.rule(Int($0)).id] } ?? [])
    var launch = coarse.launch(of: rules)
    valuations.write(found?.start ?? 0, into: &launch)
    return Way(rules: rules, launch: launch)
  }
}
