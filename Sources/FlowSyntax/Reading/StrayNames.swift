import Diagnostics
import FlowModel

/// Looks for names that are indented too deep, so that YAML reads them as keys of what stands before them: a task as a key of the
/// task above it, or `tasks:` as one of the screens; and for keys that are not indented enough, so that they are read as names.
///
/// Taken for what they are, they are one mistake; taken for what they seem, everything that names them, and everything that stands
/// below them, is one more.
enum StrayNames {
  /// A name that was meant to stand beside that of the mapping in which it was found.
  struct Stray {
    /// What belongs to the name before it.
    let rest: Node
    let found: NamedNode
    /// Whether what belongs to it stands beside it instead of below it.
    let isNameAlone: Bool
  }

  /// The first stray name in a mapping.
  ///
  /// - Parameter name: the one that it was meant to stand beside.
  static func first(
    in node: Node, beside name: SourceRange, of table: ObjectTable, isKnown: (String) -> Bool
  ) -> Stray? {
    guard let pairs = node.pairs else { return nil }
    for (place, pair) in pairs.enumerated() where place > 0 || !pair.value.isAbsent {
      guard let key = pair.key.text, !isKnown(key), pair.key.isDeeper(than: name) else { continue }
      let found = Located(key, at: pair.key.range)
      if isBody(pair.value.pairs ?? [], of: table) {
        let others = pairs.indices.filter { $0 != place }.map { pairs[$0] }
        return Stray(
          rest: node.keeping(others), found: NamedNode(name: found, node: pair.value), isNameAlone: false)
      }
      let (before, after) = (Array(pairs[..<place]), Array(pairs[(place + 1)...]))
      let written = Set(before.compactMap(\.key.text))
      guard pair.value.isAbsent, isBody(after, of: table),
        after.contains(where: { $0.key.text.map(written.contains) ?? false })
      else { continue }
      return Stray(
        rest: node.keeping(before), found: NamedNode(name: found, node: node.keeping(after)),
        isNameAlone: true)
    }
    return nil
  }

  /// Whether a pair among names is rather a key of the name before it: as a name it would hold nothing that makes sense.
  static func isKey(_ pair: Node.Pair, of table: ObjectTable, after last: Node.Pair) -> Bool {
    guard let key = pair.key.text, let shape = table[key]?.shape, !pair.value.isAbsent, shape.fits(pair.value),
      pair.key.range.start.line > last.key.range.start.line, !isBody(pair.value.pairs ?? [], of: table)
    else { return false }
    return last.value.isAbsent || (last.value.pairs.map { $0.allSatisfy { $0.key.text != key } } ?? false)
  }

  /// Whether pairs are what such a mapping holds: the keys that it must have, or, where none must be there, none but its own.
  static func isBody(_ pairs: [Node.Pair], of table: ObjectTable) -> Bool {
    let keys = Set(pairs.compactMap(\.key.text))
    let required = table.keys.filter(\.isRequired).map(\.name)
    guard required.isEmpty else { return required.allSatisfy(keys.contains) }
    return !keys.isEmpty && keys.allSatisfy { table[$0] != nil }
  }
}

extension Reader {
  /// The same name with what belongs to it, then those that stand too deep among that; each of these is reported.
  mutating func withStrays(_ named: NamedNode, of table: ObjectTable) -> [NamedNode] {
    var names = [named]
    var place = 0
    while place < names.count {
      let stray = StrayNames.first(in: names[place].node, beside: named.name.range, of: table) { isKnown($0, table) }
      guard let stray else {
        place += 1
        continue
      }
      report(stray, beside: named.name, table)
      names[place].node = stray.rest
      names.append(stray.found)
    }
    names.sort { $0.name.range < $1.name.range }
    return names
  }

  /// Names and what belongs to them, with keys that stand beside a name put below it; the first of each such row is reported.
  mutating func gathered(_ pairs: [Node.Pair], in section: String, of table: ObjectTable) -> [Node.Pair] {
    var found: [Node.Pair] = []
    var isInRow = false
    for pair in pairs {
      guard let last = found.last, StrayNames.isKey(pair, of: table, after: last) else {
        found.append(pair)
        isInRow = false
        continue
      }
      if !isInRow { reportOutdented(pair.key, beside: last.key, in: section) }
      isInRow = true
      found[found.count - 1].value = last.value.keeping((last.value.pairs ?? []) + [pair])
    }
    return found
  }

  /// Moves keys of a file out of the names in which they stand, such as `tasks:` among the screens, with what they hold or what
  /// follows them; each is reported.
  mutating func liftStrayKeys(of table: ObjectTable, in fields: inout Fields) {
    var place = 0
    while place < fields.entries.count {
      if let lifted = liftStrayKey(from: fields.entries[place], in: fields, of: table) {
        fields.entries[place].pair.value = lifted.rest
        fields.entries.append(Fields.Entry(name: lifted.pair.key.text ?? "", pair: lifted.pair))
        let section = fields.entries[place].name
        report(
          FileRules.unknownKey,
          "\"\(lifted.pair.key.text ?? "")\" stands among the \(section), as if it were one of them",
          at: lifted.pair.key.range,
          help: "if it is the file's own key, indent it no deeper than `\(section):`, and what it holds with it")
      } else {
        place += 1
      }
    }
    fields.entries.sort { $0.pair.key.range < $1.pair.key.range }
  }

  /// The first of a file's keys among the names of one of its sections, with what it holds, and the section without it.
  private mutating func liftStrayKey(
    from entry: Fields.Entry, in fields: Fields, of table: ObjectTable
  ) -> (pair: Node.Pair, rest: Node)? {
    guard let inner = table[entry.name]?.shape.objectOfNames?.table, let pairs = entry.pair.value.pairs else {
      return nil
    }
    for (place, pair) in pairs.enumerated() {
      guard let key = pair.key.text, let shape = table[key]?.shape, fields[key] == nil,
        pair.key.isDeeper(than: entry.pair.key.range)
      else { continue }
      let (before, after) = (Array(pairs[..<place]), Array(pairs[(place + 1)...]))
      if pair.value.isAbsent {
        // What follows cannot be what the section holds, and is what the key does.
        guard let held = shape.objectOfNames?.table, let first = after.first?.value.pairs,
          StrayNames.isBody(first, of: held), !StrayNames.isBody(first, of: inner)
        else { continue }
        var lifted = pair
        lifted.value = entry.pair.value.keeping(after)
        return (lifted, entry.pair.value.keeping(before))
      }
      let own = (pair.value.pairs ?? []).compactMap(\.key.text)
      guard shape.fits(pair.value), !own.isEmpty, !own.contains(where: { isKnown($0, inner) }) else { continue }
      return (pair, entry.pair.value.keeping(before + after))
    }
    return nil
  }

  private mutating func reportOutdented(_ key: Node, beside name: Node, in section: String) {
    let (key, place, owner) = (key.text ?? "", key.range, (name.text ?? "").shortened)
    report(
      FileRules.unknownKey, "\"\(key)\" stands among the \(section), as if it were one of them", at: place,
      help: "if it belongs to \"\(owner)\", indent it deeper than that, and what comes after it likewise",
      notes: [Note("\"\(owner)\" stands here", at: name.range)])
  }

  /// Whether a word is a key of a table, or was probably meant for one.
  private mutating func isKnown(_ key: String, _ table: ObjectTable) -> Bool {
    table[key] != nil || KeySlip.reserved[key] != nil || table.synonyms[key.folded] != nil || table.advice(key) != nil
      || nearest(to: key, among: table.keys.map(\.name)) != nil
  }

  private mutating func report(_ stray: StrayNames.Stray, beside name: Located<String>, _ table: ObjectTable) {
    let found = stray.found.name
    let message = "\(table.title) has no key \"\(found.value.shortened)\"; it looks like \(table.title) by itself"
    let along = stray.isNameAlone ? "" : ", and what belongs to it with it"
    report(
      FileRules.unknownKey, message, at: found.range,
      help: "let it start in the same column as \"\(name.value.shortened)\"\(along)",
      notes: [Note("\"\(name.value.shortened)\" stands here", at: name.range)],
      suggestion: stray.isNameAlone
        ? Suggestion(
          "Let it start in the same column", replacing: found.range.indentation(beyond: name.range), with: "") : nil)
  }
}

extension Shape {
  /// What the names of a map stand for, where that has keys of its own.
  fileprivate var objectOfNames: SchemaObject? {
    guard case .map(of: let shape, _, _) = self else { return nil }
    switch shape {
    case .object(let object), .optional(.object(let object)): return object
    default: return nil
    }
  }
}

extension Node {
  /// A mapping with nothing but these pairs of it.
  fileprivate func keeping(_ pairs: [Pair]) -> Node {
    let range =
      pairs.first.map { SourceRange(from: $0.key.range, to: pairs[pairs.count - 1].value.range) } ?? self.range
    return Node(content: .mapping(pairs), range: range)
  }

  /// Whether it begins a line below another place, and further to the right.
  fileprivate func isDeeper(than other: SourceRange) -> Bool {
    range.file == other.file && range.start.line > other.start.line && range.start.column > other.start.column
  }
}

extension SourceRange {
  /// What stands before it on its line, from the column of another on.
  fileprivate func indentation(beyond other: SourceRange) -> SourceRange {
    let width = start.column - other.start.column
    return SourceRange(file: file, start: start.advanced(by: -width), end: start)
  }
}
