import FlowModel
import FlowSimulation
import Pushdown

/// What can no longer occur: tasks that cannot be ended, and layers that cannot be left.
extension PushdownReading {
  /// Who is stuck: an activation, and whether something can be done there.
  struct Subject: Hashable, Sendable {
    /// A frame of the automaton, or the negative of a task at a root, from 1.
    let activation: Int
    let isAtDeadEnd: Bool
  }

  /// A task that cannot be ended, or a layer that cannot be left, and where that is noticed.
  struct Stuck: Sendable {
    let subject: Subject
    let fact: Fact
    let failure: ReturnQuestion.Failure
  }

  /// Who is stuck for certain, and who else may be.
  struct StuckSubjects: Sendable {
    let certain: [Stuck]
    let doubted: [Stuck]
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

    /// Whether somebody may not be stuck who is so by this.
    var isWary: Bool { self == .whatIsSure || self == .whatIsSureAnywhere }
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
  /// - Parameter exits: what can be got out of by whatever may be a way out.
  func observeStuck(into log: inout ObservationLog, _ exits: Exits, _ watch: Watch = .none) -> StuckSight? {
    guard let certain = stuck(by: exits, watch),
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

  /// Who is certainly stuck, and who else may be; nil where it is told to stop.
  ///
  /// Whoever gets out by what is sure gets out by what may be a way, and mostly everybody does: then nobody else need be asked
  /// about.
  ///
  /// - Parameter exits: what can be got out of by what is sure, or, where nothing is left open, by what may be a way.
  func stuckSubjects(_ exits: Exits, _ watch: Watch) -> StuckSubjects? {
    guard let doubtful = stuck(by: exits, watch) else { return nil }
    guard system.leavesOpen else { return StuckSubjects(certain: doubtful, doubted: []) }
    guard !doubtful.isEmpty else { return StuckSubjects(certain: [], doubted: []) }
    guard let certain = stuck(trusting: .whatMayBe, watch) else { return nil }
    let known = Set(certain.map(\.subject))
    return StuckSubjects(certain: certain, doubted: doubtful.filter { !known.contains($0.subject) })
  }

  /// Who may be stuck, though it is not certain; nil where it is told to stop.
  func doubted(besides certain: [Stuck], trusting trust: Trust, _ watch: Watch) -> [Stuck]? {
    let known = Set(certain.map(\.subject))
    return whoMayBeStuck(trusting: trust, watch)?.filter { !known.contains($0.subject) }
  }

  /// Who cannot end or be left by what is trusted, where that is less than what may be; nil where it is told to stop.
  func whoMayBeStuck(trusting trust: Trust, _ watch: Watch) -> [Stuck]? {
    system.leavesOpen ? stuck(trusting: trust, watch) : []
  }

  func allows(_ rule: Rule, _ trust: Trust) -> Bool { system.allows(rule, trust, sureReturns: sureReturns) }

  /// Who cannot end or be left by what is trusted; nil where it is told to stop.
  func stuck(trusting trust: Trust, _ watch: Watch) -> [Stuck]? {
    Exits(system, forward, trusting: trust, sureReturns: sureReturns, watch).flatMap { stuck(by: $0, watch) }
  }

  /// The same, once it is known what can be got out of by what is trusted: each task and each layer once for each screen in
  /// front.
  private func stuck(by exits: Exits, _ watch: Watch) -> [Stuck]? {
    let trust = exits.trust
    let answers = watch.together(StuckFrames.Subject.allCases.count) { place, watch -> [ReturnQuestion.Failure]? in
      let subject = StuckFrames.Subject.allCases[place]
      guard let failing = exits.stuck.failing[subject], !failing.isEmpty else { return [] }
      var question = StuckFrames.question(
        about: subject, of: system, forward, exits.returns, trusting: trust, sureReturns: sureReturns, among: failing,
        runs: runs, kinds: StuckKinds(system, forward))
      return question.answer(while: watch.part(place + 1, of: 3, .exits))
    }
    guard let inTasks = answers[0], let inLayers = answers[1] else { return nil }
    let endless = inTasks.flatMap { failure in
      let task = system.instance(ofFrame: failure.frame, forward)?.frame?.task
      return task.map { task in
        stuck(failure, failure.frame) { .endless(task, on: $0, isAtDeadEnd: $1) }
      } ?? []
    }
    let trapped = inLayers.flatMap { failure in
      // A step may have replaced the screen that the layer began with.
      let first = system[symbol: failure.edges.last.map { forward.edge($0).symbol } ?? failure.head.symbol].instance
      return stuck(failure, failure.frame) { .trapped(first.screen, on: $0, isAtDeadEnd: $1) }
    }
    return endlessRoots(trust, watch).map { endless + trapped + $0 }
  }

  /// Who is stuck where an activation fails: if it is not known whether anything is offered, as if it were, and as if not.
  private func stuck(
    _ failure: ReturnQuestion.Failure, _ activation: Int, _ fact: (ScreenID, Bool) -> Fact
  ) -> [Stuck] {
    let screen = system[symbol: failure.front].instance.screen
    return system.offering(at: failure.head, forward).mayBeDeadEnd.map { isAtDeadEnd in
      Stuck(
        subject: Subject(activation: activation, isAtDeadEnd: isAtDeadEnd), fact: fact(screen, isAtDeadEnd),
        failure: failure)
    }
  }

  /// Tasks at a root never leave the stack, so their endings pass through controls of their own.
  private func endlessRoots(_ trust: Trust, _ watch: Watch) -> [Stuck]? {
    let tasks = Set(
      (0..<forward.rules.headCount).compactMap { index in
        let head = forward.rules.head(index)
        return system.isReady(head) ? system.taskAtRoot(runningOn: head.symbol) : nil
      }
    ).sorted()
    guard !tasks.isEmpty else { return [] }
    var goal = StackAutomaton()
    let ended = goal.addState(accepting: true)
    goal.addTransition(from: ended, over: nil, to: ended)
    for (control, kind) in system.controls.things.enumerated() {
      switch kind {
      case .rootEnded, .beyond: goal.addStart(control: UInt32(control), at: ended)
      case .start, .ready, .moving, .growing, .seeing, .away, .entering, .placing, .deadEnd: break
      }
    }
    let found = BackwardSaturation.complete(
      of: forward.rules, to: goal, allowing: { allows($0, trust) || system.surelyEndsRoot($0) },
      while: watch.part(0, of: tasks.count + 1, .exits))
    guard let backward = found else { return nil }
    var stuck: [Stuck] = []
    for (place, task) in tasks.enumerated() {
      let goesOn = watch.part(place + 1, of: tasks.count + 1, .exits)
      var whether = question(about: task, backward, trusting: trust)
      guard let any = whether.answer(while: goesOn) else { return nil }
      guard !any.isEmpty else { continue }
      var question = question(
        about: task, backward, trusting: trust, runs: runs, kinds: StuckKinds(system, forward))
      guard let failures = question.answer(while: goesOn) else { return nil }
      stuck += failures.flatMap { self.stuck($0, -1 - task.index) { .endless(task, on: $0, isAtDeadEnd: $1) } }
    }
    return stuck
  }

  /// The question whether a task at a root can end, also where others run that began in it.
  private func question(
    about task: TaskID, _ backward: BackwardSaturation, trusting trust: Trust, runs: ShortestRuns? = nil,
    kinds: StuckKinds? = nil
  ) -> ReturnQuestion {
    // What there is beneath a task that did not begin at a root is told by what it stands on.
    let mayRun = { (symbol: UInt32) in
      system.runsTaskOffRoot(symbol) || system.taskAtRoot(runningOn: symbol) == task
    }
    var endings = Endings(
      of: .task, system, forward, backward, allowing: { allows($0, trust) }, isHopeful: trust == .whatMayBe)
    let scope = ReturnQuestion.Scope(
      isAsked: { head in
        system.isReady(head) && mayRun(head.symbol) && system.isAsked(at: head, forward, trusting: trust)
      }, kind: kinds.map { $0.kind(of:) },
      beneath: { symbol, kind in mayRun(symbol) ? kinds?.kind(kind, under: symbol) ?? kind : nil },
      goingOn: trust.isWary && system.leavesSomethingOut,
      isActivation: { system.isTask($0, forward) }, ends: { endings.ends($0, with: $1) })
    return ReturnQuestion(goalOf: backward, forward, runs: runs, about: scope)
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
  func allows(_ rule: Rule, _ trust: PushdownReading.Trust, sureReturns: Set<UInt32>) -> Bool {
    let place = Int(rule.id)
    // Who comes where nothing is offered has not got out.
    if case .deadEnd = controls[rule.control] { return false }
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

  /// Whether a rule surely ends a task at a root: whoever leaves its tab by that need not come back.
  ///
  /// Where one system holds all tabs, it may be another tab's task.
  fileprivate func surelyEndsRoot(_ rule: Rule) -> Bool {
    guard isAlone, case .rootEnded = controls[rule.control] else { return false }
    return allows(rule, .whatIsSureAnywhere, sureReturns: [])
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
