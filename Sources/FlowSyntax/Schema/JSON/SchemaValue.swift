/// A piece of JSON, with its members in their order.
public indirect enum SchemaValue: Sendable {
  case boolean(Bool)
  case integer(Int)
  case string(String)
  case array([SchemaValue])
  case object([(key: String, value: SchemaValue)])
}

extension SchemaValue: ExpressibleByStringLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
  /// A string.
  public init(stringLiteral text: String) { self = .string(text) }

  /// An array.
  public init(arrayLiteral elements: SchemaValue...) { self = .array(elements) }

  /// An object with its members in the order in which they are written.
  public init(dictionaryLiteral members: (String, SchemaValue)...) {
    self = .object(members.map { (key: $0.0, value: $0.1) })
  }

  /// An array of strings.
  static func strings(_ texts: [String]) -> SchemaValue { .array(texts.map(SchemaValue.string)) }

  /// One of several schemas, or the only one.
  static func anyOf(_ schemas: [SchemaValue]) -> SchemaValue {
    schemas.count == 1 ? schemas[0] : ["anyOf": .array(schemas)]
  }

  /// The object with more members in front of its own.
  func adding(_ members: [(key: String, value: SchemaValue)]) -> SchemaValue {
    guard case .object(let own) = self else { return self }
    return .object(members + own)
  }
}
