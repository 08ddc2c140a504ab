import Diagnostics
import FlowModel

/// Repairs pairs that are written beside a key instead of below it: `actions:` and labels in one column.
extension Reader {
  /// Moves pairs below the key before them if it has no value and they can belong only there; returns all pairs.
  ///
  /// The first pair of each moved group is reported.
  mutating func nested(_ pairs: [Node.Pair], of table: ObjectTable) -> [Node.Pair] {
    // Few mappings have a key without a value.
    let isOpen = { (pair: Node.Pair) in pair.value.isAbsent && pair.key.text.map { table[$0] != nil } ?? false }
    guard pairs.contains(where: isOpen) else { return pairs }
    var found: [Node.Pair] = []
    var held: [Node.Pair] = []
    for pair in pairs {
      let holder = found.last.flatMap { isOpen($0) ? $0 : nil }
      if let holder, holder.key.range.start.line < pair.key.range.start.line, holds(pair, below: holder, of: table) {
        if held.isEmpty { reportMisplaced(holder.key, pair.key) }
        held.append(pair)
      } else {
        found.close(over: &held)
        found.append(pair)
      }
    }
    found.close(over: &held)
    return found
  }

  private mutating func reportMisplaced(_ holder: Node, _ key: Node) {
    let (name, held) = ((holder.text ?? "").shortened, (key.text ?? "").shortened)
    report(
      FileRules.unknownKey, "\"\(held)\" is beside \"\(name)\", which is empty, instead of below it",
      at: key.range, help: "indent it deeper than `\(name):`, and what comes after it likewise",
      notes: [Note("\"\(name)\" is here", at: holder.range)])
  }

  private mutating func holds(_ pair: Node.Pair, below holder: Node.Pair, of table: ObjectTable) -> Bool {
    guard let shape = table[holder.key.text ?? ""]?.shape, table[pair.key.text ?? ""] == nil else { return false }
    return holds(shape, pair, beside: table)
  }

  /// Returns whether a pair is valid below a key of a shape, and invalid beside it.
  private mutating func holds(_ shape: Shape, _ pair: Node.Pair, beside table: ObjectTable) -> Bool {
    let key = pair.key.text ?? ""
    switch shape {
    case .object(let object): return object.table[key]?.shape.fits(pair.value) ?? false
    case .optional(let shape): return holds(shape, pair, beside: table)
    case .map(of: .steps, _, _): return pair.value.isSteps
    case .map(of: .any(let shapes), _, _) where shapes.contains(where: \.isSteps):
      return pair.value.isSteps || pair.value.text == "none"
    case .map(of: let inner, _, _):
      let held = inner.objectOrOptional?.table
      if let held, let body = pair.value.pairs, StrayNames.isBody(body, of: held) { return !isKnown(key, table) }
      return inner.fits(pair.value) && (!pair.value.isAbsent || inner.mayBeEmpty) && !isKnown(key, table)
    default: return false
    }
  }
}

extension [Node.Pair] {
  /// Moves the collected pairs below the last pair.
  fileprivate mutating func close(over held: inout [Node.Pair]) {
    guard !held.isEmpty, let last else { return }
    self[count - 1].value = last.value.withPairs(held)
    held = []
  }
}

extension Node {
  /// Whether it can be the value of a label: a step, a list of steps, or a map with steps.
  var isSteps: Bool {
    switch content {
    case .scalar: isStepPhrase
    case .sequence(let items): items.first?.isSteps ?? false
    case .mapping(let pairs):
      pairs.contains { $0.key.text.map { ActionKeys.bodies.contains($0) || $0 == ActionKeys.set.name } ?? false }
    }
  }
}

extension Shape {
  /// Whether the shape is steps.
  var isSteps: Bool { if case .steps = self { true } else { false } }

  /// The object that the shape is or may be, or nil.
  fileprivate var objectOrOptional: SchemaObject? {
    if case .optional(let shape) = self { return shape.object }
    return object
  }
}
