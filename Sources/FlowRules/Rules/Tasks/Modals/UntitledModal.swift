import Diagnostics
import FlowModel
import Localization

/// Finds modal layers whose first screen has no title.
struct UntitledModal: Rule {
  static let metadata = RuleMetadata(
    id: "untitled-modal", severity: .info, evidence: .metadata, family: .tasks,
    summary: "The first screen of a modal layer has no title, although other screens have one.",
    rationale: """
      A modal layer takes people away from their place. Its title tells them what the layer is for.
      """,
    sources: [.guidelines("modality")],
    failing: [
      Example(
        "a sheet",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home, actions: { Filter: present Filter } }
          ①Filter: { actions: { Close: dismiss } }
        """),
      Example(
        "a task in a sheet",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home, actions: { Charge: start charge } }
        tasks:
          charge:
            title: Charge
            outcomes: [charged, cancelled]
            screens:
              ①Amount: { actions: { OK: complete charged, Leave: cancel } }
        """),
    ],
    passing: [
      Example(
        "a file without titles",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Filter: present Filter } }
          Filter: { actions: { Close: dismiss } }
        """),
      Example(
        "a pushed screen without a title",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home, actions: { Filter: present Filter } }
          Filter: { title: Filter, actions: { Close: dismiss, More: push More } }
          More: { actions: { Close: dismiss } }
        """),
      Example(
        "an alert",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home, actions: { Delete: present Sure } }
          Sure: { kind: alert, actions: { OK: stay } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let titled = Set(
      context.flow.screenIDs.filter { context.flow[$0].title != nil }.map { context.flow[$0].name.range.file })
    return context.structure.modalStarts.compactMap { start in
      let screen = context.flow[start.screen]
      guard screen.title == nil, titled.contains(screen.name.range.file) else { return nil }
      return Finding(
        .untitled(context, start.screen), help: .help(screen), at: screen.name.range, about: .screen(start.screen),
        screen: start.screen)
    }
  }
}

extension Message {
  fileprivate static func untitled(_ context: RuleContext, _ screen: ScreenID) -> Message {
    "\(context.name(screen)) has no title, though it is the first screen of a modal layer"
  }

  fileprivate static func help(_ screen: Screen) -> Message {
    "add \"title: …\" to \(quoted(screen.name.value)), saying what the layer is for"
  }
}
