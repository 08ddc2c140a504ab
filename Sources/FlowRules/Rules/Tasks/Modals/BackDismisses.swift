import Diagnostics
import FlowModel

/// Finds actions with the role `back` that dismiss a layer.
struct BackDismisses: Rule {
  static let metadata = RuleMetadata(
    id: "back-dismisses", severity: .warning, evidence: .file, family: .tasks,
    summary: "An action with the role back closes a modal layer.",
    rationale: """
      Back returns to the previous screen on the same stack. If it closes the whole layer, the user is surprised. \
      Call the action Cancel or Close, or let it pop.
      """,
    sources: [.guidelines("sheets")],
    failing: [
      Example(
        "the first screen of a sheet",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Page } }
          Page: { actions: { Go back: { do: ①dismiss, role: back } } }
        """),
      Example(
        "a screen deep in a sheet",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Page } }
          Page: { actions: { Next: push Last } }
          Last: { actions: { Home: { do: [①dismiss all], role: back } } }
        """),
      Example(
        "\"unwind\" and \"cancel\" that close the layer",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Page, Charge: start charge } }
          Page: { actions: { Go back: { ①unwind: Home, role: back } } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { OK: complete charged, Go back: { do: ②cancel, role: back } } }
        """),
    ],
    passing: [
      Example(
        "a Back that pops",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Page } }
          Page: { actions: { Next: push Last } }
          Last: { actions: { Go back: { do: pop, role: back } } }
        """),
      Example(
        "a Back within the layer, and out of a pushed task",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Page, Charge: { start: charge, as: push } } }
          Page: { actions: { Next: push Last } }
          Last: { actions: { First: { dismiss: to Page, role: back }, Go back: { unwind: Page, role: back } } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { OK: complete charged, Go back: { do: cancel, role: back }, Home: { unwind: Home, role: back } } }
        """),
      Example(
        "an action named Close",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Page } }
          Page: { actions: { Close: dismiss } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.structure.steps { $0.mayCloseLayers }.compactMap { written in
      guard let action = written.action, context.flow[action].role == .back, context.structure.closesLayer(written)
      else { return nil }
      let screen = context.structure.hosts(of: written).first
      return Finding(
        .closes(context, action), help: .help, at: written.step.range,
        about: screen.flatMap { context.flow[$0].task }.map { .task($0) } ?? .place,
        place: context.structure.place(of: action), screen: screen, action: action)
    }
  }
}

extension Step.Kind {
  /// Whether the step may close layers, including that of the front screen.
  fileprivate var mayCloseLayers: Bool {
    switch self {
    case .dismiss, .unwind, .complete: true
    case .push, .present, .start, .pop, .replace, .show, .tab, .root, .set, .stay: false
    }
  }
}

extension FlowGraph {
  /// Returns whether a step closes the layer of the screen that offers its action.
  fileprivate func closesLayer(_ written: WrittenStep) -> Bool {
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

extension String {
  fileprivate static func closes(_ context: RuleContext, _ action: ActionID) -> String {
    "\(context.culprit(action)) has the role back, and closes a modal layer"
  }

  fileprivate static let help = "write \"pop\", or give the action the role cancel or close"
}
