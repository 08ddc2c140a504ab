import Diagnostics
import FlowModel

/// Finds one-time-code fields with missing features.
struct IncompleteCodeEntry: Rule {
  static let metadata = RuleMetadata(
    id: "incomplete-code-entry", severity: .info, evidence: .metadata, family: .accounts,
    summary: "A one-time-code field lacks some of the features that make a code easy to type.",
    rationale: """
      Teams build a code screen once and rarely change it. A good one has a box for each digit and accepts only \
      digits. The cursor moves to the next box, and back on Delete. The last digit sends the code. The user can take \
      the code from the keyboard's suggestion or the clipboard.
      """,
    sources: [.smsCode],
    failing: [
      Example(
        "one feature is switched off",
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
        "some features are stated, others left out",
        """
        navflow: 1
        root: { stack: Code }
        screens:
          Code: { fields: [①{ name: Code, content: oneTimeCode, autofill: true, paste: true }] }
        """),
    ],
    passing: [
      Example(
        "all seven features",
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
        "none of the features is stated",
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
        guard field.content.value == .oneTimeCode, !field.features.isEmpty else { return nil }
        let missing = Field.CodeFeature.allCases.filter { field.features[$0]?.value != true }
        guard !missing.isEmpty else { return nil }
        return Finding(
          .incomplete(screen, field, missing), help: .help(missing), at: field.range, about: .text(field.range),
          place: .screen(screen.id), screen: screen.id)
      }
    }
  }
}

extension Field.CodeFeature {
  /// The missing feature, as a clause.
  fileprivate var lack: String {
    switch self {
    case .split: "no box per digit"
    case .digitsOnly: "characters besides digits"
    case .advances: "no automatic next box"
    case .deletesBack: "no step back on Delete"
    case .submitsWhenFull: "no automatic sending"
    case .autofill: "no suggested code"
    case .paste: "no pasting"
    }
  }
}

extension String {
  fileprivate static func incomplete(_ screen: Screen, _ field: Field, _ missing: [Field.CodeFeature]) -> String {
    "the code \(quoted(field.name.value)) on \(quoted(screen.name.value)) is harder to type than necessary: "
      + "\(listed(missing.map(\.lack)))"
  }

  fileprivate static func help(_ missing: [Field.CodeFeature]) -> String {
    "build these features, and write \(quoted(missing.map { "\($0.rawValue): true" }.joined(separator: ", "))) for the field"
  }
}
