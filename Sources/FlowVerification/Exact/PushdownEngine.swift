import FlowModel
import FlowSimulation
import Pushdown

/// Decides everything about a flow on a device without a bound, by saturating its pushdown system.
///
/// A root with tabs has several stacks; it is decided as long as all but one of them have few forms when they go out of
/// sight. Where the variables have many combinations of values, it is decided question by question (`Refinement`).
public struct PushdownEngine: Sendable {
  private let simulator: Simulator
  private let steps: Int
  /// What is left open question by question is tried with all variables for so many steps.
  private static let mostStepsWithAll = 100_000

  /// Creates an engine.
  ///
  /// - Parameter steps: after so many steps of saturation the engine gives up.
  public init(_ simulator: Simulator, steps: Int = .max) {
    self.simulator = simulator
    self.steps = steps
  }

  /// Saturates the system and reads off what can occur, the cheapest way to it, and what can no longer; nil where it
  /// gives up, or is told to stop before anything can be said.
  public func explore(watch: Watch = .none) -> Behaviour? {
    let all = simulator.flow.variablesThatMatter
    guard simulator.flow.valuations(of: all) > Refinement.mostValuations else {
      return decide(keeping: all, steps: steps, watch)
    }
    let refined = refine(watch: watch)
    if let refined, !refined.isComplete || refined.undecided.isEmpty && refined.isSureOfGrowth { return refined }
    guard simulator.flow.valuations(of: simulator.flow.openVariables) <= Self.mostLaunches else { return refined }
    let decided = decide(keeping: all, steps: min(steps, Self.mostStepsWithAll), watch)
    return decided.map { $0.isComplete } ?? false ? decided : refined
  }

  /// So many launches, one for each combination of initial values, are begun at once.
  private static let mostLaunches = 4_096

  /// The saturated system by itself, for whoever wants to know what saturating takes; nil where the engine gives up.
  public func saturated() -> ForwardSaturation? {
    guard TabwiseEngine(simulator, steps: steps).map({ !$0.isNeeded }) ?? true else { return nil }
    let all = simulator.flow.variablesThatMatter
    let isSmall = simulator.flow.valuations(of: all) <= Refinement.mostValuations
    return saturated(keeping: isSmall ? all : simulator.flow.variablesOfArrivals, steps: steps, .none)?.forward
  }

  /// Decides with all variables at once.
  func decide(keeping kept: Set<VariableID>? = nil, steps: Int? = nil, _ watch: Watch = .none) -> Behaviour? {
    let kept = kept ?? simulator.flow.variablesThatMatter
    guard let (system, forward) = saturated(keeping: kept, steps: steps ?? self.steps, watch) else { return nil }
    // What the shortest ways are, what can be taken off again, from where that is not so, and where frames stand above
    // themselves do not ask for one another.
    let shared = SharedWatch(watch, among: 2)
    let (solved, (exits, growth)) = Together.run {
      shared.doing(0) { Solution(system, forward, $0) }
    } _: {
      shared.doing(1) { watch in (Exits(system, forward, trusting: .whatMayBe, watch), Growth(of: forward)) }
    }
    guard let solution = solved, watch.goesOn(.facts) else { return nil }
    // Nor do what can occur, or no longer can, and what grows.
    let reading = solution.reading
    let sharing = SharedWatch(watch, among: 2)
    let (seen, growing) = Together.run {
      sharing.doing(0) { Seen(reading, exits, $0) }
    } _: {
      sharing.doing(1) { PushdownGrowth(reading, growth).findings($0) }
    }
    let isComplete = seen.stuck != nil && solution.isWhole
    let stuck = seen.stuck ?? PushdownReading.StuckSight()
    return Behaviour(
      simulator: simulator, observations: seen.observations, isComplete: isComplete, bound: 0,
      undecided: seen.open + stuck.open,
      evidence: PushdownEvidence(
        reading: reading, isComplete: isComplete, ways: stuck.ways, mayBeStuckSooner: stuck.mayBeSooner,
        growth: growing))
  }

  /// What can be seen in a reading.
  private struct Seen {
    let observations: [Observation]
    /// Of what it could not be told.
    let open: [Fact]
    /// Who is stuck; nil where that was not looked at to its end.
    let stuck: PushdownReading.StuckSight?

    init(_ reading: PushdownReading, _ exits: Exits?, _ watch: Watch) {
      let sightings = reading.sightings()
      var log = ObservationLog()
      open = reading.observeRounds(into: &log)
      stuck = exits.flatMap { exits in
        watch.goesOn(.exits)
          ? reading.observeStuck(into: &log, exits, watch) : nil
      }
      observations = reading.observations(sightings, besides: log)
    }
  }

  /// Decides question by question, with the variables that each turns on.
  func refine(watch: Watch = .none) -> Behaviour? {
    let always = simulator.flow.variablesOfArrivals
    guard simulator.flow.valuations(of: always) <= Refinement.mostValuations,
      let (system, forward) = saturated(keeping: always, steps: steps, watch),
      let base = Solution(system, forward, watch), base.isWhole, watch.goesOn(.facts)
    else { return nil }
    var refinement = Refinement(base, steps: steps)
    let isWhole = refinement.run(watch)
    let growth = isWhole ? RefinedGrowth(base, steps: steps, watch) : nil
    var log = ObservationLog()
    for observation in refinement.observations { log.add(observation) }
    let open = base.reading.observeRounds(into: &log)
    return Behaviour(
      simulator: simulator, observations: log.sorted(), isComplete: isWhole, bound: 0,
      undecided: open + refinement.undecided,
      variablesInTheWay: refinement.variablesInTheWay.union(growth?.variablesInTheWay ?? []).sorted(),
      evidence: RefinedEvidence(base: base, routes: refinement.routes, growth: growth, steps: steps))
  }

  /// Saturates with one ground after another, until the stacks of the other tabs are few; nil where they never are,
  /// where the engine gives up, or is told to stop.
  private func saturated(
    keeping kept: Set<VariableID>, steps: Int, _ watch: Watch
  ) -> (system: FlowPushdown, forward: ForwardSaturation)? {
    var grounds = simulator.flow.roots.map(\.startTab)
    // Few are ever tried.
    var tried: [[Int]] = []
    while !tried.contains(grounds) {
      tried.append(grounds)
      var system = FlowPushdown(simulator, keeping: kept, grounds: grounds)
      if let forward = saturate(&system, steps, watch) { return (system, forward) }
      guard let crowded = system.waiting.crowdedTab else { return nil }
      for root in simulator.flow.roots where root.tabs.count == crowded.count {
        grounds[root.id.index] = crowded.index
      }
    }
    return nil
  }

  /// So many heads a screen has in flows with a few choices of values.
  private static let headsPerScreen = 5

  /// Saturates a system, once more where something asked where moves began; nil where the engine
  /// gives up, or is told to stop.
  private func saturate(_ system: inout FlowPushdown, _ steps: Int, _ watch: Watch) -> ForwardSaturation? {
    let heads = simulator.flow.screens.count * Self.headsPerScreen
    var forward = ForwardSaturation(from: system.start(), expecting: heads)
    while Solution.saturate(&forward, &system, steps, watch, isHopeless: { $0.waiting.isCrowded }) {
      guard let other = system.remembering else { return forward }
      system = other
      forward = ForwardSaturation(from: system.start(), expecting: heads)
    }
    return nil
  }
}
