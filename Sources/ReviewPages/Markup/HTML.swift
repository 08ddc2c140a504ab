import Diagnostics

/// Markup in which text can only be text: what is interpolated is escaped, unless it is markup itself.
///
///     let line: HTML = "<p>\(anything)</p>"
struct HTML: ExpressibleByStringInterpolation, Sendable {
  /// The markup as it is written to the page.
  private(set) var source: String

  /// Takes a literal for markup.
  init(stringLiteral value: String) { source = value }

  /// Takes the pieces of a literal, of which the interpolated ones have been escaped.
  init(stringInterpolation: Interpolation) { source = stringInterpolation.source }

  /// Takes trusted markup, such as a style sheet of our own.
  init(trusted source: String) { self.source = source }

  /// No markup.
  static let nothing = HTML(trusted: "")

  /// Builds the source piece by piece.
  struct Interpolation: StringInterpolationProtocol {
    fileprivate var source = ""

    init(literalCapacity: Int, interpolationCount: Int) { source.reserveCapacity(literalCapacity * 2) }

    mutating func appendLiteral(_ literal: String) { source += literal }

    /// Text, which may come from anywhere.
    mutating func appendInterpolation(_ text: String) { source += HTML.escaped(text) }

    /// A number of ours.
    mutating func appendInterpolation(_ number: Int) { source += String(number) }

    /// Markup.
    mutating func appendInterpolation(_ markup: HTML) { source += markup.source }

    /// One piece of markup after the other.
    mutating func appendInterpolation(_ markup: [HTML]) { for each in markup { source += each.source } }
  }

  /// Joins two pieces of markup.
  static func + (a: HTML, b: HTML) -> HTML { HTML(trusted: a.source + b.source) }

  /// Text for elements and quoted attributes alike, with what a reader would not see spelled out.
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
