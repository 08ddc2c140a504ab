import Diagnostics
import FlowModel

/// What Back leaves, read from the file alone.
extension FlowGraph {
  /// Returns whether an action of a step is on a screen that only other screens of its task push.
  func isLaterPage(_ written: WrittenStep) -> Bool {
    hosts(of: written).contains { screen in
      guard let task = flow[screen].task, flow[task].entry != screen else { return false }
      let showings = showings(of: screen)
      return !showings.isEmpty
        && showings.allSatisfy { showing in
          showing.verb == .push && hosts(of: showing.written).contains { flow[$0].task == task }
        }
    }
  }

  /// Returns whether Back goes past pages of the task that have led to the page in front.
  ///
  /// After the work is done, those pages are no use any more.
  func skipsPages(_ written: WrittenStep, _ action: ActionID) -> Bool {
    if skipsPagesOfNoTask(written, action) { return true }
    guard flow[action].trigger == .gesture(.back) || flow[action].role == .back, isLaterPage(written) else {
      return false
    }
    let pages = hosts(of: written).filter { !DonePages(self).saysDone($0) && !flow[$0].hidesBack }
    return pages.contains { page in
      let before = showings(of: page).flatMap { hosts(of: $0.written) }
      guard let task = flow[page].task, before.allSatisfy({ flow[$0].task == task }) else { return false }
      switch written.step.kind {
      case .pop(.count(let count)): return count > 1
      case .pop(.to(let target)), .unwind(let target): return flow[target].task == task && !before.contains(target)
      case .pop(.root): return isShownModally(task) && !before.contains(flow[task].entry)
      default: return false
      }
    }
  }

  /// Returns whether the gesture Back goes past a page of no task that has pushed the page in front.
  ///
  /// A form that was sent, and a page without Back, are no use any more.
  private func skipsPagesOfNoTask(_ written: WrittenStep, _ action: ActionID) -> Bool {
    guard flow[action].trigger == .gesture(.back) else { return false }
    return hosts(of: written).contains { page in
      guard flow[page].kind == .screen, flow[page].task == nil, !DonePages(self).saysDone(page) else { return false }
      let pushing = showings(of: page).filter {
        $0.verb == .push && ($0.written.action.map { flow[$0].isUserInitiated } ?? false)
      }
      let before = pushing.flatMap { hosts(of: $0.written) }.filter { $0 != page && flow[$0].kind == .screen }
      let skipped = before.filter { host in
        flow[host].task == nil && !rootScreens.contains(host) && !flow[host].input && flow[host].fields.isEmpty
          && !flow[host].hidesBack && showings(of: host).contains { $0.verb == .push }
      }
      switch written.step.kind {
      case .pop(.root): return !skipped.isEmpty
      case .pop(.count(let count)): return count > 1 && !skipped.isEmpty
      case .pop(.to(let target)): return !before.contains(target) && skipped.contains { $0 != target }
      default: return false
      }
    }
  }

  /// Returns whether a step goes back to a screen that is not one of the task's.
  func leavesTask(_ written: WrittenStep) -> Bool {
    let tasks = Set(hosts(of: written).compactMap { flow[$0].task })
    switch written.step.kind {
    case .pop(.to(let screen)), .unwind(let screen):
      return !tasks.isEmpty && flow[screen].task.map(tasks.contains) != true
    case .pop(.root):
      return tasks.contains {
        beginnings(of: $0).contains { showing in flow.devices.contains { showing.style(on: $0, in: flow) == .push } }
      }
    default: return false
    }
  }

  /// Returns whether an action of a step is on a screen that is pushed, so that Back is offered there.
  func isPushed(_ written: WrittenStep) -> Bool {
    hosts(of: written).contains { showings(of: $0).contains { $0.verb == .push || $0.verb == .show } }
  }

  /// Returns whether a step closes the layer of the screen that offers its action.
  func closesLayer(_ written: WrittenStep) -> Bool {
    switch written.step.kind {
    case .dismiss(.to(let screen)): isInLayer(written, without: screen)
    case .unwind(let screen): isInLayer(written, without: screen) && !isOnRoot(written)
    case .complete: hosts(of: written).contains { flow[$0].task.map(isShownModally) ?? false }
    case .dismiss: true
    case .push, .present, .start, .pop, .replace, .show, .tab, .root, .set, .stay: false
    }
  }

  /// Returns whether the screen that offers the action may be in a layer that does not contain a given screen.
  private func isInLayer(_ written: WrittenStep, without screen: ScreenID) -> Bool {
    layersHolding(hosts(of: written)).contains { !closure(of: [$0.screen]).contains(screen) }
  }

  /// Returns whether the screen that offers the action may be on a root's own stack.
  private func isOnRoot(_ written: WrittenStep) -> Bool { !screensOnRoots.isDisjoint(with: hosts(of: written)) }

  /// Returns whether every step that shows a task opens a layer for it.
  private func isShownModally(_ task: TaskID) -> Bool {
    let beginnings = beginnings(of: task)
    return !beginnings.isEmpty && rootScreens.isDisjoint(with: flow[task].screens)
      && beginnings.allSatisfy { showing in flow.devices.allSatisfy { showing.opensSheetOrFullScreen(on: $0, in: flow) }
      }
  }
}
