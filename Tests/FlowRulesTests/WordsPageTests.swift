import FlowModel
import FlowSyntax
import Foundation
import Testing

/// `Docs/words.md` lists the words that rules know.
@Suite struct WordsPageTests {
  private static let page = StyleGuide.page.deletingLastPathComponent().appendingPathComponent("words.md")

  private static func row(_ name: String, _ words: KnownWords) -> String {
    let kinds = [
      ("", words.texts), ("first: ", words.first), ("anywhere: ", words.phrases + words.parts),
      ("at the end: ", words.ends), ("not with: ", words.without),
    ]
    let listed = kinds.filter { !$0.1.isEmpty }.map { "\($0.0)`\($0.1.joined(separator: ", "))`" }
    return "| \(name) | \(listed.joined(separator: "; ")) |"
  }

  @Test(arguments: KnownWords.Meaning.allCases) func listsTheWordsOfEachMeaning(_ meaning: KnownWords.Meaning) throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    let row = Self.row("`\(meaning.rawValue)`", KnownWords[meaning])
    #expect(page.contains(row), "\(row)")
  }

  @Test func listsTheWordsThatProjectsCannotAdd() throws {
    let page = try String(contentsOf: Self.page, encoding: .utf8)
    for (name, words) in [
      ("a button that only acknowledges", KnownWords.acknowledging), ("a title that introduces", .introducing),
      ("a title that says that something is done", .finished),
      ("a button with which users who are signed in ask for a sign-in", .changingAccount),
      ("a button that commits to something", .committing), ("an outcome that only says that the task is over", .ending),
    ] {
      let row = Self.row(name, words)
      #expect(page.contains(row), "\(row)")
    }
  }

  @Test(arguments: [
    ("ログオフ", KnownWords.Meaning.signOut), ("ﾛｸﾞｱｳﾄ", .signOut), ("退会する", .signOut), ("Delete account", .signOut),
    ("とじる", .done), ("了解", .done), ("×", .done), ("OKです", .done), ("ホームに戻る", .done), ("Got it", .done),
    ("顔認証を使う", .biometrics), ("Biometrics", .biometrics), ("メアド", .email), ("ﾒｰﾙｱﾄﾞﾚｽ", .email), ("携帯", .phone),
    ("ご自宅の電話", .phone), ("チャージ金額", .number), ("送金額", .number), ("支店番号", .number), ("銀行コード", .number),
    ("〒", .number), ("Charge amount", .number), ("新しいパスワード", .password), ("暗証番号", .password), ("ｷｬﾝｾﾙ", .cancel),
    ("Become a member", .signUp), ("はじめての方", .signUp),
  ])
  func recognises(_ text: String, _ meaning: KnownWords.Meaning) { #expect(Wording(text).means(meaning), "\(text)") }

  @Test(arguments: [
    ("予約をキャンセル", KnownWords.Meaning.cancel), ("ワンタイムパスワード", .password), ("番号を選ぶ", .number),
    ("Headphone", .phone), ("完了したタスク", .done), ("保存しない", .save),
  ])
  func leavesOut(_ text: String, _ meaning: KnownWords.Meaning) { #expect(!Wording(text).means(meaning), "\(text)") }

  @Test func wordsOfAProjectCountForWholeLabels() throws {
    var flow = try #require(
      FlowReader.read(
        text: """
          navflow: 1
          root: { stack: Home }
          screens:
            Home: { actions: { おいとま: stay, おいとまする: stay } }
          """, imports: [:], rules: []
      ).flow)
    flow.recognise([.signOut: ["オイトマ", "おいとま"]])
    #expect(flow.actions.map { $0.wording.means(.signOut) } == [true, false])
  }
}
