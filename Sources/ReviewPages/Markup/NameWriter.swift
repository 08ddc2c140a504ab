import Diagnostics
import FlowModel
import Reporting

/// Writes names from flow files: isolated, so that right-to-left text moves nothing around it, clipped, and in their own language
/// as far as their letters tell it.
struct NameWriter: Sendable {
  /// Longer names are cut short, in columns.
  private static let longest = 160

  private let isJapanese: Bool

  /// Creates a writer for the names of flows.
  ///
  /// - Parameter texts: All names and titles: kana among them tell that the Han characters are Japanese ones.
  init(texts: [String]) {
    isJapanese = texts.contains { $0.unicodeScalars.contains(where: \.isKana) }
  }

  /// A name as it is shown.
  func html(_ name: String) -> HTML { "<bdi lang=\"\(language(of: name))\">\(Self.shown(name))</bdi>" }

  /// A name for the page's script: its text, and where it is known its language.
  func json(_ name: String) -> JSONValue {
    let language = language(of: name)
    let text = JSONValue.string(Self.shown(name).visible)
    return language.isEmpty ? text : .array([text, .string(language)])
  }

  /// A sentence of ours in which names stand in double quotes.
  func prose(_ sentence: String) -> HTML {
    let parts = sentence.split(separator: "\"", omittingEmptySubsequences: false).map(String.init)
    let pieces = parts.enumerated().map { place, part -> HTML in
      if place.isMultiple(of: 2) { return "\(part)" }
      return place < parts.count - 1 ? "&quot;\(html(part))&quot;" : "&quot;\(part)"
    }
    return "\(pieces)"
  }

  /// A screen or a task: its title, and its name where that differs.
  func html(title: String, name: String) -> HTML {
    let headline: HTML = "<span class=\"title\">\(html(title))</span>"
    return title == name ? headline : "\(headline) <span class=\"name\">\(html(name))</span>"
  }

  /// The language tag of a name; empty where the letters do not tell, which says just that.
  func language(of name: String) -> String {
    let scalars = name.unicodeScalars
    if scalars.contains(where: \.isHangul) { return "ko" }
    if scalars.contains(where: \.isKana) { return "ja" }
    return isJapanese && scalars.contains(where: \.isHan) ? "ja" : ""
  }

  private static func shown(_ name: String) -> String { name.visible.clipped(to: longest) }
}

extension Unicode.Scalar {
  /// Hiragana and katakana, half-width ones included.
  fileprivate var isKana: Bool { (0x3041...0x30FF).contains(value) || (0xFF66...0xFF9F).contains(value) }

  /// The characters that Chinese, Japanese and Korean share.
  fileprivate var isHan: Bool {
    (0x4E00...0x9FFF).contains(value) || (0x3400...0x4DBF).contains(value) || (0x20000...0x3FFFF).contains(value)
  }

  fileprivate var isHangul: Bool { (0xAC00...0xD7A3).contains(value) || (0x1100...0x11FF).contains(value) }
}
