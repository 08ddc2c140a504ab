import Diagnostics
import FlowSimulation
import Localization
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

  static func message(_ culprit: Message, _ step: FailedStep) -> Message {
    "\(culprit) cannot do \(step.words): there may be nothing to go back to on this stack"
  }

  static func help(_ step: FailedStep) -> Message {
    // The task has been removed already; a condition on the action would prevent its start.
    if let outcome = step.outcomeBefore {
      let then = quoted("\(step.context.flow[outcome].name): stay")
      return
        "remove \(step.words): the task's own screens close by themselves; write \(then) if nothing else should happen"
    }
    return "write \"dismiss\" where it is presented"
  }

  static func remedies(_ step: FailedStep) -> [Remedy] {
    guard step.outcomeBefore == nil, let range = step.site.range, step.words == quoted("pop") else { return [] }
    if let entry = step.entryWithoutParent { return [Remedy(entry)] }
    let ending = step.screen.task == nil ? "dismiss" : "cancel"
    let both = "{ cases: [{ where: { shown: pushed }, do: pop }, \(ending)] }"
    let inBothWays =
      step.context.isAlone(stepAt: step.site)
      ? [Remedy("write one case for each way in which it is shown: \(quoted(both))", [.step(both, replacing: range)])]
      : []
    let hiding = step.context.option("where", "{ shown: pushed }", at: step.site).map {
      Remedy("offer it only where there is something to go back to: \(quoted("where: { shown: pushed }"))", [$0])
    }
    return [Remedy("write \(quoted(ending)) where it is presented", [.step(ending, replacing: range)])]
      + inBothWays + [hiding].compactMap(\.self)
  }
}

extension FailedStep {
  /// The help for a screen that an entry shows with nothing beneath it, or nil.
  fileprivate var entryWithoutParent: Message? {
    for fact in context.facts {
      guard case .landsBare(let entry, let screen) = fact.kind, screen == site.screen else { continue }
      return "let entry \(context.name(entry)) show what \(context.name(screen)) belongs to beneath it"
    }
    return nil
  }
}
