import Diagnostics
import FlowModel
import Localization

/// Finds fields whose name does not match their keyboard.
struct WrongKeyboard: Rule {
  static let metadata = RuleMetadata(
    id: "wrong-keyboard", severity: .info, evidence: .metadata, family: .accounts,
    summary: "The content of a field does not say that it takes an email address, a phone number, a number or a date.",
    rationale: """
      iOS chooses the keyboard by the content of the field. The email keyboard shows @, and the number keyboard has \
      large digits. A date has a picker. On the wrong keyboard every character takes longer.
      """,
    sources: [.authentication],
    failing: [
      Example(
        "an email address typed as text",
        """
        navflow: 1
        root: { stack: Profile }
        screens:
          Profile: { fields: [{ name: Email address, content: ①text }, { name: 電話番号, content: ②number }] }
        """),
      Example(
        "a birthday typed as text",
        """
        navflow: 1
        root: { stack: Profile }
        screens:
          Profile: { fields: [{ name: 生年月日, content: ①text }, { name: Birthday, content: ②text }] }
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
        "contents that fit the names",
        """
        navflow: 1
        root: { stack: Profile }
        screens:
          Profile:
            fields:
              - { name: Email address, content: email }
              - { name: 電話番号, content: phone }
              - { name: 人数, content: number }
        """),
      Example(
        "an email address as the user name",
        """
        navflow: 1
        root: { stack: SignIn }
        screens:
          SignIn: { fields: [{ name: メールアドレス, content: username }, { name: パスワード, content: password }] }
        """),
      Example(
        "names that only sound similar",
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
              - { name: User name or email, content: text }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.structure.screensWithFields.flatMap { screen in
      screen.fields.compactMap { field in
        guard let named = FieldKind(naming: field), field.content.value != named.content,
          !named.accepts(field.content.value)
        else { return nil }
        let fix = Suggestion(
          "Write \"content: \(named.content.rawValue)\"", replacing: field.content.range,
          with: named.content.rawValue)
        return Finding(
          .wrong(field, screen, named), help: .help(named), at: field.content.range, about: .text(field.range),
          place: .screen(screen.id), screen: screen.id
        ).suggesting(fix)
      }
    }
  }
}

/// The kind of text that a field's name suggests.
private enum FieldKind: CaseIterable {
  case email, phone, number, date

  var words: Message {
    switch self {
    case .email: "an email address"
    case .phone: "a phone number"
    case .number: "a number"
    case .date: "a date"
    }
  }

  /// Classifies a field by its name; nil if the name suggests no kind or offers a choice.
  init?(naming field: Field) {
    let wording = field.wording
    let isChoice = Self.alternatives.contains(where: wording.text.contains) || wording.latinWords.contains("or")
    guard !isChoice, let kind = Self.allCases.first(where: { wording.means($0.meaning) }) else { return nil }
    self = kind
  }

  private static let alternatives = ["または", "もしくは", "あるいは", "/", "・"]

  private var meaning: KnownWords.Meaning {
    switch self {
    case .email: .email
    case .phone: .phone
    case .number: .number
    case .date: .date
    }
  }

  /// Returns whether a field of this kind may have another content: a number may be a password or a code.
  func accepts(_ content: Field.Content) -> Bool {
    content == .username || self == .number && [.password, .newPassword, .oneTimeCode].contains(content)
  }

  var content: Field.Content {
    switch self {
    case .email: .email
    case .phone: .phone
    case .number: .number
    case .date: .date
    }
  }
}

extension Message {
  fileprivate static func wrong(_ field: Field, _ screen: Screen, _ named: FieldKind) -> Message {
    "field \(quoted(field.name.value)) on \(quoted(screen.name.value)) is named as \(named.words), but its content "
      + "is \(quoted(field.content.value.rawValue)): the matching keyboard does not appear"
  }

  fileprivate static func help(_ named: FieldKind) -> Message {
    named == .date
      ? "write \"content: date\""
      : "write \"content: \(named.content.rawValue)\", or \"content: username\" if users sign in with it"
  }
}
