import Diagnostics
import Localization

/// The help of a command in the current language.
struct LocalizedHelp {
  private static let width = 100
  private static let headings = [
    "OVERVIEW: ": "概要: ", "USAGE: ": "使い方: ", "ARGUMENTS:": "引数:", "OPTIONS:": "オプション:", "SUBCOMMANDS:": "サブコマンド:",
  ]

  private let message: String

  /// Creates the help from the parser's message, whose lines are not broken.
  init(_ message: String) { self.message = message }

  /// The help, broken into lines.
  var text: String {
    message.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line(String($0)) }.joined(
      separator: "\n")
  }

  private func line(_ line: String) -> [String] {
    for (heading, translation) in Self.headings where line.hasPrefix(heading) {
      let rest = String(line.dropFirst(heading.count))
      return (translation + (heading == "USAGE: " ? rest : rest.localizedLiteral)).lines(ofColumns: Self.width)
    }
    // One space may separate a long option from its description.
    let option = line.wholeMatch(of: /( {2})(-\S+(?: <[^>]*>)?)( )([^ <].*)/)
    guard let match = option ?? line.wholeMatch(of: /( *)(\S(?:.*?\S)?)( {2,})(\S.*)/), match.1.count == 2 else {
      return paragraph(line)
    }
    // A line of the overview, such as "navflow init    write a first flow".
    if let whole = String(line.drop { $0 == " " }).translation(into: .current) { return [match.1 + whole] }
    let lead = String(match.1 + match.2 + match.3)
    return hanging(description(String(match.4)), after: lead, indent: lead.count)
  }

  /// Returns a paragraph, or a description below a long option.
  private func paragraph(_ line: String) -> [String] {
    let indent = String(line.prefix { $0 == " " })
    let text = description(String(line.dropFirst(indent.count)))
    return hanging(text, after: indent, indent: indent.count)
  }

  private func hanging(_ text: String, after lead: String, indent: Int) -> [String] {
    let lines = text.lines(ofColumns: max(20, Self.width - indent))
    guard let first = lines.first else { return [lead] }
    return [lead + first] + lines.dropFirst().map { String(repeating: " ", count: indent) + $0 }
  }

  /// Returns the translation of a description, whose values and default follow in brackets.
  private func description(_ text: String) -> String {
    guard let match = text.wholeMatch(of: /(.*?)( \((?:values|default): .*\))/) else { return text.localizedLiteral }
    let facts = match.2.replacing("values: ", with: "値: ").replacing("; default: ", with: "、既定値: ")
      .replacing("default: ", with: "既定値: ").replacing(", ", with: "、")
    return String(match.1).localizedLiteral + facts.dropFirst()
  }
}
