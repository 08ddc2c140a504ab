/// A JSON value whose keys keep their order.
package enum JSONValue: Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  case string(String)
  case array([JSONValue])
  case object([(key: String, value: JSONValue)])

  /// The text, or null.
  package static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }

  /// The number, or null.
  package static func optional(_ number: Int?) -> JSONValue { number.map(JSONValue.integer) ?? .null }

  /// The text, with an indentation of two spaces and a line break at its end.
  package var text: String { JSONWriter.text(of: self) }
}
