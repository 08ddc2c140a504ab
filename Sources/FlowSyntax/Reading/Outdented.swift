import Diagnostics
import FlowModel

/// Finds what stands beside a key and was meant to stand below it: `actions:` and labels in one column.
extension Reader {
  /// The pairs of a mapping with those put below a key without value that follow it, and can be nothing but what it holds; the first of
  /// each row is reported.
  mutating func nested(_ pairs: [Node.Pair], of table: ObjectTable) -> [Node.Pair] {
    // Hardly any mapping has such a key.
    let isOpen = { (pair: Node.Pair) in pair.value.isAbsent && pair.key.text.map { table[$0] != nil } ?? false }
    guard pairs.contains(where: isOpen) else { return pairs }
    var found: [Node.Pair] = []
    var held: [Node.Pair] = []
    for pair in pairs {
      let holder = found.last.flatMap { isOpen($0) ? $0 : nil }
      if let holder, holder.key.range.start.line < pair.key.range.start.line, holds(pair, below: holder, of: table) {
        if held.isEmpty { reportBeside(holder.key, pair.key) }
        held.append(pair)
      } else {
        found.close(over: &held)
        found.append(pair)
      }
    }
    found.close(over: &held)
    return found
  }

  private mutating func reportBeside(_ holder: Node, _ key: Node) {
    let (name, held) = ((holder.text ?? "").shortened, (key.text ?? "").shortened)
    report(
      FileRules.unknownKey, "\"\(held)\" stands beside \"\(name)\", which holds nothing, instead of below it",
      at: key.range, help: "indent it deeper than `\(name):`, and what comes after it likewise",
      notes: [Note("\"\(name)\" stands here", at: holder.range)])
  }

  private mutating func holds(_ pair: Node.Pair, below holder: Node.Pair, of table: ObjectTable) -> Bool {
    guard let shape = table[holder.key.text ?? ""]?.shape, table[pair.key.text ?? ""] == nil else { return false }
    return holds(shape, pair, beside: table)
  }

  /// Whether a pair makes sense below a key of a shape, and none beside it.
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
  /// Puts what was found to belong to the last pair below it.
  fileprivate mutating func close(over held: inout [Node.Pair]) {
    guard !held.isEmpty, let last else { return }
    self[count - 1].value = last.value.keeping(held)
    held = []
  }
}

extension Node {
  /// Whether it is what a label stands for: a step, a list of steps, or a map with what happens.
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
  /// Whether it is steps.
  var isSteps: Bool { if case .steps = self { true } else { false } }

  /// The mapping with known keys that it is, or may be.
  fileprivate var objectOrOptional: SchemaObject? {
    if case .optional(let shape) = self { return shape.object }
    return object
  }
}
