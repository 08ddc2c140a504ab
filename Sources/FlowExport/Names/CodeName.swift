import Foundation

/// The name of something in a flow as an identifier of Swift.
///
/// The same name serves in accessibility identifiers, without the backticks of keywords.
package struct CodeName: Hashable, Sendable {
  /// The identifier without backticks.
  package let plain: String

  /// The identifier as Swift code: in backticks where it is a keyword.
  package var swift: String { Self.keywords.contains(plain) ? "`\(plain)`" : plain }

  /// Derives the name of something from its name in the flow file.
  package init(deriving text: String) {
    let words = Self.words(of: text.precomposedStringWithCanonicalMapping)
    let named = words.contains { !$0.allSatisfy { $0 == "_" } } ? words : Self.scalarNames(of: text)
    self.init(joined: Self.joined(named))
  }

  /// Takes over an `id`, whose case is as written.
  package init(id: String) { self.init(joined: id.precomposedStringWithCanonicalMapping) }

  private init(joined text: String) {
    let startsWell = text.unicodeScalars.first.map(Self.canBegin) ?? false
    let name = startsWell ? text : "_" + text
    plain = Self.reserved.contains(name) ? name + "_" : name
  }

  /// Returns whether a text can be an `id`: letters, marks, digits and `_`, and not only `_`.
  package static func isValid(id: String) -> Bool {
    id.unicodeScalars.allSatisfy(isOfWord) && id.contains { $0 != "_" }
  }

  // MARK: Words

  /// Splits a text into its words: everything but letters, marks, digits and `_` separates.
  private static func words(of text: String) -> [String] {
    text.unicodeScalars.split { !isOfWord($0) }.map { String($0) }
  }

  static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
      .spacingMark, .decimalNumber:
      true
    default: scalar == "_"
    }
  }

  /// Returns the words of the Unicode names of a text without words, such as "plus sign" of "+".
  private static func scalarNames(of text: String) -> [String] {
    text.unicodeScalars.flatMap { scalar in
      let name = scalar.properties.name ?? scalar.properties.nameAlias ?? "U" + String(scalar.value, radix: 16)
      return words(of: name.lowercased())
    }
  }

  private static func joined(_ words: [String]) -> String {
    guard let first = words.first else { return "" }
    return beginningSmall(first) + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Returns a word with a small first letter: `OK` is `ok`, and `HTTPServer` is `httpServer`.
  private static func beginningSmall(_ word: String) -> String {
    let capitals = word.prefix(while: \.isUppercase).count
    let next = word.dropFirst(capitals).first
    let isBeforeWord = capitals > 1 && next.map(\.isLowercase) == true
    let small = isBeforeWord ? capitals - 1 : capitals
    return word.prefix(small).lowercased() + word.dropFirst(small)
  }

  // MARK: Swift

  /// Returns whether an identifier can begin with a scalar; it cannot begin with a digit or a combining mark.
  private static func canBegin(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber: false
    default: true
    }
  }

  /// The words that cannot be a name of a member, also in backticks.
  private static let reserved: Set<String> = ["self", "Self", "init", "Type", "Protocol"]

  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "inout", "internal",
    "let", "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static", "struct",
    "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do", "else",
    "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw", "switch", "where", "while", "Any", "as",
    "await", "false", "is", "nil", "super", "throws", "true", "try",
  ]
}
