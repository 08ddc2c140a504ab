import Diagnostics
import FlowSimulation
import Localization
import Verification

/// Finds a `root` step under modal layers.
struct RootSwapUnderModal: StepFailureRule {
  static let failure = StepFailure.rootSwapUnderModal

  static let metadata = RuleMetadata(
    id: "root-swap-under-modal", severity: .warning, evidence: .behaviour, family: .steps,
    summary: "The root changes while modal layers are up.",
    rationale: """
      UIKit does not remove the layers with the old root. They can stay on screen above the new root, and leak \
      memory. Dismiss first, then change the root.
      """,
    sources: [.uiKit], defersTo: ["interrupted-task", "task-interrupted-by-entry"],
    failing: [
      Example(
        "signing out from a sheet",
        """
        navflow: 1
        start: main
        roots:
          main: { stack: Home }
          signIn: { screen: SignIn }
        screens:
          Home: { actions: { Settings: present Settings } }
          Settings: { actions: { Sign out: ①root signIn, Close: dismiss } }
          SignIn: { actions: { Sign in: root main } }
        """),
      Example(
        "a session that ends at any moment",
        """
        navflow: 1
        start: main
        roots:
          main: { stack: Home }
          signIn: { screen: SignIn }
        screens:
          Home: { actions: { Settings: present Settings } }
          Settings: { actions: { Close: dismiss } }
          SignIn: { actions: { Sign in: root main } }
        entries:
          Session ends: ①root signIn
        """),
    ],
    passing: [
      Example(
        "a dismiss before the change",
        """
        navflow: 1
        start: main
        roots:
          main: { stack: Home }
          signIn: { screen: SignIn }
        screens:
          Home: { actions: { Settings: present Settings } }
          Settings: { actions: { Sign out: [dismiss all, root signIn], Close: dismiss } }
          SignIn: { actions: { Sign in: root main } }
        """),
      Example(
        "an alert that has closed",
        """
        navflow: 1
        start: main
        roots:
          main: { stack: Home }
          signIn: { screen: SignIn }
        screens:
          Home: { actions: { Sign out: present Sure } }
          Sure: { kind: alert, actions: { Yes: root signIn, No: stay } }
          SignIn: { actions: { Sign in: root main } }
        """),
    ])

  static func message(_ culprit: Message, _ step: FailedStep) -> Message {
    "\(culprit) swaps the root while a modal layer may be up: it can stay on screen over the new root"
  }

  static func suggestion(for step: FailedStep) -> Suggestion? {
    let (site, context) = (step.site, step.context)
    guard case .root(let root)? = step.step?.kind, context.isAlone(stepAt: site),
      context.isPlain(context.flow.name(of: root))
    else { return nil }
    let words = "root \(context.flow.name(of: root))"
    return context.suggest("Dismiss all layers first", "[dismiss all, \(words)]", for: words, at: site.range)
  }

  static func help(_ step: FailedStep) -> Message {
    "write \"dismiss all\" before \(step.words)"
  }
}
