import Diagnostics
import Localization

/// Writes the edits of remedies as text; nil where the form of the file leaves open how to write one.
package struct RemedyEditor {
  private let file: SourceFile
  private let root: Node

  /// Creates an editor of a file; nil if the file has a syntax error.
  package init?(_ file: SourceFile, id: FileID) {
    let document = NodeReader.read(file, id: id)
    guard document.diagnostics.isEmpty, let root = document.node else { return nil }
    self.file = file
    self.root = root
  }

  /// Returns an edit as a change of the text.
  package func suggestion(_ edit: Remedy.Edit, _ summary: Message) -> Suggestion? {
    switch edit {
    case .option(let key, let value, let range):
      place(at: range).flatMap { option(key, value, of: $0, summary) }
    case .step(let step, let range): replace(range, with: step, summary)
    case .firstStep(let step, let range):
      insert(step, beforeItemAt: range, in: root, summary)
        ?? place(at: range).flatMap { prepend(step, to: $0, summary) }
    case .without(let range): remove(range, from: root, summary)
    case .list(let step, let range): replace(listAround: range, with: step, in: root, summary)
    case .screens(let screens, let name): add(screens, beside: name, in: root, summary)
    case .entry(let entry, let mapping, let name): insert(entry, under: mapping, of: name, summary)
    }
  }

  // MARK: Places

  /// A value of the file that is an action or a step, and the list or mapping around it.
  private struct Place {
    let node: Node
    /// The verb that stands at the range, if the node is a mapping that has it as a key.
    let verb: Node.Pair?
  }

  /// Returns the value of the key at a range, or the step there.
  private func place(at range: SourceRange) -> Place? { place(at: range, in: root) }

  private func place(at range: SourceRange, in node: Node) -> Place? {
    switch node.content {
    case .scalar: node.range == range ? Place(node: node, verb: nil) : nil
    case .sequence(let items): items.lazy.compactMap { place(at: range, in: $0) }.first
    case .mapping(let pairs):
      pairs.lazy.compactMap { pair in
        if pair.key.range == range { return Place(node: pair.value, verb: nil) }
        let isVerb = pair.key.range.start == range.start && pair.value.range.end == range.end
        return isVerb ? Place(node: node, verb: pair) : place(at: range, in: pair.value)
      }.first
    }
  }

  private func text(_ range: SourceRange) -> String {
    String(decoding: file.bytes[range.start.offset..<range.end.offset], as: UTF8.self)
  }

  private func text(_ pair: Node.Pair) -> String {
    text(SourceRange(file: pair.key.range.file, start: pair.key.range.start, end: pair.value.range.end))
  }

  private func isInBraces(_ node: Node) -> Bool { file.bytes[node.range.start.offset] == UInt8(ascii: "{") }
  private func isInBrackets(_ node: Node) -> Bool { file.bytes[node.range.start.offset] == UInt8(ascii: "[") }

  /// The options that belong to an action; all others belong to its step.
  private static let keysOfAction: Set = [
    ActionKeys.when.name, ActionKeys.where.name, ActionKeys.set.name, ActionKeys.by.name, ActionKeys.during.name,
    ActionKeys.role.name, ActionKeys.auth.name, ActionKeys.clears.name, ActionKeys.once.name, ActionKeys.note.name,
    ActionKeys.allow.name,
  ]
  private static let choices: Set<String?> = [ActionKeys.cases.name, ActionKeys.either.name]

  // MARK: Edits

  private func replace(_ range: SourceRange, with step: String, _ summary: Message) -> Suggestion? {
    guard let place = place(at: range) else { return nil }
    let verb = step.prefix { $0 != " " }
    // In braces the verb is the key.
    let written =
      place.verb == nil
      ? step
      : step.hasPrefix("{ ")
        ? String(step.dropFirst(2).dropLast(2))
        : step.count == verb.count || step.hasPrefix("[") ? "do: \(step)" : "\(verb): \(step.dropFirst(verb.count + 1))"
    return Suggestion(summary, replacing: range, with: written)
  }

  private func option(_ key: String, _ value: String, of place: Place, _ summary: Message) -> Suggestion? {
    let node = place.node
    guard let pairs = node.pairs else {
      guard !node.isAbsent, isInBrackets(node) || !text(node.range).contains("\n") else { return nil }
      return Suggestion(summary, replacing: node.range, with: "{ \(key): \(value), do: \(text(node.range)) }")
    }
    if let present = pairs.first(where: { $0.key.text == key }) {
      return merged(value, into: present).map { Suggestion(summary, replacing: present.value.range, with: $0) }
    }
    guard let first = pairs.first else { return nil }
    let start = SourceRange(file: first.key.range.file, start: first.key.range.start, end: first.key.range.start)
    if isInBraces(node) { return Suggestion(summary, replacing: start, with: "\(key): \(value), ") }
    return indentation(of: first.key).map {
      Suggestion(summary, replacing: start, with: "\(key): \(value)\n\($0)")
    }
  }

  /// Returns the mapping of an option with the pairs of another one, which win.
  private func merged(_ value: String, into present: Node.Pair) -> String? {
    guard let old = present.value.pairs, isInBraces(present.value), value.hasPrefix("{ "), value.hasSuffix(" }") else {
      return present.value.pairs == nil && !value.hasPrefix("{") ? value : nil
    }
    let new = value.dropFirst(2).dropLast(2)
    let kept = old.filter { pair in pair.key.text.map { !new.hasPrefix("\($0): ") } ?? true }
    return "{ \((kept.map(text) + [String(new)]).joined(separator: ", ")) }"
  }

  private func prepend(_ step: String, to place: Place, _ summary: Message) -> Suggestion? {
    let node = place.node
    switch node.content {
    case .scalar where node.isAbsent: return nil
    case .scalar: return Suggestion(summary, replacing: node.range, with: "[\(step), \(text(node.range))]")
    case .sequence(let items):
      guard isInBrackets(node), let first = items.first else { return nil }
      let start = SourceRange(file: first.range.file, start: first.range.start, end: first.range.start)
      return Suggestion(summary, replacing: start, with: "\(step), ")
    case .mapping(let pairs):
      if let steps = pairs.first(where: { $0.key.text == ActionKeys.body.name }) {
        return prepend(step, to: Place(node: steps.value, verb: nil), summary)
      }
      guard isInBraces(node) else { return nil }
      let own = pairs.filter { $0.key.text.map(Self.keysOfAction.contains) ?? false }
      let rest = pairs.filter { pair in !own.contains { $0.key.range == pair.key.range } }
      guard !rest.isEmpty, !rest.contains(where: { Self.choices.contains($0.key.text) }) else { return nil }
      let inner = "{ \(rest.map(text).joined(separator: ", ")) }"
      let all = own.map(text) + ["do: [\(step), \(inner)]"]
      return Suggestion(summary, replacing: node.range, with: "{ \(all.joined(separator: ", ")) }")
    }
  }

  /// Writes a step before another one of a list.
  private func insert(
    _ step: String, beforeItemAt range: SourceRange, in node: Node, _ summary: Message
  ) -> Suggestion? {
    switch node.content {
    case .scalar: return nil
    case .mapping(let pairs):
      return pairs.lazy.compactMap { insert(step, beforeItemAt: range, in: $0.value, summary) }.first
    case .sequence(let items):
      guard let item = items.first(where: { isItem($0, at: range) }) else {
        return items.lazy.compactMap { insert(step, beforeItemAt: range, in: $0, summary) }.first
      }
      let start = SourceRange(file: range.file, start: item.range.start, end: item.range.start)
      if isInBrackets(node) { return Suggestion(summary, replacing: start, with: "\(step), ") }
      return indentation(ofItemAt: item.range.start).map {
        Suggestion(summary, replacing: start, with: "\(step)\n\($0)- ")
      }
    }
  }

  private func isItem(_ node: Node, at range: SourceRange) -> Bool {
    node.range == range || node.pairs?.first?.key.range.start == range.start
  }

  /// Removes a step from a list in brackets that has others.
  private func remove(_ range: SourceRange, from node: Node, _ summary: Message) -> Suggestion? {
    switch node.content {
    case .scalar: return nil
    case .mapping(let pairs): return pairs.lazy.compactMap { remove(range, from: $0.value, summary) }.first
    case .sequence(let items):
      guard isInBrackets(node), items.count > 1, let index = items.firstIndex(where: { isItem($0, at: range) }) else {
        return items.lazy.compactMap { remove(range, from: $0, summary) }.first
      }
      let isLast = index == items.count - 1
      let removed = SourceRange(
        file: range.file, start: isLast ? items[index - 1].range.end : items[index].range.start,
        end: isLast ? items[index].range.end : items[index + 1].range.start)
      return Suggestion(summary, replacing: removed, with: "")
    }
  }

  /// Writes one step in place of a list in brackets.
  private func replace(
    listAround range: SourceRange, with step: String, in node: Node, _ summary: Message
  ) -> Suggestion? {
    switch node.content {
    case .scalar: return nil
    case .mapping(let pairs):
      return pairs.lazy.compactMap { replace(listAround: range, with: step, in: $0.value, summary) }.first
    case .sequence(let items):
      guard isInBrackets(node), items.contains(where: { isItem($0, at: range) }) else {
        return items.lazy.compactMap { replace(listAround: range, with: step, in: $0, summary) }.first
      }
      return Suggestion(summary, replacing: node.range, with: step)
    }
  }

  /// Adds entries before the key at a range.
  private func add(_ entries: [String], beside name: SourceRange, in node: Node, _ summary: Message) -> Suggestion? {
    switch node.content {
    case .scalar: return nil
    case .sequence(let items): return items.lazy.compactMap { add(entries, beside: name, in: $0, summary) }.first
    case .mapping(let pairs):
      guard let pair = pairs.first(where: { $0.key.range == name }) else {
        return pairs.lazy.compactMap { add(entries, beside: name, in: $0.value, summary) }.first
      }
      let start = SourceRange(file: name.file, start: name.start, end: name.start)
      if isInBraces(node) { return Suggestion(summary, replacing: start, with: entries.map { "\($0), " }.joined()) }
      return indentation(of: pair.key).map { spaces in
        Suggestion(summary, replacing: start, with: entries.map { "\($0)\n\(spaces)" }.joined())
      }
    }
  }

  private func insert(_ entry: String, under mapping: String, of name: SourceRange, _ summary: Message) -> Suggestion? {
    guard let mapping = KeyInsertion.Mapping(rawValue: mapping),
      let insertion = KeyInsertion(of: entry, under: mapping, of: name, in: file)
    else { return nil }
    var cursor = TextCursor(WorkingText(file.bytes))
    cursor.advance(toOffset: insertion.offset)
    let range = SourceRange(file: name.file, start: cursor.position, end: cursor.position)
    return Suggestion(summary, replacing: range, with: insertion.text)
  }

  /// Returns the spaces before the hyphen of an item, if nothing else is.
  private func indentation(ofItemAt start: SourcePosition) -> String? {
    let line = file.bytes[..<start.offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let before = String(decoding: file.bytes[line..<start.offset], as: UTF8.self)
    let spaces = before.prefix { $0 == " " }
    return before.dropFirst(spaces.count).first == "-" && before.drop { $0 == " " || $0 == "-" }.isEmpty
      ? String(spaces) : nil
  }

  /// Returns the spaces before a key, if nothing else is.
  private func indentation(of key: Node) -> String? {
    let start = key.range.start.offset
    let line = file.bytes[..<start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let spaces = file.bytes[line..<start]
    return spaces.allSatisfy { $0 == UInt8(ascii: " ") } ? String(repeating: " ", count: spaces.count) : nil
  }
}
