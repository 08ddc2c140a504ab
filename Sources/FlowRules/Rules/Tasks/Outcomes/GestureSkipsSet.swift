import Diagnostics
import FlowModel
import Localization
import OrderedCollections

/// Finds gestures that leave a screen as a button does, without the change of state that the button makes.
struct GestureSkipsSet: Rule {
  static let metadata = RuleMetadata(
    id: "gesture-skips-set", severity: .info, evidence: .file, family: .tasks,
    summary: "A button that leaves a screen changes a variable, and the gesture that leaves it does not.",
    rationale: """
      Users do not distinguish Close from a swipe. If Close sets a variable and the swipe does not, the app is in a \
      state that its conditions do not expect. Often a button then never comes back. Give the gesture the same steps.
      """,
    sources: [.guidelines("sheets")],
    failing: [
      Example(
        "a swipe that does not close the picker",
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
    return context.flow.screenIDs.flatMap { id -> [Finding] in
      let screen = context.flow[id]
      guard screen.kind == .screen, !screen.isLock else { return [] }
      let leaving = screen.actions.map { context.flow[$0] }.filter { $0.isUserInitiated && $0.isPlainCancel }
      return leaving.compactMap { action in
        let set = action.assignments.filter { asked.contains($0.variable) }
        guard !set.isEmpty, let exit = action.onlyExit else { return nil }
        let gestures = context.structure.closingGestures(of: screen).filter {
          leaves(by: $0, like: exit, screen, context)
        }
        guard !gestures.isEmpty else { return nil }
        let names = gestures.map(context.name)
        return Finding(
          .skips(context, action, set, names), help: .help(context, action, exit, names), at: action.label.range,
          about: .action(action.id), place: context.place(of: .action(action.id)), screen: id, action: action.id)
      }
    }
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
