import Diagnostics
import FlowModel
import Localization
import OrderedCollections

/// Finds values of a variable that nothing changes again, although all actions that ask for the variable need others.
struct StuckValue: Rule {
  static let metadata = RuleMetadata(
    id: "stuck-value", severity: .info, exception: "a warning where a way out of a task or layer keeps the value",
    evidence: .file, family: .tabs,
    summary: "A variable gets a value that nothing changes again, and its actions are impossible from then on.",
    rationale: """
      The actions with a condition on the variable disappear, and no tap brings them back. Often one action was \
      forgotten: an editing mode that cannot be left, or a selection that cannot be undone. Add an action that changes the value, or \
      offer one of the others with it. A variable that only goes forward, such as an introduction that was seen, is not reported. \
      An action that sets a value and shows a task is lost, too, if a swipe ends the task and leaves the value.
      """,
    sources: [.commonPractice],
    failing: [
      Example(
        "a selection that nothing ends",
        """
        navflow: 1
        root: { stack: Plants }
        state: { select: [off, marking, marked] }
        screens:
          Plants:
            actions:
              Select: { when: { select: off }, set: { select: marking } }
              Cancel: { when: { select: marking }, set: { select: off } }
              All: { when: { select: marking }, set: { ①select: marked } }
        """),
      Example(
        "an alarm that a page sets",
        """
        navflow: 1
        root: { stack: Alarms }
        state: { alarm: [off, on, snoozed] }
        screens:
          Alarms:
            actions:
              Turn on: { when: { alarm: off }, set: { alarm: on } }
              Turn off: { when: { alarm: on }, set: { alarm: off } }
              Ringing: { when: { alarm: on }, push: Ringing }
          Ringing: { actions: { Snooze: { set: { ①alarm: snoozed }, do: pop } } }
        """),
      Example(
        "a recording that cannot be stopped, only paused",
        """
        navflow: 1
        root: { stack: Recorder }
        state: { tape: [stopped, running, paused] }
        screens:
          Recorder:
            actions:
              Record: { when: { tape: stopped }, set: { ①tape: running } }
              Pause: { when: { tape: running }, set: { tape: paused } }
              Go on: { when: { tape: paused }, set: { tape: running } }
              List: push List
          List: {}
        """),
      Example(
        "a seat that is reserved, and never free again",
        """
        navflow: 1
        root: { stack: Seat }
        state: { seat: [free, mine, waiting] }
        screens:
          Seat:
            actions:
              Reserve: { when: { seat: free }, set: { ①seat: mine }, push: Reserved }
              Give it back: { when: { seat: mine }, set: { seat: waiting } }
              Take it again: { when: { seat: waiting }, set: { seat: mine } }
          Reserved: {}
        """),
      Example(
        "a place in a queue that only the restaurant changes",
        """
        navflow: 1
        root: { stack: Queue }
        state: { place: [none, waiting, called] }
        screens:
          Queue:
            actions:
              Join: { when: { place: none }, set: { ①place: waiting } }
              A table is free: { by: system, when: { place: waiting }, set: { place: called } }
              I need more time: { when: { place: called }, set: { place: waiting } }
        """),
      Example(
        "a check that only its success sets back, which is a warning",
        """
        navflow: 1
        root: { stack: Home }
        state: { check: [idle, running] }
        screens:
          Home:
            actions:
              Help: push Help
              Check: { when: { check: idle }, set: { ①check: running }, start: check, then: { done: { set: { check: idle } } } }
          Help: { title: Help }
        tasks:
          check: { outcomes: [done, cancelled], screens: { Page: { actions: { OK: complete done, Cancel: cancel } } } }
        """),
      Example(
        "a check that can never be started again after a swipe, which is a warning",
        """
        navflow: 1
        root: { stack: Home }
        state: { check: [idle, running] }
        screens:
          Home: { actions: { Check: { when: { check: idle }, set: { ①check: running }, start: check } } }
        tasks:
          check:
            outcomes: [done, cancelled]
            screens:
              Page: { actions: { OK: { complete: done, set: { check: idle } } } }
        """),
    ],
    passing: [
      Example(
        "a recording that can be stopped",
        """
        navflow: 1
        root: { stack: Recorder }
        state: { tape: [stopped, running, paused] }
        screens:
          Recorder:
            actions:
              Record: { when: { tape: stopped }, set: { tape: running } }
              Stop: { when: { tape: [running, paused] }, set: { tape: stopped } }
              Pause: { when: { tape: running }, set: { tape: paused } }
              Go on: { when: { tape: paused }, set: { tape: running } }
              List: push List
          List: {}
        """),
      Example(
        "a selection that Cancel ends in both cases",
        """
        navflow: 1
        root: { stack: Plants }
        state: { select: [off, marking, marked] }
        screens:
          Plants:
            actions:
              Select: { when: { select: off }, set: { select: marking } }
              Cancel: { when: { select: [marking, marked] }, set: { select: off } }
              All: { when: { select: marking }, set: { select: marked } }
        """),
      Example(
        "a step that is done once, and a purchase that leads on",
        """
        navflow: 1
        root: { stack: Home }
        state: { tour: [new, seen], plan: [none, trial, paid] }
        screens:
          Home:
            actions:
              Tour: { when: { tour: new }, set: { tour: seen } }
              Try: { when: { plan: none }, set: { plan: trial } }
              Stop: { when: { plan: trial }, set: { plan: none } }
              Buy: { when: { plan: trial }, set: { plan: paid } }
              Receipt: { when: { plan: paid }, push: Receipt }
          Receipt: { title: Receipt }
        """),
      Example(
        "a check that every ending sets back",
        """
        navflow: 1
        root: { stack: Home }
        state: { check: [idle, running] }
        screens:
          Home:
            actions:
              Check: { when: { check: idle }, set: { check: running }, start: check, then: { cancelled: { set: { check: idle } } } }
        tasks:
          check:
            outcomes: [done, cancelled]
            screens:
              Page: { actions: { OK: { complete: done, set: { check: idle } }, Cancel: cancel } }
        """),
      Example(
        "a sign-in that leads to another root",
        """
        navflow: 1
        roots: { door: { screen: Door }, main: { stack: Home } }
        start: door
        state: { login: [idle, running] }
        screens:
          Door:
            actions:
              Sign in: { when: { login: idle }, set: { login: running }, start: signIn, then: { signedIn: root main, cancelled: { set: { login: idle } } } }
          Home: { title: Home }
        tasks:
          signIn: { outcomes: [signedIn, cancelled], screens: { Form: { actions: { Sign in: complete signedIn, Cancel: cancel } } } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] { stuckValues(in: context) + lostByEndings(in: context) }

  private func stuckValues(in context: RuleContext) -> [Finding] {
    context.flow.variables.indices.flatMap { place -> [Finding] in
      let variable = context.flow.variables[place]
      guard !variable.isCounter, let graph = ValueGraph(VariableID(place), context) else { return [] }
      return oneWays(in: graph, context)
        + graph.traps.map { set in
          Finding(
            .stuck(context, set, graph.actions), help: .help(context, set), at: set.assignment.range,
            about: .text(set.assignment.range), place: context.place(of: .action(set.action)),
            screen: context.structure.hosts[set.action.index].first, action: set.action
          ).noting(graph.actions.map { Note("this is impossible from then on", at: context.flow[$0].label.range) })
        }
    }
  }
}

extension StuckValue {
  /// Returns the finding on a mode that a button leaves and that nothing brings back, although its variable goes on to change.
  fileprivate func oneWays(in graph: ValueGraph, _ context: RuleContext) -> [Finding] {
    guard let (set, lost) = graph.oneWay(in: context.flow) else { return [] }
    let actions = lost.filter { !isContinued($0, by: graph.actions, context) }
    guard !actions.isEmpty else { return [] }
    return [
      Finding(
        .gone(context, set, actions), help: .helpToReturn(context, set, graph.left(by: set)),
        at: set.assignment.range, about: .text(set.assignment.range), place: context.place(of: .action(set.action)),
        screen: context.structure.hosts[set.action.index].first, action: set.action
      ).noting(actions.map { Note("this is impossible from then on", at: context.flow[$0].label.range) })
    ]
  }
}

extension StuckValue {
  /// Returns whether another button of the same screens has a label that begins with the same words: "Call again".
  private func isContinued(_ lost: ActionID, by others: [ActionID], _ context: RuleContext) -> Bool {
    let label = context.flow[lost].label.value.lowercased()
    return others.contains { other in
      other != lost && context.structure.hosts[other.index] == context.structure.hosts[lost.index]
        && context.flow[other].label.value.lowercased().hasPrefix(label)
    }
  }
}

extension Message {
  fileprivate static func stuck(_ context: RuleContext, _ set: ValueGraph.Change, _ actions: [ActionID]) -> Message {
    let names = OrderedSet(actions.map { context.name($0) }).prefix(3)
    return
      "after \(context.culprit(set.action)), \(quoted(context.flow.text(of: [set.assignment]))) stays without end, and "
      + "\(listed(Array(names))) \(names.count == 1 ? "is" : "are" as Message) impossible from then on"
  }

  fileprivate static func gone(_ context: RuleContext, _ set: ValueGraph.Change, _ actions: [ActionID]) -> Message {
    let names = OrderedSet(actions.map { context.name($0) }).prefix(3)
    let variable = quoted(context.flow[set.assignment.variable].name.value)
    return
      "after \(context.culprit(set.action)), \(listed(Array(names))) \(names.count == 1 ? "is" : "are" as Message) impossible from then "
      + "on, although \(variable) still changes"
  }

  fileprivate static func helpToReturn(_ context: RuleContext, _ set: ValueGraph.Change, _ value: ValueID?) -> Message {
    let variable = context.flow[set.assignment.variable]
    let name = value.map { variable.values[$0.index].name.value } ?? ""
    return "add an action that leads back, with \(quoted("set: { \(variable.name.value): \(name) }"))"
  }

  fileprivate static func help(_ context: RuleContext, _ set: ValueGraph.Change) -> Message {
    let variable = context.flow[set.assignment.variable].name.value
    return "add an action with \(quoted("when: { \(context.flow.text(of: [set.assignment])) }")) that changes "
      + "\(quoted(variable)) back"
  }
}
