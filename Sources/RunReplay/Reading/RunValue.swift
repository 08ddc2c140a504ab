import Foundation

/// A JSON value of a recorded run.
enum RunValue: Decodable, Sendable {
  case text(String)
  case number(Int)
  case flag(Bool)
  case object([String: RunValue])
  /// Null, a list, or a number that is not whole.
  case other

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let flag = try? value.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? value.decode(Int.self) {
      self = .number(number)
    } else if let object = try? value.decode([String: RunValue].self) {
      self = .object(object)
    } else {
      self = .other
    }
  }

  /// The value as a word: values of variables may be written as numbers.
  var word: String? {
    switch self {
    case .text(let text): text
    case .number(let number): String(number)
    case .flag(let flag): flag ? "true" : "false"
    case .object, .other: nil
    }
  }

  var number: Int? { if case .number(let number) = self { number } else { nil } }

  /// The members as words.
  var words: [String: String] {
    guard case .object(let members) = self else { return [:] }
    return members.compactMapValues(\.word)
  }
}
