extension JapaneseTexts {
  /// The texts of errors in the contents of a flow file.
  static let flows = #"""
    # ---- allow

    "allow" does not say why
    `allow`に理由が書かれていません

    {q} is allowed without a reason
    `{q}`を許可する理由が書かれていません

    write why it is fine here, in quotes
    ここで問題がない理由を引用符で囲んで書いてください

    the reason ends at the comma, and {q} is read as a rule
    カンマで理由が終わり、`{q}`がルールとして読まれます

    put the whole reason in quotes: {s}
    理由全体を引用符で囲んでください(`{s}`)

    # ---- Fields of a screen

    a field of content {q} has no {q2}
    contentが`{q}`のフィールドに`{q2}`は書けません

    it belongs to fields of content {q}
    contentが`{q}`のフィールドに書くキーです

    # ---- Gates: needs, via and gives

    "via" is only allowed beside `needs`
    `via`は`needs`と一緒にだけ書けます

    write `needs` beside it
    同じ階層に`needs`も書いてください

    {q} names no variable
    `{q}`に変数が書かれていません

    the task {q} does not give {s}
    タスク`{q}`の`gives`に`{s}`がありません

    write `gives: { {s} }` on that task
    そのタスクに`gives: { {s} }`と書いてください

    {q} needs {s}, and no task gives it
    `{q}`には`{s}`が必要ですが、`gives`にその値を持つタスクがありません

    write `gives: { {s} }` on the task that leads to it
    その値になるタスクに`gives: { {s} }`と書いてください

    {q} needs {s}, and several tasks give it
    `{q}`には`{s}`が必要ですが、`gives`にその値を持つタスクが複数あります

    say which one is started: `via: {s}`
    どのタスクを始めるかを`via: {s}`のように指定してください

    this task gives it
    このタスクが`gives`で満たします

    the task {q} needs itself
    タスク`{q}`が自分自身を必要としています

    the task {q} needs itself, through {list}
    タスク`{q}`が、{list}を経て自分自身を必要としています

    remove the need that only this task gives
    このタスクだけが満たす`needs`を削除してください

    too many gates lead to this step: at most 8 in a row and 1,000 for one action are possible
    このステップに至るゲートが多すぎます。ゲートは連続して8個まで、1つのアクションで1,000個までです

    let one task give what several screens need, or show some of them in other actions
    複数の画面が必要とするものを1つのタスクの`gives`にまとめるか、一部の画面を別のアクションで表示してください

    this step is behind a gate, and in a `then` it is not known whether {s} holds
    このステップはゲートの先にありますが、`then`の中では{s}が成り立つかどうかわかりません

    let the task {q} need or give it, or write the step in an action
    タスク`{q}`の`needs`か`gives`に書くか、このステップをアクションの中に書いてください

    # ---- What tasks put on their screens

    the tasks put more than 1,000,000 actions and gestures on their screens
    タスクが各画面に加えるアクションとジェスチャが、合わせて1,000,000個を超えています

    there is no action {q} of a task to remove here
    ここで外すアクション`{q}`が、画面のタスクにありません

    `none` removes what the screen's task puts on all of its screens; write `stay` where nothing happens
    `none`は、画面のタスクがすべての画面に加えるアクションを外します。何も起こらない場合は`stay`と書いてください

    # ---- Looking up names

    {q} is a task, not a screen
    `{q}`は画面ではなくタスクです

    the task is defined here
    タスクはここで定義されています

    there is no screen {q}
    `{q}`という画面はありません

    {q} is a screen, not a task
    `{q}`はタスクではなく画面です

    the screen is defined here
    画面はここで定義されています

    there is no task {q}
    `{q}`というタスクはありません

    the variable {q} has no value {q2}
    変数`{q}`に`{q2}`という値はありません

    the variable is defined here
    変数はここで定義されています

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

    name several roots under `roots:` to swap them
    ルートを切り替えるには、`roots:`の下に複数のルートを名前を付けて書いてください

    no task has an outcome {q}
    `{q}`という終了結果を持つタスクはありません

    the task {q} has no outcome {q2}
    タスク`{q}`に`{q2}`という終了結果はありません

    its outcomes are listed here
    このタスクの終了結果はここに書かれています

    list it among those of the task: `outcomes: [{s}]`
    タスクの終了結果に加えてください(`outcomes: [{s}]`)

    write one of: {codes}; or list it among those of the task: `outcomes: [{s2}]`
    {codes}のいずれかを書いてください。または、タスクの終了結果に加えてください(`outcomes: [{s2}]`)

    {q} is one outcome: divide the entries of a list with `, `
    `{q}`は1つの終了結果として読まれます。リストの項目は`, `で区切ってください

    write its name, {q}, not its title
    タイトルではなく、名前の`{q}`を書いてください

    {q} is not the only one with this title: write the name of the one that is meant
    `{q}`のほかにも同じタイトルのものがあります。目的のものを名前で書いてください

    the title is here
    タイトルはここにあります

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

    divide the entries of a list with `, `, and put brackets around it: `[A, B]`
    リストの項目は`, `で区切り、全体を`[A, B]`のように角括弧で囲んでください

    # ---- Definitions

    remove it from one of them: a file and what it imports share their "state"
    一方から削除してください。ファイルとインポート先は`state`を共有します

    # ---- Pages

    "wraps" is only allowed beside `pages`
    `wraps`は`pages`と一緒にだけ書けます

    write `pages` beside it
    同じ階層に`pages`も書いてください

    "pages" expects a list of screens
    `pages`には画面のリストを書きます

    write the pages from left to right: [SCREEN, SCREEN]
    `[SCREEN, SCREEN]`のように、ページを左から順に書いてください

    {q} is a page already
    `{q}`はすでにページになっています

    leave it out here
    ここでは省いてください

    it is listed here
    ここに書かれています

    {q} belongs to the task {q2}, so it cannot be a page here
    `{q}`はタスク`{q2}`の画面なので、ここではページにできません

    {q} belongs to no task, so it cannot be a page here
    `{q}`はどのタスクの画面でもないので、ここではページにできません

    write `pages` where the screen is defined: beside the same `screens`
    `pages`は、画面が定義されている`screens`と同じ階層に書いてください

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

    name a screen of no task, and start the task there
    どのタスクにも属さない画面を書き、その画面でタスクを始めてください

    {q} takes no style, because it is {text}
    `{q}`は{text}なので、表示スタイルを指定できません

    leave `as` out
    `as`を省いてください

    {q} takes no style, because it begins with {text}
    `{q}`の最初の画面は{text}なので、表示スタイルを指定できません

    leave `presentation` out
    `presentation`を省いてください

    "present" cannot be a push
    `present`をプッシュ遷移にすることはできません

    # ---- Roots

    say what the root shows once, or for each device
    ルートに表示するものは、まとめて1回だけ書くか、デバイスごとに書いてください

    this root does not say what it shows on the other device
    このルートには、もう一方のデバイスに表示するものが書かれていません

    write {q} beside it; or leave {q2} out, where both show the same
    同じ階層に`{q}`も書いてください。どちらのデバイスにも同じものを表示するなら、`{q2}`を省いてください

    a root has one of "tabs", "stack", "split", "screen" and "task"
    1つのルートに書けるのは`tabs`、`stack`、`split`、`screen`、`task`のいずれか1つです

    this root does not say what it shows
    このルートに表示するものが書かれていません

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

    a split view has two or three columns, not {n}
    スプリットビューのカラムは2つか3つです。{n}個にはできません

    push further screens
    ほかの画面はプッシュ遷移で表示してください

    {q} begins no column of this split view
    `{q}`はこのスプリットビューのどのカラムの最初の画面でもありません

    a flow has either "root" or "roots"
    フローに書けるのは`root`か`roots`のどちらか一方です

    the other one is here
    もう一方はここにあります

    "roots" names no root
    `roots`にルートが書かれていません

    "start" is only allowed beside "roots"
    `start`は`roots`と一緒にだけ書けます

    the tab that is selected first is named in `root`: { tabs: […], start: … }
    最初に選択されるタブは`root`の中に`{ tabs: […], start: … }`のように書きます

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

    `complete: true` and `exits: unknown` contradict each other
    `complete: true`と`exits: unknown`は両立しません

    leave one of them out
    どちらか一方を省いてください

    the task {q} has no screens
    タスク`{q}`に画面がありません

    a task begins with a screen of its own
    タスクは、そのタスク自身の画面から始まります

    the task {q} has no screen {q2}
    タスク`{q}`に`{q2}`という画面はありません

    {q} has more than 64 actions `by: arrival`
    `{q}`の`by: arrival`のアクションが64個を超えています

    # ---- Variables

    there is no variable {q}
    `{q}`という変数はありません

    declare it with all its values, the one at launch first, such as `{s}`
    起動時の値を先頭にして、すべての値とともに宣言してください(例: `{s}`)

    declare it under `state:` with all its values, the one at launch first, such as `{s}`
    起動時の値を先頭にして、すべての値とともに`state:`の下で宣言してください(例: `{s}`)

    {q} is not allowed in `when`, which tests variables
    `when`は変数の条件なので、`{q}`は書けません

    move it into `where`
    `where`の中に移してください

    write `{s}`, and keep the variables in `when`
    `{s}`と書き、変数は`when`に残してください

    "not" is written before a value in `when`, not before a variable
    `when`では、`not`は変数の前ではなく値の前に書きます

    "when" does not say which value {q} must have
    `when`に、`{q}`がどの値のときかが書かれていません

    {q} is not allowed in `set`, which changes variables
    `set`は変数を変更するものなので、`{q}`は書けません

    write the step `{s}`
    ステップ`{s}`を書いてください

    a pattern has no key {q}; it is a variable
    パターンに`{q}`というキーはありません。これは変数です

    {q} counts, and {q2} is no counter
    `{q}`は数を増減しますが、`{q2}`はカウンタではありません

    declare it with its bounds: `{s}`
    `{s}`のように、上下限とともに宣言してください

    the counter {q} never has the value {n}
    カウンタ`{q}`の値が{n}になることはありません

    its highest number is {s}
    最大値は{s}です

    the counter is defined here
    カウンタはここで定義されています

    "not" excludes every value of {q}
    `not`が`{q}`の値をすべて除いています

    leave out at least one
    少なくとも1つの値を残してください

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

    write each of its cases into the outer `cases`, with both conditions in its `when`
    それぞれの分岐を外側の`cases`に移し、両方の条件をその`when`に書いてください

    write its results beside the others, in one `either`
    すべての結果を1つの`either`にまとめて書いてください

    write it in the action itself, without `do` and without a list: `LABEL: { {s}: … }`
    `do`やリストの中ではなく、アクションに`LABEL: { {s}: … }`のように直接書いてください

    give the task an outcome for each of these, or write an action `by: arrival` with the condition on the screen that comes back
    それぞれの条件に対応する終了結果をタスクに加えてください。または、戻った先の画面に、条件の付いた`by: arrival`のアクションを書いてください

    a gesture has steps only: `present` a screen whose actions have the conditions or results
    ジェスチャに書けるのはステップだけです。`present`で画面を表示し、その画面のアクションに条件や結果を書いてください

    it belongs to an action of a screen, a task or a root
    画面、タスク、ルートのアクションに書いてください

    it belongs to an entry
    外部からの入口に書いてください

    it belongs to an action or an entry
    アクションか外部からの入口に書いてください

    it belongs to an action, one of its `cases` or one of its results
    アクション、その`cases`の分岐、または`either`の結果の中に書いてください

    write the steps here, without `do`
    `do`を付けずに、ここにステップを書いてください

    write one `either`: `{s}`
    `{s}`のように、1つの`either`にまとめて書いてください

    # ---- Actions

    {q} is the name of a gesture, so no action can have it
    `{q}`はジェスチャの名前なので、アクションのラベルにはできません

    write it under `gestures:` to say what the gesture does here, or choose another label
    ここでのジェスチャの動作なら`gestures:`の下に書いてください。そうでなければ別のラベルにしてください

    "while" is only allowed beside `by: system`
    `while`は`by: system`と一緒にだけ書けます

    write `by: system` beside it: only what happens without a tap can happen on a screen that is covered
    同じ階層に`by: system`も書いてください。隠れている画面で起こりうるのは、タップなしで起こることだけです

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

    write it into each case or result, or give it an action of its own
    `cases`のそれぞれの分岐や、`either`のそれぞれの結果の中に書くか、独立したアクションにしてください

    # ---- then

    "then" does not say what happens on {q}
    `then`に、結果が`{q}`のときに何が起こるかが書かれていません

    write what follows on each outcome, such as { {s} }
    それぞれの終了結果の後に何が続くかを書いてください(例: `{ {s} }`)

    write what follows on each outcome, such as { {s} }, or leave `then` out
    それぞれの終了結果の後に何が続くかを書くか(例: `{ {s} }`)、`then`を省いてください

    "then" does not say on which outcome this happens
    `then`に、どの終了結果のときに起こるかが書かれていません

    write { {s} }, and likewise for each outcome that it follows on
    `{ {s} }`のように、これが続くそれぞれの終了結果について書いてください

    "then" names no outcome
    `then`に終了結果が書かれていません

    # ---- Gestures

    there is no step {q}; a gesture that does nothing is `none`
    `{q}`というステップはありません。何もしないジェスチャは`none`と書きます

    there is no gesture {q}
    `{q}`というジェスチャはありません

    the gestures are {words} and "Tab: SCREEN"
    使えるジェスチャは{words}と、タブのタップ(`タブ: 画面`)です

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

    this list has no steps
    このリストにステップがありません

    a list of steps cannot contain another
    ステップのリストの中に別のリストは書けません

    write `stay` where nothing happens
    何も起こらない場合は`stay`と書いてください

    several steps cannot be one phrase
    複数のステップを1つの文字列では書けません

    write them as a list: [push SCREEN, { set: { variable: value } }]
    `[push SCREEN, { set: { variable: value } }]`のように、リストで書いてください

    a step is missing here
    ここにステップがありません

    write a step such as `push SCREEN`, or `stay`
    `push SCREEN`のようなステップか、`stay`を書いてください

    `ifThere` belongs to `pop: to SCREEN`
    `ifThere`は`pop: to SCREEN`と一緒に書くキーです

    leave it out
    省いてください

    "front" belongs to `present` and `start`
    `front`は`present`か`start`と一緒に書く値です

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
    `{q}`は`{q2}`と一緒にだけ書けます

    {q} is only allowed beside `{s}`
    `{q}`は`{s}`と一緒にだけ書けます

    {q} is only allowed beside `{s}` or `{s2}`
    `{q}`は`{s}`か`{s2}`と一緒にだけ書けます

    {q} is only allowed beside `push` or `pop` or `replace` or `show` or `present` or `start`
    `{q}`は`push`、`pop`、`replace`、`show`、`present`、`start`のいずれかと一緒にだけ書けます

    the steps after the end of a task stand under `then`
    タスクが終わった後のステップは`then`の下に書きます

    write it in the same map, as in { {s} }
    `{ {s} }`のように、同じマッピングの中に書いてください

    this does not say what happens
    何が起こるかが書かれていません

    write a step such as `push: SCREEN`, or `do: stay` where nothing happens
    `push: SCREEN`のようなステップを書いてください。何も起こらない場合は`do: stay`と書いてください

    # ---- Verbs

    the steps are {codes}
    使えるステップは{codes}です

    a full-width space follows {q}
    `{q}`の後の空白が全角です

    no colon follows {q} in a step that is one phrase
    1つの文字列で書くステップでは、`{q}`の後にコロンを付けません

    the quotes 「」 belong to messages, not to names
    「」はメッセージの中で名前を囲む記号です。名前には含めません

    {q} alone is not a step
    `{q}`だけではステップになりません

    write `push {s}`, or `present {s2}` to show it on top
    `push {s}`と書いてください。上に重ねて表示するなら`present {s2}`と書いてください

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
    `{q}`の後には何も付けません

    "pop" removes at least one screen
    `pop`は少なくとも1つの画面を閉じます

    "to" is not allowed before {q}
    `{q}`の前に`to`は付けません

    {q} does not take {q2}
    `{q}`の後に`{q2}`は書けません

    # ---- Expectations and patterns

    this does not say what is expected
    何を期待するかが書かれていません

    write "canReach" for what can be reached from there
    そこから到達できるものは`canReach`に書いてください

    write it as an expectation of its own
    独立した「期待する動作」として書いてください

    {q} has no {q2}
    `{q}`に`{q2}`がありません

    "within" is only allowed beside "reachable"
    `within`は`reachable`と一緒にだけ書けます

    "worstCase" is only allowed beside "canReach"
    `worstCase`は`canReach`と一緒にだけ書けます

    {q} is an empty pattern
    `{q}`のパターンが空です

    {q} lists no value
    `{q}`に値が書かれていません

    write a value, [a, b] or { not: a }
    値、`[a, b]`、`{ not: a }`のいずれかを書いてください

    write a number, { atLeast: 1 } or { not: 0 }
    数、`{ atLeast: 1 }`、`{ not: 0 }`のいずれかを書いてください

    # ---- Scenarios

    this flow is not checked on {q}
    このフローは`{q}`では検査されません

    list it at the top: `devices: [phone, pad]`
    ファイルの先頭に`devices: [phone, pad]`を加えてください

    {q} is neither `see` nor `cannot`
    `{q}`は`see`でも`cannot`でもありません

    this is neither a tap nor `see` nor `cannot`
    タップ、`see`、`cannot`のいずれでもありません

    write a label, `label: result`, `see: { … }` or `cannot: label`, each on a line of its own
    ラベル、`label: result`、`see: { … }`、`cannot: label`のいずれかを、1行に1つずつ書いてください

    no action, entry or gesture is called {q}
    `{q}`というアクション、外部からの入口、ジェスチャはありません

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
