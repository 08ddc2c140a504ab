import FlowModel

/// Tells whether what stands behind a name and its colon is one more name: `root: stack: Home`.
enum NestedName {
  private static let shapes: [String: [Shape]] = Dictionary(
    grouping: SchemaObject.allCases.flatMap(\.table.keys), by: \.name
  ).mapValues { $0.map(\.shape) }

  /// Whether a name may begin what belongs to another, be that a key or a name of somebody's own.
  static func may(_ name: String, follow outer: String) -> Bool {
    guard let shapes = shapes[outer] else { return MissingColon.keys.contains(name) }
    return shapes.contains { $0.mayBegin(with: name) }
  }
}

extension Shape {
  /// Whether it may be a mapping with a name among its own; of those that can be nothing else, any name is meant for one.
  fileprivate func mayBegin(with name: String) -> Bool {
    switch self {
    case .map, .pair, .object: true
    case .steps: ActionKeys.table[name] != nil
    case .perDevice: Device.words.contains(name)
    case .match: name == "not"
    case .optional(let shape): shape.mayBegin(with: name)
    case .any(let shapes): shapes.contains { $0.mayBegin(with: name) }
    case .text, .reason, .name, .flag, .number, .word, .list, .operand: false
    }
  }
}
