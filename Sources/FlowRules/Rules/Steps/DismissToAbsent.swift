import Diagnostics
import FlowSimulation
import Localization

/// Finds a `dismiss to` a screen that is in no layer.
struct DismissToAbsent: StepFailureRule {
  static let failure = StepFailure.dismissToAbsent

  static let metadata = RuleMetadata(
    id: "dismiss-to-absent", severity: .error, exception: "a warning in an entry", evidence: .behaviour, family: .steps,
    summary: "\"dismiss to\" names a screen that is in no layer.",
    rationale: """
      The screen is neither on the visible stack of the root nor in a modal layer, so nothing is dismissed. The \
      cause is often a screen that can be reached in more ways than its author expected.
      """,
    sources: [.uiKit],
    failing: [
      Example(
        "the other caller of the screen",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { List: present List, Photo: present Photo } }
          List: { actions: { Photo: present Photo } }
          Photo: { actions: { Done: ①dismiss to List } }
        """),
      Example(
        "a screen in another tab",
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
        "a screen deep in the root's stack",
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
        "a screen that is in the front layer already",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Sheet } }
          Sheet: { actions: { Done: dismiss to Sheet } }
        """),
    ])

  static func message(_ culprit: Message, _ step: FailedStep) -> Message {
    "\(culprit) cannot do \(step.words): \(step.target) may be in none of the layers"
  }

  static func help(_ step: FailedStep) -> Message {
    "dismiss to a screen that is always there, or write \"dismiss all\""
  }
}
