import Diagnostics
import FlowModel
import Localization

/// Finds modal layers with input that can only be closed, not cancelled or completed.
struct CloseOnInput: Rule {
  static let metadata = RuleMetadata(
    id: "close-on-input", severity: .warning, evidence: .metadata, family: .tasks,
    summary: "Close is the only way out of a modal layer with input.",
    rationale: """
      Close does not say whether the input is kept. Offer Cancel, which drops it, and Done, which keeps it.
      """,
    sources: [.wwdc22], isAboutExits: true,
    failing: [
      Example(
        "a form with Close",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Name: present Name } }
          ①Name: { input: true, actions: { Close: dismiss } }
        """),
      Example(
        "input on the second screen",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Profile: present Profile } }
          ①Profile: { actions: { Close: dismiss, Name: push Name } }
          Name: { input: true }
        """),
    ],
    passing: [
      Example(
        "Cancel and Done",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Name: present Name } }
          Name:
            input: true
            actions: { Cancel: { do: dismiss, role: cancel }, Save: { do: dismiss, role: done } }
        """),
      Example(
        "a layer without input",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { News: present News } }
          News: { actions: { Close: dismiss } }
        """),
      Example(
        "Done on the second screen",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Profile: present Profile } }
          Profile: { actions: { Close: dismiss, Name: push Name } }
          Name: { input: true, actions: { Save: { do: dismiss, role: done } } }
        """),
      Example(
        "a way that keeps the text and one that drops it, by their names",
        """
        navflow: 1
        root: { stack: Item }
        screens:
          Item: { actions: { Fail: present Reason } }
          Reason: { title: Why?, input: true, actions: { Save: dismiss, Cancel: dismiss } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    guard context.flow.screenIDs.contains(where: { context.flow[$0].input }) else { return [] }
    return context.structure.modalStarts.compactMap { start in
      let screens = context.structure.closure(of: [start.screen])
      guard let input = screens.first(where: { context.flow[$0].input }) else { return nil }
      let exits = screens.flatMap { context.structure.exits(of: $0) }
      guard let close = exits.first,
        exits.allSatisfy({ $0.role == .close && !$0.setsVariables }), !offersChoice(exits)
      else { return nil }
      let note = Note("here the user types", at: context.flow[input].name.range)
      return Finding(
        .onlyClose(context, start.screen, input, close), help: .help(context, start.screen),
        at: context.flow[start.screen].name.range, about: .screen(start.screen), screen: start.screen
      ).noting((input == start.screen ? [] : [note]) + [Note("this is Close", at: close.label.range)])
    }
  }
}

extension CloseOnInput {
  /// Returns whether the labels say that one way drops what was typed and another one keeps it.
  private func offersChoice(_ exits: [Action]) -> Bool {
    exits.contains { $0.wording.means(.cancel) } && exits.contains { !$0.wording.means(.leave) }
  }
}

extension Message {
  fileprivate static func onlyClose(
    _ context: RuleContext, _ screen: ScreenID, _ input: ScreenID, _ close: Action
  ) -> Message {
    let begin = context.name(screen)
    return input == screen
      ? "\(context.name(close.id)) is the only way out of the modal layer that begins with \(begin), and the user types something"
      : "\(context.name(close.id)) is the only way out of the modal layer that begins with \(begin), and the user types something on \(context.name(input))"
  }

  fileprivate static func help(_ context: RuleContext, _ screen: ScreenID) -> Message {
    "offer two ways instead: one with \"role: cancel\" that drops what was typed, and one with \"role: done\" that keeps it"
  }
}
