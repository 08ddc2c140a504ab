import Diagnostics
import Localization

/// The help of a command in the current language.
struct LocalizedHelp {
  private static let width = 100
  private static let usage: Message = "USAGE: "
  private static let headings: [Message] = ["OVERVIEW: ", usage, "ARGUMENTS:", "OPTIONS:", "SUBCOMMANDS:"]
  /// The parser's own descriptions.
  static let ownTexts: [Message] = [
    "Show the version.", "Show help information.", "See 'navflow help <subcommand>' for detailed help.",
  ]
  /// The words before the values of an option, and before its default.
  private static let facts: [Message] = ["values: ", "; default: ", "default: "]

  private let message: String

  /// Creates the help from the parser's message, whose lines are not broken.
  init(_ message: String) { self.message = message }

  /// The help, broken into lines.
  var text: String {
    message.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line(String($0)) }.joined(
      separator: "\n")
  }

  private func line(_ line: String) -> [String] {
    for heading in Self.headings where line.hasPrefix(heading.english) {
      let rest = String(line.dropFirst(heading.english.count))
      return (heading.localized + (heading == Self.usage || rest.isEmpty ? rest : Message(key: rest).localized))
        .lines(ofColumns: Self.width)
    }
    // One space may separate a long option from its description.
    let option = line.wholeMatch(of: /( {2})(-\S*[^\s,](?: <[^>]*>)?)( )([^ <].*)/)
    guard let match = option ?? line.wholeMatch(of: /( *)(\S(?:.*?\S)?)( {2,})(\S.*)/), match.1.count == 2 else {
      return paragraph(line)
    }
    // A line of the overview, such as "navflow init    write a first flow".
    let whole = String(line.drop { $0 == " " })
    let translation = Message(key: whole).localized
    if translation != whole { return [match.1 + translation] }
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
    guard let match = text.wholeMatch(of: /(.*?)( \((?:values|default): .*\))/) else {
      return Message(key: text).localized
    }
    let facts = Self.facts.reduce(String(match.2)) { $0.replacing($1.english, with: $1.localized) }
      .replacing(", ", with: (", " as Message).about("help").localized)
    return Message(key: String(match.1)).localized + facts.dropFirst()
  }
}
