import Diagnostics
import Testing

@testable import FlowRules

@Suite struct RegistryTests {
  /// All rule ids in alphabetical order.
  static let ids = """
    alert-at-launch alert-for-choices app-within-app arrival-loop auth-without-request back-after-sign-out \
    back-dismisses back-to-completed back-undone biometrics-only biometrics-setting branching-modal \
    cancel-as-success cancel-changes-state cancel-saves-password cancelled-after-success change-behind-modal \
    close-on-input complete-without-task covered-popover credentials-across-screens credentials-not-saved \
    dead-end destructive-without-cancel differs-by-device dismiss-beneath-alert dismiss-to-absent \
    dismiss-without-modal done-without-cancel double-tap dropped-presentation duplicate-name empty-reason \
    endless-task entry-in-modal entry-loses-place entry-removes-entry entry-without-parent expectation-unproved \
    expectation-violated gate-loops gate-without-way-out gesture-skips-set growing-layers growing-stack \
    image-not-found immersive-pushed import-not-found import-outside-project impossible-action \
    incomplete-code-entry inconsistent-presentation interrupted-task isolated-screens link-lost-at-sign-in \
    lock-not-shown lock-passed login-wall long-sheet lost-at-relaunch lost-input misplaced-screen \
    missing-device-style missing-key modal-depth modal-over-modal modal-trap modal-without-exit \
    no-associated-domain no-certain-way-out outcome-without-value pages-before-task passcode-wording \
    picker-by-device pop-at-root pop-to-absent popover-without-exit-on-phone present-over-alert \
    present-while-covered push-without-stack pushed-task pushed-task-outcome replace-without-stack \
    return-by-pop-to root-swap-under-modal scenario-failed several-auth-methods sign-in-without-autofill \
    sign-in-without-sign-up stack-rebuilt stacked-alerts stale-screen stuck-value swipe-only syntax tab-absent \
    tab-as-action tab-bar-hidden tab-bar-in-task tab-jump tab-overflow tab-root-lost task-across-layers \
    task-entered-midway task-interrupted-by-entry task-returns-elsewhere too-large unhandled-gesture-exit \
    unhandled-outcome unknown-key unknown-name unknown-value unnamed-auth-method unreachable-screen \
    untitled-modal unused-allow unused-area unused-import unused-task unwind-to-absent wrong-keyboard wrong-password-content \
    wrong-type
    """

  @Test func listsEveryRuleOnce() {
    let known = RuleRegistry.standard.ids
    #expect(known.map(\.name).sorted() == Self.ids.split(separator: " ").map(String.init))
    #expect(Set(known).count == known.count)
  }

  @Test func everyConsequenceIsThatOfARule() {
    let known = Set(RuleRegistry.standard.ids.map(\.name))
    let named = Consequence.rules.values.joined()
    #expect(Set(named).subtracting(known) == [] && Set(named).count == named.count)
    #expect(Consequence.rules[.style] == nil)
  }

  /// How each error about behaviour harms the user; `Docs/rules.md` says that no other finding is an error.
  private static let harms: [String: Set<String>] = [
    "the user is stuck": [
      "arrival-loop", "back-undone", "dead-end", "endless-task", "growing-layers", "isolated-screens", "modal-trap",
      "no-certain-way-out",
    ],
    "the user loses work": ["interrupted-task"],
    "the user is shown something wrong": [
      "cancelled-after-success", "complete-without-task", "dismiss-to-absent", "lock-not-shown", "lock-passed",
      "pop-to-absent", "present-over-alert", "present-while-covered", "push-without-stack", "pushed-task",
      "replace-without-stack", "stacked-alerts", "task-returns-elsewhere", "unwind-to-absent",
    ],
  ]

  @Test func errorsAreOnlyForWhatHarmsUsers() {
    let errors = RuleRegistry.standard.metadata.filter { $0.severity == .error }
    let aboutBehaviour = errors.filter { $0.family != .file && $0.family != .properties }
    #expect(Set(aboutBehaviour.map(\.id.name)) == Self.harms.values.reduce(into: []) { $0.formUnion($1) })
  }

  @Test func findsRulesByID() {
    #expect(RuleRegistry.standard["pushed-task"]?.family == .tasks)
    #expect(RuleRegistry.standard["no-such-rule"] == nil)
  }

  @Test func everyRuleHasTwoExamplesOfEachKind() {
    for rule in RuleRegistry.standard.metadata {
      #expect(rule.failing.count >= 2 && rule.passing.count >= 2, "\(rule.id)")
      #expect(Set((rule.failing + rule.passing).map(\.name)).count == rule.failing.count + rule.passing.count)
    }
  }

  @Test func rulesDeferToOthersThatExistAndNeverInACircle() {
    let rules = RuleRegistry.standard
    for rule in rules.metadata {
      var open = rule.defersTo
      var reached: Set<RuleID> = []
      while let next = open.popLast() {
        #expect(rules[next] != nil, "\(rule.id) defers to \(next)")
        if reached.insert(next).inserted { open += rules[next]?.defersTo ?? [] }
      }
      #expect(!reached.contains(rule.id), "\(rule.id)")
    }
  }

  @Test func everyRuleIsDescribedInSentences() {
    for rule in RuleRegistry.standard.metadata {
      #expect(rule.summary.english.hasSuffix(".") && rule.rationale.english.hasSuffix("."), "\(rule.id)")
      #expect(!rule.sources.isEmpty, "\(rule.id)")
    }
  }
}
