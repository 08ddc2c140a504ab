import Diagnostics
import FlowModel

/// Flags tasks that are pushed in one place and shown modally in another.
struct InconsistentPresentation: Rule {
  static let metadata = RuleMetadata(
    id: "inconsistent-presentation", severity: .warning, evidence: .file, family: .tasks,
    summary: "A task is shown by push here and modally there.",
    rationale: """
      The same task looks like part of the app once and like something of its own the next time; and in code, each \
      caller has to end it in another way. Show it one way everywhere.
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
        "its screen pushed as if it were any screen",
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
        "pushed on a phone, presented on a pad",
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
        "its own screens, by way of a screen of no task",
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
        "a screen of no task may be both",
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
      let beginnings = context.structure.beginnings(of: task.id).filter { $0.verb != .replace }
        .filter { !context.flow[$0.screen].isOneScreenLayer }
      for device in context.flow.devices {
        let styles = beginnings.compactMap { begun in begun.style(on: device, in: context.flow).map { (begun, $0) } }
        let modal = styles.first { $0.1 != .push && $0.1 != .inputView }?.0
        guard let pushed = styles.first(where: { $0.1 == .push })?.0, let modal else { continue }
        return finding(context, task, pushed, modal, on: device)
      }
      return nil
    }
  }

  private func finding(
    _ context: RuleContext, _ task: Task, _ pushed: PresentationSite, _ modal: PresentationSite, on device: Device
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

extension String {
  fileprivate static func mixed(
    _ context: RuleContext, _ task: Task, _ pushed: PresentationSite, _ modal: PresentationSite, _ device: Device
  ) -> String {
    let place = context.flow.devices.count > 1 ? " on \(device.rawValue)" : ""
    let here = pushed.written.action.map { context.culprit($0) } ?? "the root"
    let there = modal.written.action.map { context.culprit($0) } ?? "the root"
    return "task \(context.name(task.id)) is pushed by \(here) and shown modally by \(there)\(place)"
  }

  fileprivate static func help(_ context: RuleContext, _ task: Task) -> String {
    "show it one way everywhere: write \(quoted("start \(task.name.value)")) without \"as\" in both places"
  }
}
