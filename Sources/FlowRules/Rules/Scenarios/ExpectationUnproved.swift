import Diagnostics
import FlowModel

/// Reports expectations that nothing contradicts and nothing proves.
struct ExpectationUnproved: Rule {
  static let metadata = RuleMetadata(
    id: "expectation-unproved", severity: .warning,
    exception: "an info where it holds only because nothing is ever as its `from` says", evidence: .behaviour,
    family: .properties,
    summary: "Something that the file expects of all behaviours could not be decided, or says nothing.",
    rationale: """
      The flow has more behaviours than were looked at, because its stacks can grow without end or because there are very many. \
      No violation was found up to the number of taps that the message names, and that is no proof. Where nothing is ever as \
      `from` says, the expectation holds whatever the flow does: that, too, proves nothing of what was meant.
      """,
    sources: [.flowLanguage],
    failing: [
      Example(
        "a stack that grows",
        """
        navflow: 1
        root: { stack: Profile }
        screens:
          Profile: { actions: { Friend: push Profile } }
          Settings: { title: Settings }
        expect:
          - ①never: { screen: Settings }
        """,
        isSearched: true),
      Example(
        "a goal that nobody has found yet",
        """
        navflow: 1
        root: { stack: Profile }
        screens:
          Profile: { actions: { Friend: push Profile } }
          Settings: { title: Settings }
        expect:
          - ①reachable: { screen: Settings }
        """,
        isSearched: true),
      Example(
        "a screen that never stands so, for your information",
        """
        navflow: 1
        root: { stack: Profile }
        screens:
          Profile: { actions: { Settings: present Settings } }
          Settings: { actions: { Close: dismiss } }
        expect:
          - ①from: { screen: Settings, shown: pushed }
            canReach: { screen: Profile }
        """),
    ],
    passing: [
      Example(
        "found in a stack that grows",
        """
        navflow: 1
        root: { stack: Profile }
        screens:
          Profile: { actions: { Friend: push Profile, Settings: push Settings } }
          Settings: { title: Settings }
        expect:
          - reachable: { screen: Settings }
        """),
      Example(
        "few behaviours, all of them seen",
        """
        navflow: 1
        root: { stack: Profile }
        screens:
          Profile: { actions: { Friend: push Friend } }
          Friend: { actions: { Home: pop } }
          Settings: { title: Settings }
        expect:
          - never: { screen: Settings }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.expectations.compactMap { judged in
      guard let (message, help, severity) = message(on: judged, in: context) else { return nil }
      let range = judged.expectation.range
      var finding = Finding(message, help: help, at: range, about: .text(range)).weighing(severity)
      finding.verdict = judged.judgement.verdict
      finding.sighting = .init(device: judged.device, witness: nil)
      return finding
    }
  }

  private func message(
    on judged: RuleContext.JudgedExpectation, in context: RuleContext
  ) -> (message: String, help: String, severity: Severity)? {
    if case .canReach(let from, _) = judged.expectation.kind, context.isVacuous(judged.expectation) {
      return (.vacuous(judged.expectation, from), .supposeOtherwise, .info)
    }
    guard case .bounded(let taps) = judged.judgement.verdict else { return nil }
    let behaviour = context.behaviours.first { $0.device == judged.device }
    let variables = judged.judgement.variablesInTheWay + (behaviour?.variablesInTheWay ?? [])
    let names = Set(variables).sorted().map { quoted(context.flow[$0].name.value) }
    guard names.isEmpty else {
      return (.undecided(judged.expectation, upTo: taps, names), .keepFewer, Self.metadata.severity)
    }
    let message = String.undecided(judged.expectation, upTo: taps, fromAll: judged.judgement.walk == nil)
    return (message, .lookFurther, Self.metadata.severity)
  }
}

extension String {
  /// - Parameter fromAll: whether no initial value is known from which it is reached.
  fileprivate static func undecided(_ expectation: Expectation, upTo taps: Int, fromAll: Bool) -> String {
    let name = quoted(expectation.displayName)
    return switch expectation.kind {
    case _ where taps == 0: "expectation \(name) is not decided: nothing beyond the launch was looked at"
    case .reachable:
      "expectation \(name) is not decided: \(fromAll ? "" : "from some initial value, ")nothing leads there within \(taps.taps)"
    case .never, .canReach: "expectation \(name) is not decided: no violation within \(taps.taps), and no proof"
    }
  }

  /// - Parameter variables: those with too many values together, in quotes.
  fileprivate static func undecided(_ expectation: Expectation, upTo taps: Int, _ variables: [String]) -> String {
    let most = 5
    let named = variables.count > most ? variables.prefix(most) + ["\(variables.count - most) more"] : variables
    let found = taps > 0 ? "nothing was found within \(taps.taps), and " : ""
    return "expectation \(quoted(expectation.displayName)) is not decided: \(found)the values of the "
      + "variable\(variables.count == 1 ? "" : "s") \(listed(Array(named))) are too many to try together"
  }

  fileprivate static func vacuous(_ expectation: Expectation, _ from: Pattern) -> String {
    "expectation \(quoted(expectation.displayName)) says nothing: \(from.text) is never so"
  }

  fileprivate static let supposeOtherwise = "write a \"from\" that can come about, or take the expectation away"

  fileprivate static let keepFewer = "let them have fewer values, or let fewer conditions turn on them"

  fileprivate static let lookFurther =
    "check with --engine auto and more time, such as --time-limit 300; or remove what lets the stacks grow without end"
}
