import FlowModel

/// The pages of tasks that say that the work is done, read from the file alone.
struct DonePages {
  private let structure: FlowGraph

  init(_ structure: FlowGraph) { self.structure = structure }

  private var flow: Flow { structure.flow }

  /// Returns the outcome with which the button of such a page completes its task; nil for other pages.
  ///
  /// It is not the first screen of the task and takes no input. Its buttons complete the task without any further
  /// work, or keep the screen. The title says that the work is done, or Back is hidden; or the button only acknowledges
  /// what an answer or an assignment has done.
  func outcome(on page: ScreenID) -> OutcomeID? {
    let screen = flow[page]
    guard screen.kind == .screen, let task = screen.task, flow[task].entry != page, !screen.input,
      screen.fields.isEmpty, screen.auth.isEmpty, !screen.hasUnknownExits
    else { return nil }
    let buttons = screen.actions.filter { flow[$0].isUserInitiated }
    let completions = buttons.compactMap { completion(by: flow[$0]) }
    guard let first = completions.first, buttons.allSatisfy({ completion(by: flow[$0]) != nil || keeps(flow[$0]) })
    else { return nil }
    guard !saysDone(page) else { return first }
    let acknowledges = buttons.allSatisfy {
      completion(by: flow[$0]) == nil || flow[$0].wording.acknowledges
    }
    return acknowledges && (isAnswer(page) || isShownWithAssignment(page)) ? first : nil
  }

  /// Returns whether the title or name of a page, or the missing Back, says that the work is done, or whether the page
  /// shows an answer.
  func saysDone(_ page: ScreenID) -> Bool {
    let screen = flow[page]
    let completed = screen.actions.compactMap { completion(by: flow[$0]) }
    let titles = [screen.displayTitle, screen.name.value]
    let names = completed.map { Wording.words(ofName: flow[$0].name) }
    return screen.hidesBack || titles.contains { Wording($0).saysDone } || isAnswer(page)
      || titles.contains { title in names.contains { $0 == Wording.words(ofName: title) } }
  }

  /// Returns the outcome of an action that does nothing in its task but complete it with success, or nil.
  private func completion(by action: Action) -> OutcomeID? {
    guard !action.setsVariables || action.wording.means(.done), action.auth == nil, action.cases.count == 1,
      action.cases[0].results.count == 1,
      let step = action.allSteps.first, case .complete(let outcome) = step.kind,
      outcome != .cancelled, !action.asksToLeave || action.wording.acknowledges
    else { return nil }
    return outcome
  }

  /// Returns whether the user is on the page again, or still, after an action.
  private func keeps(_ action: Action) -> Bool {
    action.allSteps.allSatisfy { step in
      switch step.kind {
      case .present, .stay: true
      case .push(let screen):
        flow[screen].task == nil && flow[screen].actions.allSatisfy { flow[$0].allSteps.allSatisfy(\.movesNothing) }
      default: false
      }
    }
  }

  /// Returns whether every step that shows a page belongs to an action that changes the state.
  func isShownWithAssignment(_ page: ScreenID) -> Bool { isShown(page) { assigns($0, $1.written) } }

  /// Returns whether some caller distinguishes the outcomes of the task of a page.
  func isJudgedByCaller(_ page: ScreenID) -> Bool {
    structure.steps.contains { written in
      guard case .start(let task, _, _?) = written.step.kind else { return false }
      return task == flow[page].task
    }
  }

  /// Returns whether only the system, or a result of several, shows a page together with an assignment.
  private func isAnswer(_ page: ScreenID) -> Bool {
    isShown(page) { action, showing in
      (action.trigger == .system || action.cases[showing.written.chosenCase].results.count > 1)
        && assigns(action, showing.written)
    }
  }

  private func isShown(_ page: ScreenID, by isRelevant: (Action, PresentationSite) -> Bool) -> Bool {
    let showings = structure.showings(of: page)
    return !showings.isEmpty
      && showings.allSatisfy { showing in
        showing.written.action.map { isRelevant(flow[$0], showing) } ?? false
      }
  }

  private func assigns(_ action: Action, _ written: WrittenStep) -> Bool {
    let chosen = action.cases[written.chosenCase]
    let result = chosen.results[written.result]
    return !(action.set + chosen.set + result.set + result.steps.flatMap(\.assignments)).isEmpty
  }
}
