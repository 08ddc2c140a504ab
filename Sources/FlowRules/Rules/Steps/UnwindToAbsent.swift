import Diagnostics
import FlowSimulation
import Localization

/// Finds an `unwind` to a screen that is not below the front screen.
struct UnwindToAbsent: StepFailureRule {
  static let failure = StepFailure.unwindToAbsent

  static let metadata = RuleMetadata(
    id: "unwind-to-absent", severity: .error, exception: "a warning in an entry", evidence: .behaviour, family: .steps,
    summary: "\"unwind\" names a screen that is not there.",
    rationale: """
      An unwind segue without its destination on the way back does nothing. The cause is often a screen that can be \
      reached in more ways than its author expected.
      """,
    sources: [.uiKit],
    failing: [
      Example(
        "the other caller of the screen",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { List: push List, Photo: present Photo } }
          List: { actions: { Photo: present Photo } }
          Photo: { actions: { Done: ①unwind List } }
        """),
      Example(
        "a screen that was replaced",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Cart: push Cart } }
          Cart: { actions: { Pay: replace Paid } }
          Paid: { actions: { Back to cart: ①unwind Cart } }
        """),
    ],
    passing: [
      Example(
        "an unwind through layers and stacks",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { List: push List } }
          List: { actions: { Photo: present Photo } }
          Photo: { actions: { Crop: push Crop } }
          Crop: { actions: { Done: unwind List } }
        """),
      Example(
        "a screen that is in front already",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Home: unwind Home } }
        """),
    ])

  static func message(_ culprit: Message, _ step: FailedStep) -> Message {
    "\(culprit) cannot do \(step.words): \(step.target) is not always among the screens beneath"
  }

  static func help(_ step: FailedStep) -> Message {
    "unwind to a screen that is always there, or give the action a condition"
  }
}
