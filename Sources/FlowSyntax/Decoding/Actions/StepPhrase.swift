import Diagnostics
import FlowModel

/// A step as text: a verb and the words after it.
struct StepPhrase {
  /// The verb as written.
  var verb: Located<String>
  /// The text after the verb, or nil.
  var operand: Located<String>?
  /// The source range of the whole phrase.
  var range: SourceRange

  /// Parses a scalar such as `push Bank select`.
  init(_ text: String, in node: Node) {
    let start = text.firstIndex { !$0.isBlank } ?? text.endIndex
    let end = text[start...].firstIndex { $0.isBlank } ?? text.endIndex
    range = node.range
    verb = Located(String(text[start..<end]), at: node.range(of: start..<end))
    let rest = text[end...]
    guard let first = rest.firstIndex(where: { !$0.isBlank }),
      let last = rest.lastIndex(where: { !$0.isBlank })
    else { return }
    operand = Located(String(rest[first...last]), at: node.range(of: first..<text.index(after: last)))
  }

  /// Creates the phrase of a pair such as `push: Bank select`.
  init(_ pair: Node.Pair, verb: String, operand: Located<String>?) {
    self.verb = Located(verb, at: pair.key.range)
    self.operand = operand
    range = SourceRange(from: pair.key.range, to: operand?.range ?? pair.key.range)
  }
}

extension Located<String> {
  /// The text without quotes around it, for a name written as `push "Bank select"`.
  var withoutQuotes: Located<String> { Located(value.withoutQuotes, at: range) }
}

extension String {
  /// The text without quotes around it.
  var withoutQuotes: String {
    guard let first, "\"'".contains(first), first == last, count > 1 else { return self }
    return String(dropFirst().dropLast())
  }
}
