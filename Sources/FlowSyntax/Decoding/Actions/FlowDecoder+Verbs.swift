import Diagnostics
import FlowModel
import Localization

extension FlowDecoder {
  /// Returns the verb of a phrase; a misspelt verb is reported and corrected.
  mutating func verb(of phrase: inout StepPhrase, _ node: Node) -> Verb? {
    if let verb = Verb(rawValue: phrase.verb.value) {
      checkSpace(phrase, node)
      return verb
    }
    if let verb = verbBeforeColon(&phrase, node) { return verb }
    let word = phrase.verb.value
    let message: Message = "there is no step \"\(word.shortened)\""
    if let advice = Verb.advice(for: word), !Verb.words.contains(word.folded) {
      let step = phrase.operand == nil ? Verb.step(in: advice.english) : nil
      reader.report(
        FileRules.unknownValue, message, at: phrase.verb.range, help: advice,
        suggestion: step.map { Suggestion("Write `\($0)`", replacing: phrase.verb.range, with: $0) })
      return nil
    }
    if reportBareName(node) { return nil }
    if let near = reader.nearest(to: word, among: Verb.words) ?? Verb.meant(by: word)?.rawValue {
      reader.report(
        FileRules.unknownValue, message, at: phrase.verb.range, help: "did you mean \"\(near)\"?",
        suggestion: Suggestion(
          "Write `\(near)`", replacing: phrase.verb.range, with: near,
          isCertain: reader.isCertain(word, means: near, among: Verb.words)))
      return Verb(rawValue: near)
    }
    reader.report(
      FileRules.unknownValue, message, at: phrase.verb.range,
      help: "the steps are \(Message.list(Verb.words.map(Message.code), .none))")
    return nil
  }

  /// Reports a full-width space after the verb, which looks like an ordinary one.
  private mutating func checkSpace(_ phrase: StepPhrase, _ node: Node) {
    guard let text = node.text, let operand = phrase.operand, text.unicodeScalars.contains(.ideographicSpace) else {
      return
    }
    let between = text.trimmed.dropFirst(phrase.verb.value.count).prefix { $0.isWhitespace }
    guard between.contains("\u{3000}") else { return }
    reader.report(
      FileRules.syntax, "a full-width space follows \"\(phrase.verb.value)\"", at: phrase.range,
      write: "\(phrase.verb.value) \(operand.value)")
  }

  /// Reads `push:Home` and `push：Home` as `push Home`.
  private mutating func verbBeforeColon(_ phrase: inout StepPhrase, _ node: Node) -> Verb? {
    guard let text = node.text else { return nil }
    guard let colon = text.unicodeScalars.firstIndex(where: { $0 == ":" || $0 == .fullWidthColon }) else { return nil }
    guard let verb = Verb(rawValue: String(text[..<colon]).trimmed) else { return nil }
    let rest = String(text[text.unicodeScalars.index(after: colon)...]).trimmed
    let written = rest.isEmpty ? verb.rawValue : "\(verb.rawValue) \(rest)"
    reader.report(
      FileRules.syntax, "no colon follows \"\(verb.rawValue)\" in a step that is one phrase", at: node.range,
      write: written)
    guard !rest.isEmpty, let start = text.range(of: rest, after: colon) else { return verb }
    phrase.operand = Located(rest, at: node.range(of: start))
    return verb
  }

  /// Reports a name in the place of a step.
  private mutating func reportBareName(_ node: Node) -> Bool {
    guard let text = node.text, let definition = names.definitions[text] else { return false }
    let message: Message = "\"\(text.shortened)\" alone is not a step"
    switch definition {
    case .screen:
      reader.report(
        FileRules.unknownValue, message, at: node.range,
        help: "write `push \(text)`, or `present \(text)` to show it on top")
    case .task: reader.report(FileRules.unknownValue, message, at: node.range, write: "start \(text)")
    }
    return true
  }

  /// Decodes the step of a verb and its operand.
  ///
  /// - Parameter fields: the map that contains the step, or nil for a phrase.
  mutating func step(_ verb: Verb, _ phrase: StepPhrase, fields: Fields?, _ scope: StepScope) -> Step? {
    guard var operand = phrase.operand else { return step(alone: verb, phrase) }
    if verb == .set, let step = assignments(phrase) { return step }
    operand = unquoted(operand)
    reportMessageQuotes(&operand)
    if let step = step(inSentence: verb, phrase, operand, isPhrase: fields == nil, scope) { return step }
    let kind: Step.Kind? =
      switch verb {
      case .push: push(operand)
      case .present: present(operand, fields)
      case .start: start(operand, fields, scope)
      case .complete: outcome(operand, in: scope.steps).map { .complete($0) }
      case .pop: pop(operand)
      case .dismiss: dismiss(operand)
      case .unwind: screen(operand).map { .unwind($0) }
      case .replace: replace(operand)
      case .show: show(operand)
      case .tab: tab(operand).map { .tab($0) } ?? (flow.isFragment ? .stay : nil)
      case .root: root(operand).map { .root($0) } ?? (flow.isFragment ? .stay : nil)
      case .cancel, .stay, .set: superfluous(operand, after: verb)
      }
    return kind.map { Step($0, at: phrase.range) }
  }

  /// Returns a name without its quotes, unless they belong to the name.
  func unquoted(_ name: Located<String>) -> Located<String> {
    names.definitions[name.value] == nil ? name.withoutQuotes : name
  }

  /// Reports a name in 「」, in which Japanese messages quote it, and removes them.
  private mutating func reportMessageQuotes(_ name: inout Located<String>) {
    guard name.value.hasPrefix("「"), name.value.hasSuffix("」"), name.value.count > 2,
      names.definitions[name.value] == nil
    else { return }
    let inner = String(name.value.dropFirst().dropLast())
    reader.report(
      FileRules.syntax, "the quotes 「」 belong to messages, not to names", at: name.range, write: inner.spelledAsScalar)
    name = Located(inner, at: name.range)
  }

  private mutating func step(alone verb: Verb, _ phrase: StepPhrase) -> Step? {
    switch verb {
    case .cancel: return Step(.complete(.cancelled), at: phrase.range)
    case .pop: return Step(.pop(.count(1)), at: phrase.range)
    case .dismiss: return Step(.dismiss(.front), at: phrase.range)
    case .stay: return Step(.stay, at: phrase.range)
    case .set:
      reader.report(
        FileRules.wrongType, "\"set\" needs variables and their values", at: phrase.range, help: verb.advice
      )
      return nil
    default:
      reader.report(
        FileRules.missingKey, "\"\(verb.rawValue)\" does not say what it acts on", at: phrase.range,
        help: "write \(verb.operand ?? "something") after it: `\(verb.example)`")
      return nil
    }
  }

  private mutating func superfluous(_ operand: Located<String>, after verb: Verb) -> Step.Kind? {
    let message: Message = "nothing follows \"\(verb.rawValue)\""
    reader.report(FileRules.unknownValue, message, at: operand.range, help: verb.advice)
    return nil
  }

  private mutating func pop(_ operand: Located<String>) -> Step.Kind? {
    let text = operand.value
    if text == "root" { return .pop(.root) }
    if let name = operand.dropping("to ").map(unquoted) {
      if reportWord("root", after: name, operand, of: .pop) { return .pop(.root) }
      return screen(name).map { .pop(.to($0)) }
    }
    if let count = Int(digits: text) {
      if count > 0 { return .pop(.count(count)) }
      reader.report(
        FileRules.unknownValue, "\"pop\" removes at least one screen", at: operand.range,
        help: "write `pop`, or `stay`")
      return nil
    }
    reportOperand(operand, of: .pop, words: ["root"])
    return nil
  }

  private mutating func dismiss(_ operand: Located<String>) -> Step.Kind? {
    if operand.value == "all" { return .dismiss(.all) }
    if let name = operand.dropping("to ").map(unquoted) {
      if reportWord("all", after: name, operand, of: .dismiss) { return .dismiss(.all) }
      return screen(name).map { .dismiss(.to($0)) }
    }
    reportOperand(operand, of: .dismiss, words: ["all"])
    return nil
  }

  /// Reports `pop to root`; returns false if a screen has that name.
  private mutating func reportWord(
    _ word: String, after name: Located<String>, _ operand: Located<String>, of verb: Verb
  ) -> Bool {
    guard name.value == word, names.definitions[word] == nil else { return false }
    reader.report(
      FileRules.unknownValue, "\"to\" is not allowed before \"\(word)\"", at: operand.range, write: word,
      help: "write `\(verb.rawValue) \(word)`")
    return true
  }

  private mutating func reportOperand(_ operand: Located<String>, of verb: Verb, words: [String]) {
    let message: Message = "\"\(verb.rawValue)\" does not take \"\(operand.value.shortened)\""
    if case .screen = names.definitions[operand.value] {
      reader.report(
        FileRules.unknownValue, message, at: operand.range, write: "to \(operand.value)",
        help: "write `\(verb.rawValue) to \(operand.value)`")
    } else if let count = Int(digits: operand.value.folded), verb == .pop, count > 0 {
      reader.report(FileRules.unknownValue, message, at: operand.range, write: String(count))
    } else {
      reportOperand(operand, message, words: words, verb)
    }
  }

  private mutating func reportOperand(
    _ operand: Located<String>, _ message: Message, words: [String], _ verb: Verb
  ) {
    let near =
      reader.nearest(to: operand.value, among: words)
      ?? reader.nearest(to: operand.value, among: screenNames, of: .screens)
    guard let near else {
      return reader.report(FileRules.unknownValue, message, at: operand.range, help: verb.advice)
    }
    let written = words.contains(near) ? near : "to \(near)"
    reader.report(
      FileRules.unknownValue, message, at: operand.range, write: written,
      help: "did you mean `\(verb.rawValue) \(written)`?",
      isCertain: false)
  }
}

extension Located<String> {
  /// Returns the text after a word and spaces, or nil if the text does not begin with the word.
  func dropping(_ word: String) -> Located<String>? {
    guard value.hasPrefix(word) else { return nil }
    let rest = value.dropFirst(word.count)
    let name = rest.drop { $0 == " " }
    guard !name.isEmpty else { return nil }
    guard range.end.column - range.start.column == value.unicodeScalars.count else {
      return Located(String(name), at: range)
    }
    let start = range.start.advanced(by: value.unicodeScalars.count - name.unicodeScalars.count)
    let place = SourceRange(file: range.file, start: start, end: range.end)
    return Located(String(name), at: place)
  }
}

extension String {
  /// Returns the range of a text after a sign at an index, with only white space between them; else nil.
  fileprivate func range(of text: String, after place: Index) -> Range<Index>? {
    let rest = self[unicodeScalars.index(after: place)...]
    guard let start = rest.firstIndex(where: { !$0.isWhitespace }) else { return nil }
    return rest[start...].hasPrefix(text) ? start..<index(start, offsetBy: text.count) : nil
  }
}
