import FlowModel
import Pushdown

/// Whether somebody who has been taken off the stack is gone for good.
///
/// An alert that begins a task closes before the steps of its action, and its task goes on with the next screen that they
/// show. Where a task begins in the place of a layer's first screen, that is put back into the same layer. So what comes
/// next is followed, on whatever stood beneath, until the move is done; and then it is asked whether what has been put
/// back can be taken off in its turn.
struct Endings {
  /// What is asked: a frame of the automaton, and the control with which it was popped.
  private struct Question: Hashable {
    let frame: Int
    let control: UInt32
  }

  /// How often something may be put back, or more of the stack looked at, in turn; beyond, it is not known what becomes of it.
  private static let deepest = 8
  /// So many places are looked at for one question.
  private static let mostPlaces = 2_000
  /// So many rules are followed in a row: a move has an end, but not a bound.
  private static let mostRules = 1_000

  private let subject: StuckFrames.Subject
  private let system: FlowPushdown
  private let forward: ForwardSaturation
  private let backward: BackwardSaturation
  private let allows: (Rule) -> Bool
  /// Whether what is not known counts.
  private let isHopeful: Bool
  private var known: [Question: Bool] = [:]

  /// - Parameters:
  ///   - backward: what can be taken off by what is trusted.
  ///   - allows: whether that is a rule.
  ///   - isHopeful: whether to take what is not known for an ending.
  init(
    of subject: StuckFrames.Subject, _ system: FlowPushdown, _ forward: ForwardSaturation,
    _ backward: BackwardSaturation, allowing allows: @escaping (Rule) -> Bool, isHopeful: Bool
  ) {
    self.subject = subject
    self.system = system
    self.forward = forward
    self.backward = backward
    self.allows = allows
    self.isHopeful = isHopeful
  }

  /// Whether a frame is done with, or can be, once it has been popped with a control.
  mutating func ends(_ frame: Int, with control: UInt32) -> Bool {
    guard let symbol = forward.entry(ofFrame: frame)?.symbol, isPutBack(symbol, by: control) else { return true }
    let question = Question(frame: frame, control: control)
    if let answer = known[question] { return answer }
    var chase = Chase(task: subject == .task ? system[symbol: symbol].instance.frame?.task : nil)
    let answer = canEnd(Step(control, on: [], in: frame), &chase, depth: 0) ?? isHopeful
    known[question] = answer
    return answer
  }

  /// Whether the frame of a symbol that was popped with a control may be put back.
  private func isPutBack(_ symbol: UInt32, by control: UInt32) -> Bool {
    switch system.controls[control] {
    case .moving: subject == .task && isCarriedOn(symbol, by: control)
    // A task in whose place another begins is no more.
    case .placing: subject == .layer
    case .entering: true
    case .start, .ready, .growing, .seeing, .away, .rootEnded, .beyond, .deadEnd: false
    }
  }

  /// Whether a task that began with an alert or its like goes on; others that went with it do not.
  private func isCarriedOn(_ symbol: UInt32, by control: UInt32) -> Bool {
    guard system[symbol: symbol].place.layer?.style.isOneScreen == true,
      let task = system[symbol: symbol].instance.frame?.task
    else { return false }
    return system.tasksCarriedOn(by: control).contains(task)
  }

  /// Whether a task, or a layer, is still to be put back.
  private func isStillCarried(_ task: TaskID?, by control: UInt32) -> Bool {
    guard case .moving = system.controls[control] else { return system.putsBack(Int(control)) }
    return task.map(system.tasksCarriedOn(by: control).contains) ?? false
  }

  // MARK: What comes next

  /// Where a move goes on.
  private struct Step: Hashable {
    var control: UInt32
    /// The symbols that are known, the topmost first, and the frame of the automaton in which the lowest stands.
    var stack: [UInt32]
    var frame: Int
    /// How many of the symbols, from the lowest, stand where they stood.
    var standing: Int
    /// Which of the symbols bears the frame of the task that goes on, counted from the lowest, from 1; nil where none does.
    var carried: Int?

    init(_ control: UInt32, on stack: [UInt32], in frame: Int) {
      self.control = control
      self.stack = stack
      self.frame = frame
      standing = stack.count
    }
  }

  /// What was popped, and what is known of where it has been looked for.
  private struct Chase {
    /// The task that goes on; nil for a layer.
    let task: TaskID?
    /// Where it is being looked for, it is not found by coming round.
    var answers: [Step: Bool?] = [:]
  }

  /// Whether what was popped can end, whatever lies beneath; false where it cannot, and nil where that depends, or is not
  /// known.
  private func canEnd(_ first: Step, _ chase: inout Chase, depth: Int) -> Bool? {
    if let answer = chase.answers[first] { return answer }
    guard depth < Self.deepest, chase.answers.count < Self.mostPlaces else { return nil }
    chase.answers[first] = .some(false)
    let answer = follow(first, &chase, depth)
    chase.answers[first] = .some(answer)
    return answer
  }

  private func follow(_ first: Step, _ chase: inout Chase, _ depth: Int) -> Bool? {
    var step = first
    for _ in 0..<Self.mostRules {
      if case .ready = system.controls[step.control] { return canBeTakenOff(step, &chase, depth) }
      guard system.isUnderWay(step.control) else { return nil }
      guard !step.stack.isEmpty else {
        return isStillCarried(chase.task, by: step.control) ? canEndOnAll(step, &chase, depth) : true
      }
      guard let next = next(step) else { return nil }
      step = next
    }
    return nil
  }

  /// The same on all that lies beneath.
  private func canEndOnAll(_ step: Step, _ chase: inout Chase, _ depth: Int) -> Bool? {
    var found: Set<Bool?> = []
    for edge in forward.edges(ofFrame: step.frame).map(forward.edge) {
      var next = Step(step.control, on: [edge.symbol], in: edge.below)
      next.carried = step.carried.map { $0 + 1 }
      found.insert(canEnd(next, &chase, depth: depth + 1))
      if found.count > 1 { return nil }
    }
    return found.first ?? nil
  }

  /// A move that is under way, one rule further; nil where there are several, or none that is trusted.
  private func next(_ step: Step) -> Step? {
    guard let top = step.stack.first,
      let index = forward.rules.index(of: Head(control: step.control, symbol: top))
    else { return nil }
    let rules = forward.rules.rules(ofHead: index)
    guard rules.count == 1, let only = rules.first, case let rule = forward.rules.rule(only), allows(rule) else {
      return nil
    }
    var next = step
    next.control = rule.control
    next.stack = rule.symbols + step.stack.dropFirst()
    // What comes in the place of what stood there bears the same frame: else it is taken off first.
    next.standing = min(step.standing, next.stack.count - (rule.isPush ? 1 : 0))
    // That is told by what ends the move: what comes after only puts the symbols there.
    if let place = system[templateOf: rule.id].carried { next.carried = step.stack.count + place }
    return next
  }

  /// Whether what a move has put back can be taken off again, for good.
  private func canBeTakenOff(_ step: Step, _ chase: inout Chase, _ depth: Int) -> Bool? {
    let place =
      if chase.task != nil {
        step.carried.map { step.stack.count - $0 }
      } else {
        step.stack.dropLast(step.standing).indices.last
      }
    // What a move does not put back has ended with it.
    guard let place, step.stack.indices.contains(place) else { return true }
    return canBeTakenOff(step, at: place, &chase, depth)
  }

  private func canBeTakenOff(_ step: Step, at place: Int, _ chase: inout Chase, _ depth: Int) -> Bool? {
    guard system[symbol: step.stack[place]].instance.frame?.isAtRoot != true else { return nil }
    var controls: Set<UInt32> = [step.control]
    for symbol in step.stack[...place] {
      controls = Set(controls.flatMap { backward.controls(erasing: Head(control: $0, symbol: symbol)) })
    }
    guard controls.allSatisfy({ isPutBack(step.stack[place], by: $0) }) else { return true }
    var isKnown = true
    for control in controls.sorted() {
      let rest = Step(control, on: Array(step.stack[(place + 1)...]), in: step.frame)
      guard let answer = canEnd(rest, &chase, depth: depth + 1) else {
        isKnown = false
        continue
      }
      if answer { return true }
    }
    return isKnown ? false : nil
  }
}

extension FlowPushdown {
  /// Whether a move is being worked off that sees no more than one stack.
  fileprivate func isUnderWay(_ control: UInt32) -> Bool {
    switch controls[control] {
    case .moving, .growing, .rootEnded, .placing: true
    case .start, .ready, .seeing, .away, .entering, .beyond, .deadEnd: false
    }
  }
}

extension Rule {
  /// What it puts in the place of the top symbol, the topmost first.
  fileprivate var symbols: [UInt32] { isPop ? [] : isPush ? [top, beneath] : [top] }
}
