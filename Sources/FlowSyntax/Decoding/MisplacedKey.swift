import Localization

/// The advice for a misplaced key, because conditions and results can be nested only one level deep.
struct MisplacedKey {
  /// The maximum length of an example; instead of a longer one, only the form is shown.
  private static let longest = 200

  let key: String
  let place: ActionPlace

  /// The correct place of the key.
  var help: Message {
    switch (key, place) {
    case ("cases", .alternative), ("cases", .resultCase):
      "write each of its cases into the outer `cases`, with both conditions in its `when`"
    case ("either", .result), ("either", .resultCase): "write its results beside the others, in one `either`"
    case ("cases", .body), ("either", .body), ("cases", .item), ("either", .item):
      "write it in the action itself, without `do` and without a list: `LABEL: { \(key): … }`"
    case ("when", .then), ("where", .then), ("cases", .then), ("either", .then):
      "give the task an outcome for each of these, or write an action `by: arrival` with the condition on the screen that "
        + "comes back"
    case ("when", .gesture), ("where", .gesture), ("cases", .gesture), ("either", .gesture):
      "a gesture has steps only: `present` a screen whose actions have the conditions or results"
    case ("do", _): "write the steps here, without `do`"
    default: home
    }
  }

  /// Says where the key may stand.
  private var home: Message {
    let places = Set(ActionPlace.allCases.filter { $0.allows(key) })
    return switch (places.contains(.action), places.contains(.entry)) {
    case (true, true) where places.contains(.alternative):
      "it belongs to an action, one of its `cases` or one of its results"
    case (true, true): "it belongs to an action or an entry"
    case (true, false): "it belongs to an action of a screen, a task or a root"
    default: "it belongs to an entry"
    }
  }

  // MARK: In a result of `either`

  /// Returns the correction of an `either` in a result of another `either`, or nil if it would be long.
  static func help(for key: String, in result: Node.Pair, of either: [Node.Pair]) -> Message? {
    guard key == "either", let inner = result.value.pairs, inner.count == 1, let others = inner.first?.value.pairs,
      !others.isEmpty
    else { return nil }
    let pairs = either.flatMap { $0.key.text == result.key.text ? others : [$0] }
    let written = "either: { " + pairs.map(spelled).joined(separator: ", ") + " }"
    return written.count <= longest ? "write one `either`: `\(written)`" : nil
  }

  private static func spelled(_ pair: Node.Pair) -> String { "\(pair.key.spelled): \(pair.value.spelled)" }
}
