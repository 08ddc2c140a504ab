import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import Verification

/// Finds entries and actions that change only a tab or stack that a modal layer covers.
struct ChangeBehindModal: Rule {
  static let metadata = RuleMetadata(
    id: "change-behind-modal", severity: .warning, evidence: .behaviour, family: .tabs,
    summary: "An entry or an action changes only what a modal layer covers.",
    rationale: """
      The user taps a notification or a button and sees no change: the new tab is selected behind the modal layer. It \
      appears only when the layer is closed, and then the user does not expect it. An action of the user that also sets \
      a variable is not reported, because the layer may show that.
      """,
    sources: [.commonPractice], defersTo: ["lock-not-shown", "task-returns-elsewhere"],
    failing: [
      Example(
        "a notification that only selects a tab",
        """
        navflow: 1
        root: { tabs: [Store, Orders] }
        screens:
          Store: { title: Store }
          Orders: { actions: { Find: { present: Search, as: fullScreen } } }
          Search: { actions: { Close: dismiss } }
        entries:
          New order: ①tab Store
        """),
      Example(
        "the tab beneath is selected already, and opens the order only when the layer is closed",
        """
        navflow: 1
        root: { tabs: [Store, Orders], start: Orders }
        state: { waiting: [none, order] }
        screens:
          Store: { title: Store }
          Orders:
            actions:
              Find: { present: Search }
              Open: { by: arrival, when: { waiting: order }, set: { waiting: none }, do: push Order }
          Order: { title: Order }
          Search: { actions: { Close: dismiss } }
        entries:
          New order: { set: { waiting: order }, do: ①tab Orders }
        """),
      Example(
        "a timer that ends while a sheet is up",
        """
        navflow: 1
        root: { tabs: [Home, Player] }
        screens:
          Home: { title: Home }
          Player: { actions: { Queue: present Queue } }
          Queue: { actions: { The list ends: { by: system, do: ①tab Home }, Close: dismiss } }
        """),
      Example(
        "a notification that pushes beneath a sheet",
        """
        navflow: 1
        root: { stack: Orders }
        screens:
          Orders: { actions: { Find: present Search } }
          Order: { title: Order }
          Search: { actions: { Close: dismiss } }
        entries:
          New order: { once: true, do: [{ ①push: Order, on: root }] }
        """),
      Example(
        "a button of a sheet that pushes beneath it",
        """
        navflow: 1
        root: { stack: Stations }
        screens:
          Stations: { actions: { Favourites: present Favourites } }
          Station: { title: Station }
          Favourites: { actions: { Show: { ①push: Station, on: root }, Done: dismiss } }
        """),
    ],
    passing: [
      Example(
        "a button that closes its sheet first, and one whose effect the sheet may show",
        """
        navflow: 1
        root: { stack: Stations }
        state: { next: [none, chosen] }
        screens:
          Stations: { actions: { Favourites: present Favourites } }
          Station: { title: Station }
          Favourites:
            actions:
              Show: [dismiss, push Station]
              Play next: { set: { next: chosen }, do: [{ push: Station, on: root }] }
              Done: dismiss
        """),
      Example(
        "layers are closed first",
        """
        navflow: 1
        root: { tabs: [Store, Orders] }
        screens:
          Store: { title: Store }
          Orders: { actions: { Find: { present: Search, as: fullScreen } } }
          Search: { actions: { Close: dismiss } }
        entries:
          New order: [dismiss all, tab Store]
        """),
      Example(
        "the entry waits while a layer is up",
        """
        navflow: 1
        root: { tabs: [Store, Orders] }
        screens:
          Store: { title: Store }
          Orders: { actions: { Find: { present: Search, as: fullScreen } } }
          Search: { actions: { Close: dismiss } }
        entries:
          New order: { where: { modals: 0 }, tab: Store }
        """),
      Example(
        "the entry also shows something",
        """
        navflow: 1
        root: { tabs: [Store, Orders] }
        screens:
          Store: { title: Store }
          Orders: { actions: { Find: { present: Search, as: fullScreen } } }
          Search: { actions: { Close: dismiss } }
          News: { kind: alert, actions: { OK: stay } }
        entries:
          New order: [tab Store, present News]
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let fronts = FailingFronts(of: .changeBehindModal, in: context)
    return context.findings { observed in
      guard case .fails(.changeBehindModal) = observed.kind, let site = observed.site,
        let written = context.structure.step(at: site), written.hasOnlyCoveredEffects,
        [.entry, .system, .arrival].contains(site.trigger) || site.trigger == .user && context.isButton(written)
      else { return nil }
      let step = FailedStep(site, fronts: fronts[site], on: nil, in: context)
      let help = help(step, written)
      let finding = context.finding(
        "\(context.culprit(site)) changes only what the modal layer covers\(context.frontClause(of: site)): the user sees no change",
        help: help, by: site, about: .place)
      let remedies = step.withWaiting(step.remediesOfEntry)
      return remedies.isEmpty ? finding : finding.offering(remedies)
    }
  }

  private func help(_ step: FailedStep, _ written: WrittenStep) -> Message {
    let flow = step.context.flow
    let steps = written.list.filter { !$0.movesNothing }.map { $0.words(in: flow) }
    guard step.site.trigger != .entry else { return step.clearing(step.fronts, for: steps) }
    if step.site.trigger == .user {
      return "close the modal layer first: \(quotedList(["dismiss all"] + steps))"
    }
    return step.context.mayRunTask(under: step.site.screen)
      ? "say on \(step.context.name(step.site.screen)) what happened, for example by an alert"
      : "close the modal layer first: \(quotedList(["dismiss all"] + steps))"
  }
}

extension RuleContext {
  /// Returns whether a step is in the list of a user's action that sets no variable.
  fileprivate func isButton(_ written: WrittenStep) -> Bool {
    written.isInOwnList(of: flow) && !(written.action.map { flow[$0].setsVariables } ?? true)
  }
}

extension WrittenStep {
  /// Whether all steps of its list select tabs, act on the root's stack, or assign variables.
  fileprivate var hasOnlyCoveredEffects: Bool {
    list.allSatisfy { step in
      if case .tab = step.kind { true } else { step.isOnRoot || step.movesNothing }
    }
  }
}
