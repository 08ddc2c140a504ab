import FlowModel
import FlowSimulation
import Pushdown

/// A saturated pushdown system, read in the terms of its flow.
struct PushdownReading: Sendable {
  let system: FlowPushdown
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

  /// Adds tasks that can no longer end and layers that can no longer be left.
  func observeStuck(into log: inout ObservationLog) {
    let backward = BackwardSaturation.complete(of: forward.rules, allowing: isUsable)
    let isReady = { (head: Head) in system.configuration(head) != nil }
    var tasks = ReturnQuestion(
      forward, backward, runs: runs, isAsked: isReady, isActivation: { instance(ofFrame: $0)?.frame != nil },
      ends: { _, _ in true })
    for failure in tasks.answer() {
      guard let task = instance(ofFrame: failure.frame)?.frame?.task else { continue }
      add(failure, into: &log) { .endless(task, $0) }
    }
    var layers = ReturnQuestion(
      forward, backward, runs: runs, isAsked: isReady, isActivation: isPlainLayer, ends: { _, _ in true })
    for failure in layers.answer() {
      guard let first = instance(ofFrame: failure.frame)?.screen else { continue }
      add(failure, into: &log) { .trapped(first: first, front: $0) }
    }
    observeEndlessRoots(into: &log)
  }

  private func add(_ failure: ReturnQuestion.Failure, into log: inout ObservationLog, _ fact: (ScreenID) -> Fact) {
    guard let index = forward.rules.index(of: failure.head), let configuration = system.configuration(failure.head)
    else {
      return
    }
    log.add(fact(configuration.frontScreen), cost(failure.weight), node: Int32(index), edge: nil)
  }

  /// Tasks at a root never leave the stack, so their endings pass through controls of their own.
  private func observeEndlessRoots(into log: inout ObservationLog) {
    var goal = StackAutomaton()
    let ended = goal.addState(accepting: true)
    goal.addTransition(from: ended, over: nil, to: ended)
    for (control, kind) in system.controls.things.enumerated() {
      switch kind {
      case .rootEnded, .beyond, .deadEnd: goal.addStart(control: UInt32(control), at: ended)
      case .start, .ready, .moving, .growing: break
      }
    }
    let backward = BackwardSaturation.complete(of: forward.rules, to: goal, allowing: isUsable)
    for task in simulator.flow.tasks.map(\.id) {
      var question = ReturnQuestion(goalOf: backward, forward, runs: runs) { head in
        guard let configuration = system.configuration(head) else { return false }
        let frame = configuration.frame(runningAt: configuration.front)
        return frame?.isAtRoot == true && frame?.task == task
      }
      for failure in question.answer() { add(failure, into: &log) { .endless(task, $0) } }
    }
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
