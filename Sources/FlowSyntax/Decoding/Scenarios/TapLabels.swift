import FlowModel

/// The labels, entries and gestures that a scenario can tap, with their results.
struct TapLabels {
  /// The largest number of colons in a text at which `split` looks for the end of a label.
  private static let colonLimit = 64

  /// All names, in the order of the flow.
  private(set) var words: [String] = []
  private var results: [String: [String]] = [:]

  /// Collects the labels of a flow whose actions are decoded.
  init(_ flow: Flow) {
    for action in flow.actions { add(action) }
    for gesture in GestureName.words { add(gesture) }
  }

  /// Returns the results of a label, or nil for an unknown label.
  ///
  /// If two taps that are offered have the same name, the second one is written as `name #2`.
  subscript(label: String) -> [String]? { results[label] ?? results[Self.unnumbered(label)] }

  /// Returns a name without the ` #2` that distinguishes equal names.
  static func unnumbered(_ name: String) -> String {
    guard let mark = name.lastIndex(of: "#"), Int(digits: String(name[name.index(after: mark)...])) != nil,
      name[..<mark].hasSuffix(" ")
    else { return name }
    return String(name[..<mark].dropLast())
  }

  /// Splits a text into a label and its result, if the whole text is not a label.
  func split(_ text: String) -> (label: String, result: String?) {
    if results[text] != nil || GestureName(written: text) != nil { return (text, nil) }
    var start = text.startIndex
    for _ in 0..<Self.colonLimit {
      guard let colon = text[start...].firstIndex(of: ":") else { break }
      start = text.index(after: colon)
      let label = String(text[..<colon])
      guard results[label] != nil, text[start...].hasPrefix(" ") else { continue }
      return (label, String(text[start...].drop { $0 == " " }))
    }
    return (text, nil)
  }

  /// Returns the label that shares the most words with a text, at least half of its own; a renamed button keeps some.
  func sharingMostWords(with text: String) -> String? {
    let wanted = Set(text.split(separator: " ").map { String($0).folded })
    let shared = words.map { label in
      let own = label.split(separator: " ").map { String($0).folded }
      let count = own.count(where: wanted.contains)
      return 2 * count >= max(own.count, wanted.count) ? count : 0
    }
    guard let most = shared.max(), most > 0 else { return nil }
    return shared.firstIndex(of: most).map { words[$0] }
  }

  private mutating func add(_ action: Action) {
    let label = action.label.value
    add(label)
    for result in action.cases.flatMap(\.results) {
      if let name = result.name?.value, results[label]?.contains(name) == false { results[label]?.append(name) }
    }
  }

  private mutating func add(_ label: String) {
    if results[label] == nil {
      results[label] = []
      words.append(label)
    }
  }
}
