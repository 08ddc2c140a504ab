import Diagnostics

extension JSONValue {
  /// Returns an array of strings.
  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map(JSONValue.string)) }

  /// Returns the choice between several schemas, or the only one.
  static func anyOf(_ schemas: [JSONValue]) -> JSONValue {
    schemas.count == 1 ? schemas[0] : ["anyOf": .array(schemas)]
  }

  /// Returns the object with more members in front of its own.
  func adding(_ members: [(key: String, value: JSONValue)]) -> JSONValue {
    guard case .object(let own) = self else { return self }
    return .object(members + own)
  }
}
