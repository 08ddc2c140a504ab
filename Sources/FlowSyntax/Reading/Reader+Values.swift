import Diagnostics
import FlowModel
import Localization

extension Reader {
  /// Reads the text of a scalar.
  mutating func text(of node: Node, for key: String, expected shape: Shape = .text) -> Located<String>? {
    guard let text = node.text else {
      wrongType(node, for: key, expected: shape)
      return nil
    }
    return Located(text, at: node.range)
  }

  /// Reads a Boolean value.
  mutating func flag(of node: Node, for key: String) -> Located<Bool>? {
    guard let text = node.text else {
      wrongType(node, for: key, expected: .flag)
      return nil
    }
    switch text {
    case "true": return Located(true, at: node.range)
    case "false": return Located(false, at: node.range)
    default: return repaired(flag: text, of: node, for: key)
    }
  }

  private mutating func repaired(flag text: String, of node: Node, for key: String) -> Located<Bool>? {
    let message: Message = "\"\(key)\" expects true or false, not \"\(text.shortened)\""
    let meant: Bool? =
      switch text.folded {
      case "true", "yes", "on", "y", "1", "はい", "有", "あり", "有効", "オン", "必須", "必要", "○", "する": true
      case "false", "no", "off", "n", "0", "いいえ", "無", "なし", "無し", "無効", "オフ", "任意", "不要", "×", "しない": false
      default: nil
      }
    guard let meant else {
      report(FileRules.wrongType, message, at: node.range, help: "write `true` or `false`")
      return nil
    }
    report(FileRules.wrongType, message, at: node.range, write: String(meant))
    return Located(meant, at: node.range)
  }

  /// Reads an integer.
  mutating func number(of node: Node, for key: String, atLeast least: Int) -> Located<Int>? {
    guard let text = node.text else {
      wrongType(node, for: key, expected: .number(atLeast: least))
      return nil
    }
    if let number = Int(digits: text), number >= least { return Located(number, at: node.range) }
    let message: Message = "\"\(key)\" expects \(Shape.number(atLeast: least).description), not \"\(text.shortened)\""
    let meant = Int(digits: text.folded)
    if let meant, meant >= least {
      report(FileRules.wrongType, message, at: node.range, write: String(meant))
    } else if meant != nil {
      report(
        FileRules.wrongType, message, at: node.range, help: "the smallest number that makes sense here is \(least)")
    } else {
      let isLong = text.utf8.count > 9 && text.utf8.allSatisfy { (0x30...0x39).contains($0) }
      let help: Message = isLong ? "a number has at most nine digits" : "write the number in digits"
      report(FileRules.wrongType, message, at: node.range, help: help)
    }
    return nil
  }

  /// Reads one of the words of a type.
  mutating func word<Word: WordType>(of node: Node, for key: String) -> Located<Word>? {
    guard let text = node.text else {
      wrongType(node, for: key, expected: .word(Word.words))
      return nil
    }
    if let word = Word(rawValue: text) { return Located(word, at: node.range) }
    let message: Message = "\"\(text.shortened)\" is not a value of \"\(key)\""
    if Word.self == Screen.Kind.self, let style = WordSynonyms.style(meantBy: text) {
      report(
        FileRules.unknownValue, message, at: node.range,
        help: "how a screen is shown stands where it is shown: `{ present: SCREEN, as: \(style) }`")
      return nil
    }
    let isStyle = Word.words.contains(PresentationStyle.sheet.rawValue)
    if isStyle, let kind = WordSynonyms.kind(meantBy: text), ["alert", "actionSheet"].contains(kind) {
      report(
        FileRules.unknownValue, message, at: node.range,
        help:
          "what the screen is stands at the screen: write \(.code("kind: \(kind)")) there, and `present SCREEN` here")
    } else if let advice = WordSynonyms.advice(for: text) {
      report(FileRules.unknownValue, message, at: node.range, help: advice)
    } else if let words = WordSynonyms.meant(by: text, in: Word.self) {
      if words.count == 1 {
        report(FileRules.unknownValue, message, at: node.range, write: words[0])
        return Word(rawValue: words[0]).map { Located($0, at: node.range) }
      } else {
        report(FileRules.unknownValue, message, at: node.range, help: words.asChoice)
      }
    } else {
      reportUnknown(FileRules.unknownValue, message, word: text, at: node.range, known: Word.words, isLanguage: true)
    }
    return nil
  }

  /// Reads a list of words; a single word is read as a list of one, and a synonym as its word.
  mutating func words<Word: WordType>(of node: Node, for key: String) -> [Located<Word>] {
    guard let text = node.text, !node.isAbsent, WidePunctuation.bracket(beginning: text) == nil else {
      return items(of: node, for: key).compactMap { word(of: $0, for: key) }
    }
    let meant = node.listed.compactMap { item -> Located<Word>? in
      let word = item.text.flatMap { meaning(of: $0, in: Word.self) }.flatMap(Word.init)
      return word.map { Located($0, at: item.range) }
    }
    let message: Message = "\"\(key)\" expects a list, not \(node.kindName)"
    if meant.count == node.listed.count {
      report(
        FileRules.wrongType, message, at: node.range,
        write: "[" + meant.map(\.value.rawValue).joined(separator: ", ") + "]")
    } else {
      report(
        FileRules.wrongType, message, at: node.range,
        help: "write a list of these: \(.list(Word.words.map(Message.code), .none))")
    }
    return meant
  }

  /// Returns the word of a type that a text is, or probably means.
  mutating func meaning<Word: WordType>(of text: String, in type: Word.Type) -> String? {
    if let word = Word(rawValue: text) { return word.rawValue }
    if let words = WordSynonyms.meant(by: text, in: type) { return words.count == 1 ? words[0] : nil }
    return nearest(to: text, among: Word.words)
  }

  /// Reads a word, or one word for each device.
  mutating func perDevice<Word: WordType>(of node: Node, for key: String) -> Located<PerDevice<Word>>? {
    guard node.pairs != nil else {
      if node.items != nil {
        wrongType(node, for: key, expected: .perDevice(Word.words))
        return nil
      }
      let word: Located<Word>? = word(of: node, for: key)
      return word.map { Located(.plain($0.value), at: $0.range) }
    }
    let phone = Key.word("phone", Word.self, "On the phone.")
    let pad = Key.word("pad", Word.self, "On the pad.")
    let table = ObjectTable(
      "a value for each device", example: "{ phone: …, pad: … }", keys: [phone.description, pad.description],
      synonyms: ["iphone": "phone", "ipad": "pad", "tablet": "pad"])
    guard let fields = fields(of: node, as: table) else { return nil }
    let words = [phone, pad].map { device -> Word? in
      guard let pair = fields[device.name] else { return nil }
      let word: Located<Word>? = word(of: pair.value.placed(after: pair), for: key)
      return word?.value
    }
    return Located(.each(phone: words[0], pad: words[1]), at: node.range)
  }

  /// Returns the items of a list; a single value is reported and read as a list of one.
  ///
  /// - Parameter object: the kind of the items if they are mappings.
  mutating func items(of node: Node, for key: String, object: SchemaObject? = nil) -> [Node] {
    switch node.content {
    case .sequence(let items): return items
    case .mapping where object != nil:
      let problem: Message = "\"\(key)\" expects a list, not \(node.kindName)"
      report(FileRules.wrongType, problem, at: node.place, help: "begin each item with a dash: `- name: value`")
      return [node]
    case .scalar where reportWideBracket(node): return object == nil ? node.itemsInWideBrackets : []
    case .scalar where object != nil:
      wrongType(node, for: key, expected: .list(of: .object(object ?? .field)))
      return []
    case .scalar:
      let items = key == ScenarioKeys.taps.name ? [node] : node.listed
      report(
        FileRules.wrongType, "\"\(key)\" expects a list, not \(node.kindName)", at: node.range,
        write: items.spelledAsList)
      return items
    case .mapping:
      wrongType(node, for: key, expected: .list(of: .text))
      return []
    }
  }

  /// Reports a list or map in full-width brackets, which YAML reads as text; returns false otherwise.
  mutating func reportWideBracket(_ node: Node) -> Bool {
    guard node.isPlain, let text = node.text, let (bracket, end) = WidePunctuation.bracket(beginning: text),
      end == text.endIndex
    else { return false }
    let meant = WidePunctuation.meaning(of: text)
    report(
      FileRules.syntax, WidePunctuation.message("the bracket \"\(bracket)\""), at: node.range, write: meant)
    return true
  }

  /// Reports a value of the wrong kind.
  mutating func wrongType(_ node: Node, for key: String, expected shape: Shape) {
    let problem: Message = node.isAbsent ? "\"\(key)\" has no value" : "\"\(key)\" cannot be \(node.kindName)"
    report(FileRules.wrongType, problem, at: node.place, help: shape.advice)
  }
}

extension Node {
  /// The items between full-width brackets, split at commas.
  fileprivate var itemsInWideBrackets: [Node] {
    text.map { itemsBetweenCommas(of: $0.dropFirst().prefix { $0 != "］" }) } ?? []
  }

  /// Returns the items in a part of its text, split at commas.
  func itemsBetweenCommas(of part: Substring) -> [Node] {
    part.split(whereSeparator: { ",，、".contains($0) }).compactMap { part in
      let words = String(part).trimmed
      guard !words.isEmpty else { return nil }
      let start = part.firstIndex { !$0.isWhitespace } ?? part.startIndex
      return Node(
        content: .scalar(words, .plain), range: range(of: start..<part.index(start, offsetBy: words.count)))
    }
  }
}

extension Int {
  /// Parses one to nine ASCII digits and nothing else, so that small sums of such numbers cannot overflow.
  init?(digits text: String) {
    guard (1...9).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    self.init(text)
  }
}
