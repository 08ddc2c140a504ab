import Diagnostics
import FlowModel
import Localization

/// Finds date pickers and keyboard replacements that declare a style for only one of two devices.
struct MissingDeviceStyle: Rule {
  static let metadata = RuleMetadata(
    id: "missing-device-style", severity: .info, evidence: .file, family: .alerts,
    summary: "A picker, or a view in the place of the keyboard, has a style for only one of the two devices.",
    rationale: """
      On iPhone, a date picker appears in the place of the keyboard. On iPad, it belongs in a popover beside the \
      field. If a flow for both devices names only one style, the other one is built by accident.
      """,
    sources: [.dateInput, .guidelines("pickers")],
    failing: [
      Example(
        "the picker of a date field",
        """
        navflow: 1
        devices: [phone, pad]
        root: { stack: Contact }
        screens:
          Contact:
            fields:
              - { name: ①Birthday, content: date, picker: { phone: inputView } }
        """),
      Example(
        "a screen in the place of the keyboard",
        """
        navflow: 1
        devices: [phone, pad]
        root: { stack: Contact }
        screens:
          Contact: { actions: { Birthday: { ①present: Picker, as: { phone: inputView } } } }
          Picker: { title: Birthday }
        """),
      Example(
        "a task in the place of the keyboard",
        """
        navflow: 1
        devices: [phone, pad]
        root: { stack: Contact }
        screens:
          Contact: { actions: { Birthday: start pickDate } }
        tasks:
          ①pickDate:
            presentation: { phone: inputView }
            outcomes: [picked, cancelled]
            screens:
              Picker: { actions: { Done: complete picked } }
        """),
    ],
    passing: [
      Example(
        "both styles are named",
        """
        navflow: 1
        devices: [phone, pad]
        root: { stack: Contact }
        screens:
          Contact:
            fields:
              - { name: Birthday, content: date, picker: { phone: inputView, pad: popover } }
            actions: { Birthday: { present: Picker, as: { phone: inputView, pad: popover } } }
          Picker: { title: Birthday }
        """),
      Example(
        "an app for one device",
        """
        navflow: 1
        devices: [phone]
        root: { stack: Contact }
        screens:
          Contact: { actions: { Birthday: { present: Picker, as: { phone: inputView } } } }
          Picker: { title: Birthday }
        """),
      Example(
        "one style for both",
        """
        navflow: 1
        devices: [phone, pad]
        root: { stack: Contact }
        screens:
          Contact: { fields: [{ name: Birthday, content: date, picker: inline }] }
        """),
      Example(
        "the task's own presentation covers the other device",
        """
        navflow: 1
        devices: [phone, pad]
        root: { stack: Contact }
        screens:
          Contact: { actions: { Birthday: { start: pickDate, as: { phone: inputView } } } }
        tasks:
          pickDate:
            presentation: popover
            outcomes: [picked, cancelled]
            screens:
              Picker: { actions: { Done: complete picked } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    guard Set(context.flow.devices).count > 1 else { return [] }
    return pickers(context) + tasks(context) + steps(context)
  }

  private func pickers(_ context: RuleContext) -> [Finding] {
    context.structure.screensWithFields.flatMap { screen in
      screen.fields.compactMap { field in
        guard let missing = field.picker?.missing(in: context.flow) else { return nil }
        return Finding(
          .incomplete("the picker of field \(quoted(field.name.value)) on \(context.name(screen.id))", missing),
          help: .help("picker", missing), at: field.name.range, about: .text(field.range), screen: screen.id)
      }
    }
  }

  private func tasks(_ context: RuleContext) -> [Finding] {
    context.flow.tasks.compactMap { task in
      guard let style = task.presentation, style.names(.inputView), let missing = style.missing(in: context.flow)
      else { return nil }
      return Finding(
        .incomplete("the presentation of task \(context.name(task.id))", missing),
        help: .help("presentation", missing), at: task.name.range, about: .task(task.id), task: task.id)
    }
  }

  private func steps(_ context: RuleContext) -> [Finding] {
    context.structure.showings.compactMap { showing in
      guard let style = showing.options.style, style.names(.inputView), let missing = style.missing(in: context.flow)
      else { return nil }
      // If the step declares no style, the task may.
      let declared = showing.started.flatMap { context.flow[$0].presentation?.written(for: missing) }
      guard declared == nil, let action = showing.written.action else { return nil }
      return Finding(
        .incomplete("\(context.culprit(action)) shows \(context.name(showing.screen)): its style", missing),
        help: .help("as", missing), at: showing.written.step.range, about: .text(showing.written.step.range),
        screen: context.structure.hosts(of: showing.written).first, action: action, task: showing.started)
    }
  }
}

extension PerDevice {
  /// Returns the device of a flow that is not listed although others are, or nil.
  fileprivate func missing(in flow: Flow) -> Device? {
    guard case .each = self else { return nil }
    return flow.devices.first { written(for: $0) == nil }
  }
}

extension PerDevice<PresentationStyle> {
  /// Returns whether the file writes a style for some device.
  fileprivate func names(_ style: PresentationStyle) -> Bool {
    Device.allCases.contains { written(for: $0) == style }
  }
}

extension Message {
  fileprivate static func incomplete(_ what: Message, _ missing: Device) -> Message {
    "\(what) names no style for \(quoted(missing.rawValue)), which the app also supports"
  }

  fileprivate static func help(_ key: String, _ missing: Device) -> Message {
    missing == .phone
      ? "name a style for each device: \"\(key): { phone: inputView, pad: … }\""
      : "name a style for each device: \"\(key): { phone: …, pad: popover }\""
  }
}
