import Diagnostics
import FlowModel
import Localization

/// Finds names with wrong indentation.
///
/// With too much indentation, YAML reads a name as a key of the previous one: a task as a key of the task above, or
/// `tasks:` as a screen. With too little, a key is read as a name, or a task's screen as a key of the task. Moving the
/// name gives one error; reading it as it is would give one for each use and each line below it.
enum StrayNames {
  /// A name that belongs beside that of the mapping in which it was found.
  struct Stray {
    let name: Located<String>
    /// The pairs that belong to it.
    var pairs: [Node.Pair]
    /// Whether those pairs are beside the name, not below it.
    let isNameAlone: Bool
  }

  /// Splits a mapping into the pairs of its own name and the stray names in it.
  ///
  /// - Parameters:
  ///   - isStray: for each pair, whether its key may be a stray name.
  ///   - isNamed: returns whether a name is used elsewhere; asked if no required key identifies the object.
  static func divided(
    _ pairs: [Node.Pair], of table: ObjectTable, isStray: [Bool], isNamed: (String) -> Bool
  ) -> (own: [Node.Pair], strays: [Stray]) {
    let isDistinctive = table.keys.contains(where: \.isRequired)
    var own: [Node.Pair] = []
    var strays: [Stray] = []
    /// The index of the stray name that the following pairs belong to.
    var open: Int?
    for (place, pair) in pairs.enumerated() {
      if isStray[place], let key = pair.key.text, isDistinctive || isNamed(key) {
        let name = Located(key, at: pair.key.range)
        if let body = pair.value.pairs, isBody(body, of: table) {
          strays.append(Stray(name: name, pairs: body, isNameAlone: false))
          continue
        }
        let next = (place + 1..<pairs.count).first { isStray[$0] && pairs[$0].value.isAbsent } ?? pairs.count
        let following = Array(pairs[(place + 1)..<next])
        if pair.value.isAbsent, isBody(following, of: table) {
          let written = Set((open.map { strays[$0].pairs } ?? own).compactMap(\.key.text))
          if following.contains(where: { $0.key.text.map(written.contains) ?? false }) {
            strays.append(Stray(name: name, pairs: [], isNameAlone: true))
            open = strays.count - 1
            continue
          }
        }
      }
      if let open { strays[open].pairs.append(pair) } else { own.append(pair) }
    }
    return (own, strays)
  }

  /// Returns whether a key begins a line and is indented deeper than its name.
  static func isDeeper(_ place: Int, of pairs: [Node.Pair], than name: SourceRange) -> Bool {
    guard pairs[place].key.isDeeper(than: name) else { return false }
    guard place > 0 else { return true }
    let before = pairs[place - 1]
    return (before.value.isAbsent ? before.key : before.value).range.end.line < pairs[place].key.range.start.line
  }

  /// Returns whether a pair among names is a key of the previous name, because its value makes no sense for a name.
  static func isKey(_ pair: Node.Pair, of table: ObjectTable, after last: Node.Pair) -> Bool {
    guard let key = pair.key.text, let shape = table[key]?.shape, !pair.value.isAbsent, shape.fits(pair.value),
      pair.key.range.start.line > last.key.range.start.line, !isBody(pair.value.pairs ?? [], of: table)
    else { return false }
    return last.value.isAbsent || (last.value.pairs.map { $0.allSatisfy { $0.key.text != key } } ?? false)
  }

  /// Returns whether pairs fit a table: they have its required keys, or, if it requires none, only its keys.
  static func isBody(_ pairs: [Node.Pair], of table: ObjectTable) -> Bool {
    let keys = Set(pairs.compactMap(\.key.text))
    let required = table.keys.filter(\.isRequired).map(\.name)
    guard required.isEmpty else { return required.allSatisfy(keys.contains) }
    return !keys.isEmpty && keys.allSatisfy { table[$0] != nil }
  }
}

extension Reader {
  /// Returns a name with its own pairs, then the stray names among them, and reports each stray name.
  ///
  /// - Parameter origin: the name beside which the strays belong; nil for the given name itself.
  mutating func withStrays(
    _ named: NamedNode, of table: ObjectTable, beside origin: Located<String>? = nil
  ) -> [NamedNode] {
    let origin = origin ?? named.name
    guard let pairs = named.node.pairs else { return [named] }
    let isStray = pairs.indices.map { place in
      guard let key = pairs[place].key.text, table[key] == nil else { return false }
      return StrayNames.isDeeper(place, of: pairs, than: origin.range) && !isKnown(key, table)
    }
    guard isStray.contains(true) else { return [named] }
    let (own, strays) = StrayNames.divided(pairs, of: table, isStray: isStray) { isMentioned($0) }
    if strays.isEmpty { return [named] }
    var names = [NamedNode(name: named.name, node: named.node.withPairs(own))]
    for stray in strays {
      report(stray, beside: origin, table)
      names += withStrays(
        NamedNode(name: stray.name, node: named.node.withPairs(stray.pairs)), of: table, beside: origin)
    }
    return names.sorted { $0.name.range < $1.name.range }
  }

  /// Moves keys below the name to which they belong if they are beside it, and returns all names with their values.
  ///
  /// The first key of each moved group is reported.
  mutating func gathering(_ pairs: [Node.Pair], in section: String, of table: ObjectTable) -> [Node.Pair] {
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
      found[found.count - 1].value = last.value.withPairs((last.value.pairs ?? []) + [pair])
    }
    return found
  }

  /// Moves screens that are written beside the `screens` of a task into it, and returns the task.
  ///
  /// The first screen of each moved group is reported.
  mutating func gatheringScreens(_ task: NamedNode) -> Node {
    let (tasks, screens) = (TaskKeys.table, ScreenKeys.table)
    guard let pairs = task.node.pairs, let place = pairs.firstIndex(where: { $0.key.text == TaskKeys.screens.name }),
      pairs[place].value.isAbsent || pairs[place].value.pairs != nil
    else { return task.node }
    var gathering = pairs[place].value.pairs ?? []
    let first = gathering.first
    var own = Array(pairs[...place])
    var isInRow = false
    for pair in pairs[(place + 1)...] {
      guard let key = pair.key.text, tasks[key] == nil, pair.value.isAbsent || pair.value.pairs != nil,
        isMentioned(key) || (StrayNames.isBody(pair.value.pairs ?? [], of: screens) && !isKnown(key, tasks))
      else {
        own.append(pair)
        isInRow = false
        continue
      }
      if !isInRow { reportScreen(pair.key, of: task.name, below: pairs[place].key, beside: first) }
      isInRow = true
      gathering.append(pair)
    }
    guard own.count < pairs.count else { return task.node }
    own[place].value = pairs[place].value.withPairs(gathering)
    return task.node.withPairs(own)
  }

  private mutating func reportScreen(
    _ key: Node, of task: Located<String>, below screens: Node, beside first: Node.Pair?
  ) {
    let isBelow = first.map { $0.key.range.start.line > screens.range.start.line } ?? false
    let depth: Message =
      isBelow ? "as deep as \"\((first?.key.text ?? "").shortened)\"" : "deeper than `\(TaskKeys.screens.name):`"
    report(
      FileRules.unknownKey,
      "a task has no key \"\((key.text ?? "").shortened)\"; it looks like a screen of \"\(task.value.shortened)\"",
      at: key.range, help: "indent it \(depth), and what belongs to it and the screens after it likewise")
  }

  /// Moves top-level keys, such as `tasks:` among the screens, out of the section that contains them, and reports each.
  mutating func moveStrayKeys(of table: ObjectTable, in fields: inout Fields) {
    var place = 0
    while place < fields.entries.count {
      if let lifted = firstStrayKey(of: fields.entries[place], in: fields, of: table) {
        fields.entries[place].pair.value = lifted.rest
        fields.entries.append(Fields.Entry(name: lifted.pair.key.text ?? "", pair: lifted.pair))
        let section = fields.entries[place].name
        report(
          FileRules.unknownKey,
          "\"\(lifted.pair.key.text ?? "")\" is written among the \(section)",
          at: lifted.pair.key.range,
          help: "if it is the file's own key, indent it no deeper than `\(section):`, and move its content with it")
      } else {
        place += 1
      }
    }
    fields.entries.sort { $0.pair.key.range < $1.pair.key.range }
  }

  /// Returns the first top-level key among the names of a section, with its value, and the section without it.
  private mutating func firstStrayKey(
    of entry: Fields.Entry, in fields: Fields, of table: ObjectTable
  ) -> (pair: Node.Pair, rest: Node)? {
    guard let inner = table[entry.name]?.shape.objectOfNames?.table, let pairs = entry.pair.value.pairs else {
      return nil
    }
    for (place, pair) in pairs.enumerated() {
      guard let key = pair.key.text, let shape = table[key]?.shape, fields[key] == nil,
        pair.key.isDeeper(than: entry.pair.key.range), table.canHave(key, beside: fields)
      else { continue }
      let (before, after) = (Array(pairs[..<place]), Array(pairs[(place + 1)...]))
      if pair.value.isAbsent {
        // The following pairs fit the key and not the section.
        guard let held = shape.objectOfNames?.table, let first = after.first?.value.pairs,
          StrayNames.isBody(first, of: held), !StrayNames.isBody(first, of: inner)
        else { continue }
        var lifted = pair
        lifted.value = entry.pair.value.withPairs(after)
        return (lifted, entry.pair.value.withPairs(before))
      }
      let own = (pair.value.pairs ?? []).compactMap(\.key.text)
      guard shape.fitsInside(pair.value), !own.isEmpty, !own.contains(where: { isKnown($0, inner) }) else { continue }
      return (pair, entry.pair.value.withPairs(before + after))
    }
    return nil
  }

  private mutating func reportOutdented(_ key: Node, beside name: Node, in section: String) {
    let (key, place, owner) = (key.text ?? "", key.range, (name.text ?? "").shortened)
    report(
      FileRules.unknownKey, "\"\(key)\" is written among the \(section)", at: place,
      help: "if it belongs to \"\(owner)\", indent it deeper than that, and what comes after it likewise",
      notes: [Note("\"\(owner)\" is here", at: name.range)])
  }

  /// Returns whether a word is a key of a table, or was probably intended as one.
  mutating func isKnown(_ key: String, _ table: ObjectTable) -> Bool {
    table[key] != nil || MalformedKey.reserved[key] != nil || table.synonyms[key.folded] != nil
      || table.advice(key) != nil
      || nearest(to: key, among: table.keys.map(\.name)) != nil
  }

  private mutating func report(_ stray: StrayNames.Stray, beside name: Located<String>, _ table: ObjectTable) {
    let found = stray.name
    let along: Message = stray.isNameAlone ? "" : ", and move its content with it"
    report(
      FileRules.unknownKey,
      "\(table.title) has no key \"\(found.value.shortened)\"; it looks like \(table.title) by itself", at: found.range,
      help: "let it start in the same column as \"\(name.value.shortened)\"\(along)",
      notes: [Note("\"\(name.value.shortened)\" is here", at: name.range)])
  }
}

extension ObjectTable {
  /// Returns whether a key is allowed beside those that are present.
  fileprivate func canHave(_ key: String, beside fields: Fields) -> Bool {
    !exclusive.contains(key) || !exclusive.contains { fields[$0] != nil }
  }
}

extension Shape {
  /// Returns whether a node fits the shape, and each value of a map fits its shape.
  fileprivate func fitsInside(_ node: Node) -> Bool {
    guard case .map(of: let shape, _, _) = self, let pairs = node.pairs else { return fits(node) }
    return pairs.allSatisfy { shape.fits($0.value) }
  }

  /// The object that the names of a map define, or nil.
  fileprivate var objectOfNames: SchemaObject? {
    guard case .map(of: let shape, _, _) = self else { return nil }
    switch shape {
    case .object(let object), .optional(.object(let object)): return object
    default: return nil
    }
  }
}

extension Node {
  /// Returns a mapping of other pairs, with their range; without pairs, with the range of this node.
  func withPairs(_ pairs: [Pair]) -> Node {
    let range =
      pairs.first.map { SourceRange(from: $0.key.range, to: pairs[pairs.count - 1].value.range) } ?? self.range
    return Node(content: .mapping(pairs), range: range)
  }

  /// Returns whether it begins on a later line than another range, and further to the right.
  fileprivate func isDeeper(than other: SourceRange) -> Bool {
    range.file == other.file && range.start.line > other.start.line && range.start.column > other.start.column
  }
}
