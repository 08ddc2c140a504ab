import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import Verification

/// Finds tasks in a sheet that need many screens.
struct LongSheet: Rule {
  static let metadata = RuleMetadata(
    id: "long-sheet", severity: .info, evidence: .behaviour, family: .tasks,
    summary: "A task in a sheet needs many screens in a row.",
    rationale: """
      A sheet suits a short task. A swipe closes it easily, and everything done in it is lost. Show a long task full \
      screen, or with fewer screens. The limit is "sheetSteps" in ".navflow.yaml", by default 5.
      """,
    sources: [.guidelines("modality")],
    failing: [
      Example(
        "six screens",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Apply: start apply } }
        tasks:
          ①apply:
            outcomes: [applied, cancelled]
            screens:
              A: { actions: { Next: push B } }
              B: { actions: { Next: push C } }
              C: { actions: { Next: push D } }
              D: { actions: { Next: push E } }
              E: { actions: { Next: push F } }
              F: { actions: { OK: complete applied } }
        """),
      Example(
        "six screens that replace each other",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Apply: start apply } }
        tasks:
          ①apply:
            outcomes: [applied, cancelled]
            screens:
              A: { actions: { Next: replace B } }
              B: { actions: { Next: replace C } }
              C: { actions: { Next: replace D } }
              D: { actions: { Next: replace E } }
              E: { actions: { Next: replace F } }
              F: { actions: { OK: complete applied } }
        """),
    ],
    passing: [
      Example(
        "a task with a shortcut",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Apply: start apply } }
        tasks:
          apply:
            outcomes: [applied, cancelled]
            screens:
              A: { actions: { Next: push B, Same as last time: push F } }
              B: { actions: { Next: push C } }
              C: { actions: { Next: push D } }
              D: { actions: { Next: push E } }
              E: { actions: { Next: push F } }
              F: { actions: { OK: complete applied } }
        """),
      Example(
        "a task in full screen",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Apply: { start: apply, as: fullScreen } } }
        tasks:
          apply:
            outcomes: [applied, cancelled]
            screens:
              A: { actions: { Next: push B, Leave: cancel } }
              B: { actions: { Next: push C } }
              C: { actions: { Next: push D } }
              D: { actions: { Next: push E } }
              E: { actions: { Next: push F } }
              F: { actions: { OK: complete applied } }
        """),
      Example(
        "a way with fewer screens and more taps",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Apply: start apply } }
        tasks:
          apply:
            outcomes: [applied, cancelled]
            screens:
              A: { actions: { Next: push B, Short form: present Choice1, Leave: cancel } }
              B: { actions: { Next: push C } }
              C: { actions: { Next: push D } }
              D: { actions: { Next: push E } }
              E: { actions: { Next: push F } }
              F: { actions: { OK: complete applied } }
              Choice1: { kind: alert, actions: { Next: present Choice2, No: stay } }
              Choice2: { kind: alert, actions: { Next: present Choice3, No: stay } }
              Choice3: { kind: alert, actions: { Next: present Choice4, No: stay } }
              Choice4: { kind: alert, actions: { Next: present Choice5, No: stay } }
              Choice5: { kind: alert, actions: { Next: push F, No: stay } }
        """),
      Example(
        "five screens, an alert and another app",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Apply: start apply } }
        tasks:
          apply:
            outcomes: [applied, cancelled]
            screens:
              A: { actions: { Next: push B } }
              B: { actions: { Next: push C } }
              C: { actions: { Next: push D } }
              D: { actions: { Next: present Sure } }
              Sure: { kind: alert, actions: { OK: present Bank } }
              Bank: { kind: external, actions: { Back from there: { by: system, do: push E } } }
              E: { actions: { OK: complete applied } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    guard context.flow.screens.count > context.thresholds.sheetSteps else { return [] }
    let completions = context.behaviours.map(completions)
    return context.flow.tasks.flatMap { task in
      zip(context.behaviours, completions).compactMap { behaviour, completions in
        guard mayBeInSheet(task.id, on: behaviour.device, context), needsMany(task.id, context) else { return nil }
        return completions[task.id].flatMap { finding(on: task, behaviour, $0, context) }
      }
    }
  }

  /// Returns whether a task may begin in a sheet; only then are its traces computed, which is slow.
  private func mayBeInSheet(_ task: TaskID, on device: Device, _ context: RuleContext) -> Bool {
    context.structure.beginnings(of: task).contains { showing in
      switch showing.style(on: device, in: context.flow) {
      case .sheet, .formSheet, .push: true
      case .fullScreen, .popover, .inputView, .panel, nil: false
      }
    }
  }

  /// Returns whether no path through a task is short enough, including paths that were not observed.
  private func needsMany(_ task: TaskID, _ context: RuleContext) -> Bool {
    FewestScreens(of: task, in: context.structure).count.map { $0 > context.thresholds.sheetSteps } ?? true
  }

  /// Returns the ends of each task other than cancellations.
  private func completions(in behaviour: VerificationResult) -> [TaskID: [Observation]] {
    var completions: [TaskID: [Observation]] = [:]
    for observation in behaviour.observations {
      guard case .completes(let task, let outcome?) = observation.fact.kind, outcome != .cancelled else { continue }
      completions[task, default: []].append(observation)
    }
    return completions
  }

  /// Of the cheapest traces to each end, the one with the fewest screens is reported.
  private func finding(
    on task: UserTask, _ behaviour: VerificationResult, _ completions: [Observation], _ context: RuleContext
  ) -> Finding? {
    let most = context.thresholds.sheetSteps
    let ways = completions.compactMap { observation -> (Observation, [ScreenID])? in
      LastRun(of: task.id, on: behaviour.walk(to: observation)).screens.map { (observation, $0) }
    }
    guard let shortest = ways.min(by: { $0.1.count < $1.1.count }), shortest.1.count > most else { return nil }
    var finding = Finding(
      .long(context, task, shortest.1.count, most), help: .help, at: task.name.range, about: .task(task.id),
      task: task.id)
    finding.notes = Array(context.origins(of: task.id).dropFirst())
    return finding.sighted(shortest.0, of: behaviour)
  }
}

/// The distinct screens of a task's last run in a walk, without one-screen layers; nil if the run is not in a sheet.
private struct LastRun {
  let screens: [ScreenID]?

  /// Collects the screens of the run.
  init(of task: TaskID, on walk: Walk) {
    var screens: [ScreenID] = []
    var isInSheet = true
    for transition in walk.transitions {
      let begins = transition.events.contains { if case .starts(task, _, _, _) = $0.kind { true } else { false } }
      if begins { (screens, isInSheet) = ([], true) }
      let here = transition.target
      let front = here.frontScreen
      guard here.visibleFrames.last?.task == task, !walk.simulator.flow[front].isOneScreenLayer else { continue }
      let style = here.style(of: here.frontLayer)
      isInSheet = isInSheet && (style == .sheet || style == .formSheet)
      if !screens.contains(front) { screens.append(front) }
    }
    self.screens = isInSheet ? screens : nil
  }
}

extension Message {
  fileprivate static func long(_ context: RuleContext, _ task: UserTask, _ count: Int, _ most: Int) -> Message {
    "task \(context.name(task.id)) takes \(count) screens one after another in a sheet, and the limit is \(most)"
  }

  fileprivate static let help: Message =
    "show it full screen (\"presentation: fullScreen\"), or ask for less on fewer screens"
}
