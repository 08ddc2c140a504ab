/// A JSON value; the keys of objects keep their order.
package enum JSONValue: Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// A decimal number, in thousandths.
  case thousandths(Int)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// Returns a string, or null for nil.
  package static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// Returns a number, or null for nil.
  package static func optional(_ number: Int?) -> JSONValue { number.map(JSONValue.integer) ?? .null }

  /// The JSON text, indented by two spaces, with a line break at the end.
  package var text: String { JSONWriter.text(of: self) }
}

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
