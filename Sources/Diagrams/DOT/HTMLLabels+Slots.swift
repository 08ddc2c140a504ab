import Diagnostics

/// The outer columns of labels, which have room for numbers of taps and findings whether there are any or not.
extension HTMLLabels {
  /// The width of an outer column in points.
  private static let slotWidth = 28
  private static let maximumSize = 10
  /// If all numbers need a smaller size than this, only the first one is written.
  private static let minimumSize = 6

  /// An empty cell in a box.
  static let emptySlot = cell("")

  /// Returns the cell with the numbers of taps.
  static func slot(for taps: [String], port: String? = nil, fill: String = "") -> String {
    let port = port.map { " PORT=\"\($0)\"" } ?? ""
    let numbers = taps.map { String($0.prefix { $0 != " " }) }
    guard let first = numbers.first else { return cell("", port) }
    let text = fitted(numbers.joined(), or: first + "+")
    return cell(font("<B>\(HTMLText.escaped(text.words))</B>", size: text.size, colour: Palette.ink), port + fill)
  }

  /// Returns the cell with the numbers of findings.
  ///
  /// - Parameters:
  ///   - port: the name of the place where arrows start, or nil.
  ///   - fill: the attribute that fills a cell with numbers; errors have a fill of their own.
  static func slot(for marks: [Mark], port: String? = nil, fill: String = "") -> String {
    let port = port.map { " PORT=\"\($0)\"" } ?? ""
    let findings = marks.filter(\.isFinding)
    guard case .finding(let severity)? = Mark.leading(findings) else { return cell("", port) }
    let texts = texts(of: findings)
    let text = fitted(texts.joined(), or: (texts.first ?? "") + "+")
    let words = HTMLText.escaped(text.words)
    guard severity == .error else {
      return cell(
        font("<B>\(words)</B>", size: text.size, colour: MarkStyle.colour(of: severity)),
        port + fill)
    }
    return cell(
      font("<B>\(words)</B>", size: text.size, colour: Palette.paper),
      port + " BGCOLOR=\"\(MarkStyle.colour(of: severity))\"")
  }

  private static func cell(_ html: String, _ attributes: String = "") -> String {
    "<TD WIDTH=\"\(slotWidth)\"\(attributes)>\(html)</TD>"
  }

  /// Returns the numbers, the most severe first, without duplicates; a sign stands before the first of its severity.
  private static func texts(of findings: [Mark]) -> [String] {
    var texts: [String] = []
    var seen: Set<Int> = []
    var last: Severity?
    for mark in findings.sorted(by: { ($0.number ?? 0) < ($1.number ?? 0) }) {
      guard case .finding(let severity) = mark.kind, let number = mark.number, seen.insert(number).inserted else {
        continue
      }
      texts.append((severity == last ? "," : NumberedRule.sign(of: severity)) + String(number))
      last = severity
    }
    return texts
  }

  /// Returns the text, or else the shorter one, with the largest size at which it is no wider than its column.
  private static func fitted(_ text: String, or short: String) -> (words: String, size: Int) {
    func size(_ words: String) -> Int { min(Int(Double(slotWidth - 2) / width(of: words)), maximumSize) }
    return size(text) >= minimumSize ? (text, size(text)) : (short, max(size(short), 1))
  }

  /// Returns an upper bound of the width of a text, as a multiple of the size of its font.
  private static func width(of text: String) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ($1 == "," ? 0.35 : $1.isASCII ? 0.65 : 1.1) }
  }
}
