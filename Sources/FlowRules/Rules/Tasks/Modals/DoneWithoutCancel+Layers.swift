import FlowModel

/// What the first screen of a layer offers.
extension RuleContext {
  /// Returns whether the first screen of a modal layer offers Done, which applies something, and no Cancel.
  func offersOnlyDone(_ start: ModalStart) -> Bool { onlyDone(on: start) != nil }

  /// Returns the action that applies something on the first screen of a modal layer without Cancel, or nil.
  func onlyDone(on start: ModalStart) -> Action? {
    let actions = flow[start.screen].actions.map { flow[$0] }
    guard start.showings.contains(where: { isUserInitiated($0.written) }),
      let done = actions.first(where: {
        $0.role == .done && $0.isUserInitiated && (mayApply($0, start.screen) || isChoice($0, start))
      }),
      !actions.contains(where: { structure.isCancel($0) || $0.saysThatItSkips }),
      !isForcedSignIn(start), !isOnlyRead(start)
    else { return nil }
    return done
  }

  /// Returns whether an action of a task which no swipe gives up says what it does, and completes the task.
  private func isChoice(_ action: Action, _ start: ModalStart) -> Bool {
    guard let task = flow[start.screen].task, flow[task].entry == start.screen, flow[task].declares(.cancelled),
      !start.devicesWithoutSwipe.isEmpty
    else { return false }
    return action.appliesByName && offersChoice(on: start.screen)
  }

  /// Returns whether a screen offers a choice that completes its task: several buttons, or one that commits to something.
  ///
  /// Another single button may only end what goes on, such as a call.
  func offersChoice(on screen: ScreenID) -> Bool {
    let done = flow[screen].actions.map { flow[$0] }.filter { $0.role == .done && $0.isUserInitiated }
    return done.count > 1 || done.contains { $0.wording.isOne(of: .committing) }
  }

  /// Returns whether a step is part of what a user does, or follows on a task.
  fileprivate func isUserInitiated(_ written: WrittenStep) -> Bool {
    written.action.map { flow[$0].isUserInitiated } ?? true
  }

  /// Returns whether a layer begins a task that cannot be cancelled, and whose outcome only says that it is over.
  fileprivate func isOnlyRead(_ start: ModalStart) -> Bool {
    guard let task = flow[start.screen].task, flow[task].hasOwnOutcomes, !flow[task].listsCancelled else {
      return false
    }
    return flow[task].outcomes.allSatisfy { Wording(flow[$0.value].name).isOne(of: .ending) }
      && !flow[task].screens.contains { flow[$0].input || !flow[$0].fields.isEmpty }
  }

  /// Returns whether Cancel would lead around a sign-in: it cannot be cancelled, or only a sign-out shows it.
  fileprivate func isForcedSignIn(_ start: ModalStart) -> Bool {
    guard structure.purpose(of: start.screen) == .signIn, let task = flow[start.screen].task else { return false }
    if !flow[task].declares(.cancelled) { return true }
    return start.showings.allSatisfy { showing in
      showing.written.action.map { flow[$0].wording.means(.signOut) } ?? false
    }
  }

  /// Returns whether Done can apply something that Cancel would discard: an input, a new state, or steps that follow on
  /// the outcome.
  fileprivate func mayApply(_ done: Action, _ screen: ScreenID) -> Bool {
    if done.writtenRole == .done && !done.saysDone || done.setsVariables { return true }
    let screens = flow[screen].task.map { flow[$0].screens } ?? [screen]
    if screens.contains(where: { flow[$0].input || !flow[$0].fields.isEmpty }) { return true }
    let outcomes = done.allSteps.compactMap { if case .complete(let outcome) = $0.kind { outcome } else { nil } }
    return structure.thens(of: screen).contains { follow in
      outcomes.contains { outcome in
        flow[follow].branches.contains { branch in
          branch.outcome.value == outcome && branch.steps.contains { if case .stay = $0.kind { false } else { true } }
        }
      }
    }
  }
}

extension Action {
  /// Whether its label names something that it does: neither OK nor Next.
  var appliesByName: Bool {
    let words = wording
    return !saysDone && !words.acknowledges && !words.goesOn
  }

  /// Whether its label only says that the user has finished; it names nothing that it applies.
  fileprivate var saysDone: Bool {
    wording.means(.done)
  }
}

extension FlowGraph {
  /// Returns the `then`s of the steps that start a task with a screen.
  fileprivate func thens(of screen: ScreenID) -> [ThenID] {
    showings(of: screen).compactMap { showing in
      if case .start(_, _, let then?) = showing.written.step.kind { then } else { nil }
    }
  }
}
