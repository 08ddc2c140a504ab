/// The Japanese form of the first flow; its structure is that of the English one.
extension FirstFlow {
  static func japaneseText(_ flow: String, named name: String, schema: String) -> String {
    """
    # yaml-language-server: $schema=\(schema)
    #
    # 最初のフローです。自分のアプリに合わせて書き換え、途中で何度でも確かめてください。
    #
    #   navflow check \(name)       問題と、そこに至るタップを報告する
    #   navflow simulate \(name)    フローをタップごとにたどる
    #   navflow diagram \(name)     フローを描く
    #   navflow docs                よくある書き方を表示する

    \(flow)
    """
  }

  static let japaneseFlow = """
    navflow: 1                            # 形式のバージョン
    title: メモ

    # ウインドウが最初に表示するもの。ここでは1つの画面から始まるスタックです。
    # タブバーなら { tabs: [Home, Settings] } と書きます。
    root: { stack: Home }

    # アプリが記憶することと、そのすべての値。最初の値が起動時の値です。
    state:
      notes: [none, some]

    # どのタスクにも属さない画面。
    screens:
      Home:
        title: メモ
        actions:
          新規メモ: start write               # ユーザーが見るラベルと、タップしたときのステップ
          メモを開く:
            when: { notes: some }         # この条件が成り立つときだけ表示される
            push: Note

      Note:
        title: メモの内容                      # プッシュ遷移した画面には、iOSが「戻る」を付ける

    # タスクは、ユーザーがやり遂げたいこと。始まり、終了結果のどれかで終わり、始めた場所に戻る。
    tasks:
      write:
        title: メモを書く
        presentation: sheet
        outcomes: [saved, cancelled]
        screens:
          Editor:
            title: 新規メモ
            input: true                   # 画面が消えると、入力した内容は失われる
            actions:
              保存: { set: { notes: some }, complete: saved }
              キャンセル: { present: Discard, role: cancel }
            gestures:
              下スワイプ: present Discard      # シートを閉じる代わりに確認する
          Discard:
            kind: actionSheet
            title: このメモを破棄しますか?
            actions:
              破棄: { do: cancel, role: destructive }
              編集を続ける: { do: stay, role: cancel }

    # 実行できる例。何をタップし、そのとき何が表示されているべきか。
    scenarios:
      メモを書く:
        taps: [新規メモ, 保存, メモを開く]
        see: { screen: Note, task: none }
      メモを破棄する:
        taps: [新規メモ, 下スワイプ, 破棄]
        see: { screen: Home, modals: 0, state: { notes: none } }

    # ユーザーが何をしても成り立つべきこと。
    expect:
      - from: { task: write }
        canReach: { screen: Home, modals: 0 }

    """
}
