/// A JSON value with ordered members.
public indirect enum SchemaValue: Sendable {
  case boolean(Bool)
  case integer(Int)
  case string(String)
  case array([SchemaValue])
  case object([(key: String, value: SchemaValue)])
}

extension SchemaValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// Creates a string.
  public init(stringLiteral text: String) { self = .string(text) }

  /// Creates an array.
  public init(arrayLiteral elements: SchemaValue...) { self = .array(elements) }

  /// Creates an object with its members in source order.
  public init(dictionaryLiteral members: (String, SchemaValue)...) {
    self = .object(members.map { (key: $0.0, value: $0.1) })
  }

  /// Returns an array of strings.
  static func strings(_ texts: [String]) -> SchemaValue { .array(texts.map(SchemaValue.string)) }

  /// Returns the union of several schemas, or the only one.
  static func anyOf(_ schemas: [SchemaValue]) -> SchemaValue {
    schemas.count == 1 ? schemas[0] : ["anyOf": .array(schemas)]
  }

  /// Returns the object with more members before its own.
  func adding(_ members: [(key: String, value: SchemaValue)]) -> SchemaValue {
    guard case .object(let own) = self else { return self }
    return .object(members + own)
  }
}
