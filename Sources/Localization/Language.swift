/// A language of messages, reports, rule texts and review pages.
///
/// A `Message` is the English text and the key of its translation in the catalogue of another language.
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
