import FlowModel
import OrderedCollections

/// The ways to leave a screen without success that can be read from the file alone.
extension FlowGraph {
  /// Returns the actions and replaced gestures that remove a screen without success and keep its fields filled.
  ///
  /// For an action that asks first, it returns the answers.
  func unsuccessfulExits(of screen: Screen) -> [Action] {
    let exits = offered(on: screen.id).map { flow[$0] }.flatMap { action -> [Action] in
      if action.clearsFields { return [] }
      return (isUnsuccessfulExit(action, of: screen) ? [action] : []) + unsuccessfulAnswers(to: action, on: screen)
    }
    // Cancel and a swipe may show the same question.
    return OrderedSet(exits.map(\.id)).map { flow[$0] }
  }

  private func unsuccessfulAnswers(to action: Action, on screen: Screen) -> [Action] {
    let questions = showings(of: action.id).map { flow[$0.screen] }
      .filter(\.kind.isQuestion)
    return questions.flatMap { question in
      question.actions.map { flow[$0] }.filter { !$0.clearsFields && isUnsuccessfulExit($0, of: screen) }
    }
  }

  private func isUnsuccessfulExit(_ action: Action, of screen: Screen) -> Bool {
    guard action.writtenRole != .done else { return false }
    let hasExitRole = [.cancel, .close, .back].contains(action.role)
    let isAutomatic = action.trigger == .system || action.trigger == .arrival
    return action.cases.contains { each in
      each.results.contains { result in
        // Completing the task is a success, and replacing the root may be one.
        guard !result.steps.contains(where: { $0.swapsRoot || $0.succeeds }) else { return false }
        if result.steps.contains(where: \.cancels) { return true }
        // A changed variable may be progress, too, unless the action has the role of an exit.
        let sets = action.setsVariables
        return !isAutomatic && (hasExitRole || !sets && !mayLeaveWithSuccess(screen))
          && result.steps.contains(where: \.goesBack)
      }
    }
  }

  /// Returns whether `pop` or `dismiss` on a screen may be a success.
  ///
  /// It may be one outside tasks, and on later screens of a task, which may be parts of a form.
  private func mayLeaveWithSuccess(_ screen: Screen) -> Bool {
    screen.task.map { flow[$0].entry != screen.id } ?? true
  }

  /// Returns the gestures whose default effect removes a screen.
  func closingGestures(of screen: Screen) -> [Gesture] {
    let tabs = flow.rootsOnDevices.flatMap(\.tabs).map { Gesture.tab($0) }
    return OrderedSet([.back, .swipeDown, .tapOutside] + tabs).filter { gesture in
      screen.override(of: gesture) == nil && isOffered(gesture, on: screen)
    }
  }

  private func isOffered(_ gesture: Gesture, on screen: Screen) -> Bool {
    switch gesture {
    case .back: !screen.hidesBack && isPushed(screen.id)
    case .swipeDown:
      layersHolding([screen.id]).contains { !$0.options.locked && hasStyle($0, [.sheet, .formSheet, .panel]) }
    case .tapOutside: layersHolding([screen.id]).contains { !$0.options.locked && hasStyle($0, [.popover]) }
    // A tap on the selected tab returns to its first screen.
    case .tab(let tab):
      !screen.hidesTabBar && tab != screen.id && closure(of: [tab]).contains(screen.id) && isPushed(screen.id)
    case .return, .swipeLeft, .swipeRight: false
    }
  }

  /// Returns whether a screen may be above another on its stack, directly or as a replacement.
  private func isPushed(_ screen: ScreenID, besides seen: Set<ScreenID> = []) -> Bool {
    showings(of: screen).contains { showing in
      guard hasStyle(showing, [.push]) else { return false }
      guard showing.verb == .replace else { return true }
      let replaced = hosts(of: showing.written).filter { $0 != screen && !seen.contains($0) }
      return replaced.contains { isPushed($0, besides: seen.union([screen])) }
    }
  }

  private func hasStyle(_ showing: PresentationSite, _ styles: Set<PresentationStyle>) -> Bool {
    flow.devices.compactMap { showing.style(on: $0, in: flow) }.contains(where: styles.contains)
  }
}

extension Step {
  /// Whether it completes a task with another outcome than `cancelled`.
  fileprivate var succeeds: Bool { if case .complete(let outcome) = kind { outcome != .cancelled } else { false } }
}
