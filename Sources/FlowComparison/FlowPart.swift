/// A named part of a flow, taken down so that two versions of it can be compared respect by respect.
struct FlowPart: Sendable {
  /// What makes it the same part in another version.
  struct Key: Hashable, Sendable {
    let subject: FlowChange.Subject
    let owner: FlowChange.Owner?
    let name: String
    /// Whether its name is that of a gesture, which an action's label may be too.
    var isGesture = false
  }

  /// One respect and what the flow says in it.
  struct Facet: Sendable {
    let what: String
    let text: String
    /// Whether the text is short enough to be told.
    var isTold = true
  }

  let key: Key
  /// What the flow says of it; nothing is said in respects in which it says nothing.
  private(set) var facets: [Facet] = []

  init(_ subject: FlowChange.Subject, _ name: String, of owner: FlowChange.Owner? = nil) {
    key = Key(subject: subject, owner: owner, name: name)
  }

  init(_ key: Key) { self.key = key }

  /// Takes down what is said in a respect; nil for nothing.
  mutating func say(_ what: String, _ text: String?, isTold: Bool = true) {
    guard let text else { return }
    facets.append(Facet(what: what, text: text, isTold: isTold))
  }

  /// Takes down something that is so or not.
  mutating func say(_ what: String, if isSo: Bool, _ word: String = "yes") { if isSo { say(what, word) } }

  /// In which respects another version of the part says something else.
  func details(changedTo new: FlowPart) -> [FlowChange.Detail] {
    let before = Dictionary(facets.map { ($0.what, $0) }) { first, _ in first }
    let after = Dictionary(new.facets.map { ($0.what, $0) }) { first, _ in first }
    var details: [FlowChange.Detail] = []
    for facet in facets where after[facet.what] == nil {
      details.append(.init(facet.what, old: facet.isTold ? facet.text : nil, new: nil))
    }
    for facet in new.facets where before[facet.what]?.text != facet.text {
      let old = before[facet.what]
      details.append(
        .init(facet.what, old: facet.isTold ? old?.text : nil, new: facet.isTold ? facet.text : nil))
    }
    return details
  }

  /// What became of it.
  func change(_ kind: FlowChange.Kind, _ details: [FlowChange.Detail] = []) -> FlowChange {
    FlowChange(kind, key.subject, key.name, of: key.owner, details: details)
  }
}
