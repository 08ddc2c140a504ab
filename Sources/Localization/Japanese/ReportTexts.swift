extension JapaneseTexts {
  /// The texts of reports, comparisons and the console.
  static let reports = #"""
    # ---- Severities, words of reports

    error
    エラー

    warning
    警告

    info
    情報

    allowed
    受け入れ済み

    where
    場所

    what
    内容

    rule
    ルール

    # ---- Numbers

    {n} {error|errors}
    エラー{n}件

    {n} {warning|warnings}
    警告{n}件

    {n} {info|infos}
    情報{n}件

    {n} {error|errors}, {n2} {warning|warnings}
    エラー{n}件、警告{n2}件

    {n} {error|errors}, {n2} {info|infos}
    エラー{n}件、情報{n2}件

    {n} {warning|warnings}, {n2} {info|infos}
    警告{n}件、情報{n2}件

    {n} {error|errors}, {n2} {warning|warnings}, {n3} {info|infos}
    エラー{n}件、警告{n2}件、情報{n3}件

    {n} {rule|rules}
    ルール{n}件

    {n} {expectation|expectations}
    期待する動作{n}件

    {n} {rule|rules} and {n2} {expectation|expectations}
    ルール{n}件と期待する動作{n2}件

    {n} {tap|taps}
    {n}タップ

    {n} {tap|taps}, the fewest
    最少の{n}タップ

    {n} more
    ほか{n}件

    and {n} more
    ほか{n}件

    … {n} more
    … ほか{n}件

    … and {n} more
    … ほか{n}件

    at launch
    起動時

    # ---- Summary line

    {text} in {n} flow{s|} ({text2})
    {n}フロー({text2})で{text}

    {n} {screen|screens}, {n2} {task|tasks}
    {n}画面、{n2}タスク

    not checked: fix the errors first
    未検査です。先にエラーを修正してください

    {n} {flow|flows} not checked: fix the errors first
    {n}フローは未検査です。先にエラーを修正してください

    {n} {screen|screens}, {n2} {task|tasks}; {n3} {flow|flows} not checked: fix the errors first
    {n}画面、{n2}タスク。{n3}フローは未検査です。先にエラーを修正してください

    {text}, {n} allowed
    {text}、受け入れ済み{n}件

    {text}, {n} in the baseline
    {text}、ベースラインに{n}件

    {text} undecided ({text2})
    {text}は未判定({text2})

    {text} undecided ({text2}); {text3}
    {text}は未判定({text2})。{text3}

    {text}; no behaviour checked in {n} {flow|flows} without a root
    {text}。ルートのない{n}フローの振る舞いは未検査

    {n} {finding|findings} accepted by `allow`
    `allow`で受け入れ済みの指摘{n}件

    {n} {finding|findings} in the baseline
    ベースラインにある指摘{n}件

    in the baseline
    ベースラインにあります

    {text}, {n} in the old version too
    {text}、旧版にもある{n}件

    {n} {finding|findings} in the old version too
    旧版にもある指摘{n}件

    in the old version too
    旧版にもあります

    ended by SIGTERM
    SIGTERMで終了

    ended by Ctrl-C
    Ctrl-Cで終了

    ended by the time limit
    制限時間で終了

    the file does not say enough
    ファイルの記述が不足

    too many behaviours to see them all
    振る舞いが多すぎて、すべては調べられない

    # ---- What is proved

    proved for every behaviour: {text} ({words})
    すべての振る舞いについて証明済み: {text}({words})

    {n} of {n2} {rule|rules}
    ルール{n2}件のうち{n}件

    {n} of {n2} {expectation|expectations}
    期待する動作{n2}件のうち{n}件

    {n} {rule|rules}, {n2} {expectation|expectations}
    ルール{n}件、期待する動作{n2}件

    {n} {rule|rules}, {n2} of {n3} {expectation|expectations}
    ルール{n}件、期待する動作{n3}件のうち{n2}件

    {n} of {n2} {rule|rules}, {n3} {expectation|expectations}
    ルール{n2}件のうち{n}件、期待する動作{n3}件

    {n} of {n2} {rule|rules}, {n3} of {n4} {expectation|expectations}
    ルール{n2}件のうち{n}件、期待する動作{n4}件のうち{n3}件

    {text}, apart from {text2}
    {text}。ただし{text2}は対象外

    what {n} {screen|screens} marked `exits: unknown` may do
    `exits: unknown`の{n}画面から先の動き

    how {n} marked `opened: elsewhere` {is|are} shown
    `opened: elsewhere`の{n}件の開かれ方

    what {n} {screen|screens} marked `exits: unknown` may do and how {n2} marked `opened: elsewhere` {is|are} shown
    `exits: unknown`の{n}画面から先の動きと、`opened: elsewhere`の{n2}件の開かれ方

    {text}; violated: {words}
    {text}。違反: {words}

    {text}; violated: {words} and {n} more
    {text}。違反: {words}、ほか{n}件

    # ---- What is not proved

    not proved, only checked up to {text}: {words}
    未証明({text}までのみ検査済み): {words}

    {text}; the steps of {list} cannot be followed beneath all layers, or into all columns
    {text}。{list}のステップは、モーダルの重なりやカラムのすべての場合までは調べられません

    undecided because of {list}: with {text}, {n} more rules would be decided
    {list}のため判断できません。{text}にすると、さらに{n}件のルールを判断できます

    undecided because of {list}: with {text}, {n} more rule would be decided
    {list}のため判断できません。{text}にすると、さらに{n}件のルールを判断できます

    {text}; the values of the variables {list} are too many to try together
    {text}。変数{list}の値の組み合わせが多すぎて、すべては試せません

    no behaviour is checked: this file has no `root`, and no file of this check imports it
    振る舞いは検査されません。このファイルには`root`がなく、今回検査するどのファイルもこれをインポートしていません

    write `root: {s}`, or list it under `imports` of the file with the root
    `root: {s}`と書くか、ルートのあるファイルの`imports`にこのファイルを加えてください

    {n} more {flow|flows} without a root that nothing here imports
    ルートがなく、ここではどこからもインポートされていないフローがほかに{n}件

    # ---- Findings

    only on {words}
    {words}のみ

    checked up to {text}, no proof beyond that
    {text}まで検査済み、その先は未証明

    met on {n} paths, this is the shortest
    {n}通りの経路で起こり、これはその最短のもの

    met on {n} paths, this is one of them
    {n}通りの経路で起こり、これはその1つ

    met in {n} places, this is the first
    {n}か所で起こり、これはその最初のもの

    also affected: {words}
    ほかに影響を受ける箇所: {words}

    same cause: {s} [{s2}]
    同じ原因: {s} [{s2}]

    same cause: {s} [{s2}]; also {words}
    同じ原因: {s} [{s2}] (同じ指摘がある箇所: {words})

    also at line {words}
    {words}行目も同じ

    how to get here:
    ここまでの経路:

    how to get here ({text}):
    ここまでの経路({text}):

    how to get here on {words} ({text}):
    {words}でのここまでの経路({text}):

     to line {n}
     {n}行目まで

    to accept it, write under {text}: allow: { {s}: "the reason" }
    この指摘を受け入れるには、{text}の下に`allow: { {s}: "理由" }`と書いてください

    to accept it, write under {q}: allow: { {s}: "the reason" }
    この指摘を受け入れるには、{q}の下に`allow: { {s}: "理由" }`と書いてください

    # ---- JUnit, GitHub, SARIF

    not proved on {words}, only checked up to {text}
    {words}では未証明({text}までのみ検査済み)

    the file has mistakes, so that it could not be checked
    ファイルに誤りがあり、検査できませんでした

    a file without a root has no behaviour to look at
    ルートのないファイルには、調べる振る舞いがありません

    {n} more {finding|findings} than the {n2} annotated here
    ここに注釈した{n2}件のほかに、指摘が{n}件

    and {n} more {finding|findings}
    ほかに指摘{n}件

    and {n} more {line|lines}
    ほか{n}行

    {n} {finding|findings} left out, the least severe: code scanning takes no more than {n2}
    重大度の低い指摘{n}件を省きました。code scanningが受け付けるのは{n2}件までです

    replay: {s}
    再現: {s}

    # ---- Trace table

    tap {s}
    タップ {s}

    system {s}
    システム {s}

    arrival {s}
    画面表示時 {s}

    entry {s}
    外部からの入口 {s}

    tab {s}
    タブ {s}

    (aside)
    (退避中)

    {s} starts
    {s}を開始

    {s} starts (gate)
    {s}を開始(ゲート)

    {s} completed
    {s}が完了

    {s} completed: {s2}
    {s}が完了: {s2}

    {s} cancelled
    {s}をキャンセル

    {s} abandoned
    {s}を放棄

    {s} interrupted ✗
    {s}が中断 ✗

    step failed ✗ {s}
    ステップが失敗 ✗ {s}

    # ---- Comparisons: summary

    {n} new {finding|findings}
    新しい指摘{n}件

    {n} new {finding|findings} ({text})
    新しい指摘{n}件({text})

    {text}, {n} gone, {n2} kept; in {n3} {flow|flows}: {n4} removed, {n5} added, {n6} changed
    {text}、解消{n}件、継続{n2}件。{n3}フローで削除{n4}件、追加{n5}件、変更{n6}件

    {text}, {n} gone, {n2} kept; in {n3} {flow|flows}: {n4} removed, {n5} added, {n6} changed, {n7} renamed
    {text}、解消{n}件、継続{n2}件。{n3}フローで削除{n4}件、追加{n5}件、変更{n6}件、名前の変更{n7}件

    {text}; in the new version {text2}
    {text}。新しい版では{text2}

    the findings are as before
    指摘は前回と同じです

    {n} new {finding|findings}, {n2} gone, {n3} as before
    新しい指摘{n}件、解消{n2}件、前回と同じ{n3}件

    {n} new {finding|findings}, {n2} gone, {n3} as before, {n4} not checked again
    新しい指摘{n}件、解消{n2}件、前回と同じ{n3}件、再検査していないもの{n4}件

    # ---- Comparisons: sections

    what can happen
    起こりうること

    properties with another verdict
    判定が変わったもの

    findings that are gone
    解消した指摘

    new findings
    新しい指摘

    new findings on {words}, which the old version is not made for
    古い版が対象にしていない{words}での新しい指摘

    changes in the file
    ファイルの変更

    the changed part
    変更された部分

    The diagram of {s} is too large for this comment.
    {s}の図は大きすぎて、このコメントに入りません。

    accepted now: {s}
    現在は受け入れ済み: {s}

    not found again, but not everything was checked
    再び見つかってはいませんが、すべてを検査したわけではありません

    not found again
    未検出

    accepted
    受け入れ済み

    gone
    解消

    new
    新規

    new on {words}
    {words}で新規

    added
    追加

    removed
    削除

    changed
    変更

    renamed
    名前の変更

    not compared
    未比較

    # ---- Comparisons: changes

    flow "{s}"
    フロー「{s}」

    state "{s}"
    変数「{s}」

    root "{s}"
    ルート「{s}」

    screen "{s}"
    画面「{s}」

    task "{s}"
    タスク「{s}」

    action "{s}"
    アクション「{s}」

    action "{s}" of screen "{s2}"
    画面「{s2}」のアクション「{s}」

    action "{s}" of task "{s2}"
    タスク「{s2}」のアクション「{s}」

    action "{s}" of root "{s2}"
    ルート「{s2}」のアクション「{s}」

    entry "{s}"
    外部からの入口「{s}」

    expectation "{s}"
    期待する動作「{s}」

    scenario "{s}"
    シナリオ「{s}」

    {s}: changed
    {s}: 変更あり

    (nothing)
    (なし)

    proved
    証明済み

    violated
    違反

    not decided beyond {text}
    {text}より先は未判定

    the old version is compared without {scenario|scenarios} {list}, because of the mistakes there
    古い版は、誤りのあるシナリオ{list}を除いて比較しています

    the new version is compared without {scenario|scenarios} {list}, because of the mistakes there
    新しい版は、誤りのあるシナリオ{list}を除いて比較しています

    screen "{s}" can no longer be reached
    画面「{s}」に到達できなくなりました

    screen "{s}" can be reached now
    画面「{s}」に到達できるようになりました

    task "{s}" can be interrupted now
    タスク「{s}」が中断されうるようになりました

    task "{s}" can no longer be interrupted
    タスク「{s}」は中断されなくなりました

    flow "{s}" cannot be compared before {text} are fixed
    フロー「{s}」は、{text}を修正するまで比較できません

    flow "{s}", before {text} are fixed
    フロー「{s}」({text}の修正後に比較できます)

    its mistakes
    その誤り

    the mistakes of both versions
    両方の版の誤り

    the mistakes of its old version
    その古い版の誤り

    the mistakes of "{s}"
    「{s}」の誤り

    # ---- Comparisons: what changed for users

    Nothing that a user can do has changed.
    ユーザーができることに変更はありません。

    This flow is new.
    このフローは新規です。

    This flow no longer exists.
    このフローはなくなりました。

    No difference was found in what a user can do, but only the first {n} configurations were compared.
    ユーザーができることに違いは見つかりませんでしたが、比較したのは最初の{n}個の状態だけです。

    What a user can do has changed.
    ユーザーができることが変わりました。

    What a user can do has changed: {s}.
    ユーザーができることが変わりました。{s}。

    first difference: {s}
    最初の違い: {s}

    the flow is made for {words} now
    フローが{words}に対応しました

    the flow is no longer made for {words}
    フローが{words}に対応しなくなりました

    {s}: {n} → {n2} {tap|taps}
    {s}: {n} → {n2}タップ

    {s}: {n} → {n2} {tap|taps} on {words}
    {s}: {n} → {n2}タップ({words})

    {s} can be completed now, in {n} {tap|taps}
    {s}を{n}タップで完了できるようになりました

    {s} can be completed now, in {n} {tap|taps} on {words}
    {words}では、{s}を{n}タップで完了できるようになりました

    {s} can no longer be completed
    {s}を完了できなくなりました

    {s} can no longer be completed on {words}
    {words}では、{s}を完了できなくなりました

    new exit from {s}
    {s}の新しい終わり方

    lost exit from {s}
    {s}のなくなった終わり方

    on {list}
    (画面{list})

    at launch, only the new version has {list}
    起動時: 新しい版では{list}(古い版ではなし)

    at launch, only the old version has {list}
    起動時: 古い版では{list}(新しい版ではなし)

    at launch, the old version has {list}, and the new one {list2}
    起動時: 古い版では{list}、新しい版では{list2}

    after "{s}", only the new version has {list}
    「{s}」の後: 新しい版では{list}(古い版ではなし)

    after "{s}", only the old version has {list}
    「{s}」の後: 古い版では{list}(新しい版ではなし)

    after "{s}", the old version has {list}, and the new one {list2}
    「{s}」の後: 古い版では{list}、新しい版では{list2}

    # ---- Commands: progress and its end

    looking tap by tap
    1タップずつ調べています

    what can be reached?
    到達できる画面を調べています

    what are the shortest traces?
    最短の経路を調べています

    what can happen?
    起こりうることを調べています

    can every task end?
    すべてのタスクが終われるかを調べています

    comparing runs
    実行の記録を比べています

    what grows without end?
    際限なく増えるものを調べています

    ended by SIGTERM; {text}
    SIGTERMで終了しました。{text}

    ended by Ctrl-C; {text}
    Ctrl-Cで終了しました。{text}

    ended by the time limit; {text}
    制限時間で終了しました。{text}

    no verdict is printed
    判定は出力しません

    the rest is undecided
    残りは未判定です

    there is no walk
    ウォークスルーは始めません

    later findings are not announced
    以後の指摘は表示しません

    the last check is not complete
    最後の検査は完了していません

    nothing is drawn
    何も描きません

    the diagram shows the findings up to then
    図に示すのはそれまでの指摘です

    # ---- Commands: files

    {q} cannot be written: no program reads this pipe
    {q}に書き込めません。このパイプを読んでいるプログラムがありません

    {q} cannot be written: the program that reads this pipe does not go on
    {q}に書き込めません。このパイプを読むプログラムが進みません

    {q} cannot be written: {text}
    {q}に書き込めません。{text}

    {q} cannot be written: {s}
    {q}に書き込めません({s})

    the output cannot be written: {s}
    出力を書き込めません({s})

    there is no permission to write it
    書き込む権限がありません

    there is no folder to put it in
    保存先のフォルダがありません

    there is no permission to write to its folder
    そのフォルダに書き込む権限がありません

    the summary of the step cannot be written: {text}
    ステップの要約を書き込めません。{text}

    the summary of the step cannot be written: {s}
    ステップの要約を書き込めません({s})

    {q} holds {n} flow files: name one of them
    {q}には{n}個のフローファイルがあります。そのうちの1つを指定してください

    {q} cannot be used before its mistakes are fixed
    {q}は、誤りを修正するまで使えません

    {s} is made for {list}, not for {q}: list it under devices
    {s}の対象は{list}で、{q}は含まれていません。`devices`に加えてください

    # ---- Commands: names that the flow does not have

    the flow has no screen {q}; did you mean {q2}?
    フローに画面「{q}」はありません。{q2}の間違いではありませんか?

    the flow has no task {q}; did you mean {q2}?
    フローにタスク「{q}」はありません。{q2}の間違いではありませんか?

    the flow has no scenario {q}; did you mean {q2}?
    フローにシナリオ「{q}」はありません。{q2}の間違いではありませんか?

    the flow has no screen {q}: it has none
    フローに画面「{q}」はありません。画面が1つもありません

    the flow has no task {q}: it has none
    フローにタスク「{q}」はありません。タスクが1つもありません

    the flow has no scenario {q}: it has none
    フローにシナリオ「{q}」はありません。シナリオが1つもありません

    the flow has no screen {q}: it has {list}
    フローに画面「{q}」はありません。あるのは{list}です

    the flow has no task {q}: it has {list}
    フローにタスク「{q}」はありません。あるのは{list}です

    the flow has no scenario {q}: it has {list}
    フローにシナリオ「{q}」はありません。あるのは{list}です

    the flow has no variable {q}
    フローに変数「{q}」はありません

    the flow has no variable {q}; did you mean {q2}?
    フローに変数「{q}」はありません。{q2}の間違いではありませんか?

    the flow has no variable {q}: write one of {list}
    フローに変数「{q}」はありません。{list}のいずれかを書いてください

    {q} has no value {q2}
    {q}に値{q2}はありません

    {q} has no value {q2}; did you mean {q3}?
    {q}に値{q2}はありません。{q3}の間違いではありませんか?

    {q} has no value {q2}: write one of {list}
    {q}に値{q2}はありません。{list}のいずれかを書いてください

    {q} is not a value for --given: write variable=value
    {q}は`--given`の値ではありません。`variable=value`の形で指定してください

    there is no finding {n}: {s} has no findings on {words}
    指摘{n}はありません。{words}では{s}に指摘がありません

    there is no finding {n}: {s} has {n2} {finding|findings} on {words}
    指摘{n}はありません。{words}での{s}の指摘は{n2}件です

    finding {n}, {s}, has no trace: no taps lead to it
    指摘{n}({s})には経路がありません。タップによって起こるものではありません

    there is no rule {q}; did you mean {q2}?
    ルール{q}はありません。{q2}の間違いではありませんか?

    there is no rule {q}; type "navflow rules" to see them all
    ルール{q}はありません。`navflow rules`ですべてのルールを確認できます

    there is no rule {q}; with that word there {is|are} {list}
    ルール{q}はありません。その語を含むルールは{list}です

    # ---- Commands: the command line

    there is no {q}
    {q}というコマンドはありません

    there is no {q}; did you mean {q2}?
    {q}というコマンドはありません。{q2}の間違いではありませんか?

    there is no {q}: there are {text}
    {q}というコマンドはありません。あるのは{text}です

    there is no {q}: there are {codes}
    {q}というコマンドはありません。あるのは{codes}です

    say what to do with {q}: write {text} before it
    {q}をどうするのかを示してください。前に{text}を指定してください

    say what to do with {q}: write {codes} before it
    {q}をどうするのかを示してください。前に{codes}のいずれかを指定してください

    there is no option {s}
    オプション`{s}`はありません

    there is no option {s}; did you mean {s2}?
    オプション`{s}`はありません。`{s2}`の間違いではありませんか?

    {s} has no option {s2}
    {s}にオプション`{s2}`はありません

    {s} has no option {s2}; did you mean {s3}?
    {s}にオプション`{s2}`はありません。`{s3}`の間違いではありませんか?

    {s} needs a value: {text}
    `{s}`には値({text})が必要です

    {s} needs a value: {codes}
    `{s}`には値({codes})が必要です

    --{s} has no {q}; did you mean {q2}?
    `--{s}`に{q}は指定できません。{q2}の間違いではありませんか?

    --{s} has no {q}: write {text}
    `--{s}`に{q}は指定できません。指定できるのは{text}です

    --{s} has no {q}: write {codes}
    `--{s}`に{q}は指定できません。指定できるのは{codes}です

    {s} needs a flow file: navflow {s2} FILE
    `{s}`にはフローファイルが必要です(`navflow {s2} FILE`)

    diff needs two versions, files, folders or git revisions: navflow diff OLD NEW
    `diff`には2つの版(ファイル、フォルダ、gitのリビジョン)が必要です(`navflow diff OLD NEW`)

    explain needs a rule: navflow explain RULE; "navflow rules" lists them
    `explain`にはルールが必要です(`navflow explain RULE`)。ルールの一覧は`navflow rules`で表示できます

    type {q} to see everything it takes
    使い方は{q}で確認できます

    no subcommand. Type one of
    サブコマンドがありません。次のいずれかを入力してください

    unknown option '{s}'
    オプション`{s}`はありません

    unknown option '{s}'. Did you mean '{s2}'?
    オプション`{s}`はありません。`{s2}`の間違いではありませんか?

    missing value for '{s}'
    `{s}`に値がありません

    unexpected argument '{s}'
    引数`{s}`は使えません

    {n} unexpected arguments: {codes}
    使えない引数が{n}個あります({codes})

    missing expected argument '{s}'
    引数`{s}`がありません

    the value '{s}' is invalid for '{s2}'
    `{s2}`に`{s}`は指定できません

    the value '{s}' is invalid for '{s2}'. Please provide one of {codes}.
    `{s2}`に`{s}`は指定できません。指定できるのは{codes}です。

    the option '{s}' does not take any value, but '{s2}' was specified.
    オプション`{s}`は値を取りませんが、`{s2}`が指定されました。

    --time-limit must be more than 0
    `--time-limit`は0より大きくしてください

    --depth must be at least 1
    `--depth`は1以上にしてください

    --configurations must be at least 1
    `--configurations`は1以上にしてください

    {s} needs --fix
    {s}には`--fix`が必要です

    --baseline-may-not-grow needs --write-baseline FILE
    `--baseline-may-not-grow`には`--write-baseline FILE`が必要です

    --write-baseline removes the findings that are gone, so leave --prune out
    `--write-baseline`は解消した指摘を削除するので、`--prune`は省いてください

    write --scenario or --given: a scenario has initial values of its own
    `--scenario`と`--given`は、どちらか一方を指定してください。シナリオには独自の初期値があります

    write --finding without --scenario and --given: its taps begin at the launch
    `--finding`は、`--scenario`や`--given`なしで指定してください。指摘のタップは起動から始まります

    --only needs --findings
    `--only`には`--findings`が必要です

    --time-limit needs --findings
    `--time-limit`には`--findings`が必要です

    --overview draws the whole flow without its screens: leave out --task, --around, --returns
    `--overview`は画面を省いてフロー全体を描きます。`--task`、`--around`、`--returns`は省いてください

    --strip and --taps draw steps, not a diagram: leave out --task, --around, --returns, --findings, --overview
    `--strip`と`--taps`は図ではなくステップを描きます。`--task`、`--around`、`--returns`、`--findings`、`--overview`は省いてください

    write --strip or --taps, not both
    `--strip`と`--taps`のどちらか一方を指定してください

    --given sets initial values for taps: write --taps too
    `--given`はタップの初期値を決めるものです。`--taps`も指定してください

    --report {q} is not FORMAT=FILE, as in json=report.json
    `--report`の{q}が`FORMAT=FILE`の形になっていません(例: `json=report.json`)

    --report has no format {q}; did you mean {q2}?
    `--report`に形式{q}は指定できません。{q2}の間違いではありませんか?

    --report has no format {q}: write {text}
    `--report`に形式{q}は指定できません。指定できるのは{text}です

    --report has no format {q}: write {codes}
    `--report`に形式{q}は指定できません。指定できるのは{codes}です

    --severity {q} has no level: write RULE=LEVEL, as in pushed-task=warning
    `--severity`の{q}にレベルがありません。`pushed-task=warning`のように`RULE=LEVEL`の形で指定してください

    {q} is not a level; did you mean {q2}?
    {q}はレベルではありません。{q2}の間違いではありませんか?

    {q} is not a level: write error, warning, info or off
    {q}はレベルではありません。`error`、`warning`、`info`、`off`のいずれかを書いてください

    # lists of values

    check, simulate, diagram, report, watch or fmt
    `check`、`simulate`、`diagram`、`report`、`watch`、`fmt`のいずれか

    check, simulate, diagram, diff, report, watch, explain, rules, fmt, schema, init and lsp
    `check`、`simulate`、`diagram`、`diff`、`report`、`watch`、`explain`、`rules`、`fmt`、`schema`、`init`、`lsp`

    text, json, sarif, junit, github or gitlab
    `text`、`json`、`sarif`、`junit`、`github`、`gitlab`のいずれか

    text, json, markdown, html, dot, mermaid, svg or png
    `text`、`json`、`markdown`、`html`、`dot`、`mermaid`、`svg`、`png`のいずれか

    dot, mermaid, svg or png
    `dot`、`mermaid`、`svg`、`png`のいずれか

    text, json or markdown
    `text`、`json`、`markdown`のいずれか

    text or markdown
    `text`または`markdown`

    text or json
    `text`または`json`

    auto, always or never
    `auto`、`always`、`never`のいずれか

    phone or pad
    `phone`または`pad`

    info, warning or error
    `info`、`warning`、`error`のいずれか

    auto, search or exact
    `auto`、`search`、`exact`のいずれか

    tabs, sign-in, shop, split or empty
    `tabs`、`sign-in`、`shop`、`split`、`empty`のいずれか

    en or ja
    `en`または`ja`

    # ---- check: settings, changed files, fixes, baselines

    no flow file has changed since {q}
    {q}以降に変更されたフローファイルはありません

    git knows no revision {q}
    gitにリビジョン{q}はありません

    git knows no revision {q}; did you mean {q2}?
    gitにリビジョン{q}はありません。{q2}の間違いではありませんか?

    fixed {n} {problem|problems} in {n2} {file|files}
    {n2}ファイルの問題{n}件を修正しました

    also checking files that depend on what has changed: {s}
    変更されたものに依存するファイルも検査します({s})

    also checking files that import the given ones: {s}
    指定されたファイルをインポートするファイルも検査します({s})

    {s} is not made for {q}: list it under devices
    {s}は{q}を対象にしていません。`devices`に加えてください

    none of these {n} flows is made for {q}: list it under devices
    この{n}件のフローはどれも{q}を対象にしていません。`devices`に加えてください

    {s} is not made for {q}, so it is not checked
    {s}は{q}を対象にしていないため、検査しません

    --prune has no baseline: name it with --baseline, or as `baseline` in .navflow.yaml
    `--prune`の対象になるベースラインがありません。`--baseline`か、`.navflow.yaml`の`baseline`で指定してください

    the baseline {q} cannot be read: {text}
    ベースライン{q}を読み込めません。{text}

    the baseline {q} cannot be read: {s}
    ベースライン{q}を読み込めません({s})

    there is no baseline {q}: write it with --write-baseline {s}, or leave it out
    ベースライン{q}はありません。`--write-baseline {s}`で書き出すか、指定を省いてください

    removed from the baseline {q}: {n} {finding that is|findings that are} gone
    ベースライン{q}から、解消した指摘{n}件を削除しました

    the baseline {q} is not written: it does not know {n} {finding|findings} of this run
    ベースライン{q}は書き込みませんでした。今回の指摘のうち{n}件が載っていません

    the baseline {q} knows {n} {finding|findings}
    ベースライン{q}に載っている指摘は{n}件です

    the baseline {q} knows {n} {finding|findings}; {n2} that it knew before {is|are} gone
    ベースライン{q}に載っている指摘は{n}件です。以前あった{n2}件は解消しました

    the baseline {q} knows {n} {finding that is|findings that are} gone:
    ベースライン{q}に載っている指摘のうち{n}件が解消しました:

    add --prune to remove what is gone; --write-baseline {s} also adds the new findings
    なくなったものは`--prune`で削除できます。`--write-baseline {s}`では新しい指摘も加わります

    # ---- report, pictures

    a page cannot be shown in a terminal: name a file for it with --output
    ページはターミナルに表示できません。`--output`でファイルを指定してください

    a PNG cannot be shown in a terminal: name a file for it with --output
    PNGはターミナルに表示できません。`--output`でファイルを指定してください

    {q} could not be checked: the page lists its mistakes
    {q}を検査できませんでした。誤りはページにあります

    not everything could be read: the page lists the errors
    読み込めないものがありました。エラーはページにあります

    The flow is too large for one diagram: draw it by task, with navflow diagram --task.
    フローが大きすぎて、1つの図に描けません。`navflow diagram` `--task`で、タスクごとに描いてください。

    {n} {picture is|pictures are} left out: a page holds {n2} MB of pictures, so export them as JPEG at scale 1
    画像{n}件を省きました。1ページに入る画像は{n2} MBまでなので、倍率1のJPEGで書き出してください

    {n} {picture is|pictures are} left out: a page holds {n2} MB of pictures, so export them as JPEG at scale 1.
    画像{n}件を省きました。1ページに入る画像は{n2} MBまでなので、倍率1のJPEGで書き出してください。

    # ---- diagram

    there is no diagram format {q}: end the file's name in .dot, .mmd, .svg or .png, or write --format
    図の形式{q}はありません。ファイル名の末尾を`.dot`、`.mmd`、`.svg`、`.png`のいずれかにするか、`--format`を指定してください

    the flow has {n} screens, so this is an overview: write --no-overview to draw all
    フローに{n}画面あるため、概要を描きます。すべてを描くには`--no-overview`を指定してください

    a strip is drawn as SVG or PNG: end the file's name in .svg or .png, or leave out --format
    ステップの並びはSVGかPNGで描きます。ファイル名の末尾を`.svg`か`.png`にするか、`--format`を省いてください

    rsvg-convert draws the PNG of a strip, and it is not on the PATH
    ステップの並びのPNGはrsvg-convertで描きますが、PATHにありません

    install it: apt-get install librsvg2-bin (Debian, Ubuntu), brew install librsvg (macOS)
    インストールしてください(Debian、Ubuntu: `apt-get install librsvg2-bin`、macOS: `brew install librsvg`)

    or write SVG instead: end the file's name in .svg
    または、ファイル名の末尾を`.svg`にしてSVGで書き出してください

    rsvg-convert drew nothing: {s}
    rsvg-convertは何も描きませんでした: {s}

    rsvg-convert drew nothing
    rsvg-convertは何も描きませんでした

    write --task or --around, not both
    `--task`と`--around`のどちらか一方を指定してください

    {q} is a screen, not a task: write --around instead of --task
    {q}はタスクではなく画面です。`--task`の代わりに`--around`を指定してください

    {q} is a task, not a screen: write --task instead of --around
    {q}は画面ではなくタスクです。`--around`の代わりに`--task`を指定してください

    {s} has no finding of {s2} on {words}
    {words}では、{s}に{s2}の指摘がありません

    the findings of {s} have no trace: no taps lead to them
    {s}の指摘には経路がありません。タップによって起こるものではありません

    the scenario is for another device: write --device {s}
    シナリオは別のデバイスのものです。`--device {s}`を指定してください

    {s} has no root, so there is nothing to launch: draw a flow that imports it
    {s}にはルートがなく、起動するものがありません。これをインポートするフローを描いてください

    {q} is not a scenario of {s} nor a rule; did you mean {q2}?
    {q}は{s}のシナリオでもルールでもありません。{q2}の間違いではありませんか?

    {q} is not a scenario of {s} nor a rule: write the name of a scenario, the id of a rule, or a number
    {q}は{s}のシナリオでもルールでもありません。シナリオの名前、ルールのid、番号のいずれかを書いてください

    SVG and PNG are drawn by Graphviz, and there is no "dot" on the PATH
    SVGとPNGはGraphvizで描きますが、PATHに`dot`がありません

    install it: apt-get install graphviz (Debian, Ubuntu), brew install graphviz (macOS)
    インストールしてください(Debian、Ubuntu: `apt-get install graphviz`、macOS: `brew install graphviz`)

    or write DOT instead: --format dot
    または、代わりに`--format dot`でDOTを書き出してください

    Graphviz's "dot" cannot be started: {text}
    Graphvizの`dot`を起動できません。{text}

    Graphviz's "dot" cannot be started: {s}
    Graphvizの`dot`を起動できません({s})

    Graphviz's "dot" did not finish in {s} seconds
    Graphvizの`dot`が{s}秒以内に終わりませんでした

    draw a part of a large drawing: --task TASK for one task, or --around SCREEN for one screen and its neighbours
    図が大きい場合は、一部だけを描いてください(1つのタスクなら`--task TASK`、1つの画面とその前後なら`--around SCREEN`)

    if the drawing is small, that program hangs: type "dot -V" to see whether it is Graphviz
    図が小さい場合はプログラムが停止しています。`dot -V`と入力し、Graphvizかどうかを確かめてください

    Graphviz's "dot" was ended by a signal
    Graphvizの`dot`がシグナルで終了しました

    the "dot" on the PATH wrote no drawing: install Graphviz, and put its folder first in the PATH
    PATHにある`dot`が図を書き出しませんでした。Graphvizをインストールし、そのフォルダをPATHの先頭に置いてください

    Graphviz's "dot" failed with status {s}
    Graphvizの`dot`が失敗しました(終了ステータス{s})

    draw a part: --task TASK for one task, or --around SCREEN for one screen and its neighbours
    一部だけを描いてください(1つのタスクなら`--task TASK`、1つの画面とその前後なら`--around SCREEN`)

    the diagram has {n} arrows, and Mermaid draws at most {n2}
    図に矢印が{n}本ありますが、Mermaidで描けるのは{n2}本までです

    the diagram has {n} characters, and Mermaid draws at most {n2}
    図が{n}文字ありますが、Mermaidで描けるのは{n2}文字までです

    or draw it with Graphviz: --format svg
    または、`--format svg`を指定してGraphvizで描いてください

    the old baseline {q} has mistakes, so it is replaced by the findings of this run
    古いベースライン{q}に誤りがあるため、今回の検出結果で置き換えます

    {q} has mistakes in its flows, so some of its findings count as new
    {q}のフローに誤りがあるため、その検出結果の一部は新しいものとして数えます

    --new-since needs no baseline: leave the options for baselines out
    `--new-since`にベースラインは不要です。ベースラインのオプションを外してください

    # ---- diff

    not everything is compared: fix the mistakes first
    比較できていない部分があります。先に誤りを修正してください

    {q} has mistakes: type "navflow check"
    {q}に誤りがあります。`navflow check`で確認してください

    there is no file or folder {q}, neither in the revision nor here
    {q}というファイルやフォルダは、リビジョンにもここにもありません

    neither {q} nor {q2} holds a flow file here: the names of flow files end in .flow.yaml
    ここでは{q}にも{q2}にもフローファイルがありません。フローファイルの名前は`.flow.yaml`で終わります

    {q} is a file, and {q2} a folder: name two files or two folders
    {q}はファイル、{q2}はフォルダです。2つのファイルか2つのフォルダを指定してください

    --path needs a git revision, and none is compared here
    `--path`にはgitのリビジョンが必要ですが、ここではリビジョンを比較していません

    no flow of {q} is made for {q2}: list it under devices
    {q}に{q2}を対象とするフローがありません。`devices`に加えてください

    {q} cannot be drawn before its mistakes are fixed: type "navflow check"
    {q}は、誤りを修正するまで描けません。`navflow check`で確認してください

    there is no flow that changed, so there is nothing to draw
    変更されたフローがないため、描くものがありません

    {n} flows changed, and one is drawn at a time: name one of them
    {n}件のフローが変更されていますが、一度に描けるのは1件です。そのうちの1つを指定してください

    there is no file or folder {q}, and {text}
    {q}というファイルやフォルダはなく、{text}

    there is no file or folder {q}, and {text}; did you mean {q2}?
    {q}というファイルやフォルダはなく、{text}。{q2}の間違いではありませんか?

    git, which reads revisions, is not on the PATH
    リビジョンを読むgitがPATHにありません

    this folder is not in a git repository
    このフォルダはgitのリポジトリの中にありません

    {q} is not a flow file, and {text}
    {q}はフローのファイルではなく、{text}

    also in {project|projects} {s}
    プロジェクト{s}にもあります

    1 finding in a shared file is listed under project {s}
    共有ファイルの指摘1件は、プロジェクト{s}に示しました

    {n} findings in shared files are listed under project {s}
    共有ファイルの指摘{n}件は、プロジェクト{s}に示しました

    this is a sparse checkout: the files that it leaves out are not checked
    スパースチェックアウトなので、チェックアウトされていないファイルは検査しません

    {q} differs from {q2}, but this sparse checkout leaves it out: type {q3}
    {q}は{q2}と異なりますが、スパースチェックアウトに含まれていません。{q3}を実行してください

    this is a bare git repository, which has no files: type the command in a clone of it
    ここはファイルのないgitのベアリポジトリです。そのクローンの中でコマンドを実行してください

    {q} is neither a file or folder nor a revision that git knows here; {text}
    {q}というファイル、フォルダ、gitのリビジョンはここにありません。{text}

    git knows no revision {q}; {text}
    gitにリビジョン{q}はありません。{text}

    this clone has only the newest commits: type {q}, or write "fetch-depth: 0" under "with" of actions/checkout
    このクローンには最新のコミットしかありません。{q}を実行するか、actions/checkoutの`with`に`fetch-depth: 0`と書いてください

    this repository has no commits yet: make one with "git commit"
    このリポジトリにはまだコミットがありません。`git commit`で作成してください

    this clone lacks files of the revision: fetch them with {q}
    このクローンにはリビジョンのファイルの一部がありません。{q}で取得してください

    the name of {q} in the git repository is not UTF-8: rename the file with "git mv"
    gitのリポジトリにある{q}の名前がUTF-8ではありません。`git mv`で名前を変えてください

    git wrote more than {n} GiB: compare fewer files
    gitの出力が{n} GiBを超えました。比較するファイルを減らしてください

    argument {n} is empty: perhaps a variable of the shell is not set
    {n}番目の引数が空です。シェルの変数が設定されていないのかもしれません

    the value of {s} is empty: perhaps a variable of the shell is not set
    {s}の値が空です。シェルの変数が設定されていないのかもしれません

    {q} is not written, because another program has changed it: type the command again
    {q}はほかのプログラムが変更したため、書き込みません。コマンドをもう一度実行してください

    git says: {s}
    gitのメッセージ: {s}

    {q} is neither a file or folder nor a revision that git knows here
    {q}というファイル、フォルダ、gitのリビジョンはここにありません

    {q} is neither a file or folder nor a revision that git knows here; did you mean {q2}?
    {q}というファイル、フォルダ、gitのリビジョンはここにありません。{q2}の間違いではありませんか?

    write the two versions of {q} apart: navflow diff {s}
    {q}の2つの版を分けて指定してください(`navflow diff {s}`)

    write {q} instead of {q2}, and --path {s} after it
    {q2}の代わりに{q}と書き、その後に`--path {s}`を指定してください

    git cannot read the files of the revision
    gitがリビジョンのファイルを読み込めません

    git cannot read the files of the revision: {s}
    gitがリビジョンのファイルを読み込めません({s})

    git finds no common commit of {q} and {q2}: type "git fetch --unshallow", or write "fetch-depth: 0" under "with" of actions/checkout
    gitが{q}と{q2}に共通のコミットを見つけられません。`git fetch --unshallow`を実行するか、actions/checkoutの`with`に`fetch-depth: 0`と書いてください

    git finds no common commit of {q} and {q2}: their histories have nothing in common, so compare the two revisions themselves
    gitが{q}と{q2}に共通のコミットを見つけられません。両者の履歴に共通点がないため、2つのリビジョンを直接比較してください

    this clone does not have that branch: type {q}
    このクローンにそのブランチはありません。{q}を実行してください

    git cannot be started: {text}
    gitを起動できません。{text}

    git cannot be started: {s}
    gitを起動できません({s})

    git was stopped after {n} seconds
    gitを{n}秒後に停止しました

    # ---- watch

    the review page is at {s} and follows every save; Ctrl-C ends this
    レビューページは{s}にあり、保存のたびに更新されます。Ctrl-Cで終了します

    the page cannot be served on port {n}: {text}
    ポート{n}でページを公開できません。{text}

    the page cannot be served on port {n}: {s}
    ポート{n}でページを公開できません({s})

    another program uses it, perhaps another navflow watch; end that program, or write --port 0 for any free port
    ほかのプログラムが使用中です。別の`navflow watch`かもしれません。そのプログラムを終了するか、`--port 0`で空いているポートを使ってください

    there is no permission to use it; write --port 0 for any free port
    使用する権限がありません。`--port 0`で空いているポートを使ってください

    run {n}:
    {n}回目:

    run {n}, compared with run {n2}:
    {n}回目({n2}回目との比較):

    # ---- fmt

    {n} {file is|files are} formatted already
    {n}ファイルは整形済みです

    {n} {file|files} {was|were} formatted
    {n}ファイルを整形しました

    {n} {file|files} would be formatted
    {n}ファイルが整形の対象です

    {n} {file|files} {was|were} formatted, {n2} {file is|files are} formatted already
    {n}ファイルを整形しました。{n2}ファイルは整形済みです

    {n} {file|files} would be formatted, {n2} {file is|files are} formatted already
    {n}ファイルが整形の対象です。{n2}ファイルは整形済みです

    # ---- init

    {q} exists already and was not changed: name another file
    {q}はすでにあり、変更していません。別のファイルを指定してください

    the names of flow files end in .flow.yaml: write {q} instead of {q2}
    フローファイルの名前は`.flow.yaml`で終わります。{q2}ではなく{q}と書いてください

    wrote  {s}: a first flow to change into your own
    作成  {s}: 自分用に書き換えるための最初のフロー

    wrote  {s}: editors use it to complete and explain keys
    作成  {s}: エディタがキーの補完と説明に使います

    kept   {s}: to renew it, navflow schema -o {s2}
    維持  {s}: 更新するにはnavflow schema -o {s2}

    next:
    次の手順:

    # ---- rules, explain

    A flow that fails: {text}
    違反するフロー: {text}

    A flow that fails: {s}
    違反するフロー: {s}

    Repaired: {text}
    修正後: {text}

    Repaired: {s}
    修正後: {s}

    off
    オフ

    # ---- simulate

    finding {n}
    指摘{n}

    tap {n} of --taps is empty: there is nothing before its semicolon
    `--taps`の{n}番目のタップが空です。セミコロンの前に何もありません

    the walk ends because the stacks are too tall, after {n} taps
    スタックが深くなりすぎたため、{n}タップで終了します

    {q} is not offered here: did you mean {q2}?
    {q}はここでは選べません。{q2}の間違いではありませんか?

    {q} is not offered here: did you mean {q2}?; several taps are divided by ";"
    {q}はここでは選べません。{q2}の間違いではありませんか? 複数のタップは`;`または`、`で区切ります

    {q} is not offered here: {text}
    {q}はここでは選べません。{text}

    {q} is not offered here: {text}; several taps are divided by ";"
    {q}はここでは選べません。{text}。複数のタップは`;`または`、`で区切ります

    nothing can happen any more
    これ以上できることはありません

    nothing that can happen here contains this text
    ここでできることに、このテキストを含むものはありません

    only with {q}; / and Enter show everything again
    {q}を含むもののみ。/とEnterですべてを表示します

    only with "{s}"; / and Enter show everything again
    「{s}」を含むもののみ。/とEnterですべてを表示します

    u undo   r redo   / filter   w why something is not offered   t the taps so far   s as scenario   q quit
    u 取り消し   r やり直し   / 絞り込み   w 選べない理由   t ここまでのタップ   s シナリオとして出力   q 終了

    this is the start; there is nothing to undo
    ここが最初です。取り消せる操作はありません

    {q} is not offered here
    {q}はここでは選べません

    there is nothing to redo
    やり直せる操作はありません

    that key is none of the keys shown
    そのキーは使えません。表示されているキーを半角で押してください

    {q} is none of the keys shown
    {q}は使えません。表示されているキーを半角で押してください

    "{s}" is none of the keys shown
    「{s}」は、表示されているキーにありません

    everything that is written for this screen is offered
    この画面に書かれているものは、すべて選べます

    {s}, nothing changes
    {s}、変化なし

    , in it 
    、その中で

    root
    ルート

    {s}, set aside
    {s}(退避中)

    ✗ this step could not be taken: {s}
    ✗ このステップを実行できませんでした。{s}

    ✗ {s} is interrupted
    ✗ {s}が中断

    {s} is abandoned
    {s}を放棄

    {s} cancels
    {s}をキャンセル

    {s} completes
    {s}が完了

    {s} completes: {s2}
    {s}が完了: {s2}

    the scenario stops at {q}: {text}; navflow check explains why
    シナリオは{q}で止まります。{text}。理由は`navflow check`で確認できます

    none of the {n} configurations nearest to here shows {q} in front
    ここから近い{n}個の状態のうち、{q}が前面になるものはありません

    no taps lead from here to {q} on {words}
    {words}では、ここから{q}に至るタップはありません

    --format json needs --taps, as in --taps "A; B; Back"
    `--format json`には、`--taps "A; B; 戻る"`のように`--taps`が必要です

    this needs a terminal: write the taps, as in --taps "A; B; Back"
    ターミナルが必要です。`--taps "A; B; 戻る"`のようにタップを指定してください

    # ---- Settings listing

    none was found
    見つかりません

    default: each rule's own
    既定値: ルールごとの重大度

    default
    既定値

    command line
    コマンドライン

    project {s}
    プロジェクト {s}

    Source: {s}.
    出典: {s}。

    # ---- Lists with a part that is Japanese already

    on {list}, ほか{n}件
    (画面{list}、ほか{n}件)

    at launch, only the new version has {list}, ほか{n}件
    起動時に、新しい版にだけ{list}、ほか{n}件があります

    at launch, only the old version has {list}, ほか{n}件
    起動時に、古い版にだけ{list}、ほか{n}件があります

    at launch, the old version has {list}, and the new one {list2}, ほか{n2}件
    起動時に、古い版には{list}、新しい版には{list2}、ほか{n2}件があります

    at launch, the old version has {list}, ほか{n}件, and the new one {list2}
    起動時に、古い版には{list}、ほか{n}件、新しい版には{list2}があります

    at launch, the old version has {list}, ほか{n}件, and the new one {list2}, ほか{n2}件
    起動時に、古い版には{list}、ほか{n}件、新しい版には{list2}、ほか{n2}件があります

    after "{s}", only the new version has {list}, ほか{n}件
    「{s}」の後、新しい版にだけ{list}、ほか{n}件があります

    after "{s}", only the old version has {list}, ほか{n}件
    「{s}」の後、古い版にだけ{list}、ほか{n}件があります

    after "{s}", the old version has {list}, and the new one {list2}, ほか{n2}件
    「{s}」の後、古い版には{list}、新しい版には{list2}、ほか{n2}件があります

    after "{s}", the old version has {list}, ほか{n}件, and the new one {list2}
    「{s}」の後、古い版には{list}、ほか{n}件、新しい版には{list2}があります

    after "{s}", the old version has {list}, ほか{n}件, and the new one {list2}, ほか{n2}件
    「{s}」の後、古い版には{list}、ほか{n}件、新しい版には{list2}、ほか{n2}件があります

    the old version is compared without scenarios {list}, ほか{n}件, because of the mistakes there
    古い版は、誤りのあるシナリオ{list}、ほか{n}件を除いて比較しています

    the new version is compared without scenarios {list}, ほか{n}件, because of the mistakes there
    新しい版は、誤りのあるシナリオ{list}、ほか{n}件を除いて比較しています

    the settings {q} cannot be read: there is no such file
    設定{q}を読み込めません。そのようなファイルはありません

    # ---- Diagrams and pictures, on standard error and on pages

    There is no diagram: Graphviz draws it, and it is not installed where this file was made. Install it (apt-get install graphviz, brew install graphviz) and make the file again.
    図はありません。描画に必要なGraphvizが、このファイルを作成した環境にインストールされていませんでした。インストールしてから(apt-get install graphvizまたはbrew install graphviz)、ファイルを作成し直してください。

    There is no diagram: {text}
    図はありません。{text}

    There is no diagram: {s}
    図はありません({s})

    the picture {q} is left out: Graphviz reads an SVG only if it begins with `<?xml`
    画像{q}を省きました。GraphvizがSVGを読めるのは`<?xml`で始まる場合だけです

    the picture {q} is left out: there is no such file
    画像{q}を省きました。そのようなファイルはありません

    the picture {q} is left out: it cannot be read
    画像{q}を省きました。読み込めません

    the picture {q} is left out: it is not a file
    画像{q}を省きました。ファイルではありません

    the picture {q} is left out: its name does not end in .png, .jpg, .gif, .svg or .webp
    画像{q}を省きました。名前の末尾が.png、.jpg、.gif、.svg、.webpのいずれでもありません

    the picture {q} is left out: it lies outside the project
    画像{q}を省きました。プロジェクトの外にあります

    the picture {q} is left out: a symbolic link leads out of the project
    画像{q}を省きました。シンボリックリンクがプロジェクトの外につながっています

    the picture {q} is left out: its content is no picture of the type that its name ends in
    画像{q}を省きました。内容が名前の末尾の示す種類の画像ではありません

    The picture {q} is left out: it lies outside the project.
    画像{q}を省きました。プロジェクトの外にあります。

    The picture {q} is left out: a symbolic link leads out of the project.
    画像{q}を省きました。シンボリックリンクがプロジェクトの外につながっています。

    The picture {q} is left out: its content is no picture of the type that its name ends in.
    画像{q}を省きました。内容が名前の末尾の示す種類の画像ではありません。

    the picture {q} is left out: it is larger than 4 MB
    画像{q}を省きました。4 MBを超えています

    The picture {q} is left out: there is no such file.
    画像{q}を省きました。そのようなファイルはありません。

    The picture {q} is left out: it cannot be read.
    画像{q}を省きました。読み込めません。

    The picture {q} is left out: it is not a file.
    画像{q}を省きました。ファイルではありません。

    The picture {q} is left out: its name does not end in .png, .jpg, .gif, .svg or .webp.
    画像{q}を省きました。名前の末尾が.png、.jpg、.gif、.svg、.webpのいずれでもありません。

    The picture {q} is left out: it is larger than 4 MB.
    画像{q}を省きました。4 MBを超えています。

    scenario
    シナリオ

    scenarios
    シナリオ

    see
    参照:


    part {n} of --from-scenario is empty: there is nothing before its semicolon
    `--from-scenario`の{n}番目が空です。セミコロンの前に何もありません

    --from-scenario takes screens and taps in turn, and ends with a screen, as in "Home; Buy; Pay; Pay now; Home"
    `--from-scenario`には画面とタップを交互に書き、最後は画面にしてください(例: "ホーム; 購入; 支払い; 今すぐ支払う; ホーム")

    the tap {q} on {q2} would do two things, {q3} and {q4}: give one of them another name
    {q2}の{q}をタップした結果が{q3}と{q4}の2通りになります。どちらかを別の名前にしてください

    --template and --from-scenario each write the whole flow: leave out one of them
    `--template`と`--from-scenario`はどちらもフロー全体を書き出します。どちらか1つだけ指定してください

    --from-scenario divides its parts by ";", not by {q}
    `--from-scenario`の区切りは{q}ではなく半角の`;`です

    {q} is a gesture: write the label of a button, such as "Close"
    {q}はジェスチャです。「閉じる」のようなボタンのラベルを書いてください

    --rule-pages needs the address of a folder, such as {s}, without "?" and "#"
    `--rule-pages`には{s}のようなフォルダのアドレスを`?`や`#`なしで指定してください

    navflow: no subcommand. Type one of
    navflow: サブコマンドがありません。次のいずれかを入力してください

    navflow init [FILE]         write a first flow
    navflow init [FILE]         最初のフローを書き出す

    navflow check [PATH…]       check flow files, and report problems with the taps that lead to them
    navflow check [PATH…]       フローファイルを検査し、問題とそこに至るタップを報告する

    navflow simulate FILE       walk through a flow, tap by tap
    navflow simulate FILE       フローをタップごとにたどる

    navflow diagram FILE        draw a flow
    navflow diagram FILE        フローを描く

    navflow diff OLD NEW        compare two versions
    navflow diff OLD NEW        2つの版を比較する

    navflow report -o FILE      write a page for a review
    navflow report -o FILE      レビュー用のページを書き出す

    navflow --help              everything else
    navflow --help              そのほかすべて
    """#
}
