/// What may stand as the value of a key: for error messages, and for the schemas that editors read.
indirect enum Shape: Sendable {
  /// Free text.
  case text
  /// A text that says something.
  case reason
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
  case list(of: Shape, atLeast: Int = 0)
  /// Names with a value each.
  case map(of: Shape, names: MapNames = .any, atLeast: Int = 0)
  /// One name with a value, as in `label: result`.
  case pair(of: Shape)
  /// Steps in any of their forms: a phrase, a list, or a map.
  case steps(ActionPlace)
  /// What stands after a verb that takes words of its own, as in `pop: to SCREEN`.
  case operand(Verb)
  /// One value, a list of them, or `{ not: … }`.
  case match(of: Shape)
  /// A mapping with the keys of a table.
  case object(SchemaObject)
  /// The same, or nothing.
  case optional(Shape)
  case any(of: [Shape])

  /// Whether leaving the value out says the same as an empty list or map.
  var mayBeEmpty: Bool {
    switch self {
    case .list(_, let least): least == 0
    case .map(_, _, let least): least == 0
    case .optional: true
    default: false
    }
  }

  /// Whether free text may stand there.
  private var mayBeText: Bool {
    switch self {
    case .text: true
    case .any(let shapes): shapes.contains(where: \.mayBeText)
    default: false
    }
  }

  /// The mapping with known keys that it is; nil for anything else.
  var object: SchemaObject? { if case .object(let object) = self { object } else { nil } }

  /// What to write, as a phrase that follows "write".
  var description: String {
    switch self {
    case .text: "a text"
    case .reason: "the reason, in quotes"
    case .name(let kind): "the name of \("aeiou".contains(kind.first ?? " ") ? "an" : "a") \(kind)"
    case .flag: "true or false"
    case .number(let least): "a number" + (least > 0 ? ", \(least) or more" : "")
    case .word(let words): words.count == 1 ? words[0] : "one of: " + words.joined(separator: ", ")
    case .perDevice(let words): "one of: " + words.joined(separator: ", ") + "; or { phone: …, pad: … }"
    case .list(of: .object(let object), _): "a list, such as `- \(object.table.example)`"
    case .list(of: .steps, _): "a list, such as [{ when: { variable: value }, push: SCREEN }, push SCREEN]"
    case .list: "a list, such as [a, b]"
    case .map(of: .steps, _, _): "labels and steps, such as `Next: push SCREEN`"
    case .map(.word(let words), _, _): "rules and a word for each, such as `dead-end: \(words.first ?? "")`"
    case .map(let shape, _, _) where shape.mayBeText: "names and values, such as `name: value`"
    case .map: "names, and below each what belongs to it"
    case .pair: "`name: value`"
    case .operand(let verb): verb.example
    case .match(let shape): shape.description + ", [several] or { not: … }"
    case .optional(let shape): shape.description
    case .steps: "a step such as `push SCREEN`, a list of steps, or { push: SCREEN, … }"
    case .object(let object): object.table.example
    case .any(let shapes):
      (shapes.last { $0.object != nil }.map { [$0] } ?? shapes).map(\.description).joined(separator: ", or ")
    }
  }
}
