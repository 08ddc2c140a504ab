import Diagnostics
import FlowSimulation
import Localization
import Verification

/// Finds a `dismiss` without a modal layer.
struct DismissWithoutModal: StepFailureRule {
  static let failure = StepFailure.dismissWithoutModal

  static let metadata = RuleMetadata(
    id: "dismiss-without-modal", severity: .warning, evidence: .behaviour, family: .steps,
    summary: "\"dismiss\" runs where no modal layer is up.",
    rationale: """
      Without a modal layer there is nothing to dismiss, so the tap does nothing. The cause is often a screen for a \
      sheet that is pushed too, or one dismiss too many.
      """,
    sources: [.uiKit],
    failing: [
      Example(
        "a screen for a sheet that is pushed",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: push Filter } }
          Filter: { actions: { Close: ①dismiss } }
        """),
      Example(
        "one dismiss too many",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Filter } }
          Filter: { actions: { Close: [dismiss, ①dismiss] } }
        """),
    ],
    passing: [
      Example(
        "a sheet",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Filter } }
          Filter: { actions: { Close: dismiss } }
        """),
      Example(
        "\"dismiss all\" without a layer",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { actions: { Open: present Filter } }
          Filter: { actions: { Close: dismiss } }
          Pay: { title: Pay }
        entries:
          Money received: { do: [dismiss all, tab Pay] }
        """),
    ])

  static func message(_ culprit: Message, _ step: FailedStep) -> Message {
    "\(culprit) cannot do \(step.words): there may be no modal layer to close"
  }

  static func help(_ step: FailedStep) -> Message {
    if let device = step.device {
      return "write one case for each device: "
        + "\(quoted("cases: [{ where: { device: \(device.rawValue) }, do: pop }, dismiss]"))"
    }
    return "write \"pop\" where the screen is pushed"
  }

  static func remedies(_ step: FailedStep) -> [Remedy] {
    guard step.device == nil, let range = step.site.range, step.words == quoted("dismiss") else { return [] }
    let both = "{ cases: [{ where: { shown: modal }, do: dismiss }, pop] }"
    let inBothWays =
      step.context.isAlone(stepAt: step.site)
      ? [Remedy("write one case for each way in which it is shown: \(quoted(both))", [.step(both, replacing: range)])]
      : []
    let hiding = step.context.option("where", "{ shown: modal }", at: step.site).map {
      Remedy("offer it only where there is a layer to close: \(quoted("where: { shown: modal }"))", [$0])
    }
    let pop = Remedy("write \"pop\" where the screen is pushed", [.step("pop", replacing: range)])
    let needless = step.before.isEmpty ? [] : [Remedy("leave out \"dismiss\"", [.without(range)])]
    return [pop] + inBothWays + needless + [hiding].compactMap(\.self)
  }
}
