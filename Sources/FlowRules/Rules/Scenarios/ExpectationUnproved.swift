import Diagnostics
import FlowModel
import Localization

/// Finds expectations that are neither violated nor proved.
struct ExpectationUnproved: Rule {
  static let metadata = RuleMetadata(
    id: "expectation-unproved", severity: .warning,
    exception: "an info where it holds only because its \"from\" never holds", evidence: .behaviour,
    family: .properties,
    summary: "An expectation could not be decided, or its \"from\" never holds.",
    rationale: """
      The flow has more behaviours than navflow explored, because stacks grow without bound or behaviours are very \
      many. No violation was found within the number of taps that the message names. That is no proof. If "from" \
      never holds, the expectation holds for every flow and proves nothing.
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
        "a screen that was not reached",
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
        "a \"from\" that never holds, as an info",
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
        "a goal that is reached in a growing stack",
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
        "few behaviours, all explored",
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
      var finding = Finding(message, help: help, at: range, about: .text(range)).withSeverity(severity)
      finding.verdict = judged.judgement.verdict
      finding.sighting = .init(device: judged.device, witness: nil)
      return finding
    }
  }

  private func message(
    on judged: RuleContext.JudgedExpectation, in context: RuleContext
  ) -> (message: Message, help: Message, severity: Severity)? {
    if case .canReach(let from, _, _) = judged.expectation.kind, context.isVacuous(judged.expectation) {
      return (.vacuous(judged.expectation, from), .helpForVacuous, .info)
    }
    guard case .bounded(let taps) = judged.judgement.verdict else { return nil }
    let behaviour = context.behaviours.first { $0.device == judged.device }
    let variables = judged.judgement.untrackedVariables + (behaviour?.untrackedVariables ?? [])
    let names = Set(variables).sorted().map { quoted(context.flow[$0].name.value) }
    if judged.restsOnMarks {
      return (.dependsOnMarks(judged.expectation), .helpForMarks, Self.metadata.severity)
    }
    guard names.isEmpty else {
      return (.undecided(judged.expectation, upTo: taps, names), .helpForVariables, Self.metadata.severity)
    }
    let hasSeveralLaunches = behaviour.map { $0.simulator.initialStates.count > 1 } ?? false
    let message = Message.undecided(
      judged.expectation, upTo: taps, known: judged.judgement.knownTaps,
      isForSome: hasSeveralLaunches && judged.judgement.walk != nil)
    return (message, .helpForTime, Self.metadata.severity)
  }
}

extension Message {
  /// Returns the message about an expectation that was checked up to a number of taps.
  ///
  /// - Parameters:
  ///   - known: the fewest taps that are known to reach a match, more than are allowed; nil where none are.
  ///   - isForSome: whether a match is reached from other initial values.
  fileprivate static func undecided(_ expectation: Expectation, upTo taps: Int, known: Int?, isForSome: Bool) -> Message
  {
    let name = quoted(expectation.displayName)
    let some: Message = isForSome ? "from some initial value, " : ""
    return switch expectation.kind {
    case _ where taps == 0: "expectation \(name) is not decided: nothing beyond the launch was explored"
    case .reachable:
      if let known {
        "expectation \(name) is not decided: \(some)the fewest known taps are \(known), and at least \(taps + 1) are needed"
      } else {
        "expectation \(name) is not decided: \(some)nothing leads there within \(taps.taps)"
      }
    case .never, .canReach: "expectation \(name) is not decided: no violation within \(taps.taps), and no proof"
    }
  }

  /// Returns the message about an expectation whose variables have too many values.
  ///
  /// - Parameter variables: the variables with too many values in total, in quotes.
  fileprivate static func undecided(_ expectation: Expectation, upTo taps: Int, _ variables: [Message]) -> Message {
    let most = 5
    let named: [Message] =
      variables.count > most ? variables.prefix(most) + ["\(variables.count - most) more"] : variables
    let found: Message = taps > 0 ? "nothing was found within \(taps.taps), and " : ""
    return "expectation \(quoted(expectation.displayName)) is not decided: \(found)the values of the "
      + "\(variables.count == 1 ? "variable" : "variables" as Message) \(listed(named)) are too many to try together"
  }

  fileprivate static func vacuous(_ expectation: Expectation, _ from: Pattern) -> Message {
    "expectation \(quoted(expectation.displayName)) says nothing: \(from.text) never holds"
  }

  fileprivate static let helpForVacuous: Message = "write a \"from\" that can hold, or remove the expectation"

  fileprivate static func dependsOnMarks(_ expectation: Expectation) -> Message {
    "expectation \(quoted(expectation.displayName)) is not decided: nothing in the file leads there, but parts that "
      + "the file omits may"
  }

  fileprivate static let helpForMarks: Message =
    "write what leads there, or remove \"exits: unknown\" and \"opened: elsewhere\" where the file says everything"

  fileprivate static let helpForVariables: Message =
    "let them have fewer values, or let fewer conditions depend on them"

  fileprivate static let helpForTime: Message =
    "check with --engine auto and more time, such as --time-limit 300; or remove what lets the stacks grow without end"
}
