import Diagnostics
import FlowModel

/// Flags fields that are named as one thing and bring up the keyboard for another.
struct WrongKeyboard: Rule {
  static let metadata = RuleMetadata(
    id: "wrong-keyboard", severity: .info, evidence: .metadata, family: .accounts,
    summary: "A field for an e-mail address, a phone number or a number that does not say so.",
    rationale: """
      The keyboard follows the content of a field: one for e-mail has @ in sight, one for numbers has large digits. \
      With the wrong one every character takes longer.
      """,
    sources: [.authentication],
    failing: [
      Example(
        "an address typed as text",
        """
        navflow: 1
        root: { stack: Profile }
        screens:
          Profile: { fields: [{ name: E-mail address, content: ①text }, { name: 電話番号, content: ②number }] }
        """),
      Example(
        "numbers typed as text",
        """
        navflow: 1
        root: { stack: Profile }
        screens:
          Profile: { fields: [{ name: 郵便番号, content: ①text }, { name: Quantity, content: ②text }] }
        """),
    ],
    passing: [
      Example(
        "what they are named",
        """
        navflow: 1
        root: { stack: Profile }
        screens:
          Profile:
            fields:
              - { name: E-mail address, content: email }
              - { name: 電話番号, content: phone }
              - { name: 人数, content: number }
        """),
      Example(
        "an address that one signs in with",
        """
        navflow: 1
        root: { stack: SignIn }
        screens:
          SignIn: { fields: [{ name: メールアドレス, content: username }, { name: パスワード, content: password }] }
        """),
      Example(
        "names that only sound like it",
        """
        navflow: 1
        root: { stack: Form }
        screens:
          Form:
            fields:
              - { name: メールの件名, content: text }
              - { name: メールで届いたコード, content: oneTimeCode }
              - { name: 会員番号, content: text }
              - { name: メールアドレスまたは電話番号, content: text }
              - { name: User name or e-mail, content: text }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.structure.screensWithFields.flatMap { screen in
      screen.fields.compactMap { field in
        guard let named = FieldKind(naming: field.name.value),
          field.content.value != named.content, field.content.value != .username
        else { return nil }
        let mend = Suggestion(
          "Write \"content: \(named.content.rawValue)\"", replacing: field.content.range,
          with: named.content.rawValue)
        return Finding(
          .wrong(field, screen, named), help: .help(named), at: field.content.range, about: .text(field.range),
          place: .screen(screen.id), screen: screen.id
        ).suggesting(mend)
      }
    }
  }
}

/// What a field's name says that it takes.
private enum FieldKind: String, CaseIterable {
  case email = "an e-mail address"
  case phone = "a phone number"
  case number = "a number"

  /// Reads a name; nil where it says nothing, or offers a choice.
  init?(naming name: String) {
    let wording = Wording(name)
    let isChoice = Self.alternatives.contains(where: wording.text.contains) || wording.latinWords.contains("or")
    let letters = wording.lettersAndDigits
    guard !isChoice, let kind = Self.allCases.first(where: { $0.isNamed(letters) }) else { return nil }
    self = kind
  }

  private static let alternatives = ["または", "もしくは", "あるいは", "/", "・"]

  private func isNamed(_ letters: String) -> Bool {
    names.contains(letters) || parts.contains(where: letters.contains) || endings.contains(where: letters.hasSuffix)
  }

  /// Names by themselves.
  private var names: Set<String> {
    switch self {
    case .email: ["email", "mail", "メール", "eメール"]
    case .phone: ["phone", "tel", "telephone", "mobile", "電話", "携帯電話"]
    case .number: ["number", "quantity", "amount", "age", "数字", "番号", "数量", "個数", "人数", "金額", "年齢"]
    }
  }

  /// What names hold.
  private var parts: [String] {
    switch self {
    case .email: ["emailaddress", "mailaddress", "メールアドレス"]
    case .phone: ["phonenumber", "mobilenumber", "電話番号", "携帯番号"]
    case .number: []
    }
  }

  /// What names end with: many a "number" has letters in it.
  private var endings: [String] {
    switch self {
    case .email, .phone: []
    case .number: ["郵便番号", "口座番号", "カード番号", "cardnumber"]
    }
  }

  var content: Field.Content {
    switch self {
    case .email: .email
    case .phone: .phone
    case .number: .number
    }
  }
}

extension String {
  fileprivate static func wrong(_ field: Field, _ screen: Screen, _ named: FieldKind) -> String {
    "field \(quoted(field.name.value)) on \(quoted(screen.name.value)) is named as \(named.rawValue), and its content "
      + "is \(quoted(field.content.value.rawValue)): the keyboard for it does not come up"
  }

  fileprivate static func help(_ named: FieldKind) -> String {
    "write \"content: \(named.content.rawValue)\", or \"content: username\" where one signs in with it"
  }
}
