import Foundation
import Testing

/// The Japanese documents have the structure and the examples of the English ones.
@Suite struct TranslationTests {
  /// A document and its translation.
  struct Pair: CustomTestStringConvertible {
    let english: Document
    let japanese: Document

    var testDescription: String { japanese.path }
  }

  static let pairs = [
    ("README.md", "README.ja.md"), ("Docs/tutorial.md", "Docs/ja/tutorial.md"), ("Docs/howto.md", "Docs/ja/howto.md"),
    ("Docs/glossary.md", "Docs/ja/glossary.md"),
  ].map { Pair(english: Document(path: $0.0), japanese: Document(path: $0.1)) }

  @Test(arguments: pairs) func structureIsTheSame(_ pair: Pair) throws {
    let english = Self.outline(try pair.english.text())
    let japanese = Self.outline(try pair.japanese.text())
    let place = zip(english, japanese).enumerated().first { $1.0 != $1.1 }?.offset ?? min(english.count, japanese.count)
    #expect(
      english == japanese, "\(pair.japanese.path) differs at part \(place): \(english.dropFirst(place).prefix(2))")
  }

  @Test(arguments: pairs) func examplesAreTheSame(_ pair: Pair) throws {
    #expect(Self.examples(try pair.english.text()) == Self.examples(try pair.japanese.text()))
  }

  /// A reader of Japanese learns before the click which pages are in English.
  @Test(arguments: pairs) func linksToEnglishPagesSaySo(_ pair: Pair) throws {
    for line in try pair.japanese.text().split(separator: "\n") {
      for link in line.matches(of: /\]\(([^)#]+\.md)[^)]*\)/) {
        let target = String(link.output.1)
        let isEnglish =
          target.contains("..") || target.hasPrefix("Docs/") || target.hasPrefix("Flows/")
          || target == "CONTRIBUTING.md"
        let isJapanese = target.hasPrefix("Docs/ja/") || target.hasSuffix(".ja.md")
        #expect(!isEnglish || isJapanese || line.contains("英語"), "\(target) in \(line.prefix(80))")
      }
    }
  }

  @Test func differencesAreFound() {
    #expect(Self.outline("# A\n\nText\n\n| a |\n|---|\n| b |\n") == ["#", "text", "table of 1"])
    #expect(Self.outline("# A\n\n- a\n- b\n") != Self.outline("# A\n\n- a\n"))
    #expect(Self.shape(ofFlow: ["a: b", "  c:"]) == Self.shape(ofFlow: ["x: y", "  z: { a: b }"]))
    #expect(
      Self.shape(ofCommand: "$ navflow check --language ja x.yaml") == Self.shape(ofCommand: "$ navflow check y.yaml"))
  }

  /// The parts of a document in order: headings by level, paragraphs, lists and tables by length, blocks by kind.
  private static func outline(_ text: String) -> [String] {
    DocumentPart.parts(of: text).flatMap { part -> [String] in
      switch part {
      case .block(let info, _): return ["block of \(info.first ?? "text")"]
      case .prose(let lines): return paragraphs(of: lines).map(kind)
      }
    }
  }

  private static func paragraphs(of lines: [String]) -> [[String]] {
    lines.split { $0.allSatisfy(\.isWhitespace) }.map(Array.init)
  }

  private static func kind(of paragraph: [String]) -> String {
    let first = paragraph[0]
    if first.hasPrefix("#") { return String(first.prefix { $0 == "#" }) }
    if first.hasPrefix("|") { return "table of \(paragraph.count - 2)" }
    return first.hasPrefix("- ") ? "list of \(paragraph.count { $0.hasPrefix("- ") })" : "text"
  }

  /// The shapes of all flows and commands of a document.
  private static func examples(_ text: String) -> [[String]] {
    DocumentPart.parts(of: text).compactMap { part in
      guard case .block(let info, let lines) = part else { return nil }
      if info.first == "yaml" { return shape(ofFlow: lines) }
      guard info == ["console"] else { return nil }
      return lines.filter { $0.hasPrefix("$ navflow") }.map(shape)
    }
  }

  /// The indentation of each line, because labels and titles are translated.
  private static func shape(ofFlow lines: [String]) -> [String] { lines.map { String($0.prefix { $0 == " " }) } }

  /// The subcommand and the options other than the language.
  private static func shape(ofCommand line: String) -> String {
    let words = line.replacing("--language ja ", with: "").split(separator: " ")
    return words.enumerated().filter { $0.offset < 3 || $0.element.hasPrefix("--") }.map { String($0.element) }
      .joined(separator: " ")
  }
}
