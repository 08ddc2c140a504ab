import Diagnostics
import FlowModel

/// The end of a task in a tab that the transition leaves, if only that tab's stack is known.
///
/// With all stacks known, the task's screens are removed when it ends (`endInHiddenTab`). Here they are removed before
/// the tab is left, because no step reads that stack in between. The frame is kept, and ends when its step runs, in
/// front of the screen that is visible then.
extension Execution {
  /// The later step that ends the running task after the tab is left, or nil.
  ///
  /// It is nil if a step before it may read the tab again.
  var laterCompletion: Step? {
    // A frame that waits for its outcome depends on whether an instance below it has been removed since.
    guard let acting = context.acting, followUps.isEmpty, !contexts.contains(where: \.holdsFrame), standsOnTop(acting)
    else { return nil }
    for item in agenda.reversed() {
      switch item {
      // A step that reads the tab before it is selected finds this item still pending.
      case .runFollowUps, .beginTaskAtRoot, .select: continue
      case .run(let list, let place):
        let rest = list.steps(in: flow)[place...]
        guard let ending = rest.firstIndex(where: { ends(acting.task, by: $0) }) else { return nil }
        return rest[..<ending].allSatisfy(avoidsLeftTab) ? rest[ending] : nil
      case .act, .dismissInputView, .closeOneScreenLayer, .remove, .follow, .cover, .resumeRootTask, .settle: return nil
      case .beginBeneath, .beginCovered, .restore: return nil
      }
    }
    return nil
  }

  /// Returns whether the frame is the topmost one of the visible tab's stack, and no layer above it has a frame.
  private func standsOnTop(_ acting: StepContext.Acting) -> Bool {
    configuration.layers.allSatisfy(\.hasNoFrame)
      && frame(runningAt: configuration.top(of: 0))?.serial == acting.serial
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
      case .beginBeneath, .beginCovered, .restore: false
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

  /// Removes the running task before its tab is left, in the way that its later completion would.
  mutating func removeRunningTask(_ acting: StepContext.Acting, endedBy ending: Step, beforeSelecting tab: Int) {
    schedule(.select(tab))
    let deferredEnding = Removal.DeferredEnding(
      frame: acting.serial, isAtRoot: acting.isAtRoot, leavesAt: context.range, layers: configuration.layers,
      keptLayers: keptLayers)
    updateContext { $0.range = ending.range }
    // The layers above the stack are detached during the removal.
    window? -= configuration.instancesInLayers
    configuration.layers = []
    startRemoval(acting.isAtRoot ? .bottom : .frame(acting.serial), by: .deferredEnding(deferredEnding))
  }

  /// Keeps a frame for its later completion and continues with the step that leaves for another tab.
  mutating func deferEnding(_ frame: Frame?, _ deferredEnding: Removal.DeferredEnding) {
    updateContext { $0.range = deferredEnding.leavesAt }
    if var left = deferredEnding.isAtRoot ? configuration[.bottom].frame : frame {
      if deferredEnding.isAtRoot {
        configuration.update(.bottom) { $0.frame = nil }
        hasRootTaskEnded = true
        forget(left)
      } else {
        left.recordOrigin(configuration.frontScreen)
      }
      updateContext { $0.left = left }
    }
    configuration.layers = deferredEnding.layers
    keptLayers = deferredEnding.keptLayers
    guard !deferredEnding.layers.isEmpty else { return }
    window? += configuration.instancesInLayers
    knowledge = max(knowledge, .stacks)
  }
}

extension Layer {
  fileprivate var hasNoFrame: Bool { stack.allSatisfy { $0.frame == nil } }
}
