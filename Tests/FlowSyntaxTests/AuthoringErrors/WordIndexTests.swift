import Testing

@testable import FlowSyntax

/// The search for similar names in long lists.
@Suite struct WordIndexTests {
  /// Both searches find a name of the same distance; the first one of several.
  @Test(arguments: [1, 2, 3, 4])
  func theIndexFindsWhatAComparisonWithEachNameFinds(seed: Int) {
    var random = Numbers(state: UInt64(seed))
    let letters = seed % 2 == 0 ? Array("abcde1") : Array("確認画面注文ab")
    func word() -> String {
      String((0..<random.next(below: 12) + 1).map { _ in letters[random.next(below: letters.count)] })
    }
    let names = (0..<150).map { _ in word() }
    var (plain, indexed) = (WordFinder(), WordFinder())
    for _ in 0..<150 {
      let wrong = word()
      let near = plain.nearest(to: wrong, among: names)
      #expect(indexed.nearest(to: wrong, among: names, of: .screens) == near, "\(wrong)")
    }
  }

  @Test func eachOfManyMisspeltNamesIsCorrected() {
    let count = 1_000
    let screens = (0..<count).map { "  Detail\($0): { actions: { Go: push Detal\($0) } }\n" }.joined()
    let result = FlowReader.read(text: "navflow: 1\nroot: { stack: Detail0 }\nscreens:\n\(screens)")
    #expect(result.diagnostics.count == count)
    #expect(result.diagnostics.allSatisfy { $0.suggestion?.replacement.hasPrefix("Detail") == true })
  }

  @Test func aListThatGrowsIsIndexedAgain() {
    var finder = WordFinder()
    let names = (0..<60).map { "screen \($0)" }
    #expect(finder.nearest(to: "Hoome", among: names, of: .screens) == nil)
    #expect(finder.nearest(to: "Home1", among: names + ["Home"], of: .screens) == "Home")
    #expect(finder.nearest(to: "Home1", among: names, of: .tasks) == nil)
  }

  @Test func sketchesDoNotCorrectEachOther() {
    let flow = """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { a: push Payment1, b: push Payment2, c: push Payment2 } }
      """
    let messages = FlowReader.read(text: flow).diagnostics.map(\.message.english)
    #expect(messages == (1...2).map { "the screen \"Payment\($0)\" is not designed yet" })
  }

  private struct Numbers {
    var state: UInt64

    mutating func next(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
  }
}
