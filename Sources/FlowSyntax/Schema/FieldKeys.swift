import FlowModel

/// The keys of a field.
enum FieldKeys {
  static let name = Key.text("name", "What the field is called.").required
  static let content = Key.word("content", Field.Content.self, "What the field holds.").required
  static let length = Key.number("length", atLeast: 1, "How many characters a one-time code has.")
  static let split = Key.flag(Field.CodeFeature.split.rawValue, "Each character has a box of its own.")
  static let digitsOnly = Key.flag(Field.CodeFeature.digitsOnly.rawValue, "Only digits can be typed.")
  static let advances = Key.flag(Field.CodeFeature.advances.rawValue, "Typing a character moves on to the next box.")
  static let deletesBack = Key.flag(
    Field.CodeFeature.deletesBack.rawValue, "Deleting in an empty box goes back to the one before.")
  static let submitsWhenFull = Key.flag(
    Field.CodeFeature.submitsWhenFull.rawValue, "The last character sends the code.")
  static let autofill = Key.flag(
    Field.CodeFeature.autofill.rawValue, "The code of a message can be filled in by the system.")
  static let paste = Key.flag(Field.CodeFeature.paste.rawValue, "A whole code can be pasted.")
  static let picker = Key.perDevice("picker", Field.Picker.self, "How a date field shows its picker.")

  /// The keys that declare features of a one-time-code field.
  static let features = [split, digitsOnly, advances, deletesBack, submitsWhenFull, autofill, paste]

  private static func ofCode(_ description: KeyDescription) -> KeyDescription {
    var description = description
    description.belongsTo = (content.name, Field.Content.oneTimeCode.rawValue)
    return description
  }

  static let table = ObjectTable(
    "a field", example: "{ name: email, content: email }",
    keys: [name.description, content.description] + ([length.description] + features.map(\.description)).map(ofCode)
      + [picker.belonging(to: content.name, Field.Content.date.rawValue).description],
    synonyms: ["type": "content", "kind": "content", "label": "name", "title": "name", "digits": "length"],
    exampleNamed: { name in
      "{ name: \(name.spelledAsScalar), content: \(content(ofFieldNamed: name)) }"
    })

  /// Returns the content that a field with a name probably has.
  private static func content(ofFieldNamed name: String) -> String {
    let words = name.folded
    let contents: [(words: [String], content: Field.Content)] = [
      (["newpassword", "新しいパスワード"], .newPassword), (["password", "パスワード"], .password),
      (["email", "mail", "メール"], .email), (["phone", "mobile", "電話"], .phone), (["code", "コード"], .oneTimeCode),
      (["username", "login", "ユーザー"], .username), (["date", "birthday", "日付", "誕生日"], .date),
      (["number", "amount", "番号"], .number),
    ]
    return (contents.first { $0.words.contains(where: words.contains) }?.content ?? .text).rawValue
  }
}
