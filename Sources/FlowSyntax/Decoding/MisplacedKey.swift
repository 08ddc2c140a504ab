/// What to write instead of a key that cannot stand where it does: conditions and results nest only one level.
struct MisplacedKey {
  /// A longer text would hide what is meant; then only the form is shown.
  private static let longest = 200

  let key: String
  let place: ActionPlace

  /// Where the key belongs.
  var help: String {
    switch (key, place) {
    case ("cases", .alternative):
      "write each of its cases into the outer `cases`, with both conditions in its `when`"
    case ("cases", .result): "write `cases` around `either`: `cases: [{ when: …, either: { … } }, { either: { … } }]`"
    case ("either", .result): "write its results beside the others, in one `either`"
    case ("cases", .body), ("either", .body), ("cases", .item), ("either", .item):
      "write it in the action itself, without `do` and without a list: `LABEL: { \(key): … }`"
    case ("when", .then), ("where", .then), ("cases", .then), ("either", .then):
      "give the task an outcome for each of these, or write an action `by: arrival` with the condition on the screen that "
        + "comes back"
    case ("when", .gesture), ("where", .gesture), ("cases", .gesture), ("either", .gesture):
      "a gesture has steps only: `present` a screen whose actions have the conditions or results"
    case ("by", _), ("role", _), ("auth", _), ("clears", _): "it belongs to an action of a screen, a task or a root"
    case ("once", _): "it belongs to an entry"
    case ("note", _), ("allow", _): "it belongs to an action or an entry"
    case ("when", _), ("where", _): "it belongs to an action, one of its `cases` or one of its results"
    default: "write the steps here, without `do`"
    }
  }

  // MARK: In a result of `either`

  /// What to write instead of `cases` or `either` in one of the results of an `either`; nil where it would be long.
  static func help(for key: String, in result: Node.Pair, of either: [Node.Pair]) -> String? {
    guard let inner = result.value.pairs, inner.count == 1, let value = inner.first?.value else { return nil }
    let name = result.key.text
    let written =
      key == "either"
      ? results(either, replacing: name, with: value.pairs ?? [])
      : value.items.map { items in
        "cases: [" + items.map { alternative($0, name, either) }.joined(separator: ", ") + "]"
      }
    guard let written, written.count <= longest else { return nil }
    return key == "either" ? "write one `either`: `\(written)`" : "write `cases` around `either`: `\(written)`"
  }

  private static func results(_ all: [Node.Pair], replacing name: String?, with others: [Node.Pair]) -> String? {
    let pairs = all.flatMap { $0.key.text == name ? others : [$0] }
    return others.isEmpty ? nil : "either: { " + pairs.map(spelled).joined(separator: ", ") + " }"
  }

  /// One case with all results of the `either`, of which one is what the case had.
  private static func alternative(_ item: Node, _ name: String?, _ either: [Node.Pair]) -> String {
    let pairs = item.pairs ?? []
    let isCondition = { (pair: Node.Pair) in ["when", "where"].contains(pair.key.text) }
    let rest = pairs.filter { !isCondition($0) }
    let body = item.pairs == nil ? item.spelled : steps(rest)
    let results = either.map { $0.key.text == name ? "\($0.key.spelled): \(body)" : spelled($0) }
    let either = "either: { " + results.joined(separator: ", ") + " }"
    return "{ " + (pairs.filter(isCondition).map(spelled) + [either]).joined(separator: ", ") + " }"
  }

  /// Steps as a phrase where they are one verb and a name.
  private static func steps(_ pairs: [Node.Pair]) -> String {
    guard pairs.count == 1, let key = pairs[0].key.text else {
      return "{ " + pairs.map(spelled).joined(separator: ", ") + " }"
    }
    if key == "do" { return pairs[0].value.spelled }
    guard Verb(rawValue: key) != nil, let name = pairs[0].value.text else { return "{ \(spelled(pairs[0])) }" }
    return "\(key) \(name)".spelledAsScalar
  }

  private static func spelled(_ pair: Node.Pair) -> String { "\(pair.key.spelled): \(pair.value.spelled)" }
}
