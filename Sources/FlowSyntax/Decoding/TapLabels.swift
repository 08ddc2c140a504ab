import FlowModel

/// What a scenario can tap: labels, entries and gestures, with the results that each can have.
struct TapLabels {
  /// Labels with more colons are not told from their results.
  private static let longestLabel = 64

  /// Every name, in the order of the flow.
  private(set) var words: [String] = []
  private var results: [String: [String]] = [:]

  /// The labels of a flow whose actions are known.
  init(_ flow: Flow) {
    for action in flow.actions { add(action) }
    for gesture in GestureName.words { add(gesture) }
  }

  /// The results of a label, or nil where nothing is called so.
  ///
  /// Where two moves of one name are offered at once, the second is tapped as `name #2`.
  subscript(label: String) -> [String]? { results[label] ?? results[Self.unnumbered(label)] }

  /// A name without the ` #2` that tells it from another of the same name.
  static func unnumbered(_ name: String) -> String {
    guard let mark = name.lastIndex(of: "#"), Int(digits: String(name[name.index(after: mark)...])) != nil,
      name[..<mark].hasSuffix(" ")
    else { return name }
    return String(name[..<mark].dropLast())
  }

  /// A label and its result, where the text is no label as a whole and `label: result` is one of a label.
  func split(_ text: String) -> (label: String, result: String?) {
    if results[text] != nil || GestureName(text) != nil { return (text, nil) }
    var start = text.startIndex
    for _ in 0..<Self.longestLabel {
      guard let colon = text[start...].firstIndex(of: ":") else { break }
      start = text.index(after: colon)
      let label = String(text[..<colon])
      guard results[label] != nil, text[start...].hasPrefix(" ") else { continue }
      return (label, String(text[start...].drop { $0 == " " }))
    }
    return (text, nil)
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
