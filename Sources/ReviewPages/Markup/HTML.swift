import Diagnostics
import Localization

/// Markup that escapes every interpolated text, unless the text is markup itself.
///
///     let line: HTML = "<p>\(anything)</p>"
struct HTML: ExpressibleByStringInterpolation, Sendable {
  /// The markup as text.
  private(set) var source: String

  /// Creates markup from a literal.
  init(stringLiteral value: String) { source = LiteralMarkup.localized(value) }

  /// Creates markup from an interpolated literal.
  init(stringInterpolation: Interpolation) { source = stringInterpolation.source }

  /// Creates markup from a trusted text, for example a style sheet of this package.
  init(trusted source: String) { self.source = source }

  /// Empty markup.
  static let nothing = HTML(trusted: "")

  /// Builds the source of an interpolated literal.
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    init(literalCapacity: Int, interpolationCount: Int) { source.reserveCapacity(literalCapacity * 2) }

    mutating func appendLiteral(_ literal: String) { source += LiteralMarkup.localized(literal) }

    /// Appends a text, escaped.
    mutating func appendInterpolation(_ text: String) { source += HTML.escaped(text) }

    /// Appends a number.
    mutating func appendInterpolation(_ number: Int) { source += String(number) }

    /// Appends markup.
    mutating func appendInterpolation(_ markup: HTML) { source += markup.source }

    /// Appends pieces of markup, one after the other.
    mutating func appendInterpolation(_ markup: [HTML]) { for each in markup { source += each.source } }
  }

  /// Concatenates two pieces of markup.
  static func + (a: HTML, b: HTML) -> HTML { HTML(trusted: a.source + b.source) }

  /// Returns the text, escaped for elements and quoted attributes, with hidden scalars made visible.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.visible.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
