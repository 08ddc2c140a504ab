import Diagnostics
import FlowModel

/// The rest of a transition after all known instances on top of the stacks have been removed.
///
/// Remaining frames have relative serials: -1 is the nearest frame to the front, -2 the next. Therefore two
/// continuations are equal exactly if they have the same effect.
package struct Continuation: Hashable, Sendable {
  var agenda: Agenda
  var contexts: [StepContext]
  let followUps: [FollowUp]
  let freshTab: Int?
  let isRootTaskSuspended: Bool

  /// Hashes only the parts that usually differ; hashing all of them is slow.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(agenda.count)
    hasher.combine(agenda.last)
    hasher.combine(contexts.last?.cause)
    hasher.combine(contexts.last?.acting?.task)
    hasher.combine(followUps.count)
  }

  /// The number of nested lists of steps that are running.
  package var depth: Int { contexts.count }

  /// Returns the tasks of removed frames that may continue with another screen; each removed screen was a one-screen
  /// layer.
  package func continuedTasks(in simulator: Simulator) -> [TaskID] {
    let gone = contexts.compactMap(\.pending?.task) + agenda.compactMap(\.taskOfClosedLayer)
    return gone.filter { task in
      for step in agenda.reversed().flatMap({ $0.stepsLeft(in: simulator.flow) }) {
        if step.shows(screenOf: task, in: simulator.flow) { return true }
        // A task that has ended cannot continue.
        if case .complete(let outcome) = step.kind, simulator.flow[task].declares(outcome) { return false }
      }
      return false
    }
  }

  /// A copy that does not say which action began the transition, and on which screens.
  package var withUnknownOrigin: Continuation {
    var copy = withUnknownOriginScreen
    for place in copy.contexts.indices { copy.contexts[place].eraseOrigin() }
    return copy
  }

  /// Returns whether a task may still begin, other than at a root.
  package func mayBeginTask(in simulator: Simulator) -> Bool {
    simulator.traits.thensMayBeginTasks && mayRunThens(in: simulator)
      || agenda.contains { $0.mayRun(in: simulator.flow) { $0.mayBeginTask(in: simulator.flow) } }
  }

  /// Returns whether a task may still end, other than by an interruption.
  package func mayEndTask(in simulator: Simulator) -> Bool {
    simulator.traits.thensMayEndTasks && mayRunThens(in: simulator) || mayComplete(in: simulator)
  }

  /// Returns whether a step may still complete or cancel a task.
  private func mayComplete(in simulator: Simulator) -> Bool {
    agenda.contains { item in
      if case .remove(let removal) = item {
        switch removal.initiator {
        case .ending, .deferredEnding, .closing: return true
        case .step, .gesture, .swap, .filling: break
        }
      }
      return item.mayRun(in: simulator.flow) { if case .complete = $0.kind { true } else { false } }
    } || contexts.contains(where: \.holdsFrame)
  }

  /// Returns whether a `then` may still run.
  ///
  /// What an entry or the system removes is interrupted, so only a step that ends a task runs one.
  private func mayRunThens(in simulator: Simulator) -> Bool {
    simulator.traits.usesInputViews || !followUps.isEmpty || contexts.isEmpty
      || contexts.contains(where: \.isUserInitiated) || mayComplete(in: simulator)
      || agenda.contains { item in
        switch item {
        case .follow: return true
        case .remove(let removal): if case .gesture = removal.initiator { return true } else { return false }
        default: return false
        }
      }
  }

  /// The cause and the source range of the only running list of steps if the rest only removes instances; else nil.
  package var origin: (cause: Cause, range: SourceRange?)? {
    guard contexts.count == 1, onlyRemoves else { return nil }
    return (contexts[0].cause, contexts[0].range)
  }

  /// A copy that does not say on which screens the transition began.
  package var withUnknownOriginScreen: Continuation {
    var copy = self
    for place in copy.agenda.indices {
      guard case .remove(var removal) = copy.agenda[place] else { continue }
      removal.frontBefore = .anywhere
      copy.agenda[place] = .remove(removal)
    }
    return copy
  }

  /// Whether no step of a running list is left, so that the rest only removes instances and begins `then`s.
  package var onlyRemoves: Bool {
    agenda.allSatisfy { item in
      switch item {
      case .run, .act, .closeOneScreenLayer, .select: false
      case .remove, .dismissInputView, .runFollowUps, .follow, .cover, .beginTaskAtRoot, .resumeRootTask, .settle: true
      case .beginBeneath, .beginCovered: false
      case .restore: true
      case .returnToFront, .adoptTask: false
      }
    }
  }

  /// Whether nothing is left to do while a layer is in front.
  package var isSettledInLayers: Bool {
    guard followUps.isEmpty, freshTab == nil, !isRootTaskSuspended, !contexts.contains(where: \.holdsFrame) else {
      return false
    }
    return agenda.allSatisfy { item in
      switch item {
      // A task at a root begins only if no layer is in front.
      case .settle, .runFollowUps, .beginTaskAtRoot: true
      default: false
      }
    }
  }

  /// Returns the continuation with the serials of its frames replaced.
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

extension Continuation {
  /// A copy that first removes the panels in front.
  package var losingPanels: Continuation {
    var copy = self
    copy.agenda.append(.remove(Removal(goal: .panels, initiator: .step, frontBefore: .anywhere)))
    return copy
  }

  /// Whether it refers to frames in layers that are not part of the configuration.
  package var hasFramesInLayers: Bool { hasFrames { $0.isOfFrameInLayers } }

  /// Returns whether it refers to a frame whose serial satisfies a predicate.
  func hasFrames(where isRelevant: (Int32) -> Bool) -> Bool {
    contexts.contains { $0.acting.map { isRelevant($0.serial) } ?? false }
  }
}

extension Int32 {
  /// Frames in layers that are not part of a configuration have the serials above this.
  private static let layers: Int32 = 1_000_000

  /// Returns the serial of a frame in a layer that is not part of the configuration.
  static func ofFrameInLayers(_ serialFromFront: Int32) -> Int32 { layers - serialFromFront }

  /// Whether it is the serial of a frame in a layer that is not part of the configuration.
  var isOfFrameInLayers: Bool { self > Self.layers && self < .max }

  /// The serial counted from the front, of a frame in a layer.
  var serialBeneath: Int32 { Self.layers - self }
}

extension AgendaItem {
  /// Returns whether some remaining step satisfies a predicate.
  fileprivate func mayRun(in flow: Flow, _ isRelevant: (Step) -> Bool) -> Bool {
    switch self {
    case .closeOneScreenLayer(let list): list.steps(in: flow).contains(where: isRelevant)
    case .remove(let removal):
      if case .closing(let list) = removal.initiator { list.steps(in: flow).contains(where: isRelevant) } else { false }
    default: stepsLeft(in: flow).contains(where: isRelevant)
    }
  }

  /// The task of a one-screen layer that closes before the steps of its action.
  fileprivate var taskOfClosedLayer: TaskID? {
    guard case .remove(let removal) = self, case .closing = removal.initiator else { return nil }
    return removal.frame?.task
  }

  /// Returns the steps that the item has still to run.
  fileprivate func stepsLeft(in flow: Flow) -> ArraySlice<Step> {
    switch self {
    case .run(let list, let place): list.steps(in: flow)[place...]
    case .act(let list, let place): list.steps(in: flow)[place...place]
    case .beginBeneath(let move), .beginCovered(let move): move.result(in: flow)?.steps[...] ?? []
    case .remove, .closeOneScreenLayer, .dismissInputView, .runFollowUps, .follow, .select, .cover, .restore: []
    case .beginTaskAtRoot, .resumeRootTask, .settle, .returnToFront, .adoptTask: []
    }
  }
}

extension ScreenID {
  /// A placeholder for an unknown screen.
  package static let anywhere = ScreenID(-1)
}

extension Cause {
  /// The cause with its action or screen unknown.
  package var anywhere: Cause {
    switch self {
    case .action: .action(ActionID(-1))
    case .gesture(let gesture, _): .gesture(gesture, on: .anywhere)
    case .rootThen, .launch: self
    }
  }
}

extension StepContext {
  fileprivate mutating func eraseOrigin() {
    cause = cause.anywhere
    range = nil
    if frontBeforeInterruption != nil { frontBeforeInterruption = .anywhere }
  }

  fileprivate mutating func renameFrames(_ rename: (Int32) -> Int32) {
    if let acting { self.acting?.serial = rename(acting.serial) }
    // Their role in the context, not the serial, identifies removed frames.
    pending?.serial = .max
    taken?.frame.serial = .max
    left?.serial = .max
  }
}

extension Removal {
  fileprivate mutating func renameFrames(_ rename: (Int32) -> Int32) {
    if case .frame(let serial) = goal { goal = .frame(rename(serial)) }
    switch initiator {
    case .ending(let outcome, let serial, let isAtRoot):
      initiator = .ending(outcome, frame: rename(serial), isAtRoot: isAtRoot)
    case .deferredEnding(let serial, let range): initiator = .deferredEnding(frame: rename(serial), inStepAt: range)
    case .step, .gesture, .closing, .swap, .filling: break
    }
    frame?.serial = .max
  }
}

extension Step {
  /// Returns whether the step shows a screen of a task and continues the task's frame; `start` begins a new frame.
  func shows(screenOf task: TaskID, in flow: Flow) -> Bool {
    switch kind {
    case .push(let screen), .present(let screen, _), .replace(let screen), .show(let screen):
      flow[screen].task == task
    case .start, .complete, .pop, .dismiss, .unwind, .tab, .root, .set, .stay: false
    }
  }
}
