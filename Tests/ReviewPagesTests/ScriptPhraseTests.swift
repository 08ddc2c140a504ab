import Localization
import Testing

@testable import ReviewPages

/// The catalogue has every phrase of the scripts of a page.
@Suite struct ScriptPhraseTests {
  private static let known = Set(ScriptPhrases.phrases(in: .japanese).map(\.english))

  @Test func everyTemplateIsTranslated() {
    let templates = Self.templates(in: WalkScript.source)
    #expect(templates.count > 45)
    for template in templates { #expect(Self.known.contains(template), "\(template)") }
  }

  @Test func everyTextOfTheLivePageIsTranslated() {
    let texts = LivePage.script.matches(of: /phrase\("([^"]+)"\)/).map { String($0.output.1) }
    #expect(texts.count == 6)
    for text in texts { #expect(Self.known.contains(text), "\(text)") }
  }

  @Test(arguments: ["tap", "screen", "configuration"]) func countsAreTranslated(_ noun: String) {
    #expect(WalkScript.source.contains("\"\(noun)\")"))
    #expect(Self.known.contains("{s} \(noun)") && Self.known.contains("{s} \(noun)s"))
  }

  /// Returns the texts of the templates `phrase` and `sentence`, with a placeholder for each expression in them.
  private static func templates(in script: String) -> [String] {
    script.matches(of: /\b(?:phrase|sentence)`/).map { match in
      var (text, number, depth) = ("", 0, 0)
      var rest = script[match.range.upperBound...]
      while let character = rest.popFirst() {
        if depth == 0, character == "`" { break }
        if depth == 0, character == "$", rest.first == "{" {
          number += 1
          text += number == 1 ? "{s}" : "{s\(number)}"
          depth = 1
          rest.removeFirst()
        } else if depth == 0 {
          text.append(character)
        } else {
          depth += character == "{" ? 1 : character == "}" ? -1 : 0
        }
      }
      return text
    }
  }
}
