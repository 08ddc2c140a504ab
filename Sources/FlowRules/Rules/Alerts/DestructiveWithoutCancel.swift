import Diagnostics
import FlowModel
import Localization

/// Finds questions that can only be answered with a destructive action.
struct DestructiveWithoutCancel: Rule {
  static let metadata = RuleMetadata(
    id: "destructive-without-cancel", severity: .warning, evidence: .file, family: .alerts,
    summary: "An alert or action sheet has a destructive choice and no way to decline.",
    rationale: """
      Users who open it by mistake must be able to leave without losing anything. An alert or action sheet that can \
      delete something needs a Cancel button.
      """,
    sources: [.guidelines("alerts")], isAboutExits: true,
    failing: [
      Example(
        "an alert that can only delete",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Delete: present Sure } }
          ①Sure: { kind: alert, actions: { Delete: { do: stay, role: destructive } } }
        """),
      Example(
        "an action sheet whose other button also closes the screen",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Write: present Draft } }
          Draft: { input: true, actions: { Leave: present Leaving } }
          ①Leaving:
            kind: actionSheet
            actions:
              Delete draft: { do: dismiss, role: destructive }
              Save draft: { do: dismiss, role: done }
        """),
    ],
    passing: [
      Example(
        "a Cancel button",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Delete: present Sure } }
          Sure: { kind: alert, actions: { Delete: { do: stay, role: destructive }, Cancel: { do: stay, role: cancel } } }
        """),
      Example(
        "a button with another name that changes nothing",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Write: present Draft } }
          Draft: { input: true, actions: { Leave: present Leaving } }
          Leaving: { kind: actionSheet, actions: { Delete draft: { do: dismiss, role: destructive }, Keep writing: stay } }
        """),
      Example(
        "on iPad, where a tap outside closes the action sheet",
        """
        navflow: 1
        devices: [pad]
        root: { stack: Home }
        screens:
          Home: { actions: { Delete: present Sure } }
          Sure: { kind: actionSheet, actions: { Delete: { do: stay, role: destructive } } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.flow.screenIDs.filter { context.flow[$0].isOneScreenLayer }.compactMap { id in
      let screen = context.flow[id]
      guard asks(screen, context.flow) else { return nil }
      let buttons = screen.actions.map { context.flow[$0] }.filter { $0.trigger == .user }
      guard let destructive = buttons.first(where: { $0.role == .destructive }),
        !buttons.contains(where: { declines($0, on: screen, context.flow) })
      else {
        return nil
      }
      let finding = Finding(
        .withoutDecline(context, screen, destructive), help: .help(context, screen.id), at: screen.name.range,
        about: .screen(screen.id), screen: screen.id
      ).noting([Note("this is the destructive choice", at: destructive.label.range)])
      // A Cancel that does something else may only lack its role.
      return buttons.contains { $0.label.value == context.flow.suggested(.cancel) }
        ? finding : finding.missing(Message.decline(context, .cancel), on: screen.id, context)
    }
  }

  /// Returns whether only the buttons of an alert or action sheet close it.
  ///
  /// On iPad, a tap outside an action sheet cancels it.
  private func asks(_ screen: Screen, _ flow: Flow) -> Bool {
    switch screen.kind {
    case .alert: true
    case .actionSheet: flow.devices.contains(.phone) || screen.override(of: .tapOutside) != nil
    case .screen, .external, .system, .prompt: false
    }
  }

  private func declines(_ button: Action, on screen: Screen, _ flow: Flow) -> Bool {
    switch button.writtenRole {
    case .cancel, .close: true
    // In the alert that a task starts with, `cancel` ends only this task.
    case nil: button.changesNothing || button.role == .cancel && screen.task.map { flow[$0].entry } == screen.id
    case .done, .destructive, .back: false
    }
  }
}

extension Message {
  fileprivate static func withoutDecline(_ context: RuleContext, _ screen: Screen, _ destructive: Action) -> Message {
    let kind: Message = screen.kind == .alert ? "alert" : "action sheet"
    return "the \(kind) \(context.name(screen.id)) offers \(quoted(destructive.label.value)) and no way to decline"
  }

  fileprivate static func decline(_ context: RuleContext, _ label: SuggestedLabel) -> String {
    "\(context.flow.suggested(label)): { do: stay, role: cancel }"
  }

  fileprivate static func help(_ context: RuleContext, _ screen: ScreenID) -> Message {
    let buttons = context.flow[screen].actions.map { context.flow[$0] }
    guard let cancel = buttons.first(where: { $0.label.value == context.flow.suggested(.cancel) }) else {
      return "add a button such as \(quoted(decline(context, .cancel))) to \(context.name(screen))"
    }
    // Two buttons cannot have the same name.
    return cancel.writtenRole == nil
      ? "if the button \(quoted(cancel.label.value)) declines, give it \"role: cancel\"; otherwise rename it, and add a button that declines"
      : "add a button such as \(quoted(decline(context, .keep))) to \(context.name(screen))"
  }
}
