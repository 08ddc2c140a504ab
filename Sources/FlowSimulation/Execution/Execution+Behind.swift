import Diagnostics
import FlowModel

/// How a task that a move leaves in another tab ends there, where its stack is known only as long as that is in sight.
///
/// Whoever knows all stacks takes it off when it ends (`endInHiddenTab`). Here it goes before the tab does: nobody looks at it in
/// between. Its frame is kept, and ends when its turn comes, in front of whatever is in sight by then.
extension Execution {
  /// The step to come that ends the running task, which stays behind where it is; nil where none does, and where what comes
  /// before may ask for the tab again.
  var laterEnding: Step? {
    // Who waits for an outcome asks whether anything has gone since from what it stood on.
    guard let acting = context.acting, followUps.isEmpty, !contexts.contains(where: \.holdsFrame), standsOnTop(acting)
    else { return nil }
    for item in agenda.reversed() {
      switch item {
      // Whoever asks before the tab is selected finds that still to be done.
      case .runFollowUps, .beginTaskAtRoot, .select: continue
      case .run(let list, let place):
        let rest = list.steps(in: flow)[place...]
        guard let ending = rest.firstIndex(where: { ends(acting.task, by: $0) }) else { return nil }
        return rest[..<ending].allSatisfy(staysAway) ? rest[ending] : nil
      case .act, .putInputViewAway, .closeOneScreenLayer, .remove, .follow, .wakeRoot, .settle: return nil
      }
    }
    return nil
  }

  /// Whether a frame is the uppermost of the stack of the tab in sight, and nothing ends with what is over it.
  private func standsOnTop(_ acting: StepContext.Acting) -> Bool {
    configuration.layers.allSatisfy(\.bearsNoFrame)
      && frame(runningAt: configuration.top(of: 0))?.serial == acting.serial
  }

  private func ends(_ task: TaskID, by step: Step) -> Bool {
    if case .complete(let outcome) = step.kind { flow[task].declares(outcome) } else { false }
  }

  /// Whether all that is left to do, and whatever follows on that, asks for nothing in the tab that is left.
  ///
  /// Nobody is left to be ended, and what was an input view went before the tab does: so no step runs a `then`, which may
  /// ask for anything.
  var staysAway: Bool {
    guard followUps.isEmpty else { return false }
    guard contexts.allSatisfy({ $0.acting == nil && !$0.holdsFrame && !$0.actsWhereItRuns }) else { return false }
    return agenda.allSatisfy { item in
      switch item {
      case .run(let list, let place): list.steps(in: flow)[place...].allSatisfy(staysAway)
      case .runFollowUps, .beginTaskAtRoot, .wakeRoot, .settle: true
      case .act, .putInputViewAway, .closeOneScreenLayer, .remove, .follow, .select: false
      }
    }
  }

  /// Whether a step, and all that follows on it, asks for nothing in the tab that is left: what it takes off is nobody's to
  /// end, and only interrupted.
  private func staysAway(_ step: Step) -> Bool {
    switch step.kind {
    case .root: false
    case .tab(let screen): flow[configuration.root].tabs.firstIndex(of: screen) != configuration.selectedTab
    // An input view is put away as soon as more is shown, and what follows on that may be anything.
    case .start(let task, let showing, let then):
      then == nil || flow.style(ofStarting: task, showing, on: simulator.device) != .inputView
    case .push, .present, .replace, .complete, .pop, .dismiss, .unwind, .set, .stay: true
    }
  }

  /// Takes the running task off before the tab in which it stands is left, as the step does that ends it later.
  mutating func take(_ acting: StepContext.Acting, by ending: Step, beforeLeavingFor tab: Int) {
    schedule(.select(tab))
    let leaving = Removal.Leaving(
      frame: acting.serial, isAtRoot: acting.isAtRoot, leavesAt: context.range, layers: configuration.layers,
      keptLayers: keptLayers)
    updateContext { $0.range = ending.range }
    // What is over its stack is lifted meanwhile.
    window? -= configuration.instancesInLayers
    configuration.layers = []
    take(acting.isAtRoot ? .bottom : .frame(acting.serial), by: .leaving(leaving))
  }

  /// Keeps a frame for the step that ends it, and goes on with the one that leaves for another tab before.
  mutating func leaveBehind(_ frame: Frame?, _ leaving: Removal.Leaving) {
    updateContext { $0.range = leaving.leavesAt }
    if var left = leaving.isAtRoot ? configuration[.bottom].frame : frame {
      if leaving.isAtRoot {
        configuration.update(.bottom) { $0.frame = nil }
        hasRootEnded = true
        forget(left)
      } else {
        left.nameOrigin(configuration.frontScreen)
      }
      updateContext { $0.left = left }
    }
    configuration.layers = leaving.layers
    keptLayers = leaving.keptLayers
    guard !leaving.layers.isEmpty else { return }
    window? += configuration.instancesInLayers
    sight = max(sight, .stacks)
  }
}

extension Layer {
  fileprivate var bearsNoFrame: Bool { stack.allSatisfy { $0.frame == nil } }
}
