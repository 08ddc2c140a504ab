import Diagnostics

/// The outer columns of labels, which have room for numbers of taps and findings whether there are any or not.
extension HTMLLabels {
  /// The width of an outer column in points.
  private static let slotWidth = 28
  private static let maximumSize = 10
  /// If all numbers need a smaller size than this, they get a line of their own.
  private static let minimumSize = 8

  /// An empty cell in a box.
  static let emptySlot = cell("")

  /// Returns the cell with the numbers of taps.
  static func slot(for taps: [String], port: String? = nil, fill: String = "") -> String {
    let port = port.map { " PORT=\"\($0)\"" } ?? ""
    let words = numbers(of: taps)
    guard !words.isEmpty, let size = size(of: words) else { return cell("", port) }
    return cell(font("<B>\(HTMLText.escaped(words))</B>", size: size, colour: Palette.ink), port + fill)
  }

  /// Returns the lines for the numbers of taps and findings that have no room beside the words.
  static func lines(ofMany taps: [String], _ marks: [Mark]) -> [String] {
    let numbers = numbers(of: taps)
    let findings = marks.filter(\.isFinding)
    var lines: [String] = []
    if !numbers.isEmpty, size(of: numbers) == nil {
      lines.append(font("<B>\(HTMLText.escaped(numbers))</B>", size: maximumSize, colour: Palette.ink))
    }
    let words = texts(of: findings).joined()
    if case .finding(let severity)? = Mark.leading(findings), size(of: words) == nil {
      lines.append(
        font("<B>\(HTMLText.escaped(words))</B>", size: maximumSize, colour: MarkStyle.colour(of: severity)))
    }
    return lines
  }

  private static func numbers(of taps: [String]) -> String {
    taps.map { String($0.prefix { $0 != " " }) }.joined()
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
    let all = texts(of: findings).joined()
    guard let size = size(of: all) else { return cell("", port) }
    let words = HTMLText.escaped(all)
    guard severity == .error else {
      return cell(
        font("<B>\(words)</B>", size: size, colour: MarkStyle.colour(of: severity)),
        port + fill)
    }
    return cell(
      font("<B>\(words)</B>", size: size, colour: Palette.paper),
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

  /// Returns the largest size at which a text is no wider than its column, or nil if that is too small to read.
  private static func size(of text: String) -> Int? {
    let size = Int(min(Double(slotWidth - 2) / max(width(of: text), 1), Double(maximumSize)))
    return size >= minimumSize ? size : nil
  }

  /// Returns an upper bound of the width of a text, as a multiple of the size of its font.
  private static func width(of text: String) -> Double {
    text.unicodeScalars.reduce(0) { $0 + ($1 == "," ? 0.35 : $1.isASCII ? 0.65 : 1.1) }
  }
}
