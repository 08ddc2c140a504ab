import Diagnostics
import FlowModel
import Localization

extension Reader {
  /// Returns a mapping's pairs by key, and reports unknown keys; returns nil if the node is not a mapping.
  ///
  /// A misspelt key is read as the intended one, so that one error gives one finding.
  mutating func fields(of node: Node, as table: ObjectTable, named name: String? = nil) -> Fields? {
    guard let written = node.pairs else {
      if let repaired = repairedColon(Node.Pair(key: node, value: node.absence), of: table) {
        let pair = Node.Pair(key: node, value: repaired.node)
        return Fields(entries: [Fields.Entry(name: repaired.name.value, pair: pair)], range: node.range)
      }
      notMapping(node, table, name)
      return nil
    }
    let pairs = joiningLists(insertingMissingActions(nested(written, of: table), of: table), of: table)
    var fields = Fields(range: node.range, isIncomplete: isUncertain(node.range))
    var strange: [Int] = []
    for (index, pair) in pairs.enumerated() {
      if let key = pair.key.text, table[key] != nil {
        take(pair, as: key, into: &fields)
      } else {
        strange.append(index)
      }
    }
    for index in strange { recover(pairs, index, into: &fields, of: table) }
    if !strange.isEmpty { fields.entries.sort { $0.pair.key.range < $1.pair.key.range } }
    return fields
  }

  /// Reads the value of a key; returns nil if it is missing or wrong.
  mutating func value<Value>(of key: Key<Value>, in fields: Fields) -> Value? {
    guard let node = fields[key.name]?.value else { return nil }
    if node.isAbsent {
      if !key.description.shape.mayBeEmpty {
        wrongType(node.placed(after: fields[key.name]), for: key.name, expected: key.description.shape)
      }
      return nil
    }
    return key.read(node, &self)
  }

  /// Reports the required keys of a table that are missing.
  mutating func requireKeys(of table: ObjectTable, in fields: Fields, of name: Message, at range: SourceRange) {
    for key in table.keys where key.isRequired && fields[key.name] == nil {
      if let other = key.alternative, fields[other] != nil { continue }
      report(
        FileRules.missingKey, "\(name) has no \"\(key.name)\"", at: range,
        help: "write `\(key.name):` and \(key.shape.description)")
    }
  }

  private mutating func take(_ pair: Node.Pair, as key: String, into fields: inout Fields) {
    if let first = fields[key] {
      report(
        FileRules.duplicateName, "\"\(key)\" is written twice", at: pair.key.range,
        help: Self.mergingHelp(key, first.value, pair.value),
        notes: [Note("the first one is here", at: first.key.range)])
    } else {
      fields.entries.append(Fields.Entry(name: key, pair: pair))
    }
  }

  /// Returns the advice for a duplicate key: two maps can be merged.
  private static func mergingHelp(_ key: String, _ first: Node, _ second: Node) -> Message {
    guard let names = first.pairs?.compactMap(\.key.text), let more = second.pairs, !names.isEmpty else {
      return "keep one of them"
    }
    let shared = more.lazy.compactMap(\.key.text).first(where: names.contains)
    guard let shared else { return "write `\(key):` once, and move its content into the first one" }
    return
      "write `\(key):` once, and move its content into the first one; \"\(shared.shortened)\" is there already: add the new "
      + "lines to it"
  }

  private mutating func recover(_ pairs: [Node.Pair], _ index: Int, into fields: inout Fields, of table: ObjectTable) {
    let pair = pairs[index]
    guard let key = pair.key.text else {
      return report(FileRules.wrongType, "a key must be a word, not \(pair.key.kindName)", at: pair.key.place)
    }
    if let repaired = MalformedKey.missingSpace(in: pair, of: table) {
      reportMissingSpace(pair, repaired)
      if fields[repaired.name] == nil { fields.entries.append(repaired) }
      return
    }
    if let repaired = repairedColon(pair, of: table) {
      if fields[repaired.name.value] == nil {
        fields.entries.append(
          Fields.Entry(name: repaired.name.value, pair: Node.Pair(key: pair.key, value: repaired.node)))
      }
      return
    }
    if MalformedKey.isRestOfText(pairs, index, of: table) { return reportComma(pairs[index - 1], pair) }
    let last = index > 0 ? pairs[index - 1] : nil
    guard let meant = reportUnknownKey(key, pair, beside: fields, of: table, after: last) else {
      fields.isIncomplete = true
      return
    }
    // If there is a body already, a second step was possibly not intended.
    if meant == ActionKeys.body.name, fields.entries.contains(where: { ActionKeys.bodies.contains($0.name) }) {
      return
    }
    if table.permits(meant, pair.value, beside: fields) {
      fields.entries.append(Fields.Entry(name: meant, pair: pair))
    } else if fields[meant] == nil {
      fields.isIncomplete = true
    }
  }

  /// Reports an unknown key, and returns the key that was probably intended.
  ///
  /// - Parameter last: the pair before it.
  private mutating func reportUnknownKey(
    _ key: String, _ pair: Node.Pair, beside fields: Fields, of table: ObjectTable, after last: Node.Pair?
  ) -> String? {
    let message: Message = "\(table.title) has no key \"\(key.shortened)\""
    let place = pair.key.range
    if let advice = MalformedKey.reserved[key] ?? table.advice(key) {
      report(FileRules.unknownKey, message, at: place, help: advice)
      return nil
    }
    if variables.contains(key), table[ActionKeys.set.name] != nil, let value = pair.value.text {
      let written = "set: { \(key.spelledAsScalar): \(value.spelledAsScalar) }"
      report(
        FileRules.unknownKey, message, at: place, help: "\"\(key.shortened)\" is a variable: write `\(written)`",
        suggestion: Suggestion(
          "Write `\(written)`", replacing: SourceRange(from: place, to: pair.value.range), with: written))
      return nil
    }
    if let (name, help) = Self.keyOfLink(pair.value, of: table) {
      let suggestion = fields[name] == nil ? Suggestion("Write `\(name)`", replacing: place, with: name) : nil
      report(FileRules.unknownKey, message, at: place, help: help, suggestion: suggestion)
      return nil
    }
    if isLabelOfStep(key, pair.value, of: table) {
      report(
        FileRules.unknownKey, message, at: place,
        help: "write the step itself, without `\(key.shortened)`: `\(pair.value.text ?? "")`")
      return ActionKeys.body.name
    }
    let names = table.keys.map(\.name)
    let synonyms = table.synonyms(of: key)
    let fitting = synonyms.first { table[$0]?.shape.fits(pair.value) ?? false }
    // `kid` means `kind` and not `id`: of equally near names, the first one is found.
    let likely = names.filter { $0.first == key.first } + names.filter { $0.first != key.first }
    let meant = fitting ?? nearest(to: key, among: likely) ?? synonyms.first
    guard let meant else {
      if table.growsWithVersions {
        report(
          FileRules.unknownKey, "\(table.title) has no key \"\(key.shortened)\" in navflow \(ToolVersion.current)",
          at: place,
          help:
            "use a version of navflow that has it, or leave it out; the keys are \(Message.list(names.map(Message.code), .none))",
          severity: .warning)
        return nil
      }
      let hint = table.home(of: key) ?? last.flatMap { MalformedKey.hint(atTextBefore: pair, $0) }
      let keys = Message.list(names.map(Message.code), .none)
      report(
        FileRules.unknownKey, message, at: place,
        help: hint.map { "\($0); the keys here are \(keys); `navflow docs` says what to write for common wishes" }
          ?? "its keys are \(keys); `navflow docs` says what to write for common wishes")
      return nil
    }
    let isWide = key.unicodeScalars.contains { $0 == .ideographicSpace || (0xFF01...0xFF5E).contains($0.value) }
    let help: Message =
      isWide ? "\"\(meant)\" is written in half-width letters, without full-width spaces" : "did you mean \"\(meant)\"?"
    // A key that is there already, or that cannot stand here with this value, was probably not meant.
    let isPossible = table.permits(meant, pair.value, beside: fields)
    report(
      FileRules.unknownKey, message, at: place, help: help,
      suggestion: Suggestion(
        "Write `\(meant)`", replacing: place, with: meant,
        isCertain: isPossible && isCertain(key, means: meant, among: names)))
    return meant
  }

  /// Returns the key for a link under a key of the user's own, such as `figma`, and the help.
  private static func keyOfLink(_ value: Node, of table: ObjectTable) -> (name: String, help: Message)? {
    guard let text = value.text, ["http://", "https://"].contains(where: text.hasPrefix) else { return nil }
    let source = ScreenKeys.source.name
    if table[source] != nil { return (source, "a link stands under `source`: write `source: \(text)`") }
    let note = FlowKeys.note.name
    return table[note].map { _ in (note, "a link stands in the note: write `note: \(text)`") }
  }

  /// Returns whether a key only introduces the step in its value: `{ tap: push Home }`.
  private mutating func isLabelOfStep(_ key: String, _ value: Node, of table: ObjectTable) -> Bool {
    guard table[ActionKeys.body.name] != nil, table.synonyms(of: key).isEmpty, value.isStepPhrase else {
      return false
    }
    return nearest(to: key, among: table.keys.map(\.name)).map { table[$0]?.shape.isSteps != true } ?? true
  }

  private mutating func reportMissingSpace(_ pair: Node.Pair, _ repaired: Fields.Entry) {
    let written = "\(repaired.name): \(repaired.pair.value.spelled)"
    let key = pair.key.text ?? ""
    let message: Message =
      key.unicodeScalars.contains(.fullWidthColon)
      ? "\"\(key.shortened)\" has a full-width colon, so it is not read as a key and its value"
      : "\"\(key.shortened)\" is read as one word, because no space follows the colon"
    report(FileRules.syntax, message, at: pair.key.range, write: written)
  }

  private mutating func reportComma(_ text: Node.Pair, _ rest: Node.Pair) {
    let place = SourceRange(from: text.value.range, to: rest.key.range)
    let whole = "\(text.value.text ?? ""), \(rest.key.text ?? "")"
    report(
      FileRules.syntax, "the text ends at the comma, and \"\((rest.key.text ?? "").shortened)\" is read as a key",
      at: place,
      write: whole.spelledAsScalar, help: "put the whole text in quotes: \(whole.spelledAsScalar)")
  }

  private mutating func notMapping(_ node: Node, _ table: ObjectTable, _ name: String?) {
    let subject = name.map { "\"\($0)\"" } ?? table.title
    if node.isAbsent {
      return report(FileRules.wrongType, "\(subject) has no value", at: node.place, help: table.request)
    }
    if reportWideBracket(node) { return }
    if let text = node.text, text.unicodeScalars.contains(.fullWidthColon) {
      return report(
        FileRules.syntax, "\"\(text.shortened)\" has a full-width colon, so it is not read as a key and its value",
        at: node.place, help: "write a half-width colon and a space: `: `")
    }
    let message: Message = "\(subject) cannot be \(node.kindName)"
    guard let written = node.text.flatMap(table.exampleNamed) else {
      return report(FileRules.wrongType, message, at: node.place, help: table.request)
    }
    report(FileRules.wrongType, message, at: node.range, write: written, help: "write \(written)", isCertain: false)
  }
}

extension ObjectTable {
  /// Returns whether a key may have a value beside other keys.
  ///
  /// A wrong guess would add an error to the one about the written key.
  fileprivate func permits(_ key: String, _ value: Node, beside fields: Fields) -> Bool {
    guard fields[key] == nil, let shape = self[key]?.shape, shape.fits(value), !value.isAbsent || shape.mayBeEmpty
    else {
      return false
    }
    if exclusive.contains(key), exclusive.contains(where: { fields[$0] != nil }) { return false }
    guard key != lone, alternatives.contains(where: { $0.contains(key) }) else { return true }
    return !alternatives.joined().contains { other in
      other != lone && fields[other] != nil && !alternatives.contains { $0.contains(key) && $0.contains(other) }
    }
  }

  /// Returns the advice for a key that belongs to another kind of object, or nil.
  fileprivate func home(of key: String) -> Message? {
    let homes = [SchemaObject.screen, .task, .action].map(\.table).filter { $0.title != title && $0[key] != nil }
    guard !homes.isEmpty else { return nil }
    let isOfActions = homes.count == 1 && homes[0].title == SchemaObject.action.table.title
    let home: Message = "\"\(key)\" belongs to \(Message.list(homes.map(\.title), .alternatives))"
    return isOfActions ? "\(home), which is declared under `actions:` by its label" : home
  }
}

extension Node {
  /// Returns an absent value with the range of its key, so that a report can underline it.
  func placed(after pair: Pair?) -> Node {
    guard isAbsent, let pair else { return self }
    var node = self
    node.range = pair.key.range
    return node
  }
}
