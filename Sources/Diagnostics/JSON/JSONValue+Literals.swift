extension JSONValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// Creates a string.
  package init(stringLiteral text: String) { self = .string(text) }

  /// Creates an array.
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

  /// Creates an object with its members in the order in which they are written.
  package init(dictionaryLiteral members: (String, JSONValue)...) {
    self = .object(members.map { (key: $0.0, value: $0.1) })
  }
}
