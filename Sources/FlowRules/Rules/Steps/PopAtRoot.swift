import Diagnostics
import FlowSimulation
import Verification

/// Finds a `pop` on a stack with only one screen.
struct PopAtRoot: StepFailureRule {
  static let failure = StepFailure.popAtRoot

  static let metadata = RuleMetadata(
    id: "pop-at-root", severity: .warning, evidence: .behaviour, family: .steps,
    summary: "\"pop\" runs where the stack holds only its root.",
    rationale: """
      The first screen of a stack cannot be popped, so the tap does nothing. If the screen is both pushed and \
      presented, give the action a condition, or write what should happen instead.
      """,
    sources: [.uiKit],
    failing: [
      Example(
        "\"pop\" on a root",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Leave: ①pop } }
        """),
      Example(
        "a screen that is pushed here and presented there",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: push Detail, Peek: present Detail } }
          Detail: { actions: { Leave: ①pop } }
        """),
      Example(
        "a sheet that is popped instead of dismissed",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Filter: present Filter } }
          Filter: { actions: { Close: ①pop } }
        """),
    ],
    passing: [
      Example(
        "a condition that holds only where the screen is pushed",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: push Detail, Peek: present Detail } }
          Detail: { actions: { Leave: { where: { shown: pushed }, do: pop } } }
        """),
      Example(
        "\"pop root\" at the root",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: push Detail, Top: pop root } }
          Detail: { actions: { Top: pop root } }
        """),
    ])

  static func message(_ culprit: String, _ step: FailedStep) -> String {
    "\(culprit) cannot do \(step.words): there may be nothing to go back to on this stack"
  }

  static func suggestion(for step: FailedStep) -> Suggestion? {
    guard step.context.isShown(on: step.site, modally: true) else { return nil }
    return step.context.suggest("Dismiss the layer", "dismiss", for: "pop", at: step.site.range)
  }

  static func help(_ step: FailedStep) -> String {
    // The task has been removed already; a condition on the action would prevent its start.
    if let outcome = step.outcomeBefore {
      let then = quoted("\(step.context.flow[outcome].name): stay")
      return
        "remove \(step.words): the task's own screens close by themselves; write \(then) if nothing else should happen"
    }
    return "write \"dismiss\" where it is presented, or give the action \"where: { shown: pushed }\""
  }
}
