import Diagnostics
import GeneratedFlows
import Testing

struct TapListTests {
  @Test(arguments: [
    ("A; B; Back", ["A", "B", "Back"]),
    ("", []), ("  ", []), (";", [""]), ("A;", ["A"]), ("A; ;B", ["A", "", "B"]),
    (#"one\; two; C:\\x"#, ["one; two", #"C:\x"#]),
    (#"\ A\ ;  B  "#, [" A ", "B"]),
    ("チャージ;\u{3000}支払い: 残高不足", ["チャージ", "支払い: 残高不足"]),
    ("チャージ；支払い", ["チャージ", "支払い"]), (#"A\；B"#, ["A；B"]),
    (#"ends with \"#, [#"ends with \"#]),
  ])
  func parses(_ line: String, _ taps: [String]) {
    #expect(TapList.parse(line) == taps)
  }

  @Test func joinsWithoutNeedlessEscapes() {
    #expect(TapList.join(["チャージ", "a: b", "Swipe down"]) == "チャージ; a: b; Swipe down")
    #expect(TapList.join(["a;b", "\\"]) == #"a\;b; \\"#)
  }

  @Test func readsWhatItWrites() {
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<3000 {
      let taps = (0..<Int.random(in: 0...4, using: &generator)).map { _ in NastyText.random(&generator) }
      let line = TapList.join(taps)
      // Compared by scalars, because `==` treats composed and decomposed spellings as equal.
      #expect(TapList.parse(line).map { Array($0.unicodeScalars) } == taps.map { Array($0.unicodeScalars) }, "\(line)")
    }
  }
}

struct GivenValueTests {
  @Test func readsWhatItWrites() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<1000 {
      let pair = GivenValue(variable: NastyText.random(&generator), value: NastyText.random(&generator))
      #expect(GivenValue(parsing: pair.line) == pair)
    }
  }

  @Test func needsAnEqualsSign() {
    #expect(GivenValue(parsing: "bank") == nil)
    #expect(GivenValue(parsing: "bank=a=b") == GivenValue(variable: "bank", value: "a=b"))
  }
}
