/// The keys of one kind of mapping.
struct ObjectTable: Sendable {
  /// What such a mapping is, with its article: "a screen".
  let title: String
  /// How one is written, after "write".
  let example: String
  /// The keys in the order of the language's description.
  let keys: [KeyDescription]
  /// Keys that people write instead, and what they mean by them.
  let synonyms: [String: String]
  /// Sets of keys of which exactly one must be there; empty where no choice is to be made.
  let alternatives: [[String]]
  /// The alternative that counts only where no other is there: beside others it is an option.
  let lone: String?
  /// Keys of which one at most may be there.
  let exclusive: [String]
  /// Whether one without keys says nothing.
  let needsKeys: Bool
  /// What to write instead of a key that has no counterpart, or nil where nothing is known of it.
  let advice: @Sendable (String) -> String?
  private let places: [String: Int]

  /// Creates a table.
  init(
    _ title: String, example: String, keys: [KeyDescription],
    alternatives: [[String]] = [], lone: String? = nil, exclusive: [String] = [], needsKeys: Bool = false,
    advice: @escaping @Sendable (String) -> String? = { _ in nil }, synonyms: [String: String] = [:]
  ) {
    self.alternatives = alternatives
    self.lone = lone
    self.exclusive = exclusive
    self.needsKeys = needsKeys
    self.advice = advice
    self.title = title
    self.example = example
    self.keys = keys
    self.synonyms = synonyms
    self.places = Dictionary(keys.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The description of a key, or nil where there is no such key.
  subscript(name: String) -> KeyDescription? { places[name].map { keys[$0] } }
}
