import Diagnostics
import FlowModel
import Localization
import Verification

/// Finds expectations that some behaviour violates.
struct ExpectationViolated: Rule {
  static let metadata = RuleMetadata(
    id: "expectation-violated", severity: .error, evidence: .behaviour, family: .properties,
    summary: "An expectation of the file does not hold for all behaviours.",
    rationale: """
      An expectation is a promise about every behaviour of the app. The taps in the report lead to the violation. If \
      nothing leads to a pattern that should be reachable, the report shows no taps.
      """,
    sources: [.flowLanguage],
    failing: [
      Example(
        "a task with the tab bar shown",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { actions: { Charge: { start: charge, as: push } } }
          Pay: { title: Pay }
        tasks:
          charge:
            screens:
              Charge: { actions: { Cancel: cancel } }
        expect:
          - ①never: { task: charge, tabBar: shown }
        """),
      Example(
        "more taps than promised",
        """
        navflow: 1
        root: { stack: A }
        screens:
          A: { actions: { Next: push B } }
          B: { actions: { Next: push C } }
          C: { title: C }
        expect:
          - ①reachable: { screen: C }
            within: 1
        """),
      Example(
        "no way home",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Done: replace End } }
          End: { actions: { Again: stay } }
        expect:
          - ①from: { screen: End }
            canReach: { screen: Home }
        """),
      Example(
        "a payment that can fail every time",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Pay: push Pay } }
          Pay: { back: hidden, actions: { Send: { either: { sent: pop, offline: stay } } } }
        expect:
          - ①from: { screen: Pay }
            canReach: { screen: Home }
            worstCase: true
        """),
    ],
    passing: [
      Example(
        "a tab bar that a sheet covers",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { actions: { Charge: start charge } }
          Pay: { title: Pay }
        tasks:
          charge:
            screens:
              Charge: { actions: { Cancel: cancel } }
        expect:
          - never: { task: charge, tabBar: shown }
          - from: { task: charge }
            canReach: { screen: Home, modals: 0 }
        """),
      Example(
        "a payment that can be given up",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Pay: push Pay } }
          Pay: { back: hidden, actions: { Send: { either: { sent: pop, offline: stay } }, Cancel: pop } }
        expect:
          - from: { screen: Pay }
            canReach: { screen: Home }
            worstCase: true
        """),
      Example(
        "as many taps as promised",
        """
        navflow: 1
        root: { stack: A }
        screens:
          A: { actions: { Next: push B } }
          B: { actions: { Next: push C } }
          C: { title: C }
        expect:
          - reachable: { screen: C }
            within: 2
        """),
    ])

  func statedVerdicts(in context: RuleContext) -> [PropertyVerdict] { context.expectationVerdicts }

  func findings(in context: RuleContext) -> [Finding] {
    context.expectations.compactMap { judged in
      guard judged.judgement.verdict == .violated else { return nil }
      let expectation = judged.expectation
      var finding = Finding(
        .message(expectation, judged.judgement), help: .help(expectation), at: expectation.range,
        about: .text(expectation.range), screen: judged.judgement.walk?.configuration.frontScreen)
      finding.sighting = .init(device: judged.device, witness: judged.judgement.walk.map { .walk($0) })
      return finding
    }
  }
}

extension Message {
  fileprivate static func message(_ expectation: Expectation, _ judgement: VerificationResult.Judgement) -> Message {
    let name = quoted(expectation.displayName)
    switch expectation.kind {
    case .never: return "expectation \(name) does not hold: this can happen"
    case .canReach(_, let goal, let worstCase):
      let lack: Message = worstCase ? "the user cannot be sure to reach \(goal.text)" : "nothing leads to \(goal.text)"
      return "expectation \(name) does not hold: from here \(lack)"
    case .reachable(let pattern, let taps):
      let lack: Message =
        taps.map { "\(pattern.text) is not reached within \($0.taps)" } ?? "nothing leads to \(pattern.text)"
      guard let walk = judgement.walk else { return "expectation \(name) does not hold: \(lack)" }
      // From one initial value a match is reached; if that takes few enough taps, another value violates the
      // expectation.
      guard let taps, walk.cost.taps > taps else {
        return "expectation \(name) does not hold from every initial value: from some, \(lack)"
      }
      return "expectation \(name) does not hold: it takes \(walk.cost.taps.taps), and at most \(taps) are allowed"
    }
  }

  fileprivate static func help(_ expectation: Expectation) -> Message {
    switch expectation.kind {
    case .never: "change the step that leads there, or say less in \"never\""
    case .reachable: "add a step that leads there, or expect less"
    case .canReach(_, _, worstCase: true):
      "offer an action that leads on whatever the answer is, such as Cancel; what the system does by itself does not count"
    case .canReach: "offer a way on from there; entries do not count, since a user cannot wait for them"
    }
  }
}

extension Int {
  /// The number of taps, in words.
  var taps: Message { self == 1 ? "1 tap" : "\(self) taps" }
}
