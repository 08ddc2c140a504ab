/// A variable and a value in the notation of other languages: `account == none`, `account is not none`, `account none`.
struct Comparison {
  /// The range of the variable in the text.
  let name: Range<String.Index>
  /// The range of the value in the text, without quotes.
  let value: Range<String.Index>
  /// Whether the comparison is negated.
  let isNegated: Bool

  private static let separators: Set = [",", ";", "，", "、", "；", "&", "&&", "and"]
  private static let alternatives: Set = ["|", "||", "or"]
  private static let equals: Set = ["=", "==", "===", ":=", "is", "equals", "to"]
  private static let differs: [[String]] = [["!="], ["!=="], ["≠"], ["<>"], ["is", "not"], ["isn't"]]

  /// Returns the comparisons of a conjunction; empty if the text has another form.
  static func all(in text: String) -> [Comparison] { list(text, dividedAt: separators) }

  /// Returns the comparisons of one variable in a disjunction; empty if the text has another form.
  static func any(in text: String) -> [Comparison] {
    let found = list(text, dividedAt: alternatives)
    let isOfOne = found.allSatisfy { !$0.isNegated && text[$0.name] == text[found[0].name] }
    return found.count > 1 && isOfOne ? found : []
  }

  private static func list(_ text: String, dividedAt separators: Set<String>) -> [Comparison] {
    var groups: [[Range<String.Index>]] = [[]]
    for word in words(of: text) {
      let isBetween = separators.contains(text[word].lowercased())
      if isBetween { groups.append([]) } else { groups[groups.count - 1].append(word) }
    }
    let found = groups.compactMap { comparison($0, text) }
    return found.count == groups.count ? found : []
  }

  private static func comparison(_ words: [Range<String.Index>], _ text: String) -> Comparison? {
    guard let name = words.first, let value = words.last, words.count > 1 else { return nil }
    let middle = words.dropFirst().dropLast().map { text[$0].lowercased() }
    let isNegated = differs.contains(middle)
    guard isNegated || middle.isEmpty || (middle.count == 1 && equals.contains(middle[0])) else { return nil }
    guard let name = bare(name, text), let value = bare(value, text) else { return nil }
    return Comparison(name: name, value: value, isNegated: isNegated)
  }

  /// Returns a word without surrounding quotes, or nil if it is not a word.
  private static func bare(_ word: Range<String.Index>, _ text: String) -> Range<String.Index>? {
    var word = word
    if let quote = text[word].first, quote == "\"" || quote == "'", text[word].count > 2, text[word].last == quote {
      word = text.index(after: word.lowerBound)..<text.index(before: word.upperBound)
    }
    return text[word].contains { !($0.isLetter || $0.isNumber || "-_./".contains($0)) } ? nil : word
  }

  /// Returns the words of a text; each run of operator characters is one word.
  private static func words(of text: String) -> [Range<String.Index>] {
    var words: [Range<String.Index>] = []
    var last: Kind = .blank
    for place in text.indices {
      let kind = Kind(text[place])
      if kind == last, kind != .blank, let word = words.last {
        words[words.count - 1] = word.lowerBound..<text.index(after: place)
      } else if kind != .blank {
        words.append(place..<text.index(after: place))
      }
      last = kind
    }
    return words
  }

  private enum Kind {
    case blank, sign, separator, word

    init(_ character: Character) {
      switch character {
      case "=", "!", "<", ">", "≠", ":": self = .sign
      case ",", ";", "，", "、", "；", "&", "|": self = .separator
      default: self = character.isWhitespace ? .blank : .word
      }
    }
  }
}
