import Diagnostics
import FlowModel
import Localization

/// Finds alerts that offer several choices, which belong in an action sheet.
struct AlertForChoices: Rule {
  static let metadata = RuleMetadata(
    id: "alert-for-choices", severity: .info, evidence: .file, family: .alerts,
    summary: "An alert offers two or more choices beside Cancel.",
    rationale: """
      An alert reports a problem, or asks before something that cannot be undone. For a choice after an action of \
      the user, iOS has the action sheet. It appears near the thumb, has room for more buttons, and is less \
      alarming.
      """,
    sources: [.guidelines("action-sheets")],
    failing: [
      Example(
        "the choice what to do with a draft",
        """
        navflow: 1
        root: { stack: Drafts }
        screens:
          Drafts: { actions: { Write: present Draft } }
          Draft: { actions: { Close: present Leaving } }
          ①Leaving:
            kind: alert
            actions:
              Save draft: dismiss
              Delete draft: { do: dismiss, role: destructive }
              Keep writing: stay
        """),
      Example(
        "choices that only set a variable, and an action with the role cancel",
        """
        navflow: 1
        root: { stack: Home }
        state: { order: [date, price] }
        screens:
          Home: { actions: { Sort: present Sort } }
          ①Sort:
            kind: alert
            actions:
              By date: { set: { order: date } }
              By price: { set: { order: price } }
              Cancel: { do: stay, role: cancel }
        """),
    ],
    passing: [
      Example(
        "one action and Cancel",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Delete: present Sure } }
          Sure: { kind: alert, actions: { Delete: { do: stay, role: destructive }, Cancel: { do: stay, role: cancel } } }
        """),
      Example(
        "an action sheet",
        """
        navflow: 1
        root: { stack: Drafts }
        screens:
          Drafts: { actions: { Write: present Draft } }
          Draft: { actions: { Close: present Leaving } }
          Leaving: { kind: actionSheet, actions: { Save draft: dismiss, Delete draft: dismiss, Keep writing: stay } }
        """),
      Example(
        "two buttons that never appear together",
        """
        navflow: 1
        root: { stack: Home }
        state: { member: { values: [no, yes], initial: any } }
        screens:
          Home: { actions: { Leave: present Sure } }
          Sure:
            kind: alert
            actions:
              Leave the club: { when: { member: yes }, push: Left }
              Leave the page: { when: { member: no }, push: Left }
              Cancel: stay
          Left: { title: Left }
        """),
      Example(
        "two answers to a problem",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Send: present Expired } }
          Expired: { kind: alert, actions: { New code: { do: stay, auth: oneTimeCode }, Start over: present Home } }
        """),
      Example(
        "buttons whose steps the file does not describe",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Rate: present Rate } }
          Rate: { kind: alert, actions: { Good: stay, Bad: stay, Later: stay } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.flow.screenIDs.filter { context.flow[$0].kind == .alert }.compactMap { id in
      let screen = context.flow[id]
      let buttons = screen.actions.map { context.flow[$0] }.filter { $0.trigger == .user }
      let choices = simultaneous(choices(among: buttons))
      // Two buttons are an answer, such as yes and no.
      guard choices.count >= 2, simultaneous(buttons).count >= 3 else { return nil }
      return Finding(
        .offers(context, screen.id, choices), help: .help(context, screen.id), at: screen.name.range,
        about: .screen(screen.id), screen: screen.id)
    }
  }

  /// Returns the buttons other than cancel; if none has that role, a button without any effect counts as cancel.
  private func choices(among buttons: [Action]) -> [Action] {
    let others = buttons.filter { $0.writtenRole != .cancel && $0.writtenRole != .close }
    return others.count < buttons.count ? others : others.filter { !$0.changesNothing }
  }

  /// Returns the buttons that can certainly appear together: those without conditions, and the largest group with a
  /// common condition.
  private func simultaneous(_ choices: [Action]) -> [Action] {
    let always = choices.filter(\.condition.isAlways)
    let conditional = choices.filter { !$0.condition.isAlways && $0.condition.pattern == nil }
    let groups = conditional.map { choice in conditional.filter { $0.condition.tests == choice.condition.tests } }
    return always + (groups.max { $0.count < $1.count } ?? [])
  }
}

extension Message {
  fileprivate static func offers(_ context: RuleContext, _ screen: ScreenID, _ choices: [Action]) -> Message {
    "the alert \(context.name(screen)) offers a choice: \(listed(choices.map { quoted($0.label.value) }))"
  }

  fileprivate static func help(_ context: RuleContext, _ screen: ScreenID) -> Message {
    "make it an action sheet: write \"kind: actionSheet\" in \(context.name(screen))"
  }
}
