import Localization

/// The keys of one kind of mapping.
struct ObjectTable: Sendable {
  /// The name of the kind with its article: "a screen".
  let title: Message
  /// Examples for the text after "write".
  let examples: [String]
  /// The words in place of examples, or nil.
  let prose: Message?
  /// The keys in the order of the documentation.
  let keys: [KeyDescription]
  /// Keys that users often write instead, and the keys that they mean.
  let synonyms: [String: String]
  /// The alternatives: the keys of exactly one must be present, unless there are none.
  let alternatives: [[String]]
  /// The only key of an alternative that is also allowed beside any other alternative, as `set` beside `push`; or nil.
  let lone: String?
  /// Keys that exclude each other.
  let exclusive: [String]
  /// Whether an empty mapping is an error.
  let needsKeys: Bool
  /// Returns the correction for an unknown key that means no key of the table, or nil.
  let advice: @Sendable (String) -> Message?
  /// Returns an example with a name that the user has written.
  let exampleNamed: @Sendable (String) -> String?
  /// Whether a key that means none of the table is only a warning, because a later version of navflow may have it.
  let growsWithVersions: Bool
  private let places: [String: Int]

  /// Creates a table.
  init(
    _ title: Message, example: String..., examples: [String] = [], prose: Message? = nil, keys: [KeyDescription],
    alternatives: [[String]] = [], lone: String? = nil, exclusive: [String] = [], needsKeys: Bool = false,
    growsWithVersions: Bool = false, advice: @escaping @Sendable (String) -> Message? = { _ in nil },
    synonyms: [String: String] = [:], exampleNamed: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.growsWithVersions = growsWithVersions
    self.exampleNamed = exampleNamed
    self.alternatives = alternatives
    self.lone = lone
    self.exclusive = exclusive
    self.needsKeys = needsKeys
    self.advice = advice
    self.title = title
    self.examples = examples + example
    self.prose = prose
    self.keys = keys
    self.synonyms = synonyms
    self.places = Dictionary(keys.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The examples in one text.
  var example: String { choice.english }

  /// The examples as a choice.
  var choice: Message { prose ?? .list(examples.map(Message.code), .or) }

  /// The help to write one of the examples.
  var request: Message {
    if prose == nil, examples.count == 1 { return "write \(.code(examples[0]))" }
    return ("write \(choice)" as Message).about(prose == nil ? "steps" : "shape")
  }

  /// The description of a key, or nil.
  subscript(name: String) -> KeyDescription? { places[name].map { keys[$0] } }
}
