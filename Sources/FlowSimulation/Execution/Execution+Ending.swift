import Diagnostics
import FlowModel

/// The ends of frames: completed, cancelled or interrupted, and the `then`s that follow.
extension Execution {
  mutating func complete(_ outcome: OutcomeID) {
    let running = context.actsOnRunningFrame ? frame(runningAt: configuration.front).map(StepContext.Acting.init) : nil
    let acting = running ?? context.acting
    if let pending = context.pending, flow[pending.task].declares(outcome) {
      updateContext { $0.pending = nil }
      end(pending, outcome)
    } else if let taken = context.taken, flow[taken.frame.task].declares(outcome) {
      updateContext { $0.taken = nil }
      end(taken.frame, outcome, landed: taken.landed, runsThen: taken.returnPointStands)
    } else if let left = context.left, flow[left.task].declares(outcome) {
      updateContext { $0.left = nil }
      end(left, outcome)
    } else if let acting, flow[acting.task].declares(outcome) {
      end(acting, outcome)
    } else {
      fail(.completeWithoutTask)
    }
  }

  /// Ends a frame on a stack and removes everything from its first screen upward.
  private mutating func end(_ acting: StepContext.Acting, _ outcome: OutcomeID) {
    guard !isInHiddenTab(acting.serial) else { return endInHiddenTab(acting, outcome) }
    // The removal continues until no context refers to the frame.
    updateContext { $0.acting = acting }
    let initiator = Removal.Initiator.ending(outcome, frame: acting.serial, isAtRoot: acting.isAtRoot)
    startRemoval(acting.isAtRoot ? .bottom : .frame(acting.serial), by: initiator)
  }

  // MARK: Endings

  /// Ends a frame whose screens have been removed.
  mutating func end(_ frame: Frame, _ outcome: OutcomeID, landed: ScreenID? = nil, runsThen: Bool = true) {
    noteEnd(of: frame, outcome)
    checkReturn(frame, landed: landed ?? configuration.frontScreen)
    if runsThen, let then = frame.then {
      schedule(
        .beginTaskAtRoot,
        .follow(FollowUp(then: then, outcome: outcome, isBeneathPanels: frame.followsBeneathPanels)))
    }
  }

  /// Ends the task at the root in front: its `then` runs, and the task restarts if the root still shows its screen.
  mutating func endAtRoot(_ outcome: OutcomeID) {
    guard let frame = configuration[.bottom].frame, frame.isAtRoot else { return }
    // A restart that has not been reported is reported before the task ends again.
    announceFreshFrame()
    noteEnd(of: frame, outcome)
    hasRootTaskEnded = true
    if flow[configuration.frontScreen].task == frame.task {
      freshTab = configuration.selectedTab
      isRootTaskSuspended = true
      let fresh = frameAtRoot(configuration.frontScreen, task: frame.task)
      configuration.update(.bottom) { $0.frame = fresh }
      schedule(.resumeRootTask)
    } else {
      // A screen of no task has replaced the task's own.
      configuration.update(.bottom) { $0.frame = nil }
      (freshTab, isRootTaskSuspended) = (nil, false)
    }
    forget(frame)
    if let then = frame.then { schedule(.follow(FollowUp(then: then, outcome: outcome))) }
  }

  mutating func noteEnd(of frame: Frame, _ outcome: OutcomeID) {
    note(outcome == .cancelled ? .cancels(frame.task) : .completes(frame.task, outcome))
    recordEnd(of: frame)
  }

  /// Records that a frame of the source configuration ended properly.
  mutating func recordEnd(of frame: Frame) {
    if fates.indices.contains(Int(frame.serial)) { fates[Int(frame.serial)] = .ended }
  }

  /// Checks the screen that a cancelled frame returned to, and schedules its `then` after the step.
  mutating func returned(from frame: Frame) {
    checkReturn(frame, landed: configuration.frontScreen)
    if let then = frame.then {
      followUps.append(
        FollowUp(then: then, outcome: .cancelled, isBeneathPanels: frame.followsBeneathPanels))
    }
  }

  mutating func interrupt(_ frame: Frame, from front: ScreenID) {
    note(.interrupts(frame.task))
    if frame.isAtRoot { hasRootTaskEnded = true }
    forget(frame)
    guard context.isUserInitiated, context.frontBeforeInterruption == nil else { return }
    updateContext { $0.frontBeforeInterruption = front }
  }

  /// Reports a task that ended on another screen than its origin; the cause is the action that began it elsewhere, if
  /// any.
  private mutating func checkReturn(_ frame: Frame, landed: ScreenID) {
    guard let origin = frame.origin, origin != landed else { return }
    note(.returnsElsewhere(frame.task, origin: origin, landed: landed), frame.misplacedBy)
  }

  /// Ends the frames that a list of steps has left open, and leaves its context.
  mutating func settle() {
    if let pending = context.pending {
      updateContext { $0.pending = nil }
      schedule(.settle)
      end(pending, .cancelled)
    } else {
      if let taken = context.taken { interrupt(taken.frame, from: configuration.frontScreen) }
      let inner = contexts.removeLast()
      // A `then` is part of the same action, so an interruption in it also counts for the steps after it.
      if !contexts.isEmpty, context.isUserInitiated, context.frontBeforeInterruption == nil {
        updateContext { $0.frontBeforeInterruption = inner.frontBeforeInterruption }
      }
    }
  }

  // MARK: Follow-ups

  mutating func runFollowUps() {
    guard !followUps.isEmpty else { return }
    for followUp in followUps.reversed() { schedule(.follow(followUp)) }
    schedule(.beginTaskAtRoot)
    followUps = []
  }

  /// Runs the steps of a `then`, in a new context with the task that is running when they begin.
  mutating func follow(_ followUp: FollowUp) {
    let branches = flow[followUp.then].branches
    guard let branch = branches.firstIndex(where: { $0.outcome.value == followUp.outcome }) else { return }
    if followUp.isBeneathPanels, configuration.panelCount > 0 { lift(configuration.panelCount) }
    var inner = StepContext(
      simulator.subject.thenCauses[followUp.then.index], isUserInitiated: context.isUserInitiated,
      isEntryInitiated: context.isEntryInitiated,
      acting: frame(runningAt: configuration.front), steps: branches[branch].steps)
    inner.frontBeforeInterruption = context.frontBeforeInterruption
    inner.column = column(ofStepsAfter: followUp.then)
    if !branches[branch].steps.isEmpty { leaveFinishedContext() }
    enter(inner)
    schedule(.run(.then(followUp.then, branch: branch), from: 0))
  }

  /// Leaves the context of the current list of steps if the list has nothing left to do.
  ///
  /// Without this, a chain of endings in which each `then` ends the next task would make the continuation grow with the
  /// stack. The next step begins the task of a root that has come to the front, as every step does.
  private mutating func leaveFinishedContext() {
    guard !context.holdsFrame else { return }
    var place = agenda.count - 1
    while place >= 0, agenda[place].isSubsumedByNextStep { place -= 1 }
    guard place >= 0, case .settle = agenda[place] else { return }
    agenda.removeSubrange(place...)
    contexts.removeLast()
  }
}

extension AgendaItem {
  /// Whether the next step makes the item redundant, because that step schedules the same items after itself.
  fileprivate var isSubsumedByNextStep: Bool {
    switch self {
    case .runFollowUps, .beginTaskAtRoot: true
    case .run, .act, .dismissInputView, .closeOneScreenLayer, .remove, .follow, .select, .cover: false
    case .beginBeneath, .beginCovered, .restore, .returnToFront, .adoptTask: false
    case .resumeRootTask, .settle: false
    }
  }
}
