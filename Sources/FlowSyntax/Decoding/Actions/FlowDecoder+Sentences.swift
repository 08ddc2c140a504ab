import Diagnostics
import FlowModel
import Localization

/// Steps in the form of English sentences: they are reported and read with their meaning.
extension FlowDecoder {
  /// Reads `unwind to Home`, `present Filter as sheet` and `push Card if account is none`.
  ///
  /// Returns nil if only a name follows the verb, or if the name is unknown.
  ///
  /// - Parameter isPhrase: whether the whole step is one text.
  mutating func step(
    inSentence verb: Verb, _ phrase: StepPhrase, _ operand: Located<String>, isPhrase: Bool, _ scope: StepScope
  ) -> Step? {
    guard verb.operand != nil, !isKnown(operand.value, to: verb) else { return nil }
    if let name = operand.dropping("to ").map(unquoted), isKnown(name.value, to: verb) {
      reader.report(
        FileRules.unknownValue, "no \"to\" follows \"\(verb.rawValue)\"", at: operand.range, write: name.value,
        help: "write `\(verb.rawValue) \(name.value)`")
      return step(verb, phrase.acting(on: name), fields: nil, scope)
    }
    guard let sentence = Sentence(operand, isName: { isKnown($0.withoutQuotes.value, to: verb) }) else { return nil }
    let written = written(sentence, verb)
    let message: Message = "\"\(sentence.word) \(sentence.rest.value.shortened)\" is no part of a phrase"
    if isPhrase, sentence.isOption, written.isWhole {
      reader.report(FileRules.wrongType, message, at: phrase.range, write: written.text, isCertain: false)
    } else {
      reader.report(
        FileRules.wrongType, message, at: phrase.range,
        help: sentence.isOption
          ? "write `\(written.text)`" : "write the condition on the action or on one of its `cases`: `\(written.text)`")
    }
    return step(verb, phrase.acting(on: sentence.name), fields: nil, scope)
  }

  private func isKnown(_ name: String, to verb: Verb) -> Bool {
    switch verb {
    case .root: names.roots[name] != nil
    case .complete: names.outcomes[name] != nil
    default: names.definitions[name] != nil
    }
  }

  /// Returns the sentence in map form, and whether the map is complete.
  private mutating func written(_ sentence: Sentence, _ verb: Verb) -> (text: String, isWhole: Bool) {
    let name = sentence.name.value.spelledAsScalar
    switch sentence.word {
    case "as":
      let word = sentence.rest.value
      let meant = reader.meaning(
        of: word.hasPrefix("a ") ? String(word.dropFirst(2)) : word, in: PresentationStyle.self)
      let verb = verb == .start ? verb : .present
      return ("{ \(verb.rawValue): \(name), as: \(meant ?? "STYLE") }", meant != nil)
    case "then" where verb != .start:
      return ("do: [\(verb.rawValue) \(name), \(sentence.rest.value)]", false)
    case "then":
      let task: TaskID? = if case .task(let task) = names.definitions[sentence.name.value] { task } else { nil }
      let outcome = task.flatMap { nameOfOutcome(of: $0) } ?? "OUTCOME"
      return ("{ \(verb.rawValue): \(name), then: { \(outcome): \(sentence.rest.value) } }", task != nil)
    default:
      let node = Node(content: .scalar(sentence.rest.value, .plain), range: sentence.rest.range)
      let when = sentence.word == "unless" ? nil : comparisons(in: sentence.rest.value, of: node, for: "when")?.written
      return ("{ when: \(when ?? "{ variable: value }"), \(verb.rawValue): \(name) }", when != nil)
    }
  }

  /// Returns the name of an outcome of a task, preferably not `cancelled`.
  func nameOfOutcome(of task: TaskID) -> String {
    let own = flow[task].outcomes.first { $0.value != .cancelled } ?? flow[task].outcomes.first
    return own.map { flow[$0.value].name } ?? flow[OutcomeID.cancelled].name
  }
}

/// A name and an addition to it: "Filter as sheet".
private struct Sentence {
  /// The words that can follow a name.
  private static let words: Set = ["as", "then", "if", "when", "where", "unless"]

  let name: Located<String>
  let word: String
  let rest: Located<String>

  /// Whether the addition is an option, not a condition.
  var isOption: Bool { word == "as" || word == "then" }

  /// Splits a text at the first word that follows a name, or returns nil.
  init?(_ text: Located<String>, isName: (Located<String>) -> Bool) {
    let whole = text.value
    let node = Node(content: .scalar(whole, .plain), range: text.range)
    for word in whole.split(separator: " ").dropFirst() where Self.words.contains(word.lowercased()) {
      let name = String(whole[..<word.startIndex]).trimmed
      let rest = whole[word.endIndex...].drop { $0 == " " }
      let located = Located(
        name, at: node.range(of: whole.startIndex..<whole.index(whole.startIndex, offsetBy: name.count)))
      guard isName(located), !rest.isEmpty else { continue }
      self.name = located.withoutQuotes
      self.word = word.lowercased()
      self.rest = Located(String(rest), at: node.range(of: rest.startIndex..<rest.endIndex))
      return
    }
    return nil
  }
}

extension StepPhrase {
  /// Returns the phrase with another operand.
  fileprivate func acting(on operand: Located<String>) -> StepPhrase {
    var copy = self
    copy.operand = operand
    return copy
  }
}
