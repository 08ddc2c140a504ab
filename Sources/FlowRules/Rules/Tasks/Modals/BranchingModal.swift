import Diagnostics
import FlowModel
import Localization

/// Finds modal layers whose screens lead to separate hierarchies.
struct BranchingModal: Rule {
  static let metadata = RuleMetadata(
    id: "branching-modal", severity: .warning, evidence: .file, family: .tasks,
    summary: "The screens of a modal layer push into two or more subtrees.",
    rationale: """
      A modal layer is for one thing at a time. If its screens branch, people lose track of where they are and of \
      what the layer will return. Let the branches join again, or move one of them out of the layer.
      """,
    sources: [.guidelines("modality")],
    failing: [
      Example(
        "two branches of two screens",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Settings } }
          ①Settings: { actions: { Account: push Account, Payment: push Payment, Close: dismiss } }
          Account: { actions: { Name: push Name } }
          Name: { title: Name }
          Payment: { actions: { Cards: push Cards } }
          Cards: { title: Cards }
        """),
      Example(
        "branches deeper in the layer, one through an action sheet",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: start settings } }
        tasks:
          settings:
            screens:
              Start: { actions: { Next: push Menu, Close: cancel } }
              ①Menu: { actions: { Account: push Account, More: present Choice } }
              Choice: { kind: actionSheet, actions: { Payment: push Payment, Cancel: stay } }
              Account: { actions: { Name: push Name } }
              Name: { title: Name }
              Payment: { actions: { Cards: push Cards } }
              Cards: { title: Cards }
        """),
      Example(
        "a pushed task in the layer, and the screens after it",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Settings } }
          ①Settings: { actions: { Account: push Account, Check: { start: check, then: { fin: push Payment } }, Close: dismiss } }
          Account: { actions: { Name: push Name } }
          Name: { title: Name }
          Payment: { actions: { Cards: push Cards } }
          Cards: { title: Cards }
        tasks:
          check:
            presentation: push
            outcomes: [fin, cancelled]
            screens:
              Check: { actions: { OK: complete fin, Leave: cancel } }
        """),
    ],
    passing: [
      Example(
        "branches that join again",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Start } }
          Start: { actions: { By card: push Card, By bank: push Bank, Close: dismiss } }
          Card: { actions: { Next: push Confirm } }
          Bank: { actions: { Next: push Confirm } }
          Confirm: { title: Confirm }
        """),
      Example(
        "branches of one screen",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Settings } }
          Settings: { actions: { Account: push Account, Payment: push Payment, Help: push Help, Close: dismiss } }
          Account: { actions: { Name: push Name } }
          Name: { title: Name }
          Payment: { title: Payment }
          Help: { title: Help }
        """),
      Example(
        "results of one action",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: present Start } }
          Start: { actions: { Check: { either: { known: push Account, unknown: push Form } }, Close: dismiss } }
          Account: { actions: { Name: push Name } }
          Name: { title: Name }
          Form: { actions: { More: push Details } }
          Details: { title: Details }
        """),
      Example(
        "branches that leave the layer",
        """
        navflow: 1
        start: main
        roots:
          main: { tabs: [Home, Orders], start: Home }
          kiosk: { stack: Home }
        screens:
          Home: { actions: { Menu: present Menu, Pick: present Pick, Enrol: { start: enrol, then: { ok: [dismiss all, push P1] } } } }
          Orders: { title: Orders }
          Menu: { actions: { P: [dismiss, push P1], Q: [dismiss, push Q1], Close: dismiss } }
          Pick: { actions: { P: push P1, Q: [dismiss all, tab Orders, push Q1], Close: dismiss } }
          P1: { actions: { Next: push P2 } }
          P2: { title: P2 }
          Q1: { actions: { Next: push Q2 } }
          Q2: { title: Q2 }
        tasks:
          enrol:
            outcomes: [ok, cancelled]
            screens:
              Enrol:
                actions:
                  P: [complete ok, push P1]
                  Q: push Q1
                  Check: { start: check, then: { fin: [dismiss, push P1] } }
                  Leave: cancel
          check:
            presentation: push
            outcomes: [fin, cancelled]
            screens:
              Check: { actions: { OK: complete fin, Leave: cancel } }
        """),
      Example(
        "branches outside a modal layer",
        """
        navflow: 1
        root: { stack: Settings }
        screens:
          Settings: { actions: { Account: push Account, Payment: push Payment } }
          Account: { actions: { Name: push Name } }
          Name: { title: Name }
          Payment: { actions: { Cards: push Cards } }
          Cards: { title: Cards }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    var seen: Set<ScreenID> = []
    return context.structure.modalStarts.flatMap { start in
      let screens = context.structure.closure(of: [start.screen], besides: seen)
      seen.formUnion(screens)
      return screens.compactMap { screen -> Finding? in
        fork(at: screen, context.structure).map { finding(context, start, screen, $0.0, $0.1) }
      }
    }
  }

  /// Returns two branches of a screen that are each at least two screens deep and never join, or nil.
  private func fork(
    at screen: ScreenID, _ structure: FlowGraph
  ) -> (FlowGraph.Branch, FlowGraph.Branch)? {
    let deep = structure.branches(of: screen).filter { branch in
      branch.targets.contains { target in
        structure.branches(of: target).contains { $0.targets.contains { $0 != target } }
      }
    }
    guard deep.count > 1 else { return nil }
    let reached = deep.map { structure.closure(of: $0.targets) }
    for one in deep.indices.dropLast() {
      var isReached = [Bool](repeating: false, count: structure.flow.screens.count)
      for screen in reached[one] { isReached[screen.index] = true }
      for other in deep.indices.dropFirst(one + 1) where !reached[other].contains(where: { isReached[$0.index] }) {
        return (deep[one], deep[other])
      }
    }
    return nil
  }

  private func finding(
    _ context: RuleContext, _ start: ModalStart, _ screen: ScreenID, _ one: FlowGraph.Branch,
    _ other: FlowGraph.Branch
  ) -> Finding {
    Finding(
      .branches(context, start.screen, screen, one, other), help: .help, at: context.flow[screen].name.range,
      about: .screen(screen), screen: screen
    ).noting([Note("one way", at: one.step.range), Note("another way", at: other.step.range)])
  }
}

extension Message {
  fileprivate static func branches(
    _ context: RuleContext, _ first: ScreenID, _ screen: ScreenID, _ one: FlowGraph.Branch,
    _ other: FlowGraph.Branch
  ) -> Message {
    let ways = listed([one, other].compactMap(\.targets.first).map(context.name))
    let layer: Message = first == screen ? "a modal layer" : "the modal layer that begins with \(context.name(first))"
    return "\(context.name(screen)) branches inside \(layer): \(ways) lead on to screens that never meet again"
  }

  fileprivate static let help: Message =
    "let the branches join, limit one of them to a single screen, or show this outside a modal layer"
}
