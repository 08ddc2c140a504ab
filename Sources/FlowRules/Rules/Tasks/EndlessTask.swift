import Diagnostics
import FlowModel
import Localization
import Verification

/// Finds tasks that can reach a configuration from which they cannot end.
struct EndlessTask: Rule {
  static let metadata = RuleMetadata(
    id: "endless-task", severity: .error,
    exception: "an info for a task at a root on which there is nothing to do", evidence: .behaviour, family: .tasks,
    summary: "A task can reach a point from which no step ends it.",
    rationale: """
      People who get there can only quit the app. Every screen of a task needs a way forward or a way out, after \
      every sequence of taps.
      """,
    sources: [.guidelines("modality")], isAboutExits: true, defersTo: ["dead-end", "modal-trap"],
    failing: [
      Example(
        "a screen whose only action stays",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: { start: charge, as: fullScreen } } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              ①Amount: { actions: { Try again: stay } }
        """),
      Example(
        "a way out that can never be taken",
        """
        navflow: 1
        root: { stack: Home }
        state: { agreed: [no, yes] }
        screens:
          Home: { actions: { Charge: { start: charge, as: fullScreen } } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              ①Amount: { actions: { OK: { when: { agreed: yes }, do: complete charged }, Look again: stay } }
        """),
      Example(
        "a point of no return",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: { start: charge, as: fullScreen } } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Go: push Wait, Cancel: cancel } }
              ①Wait: { back: hidden, actions: { Still there: stay } }
        """),
      Example(
        "a task over it that restarts whenever it ends",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: { start: charge, as: fullScreen } } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              ①Amount: { actions: { Scan: { start: scan, as: fullScreen }, Cancel: cancel } }
          scan:
            outcomes: [read, cancelled]
            screens:
              Camera: { actions: { Again: [cancel, { start: scan, as: fullScreen }] } }
        """),
    ],
    passing: [
      Example(
        "Cancel beside it",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: { start: charge, as: fullScreen } } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Try again: stay, Cancel: cancel } }
        """),
      Example(
        "a system action that completes it",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: { start: charge, as: fullScreen } } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Progress: { actions: { Charged: { by: system, do: complete charged }, Look again: stay } }
        """),
      Example(
        "a long way out",
        """
        navflow: 1
        root: { stack: Home }
        state: { agreed: [no, yes] }
        screens:
          Home: { actions: { Charge: { start: charge, as: fullScreen } } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount:
                actions:
                  Agree: { set: { agreed: yes } }
                  OK: { when: { agreed: yes }, do: complete charged }
        """),
      Example(
        "a task that can only be interrupted",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: { start: charge, as: fullScreen } } }
          Offer: { title: Offer }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { See the offer: [dismiss, push Offer] } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let endless = context.findings { observed in
      guard case .endless(let task, let screen) = observed.kind else { return nil }
      return finding(on: task, with: screen, under: observed.walk.configuration.frontScreen, context)
    }
    let loneRoots = context.facts.compactMap { fact -> ScreenID? in
      if case .offersNothing(let screen, isLoneRoot: true) = fact.kind { screen } else { nil }
    }
    let atDeadEnds = context.findings { observed in
      guard case .endlessAtDeadEnd(let task, let screen) = observed.kind else { return nil }
      let finding = finding(on: task, with: screen, under: screen, context)
      // A root without actions is a flow that is not yet finished.
      return loneRoots.contains(screen) ? finding.withSeverity(.info) : finding
    }
    return endless + atDeadEnds
  }

  /// Returns the finding on a task.
  ///
  /// - Parameters:
  ///   - screen: the front screen of the task itself.
  ///   - top: the screen in front of everything.
  private func finding(
    on task: TaskID, with screen: ScreenID, under top: ScreenID, _ context: RuleContext
  ) -> Finding {
    Finding(
      .endless(context, task, screen, under: top), help: .help(context, screen, under: top),
      at: context.flow[screen].name.range, about: .task(task), screen: screen, task: task
    ).noting(context.origins(of: task)).causing(at: [context.flow[context.flow[task].entry].name.range])
  }
}

extension Message {
  fileprivate static func endless(
    _ context: RuleContext, _ task: TaskID, _ screen: ScreenID, under top: ScreenID
  ) -> Message {
    let ended: Message = "task \(context.name(task)) can no longer be ended"
    if screen == top {
      return
        "\(ended): from \(context.name(screen)) nothing leads to \"complete\", \"cancel\" or a gesture that leaves it"
    }
    // A task above it may end and start again, but that does not end this task.
    return
      "\(ended): \(context.name(top)) is over \(context.name(screen)), and from there nothing leads to a \"complete\" or "
      + "\"cancel\" of \(context.name(task)), or a gesture that leaves it"
  }

  fileprivate static func help(_ context: RuleContext, _ screen: ScreenID, under top: ScreenID) -> Message {
    let end: Message = "an action that ends the task, and conditions that can hold"
    if screen == top { return "give \(context.name(screen)), or a screen it leads to, \(end)" }
    let back: Message = "a way back to \(context.name(screen))"
    return "give \(context.name(top)), or a screen it leads to, \(back); and give \(context.name(screen)) \(end)"
  }
}
