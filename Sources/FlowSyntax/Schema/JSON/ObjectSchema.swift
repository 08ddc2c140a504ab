import Diagnostics
import FlowModel

/// The JSON Schema of a mapping with the keys of a table.
struct ObjectSchema {
  private let table: ObjectTable
  private let keys: [KeyDescription]
  private let shapes: ShapeSchema

  /// Creates the schema of a table.
  init(_ table: ObjectTable, _ shapes: ShapeSchema) {
    self.init(table, keys: table.keys, shapes)
  }

  /// Creates the schema of a table, restricted to some of its keys.
  init(_ table: ObjectTable, keys: [KeyDescription], _ shapes: ShapeSchema) {
    self.table = table
    self.keys = keys
    self.shapes = shapes
  }

  /// The schema.
  var value: JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("type", "object"), ("description", .string("Write \(table.example)")),
      ("properties", .object(keys.map { ($0.name, property($0)) })), ("additionalProperties", .boolean(false)),
    ]
    let required = keys.filter { $0.isRequired && $0.alternative == nil }.map(\.name)
    if !required.isEmpty { members.append(("required", .strings(required))) }
    for key in keys {
      guard let other = key.alternative else { continue }
      members.append(("anyOf", .array([Self.requiring(key.name), Self.requiring(other)])))
    }
    if table.needsKeys { members.append(("minProperties", .integer(1))) }
    if !dependencies.isEmpty { members.append(("dependencies", .object(dependencies))) }
    if !choices.isEmpty { members.append(("oneOf", .array(choices))) }
    if !refusals.isEmpty { members.append(("not", .anyOf(refusals))) }
    return .object(members)
  }

  /// Returns the schema of a key's value with the description of the key.
  ///
  /// In draft-07 a validator ignores the siblings of `$ref`, so the reference is wrapped.
  private func property(_ key: KeyDescription) -> JSONValue {
    let schema = shapes.value(of: key.shape)
    let description: [(key: String, value: JSONValue)] = [("description", .string(key.summary.english))]
    if case .object(let members) = schema, members.contains(where: { $0.key == "$ref" }) {
      return JSONValue.object([("allOf", [schema])]).adding(description)
    }
    return schema.adding(description)
  }

  private static func requiring(_ key: String) -> JSONValue { ["required": .strings([key])] }

  private var dependencies: [(key: String, value: JSONValue)] {
    keys.compactMap { key in
      if let owner = key.belongsTo {
        let constant: JSONValue = ["const": .string(owner.word)]
        return (
          key.name,
          .object([("required", .strings([owner.key])), ("properties", .object([(key: owner.key, value: constant)]))])
        )
      }
      guard !key.beside.isEmpty else { return nil }
      return (key.name, .anyOf(key.beside.map(Self.requiring)))
    }
  }

  /// The combinations of keys that are not allowed.
  private var refusals: [JSONValue] {
    let words = keys.compactMap { key in key.refusal.map { Self.refusing($0.word, as: key.name, beside: $0.key) } }
    return (table.exclusive.isEmpty ? [] : [["required": .strings(table.exclusive)]]) + words
  }

  private static func refusing(_ word: String, as key: String, beside other: String) -> JSONValue {
    let one: JSONValue = ["const": .string(word)]
    let each: JSONValue = [
      "type": "object", "required": .strings(Device.words),
      "properties": .object(Device.words.map { (key: $0, value: one) }),
    ]
    return ["required": .strings([other, key]), "properties": .object([(key: key, value: .anyOf([one, each]))])]
  }

  /// The conditions of the alternatives; exactly one of them must hold.
  ///
  /// A condition holds if all keys of its alternative are present. The condition of the lone alternative also excludes
  /// every key of the others. Any other condition excludes the keys of the alternatives with several keys: one of these
  /// keys alone does not make the condition of its own alternative hold.
  private var choices: [JSONValue] {
    let names = Set(keys.map(\.name))
    let alternatives = table.alternatives.filter { $0.allSatisfy(names.contains) }
    return alternatives.map { alternative in
      let isLone = alternative == [table.lone]
      let others = alternatives.filter { $0 != alternative && (isLone || $0.count > 1) }.flatMap { $0 }
      let whole: JSONValue = ["required": .strings(alternative)]
      if others.isEmpty { return whole }
      return .object([
        ("required", .strings(alternative)), ("not", .anyOf(others.map(Self.requiring))),
      ])
    }
  }
}
