import Diagnostics
import FlowModel

/// Flags date pickers that come up in the keyboard's place on a pad.
struct PickerByDevice: Rule {
  static let metadata = RuleMetadata(
    id: "picker-by-device", severity: .warning, evidence: .metadata, family: .accounts,
    summary: "A date picker in the keyboard's place on a pad.",
    rationale: """
      On a phone a date picker rises where the keyboard would be. On a pad that is far from the field, and the \
      system's own apps show it in a popover beside it.
      """,
    sources: [.dateInput],
    failing: [
      Example(
        "the same on both",
        """
        navflow: 1
        devices: [phone, pad]
        root: { stack: Contact }
        screens:
          Contact: { fields: [①{ name: Birthday, content: date, picker: inputView }] }
        """),
      Example(
        "so by name",
        """
        navflow: 1
        devices: [pad]
        root: { stack: Contact }
        screens:
          Contact: { fields: [①{ name: Birthday, content: date, picker: { phone: inline, pad: inputView } }] }
        """),
    ],
    passing: [
      Example(
        "a popover on a pad",
        """
        navflow: 1
        devices: [phone, pad]
        root: { stack: Contact }
        screens:
          Contact: { fields: [{ name: Birthday, content: date, picker: { phone: inputView, pad: popover } }] }
        """),
      Example(
        "an app for phones",
        """
        navflow: 1
        root: { stack: Contact }
        screens:
          Contact: { fields: [{ name: Birthday, content: date, picker: inputView }] }
        """),
      Example(
        "in the form itself",
        """
        navflow: 1
        devices: [phone, pad]
        root: { stack: Contact }
        screens:
          Contact: { fields: [{ name: Birthday, content: date, picker: inline }] }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    guard context.flow.devices.contains(.pad) else { return [] }
    return context.structure.screensWithFields.flatMap { screen in
      screen.fields.filter { $0.content.value == .date && $0.picker?.written(for: .pad) == .inputView }.map { field in
        Finding(
          .faraway(screen, field), help: .help, at: field.range, about: .text(field.range), place: .screen(screen.id),
          screen: screen.id)
      }
    }
  }
}

extension String {
  fileprivate static func faraway(_ screen: Screen, _ field: Field) -> String {
    "on a pad the picker of \(quoted(field.name.value)) on \(quoted(screen.name.value)) comes up in the keyboard's "
      + "place, far from the field"
  }

  fileprivate static let help = "write \"picker: { phone: inputView, pad: popover }\""
}
