import Diagnostics
import FlowModel
import Localization

extension Reader {
  /// Reads the names of a mapping with their values, in file order; returns nil if the node is not a mapping.
  ///
  /// - Parameters:
  ///   - key: the key of the mapping.
  ///   - shape: the shape of the values, for messages.
  ///   - needsValue: whether a name without a value is an error.
  mutating func named(
    _ node: Node, for key: String, of shape: Shape, needsValue: Bool = true
  ) -> [NamedNode]? {
    if node.isAbsent { return [] }
    let text = needsValue ? pairs(ofText: node) : nil
    let labels = key == ScreenKeys.actions.name ? pairs(ofLabels: node) : nil
    guard let pairs = node.pairs ?? labels ?? pairs(ofList: node, for: key) ?? text else {
      wrongType(node, for: key, expected: .map(of: shape))
      return nil
    }
    var names: [NamedNode] = []
    let table = shape.object?.table
    for pair in gathering(pairs, in: key, of: shape) {
      guard var found = name(of: pair, needsValue: needsValue) else { continue }
      if shape.isSteps, shape.object == nil, found.node.isSketch { found.node = found.node.emptied }
      names += table.map { withStrays(found, of: $0) } ?? [found]
      if needsValue, found.node.isAbsent {
        reportMissingValue(found, shape)
      }
    }
    return names
  }

  /// Reports a name without a value; an action without a step is a sketch, in which nothing happens yet.
  private mutating func reportMissingValue(_ found: NamedNode, _ shape: Shape) {
    guard shape.isSteps, shape.object == nil else {
      return wrongType(found.node, for: found.name.value, expected: shape)
    }
    report(
      FileRules.wrongType, "\"\(found.name.value.shortened)\" is not designed yet, so nothing happens there",
      at: found.node.place, help: shape.advice, severity: .info)
  }

  /// Moves pairs below the name to which they belong, and returns all pairs.
  private mutating func gathering(_ pairs: [Node.Pair], in key: String, of shape: Shape) -> [Node.Pair] {
    switch shape {
    case .object(let object), .optional(.object(let object)): gathering(pairs, in: key, of: object.table)
    case .steps(.action), .steps(.entry): gatheringOptions(pairs)
    default: pairs
    }
  }

  /// Does the same as `named`, and reports and drops duplicate names.
  mutating func uniquelyNamed(
    _ node: Node, for key: String, of shape: Shape, needsValue: Bool = true
  ) -> [NamedNode]? {
    guard let all = named(node, for: key, of: shape, needsValue: needsValue) else { return nil }
    if all.count < 2 { return all }
    var places: [String: SourceRange] = [:]
    return all.filter { item in
      guard let first = places.updateValue(item.name.range, forKey: item.name.value) else { return true }
      places[item.name.value] = first
      report(
        FileRules.duplicateName, "\"\(item.name.value.shortened)\" is written twice", at: item.name.range,
        help: "keep one of them, or rename one", notes: [Note("the first one is here", at: first)])
      return false
    }
  }

  /// Reports a duplicate name.
  mutating func reportDuplicate(
    _ name: Located<String>, first: SourceRange,
    help: Message = "give one of them another name, or write all of its lines in one place"
  ) {
    let (earlier, later) = first < name.range ? (first, name.range) : (name.range, first)
    report(
      FileRules.duplicateName, "\"\(name.value.shortened)\" is defined twice", at: later,
      help: help, notes: [Note("the first one is here", at: earlier)])
  }

  /// Reports an invalid name; names are any text without control characters.
  mutating func checkName(_ name: Located<String>) {
    if name.value.isEmpty {
      report(FileRules.wrongType, "a name cannot be empty", at: name.range)
    } else if name.value.unicodeScalars.contains(where: { $0.value < 0x20 || (0x7F...0x9F).contains($0.value) }) {
      report(FileRules.wrongType, "a name cannot contain line breaks or other control characters", at: name.range)
    }
  }

  private mutating func name(of pair: Node.Pair, needsValue: Bool) -> NamedNode? {
    guard let text = pair.key.text else {
      report(FileRules.wrongType, "a name must be a text, not \(pair.key.kindName)", at: pair.key.place)
      return nil
    }
    if pair.value.isAbsent, let repaired = repaired(pair, text, needsValue: needsValue) { return repaired }
    let name = Located(text, at: pair.key.range)
    checkName(name)
    return NamedNode(name: name, node: pair.value.placed(after: pair))
  }

  /// Repairs `{Next:push Home}` and `{次へ：push Home}`.
  private mutating func repaired(_ pair: Node.Pair, _ text: String, needsValue: Bool) -> NamedNode? {
    guard pair.key.isPlain else { return nil }
    if needsValue, let repaired = repairedColon(pair) { return repaired }
    let isColon: (Unicode.Scalar) -> Bool = { $0 == .fullWidthColon || needsValue && $0 == ":" }
    guard let colon = text.unicodeScalars.firstIndex(where: isColon), colon > text.startIndex else { return nil }
    let after = text.unicodeScalars.index(after: colon)
    let rest = text[after...].drop { $0.isWhitespace }
    guard needsValue != rest.isEmpty else { return nil }
    let name = String(text[..<colon]).trimmed
    let isWide = text.unicodeScalars[colon] == .fullWidthColon
    report(
      FileRules.syntax,
      isWide
        ? "\"\(text.shortened)\" has a full-width colon, so it is not read as a name and its value"
        : "\"\(text.shortened)\" is read as one word, because no space follows the colon",
      at: pair.key.range, write: rest.isEmpty ? "\(name):" : "\(name): \(rest)")
    let value = Node(
      content: .scalar(String(rest), .plain), range: pair.key.range(of: rest.startIndex..<rest.endIndex))
    return NamedNode(name: Located(name, at: pair.key.range(of: text.startIndex..<colon)), node: value)
  }
}

/// A name that the designer chose, and its value.
struct NamedNode: Sendable {
  var name: Located<String>
  var node: Node
}
