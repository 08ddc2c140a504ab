/// An SVG by Graphviz, reduced to shapes and text.
///
/// So it cannot load files, run scripts, or use the same ids as the page.
struct InlineSVG {
  private static let elements: Set<Substring> = ["svg", "g", "path", "polygon", "polyline", "ellipse", "text", "tspan"]
  /// The elements to remove with their content.
  private static let skipped: Set<Substring> = ["title", "style", "script"]
  /// The elements to remove without their content.
  private static let unwrapped: Set<Substring> = ["a", "image"]
  private static let attributes: Set<Substring> = [
    "width", "height", "viewBox", "class", "transform", "fill", "stroke", "stroke-width", "stroke-dasharray",
    "fill-opacity", "stroke-opacity", "points", "d", "cx", "cy", "rx", "ry", "x", "y", "dx", "dy", "text-anchor",
    "font-family", "font-size", "font-weight", "font-style", "text-decoration",
  ]
  /// The maximum width in points of a diagram that stays readable when it is scaled to the page.
  private static let maximumWidth = 900.0

  /// The markup.
  private(set) var markup = HTML.nothing
  /// Whether the diagram is too wide to be scaled to the page.
  private(set) var isWide = false

  private var output = ""
  private let ids: [String: String]
  private let label: String

  /// Rewrites an SVG, or returns nil if it contains anything that is not known to be harmless.
  ///
  /// - Parameters:
  ///   - ids: the ids to keep, with their new values; other ids are removed.
  ///   - label: the description for screen readers.
  init?(_ bytes: [UInt8], ids: [String: String], label: String) {
    self.ids = ids
    self.label = label
    let source = String(decoding: bytes, as: UTF8.self)
    guard let start = source.firstRange(of: "<svg"), rewrite(source[start.lowerBound...]) else { return nil }
    markup = HTML(trusted: output)
  }

  /// Copies tags and text; returns false if something is not understood.
  private mutating func rewrite(_ source: Substring) -> Bool {
    var rest = source
    while let open = rest.firstIndex(of: "<") {
      output += rest[..<open]
      rest = rest[open...]
      if rest.hasPrefix("<!--") {
        guard let end = rest.firstRange(of: "-->") else { return false }
        rest = rest[end.upperBound...]
        continue
      }
      guard let close = rest.firstIndex(of: ">") else { return false }
      let tag = rest[rest.index(after: open)..<close]
      rest = rest[rest.index(after: close)...]
      guard !tag.contains("<"), copy(tag, &rest) else { return false }
    }
    return rest.allSatisfy(\.isWhitespace)
  }

  /// Copies or removes a tag; returns false if it is not understood.
  private mutating func copy(_ tag: Substring, _ rest: inout Substring) -> Bool {
    let isEnd = tag.hasPrefix("/")
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter }
    if Self.unwrapped.contains(name) { return true }
    if Self.skipped.contains(name) {
      guard !isEnd, let end = rest.firstRange(of: "</\(name)>") else { return false }
      rest = rest[end.upperBound...]
      return true
    }
    guard Self.elements.contains(name) else { return false }
    if isEnd {
      output += "</\(name)>"
      return true
    }
    output += "<\(name)"
    if name == "svg" { output += " role=\"img\" aria-label=\"\(("\(label)" as HTML).source)\"" }
    for (attribute, value) in Self.attributes(in: tag) { write(attribute, value, of: name) }
    output += tag.hasSuffix("/") ? "/>" : ">"
    return true
  }

  /// Returns the names and values of the attributes that are written as `name="value"`.
  private static func attributes(in tag: Substring) -> [(name: Substring, value: Substring)] {
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    return stride(from: 0, to: parts.count - 2, by: 2).compactMap { place in
      guard parts[place].last == "=" else { return nil }
      let written = parts[place].dropLast()
      let start = written.lastIndex { !($0.isLetter || $0.isNumber || "_:-".contains($0)) }
      let name = start.map { written[written.index(after: $0)...] } ?? written
      return name.isEmpty ? nil : (name, parts[place + 1])
    }
  }

  private mutating func write(_ name: Substring, _ value: Substring, of element: Substring) {
    if name == "id", let id = ids[Self.decoded(value)] { output += " id=\"\(id)\"" }
    guard Self.attributes.contains(name) else { return }
    if element == "svg", name == "width" {
      isWide = (Double(value.prefix { "0123456789.".contains($0) }) ?? 0) > Self.maximumWidth
    }
    output += " \(name)=\"\(value)\""
  }

  /// Returns the text of an attribute's value, with entities decoded.
  private static func decoded(_ value: Substring) -> String {
    let named = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]
    return String(value).replacing(/&(#?)(\w+);/) { match in
      if match.1.isEmpty { return named[String(match.2)] ?? String(match.0) }
      return UInt32(match.2).flatMap(Unicode.Scalar.init).map { String($0) } ?? String(match.0)
    }
  }
}
