import Diagnostics
import FlowSimulation

/// Flags a `dismiss to` that names a screen of no layer.
struct DismissToAbsent: StepFailureRule {
  static let failure = StepFailure.dismissToAbsent

  static let metadata = RuleMetadata(
    id: "dismiss-to-absent", severity: .error, exception: "a warning in an entry", evidence: .behaviour, family: .steps,
    summary: "A dismiss to a screen that is in no layer.",
    rationale: """
      The screen to uncover is neither on the root nor in a layer, so nothing is dismissed. It shows where a screen \
      can be reached in more ways than its author had in mind.
      """,
    sources: [.uiKit],
    failing: [
      Example(
        "the other caller is not there",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { List: present List, Photo: present Photo } }
          List: { actions: { Photo: present Photo } }
          Photo: { actions: { Done: ①dismiss to List } }
        """),
      Example(
        "another tab is out of sight",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { actions: { Open: present Sheet } }
          Pay: { title: Pay }
          Sheet: { actions: { Done: ①dismiss to Pay } }
        """),
    ],
    passing: [
      Example(
        "deep on the root's stack",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { List: push List } }
          List: { actions: { Photo: push Photo } }
          Photo: { actions: { Crop: present Crop } }
          Crop: { actions: { Done: dismiss to List } }
        """),
      Example(
        "in its layer already",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Sheet } }
          Sheet: { actions: { Done: dismiss to Sheet } }
        """),
    ])

  static func message(_ culprit: String, _ step: FailedStep) -> String {
    "\(culprit) cannot do \(step.words): \(step.target) may be in none of the layers"
  }

  static func help(_ step: FailedStep) -> String {
    "dismiss to a screen that is always there, or write \"dismiss all\""
  }
}
