/// A text that the program writes: a key, and the arguments that vary.
///
/// The literal at the place of use is the English text, and its key. The catalogue of another language has a
/// translation for each key, with the same arguments:
///
/// ```swift
/// let message: Message = "\(.name("Pay")) cannot do \(.name("push Receipt"))"
/// // The key is "{1} cannot do {2}"; Japanese: 「{1}」は`{2}`を行えません
/// ```
public struct Message: Hashable, Sendable {
  /// A part of a message.
  indirect enum Part: Hashable, Sendable {
    /// The program's own words.
    case words(String)
    /// A text that no language changes, such as a number or a part of a flow file.
    case text(String)
    /// A name in a flow file, in quotes.
    case name(String)
    /// A name in a flow file that users do not see, with the title that they see.
    case titled(String, name: String)
    /// A word of the language of flow files, which English writes as it is, and other languages as code.
    case code(String)
    /// The name of a gesture in the place of a label, in quotes.
    case gesture(String)
    case message(Message)
    /// A number with a noun: `1 flow`, `3 flows`.
    case count(Int, Message)
    /// A message that begins with a capital in English.
    case capitalized(Message)
    case list([Message], Conjunction)
  }

  /// The word before the last element of a list.
  public enum Conjunction: String, Sendable {
    case and
    case or
    /// An "or" between all elements.
    case alternatives
    /// The elements are separated by commas only.
    case none
  }

  var parts: [Part]
  /// What the words are about, if other languages say them in another way elsewhere; it stands before the key.
  private(set) var context: String?

  init(parts: [Part]) { self.parts = parts }

  /// Returns the message with a key of its own: `gesture|{1} on {2}`.
  public func about(_ context: String) -> Message {
    var copy = self
    copy.context = context
    return copy
  }

  /// Creates a message that is the same in every language.
  public init(text: String) { parts = [.text(text)] }

  /// Creates the message of a word that is a value of a type, such as a severity, and so stands in no literal.
  public init(key: String) { parts = [.words(key)] }

  /// Creates the message of a name in a flow file, which is in quotes.
  public static func name(_ name: String) -> Message { Message(parts: [.name(name)]) }

  /// Creates the message of something with a title: the title in quotes, and the name behind it.
  public static func name(_ name: String, title: String?) -> Message {
    title.map { Message(parts: [.titled($0, name: name)]) } ?? .name(name)
  }

  /// Creates the message of a word that is written in a flow file.
  public static func code(_ word: String) -> Message { Message(parts: [.code(word)]) }

  /// Creates the message of a gesture, whose names are words of every language.
  public static func gesture(_ name: String) -> Message {
    name.hasPrefix("Tab: ") ? "Tab: \(name.dropFirst("Tab: ".count))" : Message(stringLiteral: name)
  }

  /// Creates the message of what users do, by its name in flow files: a gesture, or a label, which no language changes.
  public static func move(_ name: String) -> Message {
    gestures.contains(name) || name.hasPrefix("Tab: ") ? .gesture(name) : Message(text: name)
  }

  private static let gestures: Set = ["Back", "Swipe down", "Swipe left", "Swipe right", "Tap outside", "Return"]

  /// Creates the message of what users do, in quotes.
  public static func label(_ name: String) -> Message {
    gestures.contains(name) || name.hasPrefix("Tab: ") ? .label(ofGesture: name) : .name(name)
  }

  /// Creates the message of a gesture in the place of a label, which is in quotes.
  public static func label(ofGesture name: String) -> Message { Message(parts: [.gesture(name)]) }

  /// Creates a number with a noun, which is given in the singular: `1 flow`, `3 flows`.
  ///
  /// The key of other languages is `count|flow`, and the number is its argument.
  public static func count(_ number: Int, _ noun: Message) -> Message {
    Message(parts: [.count(number, noun.about("count"))])
  }

  /// Creates a list, such as `"a", "b" and "c"`.
  public static func list(_ elements: [Message], _ conjunction: Conjunction = .and) -> Message {
    elements.count == 1 ? elements[0] : Message(parts: [.list(elements, conjunction)])
  }

  /// Creates a list of all elements, or of the first ones and the number of the others: `"a", "b" and 3 more`.
  public static func list(_ elements: [Message], _ conjunction: Conjunction = .and, upTo limit: Int) -> Message {
    guard elements.count > limit else { return list(elements, conjunction) }
    return "\(list(Array(elements.prefix(limit)), .none)) and \(elements.count - limit) more"
  }

  /// Whether the message has no words and no arguments.
  public var isEmpty: Bool { parts.isEmpty }

  /// Whether the program's own words are in it, not only arguments.
  var hasWords: Bool { parts.contains { if case .words = $0 { true } else { false } } }

  /// Returns the message of two halves of a literal that stands in several lines.
  ///
  /// Both have one key. A message of messages is a literal such as `"\(first)\(second)"`.
  public static func + (left: Message, right: Message) -> Message {
    guard case .words(let end)? = left.parts.last, case .words(let beginning)? = right.parts.first else {
      return Message(parts: left.parts + right.parts)
    }
    return Message(parts: left.parts.dropLast() + [.words(end + beginning)] + right.parts.dropFirst())
  }
}

extension Message: ExpressibleByStringInterpolation {
  /// Collects the parts of a literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts: [Part] = []

    /// Prepares for the parts of a literal.
    public init(literalCapacity: Int, interpolationCount: Int) { parts.reserveCapacity(2 * interpolationCount + 1) }

    /// Adds words of the program.
    public mutating func appendLiteral(_ literal: String) { if !literal.isEmpty { parts.append(.words(literal)) } }

    /// Adds a message, which each language writes in its own way.
    public mutating func appendInterpolation(_ message: Message) {
      if message.parts.count == 1, !message.hasWords {
        parts.append(message.parts[0])
      } else {
        parts.append(.message(message))
      }
    }

    /// Adds a text that no language changes.
    public mutating func appendInterpolation(_ text: some CustomStringConvertible) {
      parts.append(.text(text.description))
    }
  }

  /// Creates a message without arguments.
  public init(stringLiteral value: String) { parts = value.isEmpty ? [] : [.words(value)] }

  /// Creates the message of a literal with arguments.
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }
}

extension Message {
  /// The message with a capital at its beginning, where a language has capitals.
  package var capitalized: Message { Message(parts: [.capitalized(self)]) }

  /// Returns the message with other texts as arguments.
  package func mappingTexts(_ change: (String) -> String) -> Message {
    Message(parts: parts.map { if case .text(let text) = $0 { .text(change(text)) } else { $0 } })
  }
}

extension Message: Comparable {
  /// Orders messages by their English texts.
  public static func < (left: Message, right: Message) -> Bool { left.english < right.english }
}

extension [Message] {
  /// Returns the elements one after another, each with its own key.
  public func joined(separator: Message = "") -> Message {
    var parts: [Message.Part] = []
    for element in self {
      if !parts.isEmpty, !separator.isEmpty { parts.append(.message(separator)) }
      parts.append(.message(element))
    }
    return Message(parts: parts)
  }
}

extension DefaultStringInterpolation {
  /// A message is written into a text in one language, so this is a mistake.
  ///
  /// It is deprecated instead of unavailable, because Swift would then choose the interpolation of any value.
  @available(*, deprecated, message: "write localized or english")
  public mutating func appendInterpolation(_ message: Message) { appendLiteral(message.english) }
}
