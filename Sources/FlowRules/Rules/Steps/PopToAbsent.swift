import Diagnostics
import FlowModel
import FlowSimulation
import Localization

/// Finds a `pop to` a screen that is not on the stack, and a counted `pop` of more screens than there are.
struct PopToAbsent: StepFailureRule {
  static let failure = StepFailure.popToAbsent

  static let metadata = RuleMetadata(
    id: "pop-to-absent", severity: .error, exception: "a warning in an entry", evidence: .behaviour, family: .steps,
    summary: "\"pop\" names a screen that is not on this stack, or more screens than there are.",
    rationale: """
      UIKit raises an error for a pop to a view controller that is not on the stack. Here nothing happens. The cause \
      is often a screen that can be reached in more ways than its author expected.
      """,
    sources: [.uiKit],
    failing: [
      Example(
        "a screen on another stack",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Sheet } }
          Sheet: { actions: { Home: ①pop to Home } }
        """),
      Example(
        "one screen too many",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: push Detail } }
          Detail: { actions: { Start over: ①pop 2 } }
        """),
    ],
    passing: [
      Example(
        "a screen that is in front already",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: push Detail, Stay: pop to Home } }
          Detail: { actions: { Home: pop to Home } }
        """),
      Example(
        "a condition that the screen is below",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { List: push List, Peek: push Detail } }
          List: { actions: { Open: push Detail } }
          Detail: { actions: { List: { where: { below: List }, pop: to List } } }
        """),
    ])

  static func message(_ culprit: Message, _ step: FailedStep) -> Message {
    "\(culprit) cannot do \(step.words): the stack may not reach that far"
  }

  static func help(_ step: FailedStep) -> Message {
    guard case .pop(.to(let screen))? = step.step?.kind else {
      return "pop to a screen that is always there, or write \"pop root\" where the bottom of the stack is meant"
    }
    let (context, name) = (step.context, step.context.flow[screen].name.value)
    if context.isShown(on: step.site, modally: true), step.before.isEmpty {
      return "\(step.target) is on another stack: write \(quoted("unwind \(name)")), which also removes the layer"
    }
    let condition = quoted("where: { below: \(operand([name])) }")
    // A condition reads the current stack; the step acts on another one if an alert covers it or an earlier step
    // reveals it.
    let looksElsewhere = !step.before.isEmpty || (step.fronts.isEmpty && step.screen.isOneScreenLayer)
    return looksElsewhere
      ? "pop to a screen that is always there, or show \(context.name(step.site.screen)) with \(condition)"
      : "pop to a screen that is always there, or give the action \(condition)"
  }
}
