import FlowModel
import FlowSimulation
import Pushdown

/// Judges an expectation where each tab's stack is by itself: what no system shows cannot be, what
/// is told has been put together.
struct TabwiseJudge {
  typealias Judgement = Behaviour.Judgement

  /// So many ways are tried to show one thing.
  private static let mostTries = 8

  private let solution: TabwiseSolution
  private var readings: [PushdownReading] { solution.readings }
  private let isComplete: Bool
  private let expectation: Expectation
  private let watch: Watch
  private var tabWays: [TabWays]
  private var simulator: Simulator { readings[0].system.simulator }
  private static let open = Judgement(verdict: .bounded(0), walk: nil)

  init(_ evidence: TabwiseEvidence, _ expectation: Expectation, _ watch: Watch) {
    solution = evidence.solution
    isComplete = evidence.isComplete
    self.expectation = expectation
    self.watch = watch.lasting
    tabWays = evidence.tabWays
  }

  /// What comes of it; nil where it is told to stop, as what is said after that is no answer.
  func judge() -> Judgement? {
    var copy = self
    let judgement = copy.answer()
    return watch.goesOn(.ways) ? judgement : nil
  }

  private mutating func answer() -> Judgement {
    let holds = isComplete ? Judgement(verdict: .proved, walk: nil) : Self.open
    switch expectation.kind {
    case .never(let pattern):
      let ways = candidates(pattern, readings)
      guard !ways.isEmpty else { return holds }
      let found = cheapest(ways, pattern, orAmong: { [solution, watch] in solution.others(watch) })
      return found.map { Judgement(verdict: .violated, walk: walk(along: $0)) } ?? Self.open
    case .reachable(let pattern, let taps): return judgeReachable(pattern, within: taps)
    case .canReach(let from, let to): return judgeCanReach(from, to, holds)
    }
  }

  // MARK: Ways

  /// A way of a system that may be one of the flow's.
  private struct Candidate {
    let system: Int
    let weight: UInt64
    let rules: [UInt32]
  }

  /// The ways to what a pattern describes, the cheapest first.
  private func candidates(_ pattern: Pattern, _ readings: [PushdownReading]) -> [Candidate] {
    let found = readings.enumerated().flatMap { index, reading in
      PushdownEvidence(reading: reading, isComplete: true).matches(pattern).compactMap { head in
        reading.runs.weight(ofHead: head).map { (weight: $0, reading: index, head: head) }
      }
    }.filter { $0.weight < PushdownReading.far }.sorted {
      ($0.weight, $0.reading, $0.head) < ($1.weight, $1.reading, $1.head)
    }
    return found.prefix(Self.mostTries).map {
      Candidate(
        system: solution.tab(ofReading: $0.reading), weight: $0.weight,
        rules: readings[$0.reading].way(to: $0.head, along: nil))
    }
  }

  /// A way of the flow, and what the cheapest of those among which it was found costs at least.
  private struct Found {
    let way: TabWays.Way
    let least: Cost
  }

  /// The cheapest way of the flow among some to what a pattern describes, and among other ways of the systems where it may not
  /// be a shortest; nil where none was found.
  private mutating func cheapest(
    _ own: [Candidate], _ pattern: Pattern, orAmong others: () -> [PushdownReading]
  ) -> Found? {
    if let found = cheapest(own), found.way.cost <= found.least { return found }
    guard let found = cheapest(own + candidates(pattern, others())) else { return nil }
    // What other ways weigh is no bound: some of them leave out what there is.
    return Found(way: found.way, least: own.first.map { readings[0].cost($0.weight) } ?? found.least)
  }

  private mutating func cheapest(_ candidates: [Candidate]) -> Found? {
    let candidates = candidates.sorted { $0.weight < $1.weight }
    var best: TabWays.Way?
    for candidate in candidates {
      if let best, best.cost <= readings[0].cost(candidate.weight) { break }
      guard watch.goesOn(.ways) else { break }
      guard let way = tabWays[candidate.system].way(along: candidate.rules) else { continue }
      if best.map({ way.cost < $0.cost }) ?? true { best = way }
    }
    return best.map { Found(way: $0, least: readings[0].cost(candidates[0].weight)) }
  }

  private func walk(along found: Found) -> Walk {
    var walk = found.way.walk
    // Where something was cut off, the least is that of what is left.
    walk.isShortest = isComplete && found.way.cost == found.least
    return walk
  }

  // MARK: What must be reachable

  /// It must be reachable from every choice of initial values by itself.
  private mutating func judgeReachable(_ pattern: Pattern, within taps: Int?) -> Judgement {
    let shortest = cheapest(
      candidates(pattern, readings), pattern, orAmong: { [solution, watch] in solution.others(watch) })
    let walk = shortest.map { self.walk(along: $0) }
    var isOpen = false
    let launches = readings[0].system.launches.indices
    for launch in launches {
      guard watch.goesOn(.ways, share: Double(launch) / Double(launches.count)) else { break }
      let guessed = candidates(pattern, readings.map { $0.from(launch, watch) })
      guard let least = guessed.first, taps.map({ readings[0].cost(least.weight).taps <= $0 }) ?? true else {
        return isComplete ? Judgement(verdict: .violated, walk: walk) : Self.open
      }
      if cheapest(guessed).map({ $0.way.cost.taps <= taps ?? .max }) ?? false { continue }
      let found = cheapest(guessed, pattern, orAmong: { [solution, watch] in solution.others(from: launch, watch) })
      if found.map({ $0.way.cost.taps <= taps ?? .max }) ?? false { continue }
      isOpen = true
    }
    return isOpen ? Judgement(verdict: .bounded(0), walk: walk) : Judgement(verdict: .proved, walk: walk)
  }

  // MARK: What must stay reachable

  /// Another tab may be a way to what is to be reached, but surely is none.
  private mutating func judgeCanReach(_ from: Pattern, _ to: Pattern, _ holds: Judgement) -> Judgement {
    let evidences = readings.map { PushdownEvidence(reading: $0, isComplete: true) }
    let isThere = evidences.map { !$0.matches(to).isEmpty }
    let answers = watch.together(evidences.count) { index, watch -> (failure: Candidate?, isOpen: Bool) in
      let evidence = evidences[index]
      let isElsewhere = isThere.indices.contains { $0 != index && isThere[$0] }
      let certain = evidence.stuck(from, to, trusting: .whatMayBe, watch) { control in
        if case .away = control { isElsewhere } else { false }
      }
      if let failure = certain?.first, let witness = evidence.reading.runs.witness(to: failure) {
        return (Candidate(system: index, weight: witness.weight, rules: witness.rules), true)
      }
      return (nil, !(evidence.stuck(from, to, trusting: .whatIsSureAnywhere, watch)?.isEmpty ?? false))
    }
    let isOpen = answers.contains(where: \.isOpen)
    if let found = cheapest(answers.compactMap(\.failure)) {
      var walk = walk(along: found)
      // Who is stuck sooner than anybody surely is, may be stuck all the same.
      walk.isShortest = false
      return Judgement(verdict: .violated, walk: walk)
    }
    return isOpen && !surelyReaches(from, to) ? Self.open : holds
  }

  /// Whether there surely is a way, be it by other tabs: from all that waits in a good one, there is.
  private func surelyReaches(_ from: Pattern, _ to: Pattern) -> Bool {
    let evidences = solution.withSureReturns(watch).readings.map { PushdownEvidence(reading: $0, isComplete: true) }
    let anything = Pattern(range: from.range, text: "")
    var good: Set<Int> = []
    let isGood = { (control: FlowControl) in
      if case .away(_, let tab, _) = control { tab.isAll && good.contains(tab.tab) } else { false }
    }
    var count = -1
    while count < good.count {
      count = good.count
      for (index, evidence) in evidences.enumerated() where !good.contains(index) {
        if surelyReaches(anything, to, in: evidence, orReaching: isGood) { good.insert(index) }
      }
    }
    return evidences.allSatisfy { surelyReaches(from, to, in: $0, orReaching: isGood) }
  }

  private func surelyReaches(
    _ from: Pattern, _ to: Pattern, in evidence: PushdownEvidence, orReaching isGood: (FlowControl) -> Bool
  ) -> Bool {
    evidence.stuck(from, to, trusting: .whatIsSureAnywhere, watch, orReaching: isGood)?.isEmpty ?? false
  }
}
