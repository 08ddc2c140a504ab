/// A JSON value; the keys of objects keep their order.
package enum JSONValue: Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
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
