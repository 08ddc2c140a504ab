import Diagnostics

/// The regular expressions of step phrases.
enum StepPattern {
  /// The white space that is allowed after a verb; a full-width space is an error.
  private static let gap = "[^\\S\u{3000}]+"
  private static let name = "\\S[\\s\\S]*"
  private static let count = "0*[1-9][0-9]*"

  /// A whole phrase.
  static var phrase: String {
    let named = Verb.allCases.filter { $0.operand != nil }.map(\.rawValue).joined(separator: "|")
    let forms = Verb.allCases.compactMap { verb -> String? in
      guard verb.operand == nil, verb != .set else { return nil }
      return words(of: verb).map { "\(verb.rawValue)(?:\(gap)(?:\($0)))?" } ?? verb.rawValue
    }
    return "^\\s*(?:(?:\(named))\(gap)\(name)|\(forms.joined(separator: "|")))\\s*$"
  }

  /// Returns the schema of the value of a key that is a verb with its own keywords.
  static func operand(of verb: Verb) -> JSONValue {
    let text: JSONValue = ["type": "string", "pattern": .string("^\\s*(?:\(words(of: verb) ?? name))\\s*$")]
    return verb == .pop ? .anyOf([["type": "integer", "minimum": .integer(1)], text]) : text
  }

  private static func words(of verb: Verb) -> String? {
    switch verb {
    case .pop: "root|\(count)|to +\(name)"
    case .dismiss: "all|to +\(name)"
    default: nil
    }
  }
}
