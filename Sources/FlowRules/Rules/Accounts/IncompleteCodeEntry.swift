import Diagnostics
import FlowModel
import Localization

/// Finds one-time-code fields with missing features.
struct IncompleteCodeEntry: Rule {
  static let metadata = RuleMetadata(
    id: "incomplete-code-entry", severity: .info, evidence: .metadata, family: .accounts,
    summary: "A one-time code lacks its content, its length, or some of the features that make it easy to type.",
    rationale: """
      Teams build a code screen once and rarely change it. A good one has a box for each digit and accepts only \
      digits. The cursor moves to the next box, and back on Delete. The last digit sends the code. The user can take \
      the code from the keyboard's suggestion or the clipboard. A suggested code arrives \
      digit by digit, so boxes must advance. Write all digits as one field with the content "oneTimeCode". The code of an \
      authenticator app needs no suggestion.
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
      Example(
        "a field for each digit, a code as a number, and boxes without a number",
        """
        navflow: 1
        root: { stack: Digits }
        screens:
          Digits:
            fields: [①{ name: Digit 1, content: number }, { name: Digit 2, content: number },
              { name: Digit 3, content: number }, { name: Digit 4, content: number }]
            actions: { Next: push Number, Boxes: push Boxes }
          Number: { fields: [②{ name: SMS code, content: number }] }
          Boxes:
            fields:
              - ③{ name: Code, content: oneTimeCode, split: true, digitsOnly: true, advances: true,
                  deletesBack: true, submitsWhenFull: true, autofill: true, paste: true }
        """),
    ],
    passing: [
      Example(
        "a code of an authenticator app, which iOS does not suggest",
        """
        navflow: 1
        root: { stack: Code }
        screens:
          Code:
            title: The code of your authenticator app
            fields:
              - { name: Code, content: oneTimeCode, length: 6, split: true, digitsOnly: true, advances: true,
                  deletesBack: true, submitsWhenFull: true, autofill: false, paste: true }
        """),
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
    context.structure.screensWithFields.flatMap { screen -> [Finding] in
      let digits = screen.fields.filter(\.isOneDigit)
      if digits.count >= 4 {
        return [finding(.digits(screen, digits.count), .helpOnDigits(digits.count), screen, digits[0])]
      }
      return screen.fields.compactMap { field in
        if field.content.value != .oneTimeCode {
          return field.isCodeByName ? finding(.noCode(screen, field), .helpOnContent, screen, field) : nil
        }
        return finding(onFeaturesOf: field, on: screen)
      }
    }
  }

  private func finding(onFeaturesOf field: Field, on screen: Screen) -> Finding? {
    guard !field.features.isEmpty else { return nil }
    let missing = Field.CodeFeature.allCases.filter { feature in
      field.features[feature]?.value != true && !(feature == .autofill && screen.asksForAuthenticator(field))
    }
    guard missing.isEmpty else { return finding(.incomplete(screen, field, missing), .help(missing), screen, field) }
    let hasBoxes = field.features[.split]?.value == true
    return hasBoxes && field.length == nil ? finding(.noLength(screen, field), .helpOnLength, screen, field) : nil
  }

  private func finding(_ message: Message, _ help: Message, _ screen: Screen, _ field: Field) -> Finding {
    Finding(
      message, help: help, at: field.range, about: .text(field.range), place: .screen(screen.id), screen: screen.id)
  }
}

extension Field {
  /// Whether it takes one digit of a code, by its length or its name.
  fileprivate var isOneDigit: Bool {
    guard [.oneTimeCode, .number, .text].contains(content.value) else { return false }
    let letters = Wording(name.value).lettersAndDigits
    let isNumbered = letters.filter(\.isNumber).count == 1
    return length == 1
      || isNumbered && ["", "digit", "box", "code", "数字", "桁目"].contains(letters.filter { !$0.isNumber })
  }

  /// Whether its name says that it takes a code by SMS.
  fileprivate var isCodeByName: Bool {
    guard [.number, .text].contains(content.value) else { return false }
    return wording.means(.code)
  }
}

extension Screen {
  /// Returns whether a code comes from an authenticator app, by the words of the field or the screen.
  fileprivate func asksForAuthenticator(_ field: Field) -> Bool {
    [field.name.value, displayTitle, name.value].contains { name in
      let text = Wording(name).text
      return text.contains("authenticator") || text.contains("認証アプリ")
    }
  }
}

extension Field.CodeFeature {
  /// The missing feature, as a clause.
  fileprivate var lack: Message {
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

extension Message {
  fileprivate static func incomplete(_ screen: Screen, _ field: Field, _ missing: [Field.CodeFeature]) -> Message {
    "the code \(quoted(field.name.value)) on \(quoted(screen.name.value)) is harder to type than necessary: "
      + "\(listed(missing.map(\.lack)))"
  }

  fileprivate static func digits(_ screen: Screen, _ count: Int) -> Message {
    "\(quoted(screen.name.value)) has \(count) fields for one code: the file does not say how it is typed"
  }

  fileprivate static func noCode(_ screen: Screen, _ field: Field) -> Message {
    "\(quoted(field.name.value)) on \(quoted(screen.name.value)) is a code by its name, and its content is "
      + "\(quoted(field.content.value.rawValue)): iOS does not suggest the code"
  }

  fileprivate static func noLength(_ screen: Screen, _ field: Field) -> Message {
    "the code \(quoted(field.name.value)) on \(quoted(screen.name.value)) has a box for each digit, and no length"
  }

  fileprivate static func helpOnDigits(_ count: Int) -> Message {
    "write one field: \(quoted("{ name: Code, content: oneTimeCode, length: \(count), split: true }"))"
  }

  fileprivate static let helpOnContent: Message = "write \"content: oneTimeCode\""

  fileprivate static let helpOnLength: Message = "write how many digits the code has, such as \"length: 6\""

  fileprivate static func help(_ missing: [Field.CodeFeature]) -> Message {
    "build these features, and write \(quoted(missing.map { "\($0.rawValue): true" }.joined(separator: ", "))) for the field"
  }
}
