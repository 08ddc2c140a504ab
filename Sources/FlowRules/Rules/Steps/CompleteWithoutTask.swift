import Diagnostics
import FlowSimulation
import Localization

/// Finds a `complete` or `cancel` without a running task that can end with that outcome.
struct CompleteWithoutTask: StepFailureRule {
  static let failure = StepFailure.completeWithoutTask

  static let metadata = RuleMetadata(
    id: "complete-without-task", severity: .error, exception: "a warning in an entry", evidence: .behaviour,
    family: .steps,
    summary: "\"complete\" or \"cancel\" runs where no task can end with that outcome.",
    rationale: """
      No task ends, and no caller learns of it. The cause is often a task's screen that is shown outside the task. \
      Or an earlier step of the same action removed the task.
      """,
    sources: [.flowLanguage],
    failing: [
      Example(
        "a screen of no task, shown outside a task",
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
        "a task that is ended twice",
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
        "a screen of no task, shown inside a task",
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
        "a dismiss earlier in the same action",
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

  static func message(_ culprit: Message, _ step: FailedStep) -> Message {
    "\(culprit) cannot do \(step.words): there may be no running task there that can end like that"
  }

  static func help(_ step: FailedStep) -> Message {
    "start the task where the screen is shown, or end it before other steps remove its screens"
  }
}
