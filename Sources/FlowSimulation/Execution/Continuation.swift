import Diagnostics
import FlowModel

/// What is left of a move when the top of the stacks that was known has gone.
///
/// Frames that stand are called by how many frames lie between them and the front: -1 is the nearest, -2 the next. So what is
/// left of two moves is equal exactly if they go on in the same way.
package struct Continuation: Hashable, Sendable {
  var agenda: Agenda
  var contexts: [StepContext]
  let followUps: [FollowUp]
  let freshTab: Int?
  let isRootAsleep: Bool

  /// Hashes what mostly tells them apart: all of it is long.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(agenda.count)
    hasher.combine(agenda.last)
    hasher.combine(contexts.last?.cause)
    hasher.combine(contexts.last?.acting?.task)
    hasher.combine(followUps.count)
  }

  /// How many lists of steps are under way, one within another.
  package var depth: Int { contexts.count }

  /// Whether it takes off whatever is in front and stays the same, as long as that stands on a screen of its own stack and bears no
  /// frame: no goal that it may have is reached there.
  package var takesPlainInstances: Bool {
    guard case .remove(let removal) = agenda.last else { return false }
    return removal.isSteady && contexts.allSatisfy { $0.taken?.isSteady ?? true }
  }

  /// The tasks of frames whose screens have gone, an alert or its like each, and which may go on with another screen.
  package func tasksCarriedOn(in simulator: Simulator) -> [TaskID] {
    let gone = contexts.compactMap(\.pending?.task) + agenda.compactMap(\.taskOfClosedLayer)
    return gone.filter { task in
      for step in agenda.reversed().flatMap({ $0.stepsLeft(in: simulator.flow) }) {
        if step.shows(screenOf: task, in: simulator.flow) { return true }
        // What ends it leaves nothing to go on with.
        if case .complete(let outcome) = step.kind, simulator.flow[task].declares(outcome) { return false }
      }
      return false
    }
  }

  /// The same left of a move that may have begun anywhere: on any screen, and by any action.
  package var begunAnywhere: Continuation {
    var copy = self
    for place in copy.contexts.indices { copy.contexts[place].forgetWhereItBegan() }
    for place in copy.agenda.indices {
      guard case .remove(var removal) = copy.agenda[place] else { continue }
      removal.frontBefore = .anywhere
      copy.agenda[place] = .remove(removal)
    }
    return copy
  }

  /// Whether a task may still begin, other than at a root.
  package func mayBeginTask(in simulator: Simulator) -> Bool {
    simulator.traits.thensBeginTasks
      || agenda.contains { $0.mayRun(in: simulator.flow) { $0.mayBeginTask(in: simulator.flow) } }
  }

  /// Whether a task may still end otherwise than by being interrupted.
  package func mayEndTask(in simulator: Simulator) -> Bool {
    simulator.traits.thensEndTasks
      || agenda.contains { item in
        if case .remove(let removal) = item {
          switch removal.taker {
          case .ending, .leaving, .closing: return true
          case .step, .gesture, .swap: break
          }
        }
        return item.mayRun(in: simulator.flow) { if case .complete = $0.kind { true } else { false } }
      } || contexts.contains(where: \.holdsFrame)
  }

  /// Where the one list of steps is written, and the step, if nothing is left of it but to take things off; nil otherwise.
  package var origin: (cause: Cause, range: SourceRange?)? {
    guard contexts.count == 1, onlyTakesOff else { return nil }
    return (contexts[0].cause, contexts[0].range)
  }

  /// The same left of a move that may have begun on any screen.
  package var begunOnAnyScreen: Continuation {
    var copy = self
    for place in copy.agenda.indices {
      guard case .remove(var removal) = copy.agenda[place] else { continue }
      removal.frontBefore = .anywhere
      copy.agenda[place] = .remove(removal)
    }
    return copy
  }

  /// Whether no step is left to do, so that things only go.
  package var onlyTakesOff: Bool {
    agenda.allSatisfy { item in
      switch item {
      case .run, .act, .closeOneScreenLayer, .select: false
      case .remove, .putInputViewAway, .runFollowUps, .follow, .beginTaskAtRoot, .wakeRoot, .settle: true
      }
    }
  }

  /// Whether a task surely begins, or ends otherwise than by being cancelled.
  ///
  /// - Parameter simulator: that of the flow, which is wide, and asked for often.
  package func beginsOrCompletesTask(in simulator: Simulator) -> Bool {
    agenda.contains { item in
      switch item {
      case .run(let list, let place):
        list.steps(in: simulator.flow)[place...].contains(where: \.beginsOrCompletesTask)
      case .act(let list, let place): list.steps(in: simulator.flow)[place].beginsOrCompletesTask
      case .remove(let removal):
        if case .ending(let outcome, _, _) = removal.taker { outcome != .cancelled } else { false }
      case .closeOneScreenLayer, .putInputViewAway, .runFollowUps, .follow, .select: false
      case .beginTaskAtRoot, .wakeRoot, .settle: false
      }
    }
  }

  /// The task of the frame that was running when the outermost list of steps under way was set off.
  package var actingTask: TaskID? { contexts.first?.acting?.task }

  /// The same, with the frames that are referred to called by other names.
  func withFramesRenamed(_ rename: (Int32) -> Int32) -> Continuation {
    var copy = self
    for place in copy.contexts.indices { copy.contexts[place].renameFrames(rename) }
    for place in copy.agenda.indices {
      guard case .remove(var removal) = copy.agenda[place] else { continue }
      removal.renameFrames(rename)
      copy.agenda[place] = .remove(removal)
    }
    return copy
  }
}

extension Item {
  /// Whether a step of some kind is among those that it has still to run.
  fileprivate func mayRun(in flow: Flow, _ isMeant: (Step) -> Bool) -> Bool {
    switch self {
    case .closeOneScreenLayer(let list): list.steps(in: flow).contains(where: isMeant)
    case .remove(let removal):
      if case .closing(let list) = removal.taker { list.steps(in: flow).contains(where: isMeant) } else { false }
    default: stepsLeft(in: flow).contains(where: isMeant)
    }
  }

  /// The task of an alert or its like that closes before the steps of its action.
  fileprivate var taskOfClosedLayer: TaskID? {
    guard case .remove(let removal) = self, case .closing = removal.taker else { return nil }
    return removal.frame?.task
  }

  /// The steps that it has still to run.
  fileprivate func stepsLeft(in flow: Flow) -> ArraySlice<Step> {
    switch self {
    case .run(let list, let place): list.steps(in: flow)[place...]
    case .act(let list, let place): list.steps(in: flow)[place...place]
    case .remove, .closeOneScreenLayer, .putInputViewAway, .runFollowUps, .follow, .select: []
    case .beginTaskAtRoot, .wakeRoot, .settle: []
    }
  }
}

extension ScreenID {
  /// Stands for a screen of which it is not known which it is.
  package static let anywhere = ScreenID(-1)
}

extension Cause {
  /// The same, whichever action it is and wherever a gesture is done.
  package var anywhere: Cause {
    switch self {
    case .action: .action(ActionID(-1))
    case .gesture(let gesture, _): .gesture(gesture, on: .anywhere)
    case .rootThen, .launch: self
    }
  }
}

extension StepContext {
  fileprivate mutating func forgetWhereItBegan() {
    cause = cause.anywhere
    range = nil
    if frontBeforeInterruption != nil { frontBeforeInterruption = .anywhere }
  }

  fileprivate mutating func renameFrames(_ rename: (Int32) -> Int32) {
    if let acting { self.acting?.serial = rename(acting.serial) }
    // Frames that have gone are told apart by the role they wait in, not by their serials.
    pending?.serial = .max
    taken?.frame.serial = .max
    left?.serial = .max
  }
}

extension Removal {
  /// Whether taking one more instance off changes nothing in it, unless that begins a stack or bears a frame.
  fileprivate var isSteady: Bool {
    guard !returnPointStands else { return false }
    switch goal {
    case .layers(let count): return count > 0
    case .stackRoot, .bottom, .frame: break
    case .instances, .allLayers, .screen, .layerHolding: return false
    }
    if case .swap = taker { return tookFromRoot }
    return true
  }

  fileprivate mutating func renameFrames(_ rename: (Int32) -> Int32) {
    if case .frame(let serial) = goal { goal = .frame(rename(serial)) }
    switch taker {
    case .ending(let outcome, let serial, let isAtRoot):
      taker = .ending(outcome, frame: rename(serial), isAtRoot: isAtRoot)
    case .leaving(var leaving):
      leaving.frame = rename(leaving.frame)
      taker = .leaving(leaving)
    case .step, .gesture, .closing, .swap: break
    }
    frame?.serial = .max
  }
}

extension Step {
  fileprivate var beginsOrCompletesTask: Bool {
    switch kind {
    case .start: true
    case .complete(let outcome): outcome != .cancelled
    case .push, .present, .pop, .dismiss, .unwind, .replace, .tab, .root, .set, .stay: false
    }
  }

  /// Whether it shows a screen of a task as the next one of its frame.
  fileprivate func shows(screenOf task: TaskID, in flow: Flow) -> Bool {
    switch kind {
    case .push(let screen), .present(let screen, _), .replace(let screen): flow[screen].task == task
    case .start, .complete, .pop, .dismiss, .unwind, .tab, .root, .set, .stay: false
    }
  }
}
