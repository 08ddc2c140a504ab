import Diagnostics
import FlowModel

/// Finds screens that the user can leave only after a successful answer, or only when the system acts.
struct NoCertainWayOut: Rule {
  static let metadata = RuleMetadata(
    id: "no-certain-way-out", severity: .error, evidence: .file, family: .tasks,
    summary: "Every way out of a screen can fail forever, or only a system action leads out.",
    rationale: """
      "Try again" is no way out while the network is down, because each result of "either" can occur every time. A \
      screen without Back, or a full-screen layer, needs one user action that always leaves it. If only a system \
      action leads out, this is a warning, because the user can only wait. A layer that the app shows by itself, \
      such as a lock, is not reported.
      """,
    sources: [.commonPractice],
    failing: [
      Example(
        "a page without Back that can fail forever",
        """
        navflow: 1
        root: { stack: Menu }
        screens:
          Menu: { actions: { Pay: { either: { online: push Payments, offline: push Offline } } } }
          Payments: {}
          ①Offline: { back: hidden, actions: { Try again: { either: { online: replace Payments, offline: stay } } } }
        """),
      Example(
        "a full-screen picker, and an alert that leads back to it",
        """
        navflow: 1
        root: { stack: Settings }
        screens:
          Settings: { actions: { Change: { start: pick, as: fullScreen } } }
        tasks:
          pick:
            outcomes: [picked]
            screens:
              ①Picker: { actions: { Next: { either: { connected: complete picked, offline: present Failed } } } }
              Failed: { kind: alert, actions: { Try again: stay } }
        """),
      Example(
        "two alerts that lead only to each other",
        """
        navflow: 1
        root: { stack: Menu }
        screens:
          Menu: { actions: { Pay: push Pay } }
          ①Pay: { back: hidden, actions: { Send: { either: { sent: pop, failed: present Failed } } } }
          Failed: { kind: alert, actions: { Why: present Reason, OK: stay } }
          Reason: { kind: alert, actions: { Again: present Failed } }
        """),
      Example(
        "a second page on which the user can only wait",
        """
        navflow: 1
        root: { stack: Order }
        screens:
          Order: { actions: { Collect: push Waiting } }
          ①Waiting: { back: hidden, actions: { Ready: { by: system, do: replace Card } } }
          Card: {}
        """),
    ],
    passing: [
      Example(
        "a page with Back",
        """
        navflow: 1
        root: { stack: Menu }
        screens:
          Menu: { actions: { Pay: { either: { online: push Payments, offline: push Offline } } } }
          Payments: {}
          Offline: { actions: { Try again: { either: { online: replace Payments, offline: stay } } } }
        """),
      Example(
        "Cancel beside the action that can fail",
        """
        navflow: 1
        root: { stack: Settings }
        screens:
          Settings: { actions: { Change: { start: pick, as: fullScreen } } }
        tasks:
          pick:
            outcomes: [picked, cancelled]
            screens:
              Picker:
                actions: { Next: { either: { connected: complete picked, offline: present Failed } }, Cancel: cancel }
              Failed: { kind: alert, actions: { Try again: stay } }
        """),
      Example(
        "a lock that appears by itself",
        """
        navflow: 1
        root: { stack: Notes }
        state: { lock: { values: [locked, open] } }
        screens:
          Notes:
            actions: { Ask: { by: arrival, when: { lock: locked }, start: unlock, as: fullScreen }, Open: push Note }
          Note: {}
        tasks:
          unlock:
            outcomes: [unlocked]
            screens:
              Code:
                actions: { Enter: { either: { right: { complete: unlocked, set: { lock: open } }, wrong: stay } } }
        """),
      Example(
        "a system action for each answer",
        """
        navflow: 1
        root: { stack: Order }
        screens:
          Order: { actions: { Pay: push Progress } }
          Progress: { back: hidden, actions: { Answer: { by: system, either: { good: push Thanks, bad: pop } } } }
          Thanks: {}
        """),
      Example(
        "an alert that leads out",
        """
        navflow: 1
        root: { stack: Menu }
        screens:
          Menu: { actions: { Pay: push Pay } }
          Pay: { back: hidden, actions: { Send: { either: { sent: pop, failed: present Failed } } } }
          Failed: { kind: alert, actions: { Give up: pop, Try again: stay } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.flow.screens.compactMap { screen in
      guard isWithoutGesture(screen, context) else { return nil }
      switch wayOut(of: screen, context) {
      case .certain, .nothing: return nil
      case .uncertain(let failures):
        return finding(
          on: screen, .uncertain(context, screen.id, failures), "add an action that always leaves it, such as Cancel",
          severity: nil)
      case .system:
        guard !isLeftToModalWithoutExit(screen, context) else { return nil }
        return finding(
          on: screen, .waits(context, screen.id), "add an action with which the user can leave it, such as Cancel",
          severity: .warning)
      }
    }
  }

  private func finding(on screen: Screen, _ message: String, _ help: String, severity: Severity?) -> Finding {
    var finding = Finding(
      message, help: help, at: screen.name.range, about: .screen(screen.id), place: .screen(screen.id),
      screen: screen.id,
      task: screen.task)
    finding.severity = severity
    return finding
  }

  /// Returns whether a user may be on the screen without a gesture or a tab bar that leaves it.
  private func isWithoutGesture(_ screen: Screen, _ context: RuleContext) -> Bool {
    let structure = context.structure
    guard screen.kind == .screen, !structure.rootScreens.contains(screen.id) else { return false }
    let isInLayer = structure.branchesInLayers[screen.id.index] != nil
    let hasTabs = context.flow.roots.contains { $0.hasTabs }
    guard isInLayer || !hasTabs || screen.hidesTabBar else { return false }
    let isPushed = structure.showings(of: screen.id).contains { $0.verb == .push || $0.verb == .replace }
    let hasBack: Bool =
      switch screen.override(of: .back) {
      case .action?: true
      case .removed?: false
      case nil: !screen.hidesBack
      }
    if isPushed, !hasBack { return true }
    // A layer that opens by itself over the app, such as a lock screen, is meant to be passed and not to be left.
    return structure.modalStarts.contains { start in
      start.screen == screen.id && !start.devicesWithoutSwipe.isEmpty
        && start.showings.contains { site in site.written.action.map { context.flow[$0].trigger == .user } ?? false }
    }
  }

  private func isLeftToModalWithoutExit(_ screen: Screen, _ context: RuleContext) -> Bool {
    context.structure.modalStarts.contains { $0.screen == screen.id }
  }

  // MARK: Exits

  private enum WayOut {
    case certain
    /// The results that do not leave, by name.
    case uncertain([String])
    case system
    case nothing
  }

  private func wayOut(of screen: Screen, _ context: RuleContext) -> WayOut {
    let flow = context.flow
    let ids = screen.actions + (screen.task.map { flow[$0].actions } ?? [])
    let actions = ids.map { flow[$0] }
    // An arrival leaves automatically.
    if actions.contains(where: { $0.trigger == .arrival && leads($0, from: screen.id, flow) != .never }) {
      return .certain
    }
    let users = actions.filter { $0.trigger == .user }
    if users.contains(where: { leads($0, from: screen.id, flow) == .always }) { return .certain }
    let sometimes = users.filter { leads($0, from: screen.id, flow) == .sometimes }
    guard sometimes.isEmpty else {
      let failures = sometimes.flatMap { $0.cases.flatMap(\.results) }.filter { !leads($0, from: screen.id, flow) }
      return .uncertain(failures.compactMap { $0.name?.value })
    }
    // If the system may answer in several ways, some answer is expected.
    let answers = actions.filter { $0.trigger == .system }.flatMap { $0.cases.flatMap(\.results) }
    guard answers.contains(where: { leads($0, from: screen.id, flow) }) else { return .nothing }
    return answers.count > 1 ? .certain : .system
  }

  private enum Frequency { case always, sometimes, never }

  private func leads(_ action: Action, from screen: ScreenID, _ flow: Flow) -> Frequency {
    let results = action.cases.flatMap(\.results).map { leads($0, from: screen, flow) }
    return results.allSatisfy(\.self) ? .always : results.contains(true) ? .sometimes : .never
  }

  /// - Parameter alerts: the alerts whose buttons are being examined, because alerts can show one another.
  private func leads(
    _ result: Action.Result, from screen: ScreenID, _ flow: Flow, through alerts: Set<ScreenID> = []
  ) -> Bool {
    result.steps.contains { step in
      switch step.kind {
      case .pop, .dismiss, .complete, .unwind, .tab, .root, .start: true
      case .push(let next), .replace(let next), .show(let next): next != screen
      case .present(let next, _):
        // An alert closes by itself; only further steps of its buttons count.
        if !flow[next].isOneScreenLayer {
          true
        } else {
          !alerts.contains(next) && leads(byButtonsOf: next, flow, alerts)
        }
      case .set, .stay: false
      }
    }
  }

  private func leads(byButtonsOf alert: ScreenID, _ flow: Flow, _ alerts: Set<ScreenID>) -> Bool {
    flow[alert].actions.contains { action in
      flow[action].cases.flatMap(\.results).contains {
        leads($0, from: alert, flow, through: alerts.union([alert]))
      }
    }
  }
}

extension String {
  fileprivate static func uncertain(_ context: RuleContext, _ screen: ScreenID, _ failures: [String]) -> String {
    let answers = failures.isEmpty ? "the same answer" : listed(failures.map { quoted($0) }, "or")
    return "if the answer is \(answers) every time, nothing leads out of \(context.name(screen))"
  }

  fileprivate static func waits(_ context: RuleContext, _ screen: ScreenID) -> String {
    "on \(context.name(screen)) the user can only wait: no action or gesture leads out, only the system"
  }
}
