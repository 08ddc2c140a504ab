import Diagnostics
import FlowModel
import Localization

/// Malformed lines of `taps`: they are reported and read with their meaning.
extension FlowDecoder {
  /// Repairs `Pay：refused`, `cannot:Pay` and `Tab Home`, which YAML reads as one text; returns nil for other lines.
  mutating func repairedColon(inTap node: Node, _ labels: TapLabels) -> Node? {
    guard let text = node.text, labels[text] == nil, GestureName(written: text) == nil,
      labels.split(text).result == nil,
      let mark = mark(in: text, labels)
    else { return nil }
    let (before, after) = (text[..<mark.lowerBound], text[mark.upperBound...].drop(while: \.isWhitespace))
    let written = "\(String(before).trimmed): \(String(after).trimmed)"
    reader.report(
      FileRules.syntax, message(for: text[mark], before: String(before).trimmed), at: node.range, write: written)
    let key = Node(
      content: .scalar(String(before).trimmed, .plain), range: node.range(of: before.startIndex..<before.endIndex))
    let value = Node(
      content: .scalar(String(after).trimmed, .plain), range: node.range(of: after.startIndex..<after.endIndex))
    return Node(content: .mapping([Node.Pair(key: key, value: value)]), range: node.range)
  }

  /// Returns the range of the colon after a keyword or after a label with results, or of the blank in `Tab Home`.
  private func mark(in text: String, _ labels: TapLabels) -> Range<String.Index>? {
    let marks = text.indices.filter { text[$0] == ":" || text[$0] == "：" }.map { $0..<text.index(after: $0) }
    let colon = marks.first { mark in
      let before = String(text[..<mark.lowerBound]).trimmed
      let isWord = [ScenarioKeys.cannot.name, ScenarioKeys.see.name, Self.tab, "タブ"].contains(before)
      return mark.upperBound < text.endIndex && (isWord || labels[before]?.isEmpty == false)
    }
    if colon != nil { return colon }
    guard let blank = text.firstIndex(where: \.isWhitespace), text[..<blank] == Self.tab else { return nil }
    let name = String(text[blank...]).trimmed
    return names.tabNames.contains(name) ? blank..<text.index(after: blank) : nil
  }

  private static let tab = "Tab"

  private func message(for mark: Substring, before label: String) -> Message {
    switch mark {
    case "：": "the colon after \"\(label.shortened)\" is a full-width one"
    case ":": "a space is missing after the colon of \"\(label.shortened)\""
    default: MissingColon.message(behind: label.shortened)
    }
  }

  /// Reports a label with a colon that YAML reads as a label and its result; returns false if there is no such label.
  mutating func reportLabel(_ label: String, _ result: String, _ node: Node, _ labels: TapLabels) -> Bool {
    let whole = "\(label): \(result)"
    guard labels[label] == nil, labels[whole] != nil, GestureName(whole) == nil else { return false }
    reader.report(
      FileRules.syntax, "the label \"\(whole.shortened)\" is read as a label and its result", at: node.range,
      write: whole.spelledInQuotes)
    return true
  }

  /// Reports several taps between full-width commas; returns false for any other text.
  mutating func reportTaps(_ text: Located<String>, _ labels: TapLabels) -> Bool {
    let parts = WidePunctuation.parts(of: text.value)
    guard parts.count > 1,
      parts.allSatisfy({ labels[labels.split($0).label] != nil || GestureName(written: $0) != nil })
    else {
      return false
    }
    let written = parts.joined(separator: ", ")
    // Outside brackets the new text would still be one tap.
    reader.report(
      FileRules.syntax, WidePunctuation.message(commaAfter: parts[0].shortened), at: text.range,
      write: written, help: "write `\(written)` in brackets, or each tap on a line of its own", isCertain: false)
    return true
  }

  /// Returns a tap as it is written, with quotes around a label that looks like a label and its result.
  private func spelled(_ tap: String, _ labels: TapLabels) -> String {
    if GestureName(written: tap) != nil { return tap }
    let (label, result) = labels.split(tap)
    return [label.spelledAsScalar, result?.spelledAsScalar].compactMap(\.self).joined(separator: ": ")
  }

  /// Reports a line with the word "tap" before the label; returns false for any other line.
  mutating func reportTapWord(
    _ label: Located<String>, _ result: Located<String>?, _ range: SourceRange, _ labels: TapLabels
  ) -> Bool {
    let words = label.value.split(separator: " ", maxSplits: 1)
    let parts = result == nil ? words.map(String.init) : [label.value, result?.value ?? ""]
    guard parts.count == 2, ["tap", "press", "click", "select", "choose"].contains(parts[0].folded) else {
      return false
    }
    let meant = parts[1].withoutQuotes
    guard labels[labels.split(meant).label] != nil || GestureName(written: meant) != nil else { return false }
    reader.report(
      FileRules.unknownName, "a line of `taps` is the label alone, without \"\(parts[0])\"", at: range,
      write: spelled(meant, labels))
    return true
  }
}
