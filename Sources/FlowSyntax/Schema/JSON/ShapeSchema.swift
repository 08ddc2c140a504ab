import Diagnostics

/// Makes the JSON Schema of a shape.
struct ShapeSchema {
  /// The rules that may be named.
  let rules: [LanguageSchema.Rule]

  /// Returns the schema of a key's value; it allows null if that means an empty list or map.
  func value(of shape: Shape) -> JSONValue {
    let schema = schema(of: shape)
    return shape.mayBeEmpty ? .anyOf([schema, ["type": "null"]]) : schema
  }

  /// Returns the schema of a shape.
  func schema(of shape: Shape) -> JSONValue {
    switch shape {
    case .text, .name: Self.text
    case .reason: ["type": ["string", "number", "boolean"], "pattern": "\\S"]
    case .flag: ["enum": .array([.boolean(true), .boolean(false), "true", "false"])]
    case .area: Self.area
    case .number(let least): Self.number(atLeast: least)
    case .word(let words): Self.enumeration(words)
    case .perDevice(let words): .anyOf([Self.enumeration(words), Self.perDevice(words)])
    case .list(let item, let least): list(item, atLeast: least)
    case .map(_, .rules, _): Self.reference(Self.byRule)
    case .map(let value, let names, let least): map(value, names, atLeast: least)
    case .pair(let value):
      [
        "type": "object", "minProperties": .integer(1), "maxProperties": .integer(1),
        "additionalProperties": schema(of: value),
        // Among taps, `see` is a check of the screen and not a tap.
        "not": ["required": .strings([ScenarioKeys.see.name])],
      ]
    case .steps(let place): Self.reference(place.definition)
    case .operand(let verb): StepPattern.operand(of: verb)
    case .match(let value): match(value)
    case .object(let object): Self.reference(object.rawValue)
    case .optional(let shape): .anyOf([schema(of: shape), ["type": "null"]])
    case .any(let shapes): .anyOf(shapes.map(schema))
    }
  }

  /// YAML parses `1` and `true` as other types; navflow reads them as text.
  static let text: JSONValue = ["type": ["string", "number", "boolean"]]

  private static func number(atLeast least: Int) -> JSONValue {
    .anyOf([["type": "integer", "minimum": .integer(least)], ["type": "string", "pattern": "^[0-9]+$"]])
  }

  /// Four fractions, or several lists of four.
  private static let area: JSONValue = {
    let fraction: JSONValue = .anyOf([
      ["type": "number", "minimum": .integer(0), "maximum": .integer(1)],
      ["type": "string", "pattern": "^(0?\\.[0-9]{1,3}|[01](\\.0{1,3})?)$"],
    ])
    let one: JSONValue = ["type": "array", "items": fraction, "minItems": .integer(4), "maxItems": .integer(4)]
    return .anyOf([one, ["type": "array", "items": one, "minItems": .integer(1)]])
  }()

  /// Returns the schema of words, with the types in which YAML may parse them.
  static func enumeration(_ words: [String]) -> JSONValue {
    let numbers = words.compactMap(Int.init(digits:)).map(JSONValue.integer)
    return ["enum": .array(numbers + words.map(JSONValue.string))]
  }

  private static func perDevice(_ words: [String]) -> JSONValue {
    let word = enumeration(words)
    return ["type": "object", "properties": ["phone": word, "pad": word], "additionalProperties": .boolean(false)]
  }

  private static func reference(_ name: String) -> JSONValue { ["$ref": .string("#/definitions/" + name)] }

  /// The definition of a map whose keys are rules; each kind of file has one.
  static let byRule = "rules"

  /// Returns the schema of a map whose keys are rules.
  func byRule(_ value: Shape) -> JSONValue {
    let schema = schema(of: value)
    let known = rules.map { (key: $0.id.name, value: schema.adding([("description", .string($0.summary.english))])) }
    return [
      "type": "object", "properties": .object(known),
      "additionalProperties": known.isEmpty ? schema : .boolean(false),
    ]
  }

  private func list(_ item: Shape, atLeast least: Int) -> JSONValue {
    let list: JSONValue = ["type": "array", "items": schema(of: item)]
    return least == 0 ? list : list.adding([("minItems", .integer(least))])
  }

  private func match(_ value: Shape) -> JSONValue {
    let one = schema(of: value)
    let choice: JSONValue = ["anyOf": [one, ["type": "array", "items": one]]]
    return [
      "anyOf": [
        one, ["type": "array", "items": one, "minItems": .integer(1)],
        [
          "type": "object", "properties": ["not": choice], "required": ["not"],
          "additionalProperties": .boolean(false),
        ],
      ]
    ]
  }

  private func map(_ value: Shape, _ names: MapNames, atLeast least: Int) -> JSONValue {
    let schema = schema(of: value)
    var members: [(key: String, value: JSONValue)] = [("type", "object")]
    switch names {
    case .any, .rules, .variables, .outcomes, .taps: members.append(("additionalProperties", schema))
    case .gestures:
      members += [
        ("properties", .object(GestureName.words.map { ($0, schema) })),
        ("patternProperties", ["^Tab: .": schema]), ("additionalProperties", .boolean(false)),
      ]
    }
    if least > 0 { members.append(("minProperties", .integer(least))) }
    return .object(members)
  }
}
