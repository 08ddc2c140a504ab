import Diagnostics
import FlowModel
import Localization

extension FlowDecoder {
  /// Decodes the pattern of a key, or returns nil if it is not a mapping or is empty.
  mutating func pattern(_ pair: Node.Pair, for key: String) -> Pattern? {
    let node = withVariablesUnderState(pair.value.placed(after: pair))
    guard let fields = barePattern(node) ?? reader.fields(of: node, as: PatternKeys.table, named: key) else {
      return nil
    }
    if node.pairs?.isEmpty == true {
      reader.report(
        FileRules.wrongType, "\"\(key)\" is an empty pattern", at: node.place,
        help: PatternKeys.table.request)
      return nil
    }
    var pattern = Pattern(range: node.range, text: node.spelled)
    for entry in fields.entries {
      let node = entry.pair.value.placed(after: entry.pair)
      if node.isAbsent {
        reader.wrongType(node, for: entry.name, expected: PatternKeys.table[entry.name]?.shape ?? .text)
      } else {
        clause(entry.name, node, &pattern)
      }
    }
    return pattern
  }

  /// Reports and reads `never: Home` as a pattern; returns nil if the node is not a defined name or a list of them.
  private mutating func barePattern(_ node: Node) -> Fields? {
    namesTask(alone: node).map {
      fields(of: "a pattern", forBareName: node, as: $0 ? PatternKeys.task.name : PatternKeys.screen.name)
    }
  }

  private mutating func clause(_ key: String, _ node: Node, _ pattern: inout Pattern) {
    switch key {
    case PatternKeys.screen.name: pattern.screen = screens(node, key)
    case PatternKeys.beneath.name: pattern.beneath = screens(node, key)
    case PatternKeys.below.name: pattern.below = screens(node, key)
    case PatternKeys.visible.name: pattern.visible = screens(node, key)
    case PatternKeys.column.name:
      pattern.column = match(node, key) { decoder, item in decoder.patternText(item, key).flatMap { decoder.column($0) }
      }
    case PatternKeys.task.name: pattern.task = match(node, key) { $0.runningTask($1) }
    case PatternKeys.tab.name:
      pattern.tab = match(node, key) { decoder, item in decoder.patternText(item, key).flatMap { decoder.tab($0) } }
    case PatternKeys.root.name:
      pattern.root = match(node, key) { decoder, item in decoder.patternText(item, key).flatMap { decoder.root($0) } }
    case PatternKeys.modals.name: pattern.modals = match(node, key) { $0.count($1) }
    case PatternKeys.tabBar.name: pattern.tabBar = words(node, key)
    case PatternKeys.shown.name: pattern.shown = words(node, key)
    case PatternKeys.front.name: pattern.front = words(node, key)
    case PatternKeys.device.name: pattern.device = words(node, key)
    case PatternKeys.state.name: pattern.state = state(node)
    default: break
    }
  }

  /// Decodes one value, a list of values, or `{ not: … }` with either.
  ///
  /// - Parameter isKnown: returns whether a value exists; nil for the names of screens and tasks.
  mutating func match<Value>(
    _ node: Node, _ key: String, isKnown: ((String) -> Bool)? = nil, _ read: (inout FlowDecoder, Node) -> Value?
  ) -> Pattern.Match<Value>? {
    if let pairs = node.pairs, let first = pairs.first,
      first.key.text != PatternKeys.atLeast.name || key != PatternKeys.modals.name
    {
      return negation(pairs, first, node, key, read)
    }
    if let items = node.items, items.isEmpty {
      reader.report(FileRules.wrongType, "\"\(key)\" lists no value", at: node.place)
    }
    return Pattern.Match(items(of: node, for: key, isKnown).compactMap { read(&self, $0) })
  }

  private mutating func items(of node: Node, for key: String, _ isKnown: ((String) -> Bool)?) -> [Node] {
    let known = names.definitions
    return node.items ?? reader.alternatives(node, for: key, isKnown: isKnown ?? { known[$0] != nil }) ?? [node]
  }

  private mutating func negation<Value>(
    _ pairs: [Node.Pair], _ first: Node.Pair, _ node: Node, _ key: String, _ read: (inout FlowDecoder, Node) -> Value?
  ) -> Pattern.Match<Value>? {
    guard pairs.count == 1, first.key.text == "not" else {
      reportMap(pairs, node, key)
      return nil
    }
    let inner = first.value.placed(after: first)
    if inner.isAbsent {
      reader.wrongType(inner, for: "not", expected: .list(of: .text))
      return nil
    }
    return Pattern.Match((inner.items ?? [inner]).compactMap { read(&self, $0) }, negated: true)
  }

  /// Reports a map that is neither `{ not: … }` nor, for numbers, `{ atLeast: … }`.
  private mutating func reportMap(_ pairs: [Node.Pair], _ node: Node, _ key: String) {
    let isCount = key == PatternKeys.modals.name
    let help: Message =
      isCount ? "write a number, { atLeast: 1 } or { not: 0 }" : "write a value, [a, b] or { not: a }"
    if isCount, pairs.count > 1, pairs.allSatisfy({ ["not", PatternKeys.atLeast.name].contains($0.key.text) }) {
      let (first, second) = (pairs[0].key, pairs[1].key)
      return reader.report(
        FileRules.unknownKey, "\"\(second.text ?? "")\" is not allowed beside \"\(first.text ?? "")\"",
        at: second.range,
        help: "keep one of them")
    }
    guard let wrong = pairs.first(where: { $0.key.text != "not" })?.key, let word = wrong.text else {
      return reader.report(FileRules.wrongType, "\"\(key)\" cannot be \(node.kindName)", at: node.place, help: help)
    }
    reader.reportUnknown(
      FileRules.unknownKey, "\"\(word.shortened)\" is not allowed in \"\(key)\"", word: word, at: wrong.range,
      known: isCount ? ["not", "atLeast"] : ["not"], alternative: help)
  }

  private mutating func screens(_ node: Node, _ key: String) -> Pattern.Match<ScreenID>? {
    match(node, key) { decoder, item in decoder.patternText(item, key).flatMap { decoder.screen($0) } }
  }

  private mutating func words<Word: WordType>(_ node: Node, _ key: String) -> Pattern.Match<Word>? {
    match(node, key) { decoder, item in
      let word: Located<Word>? = decoder.reader.word(of: item, for: key)
      return word?.value
    }
  }

  fileprivate mutating func patternText(_ node: Node, _ key: String) -> Located<String>? {
    reader.text(of: node, for: key)
  }

  /// Decodes the name of a task, or `none`; the outer optional is nil for an error.
  private mutating func runningTask(_ node: Node) -> TaskID?? {
    guard let name = patternText(node, PatternKeys.task.name) else { return nil }
    if name.value == "none" { return .some(nil) }
    return task(name).map { .some($0) }
  }

  private mutating func count(_ node: Node) -> Pattern.Count? {
    let key = PatternKeys.modals.name
    if let pairs = node.pairs {
      guard pairs.count == 1, let pair = pairs.first, pair.key.text == PatternKeys.atLeast.name else {
        reportMap(pairs, node, key)
        return nil
      }
      return reader.number(of: pair.value.placed(after: pair), for: "atLeast", atLeast: 0).map { .atLeast($0.value) }
    }
    return reader.number(of: node, for: key, atLeast: 0).map { .exactly($0.value) }
  }

  private mutating func state(_ node: Node) -> [(variable: VariableID, match: Pattern.Match<ValueID>)] {
    guard let names = reader.uniquelyNamed(node, for: "state", of: .text) else { return [] }
    if names.isEmpty {
      reader.report(
        FileRules.wrongType, "\"state\" names no variable", at: node.place, help: "write { variable: value }")
    }
    var all: [(variable: VariableID, match: Pattern.Match<ValueID>)] = []
    for named in names {
      guard let variable = variable(named.name, values: named.node), !named.node.isAbsent else { continue }
      if let match = valueMatch(named, of: variable) { all.append((variable, match)) }
    }
    return all
  }
}
