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
  /// Steps in any of their forms: a phrase, a list, or a map.
  case steps
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

  /// Whether it is a mapping with known keys.
  var isObject: Bool { if case .object = self { true } else { false } }

  /// What to write, as a phrase that follows "write".
  var description: String {
    switch self {
    case .text: "a text"
    case .name(let kind): "the name of a \(kind)"
    case .flag: "true or false"
    case .number(let least): "a number" + (least > 0 ? ", \(least) or more" : "")
    case .word(let words): words.count == 1 ? words[0] : "one of: " + words.joined(separator: ", ")
    case .perDevice(let words): "one of: " + words.joined(separator: ", ") + "; or { phone: …, pad: … }"
    case .list(of: .object(let object)): "a list, such as `- \(object.table.example)`"
    case .list: "a list, such as [a, b]"
    case .map(of: .steps): "labels and steps, such as `Next: push SCREEN`"
    case .map(of: .text): "names and values, such as `name: value`"
    case .map: "names, and below each what belongs to it"
    case .steps: "a step such as `push SCREEN`, a list of steps, or { push: SCREEN, … }"
    case .object(let object): object.table.example
    case .any(let shapes):
      (shapes.last { $0.isObject }.map { [$0] } ?? shapes).map(\.description).joined(separator: ", or ")
    }
  }
}
