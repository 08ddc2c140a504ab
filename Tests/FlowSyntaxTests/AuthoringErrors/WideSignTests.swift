import Testing

@testable import FlowSyntax

/// Full-width colons, spaces, dashes, commas and comments, and colons without a space: YAML reads them as parts of
/// names.
@Suite struct WideSignTests {
  private static let whole = """
    navflow: 1
    root: { stack: A }
    state: { 会員: [なし, あり] }
    screens:
      A: { title: ホーム, actions: { 開く: push B, 選ぶ: { when: { 会員: あり }, push: B } } }
      B:
        title: 残高：100　円
        actions:
          送る: { start: t, as: popover }
      C:
        actions:
          閉じる: push B
      D:
        actions: { 尋ねる: { either: { はい: stay, いいえ: pop } }, 次へ: push C }
    tasks:
      t:
        presentation: sheet
        outcomes: [完了, 中止]
        screens: { E: { actions: { 済み: complete 完了, 中止する: complete 中止 } } }
    scenarios:
      例:
        taps:
          - 開く
          - cannot: 次へ
      もう一つ: { taps: [尋ねる: はい] }
    """

  private static func wide(_ name: String) -> String { "the colon after \"\(name)\" is a full-width one" }
  private static func tight(_ name: String) -> String { "a space is missing after the colon of \"\(name)\"" }
  private static func read(_ sign: String) -> String { "\(sign) is a full-width one, and so is read as text" }

  static let colons = [
    AuthoringErrorCase("閉じる: push B", "閉じる：push B", "12:10", wide("閉じる"), "write `閉じる: push B`"),
    AuthoringErrorCase("閉じる: push B", "閉じる： push B", "12:10", wide("閉じる"), "write `閉じる: push B`"),
    AuthoringErrorCase("閉じる: push B", "閉じる:　push B", "12:10", tight("閉じる"), "write `閉じる: push B`"),
    AuthoringErrorCase("閉じる: push B", "閉じる:push B", "12:10", tight("閉じる"), "write `閉じる: push B`"),
    AuthoringErrorCase("state: {", "state： {", "3:6", wide("state"), "write `state: { 会員: [なし, あり] }`"),
    AuthoringErrorCase("会員: [", "会員： [", "3:12", wide("会員"), "write `会員: [なし, あり]`"),
    AuthoringErrorCase("会員: [", "会員:[", "3:12", tight("会員"), "write `会員: [なし, あり]`"),
    AuthoringErrorCase(
      "A: {", "A： {", "5:4", wide("A"),
      "write `A: { title: ホーム, actions: { 開く: push B, 選ぶ: { when: { 会員: あり }, push: B } } }`"),
    AuthoringErrorCase(
      "A: {", "A:　{", "5:4", tight("A"),
      "write `A: { title: ホーム, actions: { 開く: push B, 選ぶ: { when: { 会員: あり }, push: B } } }`"),
    AuthoringErrorCase("送る: {", "送る： {", "9:9", wide("送る"), "write `送る: { start: t, as: popover }`"),
    AuthoringErrorCase("送る: {", "送る:{", "9:9", tight("送る"), "write `送る: { start: t, as: popover }`"),
    AuthoringErrorCase("when: {", "when： {", "5:53", wide("when"), "write `when: { 会員: あり }`"),
    AuthoringErrorCase("when: {", "when:{", "5:53", tight("when"), "write `when: { 会員: あり }`"),
    AuthoringErrorCase(
      "{ 済み: complete 完了, 中止する: complete 中止 }", "{済み：complete 完了、中止する：complete 中止}", "19:33", wide("済み"),
      "write `済み: complete 完了, 中止する: complete 中止`"),
    AuthoringErrorCase("尋ねる: はい", "尋ねる：はい", "25:18", wide("尋ねる"), "write `尋ねる: はい`"),
    AuthoringErrorCase("尋ねる: はい", "尋ねる:はい", "25:18", tight("尋ねる"), "write `尋ねる: はい`"),
    AuthoringErrorCase("cannot: 次へ", "cannot：次へ", "24:9", wide("cannot"), "write `cannot: 次へ`"),
  ]

  static let others = [
    AuthoringErrorCase("なし, あり", "なし、あり", "3:17", read("the comma after \"なし\""), "write `なし, あり`"),
    AuthoringErrorCase("[完了, 中止]", "[完了、 中止]", "18:18", read("the comma after \"完了\""), "write `完了, 中止`"),
    AuthoringErrorCase(
      "なし, あり", "なし あり", "3:15", "there is no comma in \"なし あり\", so it is one name", "write `なし, あり`"),
    AuthoringErrorCase("なし, あり", "なし,　あり", "3:18", "a full-width space is before \"あり\"", "delete it"),
    AuthoringErrorCase(
      "as: popover }", "as: popover }　", "9:36", "a full-width space is after \"}\"", "delete it"),
    AuthoringErrorCase(
      "  C:\n    actions:", "  C:\n    actions:　", "11:13", "a full-width space is after \"actions:\"", "delete it"
    ),
    AuthoringErrorCase(
      "presentation: sheet", "presentation: sheet　", "17:24", "a full-width space is after \"sheet\"", "delete it"),
    AuthoringErrorCase("- 開く", "-　開く", "23:8", "a full-width space is after the dash", "write `- 開く`"),
    AuthoringErrorCase(
      "- cannot", "-　cannot", "24:8", "a full-width space is after the dash", "write `- cannot: 次へ`"),
    AuthoringErrorCase("- 開く", "－ 開く", "23:7", read("the dash"), "write `- 開く`"),
    AuthoringErrorCase("- cannot", "－　cannot", "24:7", read("the dash"), "write `- cannot: 次へ`"),
    AuthoringErrorCase(
      "閉じる: push B", "閉じる: push B ＃ 戻る", "12:19", read("the \"＃\""),
      "begin a comment with a half-width sign and a space: `# 戻る`"),
    AuthoringErrorCase(
      "  C:\n    actions:", "  C:\n    actions: ＃ 全部", "11:14", read("the \"＃\""),
      "begin a comment with a half-width sign and a space: `# 全部`"),
    AuthoringErrorCase(
      "閉じる: push B", "＃ 戻る\n      閉じる: push B", "12:7", read("the \"＃\""),
      "begin a comment with a half-width sign and a space: `# 戻る`"),
    AuthoringErrorCase(
      "as: popover }", "as: popover }　＃ 小さく", "9:37", read("the \"＃\""),
      "begin a comment with a half-width sign and a space: `# 小さく`"),
  ]

  @Test(arguments: colons + others)
  func isOneFinding(_ each: AuthoringErrorCase) throws {
    try each.check(in: Self.whole, and: ("次へ: push C", "次へ: push Nope"))
  }

  @Test func eachLineIsOneFinding() {
    let text = Self.whole.replacing("閉じる: push B", with: "閉じる：push B\n      戻る：push Nope")
    #expect(findings(text) == ["syntax «：»", "syntax «：»", "unknown-name «Nope»"])
  }

  @Test func everySignIsOneFinding() {
    let text = """
      navflow: 1
      root: { stack: A }
      screens:
        A: {
          title： A, actions： { 開く： push B, 押す: [push B、pop] }
        }
        B:
          actions:
            送る:
              － push B
              － pop
      entries:
        外から: { where： { screen: A }, push: B }
      scenarios: { 例: { taps: [開く、送る] } }
      expect:
        - never： { screen: A, modals: 3 }
      """
    let found = FlowReader.read(text: text).diagnostics.map {
      "\($0.range.start.line):\($0.range.start.column) \($0.help?.english ?? "")"
    }
    #expect(
      found == [
        "5:5 write `title: A`", "5:22 write `actions: { 開く： push B, 押す: [push B、pop] }`", "5:26 write `開く: push B`",
        "5:43 write `[push B, pop]`", "10:9 write `- push B`", "11:9 write `- pop`",
        "13:15 write `where: { screen: A }`",
        "14:26 write `開く, 送る` in brackets, or each tap on a line of its own",
        "16:10 write `never: { screen: A, modals: 3 }`",
      ])
  }

  @Test func valueWithBlankIsOneName() throws {
    _ = try flow(
      """
      navflow: 1
      root: { stack: A }
      state: { plan: [free trial], other: [a b] }
      screens: { A: { actions: { Go: { when: { plan: free trial }, do: stay } } } }
      """)
  }

  @Test func allColonsMayBeFullWidth() {
    let text = Self.whole.replacing("残高：", with: "残高").replacing(": ", with: "：").replacing(":\n", with: "：\n")
    let count = text.count { $0 == "：" }
    let found = FlowReader.read(text: text).diagnostics
    #expect(
      !found.isEmpty && found.count <= count && found.allSatisfy { $0.rule == "syntax" },
      "\(found.map(\.message.english))")
  }

  @Test func fullWidthSignsAreAllowedInTexts() throws {
    _ = try flow(
      """
      navflow: 1
      title: 残高：100、＃ 一
      root: { stack: ＃1 }
      state: { 会員: [なし、まだ, あり] }
      screens:
        ＃1:
          note: 一行目
            二行目：続き
          actions: { 部屋 ＃2: push ＃1, 残高：100: { when: { 会員: なし、まだ }, do: stay } }
      scenarios: { 例: { taps: [残高：100, 部屋 ＃2] } }
      """)
  }
}
