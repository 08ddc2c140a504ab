import Diagnostics

/// The JSON Schema of steps in a place: a phrase, a list, or a map.
struct StepsSchema {
  private let place: ActionPlace
  private let shapes: ShapeSchema

  /// Creates the schema of a place.
  init(_ place: ActionPlace, _ shapes: ShapeSchema) {
    self.place = place
    self.shapes = shapes
  }

  /// The schema.
  var value: JSONValue {
    let phrase: JSONValue = ["type": "string", "pattern": .string(StepPattern.phrase), "description": .string(verbs)]
    let map = ObjectSchema(ActionKeys.table, keys: place.keys, shapes).value
    let list: JSONValue = [
      "type": "array", "minItems": .integer(1), "items": shapes.schema(of: .steps(.item)),
      "description": "Several steps, in order.",
    ]
    return ["anyOf": .array(place == .item ? [phrase, map] : [phrase, list, map])]
  }

  private var verbs: String { "A step: " + Verb.allCases.filter { $0 != .set }.map(\.example).joined(separator: "; ") }
}
