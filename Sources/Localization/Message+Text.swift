extension Message {
  /// The English words, with `{1}` for the first argument, `{2}` for the second, and so on.
  ///
  /// A context stands before them: `gesture|{1} on {2}`.
  var key: String {
    var key = context.map { "\($0)|" } ?? ""
    var index = 0
    for part in parts {
      if case .words(let words) = part {
        key += words
      } else {
        index += 1
        key += "{\(index)}"
      }
    }
    return key
  }

  /// The arguments in the order of the English text; one that English puts in quotes is a name.
  var arguments: [Part] {
    var arguments: [Part] = []
    for (index, part) in parts.enumerated() {
      switch part {
      case .words: continue
      case .text(let text) where isQuoted(index): arguments.append(.name(text))
      default: arguments.append(part)
      }
    }
    return arguments
  }

  /// Returns whether the words around a part put it in quotes.
  private func isQuoted(_ index: Int) -> Bool {
    guard index > 0, index + 1 < parts.count, case .words(let before) = parts[index - 1],
      case .words(let after) = parts[index + 1]
    else { return false }
    return before.hasSuffix("\"") && after.hasPrefix("\"")
  }

  /// The English text.
  public var english: String {
    parts.reduce(into: "") { text, part in text += part.english }
  }

  /// The text in the current language.
  public var localized: String { text(in: Language.current) }

  /// Returns the text in a language; in English if its catalogue lacks the key.
  public func text(in language: Language) -> String {
    guard let catalogue = language.catalogue else { return english }
    return catalogue.text(of: self)
  }
}

extension Message.Part {
  var english: String {
    switch self {
    case .words(let text), .text(let text), .code(let text): return text
    case .name(let name), .gesture(let name): return "\"\(name)\""
    case .titled(let title, let name): return "\"\(title)\" (\(name))"
    case .message(let message): return message.english
    case .count(let number, let noun): return "\(number) \(noun.english)\(number == 1 ? "" : "s")"
    case .capitalized(let message):
      let text = message.english
      return text.prefix(1).uppercased() + text.dropFirst()
    case .list(let elements, let conjunction):
      let texts = elements.map(\.english)
      if conjunction == .alternatives { return texts.joined(separator: " or ") }
      guard let last = texts.last, texts.count > 1, conjunction != .none else { return texts.joined(separator: ", ") }
      return texts.dropLast().joined(separator: ", ") + " \(conjunction.rawValue) " + last
    }
  }
}

/// Returns a message as text in the current language.
public func localized(_ message: Message) -> String { message.localized }

/// Returns what users do, by its name in flow files, as people read it: the name of a gesture in the current language, with
/// that in flow files behind it if they differ.
public func localizedMove(_ name: String) -> String {
  let text = Message.move(name).localized
  return text == name ? name : "\(text) (\(name))"
}
