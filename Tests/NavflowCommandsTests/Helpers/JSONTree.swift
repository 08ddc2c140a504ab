import Foundation

/// A JSON document as a comparable tree.
indirect enum JSONTree: Hashable {
  case null
  case boolean(Bool)
  case number(Double)
  case string(String)
  case array([JSONTree])
  case object([String: JSONTree])

  /// Decodes a text with Foundation, independently of our writer.
  init(parsing text: String) throws {
    self = try JSONDecoder().decode(JSONTree.self, from: Data(text.utf8))
  }

  var object: [String: JSONTree]? { if case .object(let object) = self { object } else { nil } }
  var double: Double? { if case .number(let number) = self { number } else { nil } }
  var int: Int? { if case .number(let number) = self { Int(number) } else { nil } }
  var array: [JSONTree]? { if case .array(let array) = self { array } else { nil } }
  var string: String? { if case .string(let string) = self { string } else { nil } }

  /// Returns a member of an object, or nil.
  subscript(key: String) -> JSONTree? { object?[key] }
}

extension JSONTree: Decodable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let boolean = try? value.decode(Bool.self) {
      self = .boolean(boolean)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let array = try? value.decode([JSONTree].self) {
      self = .array(array)
    } else {
      self = .object(try value.decode([String: JSONTree].self))
    }
  }
}
