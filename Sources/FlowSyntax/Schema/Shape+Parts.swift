/// The shapes inside a shape.
extension Shape {
  /// The shape of an item, if a list is allowed; else nil.
  var item: Shape? {
    switch self {
    case .list(let item, _): item
    case .steps: .steps(.item)
    case .match: self
    case .optional(let shape): shape.item
    case .any(let shapes): shapes.lazy.compactMap(\.item).first
    default: nil
    }
  }

  /// Returns the shape of a key's value, if a mapping is allowed; else nil.
  func value(of key: String) -> Shape? {
    switch self {
    case .object(let object): object.table[key]?.shape
    case .steps: ActionKeys.table[key]?.shape
    case .map(let value, _, _), .pair(let value): value
    case .match(let value): key == "not" ? self : value.value(of: key)
    case .perDevice(let words): .word(words)
    case .optional(let shape): shape.value(of: key)
    case .any(let shapes): shapes.sorted(byObjects: key).lazy.compactMap { $0.value(of: key) }.first
    default: nil
    }
  }

  /// Whether the shape is a mapping, or a choice of mappings and lists.
  var requiresMapping: Bool {
    switch self {
    case .object, .map: true
    case .optional(let shape): shape.requiresMapping
    case .any(let shapes): shapes.allSatisfy { $0.requiresMapping || $0.requiresList }
    default: false
    }
  }

  /// Whether only a list makes sense.
  var requiresList: Bool { if case .list = self { true } else { false } }

  /// Returns whether the shape allows a mapping with a key; an object has only the keys of its table.
  func mayHold(_ name: String) -> Bool {
    switch self {
    case .object(let object): object.table[name] != nil
    case .steps: ActionKeys.table[name] != nil
    case .map: true
    case .optional(let shape): shape.mayHold(name)
    case .any(let shapes): shapes.contains { $0.mayHold(name) }
    default: false
    }
  }
}

extension [Shape] {
  /// Returns the shapes; those of objects with a key come first.
  fileprivate func sorted(byObjects key: String) -> [Shape] {
    filter { $0.object?.table[key] != nil } + filter { $0.object?.table[key] == nil }
  }
}
