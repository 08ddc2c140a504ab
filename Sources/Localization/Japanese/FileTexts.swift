extension JapaneseTexts {
  /// The texts of errors in YAML, files, imports and settings.
  static let files = #"""
    # ---- YAML: whole file

    the file is larger than 16 MiB
    ファイルが16 MiBを超えています

    divide it, and import its parts
    ファイルを分割し、それぞれをインポートしてください

    a line that starts with "%" is an instruction to YAML readers, and flow files have none
    `%`で始まる行はYAMLの処理系への指示ですが、フローファイルでは使いません

    delete this line, or put a text that starts with "%" in quotes
    この行を削除してください。`%`で始まるテキストなら、引用符で囲んでください

    {q} is read as a YAML tag, and flow files have none
    `{q}`はYAMLのタグとして読まれますが、フローファイルでは使いません

    put a text that starts with "!" in quotes
    `!`で始まるテキストは引用符で囲んでください

    {q} names what follows it so that {q2} can repeat it, and nothing repeats it
    `{q}`は後に続く内容を`{q2}`で繰り返すためのアンカーですが、繰り返している箇所がありません

    put a text that starts with "&" in quotes
    `&`で始まるテキストは引用符で囲んでください

    {q} repeats what {q2} names, and there is no {q3} above
    `{q}`は`{q2}`の付いた内容を繰り返すエイリアスですが、これより上に`{q3}`がありません

    put a text that starts with "*" in quotes
    `*`で始まるテキストは引用符で囲んでください

    {q} is inside the part that it repeats, so it would never end
    `{q}`は自身が繰り返す部分の中にあるため、いつまでも終わりません

    write out what is meant here
    ここに入れたい内容をそのまま書いてください

    "<<" does not merge entries in flow files
    フローファイルでは`<<`で項目をマージできません

    write the entries out
    項目をそのまま書いてください

    "---" starts a second document, and a flow file holds one
    `---`から2つ目のドキュメントが始まりますが、フローファイルに書けるドキュメントは1つです

    delete this line, or move what follows into a file of its own and list that under `imports`
    この行を削除するか、続く内容を別のファイルに移して`imports`に加えてください

    nothing may follow here: the file's content has ended
    ここには何も書けません。ファイルの内容はすでに終わっています

    put the whole text in quotes if it contains brackets or quotes
    括弧や引用符を含むテキストなら、テキスト全体を引用符で囲んでください

    # ---- YAML: characters

    the file is written in {s}
    ファイルの文字コードが{s}です

    save it as UTF-8
    UTF-8で保存してください

    the file is not UTF-8: the byte {s} is not allowed here
    ファイルがUTF-8ではありません。ここではバイト{s}は使えません

    save the file as UTF-8
    ファイルをUTF-8で保存してください

    there is an invisible NUL character U+{s} here
    ここに目に見えないNUL文字(U+{s})があります

    there is an invisible form feed character U+{s} here
    ここに目に見えない改ページ文字(U+{s})があります

    there is an invisible next line character U+{s} here
    ここに目に見えない次行文字(U+{s})があります

    there is an invisible line separator character U+{s} here
    ここに目に見えない行区切り文字(U+{s})があります

    there is an invisible paragraph separator character U+{s} here
    ここに目に見えない段落区切り文字(U+{s})があります

    there is an invisible byte order mark character U+{s} here
    ここに目に見えないバイト順マーク(U+{s})があります

    there is an invisible control character U+{s} here
    ここに目に見えない制御文字(U+{s})があります

    delete it
    削除してください

    Delete it.
    削除してください。

    there are more invisible characters from here on: this seems to be no text file
    ここから先にも目に見えない文字があります。テキストファイルではないようです

    check that this is the file you mean
    目的のファイルかどうか確かめてください

    the dash is a full-width one, and so is read as text
    ハイフンが全角のため、テキストとして読まれます

    the "＃" is a full-width one, and so is read as text
    `＃`が全角のため、テキストとして読まれます

    the comma after {q} is a full-width one, and so is read as text
    `{q}`の後のカンマが全角のため、テキストとして読まれます

    the bracket {q} is a full-width one, and so is read as text
    括弧`{q}`が全角のため、テキストとして読まれます

    a space is missing after the colon of {q}
    `{q}`のコロンの後に空白がありません

    a full-width space is after the dash
    ハイフンの後の空白が全角です

    begin a comment with a half-width sign and a space: `{s}`
    `{s}`のように、コメントは半角の記号と空白で始めてください

    Begin a comment with a half-width sign and a space: `{s}`.
    `{s}`のように、コメントは半角の記号と空白で始めてください。

    a full-width space is after {q}
    `{q}`の後に全角の空白があります

    a full-width space is before {q}
    `{q}`の前に全角の空白があります

    an unusual space (U+{s}) is after {q}
    `{q}`の後に特殊な空白(U+{s})があります

    an unusual space (U+{s}) is before {q}
    `{q}`の前に特殊な空白(U+{s})があります

    a full-width space is next to this name
    この名前の隣に全角の空白があります

    an unusual space (U+{s}) is next to this name
    この名前の隣に特殊な空白(U+{s})があります

    delete it, or write an ordinary space
    削除するか、半角の空白にしてください

    Delete it, or write an ordinary space.
    削除するか、半角の空白にしてください。

    a full-width space indents this line
    この行のインデントに全角の空白が使われています

    an unusual space (U+{s}) indents this line
    この行のインデントに特殊な空白(U+{s})が使われています

    Indent with ordinary spaces, two for each level.
    1階層ごとに半角の空白2個でインデントしてください。

    # ---- YAML: comments, quotes, colons

    put the text in quotes: `{s}`
    `{s}`のように、テキストを引用符で囲んでください

    Put the text in quotes: `{s}`.
    `{s}`のように、テキストを引用符で囲んでください。

    Put the text in quotes: `{s}`; after a comment's "#", leave a space.
    `{s}`のように、テキストを引用符で囲んでください。コメントなら`#`の後に空白を入れてください。

    there is no comma in {q}, so it is one name
    `{q}`にカンマがないため、1つの名前になります

    write `{s}` at its end as well
    末尾にも`{s}`を書いてください

    Write `{s}` at its end as well.
    末尾にも`{s}`を書いてください。

    something follows the closing quote
    閉じる引用符の後に余分な内容があります

    put quotes of the other kind around the whole text: `{s}`
    `{s}`のように、テキスト全体をもう一方の種類の引用符で囲んでください

    Put quotes of the other kind around the whole text: `{s}`.
    `{s}`のように、テキスト全体をもう一方の種類の引用符で囲んでください。

    a text that starts with {q} must be in quotes
    `{q}`で始まるテキストは引用符で囲む必要があります

    {q} means nothing in double quotes
    `{q}`は二重引用符の中では意味を持ちません

    write `\\` for a backslash, or use single quotes
    バックスラッシュは`\\`と書くか、一重引用符を使ってください

    Write `\\` for a backslash, or use single quotes.
    バックスラッシュは`\\`と書くか、一重引用符を使ってください。

    there is no name before this colon
    このコロンの前に名前がありません

    write the name that belongs here
    ここに入る名前を書いてください

    a name may not be longer than 1,024 characters
    名前の長さは1,024文字までです

    Write `{s}:`, and what belongs to it after it or below.
    `{s}:`と書き、その内容を後ろか下の行に書いてください。

    a colon is missing after {q}
    `{q}`の後にコロンがありません

    write `{s}`
    `{s}`と書いてください

    Write `{s}`.
    `{s}`と書いてください。

    Write `{s}`
    `{s}`と書いてください

    write `{s}` or `{s2}`
    `{s}`または`{s2}`と書いてください

    write `{s}`, or `{s2}`
    `{s}`または`{s2}`と書いてください

    write `{s}`, or `{s2}` below, indented
    `{s}`と書くか、下の行にインデントして`{s2}`と書いてください

    # ---- YAML: brackets

    this {q} is never closed
    この`{q}`が閉じられていません

    write `{s}` after its last entry
    最後の項目の後に`{s}`を書いてください

    Write `{s}` after its last entry.
    最後の項目の後に`{s}`を書いてください。

    {q} is closed with {q2}
    `{q}`が`{q2}`で閉じられています

    opened here
    ここで開いています

    this {q} closes nothing
    この`{q}`に対応する開き括弧がありません

    delete it, or put the whole text in quotes if it belongs to one
    削除してください。テキストの一部なら、テキスト全体を引用符で囲んでください

    Delete it, or put the whole text in quotes if it belongs to one.
    削除してください。テキストの一部なら、テキスト全体を引用符で囲んでください。

    something follows the closing {q}
    閉じ括弧`{q}`の後に余分な内容があります

    put it on a line of its own, or put the whole text in quotes
    別の行に書くか、テキスト全体を引用符で囲んでください

    Put it on a line of its own, or put the whole text in quotes.
    別の行に書くか、テキスト全体を引用符で囲んでください。

    a comma is missing before {q}
    `{q}`の前にカンマがありません

    a comma is missing after {q}
    `{q}`の後にカンマがありません

    divide the entries between brackets with commas
    括弧の中の項目をカンマで区切ってください

    Divide the entries between brackets with commas.
    括弧の中の項目をカンマで区切ってください。

    there is nothing before this comma
    このカンマの前に何もありません

    delete it, or write what is missing
    削除するか、足りないものを書いてください

    Delete it, or write what is missing.
    削除するか、足りないものを書いてください。

    # ---- YAML: lines and indentation

    a list entry is among names
    名前の並びの中にリストの項目があります

    write a name with a colon, or make every line here a list entry
    コロン付きの名前にするか、ここの行をすべてリストの項目にしてください

    Start each `- ` on a line of its own, or write `{s}` if it is a text.
    `- `で始まる項目は1つずつ別の行に書いてください。テキストなら`{s}`と書いてください。

    this line is indented by {n} {space|spaces}, and fits no line above
    この行は空白{n}個でインデントされていて、上のどの行にもそろっていません

    indent it by {n} {space|spaces}
    空白{n}個でインデントしてください

    Indent it by {n} {space|spaces}.
    空白{n}個でインデントしてください。

    indent it by {n} or {n2} {space|spaces}
    空白{n}個か{n2}個でインデントしてください

    Indent it by {n} or {n2} {space|spaces}.
    空白{n}個か{n2}個でインデントしてください。

    this line is indented by {n} {space|spaces}, but the line that belongs beside it by {n2}
    この行は空白{n}個でインデントされていますが、同じ階層の行は空白{n2}個です

    Let lines that belong side by side start in the same column.
    同じ階層の行は同じ桁で始めてください。

    this line is indented by {n} {space|spaces}, but the line that belongs under it by {n2}
    この行は空白{n}個でインデントされていますが、この下に属するはずの行は空白{n2}個です

    the line that belongs under it
    この下に属するはずの行

    Write `{s}` below, indented, and what belongs to it deeper.
    下の行にインデントして`{s}`と書き、その内容はさらに深くインデントしてください。

    indent it by {n} {space|spaces}, or write the text in one line
    空白{n}個でインデントするか、テキストを1行で書いてください

    Indent it by {n} {space|spaces}, or write the text in one line.
    空白{n}個でインデントするか、テキストを1行で書いてください。

    # ---- YAML: other errors

    this cannot be read as YAML ({text})
    YAMLとして読めません({text})

    this cannot be read as YAML ({s})
    YAMLとして読めません({s})

    compare the indentation, the colons and the quotes with the lines above
    インデント、コロン、引用符を上の行と見比べてください

    there is not enough memory to read it
    読み込むためのメモリが足りません

    did not find expected key
    キーがあるべき場所にありません

    did not find expected node content
    値があるべき場所にありません

    did not find expected '-' indicator
    `-`があるべき場所にありません

    did not find expected ',' or ']'
    `,`または`]`があるべき場所にありません

    did not find expected ',' or '}'
    `,`または`}`があるべき場所にありません

    could not find expected ':'
    `:`があるべき場所にありません

    did not find expected <document start>
    ドキュメントの始まりがあるべき場所にありません

    did not find expected comment or line break
    コメントまたは改行があるべき場所にありません

    did not find expected whitespace or line break
    空白または改行があるべき場所にありません

    block sequence entries are not allowed in this context
    ここにはリストの項目を書けません

    mapping keys are not allowed in this context
    ここにはキーを書けません

    mapping values are not allowed in this context
    ここには`:`で区切った値を書けません

    found character that cannot start any token
    ここでは使えない文字があります

    found unexpected end of stream
    ファイルが途中で終わっています

    found unexpected document indicator
    ドキュメントの区切りが途中にあります

    found unexpected ':'
    余分な`:`があります

    found a tab character that violates indentation
    インデントにタブ文字があります

    found a tab character where an indentation space is expected
    空白でインデントする場所にタブ文字があります

    found undefined tag handle
    定義されていないタグがあります

    Fix this.
    修正してください。

    # ---- Words of other platforms instead of a step

    there is no step {q}
    `{q}`というステップはありません

    write `present SCREEN`, and `kind: alert` at that screen
    `present SCREEN`と書き、その画面に`kind: alert`と書いてください

    write `pop`, or `complete OUTCOME` to end the task
    `pop`と書いてください。タスクを終えるなら`complete OUTCOME`と書いてください

    the last of `cases` has no condition: `{s}`
    `{s}`のように、`cases`の最後には条件を付けません

    # ---- Kinds of mappings and values, nested in other sentences

    an outcome
    タスクの終了結果

    a root
    ルート

    a split view
    スプリットビュー

    a tab's screen
    タブの画面

    a variable
    変数

    a scenario
    シナリオ

    a look at the screen
    画面の確認

    a baseline
    ベースライン

    the baseline
    ベースライン

    a known finding
    既知の指摘

    an override
    上書き

    a settings file
    設定ファイル

    thresholds
    しきい値

    a count
    数の条件

    this tab
    このタブ

    a screen or a task
    画面またはタスク

    a screen or an action
    画面またはアクション

    a task or an action
    タスクまたはアクション

    a screen or a task or an action
    画面、タスク、またはアクション

    the reason, in quotes
    引用符で囲んだ理由

    the name of a screen
    画面の名前

    the name of a task
    タスクの名前

    the name of an outcome
    終了結果の名前

    the name of a root
    ルートの名前

    the name of a tab
    タブの名前

    true or false
    `true`か`false`

    a number, {n} or more
    {n}以上の数

    one of: {codes}
    {codes}のいずれか

    one of: {codes}; or { phone: …, pad: … }
    {codes}のいずれか、または`{ phone: …, pad: … }`

    one of: {codes}, [several] or { not: … }
    {codes}のいずれか、`[複数]`、または`{ not: … }`

    a list, such as `{s}`
    `{s}`のようなリスト

    a list, such as [{s}]
    [{s}]のようなリスト

    a list, such as [a, b], or a list, such as [a, b]
    `[a, b]`のようなリスト

    the name of a screen, or a list, such as [a, b]
    画面の名前、または`[a, b]`のようなリスト

    a text, or `name: value`
    テキスト、または`name: value`

    rules and a word for each, such as `{s}`
    ルールとそれぞれの重大度(例: `{s}`)

    names and values, such as `name: value`, or names, and below each what belongs to it
    名前と値(例: `name: value`)、または名前とその下の内容

    pop, pop 2, pop root or pop to SCREEN
    `pop`、`pop 2`、`pop root`、`pop to SCREEN`のいずれか

    dismiss, dismiss all or dismiss to SCREEN
    `dismiss`、`dismiss all`、`dismiss to SCREEN`のいずれか

    a step such as `push SCREEN`, a list of steps, or { push: SCREEN, … }, or none
    `push SCREEN`のようなステップ、ステップのリスト、`{ push: SCREEN, … }`、またはnone

    a flow file that begins with `navflow: 1`
    `navflow: 1`で始まるフローファイル

    `include`, `exclude`, `severity`, `thresholds`, `failOn` or `baseline`
    `include`、`exclude`、`severity`、`thresholds`、`failOn`、`baseline`のいずれか

    [none, connected], { values: [none, connected], initial: none } or { from: 0, to: 3 }
    `[none, connected]`、`{ values: [none, connected], initial: none }`、`{ from: 0, to: 3 }`のような形

    { tabs: [SCREEN, SCREEN] }, { stack: SCREEN }, { split: [SCREEN, SCREEN] }, { screen: SCREEN } or { task: TASK }
    `{ tabs: [SCREEN, SCREEN] }`、`{ stack: SCREEN }`、`{ split: [SCREEN, SCREEN] }`、`{ screen: SCREEN }`、`{ task: TASK }`のいずれか

    { never: { … } }, { reachable: { … } } or { from: { … }, canReach: { … } }
    `{ never: { … } }`、`{ reachable: { … } }`、`{ from: { … }, canReach: { … } }`のいずれか

    a list, such as `- { never: { … } }, { reachable: { … } } or { from: { … }, canReach: { … } }`
    `- { never: { … } }`、`- { reachable: { … } }`、`- { from: { … }, canReach: { … } }`のようなリスト

    # ---- Reading values

    {q} has no value
    `{q}`に値がありません

    {text} has no value
    {text}に値がありません

    {q} cannot be {q2}
    `{q}`を`{q2}`とだけ書くことはできません

    {q} cannot be a list
    `{q}`にリストは書けません

    {q} cannot be a map (`name: value`)
    `{q}`にマッピング(`name: value`)は書けません

    {text} cannot be {q}
    {text}を`{q}`とだけ書くことはできません

    {text} cannot be a list
    {text}にリストは書けません

    {text} cannot be a map (`name: value`)
    {text}にマッピング(`name: value`)は書けません

    write {text}
    {text}を書いてください

    write one of: {codes}
    {codes}のいずれかを書いてください

    write one of: {codes}; or { phone: …, pad: … }
    {codes}のいずれか、または`{ phone: …, pad: … }`を書いてください

    write one of: {codes}, [several] or { not: … }
    {codes}のいずれか、`[複数]`、または`{ not: … }`を書いてください

    write true or false
    `true`か`false`を書いてください

    write a list, such as [{s}]
    `[{s}]`のようなリストを書いてください

    write a list of these: {codes}
    {codes}のリストを書いてください

    write `{s}:` and {text}
    `{s}:`と、{text}を書いてください

    write `{s}:` and one of: {codes}
    `{s}:`と、{codes}のいずれかを書いてください

    {text} has no {q}
    {text}に`{q}`がありません

    the field {q} has no {q2}
    フィールド`{q}`に`{q2}`がありません

    the task {q} has no {q2}
    タスク`{q}`に`{q2}`がありません

    {q} expects true or false, not {q2}
    `{q}`には`true`か`false`を書きます。`{q2}`は使えません

    {q} expects a number, not {q2}
    `{q}`には数を書きます。`{q2}`は使えません

    {q} expects a number, {n} or more, not {q2}
    `{q}`には{n}以上の数を書きます。`{q2}`は使えません

    the smallest number that makes sense here is {n}
    ここで意味のある最小の数は{n}です

    {q} is not a value of {q2}
    `{q}`は`{q2}`の値として使えません

    {q} expects a list, not {q2}
    `{q}`にはリストを書きます。`{q2}`は使えません

    {q} expects a list, not a map (`name: value`)
    `{q}`にはリストを書きます。マッピング(`name: value`)は使えません

    begin each item with a dash: `- name: value`
    `- name: value`のように、各項目をハイフンで始めてください

    {q} has several values as a list, not as {q2}
    `{q}`の値が複数のときは、`{q2}`ではなくリストで書きます

    did you mean {q}?
    `{q}`の間違いではありませんか?

    did you mean `{s}`?
    `{s}`の間違いではありませんか?

    # ---- Keys

    {q} is written twice
    `{q}`が2回書かれています

    write `{s}:` once, and move its content into the first one
    `{s}:`は1回だけ書き、その内容を最初のものに移してください

    a key must be a word, not {q}
    キーは単語でなければなりません。`{q}`は使えません

    a key must be a word, not a list
    キーは単語でなければなりません。リストは使えません

    a key must be a word, not a map (`name: value`)
    キーは単語でなければなりません。マッピング(`name: value`)は使えません

    {text} has no key {q} in navflow {s}
    navflow {s}の{text}に`{q}`というキーはありません

    use a version of navflow that has it, or leave it out; the keys are {codes}
    このキーがあるバージョンのnavflowを使うか、省いてください。使えるキーは{codes}です

    navflow {s} has no rule {q}
    navflow {s}に`{q}`というルールはありません

    use a version of navflow that has it, or leave it out; `navflow rules` lists the rules
    このルールがあるバージョンのnavflowを使うか、省いてください。`navflow rules`でルールの一覧が見られます

    this project needs navflow {s}, and this is navflow {s2}
    このプロジェクトにはnavflow {s}が必要ですが、これはnavflow {s2}です

    use a version of navflow in this range, or change the range
    この範囲のバージョンのnavflowを使うか、範囲を変えてください

    {q} expects versions, not {q2}
    `{q}`にはバージョンを書きます。`{q2}`は書けません

    write a range such as {q}
    `{q}`のような範囲を書いてください

    {text} has no key {q}
    {text}に`{q}`というキーはありません

    write the step itself, without `{s}`: `{s2}`
    `{s}`を付けずに、ステップそのもの(`{s2}`)を書いてください

    {q} belongs to {text}; the keys here are {codes}; `navflow docs` says what to write for common wishes
    `{q}`は{text}のキーです。ここで使えるキーは{codes}です。よくある書き方は`navflow docs`に載っています

    {q} belongs to an action, which is declared under `actions:` by its label; the keys here are {codes}; `navflow docs` says what to write for common wishes
    `{q}`はアクションのキーです。アクションは`actions:`の下にラベルを付けて書きます。ここで使えるキーは{codes}です。よくある書き方は`navflow docs`に載っています

    if this line belongs to the text of {q}, put the whole text in quotes and indent this line deeper; the keys here are {codes}; `navflow docs` says what to write for common wishes
    この行が`{q}`のテキストの一部なら、テキスト全体を引用符で囲み、この行をさらに深くインデントしてください。ここで使えるキーは{codes}です。よくある書き方は`navflow docs`に載っています

    {q} has no single initial value to return to
    `{q}`には、戻るべき初期値が1つに決まっていません

    leave it out, or write one value under `initial`
    これを書かないか、`initial`に値を1つ書いてください

    write the name of a variable of `state`
    `state`の変数の名前を書いてください

    navflow describes iOS apps, and Android is not modelled: leave this out
    navflowはiOSアプリを対象とし、Androidは扱いません。これは書かないでください

    {q} has a full-width colon, so it is not read as a key and its value
    `{q}`のコロンが全角のため、キーと値として読まれません

    write a half-width colon and a space: `: `
    半角のコロンと空白(`: `)を書いてください

    put the whole text in quotes: {s}
    テキスト全体を引用符で囲んでください(`{s}`)

    # ---- Names

    {q} is defined twice
    `{q}`が2回定義されています

    a name cannot be empty
    名前を空にすることはできません

    a name cannot contain line breaks or other control characters
    名前に改行などの制御文字を含めることはできません

    a name must be a text, not {q}
    名前はテキストでなければなりません。`{q}`は使えません

    a name must be a text, not a list
    名前はテキストでなければなりません。リストは使えません

    a name must be a text, not a map (`name: value`)
    名前はテキストでなければなりません。マッピング(`name: value`)は使えません

    write names, without dashes or brackets: `{s}`
    ハイフンや括弧を付けずに、`{s}`のように名前を書いてください

    write names, without dashes or brackets: `{s}`, not `{s2}`
    ハイフンや括弧を付けずに、名前を書いてください。`{s2}`ではなく`{s}`と書きます

    # ---- Misplaced lines

    {q} is a screen, but is written among the actions of {q2}
    `{q}`は画面ですが、`{q2}`のアクションの中に書かれています

    {q} is a task, but is written among the actions of {q2}
    `{q}`はタスクですが、`{q2}`のアクションの中に書かれています

    write it beside {q}, in the same column, and here an action that leads to it: `{s}`
    `{q}`と同じ階層に書き、ここにはそこへ進むアクション(`{s}`)を書いてください

    write it under `tasks:` of the file, and here an action that leads to it: `{s}`
    ファイルの`tasks:`の下に書き、ここにはそこへ進むアクション(`{s}`)を書いてください

    {q} is defined here
    `{q}`はここで定義されています

    {q} is here
    `{q}`はここにあります

    {q} is written among the labels
    `{q}`がラベルの並びの中に書かれています

    if it belongs to {q}, indent it deeper than that
    `{q}`の内容なら、それより深くインデントしてください

    if it belongs to the screen, indent it no deeper than `actions:`
    画面のキーなら、`actions:`より深くインデントしないでください

    it belongs to {q}: write `{s}`
    `{q}`に属しています。`{s}`と書いてください

    {text} has no key {q}; it looks like an action
    {text}に`{q}`というキーはありません。アクションのようです

    {text} has no key {q}; it looks like a screen of {q2}
    {text}に`{q}`というキーはありません。`{q2}`の画面のようです

    {text} has no key {q}; it looks like {text2} by itself
    {text}に`{q}`というキーはありません。独立した{text2}のようです

    write it under `{s}:`, as in `{s2}`
    `{s2}`のように、`{s}:`の下に書いてください

    write it under `{s}:`, as in `{s2}`, and the others with it
    `{s2}`のように、ほかのものとともに`{s}:`の下に書いてください

    {q} is beside {q2}, which is empty, instead of below it
    `{q2}`が空です。`{q}`は、その下ではなく同じ階層に書かれています

    indent it deeper than `{s}:`, and what comes after it likewise
    続く行とともに、`{s}:`より深くインデントしてください

    indent it as deep as {q}, and what belongs to it and the screens after it likewise
    その内容や続く画面とともに、`{q}`と同じ深さにインデントしてください

    indent it deeper than `{s}:`, and what belongs to it and the screens after it likewise
    その内容や続く画面とともに、`{s}:`より深くインデントしてください

    {q} is written among the {s}
    `{q}`が`{s}`の中に書かれています

    let it start in the same column as {q}
    `{q}`と同じ桁で始めてください

    let it start in the same column as {q}, and move its content with it
    その内容とともに、`{q}`と同じ桁で始めてください

    write { {s} }
    `{ {s} }`のように書いてください

    write { {s} }, [several] or { not: … }
    `{ {s} }`、`[複数]`、または`{ not: … }`のように書いてください

    write `{s}:` and { {s2} }
    `{s}:`と`{ {s2} }`を書いてください

    write cannot: label
    `cannot: label`のように書いてください

    write {n}
    `{n}`と書いてください

    write root
    `root`と書いてください

    write elsewhere
    `elsewhere`と書いてください

    write unknown
    `unknown`と書いてください

    write names, and below each what belongs to it
    名前と、その下にそれぞれの内容を書いてください

    write `{s}:` and names, and below each what belongs to it
    `{s}:`の下に名前を、その下にそれぞれの内容を書いてください

    write { {s} } or { {s2} }
    `{ {s} }`または`{ {s2} }`のように書いてください

    write { {s} }, or { {s2} }
    `{ {s} }`または`{ {s2} }`のように書いてください

    write { tabs: [SCREEN, SCREEN] }, { stack: SCREEN }, { split: [SCREEN, SCREEN] }, { screen: SCREEN } or { task: TASK }
    `{ tabs: [SCREEN, SCREEN] }`、`{ stack: SCREEN }`、`{ split: [SCREEN, SCREEN] }`、`{ screen: SCREEN }`、`{ task: TASK }`のいずれかを書いてください

    write { never: { … } }, { reachable: { … } } or { from: { … }, canReach: { … } }
    `{ never: { … } }`、`{ reachable: { … } }`、`{ from: { … }, canReach: { … } }`のいずれかを書いてください

    write {text}, [several] or { not: … }
    {text}、`[複数]`、または`{ not: … }`を書いてください

    write `include`, `exclude`, `severity`, `thresholds`, `failOn` or `baseline`
    `include`、`exclude`、`severity`、`thresholds`、`failOn`、`baseline`のいずれかを書いてください

    # ---- Paths

    there is no such file or folder
    そのようなファイルやフォルダはありません

    a symbolic link leads out of the project
    シンボリックリンクがプロジェクトの外につながっています

    its name is not UTF-8, so rename it
    名前がUTF-8ではありません。名前を変えてください

    there is no permission to read it
    読み込む権限がありません

    it is a folder
    フォルダです

    it is not a file
    ファイルではありません

    the settings {q} cannot be read: {text}
    設定`{q}`を読み込めません。{text}

    the settings {q} cannot be read: {s}
    設定`{q}`を読み込めません({s})

    {q} cannot be read: {text}
    `{q}`を読み込めません。{text}

    {q} cannot be read: {s}
    `{q}`を読み込めません({s})

    {q} cannot be searched: {text}
    `{q}`の中を探せません。{text}

    {q} cannot be searched: {s}
    `{q}`の中を探せません({s})

    {q} is not read: name it .navflow.yaml
    `{q}`は読み込まれません。名前を`.navflow.yaml`にしてください

    {q} belongs to another project than the paths before it ({s}, {s2}): check one project at a time, or name the settings with --config
    `{q}`は、それより前のパスとは別のプロジェクトに属しています({s}、{s2})。プロジェクトを1つずつ検査するか、`--config`で設定を指定してください

    there is no file or folder {q}
    `{q}`というファイルやフォルダはありません

    there is no file or folder {q}; did you mean {q2}?
    `{q}`というファイルやフォルダはありません。`{q2}`の間違いではありませんか?

    {q} is neither a file nor a folder
    `{q}`はファイルでもフォルダでもありません

    {q} is not a flow file: the names of flow files end in .flow.yaml
    `{q}`はフローファイルではありません。フローファイルの名前は`.flow.yaml`で終わります

    {q} holds no flow file: the names of flow files end in .flow.yaml
    `{q}`にフローファイルがありません。フローファイルの名前は`.flow.yaml`で終わります

    {q} holds only flow files that .gitignore leaves out: name each file that you want to check
    `{q}`にあるフローファイルはすべて.gitignoreで除外されています。検査するファイルを名前で指定してください

    {q} holds no flow file that the project's `include` and `exclude` leave in
    `{q}`には、プロジェクトの`include`と`exclude`で対象になるフローファイルがありません

    A path cannot be checked.
    パスを検査できません。

    The path does not exist, cannot be read, or contains no flow file. Its flows were not checked. Give another path, or leave it out.
    パスが存在しないか、読み込めないか、フローファイルを含んでいません。そのフローは検査されていません。別のパスを指定するか、省いてください。

    # ---- Imports and pictures

    the files of this project have more than 10,000 imports
    このプロジェクトのファイルには、インポートが10,000個を超えてあります

    {q} lies outside the repository
    `{q}`はリポジトリの外にあります

    write the path of a settings file in the same git repository, as seen from the folder of this file
    同じgitリポジトリにある設定ファイルのパスを、このファイルのフォルダから見て書いてください

    write the path of a settings file, as seen from the folder of this file
    設定ファイルのパスを、このファイルのフォルダから見て書いてください

    {q} extends this file in turn
    `{q}`もこのファイルをextendsしています

    leave one of the two `extends` out
    2つの`extends`のどちらかを省いてください

    {q} lies outside the project
    `{q}`はプロジェクトの外にあります

    {q} leads outside the project through a symbolic link
    `{q}`はシンボリックリンクを通ってプロジェクトの外につながっています

    {q} is a folder
    `{q}`はフォルダです

    {q} is not a file
    `{q}`はファイルではありません

    this sparse checkout may leave the file out; if git knows it, type {q}
    スパースチェックアウトに含まれていない可能性があります。gitにあるファイルなら、{q}を実行してください

    {q} is not a flow file
    `{q}`はフローファイルではありません

    the names of flow files end in .flow.yaml
    フローファイルの名前は`.flow.yaml`で終わります

    there is no file {q}
    `{q}`というファイルはありません

    this file imports itself
    このファイルは自分自身をインポートしています

    {q} is imported twice
    `{q}`が2回インポートされています

    nothing of {q} is used here
    `{q}`の内容はここで1つも使われていません

    there is no picture {q}
    `{q}`という画像はありません

    this and the flows before it have more than 2,000,000 screens, imported ones counted in each
    このフローまでの画面が、インポートしたものをそれぞれに数えて合計2,000,000を超えています

    check fewer files at a time
    一度に検査するファイルを減らしてください

    # ---- Settings and baselines

    there is no rule {q}
    `{q}`というルールはありません

    `navflow rules` lists the rules
    `navflow rules`でルールの一覧を表示できます

    {q} names no file
    `{q}`にファイル名がありません

    write the name of a file
    ファイルの名前を書いてください

    {q} is a place on one machine only
    `{q}`は特定のコンピュータでしか使えないパスです

    write the path as seen from the folder of this file
    このファイルのあるフォルダから見たパスを書いてください

    {q} holds a pattern that no file matches
    `{q}`に、どのファイルにも一致しないパターンがあります

    put the file into the folder of this file, or below it
    このファイルのフォルダか、その下に置いてください

    the pattern {q} leads out of the project's folder
    パターン`{q}`はプロジェクトのフォルダの外を指しています

    write it as seen from the folder of this file, as in `App/**` or `drafts/`
    `App/**`や`drafts/`のように、このファイルのあるフォルダから見たパスで書いてください

    this is a baseline of version {n}
    これはバージョン{n}のベースラインです

    this navflow reads versions {n} to {n2}: write the baseline again, or use a newer navflow
    このnavflowが読み込めるのはバージョン{n}から{n2}までです。ベースラインを書き直すか、新しいnavflowを使ってください

    a baseline is JSON: restore what navflow wrote, or write it again with --write-baseline
    ベースラインはJSONです。navflowが書いた内容に戻すか、`--write-baseline`で書き直してください

    a merge has left both of its versions here, between {q} and {q2}
    マージの結果、2つの版が`{q}`と`{q2}`の間に両方とも残っています

    keep one of the two versions, and delete the lines that begin with {q}, {q2} and {q3}
    どちらか1つの版を残し、`{q}`、`{q2}`、`{q3}`で始まる行を削除してください

    # ---- Version, tasks and variables of a file

    a flow file begins with `navflow: 1`
    フローファイルは`navflow: 1`で始めてください

    Begin with `navflow: 1`
    最初の行に`navflow: 1`と書いてください

    a task cannot be called {q}
    タスクの名前を`{q}`にすることはできません

    choose another name: in patterns, `task: none` means that no task runs
    別の名前にしてください。パターンでは`task: none`は「実行中のタスクがない」という意味です

    `cancel` and gestures end a task with "cancelled", not {q}
    `cancel`とジェスチャは、タスクを`{q}`ではなく`cancelled`で終えます

    the variable {q} has no "values"
    変数`{q}`に`values`がありません

    the variable {q} has no values
    変数`{q}`に値がありません

    the counter {q} has no {q2}
    カウンタ`{q}`に`{q2}`がありません

    the counter {q} has more than {n} values
    カウンタ`{q}`の値が{n}個を超えています

    the counter {q} ends before it begins
    カウンタ`{q}`の上限が下限以下です

    write a number from {n} to {n2}
    {n}から{n2}までの数を書いてください

    # ---- Formatting

    this file was left alone, because it would mean something else with another layout
    レイアウトを変えると意味が変わるため、このファイルは変更しませんでした
    """#
}
