import Diagnostics
import FlowModel
import FlowSimulation

/// Finds entries that only remove screens, and thereby remove a screen that another entry has just shown.
struct EntryRemovesEntry: Rule {
  static let metadata = RuleMetadata(
    id: "entry-removes-entry", severity: .info, evidence: .trace, family: .tabs,
    summary: "An entry that only removes screens removes what another entry has just shown.",
    rationale: """
      A timer that returns the app to its home screen may end just after a notification has opened a screen. The user \
      sees the screen for a moment and then loses it.
      """,
    sources: [.commonPractice],
    failing: [
      Example(
        "the app goes home after a pause",
        """
        navflow: 1
        root: { stack: Scanner }
        screens:
          Scanner: { title: Scanner }
          Chat: { actions: { Close: dismiss } }
        entries:
          Notification: [dismiss all, present Chat]
          Home after a pause: ①dismiss all
        """),
      Example(
        "a pushed screen",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
          Order: { title: Order }
        entries:
          Order shipped: [dismiss all, pop root, push Order]
          Ten minutes without a touch: [①dismiss all, pop root]
        """),
    ],
    passing: [
      Example(
        "the timer waits until the chat has gone",
        """
        navflow: 1
        root: { stack: Scanner }
        screens:
          Scanner: { title: Scanner }
          Chat: { actions: { Close: dismiss } }
        entries:
          Notification: [dismiss all, present Chat]
          Home after a pause: { where: { screen: { not: Chat } }, do: dismiss all }
        """),
      Example(
        "the second entry shows something else instead",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
          Order: { title: Order }
          Offer: { title: Offer }
        entries:
          Order shipped: [dismiss all, pop root, push Order]
          Offer of the day: [dismiss all, pop root, push Offer]
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let flow = context.flow
    return flow.entries.filter(flow.onlyRemoves).flatMap { entry in
      context.findings(afterPerforming: { $0.trigger == .entry && $0.id != entry }) { performed in
        finding(after: performed, by: entry, context)
      }
    }
  }

  /// Returns a finding if an entry can happen after another one and removes the screen which that one showed.
  private func finding(
    after performed: RuleContext.PerformedMove, by entry: ActionID, _ context: RuleContext
  ) -> Finding? {
    let (flow, walk) = (context.flow, performed.walk)
    let shown = performed.after.frontScreen
    guard let first = performed.move.action, let step = flow[entry].allSteps.first,
      flow.result(of: performed.move)?.steps.contains(where: { $0.shownScreen(in: flow) == shown }) ?? false,
      let move = walk.simulator.moves(in: performed.after).first(where: { $0.kind == .entry(entry) })
    else { return nil }
    var longer = walk
    longer.take(move)
    guard !longer.configuration.shows(shown) else { return nil }
    let waiting = "where: { screen: { not: \(operand([flow[shown].name.value])) } }"
    return Finding(
      "\(context.culprit(entry)) removes \(context.name(shown)), which \(context.culprit(first)) has just shown",
      help: "let \(context.culprit(entry)) wait: \(quoted(waiting))",
      at: step.range, about: .place, place: .action(entry), screen: shown, action: entry
    ).shown(by: longer)
  }
}

extension Configuration {
  /// Returns whether a screen is on the visible stack or in a layer.
  fileprivate func shows(_ screen: ScreenID) -> Bool {
    (0...frontLayer).contains { stack(of: $0).contains { $0.screen == screen } }
  }
}

extension Flow {
  /// Returns whether each result of an entry only removes screens, or returns to the first tab.
  fileprivate func onlyRemoves(_ entry: ActionID) -> Bool {
    !self[entry].setsVariables
      && self[entry].cases.allSatisfy { each in
        each.results.allSatisfy { result in
          result.steps.contains(where: \.goesBack) && result.steps.allSatisfy { $0.goesBack || goesHome($0) }
        }
      }
  }

  private func goesHome(_ step: Step) -> Bool {
    switch step.kind {
    case .tab(let tab): roots.contains { bottomScreen(of: $0.id) == tab }
    case .stay: true
    default: false
    }
  }
}
