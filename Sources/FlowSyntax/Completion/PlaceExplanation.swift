import Diagnostics
import Localization

/// A key or verb of the language, or a rule, that stands at a place of a file.
package struct PlaceExplanation: Sendable {
  /// The thing to explain.
  package enum Subject: Sendable {
    /// A word of the language, with its explanation and with what can be written there.
    case word(String, summary: Message, form: Message)
    case rule(RuleID)
  }

  /// The thing to explain.
  package var subject: Subject
  /// The range of the word.
  package var range: SourceRange

  /// Finds the word at a byte of a file; nil if the language does not know it.
  package init?(_ file: SourceFile, at offset: Int, in kind: LanguageSchema.Kind) {
    let id = FileID(0)
    let document = NodeReader.read(file, id: id, allowsEmpty: true)
    guard let node = document.node,
      let place = SyntaxPlace.first(
        in: node, shapes: [.object(kind == .flow ? .flow : .settings)],
        where: { $0.range.start.offset <= offset && offset <= $0.range.end.offset }),
      let text = place.node.text
    else { return nil }
    range = place.node.range
    for shape in place.shapes {
      if place.otherPairs == nil {
        guard case .steps = shape else { continue }
        let verb = StepPhrase(text, in: place.node).verb
        guard let known = Verb(rawValue: verb.value), offset <= verb.range.end.offset else { continue }
        (subject, range) = (.word(verb.value, summary: known.summary, form: .code(known.example)), verb.range)
        return
      }
      if case .map(_, .rules, _) = shape {
        subject = .rule(RuleID(text))
        return
      }
      guard let key = shape.keys.first(where: { $0.name == text }) else { continue }
      subject = .word(key.name, summary: key.summary, form: key.shape.description)
      return
    }
    return nil
  }
}
