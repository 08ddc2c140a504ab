import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import Verification

/// Finds gates after which a user who cancels the task of the gate is stuck.
struct GateWithoutWayOut: Rule {
  static let metadata = RuleMetadata(
    id: "gate-without-way-out", severity: .warning, evidence: .behaviour, family: .tasks,
    summary: "The user cancels the task of a gate, and is on a screen with no exit.",
    rationale: """
      An entry or a tab is behind a gate. If the user does not want to sign in, the app must show something useful. Lead \
      to a screen that offers something before the gate, or leave the user where they were.
      """,
    sources: [.commonPractice], isAboutExits: true,
    failing: [
      Example(
        "an entry that leaves an empty screen behind",
        """
        navflow: 1
        roots: { main: { stack: Home }, lobby: { stack: Lobby } }
        state: { session: [none, open] }
        screens:
          Home: { title: Home, actions: { Look around: stay } }
          Lobby: { title: Welcome }
          Order: { title: Your order, needs: { session: open }, actions: { Home: root main } }
        tasks:
          signIn:
            outcomes: [signedIn, cancelled]
            gives: { session: open }
            screens: { Form: { title: Sign in, actions: { Sign in: complete signedIn, Cancel: cancel } } }
        entries:
          Shipped: [root lobby, ①push Order]
        """),
      Example(
        "a checkout over an empty screen",
        """
        navflow: 1
        roots: { main: { stack: Home }, blank: { screen: Blank } }
        state: { session: [none, open] }
        screens:
          Home: { title: Home, actions: { Look around: stay } }
          Blank: { title: One moment }
        tasks:
          pay:
            outcomes: [paid, cancelled]
            needs: { session: open }
            screens: { Pay: { title: Pay, actions: { Pay: complete paid, Cancel: cancel } } }
          signIn:
            outcomes: [signedIn, cancelled]
            gives: { session: open }
            screens: { Form: { title: Sign in, actions: { Sign in: complete signedIn, Cancel: cancel } } }
        entries:
          Pay link: [root blank, { ①start: pay, then: { paid: root main, cancelled: root main } }]
        """),
    ],
    passing: [
      Example(
        "an entry that leads home first",
        """
        navflow: 1
        roots: { main: { stack: Home }, lobby: { stack: Lobby } }
        state: { session: [none, open] }
        screens:
          Home: { title: Home, actions: { Look around: stay } }
          Lobby: { title: Welcome }
          Order: { title: Your order, needs: { session: open }, actions: { Home: root main } }
        tasks:
          signIn:
            outcomes: [signedIn, cancelled]
            gives: { session: open }
            screens: { Form: { title: Sign in, actions: { Sign in: complete signedIn, Cancel: cancel } } }
        entries:
          Shipped: [root main, push Order]
        """),
      Example(
        "a tab behind a gate",
        """
        navflow: 1
        root: { tabs: [Home, Orders] }
        state: { session: [none, open] }
        screens:
          Home: { title: Home }
          Orders: { title: Orders, needs: { session: open } }
        tasks:
          signIn:
            outcomes: [signedIn, cancelled]
            gives: { session: open }
            screens: { Form: { title: Sign in, actions: { Sign in: complete signedIn, Cancel: cancel } } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let gates = context.structure.gates
    guard !gates.isEmpty else { return [] }
    return context.findings { observed in
      guard case .offersNothing(let screen, _) = observed.kind else { return nil }
      let walk = observed.walk
      guard let gate = walk.cancelledGate(among: gates), case .start(let task, _, _) = gate.step.kind else {
        return nil
      }
      return Finding(
        .stuck(context, task, screen), help: .help(context, screen), at: gate.step.range, about: .screen(screen),
        place: gate.action.map(context.structure.place) ?? .nowhere, screen: screen, action: gate.action
      ).causing(at: [context.flow[screen].name.range]).shown(by: walk)
    }
  }
}

extension FlowGraph {
  /// The steps that start the task of a gate.
  fileprivate var gates: [WrittenStep] { steps.filter(\.step.isGate) }
}

extension Walk {
  /// Returns the gate whose task the last transition cancels, or nil.
  fileprivate func cancelledGate(among gates: [WrittenStep]) -> WrittenStep? {
    guard let last = transitions.last else { return nil }
    let cancelled = last.events.compactMap { if case .cancels(let task) = $0.kind { task } else { nil } }
    let starts = transitions.reversed().lazy.flatMap(\.events).compactMap { event -> WrittenStep? in
      guard case .starts(let task, _, _, _) = event.kind, cancelled.contains(task) else { return nil }
      return gates.first { gate in
        if case .start(task, _, _) = gate.step.kind { gate.step.range == event.range } else { false }
      }
    }
    return starts.first
  }
}

extension Message {
  fileprivate static func stuck(_ context: RuleContext, _ task: TaskID, _ screen: ScreenID) -> Message {
    "the user cancels \(context.name(task)), which this step needs, and is stuck on \(context.name(screen))"
  }

  fileprivate static func help(_ context: RuleContext, _ screen: ScreenID) -> Message {
    "show a screen that offers something before this step, or give \(context.name(screen)) an action"
  }
}
