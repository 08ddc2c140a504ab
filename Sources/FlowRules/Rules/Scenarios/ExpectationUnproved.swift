import Diagnostics
import FlowModel

/// Reports expectations that nothing contradicts and nothing proves.
struct ExpectationUnproved: Rule {
  static let metadata = RuleMetadata(
    id: "expectation-unproved", severity: .warning, evidence: .behaviour, family: .properties,
    summary: "Something that the file expects of all behaviours could not be decided.",
    rationale: """
      The flow has more behaviours than were looked at, because its stacks can grow without end or because there are very many. \
      No violation was found up to the number of taps that the message names, and that is no proof.
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
      guard case .bounded(let taps) = judged.judgement.verdict else { return nil }
      let expectation = judged.expectation
      var finding = Finding(
        .undecided(expectation, upTo: taps), help: .lookFurther, at: expectation.range,
        about: .text(expectation.range))
      finding.verdict = judged.judgement.verdict
      finding.sighting = .init(device: judged.device, witness: nil)
      return finding
    }
  }
}

extension String {
  fileprivate static func undecided(_ expectation: Expectation, upTo taps: Int) -> String {
    let name = quoted(expectation.displayName)
    return switch expectation.kind {
    case .reachable: "expectation \(name) is not decided: nothing leads there within \(taps) taps"
    case .never, .canReach: "expectation \(name) is not decided: no violation within \(taps) taps, and no proof"
    }
  }

  fileprivate static let lookFurther = "look further with --depth, or take away what lets the stacks grow without end"
}
