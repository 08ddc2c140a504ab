extension JapaneseTexts {
  /// The texts about screens that stay, drafts, and columns.
  static let states = #"""
    # Example titles

    # Messages and helps

    after {text}, {q} is still in front, which no button would show then
    {text}の後も{q}が前面に残りますが、そのときの変数の値では、どのボタンからも表示されない画面です

    after {text}, {q} is still in front, which no button would show then, and it still offers {q2}
    {text}の後も{q}が前面に残りますが、そのときの変数の値では、どのボタンからも表示されない画面です。それでも{q2}が使えます

    after {text}, {list} {is|are} impossible from then on, although {q} still changes
    {text}の後は、{q}をほかの値に変えることはできますが、{list}は二度と使えなくなります

    navflow describes iOS apps, and Android is not modelled: leave it out
    navflowはiOSアプリを対象とし、Androidは扱いません。書かないでください

    what goes by itself is no screen: write `stay` where it appears, and say so in a `note`
    自然に消えるものは画面ではありません。現れる場所に`stay`と書き、`note`にその旨を書いてください
    """#
}
