import FlowModel

/// Decides whether the text after a name and its colon is another name: `root: stack: Home`.
enum NestedName {
  private static let shapes: [String: [Shape]] = Dictionary(
    grouping: SchemaObject.allCases.flatMap(\.table.keys), by: \.name
  ).mapValues { $0.map(\.shape) }

  /// Returns whether a name may begin the value of another; both may be keys or names that the designer chose.
  static func may(_ name: String, follow outer: String) -> Bool {
    guard let shapes = shapes[outer] else { return MissingColon.keys.contains(name) }
    return shapes.contains { $0.mayBegin(with: name) }
  }
}

extension Shape {
  /// Returns whether the shape allows a mapping that begins with a name; an unknown key counts in an object or map.
  fileprivate func mayBegin(with name: String) -> Bool {
    switch self {
    case .map, .pair, .object: true
    case .steps: ActionKeys.table[name] != nil
    case .perDevice: Device.words.contains(name)
    case .match: name == "not"
    case .optional(let shape): shape.mayBegin(with: name)
    case .any(let shapes): shapes.contains { $0.mayBegin(with: name) }
    case .text, .reason, .name, .flag, .number, .word, .list, .area, .operand: false
    }
  }
}
