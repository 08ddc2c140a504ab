import Diagnostics
import FlowModel
import FlowSimulation
import Pushdown

/// What the exact engine goes by: a saturated pushdown system.
struct PushdownEvidence: Behaviour.Evidence {
  typealias Judgement = Behaviour.Judgement

  private(set) var reading: PushdownReading
  let isComplete: Bool
  /// The ways to those who are stuck, as `PushdownReading.observeStuck` numbers them.
  var ways: [[UInt32]] = []
  /// Whether somebody may be stuck sooner than is certain.
  var mayBeStuckSooner = false
  /// What makes the stacks grow, as far as it was looked for; nil where nobody asks.
  var growth: PushdownGrowth.Findings?

  private var simulator: Simulator { reading.system.simulator }

  var size: Int { reading.forward.rules.headCount }

  func walk(to observation: Observation) -> Walk {
    guard observation.node >= 0 else {
      var walk = reading.walk(along: ways[-1 - Int(observation.node)])
      walk.isShortest = !mayBeStuckSooner
      return walk
    }
    return reading.walk(to: Int(observation.node), along: observation.edge.map(Int.init))
  }

  func growths(_ watch: Watch) -> [GrowingCycle] { (growth?.cycles ?? []).map(\.withoutClaim) }

  func isSure(ofGrowing kind: GrowingCycle.Kind) -> Bool { growth?.isSure(of: kind) ?? false }

  func growths(_ watch: Watch, where isWanted: (GrowingCycle) -> Bool) -> [GrowingCycle] {
    PushdownGrowth(reading).cycles(watch, where: isWanted).map(\.withoutClaim)
  }

  func moved(to simulator: Simulator) -> any Behaviour.Evidence {
    var copy = self
    copy.reading = reading.moved(to: simulator)
    copy.growth?.cycles = growth?.cycles.map { $0.moved(to: simulator) } ?? []
    return copy
  }

  /// What comes of asking a system in which variables may be left out.
  enum Answer {
    case judgement(Judgement)
    /// It turns on this variable, which is left out.
    case needs(VariableID)
  }

  func judge(_ expectation: Expectation, _ watch: Watch) -> Judgement? {
    guard let answer = answer(expectation, watch) else { return nil }
    if case .judgement(let judgement) = answer { return judgement }
    return Judgement(verdict: .bounded(0), walk: nil)
  }

  /// Answers, or says what must be known to answer; nil where it is told to stop.
  func answer(_ expectation: Expectation, _ watch: Watch) -> Answer? {
    let holds: Verdict = isComplete ? .proved : .bounded(0)
    switch expectation.kind {
    case .never(let pattern):
      guard let match = cheapest(pattern, reading.runs) else { return .judgement(Judgement(verdict: holds, walk: nil)) }
      return violated(by: reading.way(to: match, along: nil))
    case .reachable(let pattern, let taps): return judgeReachable(pattern, within: taps, watch)
    case .canReach(let from, let to): return judgeCanReach(from, to, holds, watch)
    }
  }

  private func violated(by way: [UInt32]) -> Answer {
    switch WayCheck(reading.system).follow(Way(rules: way, launch: reading.launch(of: way) ?? [])) {
    case .needs(let variable): return .needs(variable)
    case .real(let initial, _):
      let moves = way.compactMap { reading.system.move(of: $0) }
      return .judgement(
        Judgement(verdict: .violated, walk: simulator.walk(along: Refinement.Route(initial: initial, moves: moves))))
    }
  }

  /// The number of the head of the cheapest configuration that a pattern describes.
  private func cheapest(_ pattern: Pattern, _ runs: ShortestRuns) -> Int? {
    matches(pattern).compactMap { index in runs.weight(ofHead: index).map { ($0, index) } }
      .min { $0 < $1 }?.1
  }

  /// The numbers of the heads of the configurations that a pattern describes.
  func matches(_ pattern: Pattern) -> [Int] {
    (0..<reading.forward.rules.headCount).filter { index in
      reading.system.configuration(reading.forward.rules.head(index)).map { simulator.holds(pattern, in: $0) } ?? false
    }
  }

  /// It must be reachable from every choice of initial values: each launch is weighed so that the others are out of reach.
  private func judgeReachable(_ pattern: Pattern, within taps: Int?, _ watch: Watch) -> Answer? {
    let absent: Verdict = isComplete ? .violated : .bounded(0)
    let launches = reading.forward.rules.rules(ofHead: 0).map { reading.forward.rules.rule($0).id }
    let shortest = cheapest(pattern, reading.runs).map { reading.walk(to: $0, along: nil) }
    let far = UInt64(1) << 60
    for (place, launch) in launches.enumerated() {
      guard watch.goesOn(.ways, share: Double(place) / Double(launches.count)) else { return nil }
      var runs = ShortestRuns(of: reading.forward, layout: FlowPushdown.layout) { rule in
        launches.contains(rule.id) && rule.id != launch ? far : rule.weight
      }
      guard runs.run(watch) else { return nil }
      guard let match = cheapest(pattern, runs), let found = runs.weight(ofHead: match),
        found < far
      else { return .judgement(Judgement(verdict: absent, walk: shortest)) }
      // A way that is not one of the flow's may be all there is, or the only one that is short enough.
      let way = runs.witness(to: reading.forward.rules.head(match))?.rules ?? []
      let launched = Way(rules: way, launch: reading.launch(of: way) ?? [])
      if case .needs(let variable) = WayCheck(reading.system).follow(launched) { return .needs(variable) }
      if let taps, reading.cost(found).taps > taps {
        return .judgement(Judgement(verdict: .violated, walk: shortest))
      }
    }
    return .judgement(Judgement(verdict: .proved, walk: shortest))
  }

  private func judgeCanReach(_ from: Pattern, _ to: Pattern, _ holds: Verdict, _ watch: Watch) -> Answer? {
    guard let certain = stuck(from, to, trusting: .whatMayBe, watch) else { return nil }
    if let failure = certain.first, let witness = reading.runs.witness(to: failure) {
      return violated(by: witness.rules)
    }
    guard let doubtful = stuck(from, to, trusting: .whatIsSureAnywhere, watch) else { return nil }
    if let failure = doubtful.first {
      return reading.variable(inTheWayOf: failure).map { .needs($0) }
        ?? .judgement(Judgement(verdict: .bounded(0), walk: nil))
    }
    return .judgement(Judgement(verdict: holds, walk: nil))
  }

  /// Where there is no way to what is to be reached by what is trusted, the cheapest configuration first; nil where it is told to stop.
  ///
  /// - Parameter isGoal: whether whatever stands under a control is as good as reached.
  func stuck(
    _ from: Pattern, _ to: Pattern, trusting trust: PushdownReading.Trust, _ watch: Watch,
    orReaching isGoal: (FlowControl) -> Bool = { _ in false }
  ) -> [ReturnQuestion.Failure]? {
    let rules = reading.forward.rules
    var goal = StackAutomaton()
    let reached = goal.addState(accepting: true)
    goal.addTransition(from: reached, over: nil, to: reached)
    for (control, kind) in reading.system.controls.things.enumerated() where kind == .beyond || isGoal(kind) {
      goal.addStart(control: UInt32(control), at: reached)
    }
    addHeads(matches(to).map(rules.head), to: &goal, reached)
    let found = BackwardSaturation.complete(
      of: rules, to: goal, allowing: { reading.allows($0, trust) }, while: watch.part(0, of: 2, .exits))
    guard let backward = found else { return nil }
    let scope = ReturnQuestion.Scope(isAsked: { head in
      reading.system.configuration(head).map { simulator.holds(from, in: $0) } ?? false
    })
    var question = ReturnQuestion(goalOf: backward, reading.forward, runs: reading.runs, about: scope)
    return question.answer(while: watch.part(1, of: 2, .exits))
  }

  private func addHeads(_ heads: [Head], to goal: inout StackAutomaton, _ reached: UInt32) {
    var states: [UInt32: UInt32] = [:]
    for head in heads {
      let state: UInt32
      if let known = states[head.control] {
        state = known
      } else {
        state = goal.addState()
        states[head.control] = state
        goal.addStart(control: head.control, at: state)
      }
      goal.addTransition(from: state, over: head.symbol, to: reached)
    }
  }
}
