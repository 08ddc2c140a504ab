import Diagnostics
import FlowModel

/// How frames end: completed, cancelled or interrupted, where that leaves the user, and what follows.
extension Execution {
  mutating func complete(_ outcome: OutcomeID, in context: inout StepContext) {
    let runningNow = configuration.frame(runningAt: configuration.front)?.serial
    let serial = context.actsWhereItRuns ? runningNow : context.acting
    let isInputViewsOwn = serial != nil && configuration[configuration.front].frame?.serial == serial
    if !isInputViewsOwn { putInputViewAway(&context) }
    if let pending = context.pending, declares(pending, outcome) {
      context.pending = nil
      end(pending, outcome, landed: configuration.frontScreen, in: context)
    } else if let taken = context.taken, declares(taken.frame, outcome) {
      context.taken = nil
      end(taken.frame, outcome, landed: taken.landed, runsThen: taken.returnPointStands, in: context)
    } else if let serial, let frame = frame(serial), declares(frame, outcome) {
      endStanding(frame, outcome, in: &context)
    } else {
      fail(.completeWithoutTask, in: context)
    }
  }

  private func declares(_ frame: Frame, _ outcome: OutcomeID) -> Bool { flow[frame.task].declares(outcome) }

  /// The frame with a serial, wherever it stands; nil where it has gone.
  func frame(_ serial: Int32) -> Frame? {
    for stack in configuration.stacks + configuration.layers.map(\.stack) {
      if let found = stack.first(where: { $0.frame?.serial == serial }) { return found.frame }
    }
    return nil
  }

  // MARK: Frames that stand

  /// Ends a frame that stands on a stack: everything from its first screen upward goes.
  private mutating func endStanding(_ frame: Frame, _ outcome: OutcomeID, in context: inout StepContext) {
    if let position = visiblePosition(of: frame) {
      // A root stays where it is: only what stands on it goes.
      let first = frame.isAtRoot ? Position(layer: 0, index: 1) : position
      for (_, inner) in framesFrom(first) where inner.serial != frame.serial { interrupt(inner, in: &context) }
      _ = remove(from: first, in: context)
    } else {
      takeFromHiddenTab(frame, in: &context)
    }
    if frame.isAtRoot {
      endAtRoot(frame, outcome, in: context)
    } else {
      end(frame, outcome, landed: configuration.frontScreen, in: context)
    }
  }

  private func visiblePosition(of frame: Frame) -> Position? {
    for layer in 0...configuration.frontLayer {
      if let index = configuration.stack(of: layer).firstIndex(where: { $0.frame?.serial == frame.serial }) {
        return Position(layer: layer, index: index)
      }
    }
    return nil
  }

  /// A frame that an earlier step left in another tab ends there; what is in front stays.
  private mutating func takeFromHiddenTab(_ frame: Frame, in context: inout StepContext) {
    for tab in configuration.stacks.indices {
      let stack = configuration.stacks[tab]
      guard let first = stack.firstIndex(where: { $0.frame?.serial == frame.serial }) else { continue }
      let kept = frame.isAtRoot ? first + 1 : first
      for instance in stack[kept...].reversed() {
        note(.removes(instance.screen, during: frame.task), in: context)
        if let inner = instance.frame, inner.serial != frame.serial { interrupt(inner, in: &context) }
      }
      configuration.stacks[tab].removeSubrange(kept...)
    }
  }

  /// Ends a task at a root: its `then` runs, and if its screen is still there the task begins afresh.
  private mutating func endAtRoot(_ frame: Frame, _ outcome: OutcomeID, in context: StepContext) {
    noteEnd(of: frame, outcome, in: context)
    let root = configuration.root
    guard let tab = configuration.stacks.firstIndex(where: { $0.first?.frame?.serial == frame.serial }) else { return }
    let screen = configuration.stacks[tab][0].screen
    configuration.stacks[tab][0].frame = nil
    endingRoots += 1
    if let then = frame.then { follow(FollowUp(then: then, outcome: outcome), in: context) }
    endingRoots -= 1
    guard configuration.root == root, configuration.stacks[tab][0].screen == screen,
      configuration.stacks[tab][0].frame == nil
    else { return }
    configuration.stacks[tab][0].frame = frameAtRoot(screen)
    configuration.stacks[tab][0].frame?.isFresh = true
  }

  // MARK: Endings

  private mutating func end(
    _ frame: Frame, _ outcome: OutcomeID, landed: ScreenID, runsThen: Bool = true, in context: StepContext
  ) {
    noteEnd(of: frame, outcome, in: context)
    judge(frame, landed: landed, in: context)
    if runsThen, let then = frame.then { follow(FollowUp(then: then, outcome: outcome), in: context) }
  }

  private mutating func noteEnd(of frame: Frame, _ outcome: OutcomeID, in context: StepContext) {
    note(outcome == .cancelled ? .cancels(frame.task) : .completes(frame.task, outcome), in: context)
    recordEnd(of: frame)
  }

  /// Remembers that a frame, if it stood before the move, ended properly.
  mutating func recordEnd(of frame: Frame) {
    if fates.indices.contains(Int(frame.serial)) { fates[Int(frame.serial)] = .ended }
  }

  /// Ends a frame that went with what was taken off; its `then` waits until the step is done.
  mutating func cancel(_ frame: Frame, isJudged: Bool, in context: StepContext) {
    noteEnd(of: frame, .cancelled, in: context)
    guard isJudged else { return }
    judge(frame, landed: configuration.frontScreen, in: context)
    if let then = frame.then { followUps.append(FollowUp(then: then, outcome: .cancelled)) }
  }

  /// Cancels the frame whose one-screen layer has closed and that nothing carried on.
  mutating func cancelPending(in context: inout StepContext) {
    guard let pending = context.pending else { return }
    context.pending = nil
    end(pending, .cancelled, landed: configuration.frontScreen, in: context)
  }

  mutating func interrupt(_ frame: Frame, from front: ScreenID? = nil, in context: inout StepContext) {
    note(.interrupts(frame.task), in: context)
    guard context.isUsers, context.frontBeforeInterruption == nil else { return }
    context.frontBeforeInterruption = front ?? configuration.frontScreen
  }

  /// Notes a task that ended where it did not begin; the blame is with the action that began it elsewhere, if one did.
  private mutating func judge(_ frame: Frame, landed: ScreenID, in context: StepContext) {
    guard let origin = frame.origin, origin != landed else { return }
    let kind = Event.Kind.returnsElsewhere(frame.task, origin: origin, landed: landed)
    note(kind, frame.misplacedBy ?? context.cause, at: frame.misplacedBy == nil ? context.range : nil)
  }

  /// Settles what a list of steps has left open.
  mutating func settle(_ context: inout StepContext) {
    cancelPending(in: &context)
    guard let taken = context.taken else { return }
    context.taken = nil
    interrupt(taken.frame, in: &context)
  }

  // MARK: What follows

  mutating func runFollowUps(of context: StepContext) {
    let waiting = followUps
    followUps = []
    for followUp in waiting { follow(followUp, in: context) }
  }

  /// Runs the steps that follow an ending, judged by themselves, with the task that runs where they begin.
  mutating func follow(_ followUp: FollowUp, in context: StepContext) {
    let steps = flow[followUp.then].steps(after: followUp.outcome)
    guard !steps.isEmpty else { return }
    var inner = StepContext(
      simulator.thenCauses[followUp.then.index], isUsers: context.isUsers, isEntrys: context.isEntrys,
      acting: configuration.frame(runningAt: configuration.front)?.serial, steps: steps)
    run(steps, in: &inner)
  }
}
