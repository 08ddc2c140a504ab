import Diagnostics
import FlowModel
import Localization

/// Finds tasks that are pushed in one place and modal in another.
struct InconsistentPresentation: Rule {
  static let metadata = RuleMetadata(
    id: "inconsistent-presentation", severity: .warning, evidence: .file, family: .tasks,
    summary: "A task is pushed in one place and shown modally in another.",
    rationale: """
      The same task looks like part of the app in one place and like a separate task in another. In code, each \
      caller must close it in another way. Present it the same way everywhere.
      """,
    sources: [.merpay(problem: 3)],
    failing: [
      Example(
        "two callers",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge, Charge quickly: { ①start: charge, as: push } } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { OK: complete charged } }
        """),
      Example(
        "a plain push of its screen",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge, Settings: push Settings } }
          Settings: { actions: { Charge: ①push Amount } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { OK: complete charged } }
        """),
    ],
    passing: [
      Example(
        "a push on iPhone, a modal style on iPad",
        """
        navflow: 1
        devices: [phone, pad]
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
        tasks:
          charge:
            presentation: { phone: push, pad: formSheet }
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { OK: complete charged } }
        """),
      Example(
        "one case for each device",
        """
        navflow: 1
        devices: [phone, pad]
        root: { stack: Home }
        screens:
          Home:
            actions:
              Charge:
                cases:
                  - { where: { device: pad }, start: charge, as: sheet }
                  - { start: charge, as: push }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { OK: complete charged } }
        """),
      Example(
        "its own screens, reached through a screen of no task",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
          Terms: { actions: { Agree: push Confirm } }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { Terms: push Terms } }
              Confirm: { actions: { OK: complete charged } }
        """),
      Example(
        "a screen of no task",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: push Detail, Peek: present Detail } }
          Detail: { title: Detail }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.flow.tasks.compactMap { task in
      let beginnings = context.structure.beginnings(of: task.id).filter { begun in
        begun.verb != .replace && !(begun.written.action.map(context.flow.isOutside) ?? false)
      }
      .filter { !context.flow[$0.screen].isOneScreenLayer }
      for device in context.flow.devices {
        let styles = beginnings.compactMap { begun in begun.style(on: device, in: context.flow).map { (begun, $0) } }
        let modal = styles.first { ![.push, .inputView, .panel].contains($0.1) }?.0
        guard let pushed = styles.first(where: { $0.1 == .push })?.0, let modal else { continue }
        return finding(context, task, pushed, modal, on: device)
      }
      return nil
    }
  }

  private func finding(
    _ context: RuleContext, _ task: UserTask, _ pushed: PresentationSite, _ modal: PresentationSite, on device: Device
  ) -> Finding {
    let action = pushed.written.action
    let screen = context.structure.hosts(of: pushed.written).first
    let note = Note("here it is shown modally", at: modal.written.step.range)
    return Finding(
      .mixed(context, task, pushed, modal, device), help: .help(context, task), at: pushed.written.step.range,
      about: .task(task.id), screen: screen, action: action, task: task.id
    ).noting([note, context.definition(of: task.id)])
  }
}

extension Message {
  fileprivate static func mixed(
    _ context: RuleContext, _ task: UserTask, _ pushed: PresentationSite, _ modal: PresentationSite, _ device: Device
  ) -> Message {
    let isOnOne = context.flow.devices.count > 1
    let place = isOnOne ? (" on \(.device(device.rawValue))" as Message).about("device") : ""
    let here: Message = pushed.written.action.map { context.culprit($0) } ?? "the root"
    let there: Message = modal.written.action.map { context.culprit($0) } ?? "the root"
    return "task \(context.name(task.id)) is pushed by \(here) and shown modally by \(there)\(place)"
  }

  fileprivate static func help(_ context: RuleContext, _ task: UserTask) -> Message {
    "show it one way everywhere: write \(quoted("start \(task.name.value)")) without \"as\" in both places"
  }
}
