extension JapaneseTexts {
  /// The texts of `navflow import`.
  static let imports = #"""
    # ---- The report

    read {s}: {s2}, {s3}; left out: {s4}
    {s}を読み込みました。{s2}、{s3}。対象外: {s4}

    {n} {page|pages}
    ページ{n}件

    {n} {website|websites}
    ウェブサイト{n}件

    {n} {frame|frames}
    フレーム{n}件

    {n} {link|links}
    リンク{n}件

    {s} without a connection (--all takes them)
    接続のない{s}(`--all`で含めます)

    {n} of the tab bar {s}
    タブバー({s}){n}件

    {n} pushed
    プッシュ{n}件

    {n} presented
    モーダル表示{n}件

    {n} replaced
    置き換え{n}件

    {n} to a tab
    タブの選択{n}件

    {n} to another root
    別のルート{n}件

    {n} back
    戻る{n}件

    {n} closing
    閉じる{n}件

    {n} of unknown kind
    種類不明{n}件

    not navigation: {s}; states of one screen: {s2}
    画面遷移ではないもの: {s}。一つの画面の状態: {s2}

    {n} changes of a component, or scrolls
    コンポーネントの変更、スクロール{n}件

    {n} in definitions of components
    コンポーネントの定義内{n}件

    {n} in hidden layers
    非表示レイヤー内{n}件

    {n} that no tap starts
    タップ以外で始まるもの{n}件

    outside the file: {s}
    ファイルの外: {s}

    nothing leads on from: {s}
    先に進めない画面: {s}

    {s} (except for the tab bar)
    {s}(タブバーを除く)

    look at: {s}: {s2}
    確認してください({s}): {s2}

    layer {q} ({s}) of {q2}
    {q2}のレイヤー{q}({s})

    warning: {s}
    警告: {s}

    more than half of the linked frames have no layers: the file was fetched with `depth`, so their links are missing
    リンク先のフレームの半分以上にレイヤーがありません。`depth`を指定して取得したファイルなので、リンクが欠けています

    no starting point: {q} is chosen, because most screens can be reached from it
    開始点がありません。最も多くの画面に到達できる{q}を選びました

    candidates for tasks: {s}
    タスクの候補: {s}

    {q} begins with {s}
    {q}は{s}で始まる

    the link leads to nothing
    リンク先がありません

    the link leads to {s}, which the file does not contain
    リンク先の{s}がファイルにありません

    a step follows after the screen was left
    画面を閉じた後のステップです

    it closes an overlay, and the frame is none
    オーバーレイではないフレームで、オーバーレイを閉じています

    nothing closes this overlay
    このオーバーレイを閉じるものがありません

    {n} links start with a tap on one layer
    一つのレイヤーのタップから{n}件のリンクが始まります

    another tab bar is not used
    別のタブバーは使いません

    {q} is not known to this version
    {q}はこのバージョンでは未対応です

    none found
    なし

    # ---- Files

    wrote {s}
    書き込んだもの: {s}

    nothing has changed
    変更はありません

    {n} {picture|pictures}
    画像{n}件

    {n} {picture|pictures}; no picture: {s}
    画像{n}件。画像のない画面: {s}

    {n} {picture|pictures}; files of no screen: {s}
    画像{n}件。どの画面にも属さないファイル: {s}

    {n} {picture|pictures}; no picture: {s}; files of no screen: {s2}
    画像{n}件。画像のない画面: {s}。どの画面にも属さないファイル: {s2}

    not used: {s}
    使わないもの: {s}

    gone: the screen {q}
    なくなった画面: {q}

    renamed: {q} on {q2} is now {q3}
    名前の変更: {q2}の{q}は{q3}になりました

    the lock was damaged, so screens may have new names: {s}
    ロックファイルが壊れているため、画面の名前が変わった可能性があります({s})

    {s} was edited by hand, so it was left alone: move the edits to "refine", and remove the file
    {s}は手で編集されているため変更していません。編集内容を`refine`に移し、ファイルを削除してください

    write in {s}, under "imports": {s2}
    {s}の`imports`に{s2}を書いてください

    {s} is no longer written: remove it, and its import in {s2}
    {s}はもう書き込まれません。このファイルと、{s2}のimportを削除してください

    the prototype begins otherwise than before: compare {s} with {s2}
    プロトタイプの始まりが変わりました。{s}を{s2}と比べてください

    # ---- What to do next

    next: {s}
    次の手順: {s}

    opens as a clickable prototype with its findings
    指摘のついた、タップできるプロトタイプが開きます

    {n} {link leads|links lead} on: the transition is {s}. If your team means a push by it, write in .navflow.yaml:
    先へ進むリンク{n}件のトランジションは{s}です。それがプッシュ遷移を意味するなら、`.navflow.yaml`に書いてください:

    write in {s} what no prototype says:
    プロトタイプからはわからないことを{s}に書いてください:

    which screens form a task:    {s}
    タスクになる画面: {s}

    what is a state of what:      state: { list: [empty, filled] }, and `when: { list: filled }` on what happens only then
    画面の状態: `state: { list: [empty, filled] }`と、その状態でだけ起こることに`when: { list: filled }`

    what the app remembers:       state: { account: [none, signedIn] }, and `set: { account: signedIn }` where it changes
    アプリが記憶すること: `state: { account: [none, signedIn] }`と、それが変わる場所に`set: { account: signedIn }`

    # ---- Mistakes

    name the JSON file of a prototype, as in: navflow import app.json
    `navflow import app.json`のように、プロトタイプのJSONファイルを指定してください

    the settings have errors, so nothing is imported
    設定に誤りがあるため、何も読み込みません

    {q} is no prototype: name the JSON file of Figma, or the unzipped folder of a .penpot or .sketch file
    {q}はプロトタイプではありません。FigmaのJSONファイル、または`.penpot`か`.sketch`のファイルを展開したフォルダを指定してください

    {s}: the file ends in the middle of the data: it was not downloaded completely, so fetch it again
    {s}: ファイルがデータの途中で終わっています。ダウンロードが完了していないので、取得し直してください

    {s}: this is no JSON: {s2} must stand here
    {s}: JSONではありません。ここには{s2}が必要です

    {s}: more than 1,000 levels are nested here [too-large]
    {s}: 入れ子が1,000段を超えています [too-large]

    {s} is no Figma file: it begins with {q}. Fetch it with
    {s}はFigmaのファイルではありません。{q}で始まっています。次のコマンドで取得してください

    {s} is no Figma file: it has no "document". Fetch it with
    {s}はFigmaのファイルではありません。`document`がありません。次のコマンドで取得してください

    {s} is empty: fetch it again with
    {s}は空です。次のコマンドで取得し直してください

    {s} is a .fig file, whose format is private: fetch the JSON file instead with
    {s}は非公開形式の.figファイルです。代わりにJSONファイルを次のコマンドで取得してください

    {s} is a zip file: unzip it, and name the folder; or fetch the JSON file of Figma with
    {s}はzipファイルです。展開してフォルダを指定するか、FigmaのJSONファイルを次のコマンドで取得してください

    {s} is the answer of Figma's image request, a list of addresses: give the answer of the file request, from
    {s}はFigmaの画像リクエストの応答(アドレスの一覧)です。次のファイルリクエストの応答を指定してください

    no connections: draw them in Figma's Prototype tab, or take all frames with --all
    接続がありません。FigmaのPrototypeタブで描くか、`--all`ですべてのフレームを含めてください

    no frame has layers: the file was fetched with `depth`, so fetch it again without that
    レイヤーのあるフレームがありません。ファイルは`depth`付きで取得されています。`depth`なしで取得し直してください

    no frames: the prototype has no page with a frame
    フレームがありません。フレームのあるページがプロトタイプにありません

    there is no page {q}: the file has {s}
    ページ{q}がありません。ファイルにあるページ: {s}

    there is no screen {q}: did you mean {q2}?
    画面「{q}」がありません。{q2}のことですか?

    {q} is not written, because a link leads out of {q2}
    リンクが{q2}の外を指しているため、{q}は書き込みません

    --images needs a prototype, as in --from-prototype app.json --images pictures
    `--images`にはプロトタイプが必要です。例: `--from-prototype app.json --images pictures`

    {q} exists already and was not changed: import into it with navflow import
    {q}はすでにあるため変更していません。`navflow import`で読み込んでください
    """#
}
