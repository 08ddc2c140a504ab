extension JapaneseTexts {
  /// The helps that are tried before they are printed, and the messages that several rules share.
  static let helps = #"""
    # Remedies

    {text}, and the same at the other places
    {text}。ほかの箇所も同じように直してください

    set aside what is up, with "aside: true"
    表示中のものを`aside: true`で退避させてください

    let it wait while the task runs: {q}
    タスクの実行中は待機させてください({q})

    let it wait until no task runs: {q}
    実行中のタスクがなくなるまで待機させてください({q})

    let it wait until nothing is in front: {q}
    前面に何もなくなるまで待機させてください({q})

    push {q} in the layer that is up
    表示中のモーダルの中で{q}をプッシュ遷移で表示してください

    it is a task that stands on its own: keep it, and write why under "allow"
    独立したタスクなので、このままにして`allow`に理由を書いてください

    end {q} with what the user has reached, before its screens go: begin with {q2}
    画面がなくなる前に、ユーザーの得た終了結果で{q}を終わらせてください(先頭に{q2}と書きます)

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

    write one case for each way in which it is shown: {q}
    表示方法ごとに分岐(`cases`の項目)を書いてください({q})

    write "pop" where the screen is pushed
    画面がプッシュ遷移で表示されている場合は`pop`と書いてください

    write "dismiss" where it is presented
    モーダル表示されている場合は`dismiss`と書いてください

    write "cancel" where it is presented
    モーダル表示されている場合は`cancel`と書いてください

    leave out "dismiss"
    `dismiss`を省いてください

    offer it only where there is something to go back to: {q}
    戻る先がある場合にだけ使えるようにしてください({q})

    offer it only where there is a layer to close: {q}
    閉じるモーダルがある場合にだけ使えるようにしてください({q})

    offer it only while nothing is in front: {q}
    前面に何もない間だけ使えるようにしてください({q})

    let entry {q} show what {q2} belongs to beneath it
    外部からの入口「{q}」で、{q2}の下にその親画面も表示してください

    let the layer in front present it, with "on: front"
    `on: front`で、前面のモーダルに表示させてください

    let it wait until the screen is in front ("while: shown")
    画面が前面に来るまで待機させてください(`while: shown`)

    show it as a modal layer: {q}
    モーダル表示にしてください({q})

    nothing is left to do once {list} has happened: add an action that leads on, or offer Back or a swipe
    {list}の後にできることがありません。先へ進むアクションを追加するか、「戻る」またはスワイプを使えるようにしてください

    let it happen only while its screen is not in front: "once: true"
    自身の画面が前面にない間だけ開くようにしてください(`once: true`)

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

    if the app never shows it twice, write "once: true" on the entry
    アプリが2度表示しないなら、外部からの入口に`once: true`と書いてください

    what it sets has happened all the same: {text}
    それでも変数は変わっています。{text}

    this can never happen again, because only {q} makes it possible
    {q}がなければ、これは二度と起こりません

    # The first screen of a root, outcomes that nothing gives or handles

    an error where an event does it
    イベントによる場合はエラー

    an error where an action can never happen again
    アクションが二度と実行できなくなる場合はエラー

    an info for an outcome
    終了結果については情報

    an entry that replaces the map for good
    地図を置き換えたままにする外部からの入口

    {text} puts {q} in the place of {q2}, and nothing shows that again
    {text}が{q2}を{q}に置き換え、元の画面は二度と表示されません

    a ride that nothing can begin again
    二度と始められない乗車

    a gate, whose other outcomes run nothing
    ほかの終了結果では何もしないゲート

    the only caller that shows nothing
    何も表示しない唯一の呼び出し元

    {text} starts task {q} and shows nothing when it ends with {q2}, as its other callers do
    {text}が開始するタスク「{q}」は、{q2}で終わっても何も表示しません。ほかの呼び出し元は表示します

    an outcome that no action gives
    どのアクションも返さない終了結果

    no action ends task {q} with {q2}
    タスク「{q}」を{q2}で終わらせるアクションがありません

    write {q} where that happens, or remove the outcome
    それが起こる場所に{q}と書くか、終了結果を削除してください

    # What words of other tools mean in a flow file

    {q} is not designed yet, so nothing happens there
    {q}はまだ設計されていないため、何も起こりません

    "#" begins a comment, so {q} is no action
    `#`からはコメントになるため、{q}はアクションではありません

    if it is the label of an action, put it in quotes: `{s}`
    アクションのラベルなら、`{s}`のように引用符で囲んでください

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

    write the values themselves: `{s}`
    `{s}`のように、値そのものを書いてください

    what goes by itself is no screen: write `stay`, and say in a `note` what appears
    自然に消えるものは画面ではありません。`stay`と書き、何が現れるかを`note`に書いてください

    a name with a colon in it must be in quotes
    コロンを含む名前は引用符で囲む必要があります

    """#
}
