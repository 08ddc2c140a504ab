import Diagnostics
import Testing

@testable import Reporting

struct ExcerptTests {
  private func shown(_ text: String, _ word: String, to last: String? = nil) -> [String] {
    let sample = Sample(text)
    guard let excerpt = Excerpt(of: sample.range(of: word, to: last), in: sample.files[sample.file]) else { return [] }
    return [excerpt.text, excerpt.blanks + excerpt.carets]
  }

  @Test func alignsByDisplayColumns() {
    #expect(shown("title: 残高 x", "残高") == ["title: 残高 x", "       ^^^^"])
    #expect(shown("残高: x", "x") == ["残高: x", "      ^"])
    #expect(shown("e\u{301}e\u{301} x", "x") == ["e\u{301}e\u{301} x", "   ^"])
    #expect(shown("👩‍👩‍👧: x", "x") == ["👩‍👩‍👧: x", "    ^"])
  }

  @Test func expandsTabs() {
    #expect(shown("\ta:\tx", "x") == ["    a:  x", "        ^"])
    #expect(shown("a:\tx", "\t") == ["a:  x", "  ^^"])
  }

  @Test func showsHiddenScalars() {
    #expect(shown("a \u{202E}b", "\u{202E}b") == [#"a \u{202E}b"#, "  ^^^^^^^^^"])
  }

  @Test func showsOneCaretForAnEmptyRange() {
    #expect(shown("abc", "") == ["abc", "^"])
    #expect(shown("", "") == [])
    #expect(shown("   \nabc", "") == [])
  }

  @Test func marksTheFirstOfSeveralLines() {
    #expect(shown("x\nab:   \n  c\n", "ab", to: "c") == ["ab:", "^^^"])
    #expect(shown("x\r\nab: y\r\nc", "y", to: "c") == ["ab: y", "    ^"])
  }

  @Test func clipsLongLinesAroundTheRange() {
    let long = String(repeating: "長い", count: 1_000)
    let lines = shown("a: \(long)HERE\(long)", "HERE")
    #expect(lines[0].displayWidth <= 100)
    #expect(lines[0].hasPrefix("…") && lines[0].hasSuffix("…"))
    let column = lines[1].count { $0 == " " }
    #expect(lines[0].prefix(fitting: column).displayWidth == column)
    #expect(lines[0].dropFirst(lines[0].prefix(fitting: column).count).hasPrefix("HERE"))
    #expect(shown("a: \(long)", long)[1].displayWidth <= 100)
    #expect(shown("HERE\(long)", "HERE")[0].hasPrefix("HERE"))
  }

  @Test func skipsAByteOrderMark() {
    let text = "\u{FEFF}abc: 1"
    let sample = Sample(text)
    let range = SourceRange(
      file: sample.file, start: SourcePosition(line: 1, column: 1, offset: 3),
      end: SourcePosition(line: 1, column: 4, offset: 6))
    let excerpt = Excerpt(of: range, in: sample.files[sample.file])
    #expect(excerpt?.text == "abc: 1")
    #expect(excerpt?.carets == "^^^")
  }

  @Test func acceptsPositionsOutsideTheFile() {
    let sample = Sample("abc")
    let far = SourcePosition(line: 9, column: 9, offset: 999)
    #expect(
      Excerpt(of: SourceRange(file: sample.file, start: far, end: far), in: sample.files[sample.file])?.text == "abc")
  }

  @Test func acceptsInvalidUTF8() {
    let file = SourceFile(path: "a", bytes: [0xFF, 0xE6, 0xAE, 0x61, 0x80])
    let range = SourceRange(
      file: FileID(0), start: SourcePosition(line: 1, column: 2, offset: 1),
      end: SourcePosition(line: 1, column: 3, offset: 2))
    #expect(Excerpt(of: range, in: file) != nil)
  }
}
