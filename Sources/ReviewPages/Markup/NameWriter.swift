import Diagnostics
import FlowModel
import Localization
import Reporting

/// Writes names from flow files: shortened, marked with their language, and isolated from surrounding text.
///
/// The isolation (`bdi`) keeps right-to-left names from reordering the text around them.
struct NameWriter: Sendable {
  /// The maximum width of a name in columns.
  private static let maximumWidth = 160

  private let isJapanese: Bool

  /// Creates a writer for the names of flows.
  ///
  /// - Parameter texts: all names and titles. If one contains kana, Han characters are taken as Japanese.
  init(texts: [String]) {
    isJapanese = texts.contains { $0.unicodeScalars.contains(where: \.isKana) }
  }

  /// Returns a name as markup.
  func html(_ name: String) -> HTML { "<bdi lang=\"\(language(of: name))\">\(Self.clipped(name))</bdi>" }

  /// Returns a name for the page's script: its text, with its language if that is known.
  func json(_ name: String) -> JSONValue {
    let language = language(of: name)
    let text = JSONValue.string(shown(name))
    return language.isEmpty ? text : .array([text, .string(language)])
  }

  /// Returns a sentence as markup; each text in quotes is written as a name, and the name behind a title in grey.
  func prose(_ sentence: String) -> HTML {
    if Language.current == .japanese { return japaneseProse(sentence[...]) }
    let parts = sentence.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    let pieces = parts.enumerated().map { index, part -> HTML in
      if index.isMultiple(of: 2) { return index > 0 ? behindName(part) : "\(part)" }
      return index < parts.count - 1 ? "&quot;\(html(part))&quot;" : "&quot;\(part)"
    }
    return "\(pieces)"
  }

  /// Returns a Japanese sentence as markup; each text in corner brackets is written as a name.
  private func japaneseProse(_ sentence: Substring) -> HTML {
    guard let open = sentence.firstIndex(of: "「"), let close = sentence[open...].firstIndex(of: "」") else {
      return behindName(String(sentence))
    }
    let name = sentence[sentence.index(after: open)..<close]
    let rest = sentence[sentence.index(after: close)...]
    return
      "\(behindName(String(sentence[...open])))\(html(String(name)))\(String(sentence[close]))\(japaneseProse(rest))"
  }

  /// Returns the words behind a text in quotes: at first, in parentheses, the name of something whose title was in them.
  private func behindName(_ words: String) -> HTML {
    guard let match = words.prefixMatch(of: /( ?\()([^\s(),]+)\)/) else { return "\(words)" }
    let name = String(match.2)
    return "\(String(match.1))<span class=\"name\">\(html(name))</span>)\(String(words[match.range.upperBound...]))"
  }

  /// Returns the title of a screen or task, with the name if it differs.
  func html(title: String, name: String) -> HTML {
    let headline: HTML = "<span class=\"title\">\(html(title))</span>"
    return title == name ? headline : "\(headline) <span class=\"name\">\(html(name))</span>"
  }

  /// Returns the language tag of a name; if its letters do not show the language, the empty tag, which in HTML means an
  /// unknown language.
  func language(of name: String) -> String {
    let scalars = name.unicodeScalars
    if scalars.contains(where: \.isHangul) { return "ko" }
    if scalars.contains(where: \.isKana) { return "ja" }
    return isJapanese && scalars.contains(where: \.isHan) ? "ja" : ""
  }

  /// Returns a name as the page shows it, without markup.
  func shown(_ name: String) -> String { Self.clipped(name).visible }

  private static func clipped(_ name: String) -> String { name.visible.clipped(to: maximumWidth) }
}

extension Unicode.Scalar {
  /// Whether the scalar is hiragana or katakana, including half-width forms.
  fileprivate var isKana: Bool { (0x3041...0x30FF).contains(value) || (0xFF66...0xFF9F).contains(value) }

  /// Whether the scalar is a Han character, which Chinese, Japanese and Korean share.
  fileprivate var isHan: Bool {
    (0x4E00...0x9FFF).contains(value) || (0x3400...0x4DBF).contains(value) || (0x20000...0x3FFFF).contains(value)
  }

  fileprivate var isHangul: Bool { (0xAC00...0xD7A3).contains(value) || (0x1100...0x11FF).contains(value) }
}
