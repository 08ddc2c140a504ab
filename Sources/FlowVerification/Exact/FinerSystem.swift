import FlowModel
import FlowSimulation
import Pushdown

/// A system that keeps more variables than a coarse one, and takes its rules.
///
/// Steps never ask for variables. So a rule of this system is one of the coarse system's between controls that bear the
/// values of the variables put back as well, and what is reachable here is reachable there. Only what a head offers is
/// looked at again, and only where that turns on these variables.
struct FinerSystem: PushdownRules {
  /// What a control is made of.
  private struct Origin {
    let coarse: UInt32
    let valuation: Int
  }

  /// The system, with the controls, meanings and facts of the heads that have been asked for.
  private(set) var system: FlowPushdown
  private let coarse: CoarseRules
  private let added: Set<VariableID>
  private let valuations: Valuations
  private var origins: [Origin] = []
  /// The controls by their coarse ones and valuations; `unmet` where there is none.
  private var numbers: [UInt32]
  private static let unmet = UInt32.max

  init(_ coarse: CoarseRules, keeping kept: Set<VariableID>) {
    self.coarse = coarse
    added = kept.subtracting(coarse.system.kept)
    valuations = Valuations(of: added.sorted(), in: coarse.system.simulator.flow)
    system = coarse.system.emptied(keeping: kept)
    numbers = [UInt32](repeating: Self.unmet, count: coarse.system.controls.things.count * valuations.count)
  }

  /// Where it all begins.
  mutating func start() -> Pushdown.Configuration {
    Pushdown.Configuration(control: control(0, 0), stack: [FlowPushdown.nothing])
  }

  mutating func appendRules(control: UInt32, symbol: UInt32, to rules: inout ContiguousArray<Rule>) {
    let origin = origins[Int(control)]
    guard let head = coarse.rules.index(of: Head(control: origin.coarse, symbol: symbol)) else {
      return system.headFacts.append(EmptyCollection())
    }
    switch system.controls[control] {
    case .start: appendLaunches(head, to: &rules)
    case .ready where coarse.turns(head, on: added): appendOffers(head, origin.valuation, to: &rules)
    default:
      system.headFacts.append(coarse.system.headFacts[head])
      for place in coarse.rules.rules(ofHead: head) { rules.append(rule(place, origin.valuation)) }
    }
  }

  func isSweeping(control: UInt32) -> Bool { coarse.system.isSweeping(control: origins[Int(control)].coarse) }

  func isSweepable(symbol: UInt32) -> Bool { coarse.system.isSweepable(symbol: symbol) }

  private mutating func appendLaunches(_ head: Int, to rules: inout ContiguousArray<Rule>) {
    system.headFacts.append(EmptyCollection())
    for (launch, place) in coarse.rules.rules(ofHead: head).enumerated() {
      for valuation in valuations.initial(in: system.simulator.flow) {
        var state = coarse.system.launches[launch]
        valuations.write(valuation, into: &state)
        system.launches.append(state)
        var rule = self.rule(place, valuation)
        rule.id = system.makeMeaning(coarse.meaning(ofRule: place).template, doubt: coarse.doubt(ofRule: place))
        rules.append(rule)
      }
    }
  }

  /// The rules of what is offered with the values that are known now.
  private mutating func appendOffers(_ head: Int, _ valuation: Int, to rules: inout ContiguousArray<Rule>) {
    let choice = FinerChoice(at: head, coarse, keeping: system.kept) { valuations.write(valuation, into: &$0) }
    for place in choice.places { rules.append(rule(place.rule, valuation, doubting: place.doubt)) }
    // The coarse system is surer of nothing: if something may be a dead end here, so it may there,
    // as its last rule and fact say.
    let last = coarse.rules.rules(ofHead: head).upperBound - 1
    let facts = coarse.system.headFacts[head]
    guard coarse.move(ofRule: last) == nil else { return system.headFacts.append(facts) }
    system.headFacts.append(choice.isSureToAct ? facts.dropLast() : facts)
    guard !choice.isSureToAct else { return }
    let doubt = coarse.doubt(ofRule: last).map {
      Doubt(symbol: $0.symbol, world: $0.world, variables: $0.variables.subtracting(added))
    }
    rules.append(rule(last, valuation, doubting: choice.mayAct ? doubt : nil))
  }

  private mutating func rule(_ place: Int, _ valuation: Int, doubting doubt: Doubt?) -> Rule {
    var rule = self.rule(place, valuation)
    let meaning = coarse.meaning(ofRule: place)
    if meaning.doubt != nil || doubt != nil { rule.id = system.makeMeaning(meaning.template, doubt: doubt) }
    return rule
  }

  private mutating func rule(_ place: Int, _ valuation: Int) -> Rule {
    var rule = coarse.rules.rule(place)
    var after = valuation
    if coarse.sets(place) {
      after = valuations.number(after: coarse.changes(ofRule: place), from: valuation)
    }
    rule.control = control(rule.control, after)
    return rule
  }

  private mutating func control(_ number: UInt32, _ valuation: Int) -> UInt32 {
    let index = Int(number) * valuations.count + valuation
    if numbers[index] == Self.unmet { numbers[index] = makeControl(number, valuation) }
    return numbers[index]
  }

  private mutating func makeControl(_ number: UInt32, _ valuation: Int) -> UInt32 {
    origins.append(Origin(coarse: number, valuation: valuation))
    var control = coarse.system.controls[number]
    if case .ready(let world) = control {
      var world = coarse.system.worlds[UInt32(world)]
      valuations.write(valuation, into: &world.state)
      control = .ready(world: system.number(of: world))
    }
    if control == .beyond { system.isCut = true }
    return system.controls.append(control)
  }
}
