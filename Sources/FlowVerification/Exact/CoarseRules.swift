import FlowModel
import FlowSimulation
import Pushdown

/// A system that has been worked off, for those that keep more variables to take their rules from.
struct CoarseRules: Sendable {
  let system: FlowPushdown
  let rules: RuleTable
  let graph: RunGraph
  /// The rules that set variables, by number.
  let assigning: [Int]
  /// The heads at which what is offered turns on variables that are left out, by number.
  let doubtful: [Int]
  private let isAssigning: [Bool]
  private let isDoubtful: [Bool]
  /// For each fact the heads at which it may be seen.
  private let headsByFact: [[Int32]]

  init(_ solution: Solution) {
    let (system, rules) = (solution.system, solution.reading.forward.rules)
    self.system = system
    self.rules = rules
    graph = RunGraph(of: solution.reading.forward)
    isAssigning = (0..<rules.ruleCount).map { !system[templateOf: rules.rule($0).id].assigned.isEmpty }
    isDoubtful = (0..<rules.headCount).map { head in
      rules.rules(ofHead: head).contains { system.doubt(of: rules.rule($0).id) != nil }
    }
    assigning = isAssigning.indices.filter { [isAssigning] in isAssigning[$0] }
    doubtful = isDoubtful.indices.filter { [isDoubtful] in isDoubtful[$0] }
    var heads = [[Int32]](repeating: [], count: system.facts.things.count)
    for head in 0..<rules.headCount {
      for fact in system.headFacts[head] + rules.rules(ofHead: head).flatMap({ system.facts(of: rules.rule($0).id) }) {
        if heads[Int(fact)].last != Int32(head) { heads[Int(fact)].append(Int32(head)) }
      }
    }
    headsByFact = heads
  }

  /// Whether what a head offers turns on one of some variables.
  func turns(_ head: Int, on variables: Set<VariableID>) -> Bool {
    guard isDoubtful[head] else { return false }
    return rules.rules(ofHead: head).contains { place in
      doubt(ofRule: place).map { !$0.variables.isDisjoint(with: variables) } ?? false
    }
  }

  /// Whether a rule sets a variable at all, or one of some.
  func sets(_ place: Int) -> Bool { isAssigning[place] }

  func sets(_ place: Int, oneOf variables: Set<VariableID>) -> Bool {
    changes(ofRule: place).contains { variables.contains($0.variable) }
  }

  func meaning(ofRule place: Int) -> FlowPushdown.Meaning { system.meanings[Int(rules.rule(place).id)] }

  /// What a rule tells, by number.
  func facts(ofRule place: Int) -> ArraySlice<UInt32> { system.facts(of: rules.rule(place).id) }

  func move(ofRule place: Int) -> Move? { system.move(of: rules.rule(place).id) }

  func changes(ofRule place: Int) -> [MoveTemplate.Change] { system[templateOf: rules.rule(place).id].assigned }

  func doubt(ofRule place: Int) -> Doubt? { system.doubt(of: rules.rule(place).id) }

  /// The world of the configurations with a head, which are between two moves.
  func world(ofHead head: Int) -> World {
    guard case .ready(let world) = system.controls[rules.head(head).control] else {
      return World(state: system.simulator.flow.variables.map { _ in .unknown })
    }
    return system.worlds[UInt32(world)]
  }

  /// The heads at which some of what is wanted may be seen, in order.
  func heads(showing isWanted: [Bool]) -> [Int] {
    Set(isWanted.indices.filter { isWanted[$0] }.flatMap { headsByFact[$0] }).sorted().map(Int.init)
  }

  /// The values that a way begins with, those that are left out unknown.
  func launch(of way: [UInt32]) -> [ValueID] {
    let place = rules.rules(ofHead: 0).firstIndex { rules.rule($0).id == way.first }
    return system.launches[place.map { $0 - rules.rules(ofHead: 0).lowerBound } ?? 0]
  }
}
