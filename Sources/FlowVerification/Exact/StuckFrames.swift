import FlowModel
import FlowSimulation
import Pushdown

/// The frames of a saturated system from which somebody cannot get back: tasks that cannot be ended, layers that cannot be
/// left.
///
/// Mostly there is none. So it is asked first, and without the ways there, for which it need not wait; what comes of it
/// is asked about once more, by the screen in front and by the shortest ways.
struct StuckFrames: Sendable {
  /// What cannot be got out of.
  enum Subject: CaseIterable, Sendable {
    /// A task that did not begin at a root.
    case task
    /// A modal layer that is not a task's own.
    case layer
  }

  /// The frames where it is so, by what they are.
  let failing: [Subject: Set<Int>]

  /// Asks about all frames; nil where it is told to stop.
  ///
  /// - Parameter backward: what can be taken off by what is trusted.
  init?(
    of system: FlowPushdown, _ forward: ForwardSaturation, _ backward: BackwardSaturation,
    trusting trust: PushdownReading.Trust, sureReturns: Set<UInt32> = [], _ watch: Watch
  ) {
    let answers = watch.together(Subject.allCases.count) { place, watch -> Set<Int>? in
      var question = Self.question(
        about: Subject.allCases[place], of: system, forward, backward, trusting: trust, sureReturns: sureReturns)
      return question.answer(while: watch.part(place + 1, of: 3, .exits)).map { Set($0.map(\.frame)) }
    }
    var failing: [Subject: Set<Int>] = [:]
    for (subject, answer) in zip(Subject.allCases, answers) {
      guard let answer else { return nil }
      failing[subject] = answer
    }
    self.failing = failing
  }

  /// The question whether one can get out of frames.
  ///
  /// A task at a tab's root is asked about with those at other roots, though a tab's stack may be put on the ground's.
  static func question(
    about subject: Subject, of system: FlowPushdown, _ forward: ForwardSaturation, _ backward: BackwardSaturation,
    trusting trust: PushdownReading.Trust, sureReturns: Set<UInt32> = [], among frames: Set<Int>? = nil,
    runs: ShortestRuns? = nil, kinds: StuckKinds? = nil
  ) -> ReturnQuestion {
    var endings = Endings(
      of: subject, system, forward, backward, allowing: { system.allows($0, trust, sureReturns: sureReturns) },
      isHopeful: trust == .whatMayBe)
    let scope = ReturnQuestion.Scope(
      isAsked: { head in
        guard system.isReady(head), subject == .layer || system.runsTaskOffRoot(head.symbol) else { return false }
        return system.isAsked(at: head, forward, trusting: trust)
      }, kind: kinds.map { $0.kind(of:) },
      beneath: { symbol, kind in
        let isAnyBeneath =
          switch subject {
          case .task: system.runsTaskOffRoot(symbol)
          case .layer: system[symbol: symbol].place.layer != nil
          }
        return isAnyBeneath ? kinds?.kind(kind, under: symbol) ?? kind : nil
      }, goingOn: trust.isWary && system.leavesSomethingOut,
      named: subject == .layer ? kinds.map { $0.kind(beginningWith:_:) } : nil,
      among: frames,
      isActivation: { frame in
        switch subject {
        case .task: system.isTask(frame, forward)
        case .layer: system.isPlainLayer(frame, forward)
        }
      },
      ends: { endings.ends($0, with: $1) })
    return ReturnQuestion(forward, backward, runs: runs, about: scope)
  }
}

/// Whether anything is offered at a head.
enum Offering: UInt8 {
  case something, nothing
  /// That depends on variables that are left out.
  case doubtful

  /// Whether it may be a dead end, in all ways in which it may or may not.
  var mayBeDeadEnd: [Bool] {
    switch self {
    case .something: [false]
    case .nothing: [true]
    case .doubtful: [false, true]
    }
  }
}

extension FlowPushdown {
  /// Whether anything is offered at a head.
  func offering(at head: Head, _ forward: ForwardSaturation) -> Offering {
    // The way out of a dead end is the last rule.
    guard let index = forward.rules.index(of: head), let last = forward.rules.rules(ofHead: index).last,
      case let rule = forward.rules.rule(last), case .deadEnd = controls[rule.control]
    else { return .something }
    return doubt(of: rule.id) == nil ? .nothing : .doubtful
  }

  /// Whether to ask who is stuck at a head by what is trusted: of nobody it is sure where it is not known what is offered.
  func isAsked(at head: Head, _ forward: ForwardSaturation, trusting trust: PushdownReading.Trust) -> Bool {
    trust.isWary || offering(at: head, forward) != .doubtful
  }

  /// Whether the running task of those with a symbol in front is one that did not begin at a root: one that waits in another tab is
  /// nobody's to end here.
  func runsTaskOffRoot(_ symbol: UInt32) -> Bool { self[symbol: symbol].running.map { !$0.isAtRoot } ?? false }

  /// The task at a root that runs where a symbol is in front; nil where none does, or another.
  func taskAtRoot(runningOn symbol: UInt32) -> TaskID? {
    self[symbol: symbol].running.flatMap { $0.isAtRoot ? $0.task : nil }
  }

  /// The tasks that go on with what a move has still to do, their alerts having gone.
  func tasksCarriedOn(by control: UInt32) -> [TaskID] {
    guard case .moving(_, let rest) = controls[control] else { return [] }
    return rests[UInt32(rest)].continuation.tasksCarriedOn(in: simulator)
  }

  /// Whether it turns on something that is left out what is offered, or what comes of it: values, or other tabs.
  ///
  /// Who may be stuck for such a reason may be cleared by whoever knows, and then nobody has asked about who lies beneath.
  var leavesSomethingOut: Bool { meanings.contains { $0.selectsTab || $0.doubt != nil } }

  /// Whether more may be a way out than surely is one.
  var leavesOpen: Bool { leavesSomethingOut || controls.things.indices.contains { putsBack($0) } }

  /// Whether what goes under a control comes back: the task that an alert carries on, the layer in which a task begins.
  func putsBack(_ control: Int) -> Bool {
    switch controls.things[control] {
    case .moving: !tasksCarriedOn(by: UInt32(control)).isEmpty
    case .placing: true
    case .entering: true
    case .start, .ready, .growing, .seeing, .away, .rootEnded, .beyond, .deadEnd: false
    }
  }

  /// The instance that a frame of the automaton was entered with, where a move brought it.
  func instance(ofFrame frame: Int, _ forward: ForwardSaturation) -> Instance? {
    symbol(ofFrame: frame, forward).map { self[symbol: $0].instance }
  }

  /// The symbol, by number, that it was entered with: what is asked of it is looked at where it lies.
  private func symbol(ofFrame frame: Int, _ forward: ForwardSaturation) -> UInt32? {
    guard let entry = forward.entry(ofFrame: frame), entry.symbol != Self.nothing else { return nil }
    return entry.symbol
  }

  /// Whether a frame of the automaton is a task that did not begin at a root.
  func isTask(_ frame: Int, _ forward: ForwardSaturation) -> Bool {
    symbol(ofFrame: frame, forward).flatMap { self[symbol: $0].instance.frame }.map { !$0.isAtRoot } ?? false
  }

  /// Whether a frame of the automaton is a modal layer that is not a task's own.
  fileprivate func isPlainLayer(_ frame: Int, _ forward: ForwardSaturation) -> Bool {
    guard let symbol = symbol(ofFrame: frame, forward), self[symbol: symbol].instance.frame == nil,
      self[symbol: symbol].place.index == 0, let style = self[symbol: symbol].place.layer?.style
    else { return false }
    return style.canBeTrap
  }
}
