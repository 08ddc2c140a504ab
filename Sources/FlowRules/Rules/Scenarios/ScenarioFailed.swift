import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import Verification

/// Finds scenarios that do not run as written.
struct ScenarioFailed: Rule {
  static let metadata = RuleMetadata(
    id: "scenario-failed", severity: .error,
    exception: "a warning where a scenario has too many initial values to run it from all of them",
    evidence: .behaviour, family: .properties,
    summary: "A scenario does not run as it is written.",
    rationale: """
      A scenario is an example that must hold. Either the flow has changed and the scenario has not, or the flow \
      does not do what you meant. The message names the tap that failed, and what was there instead.
      """,
    sources: [.flowLanguage],
    failing: [
      Example(
        "a tap that is not offered",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Next: push Detail } }
          Detail: { title: Detail }
        scenarios:
          There and further:
            taps: [Next, ①Next]
        """),
      Example(
        "another screen in front at the end",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Next: push Detail } }
          Detail: { title: Detail }
        scenarios:
          There:
            taps: [Next]
            see: ①{ screen: Home }
        """),
      Example(
        "a tap that should not be possible",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Next: push Detail } }
          Detail: { title: Detail }
        scenarios:
          Nothing yet:
            taps:
              - cannot: ①Next
        """),
      Example(
        "a failure from one of several initial values",
        """
        navflow: 1
        root: { stack: Home }
        state: { member: { values: [yes, no], initial: any } }
        screens:
          Home: { actions: { Lounge: { when: { member: yes }, push: Lounge } } }
          Lounge: { title: Lounge }
        scenarios:
          Into the lounge:
            taps: [①Lounge]
        """),
      Example(
        "too many initial values",
        """
        navflow: 1
        root: { stack: Home }
        state:
          likes: { from: 0, to: 40, initial: any }
          friends: { from: 0, to: 40, initial: any }
        screens:
          Home: { title: Home }
        scenarios:
          ①At home:
            see: { screen: Home }
        """),
    ],
    passing: [
      Example(
        "a screen and back",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Next: push Detail } }
          Detail: { title: Detail }
        scenarios:
          There and back:
            taps: [Next, { see: { screen: Detail } }, Back, { cannot: Back }]
            see: { screen: Home }
        """),
      Example(
        "an initial value that is given",
        """
        navflow: 1
        root: { stack: Home }
        state: { bank: [none, connected] }
        screens:
          Home: { actions: { Pay: { when: { bank: connected }, push: Pay } } }
          Pay: { title: Pay }
        scenarios:
          With a bank:
            given: { bank: connected }
            taps: [Pay]
            see: { screen: Pay, state: { bank: connected } }
        """),
    ])

  /// The largest number of initial values from which a scenario is run.
  private static let maximumStates = 1_024

  func findings(in context: RuleContext) -> [Finding] {
    context.flow.scenarios.flatMap { scenario in
      context.behaviours.filter { scenario.device == nil || scenario.device == $0.device }.compactMap { behaviour in
        let states = behaviour.simulator.initialStates(given: scenario.given)
        // The first failure in the order of the values is reported, once for each device.
        let failure = states.prefix(Self.maximumStates).lazy.compactMap { state in
          ScenarioRun(scenario, behaviour.simulator, from: state).failure(in: context)
        }.first
        return failure ?? (states.count > Self.maximumStates ? unfinished(scenario, behaviour.device) : nil)
      }
    }
  }

  /// Returns the finding on a scenario that was not run from all of its initial values.
  private func unfinished(_ scenario: Scenario, _ device: Device) -> Finding {
    let range = scenario.name.range
    var finding = Finding(
      .unfinished(scenario.name.value, Self.maximumStates), help: .give, at: range, about: .text(range)
    )
    .withSeverity(.warning)
    finding.sighting = .init(device: device, witness: nil)
    return finding
  }
}

/// A run of a scenario on one device from one choice of initial values.
private struct ScenarioRun {
  let scenario: Scenario
  var walk: Walk

  init(_ scenario: Scenario, _ simulator: Simulator, from state: [ValueID]) {
    self.scenario = scenario
    walk = Walk(simulator, from: state)
    // The file chooses the taps, so the trace need not be the shortest.
    walk.isShortest = false
  }

  /// Runs the scenario and returns the first failure, or nil.
  func failure(in context: RuleContext) -> Finding? {
    var run = self
    run.walk.performArrivals()
    for line in scenario.lines {
      if let failure = run.take(line, in: context) { return failure }
    }
    return scenario.see.flatMap { run.look(for: $0, in: context) }
  }

  private mutating func take(_ line: Scenario.Line, in context: RuleContext) -> Finding? {
    switch line {
    case .see(let pattern): return look(for: pattern, in: context)
    case .tap(let tap):
      do throws(TapRefusal) {
        try walk.take(tap)
        return nil
      } catch {
        return finding(.refused(scenario.name.value, error), help: .offered(error.offered), at: tap.range, context)
      }
    case .cannot(let tap):
      guard (try? walk.simulator.move(tap, in: walk.configuration)) != nil else { return nil }
      return finding(
        .possible(scenario.name.value, tap), help: "remove \"cannot\", or give the action a condition",
        at: tap.range, context)
    }
  }

  private func look(for pattern: Pattern, in context: RuleContext) -> Finding? {
    guard !walk.simulator.holds(pattern, in: walk.configuration) else { return nil }
    let seen = walk.simulator.description(of: walk.configuration)
    let unmet = walk.simulator.unmetClauses(of: pattern, in: walk.configuration)
    return finding(
      .unseen(scenario.name.value, pattern, seen), help: .lookAgain(at: unmet), at: pattern.range, context)
  }

  private func finding(_ message: Message, help: Message?, at range: SourceRange?, _ context: RuleContext) -> Finding {
    let range = range ?? scenario.name.range
    var finding = Finding(
      message, help: help, at: range, about: .text(scenario.name.range), screen: walk.configuration.frontScreen)
    finding.sighting = .init(device: walk.simulator.device, witness: .script(walk))
    return finding
  }
}

extension Simulator {
  /// Returns the keys of a pattern whose clauses a configuration does not satisfy; variables by name.
  fileprivate func unmetClauses(of pattern: Pattern, in configuration: Configuration) -> [String] {
    var clauses: [(key: String, add: (inout Pattern) -> Void)] = [
      ("screen", { $0.screen = pattern.screen }), ("shown", { $0.shown = pattern.shown }),
      ("front", { $0.front = pattern.front }),
      ("beneath", { $0.beneath = pattern.beneath }), ("below", { $0.below = pattern.below }),
      ("task", { $0.task = pattern.task }), ("modals", { $0.modals = pattern.modals }),
      ("tabBar", { $0.tabBar = pattern.tabBar }), ("tab", { $0.tab = pattern.tab }),
      ("root", { $0.root = pattern.root }), ("device", { $0.device = pattern.device }),
      ("column", { $0.column = pattern.column }), ("visible", { $0.visible = pattern.visible }),
    ]
    clauses += pattern.state.map { clause in (flow[clause.variable].name.value, { $0.state = [clause] }) }
    return clauses.filter { clause in
      var alone = Pattern(range: pattern.range, text: pattern.text)
      clause.add(&alone)
      return !holds(alone, in: configuration)
    }.map(\.key)
  }

  /// Returns the front of a configuration in the words of a pattern.
  func description(of configuration: Configuration) -> Message {
    let task: Message = configuration.runningTask.map { quoted(flow[$0].name.value) } ?? "none"
    let bar: Message =
      flow[configuration.root].hasTabs
      ? ", tab bar \(showsTabBar(in: configuration) ? "shown" : "hidden" as Message)" : ""
    let column: [Message] =
      column(inUse: configuration).map { [("column \(flow[$0].name.value)" as Message).about("state")] } ?? []
    let state = column + namedState(of: configuration).map { ("\($0.key) \($0.value)" as Message).about("state") }
    let values: Message = state.isEmpty ? "" : ", \(.list(state, .none))"
    return
      "\(quoted(flow[configuration.frontScreen].name.value)) (modals \(configuration.modalCount), task \(task)\(bar)\(values))"
  }
}

extension Message {
  fileprivate static func refused(_ scenario: String, _ refusal: TapRefusal) -> Message {
    "scenario \(quoted(scenario)) stops: \(quoted(refusal.tap)) cannot be tapped here: \(refusal.reason)"
  }

  fileprivate static func possible(_ scenario: String, _ tap: Scenario.Tap) -> Message {
    "scenario \(quoted(scenario)) fails: \(quoted(tap.label)) can be tapped here, and the scenario says that it cannot"
  }

  fileprivate static func unseen(_ scenario: String, _ pattern: Pattern, _ seen: Message) -> Message {
    "scenario \(quoted(scenario)) fails: it expects \(pattern.text), and in front is \(seen)"
  }

  fileprivate static func unfinished(_ scenario: String, _ most: Int) -> Message {
    "scenario \(quoted(scenario)) has too many initial values: it was run from the first \(most) of them"
  }

  fileprivate static let give: Message = "give more variables a value under \"given\""

  fileprivate static func offered(_ names: [String]) -> Message {
    names.isEmpty ? "nothing can be tapped here" : "offered here: \(listed(names.map(quoted), .none))"
  }

  fileprivate static func lookAgain(at keys: [String]) -> Message {
    let differs: Message = keys.count == 1 ? "differs" : "differ"
    return "\(listed(keys.map(quoted))) \(differs): change what the scenario expects, or fix the flow"
  }
}
