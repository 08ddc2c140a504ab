/// A language of messages, reports, rule texts and review pages.
///
/// The program writes every text in English first. `String.localized` then looks it up in the catalogue of the language.
public enum Language: String, CaseIterable, Sendable {
  /// English.
  case english = "en"
  /// Japanese.
  case japanese = "ja"

  /// The language of the texts that the running command writes.
  @TaskLocal public static var current = Language.english

  /// Chooses the language as POSIX programs do: by the first of LC_ALL, LC_MESSAGES and LANG that is not empty.
  ///
  /// Every value that does not name Japanese, such as "C" or "fr_FR.UTF-8", means English.
  public init(environment: [String: String]) {
    let value = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
    let code = value?.prefix { $0.isLetter }
    self = code.flatMap { Language(rawValue: $0.lowercased()) } ?? .english
  }

  /// The catalogue of the language; nil for English.
  var catalogue: MessageCatalogue? {
    switch self {
    case .english: nil
    case .japanese: .japanese
    }
  }
}

extension String {
  /// The text in the current language; unchanged if the catalogue does not translate it.
  public var localized: String { translation(into: Language.current) ?? self }

  /// The text in the current language; unchanged unless the catalogue has it word for word.
  ///
  /// This is faster than `localized`.
  public var localizedLiteral: String { Language.current.catalogue?.fixed[self] ?? self }

  /// The separator of lists in the current language, for the English one.
  public var localizedSeparator: String { Language.current == .japanese ? "、" : self }

  /// The name of a gesture in the current language.
  public var localizedGesture: String {
    guard Language.current != .english else { return self }
    if hasPrefix("Tab: ") { return localized }
    // A label of the flow may be any word of the catalogue.
    return Self.gestures.contains(self) ? localizedLiteral : self
  }

  private static let gestures: Set = ["Back", "Swipe down", "Swipe left", "Swipe right", "Tap outside", "Return"]

  /// The name of a gesture in the current language, with the name in flow files behind it if they differ.
  public var localizedGestureWithOriginal: String {
    let name = localizedGesture
    return name == self ? self : "\(name) (\(self))"
  }

  /// The lines of the text, each in the current language.
  public var localizedLines: String {
    guard Language.current != .english else { return self }
    return split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let indent = line.prefix { $0 == " " }
      return indent + String(line.dropFirst(indent.count)).localized
    }.joined(separator: "\n")
  }

  /// Returns the text in a language, or nil if the language's catalogue does not translate it.
  public func translation(into language: Language) -> String? {
    language.catalogue.flatMap { $0.translation(of: self) }
  }
}
