import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import Verification

/// Finds modal layers that can never be left.
struct ModalTrap: Rule {
  static let metadata = RuleMetadata(
    id: "modal-trap", severity: .error, evidence: .behaviour, family: .tasks,
    summary: "A modal layer can never be left.",
    rationale: """
      People who open it can only quit the app. A modal layer needs a way out that is always offered: an action that \
      dismisses it, or a swipe.
      """,
    sources: [.guidelines("modality")], isAboutExits: true, defersTo: ["dead-end"],
    failing: [
      Example(
        "a full-screen layer whose only action stays",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: { present: Page, as: fullScreen } } }
          ①Page: { actions: { Again: stay } }
        """),
      Example(
        "a way out that can never be taken",
        """
        navflow: 1
        root: { stack: Home }
        state: { agreed: [no, yes] }
        screens:
          Home: { actions: { Open: { present: Page, locked: true } } }
          ①Page: { actions: { Close: { when: { agreed: yes }, do: dismiss }, More: push More } }
          More: { title: More }
        """),
      Example(
        "one layer whose first screen is replaced",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: { present: Page, as: fullScreen } } }
          ①Page: { actions: { Next: replace Other } }
          Other: { actions: { Back to the page: replace Page } }
        """),
      Example(
        "a locked popover",
        """
        navflow: 1
        devices: [pad]
        root: { stack: Home }
        screens:
          Home: { actions: { Open: { present: Page, as: popover, locked: true } } }
          ①Page: { actions: { Again: stay } }
        """),
      Example(
        "a layer under another one that always reappears",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: { present: Page, as: fullScreen } } }
          ①Page: { actions: { Pin: { present: Note, as: formSheet, locked: true }, Close: dismiss } }
          Note: { actions: { Next: [dismiss, { present: Note, as: formSheet, locked: true }] } }
        """),
    ],
    passing: [
      Example(
        "Close beside it",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: { present: Page, as: fullScreen } } }
          Page: { actions: { Again: stay, Close: dismiss } }
        """),
      Example(
        "a way out some screens later",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: { present: Page, as: fullScreen } } }
          Page: { actions: { Next: push Last } }
          Last: { actions: { Close: dismiss } }
        """),
      Example(
        "a system action that closes it",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: { present: Page, as: fullScreen } } }
          Page: { actions: { Look again: stay, Loaded: { by: system, do: dismiss } } }
        """),
      Example(
        "a task's layer, which \"endless-task\" reports",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: { start: read, as: fullScreen } } }
        tasks:
          read:
            screens:
              Page: { actions: { Again: stay } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let trapped = context.findings { observed in
      guard case .trapped(let first, let front) = observed.kind else { return nil }
      return finding(on: first, with: front, under: observed.walk.configuration.frontScreen, context)
    }
    let atDeadEnds = context.findings { observed in
      guard case .trappedAtDeadEnd(let first, let front) = observed.kind else { return nil }
      return finding(on: first, with: front, under: front, context)
    }
    return withoutReplaced(trapped + atDeadEnds, context)
  }

  /// Returns the findings without those of screens that only replace another first screen, because their layer is the
  /// same.
  private func withoutReplaced(_ findings: [Finding], _ context: RuleContext) -> [Finding] {
    let firsts = Set(findings.compactMap(\.firstScreen))
    return findings.filter { finding in
      let showings = finding.firstScreen.map { context.structure.showings(of: $0) } ?? []
      let isReplaced = showings.allSatisfy { showing in
        showing.verb == .replace
          && context.structure.hosts(of: showing.written).contains { $0 != showing.screen && firsts.contains($0) }
      }
      return showings.isEmpty || !isReplaced
    }
  }

  /// Returns the finding on the layer that begins with a screen.
  ///
  /// - Parameters:
  ///   - front: the front screen of the layer.
  ///   - top: the screen in front of everything.
  private func finding(
    on first: ScreenID, with front: ScreenID, under top: ScreenID, _ context: RuleContext
  ) -> Finding {
    let note = Note("the layer begins with this screen", at: context.flow[first].name.range)
    let shown = context.structure.showings(of: first).map { Note("it is shown here", at: $0.written.step.range) }
    return Finding(
      .trapped(context, first, front, under: top), help: .help(context, first, front, under: top),
      at: context.flow[front].name.range, about: .screen(first), screen: front
    ).noting((first == front ? [] : [note]) + shown.prefix(1)).causing(at: [context.flow[first].name.range])
  }
}

extension Finding {
  /// The first screen of the layer that it is about.
  fileprivate var firstScreen: ScreenID? { if case .screen(let screen) = about { screen } else { nil } }
}

extension Message {
  fileprivate static func trapped(
    _ context: RuleContext, _ first: ScreenID, _ front: ScreenID, under top: ScreenID
  ) -> Message {
    let layer: Message = "the modal layer that begins with \(context.name(first)) can never be left"
    if front != top { return "\(layer) once \(context.name(top)) is over it" }
    return first == front ? layer : "\(layer) once \(context.name(front)) is in front"
  }

  fileprivate static func help(
    _ context: RuleContext, _ first: ScreenID, _ front: ScreenID, under top: ScreenID
  ) -> Message {
    if front != top, !context.structure.exits(of: first).isEmpty {
      return
        "give \(context.name(top)) an action that is always there and leads back to \(context.name(front)), such as "
        + "\(quoted("\(context.flow.suggested(.close)): dismiss"))"
    }
    return
      "give \(context.name(first)) an action that is always there, such as \(quoted("\(context.flow.suggested(.close)): dismiss")), or show it as a sheet "
      + "that can be swiped away"
  }
}
