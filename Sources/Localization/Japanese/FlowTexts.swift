extension JapaneseTexts {
  /// The texts of errors in the contents of a flow file.
  static let flows = #"""
    # ---- allow

    "allow" does not say why
    `allow`に理由が書かれていません

    {q} is allowed without a reason
    `{q}`を受け入れる理由が書かれていません

    # ---- Fields of a screen

    a field of content {q} has no {q2}
    `content`が`{q}`のフィールドに`{q2}`は書けません

    # ---- Gates: needs, via and gives

    {q} names no variable
    `{q}`に変数が書かれていません

    the task {q} does not give {s}
    タスク`{q}`の`gives`に`{s}`がありません

    {q} needs {s}, and no task gives it
    `{q}`には`{s}`が必要ですが、`gives`にその値を持つタスクがありません

    the task {q} needs itself
    タスク`{q}`が自分自身を必要としています

    the task {q} needs itself, through {list}
    タスク`{q}`が、{list}を経て自分自身を必要としています

    too many gates lead to this step: at most 8 in a row and 1,000 for one action are possible
    このステップに至るゲートが多すぎます。ゲートは連続して8個まで、1つのアクションで1,000個までです

    let one task give what several screens need, or show some of them in other actions
    複数の画面が必要とするものを1つのタスクの`gives`にまとめるか、一部の画面を別のアクションで表示してください

    # ---- What tasks put on their screens

    the tasks put more than 1,000,000 actions and gestures on their screens
    タスクが各画面に加えるアクションとジェスチャが、合わせて1,000,000個を超えています

    # ---- Looking up names

    {q} is a task, not a screen
    `{q}`は画面ではなくタスクです

    there is no screen {q}
    `{q}`という画面はありません

    {q} is a screen, not a task
    `{q}`はタスクではなく画面です

    there is no task {q}
    `{q}`というタスクはありません

    the variable {q} has no value {q2}
    変数`{q}`に`{q2}`という値はありません

    no root has a tab {q}
    `{q}`というタブを持つルートはありません

    no root of this flow has tabs
    このフローにはタブを持つルートがありません

    no split view has a column {q}
    `{q}`というカラムを持つスプリットビューはありません

    no root of this flow is a split view
    このフローにはスプリットビューのルートがありません

    there is no root {q}
    `{q}`というルートはありません

    no task has an outcome {q}
    `{q}`という終了結果を持つタスクはありません

    the task {q} has no outcome {q2}
    タスク`{q}`に`{q2}`という終了結果はありません

    write one of: {codes}; or list it among those of the task: `outcomes: [{s2}]`
    {codes}のいずれかを書いてください。または、タスクの終了結果に加えてください(`outcomes: [{s2}]`)

    {q} is one outcome: divide the entries of a list with `, `
    `{q}`は1つの終了結果として読まれます。リストの項目は`, `で区切ってください

    did you mean the task {q}? Then {text}
    タスク`{q}`の間違いではありませんか? その場合は{text}

    did you mean the screen {q}? Then {text}
    画面`{q}`の間違いではありませんか? その場合は{text}

    did you mean the task {q}? Then write `{s}`
    タスク`{q}`の間違いではありませんか? その場合は`{s}`と書いてください

    did you mean the screen {q}? Then write `{s}`
    画面`{q}`の間違いではありませんか? その場合は`{s}`と書いてください

    did you mean the screen {q}? Then write `{s}` or `{s2}`
    画面`{q}`の間違いではありませんか? その場合は`{s}`または`{s2}`と書いてください

    did you mean the task {q}? Then a tab is named by its screen
    タスク`{q}`の間違いではありませんか? タブは画面の名前で書きます

    a tab is named by its screen
    タブは画面の名前で書きます

    {q} is defined in {s}, which this file does not import: add `{s2}` to `imports`
    `{q}`は{s}で定義されていますが、このファイルはそれをインポートしていません。`imports`に`{s2}`を加えてください

    {q} is defined in {s}, which this file does not import: write `imports: [{s2}]`
    `{q}`は{s}で定義されていますが、このファイルはそれをインポートしていません。`imports: [{s2}]`と書いてください

    # ---- Definitions

    remove it from one of them: a file and what it imports share their "state"
    一方から削除してください。ファイルとインポート先は`state`を共有します

    # ---- Pages

    {q} is a page already
    `{q}`はすでにページになっています

    {q} belongs to the task {q2}, so it cannot be a page here
    `{q}`はタスク`{q2}`の画面なので、ここではページにできません

    {q} belongs to no task, so it cannot be a page here
    `{q}`はどのタスクの画面でもないので、ここではページにできません

    # ---- Screens in a place that does not suit them

    {q} is {text}, so it cannot be a page
    `{q}`は{text}なので、ページにできません

    {q} is {text}, so it cannot be a root
    `{q}`は{text}なので、ルートにできません

    {q} is {text}, so it cannot stand on a stack
    `{q}`は{text}なので、スタックに置けません

    {q} is {text}, so it cannot begin a column
    `{q}`は{text}なので、カラムの最初の画面にできません

    {q} is {text}, so it cannot be a tab
    `{q}`は{text}なので、タブにできません

    {q} is {text}, so it cannot begin a task at a root
    `{q}`は{text}なので、ルートで始まるタスクの最初の画面にできません

    {q} is {text}, so it cannot take the place of another screen
    `{q}`は{text}なので、ほかの画面と置き換えられません

    {q} is {text}, so it cannot be the screen of a column
    `{q}`は{text}なので、カラムに表示できません

    {q} is {text}, so it cannot be pushed beneath layers
    `{q}`は{text}なので、モーダルの下でプッシュ遷移できません

    show it with `present {s}`
    `present {s}`で表示してください

    an external screen
    別のアプリやサイト

    a prompt of the system
    システムのダイアログ

    {q} belongs to task {q2}, so it cannot stand on a stack
    `{q}`はタスク`{q2}`の画面なので、スタックに置けません

    {q} belongs to task {q2}, so it cannot begin a column
    `{q}`はタスク`{q2}`の画面なので、カラムの最初の画面にできません

    {q} takes no style, because it is {text}
    `{q}`は{text}なので、表示スタイルを指定できません

    {q} takes no style, because it begins with {text}
    `{q}`の最初の画面は{text}なので、表示スタイルを指定できません

    leave `presentation` out
    `presentation`を省いてください

    # ---- Roots

    "tabs" names no tab
    `tabs`にタブが書かれていません

    write the tabs' screens: [SCREEN, SCREEN]
    `[SCREEN, SCREEN]`のように、タブの画面を書いてください

    {q} is not one of the tabs
    `{q}`はタブの中にありません

    {q} is listed twice as a tab
    `{q}`がタブとして2回書かれています

    {q} names no screen
    `{q}`に画面が書かれていません

    {q} begins two columns
    `{q}`が2つのカラムの最初の画面になっています

    "roots" names no root
    `roots`にルートが書かれていません

    a root cannot be {q} alone
    ルートを`{q}`とだけ書くことはできません

    a root cannot be a list alone
    ルートをリストだけで書くことはできません

    a pattern cannot be {q} alone
    パターンを`{q}`とだけ書くことはできません

    a pattern cannot be a list alone
    パターンをリストだけで書くことはできません

    task {q} begins with several screens, so it cannot be a root
    タスク`{q}`は複数の画面で始まるので、ルートにできません

    write one screen as its "entry"
    `entry`に画面を1つだけ書いてください

    # ---- Screens and tasks

    the task {q} has no screens
    タスク`{q}`に画面がありません

    the task {q} has no screen {q2}
    タスク`{q}`に`{q2}`という画面はありません

    {q} has more than 64 actions `by: arrival`
    `{q}`の`by: arrival`のアクションが64個を超えています

    # ---- Variables

    there is no variable {q}
    `{q}`という変数はありません

    declare it with all its values, the one at launch first, such as `{s}`
    起動時の値を先頭にして、すべての値とともに宣言してください(例: `{s}`)

    move it into `where`
    `where`の中に移してください

    write `{s}`, and keep the variables in `when`
    `{s}`と書き、変数は`when`に残してください

    write the step `{s}`
    ステップ`{s}`を書いてください

    {q} counts, and {q2} is no counter
    `{q}`は数を増減しますが、`{q2}`はカウンタではありません

    declare it with its bounds: `{s}`
    `{s}`のように、上下限とともに宣言してください

    its highest number is {s}
    最大値は{s}です

    "not" excludes every value of {q}
    `not`が`{q}`の値をすべて除いています

    # ---- The file as a whole

    {q} has no effect in a file without "root"
    `root`のないファイルでは、`{q}`を書いても何も変わりません

    write "root", which makes it an app of its own; or move this to the file that imports this one
    `root`を書いて単独のアプリにするか、このファイルをインポートする側のファイルに移してください

    "devices" names no device
    `devices`にデバイスが書かれていません

    write [phone], [pad] or [phone, pad]
    `[phone]`、`[pad]`、`[phone, pad]`のいずれかを書いてください

    {q} is listed twice
    `{q}`が2回書かれています

    # ---- Keys of actions in a wrong place

    {q} is not allowed in an action
    `{q}`はアクションには書けません

    {q} is not allowed in an entry
    `{q}`は外部からの入口には書けません

    {q} is not allowed in one of `cases`
    `{q}`は`cases`の分岐には書けません

    {q} is not allowed in a result of `either`
    `{q}`は`either`の分岐の結果の中には書けません

    {q} is not allowed in one of the `cases` of a result
    `{q}`は、`either`の結果の中にある`cases`の分岐には書けません

    {q} is not allowed in `then`
    `{q}`は`then`には書けません

    {q} is not allowed in a gesture
    `{q}`はジェスチャには書けません

    {q} is not allowed in `do`
    `{q}`は`do`には書けません

    {q} is not allowed in one step of a list
    `{q}`はリストの中のステップには書けません

    {q} is not allowed in {q2}
    `{q}`は`{q2}`には書けません

    write its results beside the others, in one `either`
    すべての結果を1つの`either`にまとめて書いてください

    it belongs to an action or an entry
    アクションか外部からの入口に書いてください

    write one `either`: `{s}`
    `{s}`のように、1つの`either`にまとめて書いてください

    # ---- Actions

    "cases" lists no case
    `cases`に分岐が1つも書かれていません

    "either" names no result
    `either`に分岐の結果が1つも書かれていません

    "either" does not name its results
    `either`の分岐の結果に名前がありません

    give each a name: { {s} }
    それぞれに名前を付けてください(`{ {s} }`)

    a result and one of its cases cannot both have "where"
    `where`は、`either`の結果とその`cases`の分岐の両方には書けません

    write both patterns into the `where` of the case
    両方のパターンを、`cases`の分岐の`where`にまとめて書いてください

    {q} is not allowed beside {q2}
    `{q}`は`{q2}`と一緒には書けません

    # ---- then

    "then" does not say what happens on {q}
    `then`に、終了結果が`{q}`のときのステップが書かれていません

    write what follows on each outcome, such as { {s} }
    それぞれの終了結果の後に何が続くかを書いてください(例: `{ {s} }`)

    write what follows on each outcome, such as { {s} }, or leave `then` out
    それぞれの終了結果の後に何が続くかを書くか(例: `{ {s} }`)、`then`を省いてください

    "then" does not say on which outcome this happens
    `then`に、どの終了結果のときのステップかが書かれていません

    write { {s} }, and likewise for each outcome that it follows on
    `{ {s} }`のように、これが続くそれぞれの終了結果について書いてください

    "then" names no outcome
    `then`に終了結果が書かれていません

    # ---- Gestures

    there is no step {q}; a gesture that does nothing is `none`
    `{q}`というステップはありません。何もしないジェスチャは`none`と書きます

    there is no gesture {q}
    `{q}`というジェスチャはありません

    # ---- Steps

    write `{s}`, the task that begins with it
    この画面で始まるタスクを使い、`{s}`と書いてください

    no "to" follows {q}
    `{q}`の後に`to`は付けません

    {q} is no part of a phrase
    1つの文字列で書くステップに`{q}`は含められません

    write the condition on the action or on one of its `cases`: `{s}`
    条件は、アクションか、その`cases`の分岐に`{s}`のように書いてください

    write push SCREEN
    `push SCREEN`と書いてください

    write replace SCREEN
    `replace SCREEN`と書いてください

    write cancel
    `cancel`と書いてください

    write stay
    `stay`と書いてください

    write pop, pop 2, pop root or pop to SCREEN
    `pop`、`pop 2`、`pop root`、`pop to SCREEN`のいずれかを書いてください

    write dismiss, dismiss all or dismiss to SCREEN
    `dismiss`、`dismiss all`、`dismiss to SCREEN`のいずれかを書いてください

    a step is missing here
    ここにステップがありません

    write a step such as `push SCREEN`, or `stay`
    `push SCREEN`のようなステップか、`stay`を書いてください

    {q} cannot be followed by a list
    `{q}`の後にリストは書けません

    {q} cannot be followed by a map (`name: value`)
    `{q}`の後にマッピング(`name: value`)は書けません

    write `{s}: …` and a name
    `{s}: …`の形で名前を書いてください

    write what it acts on
    対象を書いてください

    write several steps as a list, in order: [{s}]
    複数のステップは、`[{s}]`のように順番にリストで書いてください

    {q} is only allowed beside {q2}
    `{q}`は、`{q2}`と一緒にしか書けません

    {q} is only allowed beside `{s}`
    `{q}`は、`{s}`と一緒にしか書けません

    {q} is only allowed beside `{s}` or `{s2}`
    `{q}`は、`{s}`か`{s2}`と一緒にしか書けません

    {q} is only allowed beside `push` or `pop` or `replace` or `show` or `present` or `start`
    `{q}`は、`push`、`pop`、`replace`、`show`、`present`、`start`のいずれかと一緒にしか書けません

    write it in the same map, as in { {s} }
    `{ {s} }`のように、同じマッピングの中に書いてください

    # ---- Verbs

    the steps are {codes}
    使えるステップは{codes}です

    a full-width space follows {q}
    `{q}`の後の空白が全角です

    the quotes 「」 belong to messages, not to names
    「」はメッセージの中で名前を囲む記号です。名前には含めません

    {q} alone is not a step
    `{q}`だけではステップになりません

    "set" needs variables and their values
    `set`には変数と値が必要です

    {q} does not say what it acts on
    `{q}`の対象が書かれていません

    write a screen after it: `{s}`
    `{s}`のように、後に画面を書いてください

    write a tab's screen after it: `{s}`
    `{s}`のように、後にタブの画面を書いてください

    write a task after it: `{s}`
    `{s}`のように、後にタスクを書いてください

    write an outcome after it: `{s}`
    `{s}`のように、後に終了結果を書いてください

    write a root after it: `{s}`
    `{s}`のように、後にルートを書いてください

    nothing follows {q}
    `{q}`の後には何も書けません

    "to" is not allowed before {q}
    `{q}`の前に`to`は付けません

    {q} does not take {q2}
    `{q}`の後に`{q2}`は書けません

    # ---- Expectations and patterns

    write "canReach" for what can be reached from there
    そこから到達できるものは`canReach`に書いてください

    {q} has no {q2}
    `{q}`と一緒に書く`{q2}`がありません

    "worstCase" is only allowed beside "canReach"
    `worstCase`は、`canReach`と一緒にしか書けません

    {q} is an empty pattern
    `{q}`のパターンが空です

    {q} lists no value
    `{q}`に値が書かれていません

    write a number, { atLeast: 1 } or { not: 0 }
    数、`{ atLeast: 1 }`、`{ not: 0 }`のいずれかを書いてください

    # ---- Scenarios

    this flow is not checked on {q}
    このフローは`{q}`では検査されません

    {q} is neither `see` nor `cannot`
    `{q}`は`see`でも`cannot`でもありません

    {q} has no result {q2}
    `{q}`に`{q2}`という分岐の結果はありません

    write just `{s}`
    `{s}`とだけ書いてください

    the label {q} is read as a label and its result
    ラベル`{q}`が、ラベルと分岐の結果として読まれます

    write `{s}` in brackets, or each tap on a line of its own
    `{s}`を角括弧で囲むか、タップを1行に1つずつ書いてください

    a line of `taps` is the label alone, without {q}
    `taps`の行には`{q}`を付けず、ラベルだけを書きます

    # ---- Needs with other conditions than one value

    the task {q} does not give {s}: {s2} or {s3}
    タスク`{q}`の`gives`に{s}: {s2}または{s3}がありません

    the task {q} does not give {s}: not {s2}
    タスク`{q}`の`gives`に`{s}`が`{s2}`以外の値がありません

    the task {q} does not give {s}: at least {n}
    タスク`{q}`の`gives`に`{s}`が{n}以上の値がありません

    {q} needs {s}: {s2} or {s3}, and no task gives it
    `{q}`には{s}: {s2}または{s3}が必要ですが、`gives`にその値を持つタスクがありません

    {q} needs {s}: not {s2}, and no task gives it
    `{q}`には`{s}`が`{s2}`以外であることが必要ですが、`gives`にその値を持つタスクがありません

    {q} needs {s}: at least {n}, and no task gives it
    `{q}`には`{s}`が{n}以上であることが必要ですが、`gives`にその値を持つタスクがありません

    {q} needs {s}: {s2} or {s3}, and several tasks give it
    `{q}`には{s}: {s2}または{s3}が必要ですが、`gives`にその値を持つタスクが複数あります

    {q} needs {s}: not {s2}, and several tasks give it
    `{q}`には`{s}`が`{s2}`以外であることが必要ですが、`gives`にその値を持つタスクが複数あります

    {q} needs {s}: at least {n}, and several tasks give it
    `{q}`には`{s}`が{n}以上であることが必要ですが、`gives`にその値を持つタスクが複数あります

    # ---- Shapes of values

    a text, or a list, such as [a, b]
    テキスト、または`[a, b]`のようなリスト

    write a text, or a list, such as [a, b]
    テキスト、または`[a, b]`のようなリストを書いてください

    write a list, such as [a, b], or a list, such as [a, b]
    `[a, b]`のようなリストか、そのようなリストを並べたリストを書いてください
    """#
}
