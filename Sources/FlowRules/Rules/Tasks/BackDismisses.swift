import Diagnostics
import FlowModel

/// Flags actions with the role of Back that dismiss a layer.
struct BackDismisses: Rule {
  static let metadata = RuleMetadata(
    id: "back-dismisses", severity: .warning, evidence: .file, family: .tasks,
    summary: "A Back that closes a modal layer.",
    rationale: """
      Back means one screen back on the same stack. A layer that vanishes under it takes the user by surprise: call \
      the action Cancel or Close, or let it pop.
      """,
    sources: [.guidelines("sheets")],
    failing: [
      Example(
        "on the first screen of a sheet",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Page } }
          Page: { actions: { Go back: { do: ①dismiss, role: back } } }
        """),
      Example(
        "deep in a sheet",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Page } }
          Page: { actions: { Next: push Last } }
          Last: { actions: { Home: { do: [①dismiss all], role: back } } }
        """),
    ],
    passing: [
      Example(
        "back pops",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Page } }
          Page: { actions: { Next: push Last } }
          Last: { actions: { Go back: { do: pop, role: back } } }
        """),
      Example(
        "it is called close",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Page } }
          Page: { actions: { Close: dismiss } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.structure.steps { if case .dismiss = $0 { true } else { false } }.compactMap { written in
      guard let action = written.action, context.flow[action].role == .back else { return nil }
      let screen = context.structure.hosts(of: written).first
      return Finding(
        .closes(context, action), help: .help, at: written.step.range,
        about: screen.flatMap { context.flow[$0].task }.map { .task($0) } ?? .place,
        place: context.structure.place(of: action), screen: screen, action: action)
    }
  }
}

extension String {
  fileprivate static func closes(_ context: RuleContext, _ action: ActionID) -> String {
    "\(context.culprit(action)) has the role back, and closes a modal layer"
  }

  fileprivate static let help = "write \"pop\", or give the action the role cancel or close"
}
