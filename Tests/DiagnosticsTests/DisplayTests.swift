import Diagnostics
import Testing

struct DisplayTests {
  @Test(arguments: [
    ("", 0), ("abc", 3), ("残高", 4), ("チャージ", 8), ("ﾁｬｰｼﾞ", 5), ("：", 2), ("\u{3000}", 2), ("é", 1), ("e\u{301}", 1),
    ("が", 2), ("か\u{3099}", 2), ("👍", 2), ("👩‍👩‍👧", 2), ("🇯🇵", 2), ("1️⃣", 2), ("☎️", 2), ("☎", 1), ("⌚︎", 1),
    ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2), ("\u{200D}", 0), ("›", 1), ("│", 1), ("✗", 1), ("𠮷", 2), ("ไม้", 2),
  ])
  func countsTerminalColumns(_ text: String, _ width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(arguments: [
    ("plain 残高 👩‍👩‍👧", "plain 残高 👩‍👩‍👧"), ("a\nb\tc", #"a\nb\tc"#), ("\u{1B}[31m", #"\u{1B}[31m"#),
    ("\u{202E}x", #"\u{202E}x"#),
    ("\u{200B}\u{AD}\u{2028}", #"\u{200B}\u{AD}\u{2028}"#), ("\u{FFFE}", #"\u{FFFE}"#), ("☎️", "☎️"),
    ("\u{7F}\u{0}", #"\u{7F}\u{0}"#),
  ])
  func escapesHiddenScalars(_ text: String, _ visible: String) {
    #expect(text.visible == visible)
  }

  @Test func exactlyTheControlsOfASCIIAreHidden() {
    for scalar in (UInt32(0)..<128).compactMap(Unicode.Scalar.init) {
      #expect(scalar.isHidden == (scalar.properties.generalCategory == .control))
    }
  }

  @Test func plainWidthAgreesWithTheWidthOfEachCharacter() {
    let plain = (0...0x10FFFF).compactMap(Unicode.Scalar.init).filter { $0.plainWidth != nil }
    #expect(plain.count > 20_000)
    for scalar in plain {
      #expect(scalar.plainWidth == Character(scalar).displayWidth)
      #expect(!scalar.isHidden)
    }
    // Each pair of them stays two characters.
    for second in stride(from: 0, to: plain.count, by: 500).map({ plain[$0] }) {
      let text = String(String.UnicodeScalarView(plain.flatMap { [$0, second] }))
      #expect(text.count == 2 * plain.count)
    }
    #expect("e\u{301}".plainWidth == nil)
    #expect("👍".plainWidth == nil)
    #expect("a\tb".plainWidth == nil)
  }

  @Test func clipsByColumns() {
    #expect("残高チャージ".clipped(to: 12) == "残高チャージ")
    #expect("残高チャージ".clipped(to: 11) == "残高チャー…")
    #expect("残高チャージ".clipped(to: 10) == "残高チャ…")
    #expect("".clipped(to: 3) == "")
    let zalgo = "a" + String(repeating: "\u{301}", count: 10_000)
    #expect(zalgo.clipped(to: 10).unicodeScalars.count < 100)
  }

  @Test func padsByColumns() {
    #expect("残高".padded(to: 6) == "残高  ")
    #expect("残高".padded(to: 2) == "残高")
  }
}
