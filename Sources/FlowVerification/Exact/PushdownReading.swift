import FlowModel
import FlowSimulation
import Pushdown

/// A saturated pushdown system, read in the terms of its flow.
struct PushdownReading: Sendable {
  var system: FlowPushdown
  let forward: ForwardSaturation
  let runs: ShortestRuns

  private var simulator: Simulator { system.simulator }

  // MARK: What can occur

  /// Adds what can be seen of the reachable heads and of the moves made there.
  func observe(into log: inout ObservationLog) {
    for index in 0..<forward.rules.headCount {
      let head = forward.rules.head(index)
      guard let weight = runs.weight(of: head) else { continue }
      observeConfiguration(head, number: index, weight, into: &log)
      for place in forward.rules.rules(ofHead: index) {
        let rule = forward.rules.rule(place)
        let cost = cost(weight + rule.weight)
        for fact in system.meanings[Int(rule.id)].facts {
          log.add(fact, cost, node: Int32(index), edge: Int32(place))
        }
      }
    }
  }

  private func observeConfiguration(_ head: Head, number: Int, _ weight: UInt64, into log: inout ObservationLog) {
    guard let configuration = system.configuration(head) else { return }
    let moves = simulator.moves(in: configuration)
    for fact in system.reader.facts(of: configuration, offering: moves) {
      log.add(fact, cost(weight), node: Int32(number), edge: nil)
    }
    guard let first = moves.first, system.reader.trigger(of: first) == .arrival else { return }
    // A round never ends, so some head comes back in it, and from there it goes wherever that head is in front.
    let here = walk(to: number, along: nil).configuration
    for fact in system.reader.arrivalFacts(of: here, offering: simulator.moves(in: here)) {
      log.add(fact, cost(weight), node: Int32(number), edge: nil)
    }
  }

  func cost(_ weight: UInt64) -> Cost {
    let costs = FlowPushdown.layout.costs(of: weight)
    return Cost(taps: Int(costs[0]), entries: Int(costs[1]), systems: Int(costs[2]))
  }

  // MARK: Walks

  /// The cheapest walk to a head, by number, and along one of its rules.
  func walk(to head: Int, along rule: Int?) -> Walk {
    let witness = runs.witness(to: forward.rules.head(head))?.rules ?? []
    return walk(along: witness + (rule.map { [forward.rules.rule($0).id] } ?? []))
  }

  /// The walk that a sequence of rules stands for: each move is made at once, whatever parts it was worked off in.
  func walk(along rules: [UInt32]) -> Walk {
    var launch = 0
    for (place, rule) in forward.rules.rules(ofHead: 0).enumerated() where forward.rules.rule(rule).id == rules.first {
      launch = place
    }
    let states = simulator.initialStates
    var walk = Walk(simulator, from: states.indices.contains(launch) ? states[launch] : nil)
    for rule in rules {
      guard let move = system.meanings[Int(rule)].move else { continue }
      // The simulator has the last word: a way that it does not offer is none.
      guard simulator.moves(in: walk.configuration).contains(move) else { break }
      walk.take(move)
    }
    return walk
  }

  // MARK: What can no longer occur

  /// The moves that count as ways out: all but entries.
  func isUsable(_ rule: Rule) -> Bool { system.meanings[Int(rule.id)].trigger != .entry }

  /// A task that cannot be ended, or a layer that cannot be left, and where that is noticed.
  private struct Stuck {
    /// Which activation it is: a frame of the automaton, or a task at a root.
    let subject: Int
    let fact: Fact
    let failure: ReturnQuestion.Failure
  }

  /// Adds tasks that can no longer end and layers that can no longer be left; says which of them could not be decided.
  ///
  /// Where a tab goes out of sight, what stands on its stack leaves the automaton's and is put back another time, and some steps take
  /// off what they put back: it cannot be told whether it is the same that ends later. Who is stuck even if every such going counts as
  /// an end is surely stuck; who has a way without is surely not.
  func observeStuck(into log: inout ObservationLog) -> [Fact] {
    let certain = stuck(allowing: isUsable) { _ in true }
    for each in certain {
      guard let index = forward.rules.index(of: each.failure.head) else { continue }
      log.add(each.fact, cost(each.failure.weight), node: Int32(index), edge: nil)
    }
    guard system.meanings.contains(where: \.selectsTab) || system.controls.things.indices.contains(where: putsBack)
    else { return [] }
    let known = Set(certain.map(\.subject))
    let doubted = stuck(allowing: { isUsable($0) && !system.meanings[Int($0.id)].selectsTab }, ends: { !putsBack(Int($0)) })
    return doubted.filter { !known.contains($0.subject) }.map(\.fact)
  }

  /// Whether what goes under a control comes back: the task that an alert carries on, the layer in which a task begins.
  private func putsBack(_ control: Int) -> Bool {
    switch system.controls.things[control] {
    case .moving(_, let rest): system.rests[UInt32(rest)].continuation.carriesFrame(in: simulator.flow)
    case .placing: true
    case .start, .ready, .growing, .seeing, .rootEnded, .beyond, .deadEnd: false
    }
  }

  private func stuck(
    allowing isAllowed: @escaping (Rule) -> Bool, ends: @escaping (UInt32) -> Bool
  ) -> [Stuck] {
    let backward = BackwardSaturation.complete(of: forward.rules, allowing: isAllowed)
    // A task at a tab's root is asked about with those at other roots, though a tab's stack may be put on the ground's.
    var tasks = ReturnQuestion(
      forward, backward, runs: runs, isAsked: system.isReady,
      isActivation: { instance(ofFrame: $0)?.frame.map { !$0.isAtRoot } ?? false },
      ends: { _, control in ends(control) })
    var layers = ReturnQuestion(
      forward, backward, runs: runs, isAsked: system.isReady, isActivation: isPlainLayer,
      ends: { _, control in ends(control) })
    let endless = tasks.answer().compactMap { failure in
      instance(ofFrame: failure.frame)?.frame.flatMap { frame in
        stuck(failure, failure.frame) { .endless(frame.task, $0) }
      }
    }
    let trapped = layers.answer().compactMap { failure in
      instance(ofFrame: failure.frame).flatMap { first in
        stuck(failure, failure.frame) { .trapped(first: first.screen, front: $0) }
      }
    }
    return endless + trapped + endlessRoots(allowing: isAllowed)
  }

  private func stuck(_ failure: ReturnQuestion.Failure, _ subject: Int, _ fact: (ScreenID) -> Fact) -> Stuck? {
    system.configuration(failure.head).map {
      Stuck(subject: subject, fact: fact($0.frontScreen), failure: failure)
    }
  }

  /// Tasks at a root never leave the stack, so their endings pass through controls of their own.
  private func endlessRoots(allowing isAllowed: @escaping (Rule) -> Bool) -> [Stuck] {
    let running = (0..<forward.rules.headCount).map { taskAtRoot(runningIn: forward.rules.head($0)) }
    let tasks = Set(running.compactMap { $0 }).sorted()
    if tasks.isEmpty { return [] }
    var goal = StackAutomaton()
    let ended = goal.addState(accepting: true)
    goal.addTransition(from: ended, over: nil, to: ended)
    for (control, kind) in system.controls.things.enumerated() {
      switch kind {
      case .rootEnded, .beyond, .deadEnd: goal.addStart(control: UInt32(control), at: ended)
      case .start, .ready, .moving, .growing, .seeing, .placing: break
      }
    }
    let backward = BackwardSaturation.complete(of: forward.rules, to: goal, allowing: isAllowed)
    return tasks.flatMap { task in
      var question = ReturnQuestion(goalOf: backward, forward, runs: runs) { head in
        forward.rules.index(of: head).map { running[$0] == task } ?? false
      }
      return question.answer().compactMap { stuck($0, -1 - task.index) { .endless(task, $0) } }
    }
  }

  /// The task at a root that runs in the configurations with a head; nil where none does, or a move is under way.
  private func taskAtRoot(runningIn head: Head) -> TaskID? {
    guard system.isReady(head), let configuration = system.configuration(head),
      let frame = configuration.frame(runningAt: configuration.front), frame.isAtRoot
    else { return nil }
    return frame.task
  }

  /// The instance that a frame of the automaton was entered with, where a move brought it.
  private func instance(ofFrame frame: Int) -> Instance? { symbol(ofFrame: frame)?.instance }

  private func symbol(ofFrame frame: Int) -> StackSymbol? {
    guard let entry = forward.entry(ofFrame: frame), entry.symbol != FlowPushdown.nothing else { return nil }
    return system[symbol: entry.symbol]
  }

  /// Whether a frame of the automaton is a modal layer that is not a task's own.
  private func isPlainLayer(_ frame: Int) -> Bool {
    guard let symbol = symbol(ofFrame: frame), let layer = symbol.place.layer, symbol.place.index == 0 else {
      return false
    }
    return symbol.instance.frame == nil && (layer.style.countsAsModal || layer.style == .popover)
  }
}
