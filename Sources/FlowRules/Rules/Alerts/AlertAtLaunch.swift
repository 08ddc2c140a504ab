import Diagnostics
import FlowModel
import Localization
import Verification

/// Finds alerts that appear before the user has done anything.
struct AlertAtLaunch: Rule {
  static let metadata = RuleMetadata(
    id: "alert-at-launch", severity: .warning, evidence: .behaviour, family: .alerts,
    summary: "An alert appears before the first tap.",
    rationale: """
      The user has not asked for anything yet, and the app already wants an answer. People close such alerts unread. \
      Show news and problems in the screen itself, or wait until they matter to the user. Alerts from entries do not \
      count.
      """,
    sources: [.guidelines("alerts")],
    failing: [
      Example(
        "a greeting",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Greet: { by: arrival, ①present: Welcome } } }
          Welcome: { kind: alert, actions: { OK: stay } }
        """),
      Example(
        "an alert by a system action, after loading",
        """
        navflow: 1
        root: { screen: Splash }
        screens:
          Splash: { actions: { Loaded: { by: system, replace: Home } } }
          Home: { actions: { Update is there: { by: system, ①present: Update } } }
          Update: { kind: alert, actions: { OK: stay } }
        """),
    ],
    passing: [
      Example(
        "an alert after a tap",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Start: push Player } }
          Player: { actions: { Connection lost: { by: system, present: Offline } } }
          Offline: { kind: alert, actions: { OK: stay } }
        """),
      Example(
        "an alert from an entry",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
          Offer: { kind: alert, actions: { OK: stay } }
        entries:
          Offer: { present: Offer }
        """),
      Example(
        "code that runs at an unknown time",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Failed: { by: code, present: Sorry } } }
          Sorry: { kind: alert, actions: { OK: stay } }
        """),
      Example(
        "a sheet in place of an alert",
        """
        navflow: 1
        root: { stack: Home }
        state: { seen: [no, yes] }
        screens:
          Home: { actions: { Greet: { by: arrival, when: { seen: no }, set: { seen: yes }, present: Hello } } }
          Hello: { actions: { Close: dismiss } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.behaviours.flatMap { behaviour in
      behaviour.alertsAtLaunch().found.map { alert in
        let step = context.structure.showings(of: alert.action).first { $0.screen == alert.screen }
        var finding = Finding(
          .early(context, alert.action, alert.from, alert.screen), help: .help(context, alert.screen),
          at: step?.written.step.range ?? context.flow[alert.action].label.range, about: .place,
          place: context.structure.place(of: alert.action), screen: alert.from, action: alert.action)
        finding.notes = [Note("this is the alert", at: context.flow[alert.screen].name.range)]
        finding.sighting = .init(device: behaviour.device, witness: .walk(alert.walk))
        return finding
      }
    }
  }

  func isCertain(of behaviour: VerificationResult, in context: RuleContext) -> Bool { behaviour.alertsAtLaunch().isAll }
}

extension Message {
  fileprivate static func early(
    _ context: RuleContext, _ action: ActionID, _ from: ScreenID, _ alert: ScreenID
  ) -> Message {
    "\(context.culprit(action, on: from)) shows the alert \(context.name(alert)) before the user has done anything"
  }

  fileprivate static func help(_ context: RuleContext, _ alert: ScreenID) -> Message {
    "show the text on the screen itself, or show \(context.name(alert)) when the user does something that needs it"
  }
}
