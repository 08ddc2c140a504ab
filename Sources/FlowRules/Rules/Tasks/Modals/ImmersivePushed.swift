import Diagnostics
import FlowModel
import Localization

/// Finds full-screen tasks that are pushed.
struct ImmersivePushed: Rule {
  static let metadata = RuleMetadata(
    id: "immersive-pushed", severity: .info, evidence: .file, family: .tasks,
    summary: "A full-screen task is pushed.",
    rationale: """
      Video, a camera or a game needs the whole screen and its own close button. A pushed screen has a navigation \
      bar above it and a tab bar below. Show the task full screen.
      """,
    sources: [.wwdc22],
    failing: [
      Example(
        "a push by \"start\"",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Watch: { ①start: watch, as: push } } }
        tasks:
          watch:
            kind: fullScreen
            screens:
              Player: { actions: { Close: cancel } }
        """),
      Example(
        "a push of its screen",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Watch: ①push Player } }
        tasks:
          watch:
            kind: fullScreen
            screens:
              Player: { actions: { Close: cancel } }
        """),
    ],
    passing: [
      Example(
        "full screen",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Watch: start watch } }
        tasks:
          watch:
            kind: fullScreen
            screens:
              Player: { actions: { Close: cancel } }
        """),
      Example(
        "a push inside the task",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Watch: start watch } }
        tasks:
          watch:
            kind: fullScreen
            screens:
              Player: { actions: { Chapters: push Chapters, Close: cancel } }
              Chapters: { title: Chapters }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.flow.tasks.filter { $0.kind == .fullScreen }.flatMap { task in
      context.structure.beginnings(of: task.id).filter { showing in
        !context.flow[showing.screen].isOneScreenLayer
          && context.flow.devices.contains { showing.style(on: $0, in: context.flow) == .push }
      }.map { finding(context, task, $0) }
    }
  }

  private func finding(_ context: RuleContext, _ task: UserTask, _ showing: PresentationSite) -> Finding {
    let written = showing.written
    return Finding(
      .pushed(context, task, showing), help: .help(task), at: written.step.range, about: .task(task.id),
      place: context.structure.place(of: written), screen: context.structure.hosts(of: written).first,
      action: written.action, task: task.id
    ).noting([context.definition(of: task.id)])
      .suggesting(context.suggestStart(of: task.id, showing: showing.screen, at: written))
  }
}

extension Message {
  fileprivate static func pushed(_ context: RuleContext, _ task: UserTask, _ showing: PresentationSite) -> Message {
    let here: Message = showing.written.action.map { context.culprit($0) } ?? "the root"
    return "full-screen task \(context.name(task.id)) is pushed by \(here)"
  }

  fileprivate static func help(_ task: UserTask) -> Message {
    "write \(quoted("start \(task.name.value)")) without \"as: push\": a task with \"kind: fullScreen\" then covers everything"
  }
}
