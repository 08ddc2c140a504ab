import Diagnostics
import FlowModel
import Localization
import OrderedCollections

/// Finds gestures that leave a screen as a button does, without the change of state that the button makes.
struct GestureSkipsSet: Rule {
  static let metadata = RuleMetadata(
    id: "gesture-skips-set", severity: .info, exception: "a warning where a button never comes back", evidence: .file,
    family: .tasks,
    summary: "A button that leaves a screen changes a variable, and the gesture that leaves it does not.",
    rationale: """
      Users do not distinguish Close from a swipe. If Close sets a variable and the swipe does not, the app is in a \
      state that its conditions do not expect. Often a button then never comes back. Give the gesture the same steps.
      """,
    sources: [.guidelines("sheets")],
    failing: [
      Example(
        "a swipe that does not close the picker, so that it never opens again",
        """
        navflow: 1
        root: { stack: Bed }
        state: { picker: [closed, open] }
        screens:
          Bed: { actions: { Choose: { when: { picker: closed }, set: { picker: open }, present: Plants } } }
          Plants: { actions: { ①Close: { set: { picker: closed }, do: dismiss, role: close } } }
        """),
      Example(
        "Back that does not end the editing",
        """
        navflow: 1
        root: { stack: List }
        state: { editing: [no, yes] }
        screens:
          List: { actions: { Edit: { when: { editing: no }, set: { editing: yes }, push: Editor } } }
          Editor: { actions: { ①Cancel: { set: { editing: no }, do: pop } } }
        """),
      Example(
        "a button that sets a value which nothing asks for where it began",
        """
        navflow: 1
        root: { stack: List }
        state: { editing: [no, yes] }
        screens:
          List:
            actions:
              Edit: { set: { editing: yes }, push: Editor }
              Share: { when: { editing: no }, push: Share }
          Editor: { actions: { ①Cancel: { set: { editing: no }, do: pop } } }
          Share: { title: Share }
        """),
      Example(
        "two answers, and a swipe that gives none",
        """
        navflow: 1
        root: { stack: Jobs }
        state: { queue: [empty, waiting] }
        screens:
          Jobs: { actions: { Note: { when: { queue: empty }, set: { queue: waiting }, present: Conflict } } }
          Conflict:
            title: This job was changed
            actions:
              ①Keep mine: { set: { queue: empty }, do: dismiss }
              Keep theirs: { set: { queue: empty }, do: dismiss }
        """),
    ],
    passing: [
      Example(
        "a gesture with the same steps",
        """
        navflow: 1
        root: { stack: Bed }
        state: { picker: [closed, open] }
        screens:
          Bed: { actions: { Choose: { when: { picker: closed }, set: { picker: open }, present: Plants } } }
          Plants:
            actions: { Close: { set: { picker: closed }, do: dismiss, role: close } }
            gestures: { Swipe down: [{ set: { picker: closed } }, dismiss] }
        """),
      Example(
        "a choice, which a swipe does not make",
        """
        navflow: 1
        root: { stack: Bed }
        state: { plant: [none, tulip] }
        screens:
          Bed: { actions: { Choose: { when: { plant: none }, present: Plants } } }
          Plants: { actions: { Tulip: { set: { plant: tulip }, do: dismiss }, Close: dismiss } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let asked = context.structure.askedVariables
    guard !asked.isEmpty else { return [] }
    let openings = context.openings
    return context.flow.screenIDs.flatMap { id -> [Finding] in
      let screen = context.flow[id]
      guard screen.kind == .screen, !screen.isLock else { return [] }
      let buttons = screen.actions.map { context.flow[$0] }.filter(\.isUserInitiated)
      let leaving = buttons.filter { $0.isPlainCancel || isAnswer($0, among: buttons) }
      return leaving.compactMap { action in
        let set = action.assignments.filter { own in
          asked.contains(own.variable)
            && !(screen.task.map { context.structure.isSet(own.variable, afterCancelling: $0) } ?? false)
        }
        guard !set.isEmpty, let exit = action.onlyExit else { return nil }
        let gestures = context.structure.closingGestures(of: screen).filter {
          leaves(by: $0, like: exit, screen, context)
        }
        guard !gestures.isEmpty else { return nil }
        let names = gestures.map(context.name)
        let finding = Finding(
          .skips(context, action, set, names), help: .help(context, action, exit, names), at: action.label.range,
          about: .action(action.id), place: context.place(of: .action(action.id)), screen: id, action: action.id)
        // The gesture loses the button that has shown the screen.
        guard let opening = openings.first(where: { $0.isReset(by: action, on: id) }) else { return finding }
        let ways = opening.waysWithoutReset(in: context.structure).map { $0.text(in: context) }
        return Finding(
          .loses(context, action, set, ways, opening), help: .helpToReset(context, opening, set, ways),
          at: action.label.range, about: .action(action.id), place: finding.place, screen: id, action: action.id
        ).withSeverity(.warning)
      }
    }
  }

  /// Returns whether a button is the first of several answers without a Cancel, which all leave with the same values.
  private func isAnswer(_ button: Action, among all: [Action]) -> Bool {
    let values = Set(button.assignments.map(\.effect))
    return all.count > 1 && all[0].id == button.id && !values.isEmpty
      && all.allSatisfy { !$0.isPlainCancel && $0.onlyExit != nil && Set($0.assignments.map(\.effect)) == values }
  }

  /// Returns whether a gesture leaves a screen in the same way as a step.
  private func leaves(by gesture: Gesture, like exit: Step, _ screen: Screen, _ context: RuleContext) -> Bool {
    let isFirst = screen.task.map { context.flow[$0].entry == screen.id } ?? true
    let isFirstOfLayer = context.structure.modalStarts.contains { $0.screen == screen.id }
    switch (gesture, exit.kind) {
    case (.back, .pop(.count(1))): return true
    case (.back, .complete): return isFirst && !isFirstOfLayer
    case (.swipeDown, .dismiss(.front)), (.tapOutside, .dismiss(.front)): return true
    case (.swipeDown, .complete), (.tapOutside, .complete): return true
    default: return false
    }
  }
}

extension FlowGraph {
  /// Returns whether what follows on a cancelled task sets a variable, wherever the task is started.
  fileprivate func isSet(_ variable: VariableID, afterCancelling task: TaskID) -> Bool {
    let starts = steps { if case .start(task, _, _) = $0 { true } else { false } }
    return !starts.isEmpty
      && starts.allSatisfy { written in
        guard case .start(_, _, let then?) = written.step.kind else { return false }
        return flow[then].steps(after: .cancelled).flatMap(\.assignments).contains { $0.variable == variable }
      }
  }
}

extension Action {
  /// The only step of the action that moves something, if it closes, goes back or cancels; else nil.
  fileprivate var onlyExit: Step? {
    guard cases.count == 1, cases[0].results.count == 1 else { return nil }
    let steps = allSteps.filter { !$0.movesNothing }
    guard steps.count == 1, let step = steps.first, step.cancels || step.goesBack else { return nil }
    return step
  }
}

extension Message {
  fileprivate static func loses(
    _ context: RuleContext, _ action: Action, _ set: [Assignment], _ ways: [Message], _ opening: Opening
  ) -> Message {
    "after \(listed(Array(ways.prefix(3)), .or)), \(context.culprit(opening.action)) is impossible from then on: "
      + "\(context.culprit(action.id)) sets \(quoted(context.flow.text(of: set))) first"
  }

  fileprivate static func skips(
    _ context: RuleContext, _ action: Action, _ set: [Assignment], _ gestures: [Message]
  ) -> Message {
    "\(context.culprit(action.id)) sets \(quoted(context.flow.text(of: set))), and \(listed(gestures)) leaves the screen "
      + "without it"
  }

  fileprivate static func help(_ context: RuleContext, _ action: Action, _ exit: Step, _ gestures: [Message]) -> Message
  {
    let set = context.flow.text(of: action.assignments)
    let parts = gestures.map { "\($0.english): [{ set: { \(set) } }, \(exit.words(in: context.flow))]" }
    return "give the gesture the same steps: \(quoted("gestures: { \(parts.joined(separator: ", ")) }"))"
  }
}
