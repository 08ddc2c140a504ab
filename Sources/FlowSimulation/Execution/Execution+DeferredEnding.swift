import Diagnostics
import FlowModel

/// The end of a task in a tab that the transition leaves, if only that tab's stack is known.
///
/// With all stacks known, the task's screens are removed when it ends (`endInHiddenTab`). Here they are removed before
/// the tab is left, because no step reads that stack in between. The frame is kept and ends when its step runs. It then
/// counts as returned to the screen in front.
extension Execution {
  /// The later step that ends the running task after its tab is left, if no step before it reads that tab.
  ///
  /// Tasks at a tab's root and tasks below layers are left out, because they are rare. They need all stacks.
  var endingOfLeftTask: Step? {
    // A frame that waits for its outcome depends on whether an instance below it has been removed since.
    guard let acting = context.acting, !acting.isAtRoot, followUps.isEmpty, configuration.layers.isEmpty,
      !contexts.contains(where: \.holdsFrame), frame(runningAt: configuration.top(of: 0))?.serial == acting.serial
    else { return nil }
    for item in agenda.reversed() {
      switch item {
      // While the tab is not selected yet, its own `select` is still pending.
      case .runFollowUps, .beginTaskAtRoot, .select: continue
      case .run(let list, let place):
        let rest = list.steps(in: flow)[place...]
        guard let ending = rest.firstIndex(where: { ends(acting.task, by: $0) }) else { return nil }
        return rest[..<ending].allSatisfy(avoidsLeftTab) ? rest[ending] : nil
      case .act, .dismissInputView, .closeOneScreenLayer, .remove, .follow, .cover, .resumeRootTask, .settle:
        return nil
      case .beginBeneath, .beginCovered, .restore, .returnToFront, .adoptTask: return nil
      }
    }
    return nil
  }

  private func ends(_ task: TaskID, by step: Step) -> Bool {
    if case .complete(let outcome) = step.kind { flow[task].declares(outcome) } else { false }
  }

  /// Whether no remaining item reads the tab that is left.
  ///
  /// No frame is left to end, and an input view was dismissed before the tab was left. So no step runs a `then`, which
  /// could read anything.
  var avoidsLeftTab: Bool {
    guard followUps.isEmpty else { return false }
    guard contexts.allSatisfy({ $0.acting == nil && !$0.holdsFrame && !$0.actsOnRunningFrame }) else { return false }
    return agenda.allSatisfy { item in
      switch item {
      case .run(let list, let place): list.steps(in: flow)[place...].allSatisfy(avoidsLeftTab)
      case .runFollowUps, .beginTaskAtRoot, .resumeRootTask, .settle: true
      case .act, .dismissInputView, .closeOneScreenLayer, .remove, .follow, .select, .cover: false
      case .beginBeneath, .beginCovered, .restore, .returnToFront, .adoptTask: false
      }
    }
  }

  /// Returns whether a step, and everything that follows from it, reads nothing of the tab that is left.
  private func avoidsLeftTab(_ step: Step) -> Bool {
    switch step.kind {
    case .root: false
    case .tab(let screen): flow[configuration.root].tabs.firstIndex(of: screen) != configuration.selectedTab
    // An input view is dismissed when another screen is shown, and its `then` may read anything.
    case .start(let task, let showing, let then):
      then == nil || flow.style(ofStarting: task, showing, on: simulator.device) != .inputView
    case .push, .present, .replace, .show, .complete, .pop, .dismiss, .unwind, .set, .stay: true
    }
  }

  /// Removes the screens of the running task before its tab is left.
  ///
  /// - Parameter ending: the later step that ends the task.
  mutating func removeRunningTask(_ acting: StepContext.Acting, endedBy ending: Step, beforeSelecting tab: Int) {
    schedule(.select(tab))
    startRemoval(.frame(acting.serial), by: .deferredEnding(frame: acting.serial, inStepAt: context.range))
    // The events of the removal belong to the ending.
    updateContext { $0.range = ending.range }
  }

  /// Keeps a frame for its later completion, and continues with the step that leaves the tab.
  mutating func deferEnding(_ frame: Frame?, inStepAt range: SourceRange?) {
    updateContext { $0.range = range }
    guard var left = frame else { return }
    left.recordOrigin(configuration.frontScreen)
    updateContext { $0.left = left }
  }
}
