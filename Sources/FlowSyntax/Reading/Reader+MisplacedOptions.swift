import Diagnostics
import FlowModel

/// Repairs options that are written beside an action's label instead of below it: `Delete: push B` and `role:
/// destructive`.
extension Reader {
  /// Returns the pairs with options moved below their label, and reports each.
  mutating func gatheringOptions(_ pairs: [Node.Pair]) -> [Node.Pair] {
    var found: [Node.Pair] = []
    /// The options of a label that is not a map yet.
    var row: [Node.Pair] = []
    for pair in pairs {
      if reportScreenKey(pair) { continue }
      if let last = found.last, last.value.pairs == nil, isOption(pair), last.value.isSteps {
        row.append(pair)
        continue
      }
      close(&found, over: &row)
      guard let last = found.last, let steps = last.value.pairs, !steps.isEmpty, isOption(pair, after: last) else {
        found.append(pair)
        continue
      }
      reportMisplaced(pair.key, last.key)
      found[found.count - 1].value = last.value.withPairs(steps + [pair])
    }
    close(&found, over: &row)
    return found
  }

  private mutating func reportMisplaced(_ key: Node, _ label: Node) {
    let label = (name: (label.text ?? "").shortened, range: label.range)
    report(
      FileRules.unknownKey, "\"\(key.text ?? "")\" is written among the labels", at: key.range,
      help: "if it belongs to \"\(label.name)\", indent it deeper than that",
      notes: [Note("\"\(label.name)\" is here", at: label.range)])
  }

  private func isOption(_ pair: Node.Pair, after last: Node.Pair) -> Bool {
    guard let key = pair.key.text, ActionKeys.options.contains(key), !pair.value.isSteps else { return false }
    return StrayNames.isKey(pair, of: ActionKeys.table, after: last)
  }

  /// Returns whether a pair is an option and cannot be a label with its steps.
  private func isOption(_ pair: Node.Pair) -> Bool {
    guard let key = pair.key.text, ActionKeys.options.contains(key) || key == ActionKeys.note.name else { return false }
    guard !pair.value.isAbsent, !pair.value.isSteps else { return false }
    return pair.value.text != "none" && ActionKeys.table[key]?.shape.fits(pair.value) == true
  }

  /// Reports a pair that is the screen's own title or kind; returns false for other pairs.
  private mutating func reportScreenKey(_ pair: Node.Pair) -> Bool {
    guard let key = pair.key.text, let text = pair.value.text, pair.value.isPlain, !pair.value.isAbsent,
      ScreenKeys.table[key] != nil, ActionKeys.table[key] == nil, !pair.value.isSteps, text != "none"
    else { return false }
    report(
      FileRules.unknownKey, "\"\(key)\" is written among the labels", at: pair.key.range,
      help: "if it belongs to the screen, indent it no deeper than `actions:`")
    return true
  }

  /// Moves the collected options and the steps of the last label into one map, and reports this.
  private mutating func close(_ found: inout [Node.Pair], over row: inout [Node.Pair]) {
    guard let first = row.first, let last = found.last else { return }
    let all = last.value.asBody + row
    let value = Node(
      content: .mapping(all), range: SourceRange(from: last.value.range, to: row[row.count - 1].value.range))
    let label = last.key.text ?? ""
    report(
      FileRules.unknownKey, "\"\(first.key.text ?? "")\" is written among the labels",
      at: first.key.range,
      help: "it belongs to \"\(label.shortened)\": write `\(label.spelledAsScalar): \(value.spelled)`",
      notes: [Note("\"\(label.shortened)\" is here", at: last.key.range)],
      suggestion: Suggestion(
        "Write `\(label.spelledAsScalar): \(value.spelled)`",
        replacing: SourceRange(from: last.key.range, to: value.range),
        with: "\(label.spelledAsScalar): \(value.spelled)"))
    found[found.count - 1].value = value
    row = []
  }
}

extension Node {
  /// The steps of a phrase or list in map form.
  fileprivate var asBody: [Pair] {
    if let text, let verb = Verb(rawValue: StepPhrase(text, in: self).verb.value), verb.operand != nil || verb == .pop {
      let phrase = StepPhrase(text, in: self)
      guard let operand = phrase.operand else { return [pair(ActionKeys.body.name, self)] }
      return [pair(verb.rawValue, Node(content: .scalar(operand.value, .plain), range: operand.range))]
    }
    return [pair(ActionKeys.body.name, self)]
  }

  private func pair(_ key: String, _ value: Node) -> Pair {
    Pair(
      key: Node(
        content: .scalar(key, .plain), range: SourceRange(file: range.file, start: range.start, end: range.start)),
      value: value)
  }
}
