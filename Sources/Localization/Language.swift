import Support

/// A language of messages, reports, rule texts and review pages.
///
/// A `Message` is the English text and the key of its translation in the catalogue of another language.
public enum Language: String, CaseIterable, Sendable {
  /// English.
  case english = "en"
  /// Japanese.
  case japanese = "ja"

  /// The language of the texts that the running command writes.
  public static var current: Language { running }

  @TaskLocal private static var running = Language.english

  /// Calls a closure whose texts are in this language, with those of the tasks that it runs in parallel.
  public func call<Result>(_ work: () throws -> Result) rethrows -> Result {
    try TaskPool.$surroundings.withValue({ task in Language.$running.withValue(self) { task() } }) {
      try Language.$running.withValue(self, operation: work)
    }
  }

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
