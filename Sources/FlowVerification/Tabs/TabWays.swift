import FlowModel
import FlowSimulation
import Pushdown

/// Puts ways of one tab's system together with what the other tabs do meanwhile, in the simulator.
///
/// The system's own moves are the flow's. Where something comes in from another tab, a way through the other tabs
/// is looked for, from the very configuration that has been reached, to one in which the tab's stack and the
/// values are as the system says.
struct TabWays {
  /// How far a way has been followed.
  private struct Progress {
    var control: UInt32
    /// The symbols, the front one last.
    var stack: [UInt32]
    let initial: [ValueID]
    var walk: Walk
    /// How many rules have been followed.
    var rules = 0
    /// After each of them how many moves had been made, those in other tabs included that belong to it; none yet for those since
    /// something has come in that is not done.
    var counts: [Int] = []
    var cost = Cost.zero
    /// What has come in last since the system was between two moves.
    var entered: Entered?

    var configuration: FlowSimulation.Configuration { walk.configuration }
  }

  /// What has come in, by number, and what it weighs at least until it does.
  private struct Entered {
    let arrival: Int32
    let weight: UInt64
  }

  /// A way of the flow.
  struct Way: Sendable {
    let walk: Walk
    let cost: Cost
    fileprivate let counts: [Int]
    fileprivate let initial: [ValueID]

    /// How many moves have been made after so many of the rules that it stands for; where that is amid a move, by its end.
    func moves(after rules: Int) -> Int { rules == 0 ? 0 : counts[rules - 1] }

    /// The same, told by its moves.
    var route: Refinement.Route { Refinement.Route(initial: initial, moves: walk.transitions.compactMap(\.move)) }
  }

  private var reading: PushdownReading
  /// What the systems of all tabs hint that other tabs may have to do.
  private var hints: TabHints
  private var reader: FactReader
  /// How often a way has been followed, which takes long where something has to be done in other tabs.
  private(set) var searches = 0
  /// How far the beginnings of ways go, up to where the tab last came into sight; nil where that was not found.
  private var known: [[UInt32]: Progress?] = [:]
  /// How the cheapest ways to heads end, once somebody has asked what they cost.
  private var lastSteps: LastSteps?
  /// What the cheapest ways to heads cost, by number; nil where they cannot be put together.
  private var costsOfHeads: [Int: Cost?] = [:]
  private var system: FlowPushdown { reading.system }
  private var simulator: Simulator { system.simulator }

  init(_ reading: PushdownReading, _ hints: TabHints) {
    self.reading = reading
    self.hints = hints
    reader = reading.system.reader
  }

  /// The same on a device on which the flow behaves in the same way.
  ///
  /// - Parameter place: the tab's among the readings of all of them.
  func moved(to place: Int, of readings: [PushdownReading]) -> TabWays {
    var copy = self
    (copy.reading, copy.hints, copy.reader) = (
      readings[place], hints.moved(to: readings), readings[place].system.reader
    )
    return copy
  }

  // MARK: Ways

  /// The way of the flow that some rules stand for, or nil where none was found.
  ///
  /// - Parameter fact: what the last rule tells, if it is to tell something.
  mutating func way(along rules: [UInt32], showing fact: Fact? = nil) -> Way? {
    let place = returnPlace(in: rules, telling: fact)
    searches += 1
    guard var progress = beginning(of: rules, place) else { return nil }
    for id in rules[place...] {
      let isLast = fact != nil && progress.rules == rules.count - 1
      guard take(id, &progress, comesBack: !isLast) else { return nil }
    }
    guard progress.entered == nil || finish(&progress, showing: fact) else { return nil }
    // What has been found before may have been found on a device on which the flow behaves in the same way.
    return Way(
      walk: progress.walk.moved(to: simulator), cost: progress.cost, counts: progress.counts, initial: progress.initial)
  }

  /// What the cheapest way to a head costs, by number, and along one of its rules, which tells something; nil where it
  /// cannot be put together.
  mutating func cost(to head: Int, along rule: Int?, showing fact: Fact) -> Cost? {
    guard let rule else { return cost(to: head) }
    // Rules are looked at where they lie: this is asked for every fact.
    let id = reading.forward.rules.rule(rule).id
    // What comes of a move that is under way may turn on how it came in.
    guard system.isReadyControl(reading.forward.rules.head(head).control), system.meanings[Int(id)].arrival == nil
    else {
      return cost(along: reading.way(to: head, along: rule), showing: fact)
    }
    return cost(to: head).map { adding(id, to: $0) }
  }

  private mutating func cost(to head: Int) -> Cost? {
    if let known = costsOfHeads[head] { return known }
    if lastSteps == nil { lastSteps = LastSteps(of: reading.runs) }
    // Back to where it is known, or has to be put together, as long as a way is another and a rule more.
    var (here, steps) = (head, [(head: Int, rule: UInt32)]())
    while costsOfHeads[here] == nil, let step = lastSteps?[here],
      case let id = reading.forward.rules.rule(step.rule).id
    {
      // What comes in from another tab pops `nothing`, so no way that ends with it is another and a rule more.
      assert(system.meanings[Int(id)].arrival == nil)
      steps.append((here, id))
      here = step.head
    }
    var cost = costsOfHeads[here] ?? cost(along: reading.way(to: here, along: nil))
    costsOfHeads[here] = .some(cost)
    for (head, rule) in steps.reversed() {
      // Where the way before ends while more has to be done in other tabs, this one may go on until that is done.
      cost = cost.map { adding(rule, to: $0) } ?? self.cost(along: reading.way(to: head, along: nil))
      costsOfHeads[head] = .some(cost)
    }
    return cost
  }

  /// What the way of the flow costs that some rules stand for, without working off its own
  /// moves; nil where none was found.
  mutating func cost(along rules: [UInt32], showing fact: Fact? = nil) -> Cost? {
    let place = returnPlace(in: rules, telling: fact)
    if rules[place...].contains(where: { system.meanings[Int($0)].arrival != nil }) {
      return way(along: rules, showing: fact)?.cost
    }
    guard let progress = beginning(of: rules, place) else { return nil }
    return rules[place...].reduce(progress.cost) { adding($1, to: $0) }
  }

  private func adding(_ rule: UInt32, to cost: Cost) -> Cost {
    system.move(of: rule) == nil ? cost : cost.adding(system[templateOf: rule].trigger)
  }

  /// Where on a way the system is between two moves for the first time after something has come in for the last; 1,
  /// after the launch, where nothing has, or the way ends before.
  private func returnPlace(in rules: [UInt32], telling fact: Fact?) -> Int {
    guard let last = rules.lastIndex(where: { system.meanings[Int($0)].arrival != nil }),
      let place = rules[last...].firstIndex(where: { system.isReadyControl(reading.rule(meaning: $0).control) }),
      fact == nil || place < rules.count - 1
    else { return min(1, rules.count) }
    return place + 1
  }

  // MARK: Following

  private mutating func beginning(of rules: [UInt32], _ place: Int) -> Progress? {
    let beginning = Array(rules[..<place])
    if let progress = known[beginning] { return progress }
    searches += 1
    var progress = launch(of: rules)
    let isFound = beginning.allSatisfy { take($0, &progress) }
    known[beginning] = .some(isFound ? progress : nil)
    return isFound ? progress : nil
  }

  private func launch(of rules: [UInt32]) -> Progress {
    let initial = simulator.completed(reading.launch(of: rules) ?? simulator.flow.variables.map { _ in .unknown })
    let start = reading.forward.start
    return Progress(
      control: start.control, stack: start.stack.reversed(), initial: initial, walk: Walk(simulator, from: initial))
  }

  /// Applies a rule, and makes the move that it begins; false where that is not offered.
  private func take(_ id: UInt32, _ progress: inout Progress, comesBack: Bool = true) -> Bool {
    if let move = system.move(of: id) {
      guard simulator.isOffered(move, in: progress.configuration) else { return false }
      make(move, &progress)
    }
    let rule = reading.rule(meaning: id)
    if let arrival = system.meanings[Int(id)].arrival {
      progress.entered = Entered(arrival: arrival, weight: rule.weight)
    }
    system.apply(rule, in: progress.control, to: &progress.stack)
    progress.control = rule.control
    let isBack = progress.entered == nil || comesBack && system.isReadyControl(rule.control)
    guard progress.entered == nil || !isBack || comeBack(&progress) else { return false }
    progress.rules += 1
    if isBack {
      let open = progress.rules - progress.counts.count
      progress.counts += repeatElement(progress.walk.transitions.count - 1, count: open)
    }
    return true
  }

  private func make(_ move: Move, _ progress: inout Progress) {
    progress.walk.take(move)
    progress.cost = progress.cost.adding(reader.trigger(of: move))
  }

  /// Comes to where the system is between two moves, by way of the other tabs.
  private func comeBack(_ progress: inout Progress) -> Bool {
    let goal = progress
    progress.entered = nil
    if system.means(progress.configuration, goal.control, goal.stack) { return true }
    guard let entered = goal.entered, let entry = system.exchange?.arrivals[Int(entered.arrival)].entry else {
      return false
    }
    let hints = hints.hints(to: entry)
    // What costs no more than it must need not be looked for.
    let least = progress.cost + reading.cost(entered.weight)
    if let next = hinted(hints.filter { $0.begins(in: goal.configuration) }, progress), next.cost <= least,
      system.means(next.configuration, goal.control, goal.stack)
    {
      progress = next
      return true
    }
    let detour = Detour(reader, around: system.grounds)
    if let moves = detour.moves(
      from: progress.configuration, until: { system.means($1.target, goal.control, goal.stack) })
    {
      for move in moves { make(move, &progress) }
      return true
    }
    guard let next = hinted(hints, progress), system.means(next.configuration, goal.control, goal.stack) else {
      return false
    }
    progress = next
    return true
  }

  /// Does what the system of another tab did when it let out what has come in, as far as that can be done from here.
  private func hinted(_ hints: [TabHint], _ progress: Progress) -> Progress? {
    for hint in hints {
      var next = progress
      if !hint.begins(in: next.configuration) {
        let detour = Detour(reader, around: system.grounds)
        guard let moves = detour.moves(from: next.configuration, until: { hint.begins(in: $1.target) }) else {
          continue
        }
        for move in moves { make(move, &next) }
      }
      let isOffered = hint.moves.allSatisfy { move in
        guard simulator.isOffered(move, in: next.configuration) else { return false }
        make(move, &next)
        return true
      }
      if isOffered { return next }
    }
    return nil
  }

  /// Ends within a move that came in: one that shows a fact.
  private func finish(_ progress: inout Progress, showing fact: Fact?) -> Bool {
    guard let fact else { return false }
    let isMeant = { (source: FlowSimulation.Configuration, transition: Transition) in
      reader.facts(of: transition, from: source).contains(fact)
    }
    let last = progress.walk.transitions.suffix(2)
    if last.count == 2, isMeant(last[last.startIndex].target, last[last.startIndex + 1]) { return true }
    guard let moves = Detour(reader, around: system.grounds).moves(from: progress.configuration, until: isMeant) else {
      return false
    }
    for move in moves { make(move, &progress) }
    return true
  }
}
