/// What may stand as the value of a key: for error messages, and for the schemas that editors read.
indirect enum Shape: Sendable {
  /// Free text.
  case text
  /// The name of something that the flow defines, such as `screen`.
  case name(of: String)
  /// `true` or `false`.
  case flag
  /// A whole number, no smaller than this.
  case number(atLeast: Int)
  /// One of these words.
  case word([String])
  /// A word, or `{ phone: word, pad: word }`.
  case perDevice([String])
  case list(of: Shape)
  /// Names chosen by the designer, each with a value.
  case map(of: Shape)
  /// A mapping with the keys of a table.
  case object(SchemaObject)
  case any(of: [Shape])

  /// Whether leaving the value out says the same as an empty list or map.
  var mayBeEmpty: Bool {
    switch self {
    case .list, .map: true
    default: false
    }
  }

  /// What to write, as a phrase that follows "write".
  var description: String {
    switch self {
    case .text: "a text"
    case .name(let kind): "the name of a \(kind)"
    case .flag: "true or false"
    case .number(let least): "a number" + (least > 0 ? ", \(least) or more" : "")
    case .word(let words): words.count == 1 ? words[0] : "one of: " + words.joined(separator: ", ")
    case .perDevice(let words): "one of: " + words.joined(separator: ", ") + "; or { phone: …, pad: … }"
    case .list: "a list, such as [a, b]"
    case .map: "names, each with a value: `name: …`"
    case .object(let object): object.table.example
    case .any(let shapes): shapes.map(\.description).joined(separator: ", or ")
    }
  }
}
