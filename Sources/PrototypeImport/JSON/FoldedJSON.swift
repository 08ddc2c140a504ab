/// A JSON value of a small file, with the keys in their order.
indirect enum FoldedJSON: Sendable {
  case object([(key: String, value: FoldedJSON)])
  case array([FoldedJSON])
  case string(String)
  case number(Double)
  case flag(Bool)
  case null

  /// Reads the next value.
  init(_ scanner: inout JSONScanner) throws(ImportProblem) {
    switch try scanner.kind() {
    case .object:
      var members: [(key: String, value: FoldedJSON)] = []
      try scanner.members { (key, scanner) throws(ImportProblem) in members.append((key, try FoldedJSON(&scanner))) }
      self = .object(members)
    case .array:
      var items: [FoldedJSON] = []
      try scanner.elements { (scanner) throws(ImportProblem) in items.append(try FoldedJSON(&scanner)) }
      self = .array(items)
    case .string: self = .string(try scanner.string() ?? "")
    case .number: self = try scanner.number().map { .number($0) } ?? .null
    case .boolean: self = .flag(try scanner.boolean() ?? false)
    case .null:
      try scanner.skip()
      self = .null
    }
  }

  /// The value of a key, or nil.
  subscript(key: String) -> FoldedJSON? { members?.first { $0.key == key }?.value }

  var members: [(key: String, value: FoldedJSON)]? { if case .object(let members) = self { members } else { nil } }
  var items: [FoldedJSON]? { if case .array(let items) = self { items } else { nil } }
  var text: String? { if case .string(let text) = self { text } else { nil } }
  var number: Double? { if case .number(let number) = self { number } else { nil } }
  var flag: Bool? { if case .flag(let flag) = self { flag } else { nil } }
}
