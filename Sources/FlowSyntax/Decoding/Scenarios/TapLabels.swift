import FlowModel

/// The labels, entries and gestures that a scenario can tap, with their results.
struct TapLabels {
  /// The largest number of colons in a text at which `split` looks for the end of a label.
  private static let colonLimit = 64

  /// All names, in the order of the flow.
  private(set) var words: [String] = []
  private var results: [String: [String]] = [:]
  /// The places of the names that contain each word, once for each time.
  private var labelsByPart: [String: [Int]] = [:]
  /// The largest number of names that a word may be in to tell them apart.
  private static let commonCount = 1_000

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
    let wanted = Set(Self.parts(of: text))
    var shared: [Int: Int] = [:]
    for part in wanted {
      let places = labelsByPart[part] ?? []
      if places.count <= Self.commonCount { for place in places { shared[place, default: 0] += 1 } }
    }
    let similar = shared.filter { 2 * $0.value >= max(Self.parts(of: words[$0.key]).count, wanted.count) }
    return similar.min { ($1.value, $0.key) < ($0.value, $1.key) }.map { words[$0.key] }
  }

  private static func parts(of text: String) -> [String] { text.split(separator: " ").map { String($0).folded } }

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
      for part in Self.parts(of: label) { labelsByPart[part, default: []].append(words.count) }
      words.append(label)
    }
  }
}
