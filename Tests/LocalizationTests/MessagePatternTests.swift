import Testing

@testable import Localization

/// Patterns match whole texts, and the catalogue writes their translations.
@Suite struct MessagePatternTests {
  /// Returns the translation by a catalogue of the given entries.
  private func translation(of text: String, _ entries: (String, String)...) -> String? {
    let data = entries.map { "\($0.0)\n\($0.1)" }.joined(separator: "\n\n")
    return MessageCatalogue(
      [data], typography: .init(quotes: ("«", "»"), code: ("`", "`"), separator: " ; ", more: { " +\($0)" })
    ).translation(of: text)
  }

  @Test func textWithoutPlaceholdersIsLookedUp() {
    #expect(translation(of: "no findings", ("no findings", "rien")) == "rien")
    #expect(translation(of: "no findings here", ("no findings", "rien")) == nil)
  }

  @Test func placeholdersKeepTheirValuesInAnotherOrder() {
    let entry = ("{q} on {q2} takes {n} taps", "{n} : {q2} / {q}")
    #expect(translation(of: "\"Pay\" on \"Home\" takes 12 taps", entry) == "12 : «Home» / «Pay»")
  }

  @Test func namesMayContainQuotes() {
    #expect(translation(of: "\"a \" b\" on \"c\"", ("{q} on {q2}", "{q} {q2}")) == "«a \" b» «c»")
  }

  @Test(arguments: [
    ("lost: \"A\"", "L «A»"), ("lost: \"A\" and \"B\"", "L «A» ; «B»"),
    ("lost: \"A\", \"B\" or \"C\"", "L «A» ; «B» ; «C»"), ("lost: \"A\", \"B\" and 12 more", "L «A» ; «B» +12"),
  ])
  func listsTakeTheTypographyOfTheLanguage(_ text: String, _ expected: String) {
    #expect(translation(of: text, ("lost: {list}", "L {list}")) == expected)
  }

  @Test func listEndsWhereTheRestOfThePatternBegins() {
    #expect(translation(of: "\"A\" and \"B\"", ("{list} and {q}", "{list} | {q}")) == "«A» | «B»")
  }

  @Test func alternativesAreLeftOut() {
    let entry = ("{n} {screen|screens} need{s|}", "{n} E")
    #expect(translation(of: "1 screen needs", entry) == "1 E")
    #expect(translation(of: "2 screens need", entry) == "2 E")
    #expect(translation(of: "2 screens needed", entry) == nil)
  }

  @Test func otherBracesStandForThemselves() {
    #expect(translation(of: "write { x: 1 }", ("write { x: {n} }", "W { x: {n} }")) == "W { x: 1 }")
  }

  @Test func nestedTextMustBeTranslated() {
    let entries = [("after {text}", "A {text}"), ("the launch", "L")]
    #expect(translation(of: "after the launch", entries[0], entries[1]) == "A L")
    #expect(translation(of: "after lunch", entries[0], entries[1]) == nil)
  }

  @Test func nestedTextEndsWhereATranslationExists() {
    let entries = [("{text}, {text2}", "{text}; {text2}"), ("a, b", "AB"), ("c", "C")]
    #expect(translation(of: "a, b, c", entries[0], entries[1], entries[2]) == "AB; C")
  }

  @Test func longestFixedTextWins() {
    let entries = [("tap {s}", "T {s}"), ("tap {s} twice", "TT {s}")]
    #expect(translation(of: "tap Pay twice", entries[0], entries[1]) == "TT Pay")
    #expect(translation(of: "tap Pay twice", entries[1], entries[0]) == "TT Pay")
  }

  @Test func commentsAreIgnored() {
    #expect(translation(of: "b", ("# a", "# c"), ("b", "B")) == "B")
  }
}
