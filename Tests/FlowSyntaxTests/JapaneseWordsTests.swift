import Diagnostics
import FlowModel
import Testing

@testable import FlowSyntax

/// Japanese words in the place of the words of the language, and full-width signs.
@Suite struct JapaneseWordsTests {
  private func reading(_ action: String, others: String = "") -> FlowReader.Reading {
    FlowReader.read(
      text: """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { A: \(action) } }
          確認: { title: 確認 }
        \(others)
        """, imports: [:], rules: [])
  }

  @Test(arguments: [
    ("プッシュ 確認", "push"), ("表示 確認", "present"), ("閉じる", "dismiss"), ("戻る", "pop"), ("キャンセル", "cancel"),
    ("何もしない", "stay"), ("置き換え 確認", "replace"),
  ])
  func verbsAreAnswered(_ action: String, _ verb: String) throws {
    let finding = try #require(reading(action).diagnostics.first)
    #expect(finding.help?.english == "did you mean \"\(verb)\"?" && finding.suggestion?.replacement == verb)
  }

  @Test(arguments: [
    ("{ present: 確認, as: シート }", "sheet"), ("{ present: 確認, as: フルスクリーン }", "fullScreen"),
    ("{ do: stay, role: キャンセル }", "cancel"), ("{ do: stay, role: 完了 }", "done"),
  ])
  func valuesAreAnswered(_ action: String, _ value: String) throws {
    let finding = try #require(reading(action).diagnostics.first)
    #expect(finding.suggestion?.replacement == value, "\(finding)")
  }

  @Test(arguments: [
    ("画面: { 一覧: { title: 一覧 } }", "screens"), ("タスク: { 買う: { screens: { 品物: { title: 品物 } } } }", "tasks"),
    ("screens: { 一覧: { タイトル: 一覧 } }", "title"), ("screens: { 一覧: { アクション: { 開く: stay } } }", "actions"),
    ("screens: { 一覧: { ボタン: { 開く: stay } } }", "actions"), ("screens: { 一覧: { 種類: alert } }", "kind"),
    ("screens: { 一覧: { 入力: true } }", "input"), ("screens: { 一覧: { 入力: [{ name: メール, content: email }] } }", "fields"),
    ("root: { タブ: [一覧, 検索] }", "tabs"), ("root: { スタック: 一覧 }", "stack"),
    ("tasks: { 買う: { 終わり方: [購入済み], screens: { 品物: { title: 品物 } } } }", "outcomes"),
    ("screens: { 一覧: { actions: { 開く: { 動作: stay, もし: { 状態: 空 } } } } }", "do"),
  ])
  func keysAreAnswered(_ line: String, _ key: String) throws {
    let found = FlowReader.read(text: "navflow: 1\n\(line)\n", imports: [:], rules: []).diagnostics
    let finding = try #require(found.first { $0.suggestion?.replacement == key }, "\(found.map(\.message.english))")
    #expect(finding.help?.english == "did you mean \"\(key)\"?")
  }

  @Test func namesMayBeWordsForKeys() {
    let found = FlowReader.read(
      text: """
        navflow: 1
        root: { stack: 入力 }
        screens:
          入力: { title: 入力, actions: { ボタン: push 確認 } }
          確認: { title: 確認, actions: { タイトル: stay } }
        """, imports: [:], rules: [])
    #expect(found.diagnostics.isEmpty)
  }

  @Test func namesMayLackTheKind() throws {
    let finding = try #require(reading("push 確認画面").diagnostics.first)
    #expect(finding.help?.english == "did you mean \"確認\"?")
    #expect(reading("push 画面").diagnostics.first?.help?.english.contains("did you mean") == false)
  }

  @Test func quotesOfMessagesAreRemoved() throws {
    let finding = try #require(reading("push 「確認」").diagnostics.first)
    #expect(finding.suggestion?.replacement == "確認")
  }

  @Test func outcomesAreAnswered() {
    let found = reading(
      "start buy",
      others: "tasks: { buy: { outcomes: [完了, キャンセル], screens: { 支払い: { actions: { 支払う: complete 完了 } } } } }")
    #expect(found.diagnostics.compactMap { $0.suggestion?.replacement } == ["cancelled"])
  }

  @Test func gesturesHaveJapaneseNames() throws {
    let found = FlowReader.read(
      text: """
        navflow: 1
        root: { tabs: [Home, Other] }
        screens:
          Home: { actions: { 開く: present Sheet, 進む: push Page } }
          Other: { title: Other }
          Page: { actions: { 戻る: stay } }
          Sheet: { gestures: { 下スワイプ: stay }, actions: { 閉じる: dismiss } }
        scenarios:
          A: { taps: [開く, 下スワイプ, 閉じる, "タブ: Other", タブ: Home] }
          B: { taps: [進む, 戻る] }
        """, imports: [:], rules: [])
    #expect(found.diagnostics.isEmpty, "\(found.diagnostics.map(\.message.english))")
    let taps = try #require(found.flow).scenarios.flatMap(\.lines).compactMap {
      if case .tap(let tap) = $0 { tap.label } else { nil }
    }
    #expect(taps == ["開く", "Swipe down", "閉じる", "Tab: Other", "Tab: Home", "進む", "戻る"])
  }

  @Test func commentsAfterAWideSpaceAreReported() {
    let found = FlowReader.read(
      text: "navflow: 1\nroot: { stack: Home }\nscreens:\n  Home:\n    title: ホーム　＃最初の画面\n", imports: [:], rules: [])
    #expect(found.diagnostics.map(\.message.english) == ["the \"＃\" is a full-width one, and so is read as text"])
  }

  @Test func settingsHaveALanguageAndWords() {
    let reading = SettingsDecoder.read(
      SourceFile(path: ".navflow.yaml", bytes: Array("language: ja\nwords: { signOut: [さようなら] }\n".utf8)),
      id: FileID(0), in: "/", rules: [])
    #expect(reading.settings.language == "ja" && reading.settings.words[.signOut] == ["さようなら"])
  }
}
