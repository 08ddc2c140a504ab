import Diagnostics
import Testing

@testable import Reporting

struct ExcerptTests {
  /// Returns the line of a word and the line of carets under it; nothing if there is no excerpt.
  private func lines(_ text: String, marking word: String, to last: String? = nil) -> [String] {
    let sample = Sample(text)
    guard let excerpt = Excerpt(of: sample.range(of: word, to: last), in: sample.files[sample.file]) else { return [] }
    return [excerpt.text, excerpt.blanks + excerpt.carets]
  }

  @Test func caretsAreAlignedByDisplayWidth() {
    #expect(lines("title: 残高 x", marking: "残高") == ["title: 残高 x", "       ^^^^"])
    #expect(lines("残高: x", marking: "x") == ["残高: x", "      ^"])
    #expect(lines("e\u{301}e\u{301} x", marking: "x") == ["e\u{301}e\u{301} x", "   ^"])
    #expect(lines("👩‍👩‍👧: x", marking: "x") == ["👩‍👩‍👧: x", "    ^"])
  }

  @Test func tabsBecomeSpaces() {
    #expect(lines("\ta:\tx", marking: "x") == ["    a:  x", "        ^"])
    #expect(lines("a:\tx", marking: "\t") == ["a:  x", "  ^^"])
  }

  @Test func hiddenScalarsBecomeVisible() {
    #expect(lines("a \u{202E}b", marking: "\u{202E}b") == [#"a \u{202E}b"#, "  ^^^^^^^^^"])
  }

  @Test func anEmptyRangeHasOneCaret() {
    #expect(lines("abc", marking: "") == ["abc", "^"])
  }

  @Test func aBlankLineHasNoExcerpt() {
    #expect(lines("", marking: "") == [])
    #expect(lines("   \nabc", marking: "") == [])
  }

  @Test func ofSeveralLinesOnlyTheFirstIsShown() {
    #expect(lines("x\nab:   \n  c\n", marking: "ab", to: "c") == ["ab:", "^^^"])
    #expect(lines("x\r\nab: y\r\nc", marking: "y", to: "c") == ["ab: y", "    ^"])
  }

  @Test func longLinesAreCutOffAroundTheRange() {
    let long = String(repeating: "長い", count: 1_000)
    let excerpt = lines("a: \(long)HERE\(long)", marking: "HERE")
    #expect(excerpt[0].displayWidth <= 100)
    #expect(excerpt[0].hasPrefix("…") && excerpt[0].hasSuffix("…"))
    let blankCount = excerpt[1].count { $0 == " " }
    let textBefore = excerpt[0].prefix(fitting: blankCount)
    #expect(textBefore.displayWidth == blankCount)
    #expect(excerpt[0].dropFirst(textBefore.count).hasPrefix("HERE"))
    #expect(lines("a: \(long)", marking: long)[1].displayWidth <= 100)
    #expect(lines("HERE\(long)", marking: "HERE")[0].hasPrefix("HERE"))
  }

  @Test func aByteOrderMarkIsNotShown() {
    let text = "\u{FEFF}abc: 1"
    let sample = Sample(text)
    let range = SourceRange(
      file: sample.file, start: SourcePosition(line: 1, column: 1, offset: 3),
      end: SourcePosition(line: 1, column: 4, offset: 6))
    let excerpt = Excerpt(of: range, in: sample.files[sample.file])
    #expect(excerpt?.text == "abc: 1")
    #expect(excerpt?.carets == "^^^")
  }

  @Test func aPositionAfterTheEndOfTheFileShowsItsLastLine() {
    let sample = Sample("abc")
    let position = SourcePosition(line: 9, column: 9, offset: 999)
    let range = SourceRange(file: sample.file, start: position, end: position)
    #expect(Excerpt(of: range, in: sample.files[sample.file])?.text == "abc")
  }

  @Test func invalidUTF8HasAnExcerpt() {
    let file = SourceFile(path: "a", bytes: [0xFF, 0xE6, 0xAE, 0x61, 0x80])
    let range = SourceRange(
      file: FileID(0), start: SourcePosition(line: 1, column: 2, offset: 1),
      end: SourcePosition(line: 1, column: 3, offset: 2))
    #expect(Excerpt(of: range, in: file) != nil)
  }
}
