import Diagnostics
import FlowModel

/// A scalar of a document, with what the language allows in its place.
struct SyntaxPlace {
  /// What the mappings around a place say about it.
  struct Surroundings {
    /// The task whose definition contains the place.
    var task: String?
    /// The task that the nearest step or root around the place begins.
    var begun: String?
    /// The screen whose definition contains the place.
    var screen: String?
    /// The variable whose value the place is.
    var variable: String?
    /// The key whose value contains the place.
    var key: KeyDescription?
  }

  /// The scalar.
  var node: Node
  /// The shapes that are allowed: of the scalar, or if it is a key, of its mapping.
  var shapes: [Shape]
  /// The other pairs of the mapping if the scalar is a key, else nil.
  var otherPairs: [Node.Pair]?
  var surroundings = Surroundings()

  /// Returns the first scalar below a node that satisfies a predicate.
  static func first(
    in node: Node, shapes: [Shape], _ surroundings: Surroundings = Surroundings(), where isWanted: (Node) -> Bool
  ) -> SyntaxPlace? {
    switch node.content {
    case .scalar:
      return isWanted(node) ? SyntaxPlace(node: node, shapes: shapes, surroundings: surroundings) : nil
    case .sequence(let items):
      let inner = shapes.flatMap(\.items)
      for item in items {
        if let found = first(in: item, shapes: inner, surroundings, where: isWanted) { return found }
      }
      return nil
    case .mapping(let pairs):
      var around = surroundings
      around.begun = begun(by: pairs) ?? surroundings.begun
      for (index, pair) in pairs.enumerated() {
        if isWanted(pair.key) {
          let others = Array(pairs[..<index] + pairs[(index + 1)...])
          return SyntaxPlace(node: pair.key, shapes: shapes, otherPairs: others, surroundings: around)
        }
        let inside = around.entering(pair.key, of: shapes)
        let values = pair.key.text.map { key in shapes.flatMap { $0.values(of: key) } } ?? []
        if let found = first(in: pair.value, shapes: values, inside, where: isWanted) { return found }
      }
      return nil
    }
  }

  private static func begun(by pairs: [Node.Pair]) -> String? {
    pairs.first { $0.key.text == ActionKeys.start.name || $0.key.text == RootKeys.task.name }?.value.text
  }
}

extension SyntaxPlace.Surroundings {
  /// Returns the surroundings of the value of a key.
  fileprivate func entering(_ key: Node, of shapes: [Shape]) -> Self {
    guard let name = key.text else { return self }
    var inside = self
    for shape in shapes {
      switch shape {
      case .map(of: .object(.task), _, _): inside.task = name
      case .map(of: .optional(.object(.screen)), _, _): inside.screen = name
      case .map(_, .variables, _): inside.variable = name
      default: inside.key = shape.keys.first { $0.name == name } ?? inside.key
      }
    }
    return inside
  }
}

extension Shape {
  /// The shapes that this one allows; choices within choices are listed one by one.
  var alternatives: [Shape] {
    switch self {
    case .any(let shapes): shapes.flatMap(\.alternatives)
    case .optional(let shape): shape.alternatives
    default: [self]
    }
  }

  /// The shapes of an item if this one is a list, else none.
  fileprivate var items: [Shape] {
    switch self {
    case .list(let item, _): item.alternatives
    case .steps: [.steps(.item)]
    case .match(let value): value.alternatives
    default: []
    }
  }

  /// The known keys if this shape is a mapping, else none.
  var keys: [KeyDescription] {
    switch self {
    case .object(let object): object.table.keys
    case .steps(let place): place.keys
    case .perDevice(let words):
      Device.words.map { KeyDescription(name: $0, shape: .word(words), summary: "The value on this device.") }
    case .match(let value):
      [KeyDescription(name: "not", shape: self, summary: "Every value but these.")] + value.alternatives.flatMap(\.keys)
    default: []
    }
  }

  /// Returns the shapes of a key's value if this one is a mapping, else none.
  fileprivate func values(of key: String) -> [Shape] {
    switch self {
    case .map(let value, _, _), .pair(let value): value.alternatives
    case .match(let value) where key != "not": value.alternatives.flatMap { $0.values(of: key) }
    default: keys.first { $0.name == key }?.shape.alternatives ?? []
    }
  }
}
