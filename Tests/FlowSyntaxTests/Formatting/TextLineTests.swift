import Testing

@testable import FlowSyntax

/// Lines between tokens; a file can hold millions of blank ones.
@Suite struct TextLineTests {
  private func lines(_ text: String, joiningBlank: Bool) -> [String] {
    let bytes = Array(text.utf8)
    return TextLine.lines(of: 0..<bytes.count, in: bytes, joiningBlank: joiningBlank).map { line in
      String(decoding: bytes[line.content.lowerBound..<line.lineBreak.upperBound], as: UTF8.self)
    }
  }

  @Test func blankLinesAreJoinedExceptAtTheEnds() {
    #expect(lines("a\n\n\n  \n#\n\n\t\n  x", joiningBlank: true) == ["a\n", "\n", "#\n", "\n", "  x"])
    #expect(lines("\n\n\n\n", joiningBlank: true) == ["\n", "\n", ""])
    #expect(lines("\n\n\n", joiningBlank: false) == ["\n", "\n", "\n", ""])
    #expect(lines(String(repeating: "\r\n", count: 100_000), joiningBlank: true).count == 3)
  }

  @Test(arguments: ["a\r\nb\n", "a\r\n", "a\n", "a", "", "\r\n\r\n"]) func theFirstLineIsThatOfAllLines(_ text: String)
  {
    let bytes = Array(text.utf8)
    let all = TextLine.lines(of: 0..<bytes.count, in: bytes)
    let first = TextLine.first(of: 0..<bytes.count, in: bytes)
    #expect(first.content == all[0].content && first.lineBreak == all[0].lineBreak)
  }
}
