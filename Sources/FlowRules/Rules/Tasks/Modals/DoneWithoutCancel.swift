import Diagnostics
import FlowModel
import Localization

/// Finds modal layers whose first screen has Done and neither Cancel nor Close.
struct DoneWithoutCancel: Rule {
  static let metadata = RuleMetadata(
    id: "done-without-cancel", severity: .warning, evidence: .metadata, family: .tasks,
    summary: "A modal layer offers Done and no other way to leave.",
    rationale: """
      People who open the layer by mistake cannot see how to leave without a change. Add Cancel beside Done.
      """,
    sources: [.guidelines("sheets")], isAboutExits: true, defersTo: ["no-certain-way-out"],
    failing: [
      Example(
        "an action that completes the task",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Edit: start edit } }
        tasks:
          edit:
            outcomes: [saved, cancelled]
            screens:
              ①Form: { input: true, actions: { Save: complete saved } }
        """),
      Example(
        "an action with the role done",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Filter: present Filter } }
          ①Filter: { actions: { Apply: { do: dismiss, role: done } } }
        """),
      Example(
        "choices that complete a task which no swipe gives up",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Colour: { start: pick, as: fullScreen } } }
        tasks:
          pick:
            outcomes: [picked, cancelled]
            screens:
              ①Colours: { actions: { Red: complete picked, Blue: complete picked } }
        """),
    ],
    passing: [
      Example(
        "Cancel beside it",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Edit: start edit } }
        tasks:
          edit:
            outcomes: [saved, cancelled]
            screens:
              Form: { input: true, actions: { Save: complete saved, Leave: cancel } }
        """),
      Example(
        "a Cancel that asks first",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Edit: start edit } }
        tasks:
          edit:
            outcomes: [saved, cancelled]
            screens:
              Form: { actions: { Save: complete saved, Leave: present Sure } }
              Sure: { kind: alert, actions: { Discard: cancel, Keep: stay } }
        """),
      Example(
        "a Cancel after a task whose alert asks",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Edit: start edit, Note: start note } }
        tasks:
          edit:
            outcomes: [saved, cancelled]
            screens:
              Form: { actions: { Save: complete saved, Leave: { start: leave, then: { left: cancel } } } }
          leave:
            outcomes: [left, cancelled]
            screens:
              Sure: { kind: alert, actions: { Leave: complete left, Stay: cancel } }
          note:
            outcomes: [kept, cancelled]
            screens:
              Text: { actions: { Keep: complete kept, Leave: push Drop } }
              Drop: { kind: alert, actions: { Drop: cancel, Keep: stay } }
        """),
      Example(
        "settings with nothing that Cancel could discard",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Settings: start settings } }
        tasks:
          settings:
            outcomes: [closed, cancelled]
            screens:
              Settings: { actions: { Done: complete closed } }
        """),
      Example(
        "settings without a task, whose Done has its role",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Settings: present Settings } }
          Settings: { actions: { Sounds: push Sounds, Done: { do: dismiss, role: done } } }
          Sounds: { title: Sounds }
        """),
      Example(
        "a lock screen, which no action of the user shows",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
        tasks:
          unlock:
            outcomes: [unlocked]
            screens:
              Code: { input: true, actions: { Enter: { either: { right: complete unlocked, wrong: stay } } } }
        entries:
          Five minutes: { once: true, start: unlock, as: fullScreen, locked: true, aside: true }
        """),
      Example(
        "Skip, with which the user does without",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Rate: start rate } }
        tasks:
          rate:
            outcomes: [rated, skipped, cancelled]
            screens:
              Stars: { input: true, actions: { Send: complete rated, Skip: complete skipped } }
        """),
      Example(
        "a pushed screen, which has Back",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Edit: push Form } }
          Form: { actions: { Save: { do: pop, role: done } } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.structure.modalStarts.compactMap { start in
      guard let done = context.onlyDone(on: start) else { return nil }
      let isOfTask = context.flow[start.screen].task != nil
      return Finding(
        .onlyDone(context, start.screen, done), help: nil,
        at: context.flow[start.screen].name.range, about: .screen(start.screen), screen: start.screen
      ).offering(
        context.remedies(
          addingExit: .cancel, isOfTask ? "cancel" : "dismiss", role: isOfTask ? nil : "cancel", to: start.screen)
      ).missing(Message.cancel(context, start.screen), on: start.screen, context).noting([
        Note("this is Done", at: done.label.range)
      ])
    }
  }
}

extension RuleContext {
  /// Returns whether the first screen of a modal layer offers Done, which applies something, and no Cancel.
  func offersOnlyDone(_ start: ModalStart) -> Bool { onlyDone(on: start) != nil }

  /// Returns the action that applies something on the first screen of a modal layer without Cancel, or nil.
  fileprivate func onlyDone(on start: ModalStart) -> Action? {
    let actions = flow[start.screen].actions.map { flow[$0] }
    guard start.showings.contains(where: { isUserInitiated($0.written) }),
      let done = actions.first(where: {
        $0.role == .done && $0.isUserInitiated && (mayApply($0, start.screen) || isChoice($0, start))
      }),
      !actions.contains(where: { structure.isCancel($0) || $0.saysThatItSkips }),
      !isForcedSignIn(start)
    else { return nil }
    return done
  }

  /// Returns whether an action is one of several choices that complete a task which no swipe gives up.
  private func isChoice(_ action: Action, _ start: ModalStart) -> Bool {
    guard let task = flow[start.screen].task, flow[task].entry == start.screen, flow[task].declares(.cancelled),
      !start.devicesWithoutSwipe.isEmpty
    else { return false }
    return action.appliesByName && offersChoice(on: start.screen)
  }

  /// Returns whether several buttons of a screen complete its task; a single one may only end what goes on, such as a call.
  func offersChoice(on screen: ScreenID) -> Bool {
    flow[screen].actions.count { flow[$0].role == .done && flow[$0].isUserInitiated } > 1
  }

  /// Returns whether a step is part of what a user does, or follows on a task.
  fileprivate func isUserInitiated(_ written: WrittenStep) -> Bool {
    written.action.map { flow[$0].isUserInitiated } ?? true
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

extension Message {
  fileprivate static func onlyDone(_ context: RuleContext, _ screen: ScreenID, _ done: Action) -> Message {
    "\(context.name(screen)) offers \(context.name(done.id)) and no Cancel, though it is the first screen of a modal layer"
  }

  fileprivate static func cancel(_ context: RuleContext, _ screen: ScreenID) -> String {
    "\(context.flow.suggested(.cancel)): \(context.flow[screen].task == nil ? "{ do: dismiss, role: cancel }" : "cancel")"
  }
}
