import Localization

/// The shape of a key's value, for messages and for the JSON Schema.
indirect enum Shape: Sendable {
  /// Free text.
  case text
  /// Text that may not be empty.
  case reason
  /// A name that the flow defines; the kind is a word such as `screen`.
  case name(of: String)
  /// `true` or `false`.
  case flag
  /// An integer with a minimum.
  case number(atLeast: Int)
  /// A rectangle of a picture, or several of them.
  case area
  /// One of these words.
  case word([String])
  /// A word, or `{ phone: word, pad: word }`.
  case perDevice([String])
  case list(of: Shape, atLeast: Int = 0)
  /// A mapping from names to values.
  case map(of: Shape, names: MapNames = .any, atLeast: Int = 0)
  /// A mapping with exactly one name, as in `label: result`.
  case pair(of: Shape)
  /// Steps in any form: a phrase, a list, or a map.
  case steps(ActionPlace)
  /// The operand of a verb with its own keywords, as in `pop: to SCREEN`.
  case operand(Verb)
  /// One value, a list of them, or `{ not: … }`.
  case match(of: Shape)
  /// A mapping with the keys of a table.
  case object(SchemaObject)
  /// A value that may also be absent.
  case optional(Shape)
  case any(of: [Shape])

  /// Whether an absent value means an empty list or map.
  var mayBeEmpty: Bool {
    switch self {
    case .list(_, let least): least == 0
    case .map(_, _, let least): least == 0
    case .optional: true
    default: false
    }
  }

  /// Whether free text is allowed.
  private var mayBeText: Bool {
    switch self {
    case .text: true
    case .any(let shapes): shapes.contains(where: \.mayBeText)
    default: false
    }
  }

  /// The object with known keys, or nil for another shape.
  var object: SchemaObject? { if case .object(let object) = self { object } else { nil } }

  /// What to write, as a help.
  var advice: Message { ("write \(description)" as Message).about("shape") }

  /// The text after "write" in messages.
  var description: Message {
    switch self {
    case .text: "a text"
    case .reason: "the reason, in quotes"
    case .name("screen"): "the name of a screen"
    case .name("task"): "the name of a task"
    case .name("outcome"): "the name of an outcome"
    case .name("root"): "the name of a root"
    case .name("tab"): "the name of a tab"
    case .name(let kind): "the name of a \(kind)"
    case .flag: "true or false"
    case .area: "[left, top, width, height], as in [0, 0.25, 1, 0.125]"
    case .number(let least): least > 0 ? "a number, \(least) or more" : "a number"
    case .word(let words):
      words.count == 1 ? .code(words[0]) : "one of: \(Message.list(words.map(Message.code), .none))"
    case .perDevice(let words): "one of: \(Message.list(words.map(Message.code), .none)); or { phone: …, pad: … }"
    case .list(of: .object(let object), _): "a list, such as `- \(object.table.example)`"
    case .list(of: .steps, _): "a list, such as [{ when: { variable: value }, push: SCREEN }, push SCREEN]"
    case .list: "a list, such as [a, b]"
    case .map(of: .steps, _, _): "labels and steps, such as `Next: push SCREEN`"
    case .map(.word(let words), _, _): "rules and a word for each, such as `dead-end: \(words.first ?? "")`"
    case .map(let shape, _, _) where shape.mayBeText: "names and values, such as `name: value`"
    case .map: "names, and below each what belongs to it"
    case .pair: "`name: value`"
    case .operand(let verb): .code(verb.example)
    case .match(let shape): "\(shape.description), [several] or { not: … }"
    case .optional(let shape): shape.description
    case .steps: "a step such as `push SCREEN`, a list of steps, or { push: SCREEN, … }"
    case .object(let object): object.table.choice
    case .any(let shapes):
      (shapes.last { $0.object != nil }.map { [$0] } ?? shapes).map(\.description).joined(separator: ", or ")
    }
  }
}

/// The names that a mapping may contain.
enum MapNames: Sendable {
  /// Names that the designer chooses or has defined.
  case any
  /// The ids of rules.
  case rules
  /// The names of gestures.
  case gestures
  /// The names of variables.
  case variables
  /// The outcomes of a task.
  case outcomes
  /// What a user can tap on a screen.
  case taps
}
