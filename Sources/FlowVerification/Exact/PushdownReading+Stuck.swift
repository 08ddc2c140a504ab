import FlowModel
import FlowSimulation
import Pushdown

/// What can no longer occur: tasks that cannot be ended, and layers that cannot be left.
extension PushdownReading {
  /// A task that cannot be ended, or a layer that cannot be left, and where that is noticed.
  struct Stuck {
    /// Which activation it is: a frame of the automaton, or a task at a root.
    let subject: Int
    let fact: Fact
    let failure: ReturnQuestion.Failure
  }

  /// What counts as a way out.
  enum Trust {
    /// Whatever may be one: who is stuck even so is surely stuck.
    case whatMayBe
    /// What is one as long as the conditions hold on which it depends.
    case whatStays
    /// What is one whatever happens: who has one is surely not stuck.
    case whatIsSure
    /// What can be done whatever the values, in whichever tab: where it is of no account whose stack it is.
    case whatIsSureAnywhere
  }

  /// Adds tasks that can no longer end and layers that can no longer be left; says which of them could not be decided,
  /// and the ways to the others, which an observation names by the negative of their places, from 1.
  ///
  /// Who is stuck is so on a whole stack: a lightest way to the screen in front may lead to
  /// another, on which nobody is.
  ///
  /// Where a tab goes out of sight, what stands on its stack leaves the automaton's and is put back another time, and
  /// some steps take off what they put back: it cannot be told whether it is the same that ends later.
  ///
  /// Nil where it is told to stop before all that is seen.
  ///
  /// - Parameter returns: what can be taken off by whatever may be a way out.
  func observeStuck(
    into log: inout ObservationLog, returns: BackwardSaturation, _ watch: Watch = .none
  ) -> StuckSight? {
    guard let certain = stuck(trusting: .whatMayBe, returns, watch),
      let doubtful = whoMayBeStuck(trusting: .whatIsSure, watch)
    else { return nil }
    var sight = StuckSight()
    for each in certain {
      guard let way = runs.witness(to: each.failure)?.rules else {
        sight.open.append(each.fact)
        continue
      }
      sight.ways.append(way)
      log.add(each.fact, cost(each.failure.weight), node: -Int32(sight.ways.count), edge: nil)
    }
    let known = Dictionary(certain.map { ($0.subject, $0.failure.weight) }, uniquingKeysWith: min)
    sight.open += doubtful.filter { known[$0.subject] == nil }.map(\.fact)
    sight.mayBeSooner = !sight.open.isEmpty || doubtful.contains { $0.failure.weight < known[$0.subject] ?? 0 }
    return sight
  }

  /// What is seen of who is stuck.
  struct StuckSight {
    /// Who may be, though it is not certain.
    var open: [Fact] = []
    /// The ways to those of whom it is.
    var ways: [[UInt32]] = []
    /// Whether one of them, or another, may be stuck sooner.
    var mayBeSooner = false
  }

  /// Who may be stuck, though it is not certain; nil where it is told to stop.
  func doubted(besides certain: [Stuck], trusting trust: Trust, _ watch: Watch) -> [Stuck]? {
    let known = Set(certain.map(\.subject))
    return whoMayBeStuck(trusting: trust, watch)?.filter { !known.contains($0.subject) }
  }

  /// Who cannot end or be left by what is trusted, where that is less than what may be; nil where it is told to stop.
  private func whoMayBeStuck(trusting trust: Trust, _ watch: Watch) -> [Stuck]? {
    let isDoubtful =
      system.controls.things.indices.contains(where: putsBack)
      || system.meanings.contains { $0.selectsTab || $0.doubt != nil }
    return isDoubtful ? stuck(trusting: trust, watch) : []
  }

  func allows(_ rule: Rule, _ trust: Trust) -> Bool { system.allows(rule, trust, sureReturns: sureReturns) }

  /// Whether what goes under a control comes back: the task that an alert carries on, the layer in which a task begins.
  private func putsBack(_ control: Int) -> Bool {
    switch system.controls.things[control] {
    case .moving(_, let rest): system.rests[UInt32(rest)].continuation.carriesFrame(in: simulator)
    case .placing: true
    case .entering: true
    case .start, .ready, .growing, .seeing, .away, .rootEnded, .beyond, .deadEnd: false
    }
  }

  /// Who cannot end or be left by what is trusted; nil where it is told to stop.
  func stuck(trusting trust: Trust, _ watch: Watch) -> [Stuck]? {
    let returns = forward.returns(in: system, trusting: trust, sureReturns: sureReturns, watch)
    return returns.flatMap { stuck(trusting: trust, $0, watch) }
  }

  /// The same, once it is known what can be taken off by what is trusted.
  private func stuck(trusting trust: Trust, _ backward: BackwardSaturation, _ watch: Watch) -> [Stuck]? {
    let isReady = { @Sendable (head: Head) in system.isReady(head) }
    let ends = { @Sendable (_: Int, control: UInt32) in trust == .whatMayBe || !putsBack(Int(control)) }
    // A task at a tab's root is asked about with those at other roots, though a tab's stack may be put on the ground's.
    // Closures, not the methods' names: those would copy all that is read for every frame.
    let isActivation = [{ @Sendable in isTask($0) }, { @Sendable in isPlainLayer($0) }]
    let answers = watch.together(isActivation.count) { place, watch in
      failures(while: watch.part(place + 1, of: 3, .exits)) { failing, kind in
        ReturnQuestion(
          forward, backward, runs: runs, isAsked: isReady, kind: kind, among: failing,
          isActivation: isActivation[place], ends: ends)
      }
    }
    guard let inTasks = answers[0], let inLayers = answers[1] else { return nil }
    let endless = inTasks.compactMap { failure in
      instance(ofFrame: failure.frame)?.frame.flatMap { frame in
        stuck(failure, failure.frame) { .endless(frame.task, $0) }
      }
    }
    let trapped = inLayers.compactMap { failure in
      // A step may have replaced the screen that the layer began with.
      let first = system[symbol: failure.edges.last.map { forward.edge($0).symbol } ?? failure.head.symbol].instance
      return stuck(failure, failure.frame) { .trapped(first: first.screen, front: $0) }
    }
    return endlessRoots(trust, watch).map { endless + trapped + $0 }
  }

  /// What fails, each activation once for each screen in front; nil where it is told to stop.
  ///
  /// Mostly nothing does, so it is asked first whether anything fails at all, and of that alone by screen.
  private func failures(
    while goesOn: (Double) -> Bool, _ question: (_ failing: Set<Int>?, _ kind: ((Head) -> UInt32)?) -> ReturnQuestion
  ) -> [ReturnQuestion.Failure]? {
    var whether = question(nil, nil)
    guard let first = whether.answer(while: goesOn) else { return nil }
    guard !first.isEmpty else { return first }
    var byScreen = question(Set(first.map(\.frame))) { head in
      UInt32(system.configuration(head)?.frontScreen.index ?? 0)
    }
    return byScreen.answer(while: goesOn)
  }

  private func stuck(_ failure: ReturnQuestion.Failure, _ subject: Int, _ fact: (ScreenID) -> Fact) -> Stuck? {
    system.configuration(failure.head).map {
      Stuck(subject: subject, fact: fact($0.frontScreen), failure: failure)
    }
  }

  /// Tasks at a root never leave the stack, so their endings pass through controls of their own.
  private func endlessRoots(_ trust: Trust, _ watch: Watch) -> [Stuck]? {
    let running = (0..<forward.rules.headCount).map { taskAtRoot(runningIn: forward.rules.head($0)) }
    let tasks = Set(running.compactMap { $0 }).sorted()
    guard !tasks.isEmpty else { return [] }
    var goal = StackAutomaton()
    let ended = goal.addState(accepting: true)
    goal.addTransition(from: ended, over: nil, to: ended)
    for (control, kind) in system.controls.things.enumerated() {
      switch kind {
      case .rootEnded, .beyond, .deadEnd: goal.addStart(control: UInt32(control), at: ended)
      case .start, .ready, .moving, .growing, .seeing, .away, .entering, .placing: break
      }
    }
    let found = BackwardSaturation.complete(
      of: forward.rules, to: goal, allowing: { allows($0, trust) }, while: watch.part(0, of: tasks.count + 1, .exits))
    guard let backward = found else { return nil }
    var stuck: [Stuck] = []
    for (place, task) in tasks.enumerated() {
      let isAsked = { (head: Head) in forward.rules.index(of: head).map { running[$0] == task } ?? false }
      let found = failures(while: watch.part(place + 1, of: tasks.count + 1, .exits)) { _, kind in
        ReturnQuestion(goalOf: backward, forward, runs: runs, isAsked: isAsked, kind: kind)
      }
      guard let failures = found else { return nil }
      stuck += failures.compactMap { self.stuck($0, -1 - task.index) { .endless(task, $0) } }
    }
    return stuck
  }

  /// The task at a root that runs in the configurations with a head; nil where none does, or a move is under way.
  private func taskAtRoot(runningIn head: Head) -> TaskID? {
    guard system.isReady(head) else { return nil }
    let symbol = system[symbol: head.symbol]
    if let frame = symbol.instance.frame { return frame.isAtRoot ? frame.task : nil }
    return symbol.place.running.flatMap { $0.isAtRoot ? $0.task : nil }
  }

  /// The instance that a frame of the automaton was entered with, where a move brought it.
  private func instance(ofFrame frame: Int) -> Instance? {
    symbol(ofFrame: frame).map { system[symbol: $0].instance }
  }

  /// The symbol, by number, that it was entered with: what is asked of it is looked at where it lies.
  private func symbol(ofFrame frame: Int) -> UInt32? {
    guard let entry = forward.entry(ofFrame: frame), entry.symbol != FlowPushdown.nothing else { return nil }
    return entry.symbol
  }

  /// Whether a frame of the automaton is a task that did not begin at a root.
  private func isTask(_ frame: Int) -> Bool {
    symbol(ofFrame: frame).flatMap { system[symbol: $0].instance.frame }.map { !$0.isAtRoot } ?? false
  }

  /// Whether a frame of the automaton is a modal layer that is not a task's own.
  private func isPlainLayer(_ frame: Int) -> Bool {
    guard let symbol = symbol(ofFrame: frame), system[symbol: symbol].instance.frame == nil,
      system[symbol: symbol].place.index == 0, let style = system[symbol: symbol].place.layer?.style
    else { return false }
    return style.canBeTrap
  }

  /// A variable on which a way out depends where somebody may be stuck; nil where none does.
  func variable(inTheWayOf failure: ReturnQuestion.Failure) -> VariableID? {
    let heads = failure.causes + [failure.head]
    let near = heads.lazy.compactMap { forward.rules.index(of: $0) }.flatMap { variables(ofHead: $0) }
    if let first = near.min() { return first }
    return (0..<forward.rules.headCount).lazy.flatMap { variables(ofHead: $0) }.min()
  }

  private func variables(ofHead index: Int) -> [VariableID] {
    forward.rules.rules(ofHead: index).flatMap { rule in
      system.doubt(of: forward.rules.rule(rule).id).map { $0.variables.subtracting(system.kept) } ?? []
    }
  }
}

extension FlowPushdown {
  /// Whether a rule is a way out by what is trusted.
  ///
  /// - Parameter sureReturns: the rules that leave for other tabs and come back, as far as that is sure.
  fileprivate func allows(_ rule: Rule, _ trust: PushdownReading.Trust, sureReturns: Set<UInt32>) -> Bool {
    let place = Int(rule.id)
    guard !meanings[place].isEntrys else { return false }
    switch trust {
    case .whatMayBe: return true
    case .whatStays: return !meanings[place].selectsTab
    case .whatIsSureAnywhere:
      return meanings[place].doubt == nil && (meanings[place].arrival == nil || sureReturns.contains(rule.id))
    case .whatIsSure:
      return meanings[place].doubt == nil && (!meanings[place].selectsTab || sureReturns.contains(rule.id))
    }
  }
}

extension ForwardSaturation {
  /// What can be taken off by what is trusted, of a saturated system; nil where it is told to stop.
  func returns(
    in system: FlowPushdown, trusting trust: PushdownReading.Trust, sureReturns: Set<UInt32> = [], _ watch: Watch
  ) -> BackwardSaturation? {
    BackwardSaturation.complete(
      of: rules, allowing: { system.allows($0, trust, sureReturns: sureReturns) }, while: watch.part(0, of: 3, .exits))
  }
}
