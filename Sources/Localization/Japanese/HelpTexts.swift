extension JapaneseTexts {
  /// The helps that are tried before they are printed, and the messages that several rules share.
  static let helps = #"""
    # Remedies

    {text}, and the same at the other places
    {text}。ほかの箇所も同じように直してください

    push {q} in the layer that is up
    表示中のモーダルの中で{q}をプッシュ遷移で表示してください

    block the gesture: {text}; if users may give it up, add "cancelled" to its outcomes and say under "then" what follows
    {text}を書いて、ジェスチャを無効にしてください。やめてもよいタスクなら、終了結果に`cancelled`を追加し、続きを`then`に書いてください

    block the gestures: {text} and {text2}; if users may give it up, add "cancelled" to its outcomes and say under "then" what follows
    {text}、{text2}を書いて、ジェスチャを無効にしてください。やめてもよいタスクなら、終了結果に`cancelled`を追加し、続きを`then`に書いてください

    block the gestures: {text}, {text2} and {text3}; if users may give it up, add "cancelled" to its outcomes and say under "then" what follows
    {text}、{text2}、{text3}を書いて、ジェスチャを無効にしてください。やめてもよいタスクなら、終了結果に`cancelled`を追加し、続きを`then`に書いてください

    block the gestures: {text}, {text2}, {text3} and {text4}; if users may give it up, add "cancelled" to its outcomes and say under "then" what follows
    {text}、{text2}、{text3}、{text4}を書いて、ジェスチャを無効にしてください。やめてもよいタスクなら、終了結果に`cancelled`を追加し、続きを`then`に書いてください

    block the gestures: {text}, {text2}, {text3}, {text4} and {text5}; if users may give it up, add "cancelled" to its outcomes and say under "then" what follows
    {text}、{text2}、{text3}、{text4}、{text5}を書いて、ジェスチャを無効にしてください。やめてもよいタスクなら、終了結果に`cancelled`を追加し、続きを`then`に書いてください

    write "dismiss" where it is presented
    モーダル表示されている場合は`dismiss`と書いてください

    write "cancel" where it is presented
    モーダル表示されている場合は`cancel`と書いてください

    offer it only where there is something to go back to: {q}
    戻る先がある場合にだけ使えるようにしてください({q})

    offer it only where there is a layer to close: {q}
    閉じるモーダルがある場合にだけ使えるようにしてください({q})

    let entry {q} show what {q2} belongs to beneath it
    外部からの入口「{q}」で、{q2}の下にその親画面も表示してください

    let the layer in front present it, with "on: front"
    `on: front`で、前面のモーダルに表示させてください

    let it wait until the screen is in front ("while: shown")
    画面が前面に来るまで待機させてください(`while: shown`)

    show it as a modal layer: {q}
    モーダル表示にしてください({q})

    go to the root first: "pop root" before the other steps
    先にルートへ戻ってください(ほかのステップの前に`pop root`と書きます)

    keep it where people want the way back, and write why under "allow"
    ユーザーが来た順に戻りたい場面なら、このままにして`allow`に理由を書いてください

    ask first, with an alert that can discard or keep: {words}
    破棄するか編集を続けるかを選べるアラートで、先に確認してください({words})

    "gestures: {s}" on {q}
    {q}に`gestures: {s}`

    "present {s}" in place of {q}
    {q}の代わりに`present {s}`

    ask first, with alerts that can discard or keep: {words}
    破棄するか編集を続けるかを選べるアラートで、先に確認してください({words})

    say that the lock is open afterwards: {q}
    その後はロックが開いていると書いてください({q})

    # The first screen of a root, outcomes that nothing gives or handles

    no action ends task {q} with {q2}
    タスク「{q}」を{q2}で終わらせるアクションがありません

    # What words of other tools mean in a flow file

    write it under `screens`: `{s}`
    `screens`の下に`{s}`と書いてください

    {q} is a variable: write `{s}`
    {q}は変数です。`{s}`と書いてください

    a link stands under `source`: write `{s}`
    リンクは`source`に書きます。`{s}`と書いてください

    a link stands in the note: write `{s}`
    リンクはノートに書きます。`{s}`と書いてください

    write it where the task is started: `{s}`
    タスクを開始する場所に`{s}`と書いてください

    how a screen is shown stands where it is shown: `{s}`
    画面の表示方法は、表示する場所に`{s}`のように書きます

    a name with a colon in it must be in quotes
    コロンを含む名前は引用符で囲む必要があります
    """#
}
