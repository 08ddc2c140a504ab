import Testing

@testable import Diagnostics

/// Lines of Japanese text begin and end where Japanese typesetting allows.
@Suite struct LineBreakingTests {
  @Test func noLineBeginsOrEndsWithAForbiddenCharacter() {
    let text = "「チャージ方法」の「お支払い用」が、ルート(最初)のスタックでパーティーを始めます。"
    for columns in 8...40 {
      let lines = text.lines(ofColumns: columns)
      #expect(lines.joined() == text)
      for line in lines.dropFirst() { #expect(!"」。、ー)ィ".contains(line.first ?? " "), "\(columns): \(line)") }
      for line in lines.dropLast() { #expect(!"「(".contains(line.last ?? " "), "\(columns): \(line)") }
    }
  }

  @Test func westernWordsStayWhole() {
    #expect("Show the task as a sheet".lines(ofColumns: 9) == ["Show the", "task as a", "sheet"])
    #expect("`dismiss`と書く".lines(ofColumns: 10) == ["`dismiss`", "と書く"])
  }

  @Test func lineOfATextEndsWhereItMay() {
    let text = "お支払い方法」を"[...]
    #expect(LineBreaking.line(of: text, fitting: text.prefix(6)) == "お支払い方")
    #expect(LineBreaking.line(of: "abcdef", fitting: "abc") == "abc")
  }

  @Test func ambiguousWidthIsASetting() {
    #expect(AmbiguousWidth.columns(of: nil) == 1 && AmbiguousWidth.columns(of: "2") == 2)
    #expect(AmbiguousWidth.contains("→") && AmbiguousWidth.contains("①") && !AmbiguousWidth.contains("a"))
  }
}
