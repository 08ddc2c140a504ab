import FlowModel
import OrderedCollections

/// How a screen can be left without success, as far as the file says for sure.
extension FlowStructure {
  /// The actions, gestures with steps of their own included, by which a screen goes without success and with its fields
  /// full; of one that asks first, the answers.
  func unsuccessfulExits(of screen: Screen) -> [Action] {
    let exits = offered(on: screen.id).map { flow[$0] }.flatMap { action -> [Action] in
      if action.clearsFields { return [] }
      return (isUnsuccessfulExit(action, of: screen) ? [action] : []) + unsuccessfulAnswers(to: action, on: screen)
    }
    // Cancel and a swipe may ask the same.
    return OrderedSet(exits.map(\.id)).map { flow[$0] }
  }

  private func unsuccessfulAnswers(to action: Action, on screen: Screen) -> [Action] {
    let questions = showings(of: action.id).map { flow[$0.screen] }
      .filter { $0.kind == .alert || $0.kind == .actionSheet }
    return questions.flatMap { question in
      question.actions.map { flow[$0] }.filter { !$0.clearsFields && isUnsuccessfulExit($0, of: screen) }
    }
  }

  private func isUnsuccessfulExit(_ action: Action, of screen: Screen) -> Bool {
    guard action.writtenRole != .done else { return false }
    let isSaidToBe = [.cancel, .close, .back].contains(action.role)
    let isByItself = action.trigger == .system || action.trigger == .arrival
    return action.cases.contains { each in
      each.results.contains { result in
        // Who swaps the root or changes state has got on; that is not for sure a way out without success.
        guard !result.steps.contains(where: { $0.swapsRoot || $0.succeeds }) else { return false }
        if result.steps.contains(where: \.cancels) { return true }
        let sets = action.setsVariables
        return !isByItself && (isSaidToBe || !sets && !leavesOpen(screen)) && result.steps.contains(where: \.closes)
      }
    }
  }

  /// Whether leaving a screen by `pop` or `dismiss` may be its success: where no task says what success is, and on
  /// later screens of one, which may be parts of a form.
  private func leavesOpen(_ screen: Screen) -> Bool {
    screen.task.map { flow[$0].entry != screen.id } ?? true
  }

  /// The gestures whose own effect takes a screen off.
  func closingGestures(of screen: Screen) -> [Gesture] {
    let tabs = flow.roots.flatMap(\.tabs).map { Gesture.tab($0) }
    return OrderedSet([.back, .swipeDown, .tapOutside] + tabs).filter { gesture in
      screen.override(of: gesture) == nil && isOffered(gesture, on: screen)
    }
  }

  private func isOffered(_ gesture: Gesture, on screen: Screen) -> Bool {
    switch gesture {
    case .back: !screen.hidesBack && isPushed(screen.id)
    case .swipeDown: layersHolding([screen.id]).contains { !$0.options.locked && hasStyle($0, [.sheet, .formSheet]) }
    case .tapOutside: layersHolding([screen.id]).contains { !$0.options.locked && hasStyle($0, [.popover]) }
    // The selected tab once more goes back to its bottom.
    case .tab(let tab):
      !screen.hidesTabBar && tab != screen.id && closure(of: [tab]).contains(screen.id) && isPushed(screen.id)
    case .return: false
    }
  }

  /// Whether a screen may stand on another of its stack, be it in the place of one that does.
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

  /// Whether it takes a screen off.
  fileprivate var closes: Bool {
    switch kind {
    case .pop, .dismiss, .unwind: true
    case .push, .present, .start, .complete, .replace, .tab, .root, .set, .stay: false
    }
  }
}
