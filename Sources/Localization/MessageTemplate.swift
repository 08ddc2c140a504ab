/// The translation of a key: words, with `{1}` in the place of the first argument.
///
/// Quotes around a placeholder decide how a name is quoted: 「{1}」 as something that is seen, `{1}` as something that is
/// typed. Without quotes, the argument brings its own.
struct MessageTemplate: Sendable, Equatable {
  enum Part: Sendable, Equatable {
    case words(String)
    /// An argument, from 0.
    case argument(Int)
  }

  let parts: [Part]

  init(_ text: String) {
    var parts: [Part] = []
    var words = ""
    var rest = text[...]
    while let first = rest.first {
      let digits = first == "{" ? rest.dropFirst().prefix { "0"..."9" ~= $0 } : ""
      let end = rest.index(rest.startIndex, offsetBy: digits.count + 1)
      if let number = Int(digits), number > 0, end < rest.endIndex, rest[end] == "}" {
        if !words.isEmpty { parts.append(.words(words)) }
        words = ""
        parts.append(.argument(number - 1))
        rest = rest[rest.index(after: end)...]
      } else {
        words.append(first)
        rest = rest.dropFirst()
      }
    }
    self.parts = words.isEmpty ? parts : parts + [.words(words)]
  }

  /// The numbers of the arguments that it uses, from 0.
  var arguments: Set<Int> {
    Set(parts.compactMap { if case .argument(let index) = $0 { index } else { nil } })
  }

  /// Returns the text with a number as its only argument.
  func text(with number: Int) -> String {
    parts.map { part in
      switch part {
      case .words(let words): words
      case .argument: String(number)
      }
    }.joined()
  }
}
