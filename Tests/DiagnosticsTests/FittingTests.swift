import Testing

@testable import Diagnostics

/// The parts of texts that fit into columns; plain texts have a quicker way with the same result.
@Suite struct FittingTests {
  private static let texts = [
    "", "plain words", "日本語の文", "混ぜた text と words", "e\u{301}clair de\u{301}", "👩‍👩‍👧 family", "a\u{301}", "…→│",
    "tab\tand\u{200B}more",
    "각한", "abc👍🏽d",
  ]

  @Test(arguments: texts) func aPartIsTheLongestOneThatFits(_ text: String) {
    for columns in 0...14 {
      let characters = Array(text)
      func width(_ part: some Sequence<Character>) -> Int { part.reduce(0) { $0 + $1.displayWidth } }
      let head = (0...characters.count).last { width(characters[..<$0]) <= columns } ?? 0
      #expect(text.prefix(fitting: columns) == String(characters[..<head])[...], "\(columns)")
      let tail = (0...characters.count).first { width(characters[$0...]) <= columns } ?? 0
      #expect(text.suffix(fitting: columns) == String(characters[tail...]), "\(columns)")
    }
  }
}
