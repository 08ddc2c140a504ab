import FlowModel
import FlowSimulation
import OrderedCollections
import Pushdown

/// One pushdown system for each tab, worked off together: each knows its own tab's stack, and of the
/// others only what they let out.
///
/// What a system lets out may let others do more, which then let out more; that has an end, as there are finitely many
/// values and rests of moves. (Owicki and Gries 1976, Jones 1983: rely and guarantee; Flanagan and Qadeer 2003:
/// thread-modular model checking.)
struct TabSystems: Sendable {
  /// More than so many ways into the tabs are not looked at.
  fileprivate static let mostArrivals = 20_000

  /// A system and what it comes to.
  struct Saturated: Sendable {
    let system: FlowPushdown
    let forward: ForwardSaturation
    /// Which of its frames stand above themselves.
    let growth: Growth
  }

  /// The systems, in the order of the tabs.
  let all: [Saturated]

  /// Works everything off; nil where there are no tabs, that takes more steps than allowed, or it is told to stop.
  init?(_ simulator: Simulator, keeping kept: Set<VariableID>, steps: Int, _ watch: Watch) {
    guard var exchange = Exchange(simulator, keeping: kept, steps: steps), exchange.run(watch) else { return nil }
    let done = exchange.done
    let growths = Together.map(done.count) { Growth(of: done[$0].1) }
    all = zip(done, growths).map { Saturated(system: $0.0, forward: $0.1, growth: $1) }
  }

  /// How many tabs there are, of whichever root, that can go out of sight with a stack that has no bound: one pushdown
  /// system can hold one of them.
  var tabsWithoutBound: Int { all.count(where: \.leavesWithoutBound) }

  /// What can be got out of again in each, as far as it has to be asked about first; nil where it is told to stop.
  func exits(_ watch: Watch) -> [Exits]? {
    let found = watch.together(all.count) { [all] place, watch in
      let (system, forward) = (all[place].system, all[place].forward)
      return Exits(system, forward, trusting: system.leavesOpen ? .whatIsSure : .whatMayBe, watch)
    }
    let done = found.compactMap(\.self)
    return done.count == all.count ? done : nil
  }
}

/// The systems of the tabs at work.
private struct Exchange {
  private var systems: [FlowPushdown] = []
  private var forwards: [ForwardSaturation?] = []
  private var steps: Int

  init?(_ simulator: Simulator, keeping kept: Set<VariableID>, steps: Int) {
    let roots = simulator.flow.roots
    let most = roots.map(\.tabs.count).max() ?? 0
    guard most > 1 else { return nil }
    self.steps = steps
    var system = FlowPushdown(simulator, keeping: kept)
    system.exchange = TabExchange()
    systems = (0..<most).map { tab in system.standing(on: roots.map { min(tab, max(1, $0.tabs.count) - 1) }) }
    forwards = Array(repeating: nil, count: most)
  }

  /// The systems and what they come to.
  var done: [(FlowPushdown, ForwardSaturation)] {
    zip(systems, forwards).compactMap { system, forward in forward.map { (system, $0) } }
  }

  /// Works the systems off, at once, until none lets out anything new.
  mutating func run(_ watch: Watch) -> Bool {
    // Before anything is let out: what most likely comes in first is not waited for.
    let guesses = systems.map(\.likelyArrivals)
    let begun = systems.indices.map { place in
      Fed(
        place: place, system: systems[place], arrivals: guesses[place], sets: Settings(),
        isGuess: !guesses[place].isEmpty)
    }
    guard workOff(begun, watch) else { return false }
    giveUp(guesses)
    while true {
      let fed = systems.indices.compactMap { feed($0) }
      guard !fed.isEmpty else { return true }
      guard steps > 0, fed.allSatisfy({ $0.arrivals.count <= TabSystems.mostArrivals }) else { return false }
      guard workOff(fed, watch) else { return false }
    }
  }

  /// Works systems off; false where one takes more than allowed, or it is told to stop.
  ///
  /// One that takes more because of a guess is left as it was: the guess may be wrong.
  private mutating func workOff(_ fed: [Fed], _ watch: Watch) -> Bool {
    // Each may take as many as are left, so that what comes of them does not turn on who is first.
    let most = steps
    let done = watch.together(fed.count) { place, watch in fed[place].saturated(steps: most, watch) }
    for (each, next) in zip(fed, done) {
      guard let next else {
        guard each.isGuess else { return false }
        continue
      }
      (systems[each.place], forwards[each.place]) = (next.system, next.forward)
      steps -= next.steps
    }
    return true
  }

  /// Puts the systems back before their first rule of which something was guessed that those do not let out of which nothing
  /// was.
  private mutating func giveUp(_ guesses: [[TabArrival]]) {
    let sure = systems.indices.filter { guesses[$0].isEmpty }.flatMap { systems[$0].exchange?.given ?? [] }
    for (place, guess) in guesses.enumerated() where !guess.isEmpty {
      let isRight = guess.allSatisfy { arrival in sure.contains { $0.includes(arrival) } }
      guard !isRight else { continue }
      (systems[place], forwards[place]) = (systems[place].restarted, nil)
    }
  }

  /// A system that is to take what the others let out now; nil where it has taken that already.
  private func feed(_ place: Int) -> Fed? {
    let (arrivals, sets) = inputs(of: place)
    if forwards[place] != nil, systems[place].exchange?.isFed(by: arrivals, sets) ?? false { return nil }
    return Fed(place: place, system: systems[place], forward: forwards[place], arrivals: arrivals, sets: sets)
  }

  /// A system, and what is to come in.
  private struct Fed: Sendable {
    let place: Int
    let system: FlowPushdown
    /// What it has come to with what came in before; nil before its first rule.
    var forward: ForwardSaturation?
    let arrivals: [TabArrival]
    let sets: Settings
    /// Whether that is only guessed to come in.
    var isGuess = false

    /// The system worked off, from the beginning where something asked where moves began, and in how many steps; nil
    /// where it takes more than allowed, or it is told to stop.
    func saturated(
      steps: Int, _ watch: Watch
    ) -> (system: FlowPushdown, forward: ForwardSaturation, steps: Int)? {
      var left = steps
      var (next, begun) = (system, forward)
      while true {
        next.exchange?.arrivals = arrivals
        next.exchange?.othersSet = sets
        var forward = begun ?? ForwardSaturation(from: next.start())
        if begun != nil { next.admitArrivals(to: &forward) }
        let isDone = Solution.saturate(&forward, &next, &left, watch, isHopeless: { $0.waiting.isCrowded })
        guard isDone else { return nil }
        guard let other = next.remembering else { return (next, forward, steps - left) }
        (next, begun) = (other, nil)
      }
    }
  }

  /// What the other systems let out into one, and all that they set.
  private func inputs(of index: Int) -> (arrivals: [TabArrival], sets: Settings) {
    // What came in before stays, in its place: in another order, systems would feed each other the same for ever.
    var found: OrderedDictionary<TabEntry, TabArrival> = [:]
    for known in systems[index].exchange?.arrivals ?? [] { found[known.entry] = known }
    var sets = Settings()
    let grounds = systems[index].grounds
    for (other, system) in systems.enumerated() where other != index {
      guard let exchange = system.exchange else { continue }
      sets.merge(exchange.sets)
      for given in exchange.given where isMeant(given.entry, for: grounds, from: system.grounds) {
        found[given.entry, default: given].merge(given)
      }
    }
    return (Array(found.values), sets)
  }

  /// Whether something is let out into a system: into its tab, or because its root goes.
  private func isMeant(_ entry: TabEntry, for grounds: [Int], from others: [Int]) -> Bool {
    let own = grounds[entry.root.index]
    return entry.tab.map { $0 == own } ?? (others[entry.root.index] != own)
  }
}

extension TabSystems.Saturated {
  /// Whether what waits while another tab is selected can be any number of screens high.
  fileprivate var leavesWithoutBound: Bool {
    guard !growth.isBounded else { return false }
    var seen = [Bool](repeating: false, count: forward.frameCount)
    var open = (0..<forward.frameCount).filter { frame in
      forward.entry(ofFrame: frame).map { isAway($0.control) } ?? false
    }
    while let frame = open.popLast() {
      guard !seen[frame] else { continue }
      seen[frame] = true
      let edges = forward.edges(ofFrame: frame)
      if edges.contains(where: growth.grows) { return true }
      open += edges.map { forward.edge($0).below }
    }
    return false
  }

  private func isAway(_ control: UInt32) -> Bool { if case .away = system.controls[control] { true } else { false } }
}
