/// A named element of a flow with its properties, for comparison between versions.
struct FlowPart: Sendable {
  /// The key that identifies the element in both versions.
  struct Key: Hashable, Sendable {
    let subject: FlowChange.Subject
    var owner: FlowChange.Owner?
    var name: String
    /// Whether the name is a gesture's, because an action can have the same label.
    var isGesture = false
  }

  /// A property of the element.
  struct Property: Sendable {
    let what: String
    let text: String
    /// Whether the text is short enough for a report.
    var isReported = true
  }

  let key: Key
  /// The properties of the element that the flow sets.
  private(set) var properties: [Property] = []

  init(_ subject: FlowChange.Subject, _ name: String, of owner: FlowChange.Owner? = nil) {
    key = Key(subject: subject, owner: owner, name: name)
  }

  init(_ key: Key) { self.key = key }

  /// Adds a property, unless its text is nil.
  mutating func add(_ what: String, _ text: String?, isReported: Bool = true) {
    guard let text else { return }
    properties.append(Property(what: what, text: text, isReported: isReported))
  }

  /// Adds a property if it is set.
  mutating func add(_ what: String, if isSet: Bool, _ word: String = "yes") { if isSet { add(what, word) } }

  /// Returns what holds where this part does not set a property that the other version sets to a text; nil if nothing does.
  private func defaultText(of what: String, insteadOf text: String) -> String? {
    let word =
      switch (what, text) {
      case ("presentation", _): properties.contains { $0.what == "kind" } ? "fullScreen" : "sheet"
      case ("kind", _): key.subject == .screen ? "screen" : ""
      case (_, "hidden"): "shown"
      case (_, "yes"): "no"
      default: ""
      }
    return word.isEmpty ? nil : "\(word) (default)"
  }

  /// Returns the properties that differ in another version of the element.
  func details(changedTo new: FlowPart) -> [FlowChange.Detail] {
    let before = Dictionary(properties.map { ($0.what, $0) }) { first, _ in first }
    let after = Dictionary(new.properties.map { ($0.what, $0) }) { first, _ in first }
    var details: [FlowChange.Detail] = []
    for property in properties where after[property.what] == nil {
      details.append(
        .init(
          property.what, old: property.isReported ? property.text : nil,
          new: new.defaultText(of: property.what, insteadOf: property.text)))
    }
    for property in new.properties where before[property.what]?.text != property.text {
      let old = before[property.what]
      details.append(
        .init(
          property.what,
          old: property.isReported ? old?.text ?? defaultText(of: property.what, insteadOf: property.text) : nil,
          new: property.isReported ? property.text : nil)
      )
    }
    return details
  }

  /// Returns the change of the element.
  func change(_ kind: FlowChange.Kind, _ details: [FlowChange.Detail] = []) -> FlowChange {
    FlowChange(kind, key.subject, key.name, of: key.owner, details: details)
  }
}
