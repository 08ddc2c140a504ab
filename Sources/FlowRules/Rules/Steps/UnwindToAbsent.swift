import Diagnostics
import FlowSimulation

/// Flags an `unwind` to a screen that is nowhere beneath.
struct UnwindToAbsent: StepFailureRule {
  static let failure = StepFailure.unwindToAbsent

  static let metadata = RuleMetadata(
    id: "unwind-to-absent", severity: .error, exception: "a warning in an entry", evidence: .behaviour, family: .steps,
    summary: "An unwind to a screen that is not there.",
    rationale: """
      An unwind segue whose destination is not on the way back does nothing. It shows where a screen can be reached in \
      more ways than its author had in mind.
      """,
    sources: [.uiKit],
    failing: [
      Example(
        "the other caller is not there",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { List: push List, Photo: present Photo } }
          List: { actions: { Photo: present Photo } }
          Photo: { actions: { Done: ①unwind List } }
        """),
      Example(
        "it has been replaced",
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
        "through layers and stacks",
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
        "there already",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Home: unwind Home } }
        """),
    ])

  static func message(_ culprit: String, _ step: FailedStep) -> String {
    "\(culprit) cannot do \(step.words): \(step.target) may not be among the screens beneath"
  }

  static func help(_ step: FailedStep) -> String {
    "unwind to a screen that is always there, or give the action a condition"
  }
}
