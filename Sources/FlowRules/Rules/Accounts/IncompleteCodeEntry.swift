import Diagnostics
import FlowModel

/// Flags one-time-code fields that promise less than such a screen can.
struct IncompleteCodeEntry: Rule {
  static let metadata = RuleMetadata(
    id: "incomplete-code-entry", severity: .info, evidence: .metadata, family: .accounts,
    summary: "A one-time-code field that does not do all that makes typing a code easy.",
    rationale: """
      A code screen is built once and rarely touched again. The good ones have a box for each digit, take nothing but \
      digits, go on to the next box and back on delete, send when the last digit is in, and take the code from the \
      keyboard's suggestion or from the clipboard.
      """,
    sources: [.smsCode],
    failing: [
      Example(
        "one promise is denied",
        """
        navflow: 1
        root: { stack: Code }
        screens:
          Code:
            fields:
              - ①{ name: Code, content: oneTimeCode, length: 6, split: true, digitsOnly: true, advances: true,
                  deletesBack: true, submitsWhenFull: true, autofill: true, paste: false }
        """),
      Example(
        "some are named, others left out",
        """
        navflow: 1
        root: { stack: Code }
        screens:
          Code: { fields: [①{ name: Code, content: oneTimeCode, autofill: true, paste: true }] }
        """),
    ],
    passing: [
      Example(
        "all seven",
        """
        navflow: 1
        root: { stack: Code }
        screens:
          Code:
            fields:
              - { name: Code, content: oneTimeCode, length: 6, split: true, digitsOnly: true, advances: true,
                  deletesBack: true, submitsWhenFull: true, autofill: true, paste: true }
        """),
      Example(
        "nothing is said of them",
        """
        navflow: 1
        root: { stack: Code }
        screens:
          Code: { fields: [{ name: Code, content: oneTimeCode, length: 6 }, { name: User, content: username }] }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.structure.screensWithFields.flatMap { screen in
      screen.fields.compactMap { field in
        guard field.content.value == .oneTimeCode, !field.promises.isEmpty else { return nil }
        let missing = Field.Promise.allCases.filter { field.promises[$0]?.value != true }
        guard !missing.isEmpty else { return nil }
        return Finding(
          .incomplete(screen, field, missing), help: .help(missing), at: field.range, about: .text(field.range),
          place: .screen(screen.id), screen: screen.id)
      }
    }
  }
}

extension Field.Promise {
  /// What is missing where it is not kept, as a clause.
  fileprivate var lack: String {
    switch self {
    case .split: "no box for each digit"
    case .digitsOnly: "characters other than digits"
    case .advances: "no going on to the next box"
    case .deletesBack: "no going back on delete"
    case .submitsWhenFull: "no sending when the last digit is in"
    case .autofill: "no code from the keyboard's suggestion"
    case .paste: "no pasting"
    }
  }
}

extension String {
  fileprivate static func incomplete(_ screen: Screen, _ field: Field, _ missing: [Field.Promise]) -> String {
    "the code \(quoted(field.name.value)) on \(quoted(screen.name.value)) is harder to type than it need be: "
      + "\(listed(missing.map(\.lack)))"
  }

  fileprivate static func help(_ missing: [Field.Promise]) -> String {
    "build it so, and write \(quoted(missing.map { "\($0.rawValue): true" }.joined(separator: ", "))) for the field"
  }
}
