import Diagnostics
import FlowSimulation

/// Flags a `complete` or `cancel` where no task runs that could end so.
struct CompleteWithoutTask: StepFailureRule {
  static let failure = StepFailure.completeWithoutTask

  static let metadata = RuleMetadata(
    id: "complete-without-task", severity: .error, exception: "a warning in an entry", evidence: .behaviour,
    family: .steps,
    summary: "A complete or cancel where no task runs that can end so.",
    rationale: """
      Nothing ends, and nobody is told. It shows where a screen made for a task is shown outside it, or where an \
      earlier step of the same action has taken the task away.
      """,
    sources: [.flowLanguage],
    failing: [
      Example(
        "a screen of no task, shown outside",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Terms: present Terms, Sign up: start signUp } }
          Terms: { actions: { Agree: ①complete agreed } }
        tasks:
          signUp:
            outcomes: [agreed, cancelled]
            screens:
              SignUp: { actions: { Terms: push Terms } }
        """),
      Example(
        "ended twice",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Sign up: start signUp } }
        tasks:
          signUp:
            outcomes: [agreed, cancelled]
            screens:
              SignUp: { actions: { Agree: [complete agreed, ①complete agreed] } }
        """),
    ],
    passing: [
      Example(
        "a screen of no task belongs to the task that shows it",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Sign up: start signUp } }
          Terms: { actions: { Agree: complete agreed } }
        tasks:
          signUp:
            outcomes: [agreed, cancelled]
            screens:
              SignUp: { actions: { Terms: push Terms } }
        """),
      Example(
        "the same action dismissed first",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Sign up: start signUp } }
        tasks:
          signUp:
            outcomes: [agreed, cancelled]
            screens:
              SignUp: { actions: { Agree: [dismiss, complete agreed] } }
        """),
    ])

  static func message(_ culprit: String, _ step: FailedStep) -> String {
    "\(culprit) cannot do \(step.words): no task may be running there that can end like that"
  }

  static func help(_ step: FailedStep) -> String {
    "start the task where the screen is shown, or end it before other steps take its screens away"
  }
}
