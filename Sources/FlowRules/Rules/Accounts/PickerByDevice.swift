import Diagnostics
import FlowModel
import Localization

/// Finds date pickers that replace the keyboard on an iPad.
struct PickerByDevice: Rule {
  static let metadata = RuleMetadata(
    id: "picker-by-device", severity: .warning, evidence: .metadata, family: .accounts,
    summary: "A date picker takes the place of the keyboard on iPad.",
    rationale: """
      On iPhone, a date picker appears in the place of the keyboard. On iPad, that place is far from the field. The \
      apps of Apple show a popover beside the field there.
      """,
    sources: [.dateInput],
    failing: [
      Example(
        "one style for both devices",
        """
        navflow: 1
        devices: [phone, pad]
        root: { stack: Contact }
        screens:
          Contact: { fields: [①{ name: Birthday, content: date, picker: inputView }] }
        """),
      Example(
        "the style is named for iPad",
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
        "a popover on iPad",
        """
        navflow: 1
        devices: [phone, pad]
        root: { stack: Contact }
        screens:
          Contact: { fields: [{ name: Birthday, content: date, picker: { phone: inputView, pad: popover } }] }
        """),
      Example(
        "an app for iPhone only",
        """
        navflow: 1
        root: { stack: Contact }
        screens:
          Contact: { fields: [{ name: Birthday, content: date, picker: inputView }] }
        """),
      Example(
        "an inline picker",
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
          .awayFromField(screen, field), help: .help, at: field.range, about: .text(field.range),
          place: .screen(screen.id),
          screen: screen.id)
      }
    }
  }
}

extension Message {
  fileprivate static func awayFromField(_ screen: Screen, _ field: Field) -> Message {
    "on iPad the picker of \(quoted(field.name.value)) on \(quoted(screen.name.value)) takes the place of the "
      + "keyboard, far from the field"
  }

  fileprivate static let help: Message = "write \"picker: { phone: inputView, pad: popover }\""
}
