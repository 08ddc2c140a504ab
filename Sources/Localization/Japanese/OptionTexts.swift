extension JapaneseTexts {
  /// The help of commands and options.
  static let options = #"""
    # Frames of the help
    Show the version.
    バージョンを表示します。

    Show help information.
    ヘルプを表示します。

    See 'navflow help <subcommand>' for detailed help.
    詳しいヘルプ: navflow help <サブコマンド>

    Model the navigation of an app, check it, and draw it.
    アプリの画面遷移を書き、検査し、図にします。

    A flow file describes an app's screens, what each button does, and which screens together are one task.
    フローファイルには、アプリの画面と、それぞれのボタンの動作、どの画面がまとまって1つのタスクになるかを書きます。

    navflow init                         write a first flow
    navflow init                         最初のフローを書き出す

    navflow check charge.flow.yaml       report problems, with the taps that lead to them
    navflow check charge.flow.yaml       問題と、そこに至るタップを報告する

    navflow simulate charge.flow.yaml    walk through it, tap by tap
    navflow simulate charge.flow.yaml    フローをタップごとにたどる

    navflow diagram charge.flow.yaml     draw it
    navflow diagram charge.flow.yaml     フローを描く

    navflow diff main HEAD               show the effect of a change
    navflow diff main HEAD               変更の影響を表示する

    navflow report -o review.html        write all of this in one page for a review
    navflow report -o review.html        以上をレビュー用の1ページにまとめる

    navflow watch                        check on every save, with that page in a browser
    navflow watch                        保存のたびに検査し、ブラウザのページを更新する

    Ctrl-C ends every command with exit status 130, and the signal SIGTERM with 143.
    どのコマンドも、Ctrl-Cで終了ステータス130、シグナルSIGTERMで143になります。

    # Options of several commands
    The language of messages, reports and pages: en or ja; default: `language` in .navflow.yaml, or that of LC_ALL, LC_MESSAGES or LANG.
    メッセージ、レポート、ページの言語(enまたはja)。既定値は`.navflow.yaml`の`language`、またはLC_ALL、LC_MESSAGES、LANGの言語。

    Report only findings that are not in this baseline.
    このベースラインにない指摘だけを報告します。

    Write all findings of this run to a baseline.
    今回のすべての指摘をベースラインに書き出します。

    Remove from the baseline the findings that are gone.
    解消した指摘をベースラインから削除します。

    Fail if the baseline knows findings that are gone.
    解消した指摘がベースラインに残っていれば失敗にします。

    Fail instead of writing findings to the baseline that it does not know.
    ベースラインにない指摘があれば、書き込まずに失敗にします。

    The flow file.
    フローファイル。

    The format; default: that of the output file's extension, or dot.
    形式。既定値は出力ファイルの拡張子の形式、またはdot。

    The format; default: that of the output file's extension, or text.
    形式。既定値は出力ファイルの拡張子の形式、またはtext。

    The format of the report.
    レポートの形式。

    The device; default: the flow's first.
    デバイス。既定値はフローの最初のデバイス。

    The file to write; default: standard output.
    書き出すファイル。既定値は標準出力。

    text or json.
    textまたはjson。

    Write to this file.
    このファイルに書き出します。

    # check
    Check flow files, and report problems with the taps that lead to them.
    フローファイルを検査し、問題と、そこに至るタップを報告します。

    Exit status: 0 no finding at or above failOn; 1 findings at or above failOn; 2 an error in the command line, the settings or a flow file; 3 a rule at or above failOn is undecided, and nothing else failed; 130 ended by Ctrl-C, or 143 by SIGTERM, with the findings up to then. The settings come from the nearest .navflow.yaml.
    終了ステータス: 0 `failOn`以上の指摘なし、1 `failOn`以上の指摘あり、2 コマンドライン、設定、フローファイルの誤り、3 `failOn`以上のルールが未判定でほかに失敗なし、130 Ctrl-C、143 SIGTERM(それまでの指摘を報告)。設定は最も近い`.navflow.yaml`から読みます。

    Flow files, folders with flow files, or - for standard input; default: this folder.
    フローファイル、そのあるフォルダ、または標準入力を表す`-`。既定値は今のフォルダ。

    With -: the path of the flow file on standard input, for its imports, its settings and the report.
    `-`と一緒に指定します。標準入力のフローファイルのパス(インポート、設定、レポートのため)。

    Check this device only.
    このデバイスだけを検査します。

    Report only on the flows that differ from this git revision, or depend on something that does.
    このgitリビジョンから変わったフローと、それに依存するフローだけを報告します。

    Report only the findings that are new since the commit where this branch left this git revision.
    このブランチがこのgitリビジョンから分かれた後の、新しい指摘だけを報告します。

    The maximum number of taps that the search explores.
    探索するタップ数の上限。

    auto: run all engines; search: only explore configurations one by one, up to --depth.
    auto: すべてのエンジンを使う。search: 状態を1つずつ、`--depth`まで調べる。

    Print the effective settings and their origins, without a check.
    検査せずに、有効な設定とその出どころを表示します。

    Stop after this time, and report the findings up to then. Hard problems can use all of it.
    この時間で止め、それまでの指摘を報告します。難しい問題では時間をすべて使うことがあります。

    Exit with status 0 instead of 3 if rules at or above failOn are undecided.
    `failOn`以上のルールが未判定のとき、終了ステータスを3ではなく0にします。

    Exit with status 0 instead of 1 if there are findings at or above failOn.
    `failOn`以上の指摘があるとき、終了ステータスを1ではなく0にします。

    Write the suggestions that are certain into the files, then check them.
    確実な修正をファイルに書き込んでから検査します。

    With --fix: print the changes as a unified diff, and write nothing. Exit status 1 if there are changes.
    `--fix`と一緒に指定します。書き込まずに変更をunified diffで表示します。変更があれば終了ステータスは1です。

    With --fix: write the other suggestions too, where fewer findings are left.
    `--fix`と一緒に指定します。指摘が減る場合に、ほかの修正も書き込みます。

    Print one line for each finding, in the text format.
    テキスト形式で、1つの指摘を1行で表示します。

    Print the number of findings of each rule in place of the findings, in the text format.
    テキスト形式で、指摘の代わりにルールごとの件数を表示します。

    Print only what fails, in the text format.
    テキスト形式で、失敗の原因だけを表示します。

    Write another report to a file, as in json=report.json; to standard output as in json=-. Can be repeated.
    別のレポートも書き出します(例: `json=report.json`、標準出力なら`json=-`)。繰り返し指定できます。

    The address of a copy of Docs/rules. SARIF reports then link each rule to its page.
    Docs/rulesの写しのアドレス。SARIFレポートで、各ルールからそのページにリンクします。

    Colour the text: auto, always or never.
    文字に色を付けます(auto、always、never)。

    Set the severity of a rule: error, warning, info or off. Can be repeated.
    ルールの重大度を決めます(error、warning、info、off)。繰り返し指定できます。

    Apply this rule only. Can be repeated.
    このルールだけを適用します。繰り返し指定できます。

    Fail on findings of this severity or above: error, warning or info.
    この重大度以上の指摘で失敗にします(error、warning、info)。

    The settings file, instead of the nearest .navflow.yaml.
    最も近い`.navflow.yaml`の代わりに使う設定ファイル。

    # diagram
    Draw a flow.
    フローを描きます。

    navflow writes DOT and Mermaid, which GitHub renders. For SVG and PNG, Graphviz must be installed.
    DOTと、GitHubで表示できるMermaidを書き出します。SVGとPNGにはGraphvizのインストールが必要です。

    Draw this task only, with the arrows into it and out of it.
    このタスクと、その出入りの矢印だけを描きます。

    Draw this screen only, with its neighbours.
    この画面と、その前後の画面だけを描きます。

    Draw tabs and tasks as boxes, without their screens; default: above 60 screens.
    画面を省き、タブとタスクを箱で描きます。61画面以上ではこれが既定です。

    Check the flow, and mark the findings in the diagram, with the taps that lead to them.
    フローを検査し、指摘と、そこに至るタップを図に示します。

    With --findings: apply this rule only.
    `--findings`と一緒に指定します。このルールだけを適用します。

    With --findings: stop the check after this time, and draw the findings up to then.
    `--findings`と一緒に指定します。この時間で検査を止め、それまでの指摘を描きます。

    Draw the steps of these taps, written as for simulate.
    これらのタップのステップを描きます(書き方はsimulateと同じ)。

    With --taps: an initial value; may be given several times.
    `--taps`と一緒に指定します。変数の初期値。繰り返し指定できます。

    # diff
    Compare two versions of flows: their text, their behaviour and their findings.
    フローの2つの版について、テキスト、振る舞い、指摘を比較します。

    The old version: a flow file, a folder, or a git revision; main...HEAD is where HEAD left main.
    古い版。フローファイル、フォルダ、またはgitのリビジョン(`main...HEAD`はHEADがmainから分かれた時点)。

    The new version: a flow file, a folder, or a git revision; default: HEAD in main...HEAD.
    新しい版。フローファイル、フォルダ、またはgitのリビジョン。`main...HEAD`では既定値がHEAD。

    The flow file or folder to compare in a revision; default: this folder. Can be repeated.
    リビジョンの中で比較するフローファイルまたはフォルダ。既定値は今のフォルダ。繰り返し指定できます。

    Compare this device only.
    このデバイスだけを比較します。

    Stop after this time, and compare the findings up to then. The new version is checked first.
    この時間で止め、それまでの指摘を比較します。新しい版を先に検査します。

    # docs, generate, tests
    Print a page of the documentation.
    文書のページを表示します。

    Write everything that .navflow.yaml lists under generate.
    `.navflow.yaml`の`generate`に書かれたものをすべて書き出します。

    Write nothing, and list the files that would change.
    書き込まずに、変わるファイルの一覧を表示します。

    The settings file; default: the nearest .navflow.yaml.
    設定ファイル。既定値は最も近い`.navflow.yaml`。

    Stop looking for walks after this time, for each flow.
    各フローで、この時間がたったら経路を探すのを止めます。

    Write UI tests from a flow.
    フローからUIテストを書き出します。

    What runs the tests: maestro, xcuitest, itf or taps.
    テストを動かすもの(maestro、xcuitest、itf、taps)。

    The folder to write to.
    書き出すフォルダ。

    What tests come from: scenarios, findings, cover; default: scenarios,cover.
    テストのもとになるもの(scenarios、findings、cover)。既定値は`scenarios,cover`。

    What walks cover: screens, actions, outcomes, entries, pairs; default: actions,outcomes,entries.
    網羅するもの(screens、actions、outcomes、entries、pairs)。既定値は`actions,outcomes,entries`。

    Find elements by what users read, or by accessibility identifiers.
    要素を、表示される文字またはアクセシビリティIDで探します。

    The bundle identifier of the app; default: the variable APP_ID.
    アプリのバンドルID。既定値は変数APP_ID。

    The device; default: each device of the flow, in a folder of its own.
    デバイス。既定ではフローの各デバイスを別のフォルダに書き出します。

    The length of a walk.
    経路の長さ。

    Leave out tests that need code in the app.
    アプリにコードが必要なテストを省きます。

    Print the tests with their taps and what they cover, and write nothing.
    書き込まずに、テストとそのタップ、網羅するものを表示します。

    Stop looking for walks after this time.
    この時間がたったら経路を探すのを止めます。

    # fmt, import, init
    Format flow files: one layout, the same meaning.
    フローファイルを整形します。意味は変わりません。

    Only spaces and blank lines change. A file with a syntax error is left alone. Exit status: 0 all files are formatted; 1 with --check or --diff, if a file would change; 2 a file or the command line has an error.
    変わるのは空白と空行だけです。構文エラーのあるファイルは変更しません。終了ステータス: 0 すべて整形済み、1 `--check`または`--diff`で変わるファイルあり、2 ファイルまたはコマンドラインの誤り。

    Flow files, or folders with flow files; default: this folder.
    フローファイル、またはそのあるフォルダ。既定値は今のフォルダ。

    Write nothing, and print the changes as a unified diff.
    書き込まずに、変更をunified diffで表示します。

    Write flow files from a prototype of Figma.
    Figmaのプロトタイプからフローファイルを書き出します。

    The JSON file of a prototype, or several.
    プロトタイプのJSONファイル(複数可)。

    A folder with exported pictures, named by the ids or the names of frames.
    書き出した画像のフォルダ。画像の名前はフレームのIDまたは名前にします。

    The address of the Figma file, for links to its frames.
    フレームへのリンクに使う、Figmaファイルのアドレス。

    The name of a page to read, or several with several options; default: all pages.
    読み込むページの名前。繰り返し指定できます。既定ではすべてのページ。

    Take frames without a connection too, if they have the size of a device.
    デバイスの大きさなら、接続のないフレームも含めます。

    Print the ids of the screens' frames, and write nothing.
    書き込まずに、画面のフレームのIDを表示します。

    Print each interaction of a screen and what it became, and write nothing.
    書き込まずに、画面の各インタラクションと、それが何になったかを表示します。

    Write a commented first flow to start from.
    説明のコメントが付いた、最初のフローを書き出します。

    It also writes navflow.schema.json, which an editor with a YAML language server uses to complete and explain keys. No existing file is overwritten.
    `navflow.schema.json`も書き出します。YAMLに対応したエディタが、キーの補完と説明に使います。すでにあるファイルは上書きしません。

    The file to write, in an existing folder.
    書き出すファイル。フォルダはすでにあるものにします。

    The flow to start from; left out: a small app with most parts of the language.
    もとにするフロー。省くと、言語の主な部分を使った小さなアプリになります。

    Write a flow for one scenario: screens and taps in turn, such as "Home; Buy; Pay; Pay now; Home".
    1つのシナリオからフローを書き出します。画面とタップを交互に書きます(例: "ホーム; 購入; 支払い; 支払う; ホーム")。

    Import a prototype of Figma, Penpot or Sketch into the folder Flows, and remember it in .navflow.yaml.
    Figma、Penpot、Sketchのプロトタイプをフォルダ`Flows`に読み込み、`.navflow.yaml`に記録します。

    # lsp, rename, replay
    Serve an editor: findings while you type (Language Server Protocol).
    エディタのためのサーバです。入力中に指摘を表示します(Language Server Protocol)。

    The maximum time of one check of behaviours.
    振る舞いの検査1回の制限時間。

    The address of a copy of Docs/rules. Each finding then links to the page of its rule.
    Docs/rulesの写しのアドレス。各指摘から、そのルールのページにリンクします。

    Write all messages to a file, with the milliseconds since the start.
    すべてのメッセージを、開始からのミリ秒とともにファイルに書き出します。

    Ignored: the input is always standard input. Some editors pass it.
    無視されます。入力は常に標準入力です。一部のエディタがこのオプションを渡します。

    Rename a screen, task, action or value everywhere.
    画面、タスク、アクション、値の名前を、すべての場所で変えます。

    The name, or the name of what contains it, a point, and the name.
    名前、または「含むものの名前.名前」。

    The new name.
    新しい名前。

    Compare recorded runs of an app with its flow.
    アプリの実行の記録をフローと比較します。

    Runs: files of JSON lines, logs, folders, JUnit files, or tables.
    実行の記録。JSON Linesのファイル、ログ、フォルダ、JUnitのファイル、または表。

    A table of two columns: the app's name and the flow's; - ignores a name.
    アプリでの名前とフローでの名前の2列の表。`-`はその名前を無視します。

    The kinds of events that the runs record: taps, gestures, system, entries; default: those that occur.
    記録されているイベントの種類(taps、gestures、system、entries)。既定では、現れるもの。

    Read the runs as tables of screen views.
    記録を、画面表示の表として読みます。

    The list of tests that JUnit files are about, or its folder.
    JUnitファイルが対象とするテストの一覧、またはそのフォルダ。

    Fail below this share of screens, actions, outcomes or entries.
    画面、アクション、終了結果、外部からの入口の割合がこれを下回れば失敗にします。

    The device of runs that name none; the flow's first if left out.
    デバイスの書かれていない記録のデバイス。省くとフローの最初のデバイス。

    Stop after this time; runs that were not compared are undecided.
    この時間がたったら終わります。比べていない実行は未判定です。

    # report, explain, rules, schema
    Write a page for a review in a browser: findings, diagrams, and flows to walk through.
    ブラウザでのレビュー用ページを書き出します。指摘、図、ウォークスルーが含まれます。

    Write all flows into one file.
    すべてのフローを1つのファイルに書き出します。

    Show only the flows that differ from this git revision, or depend on something that does.
    このgitリビジョンから変わったフローと、それに依存するフローだけを表示します。

    Check and show this device only.
    このデバイスだけを検査し、表示します。

    The maximum number of configurations in the file for each flow and device.
    フローとデバイスごとの、ファイルに含める状態の数の上限。

    Stop the check after this time; the page lists what is undecided.
    この時間で検査を止めます。未判定のものはページに示されます。

    Explain a rule: what it finds, why that matters, and how to fix it.
    ルールを説明します。何を見つけるか、なぜ問題か、どう直すか。

    The explanation has an example that fails, the output of "navflow check" for it, and the same flow repaired.
    違反する例、それに対する`navflow check`の出力、修正したフローが表示されます。

    The rule. Reports give it in brackets at the end of a finding.
    ルール。レポートでは、指摘の最後の角括弧の中にあります。

    The format: text for a terminal, or a Markdown page.
    形式。ターミナル用のテキスト、またはMarkdownのページ。

    List all rules of check.
    検査のすべてのルールを一覧します。

    The format of the list.
    一覧の形式。

    The address of a copy of Docs/rules, for the addresses in the JSON format.
    JSON形式の中のアドレスに使う、Docs/rulesの写しのアドレス。

    "navflow explain RULE" explains one rule.
    `navflow explain RULE`で1つのルールを説明します。

    Print the JSON Schema of flow files, for editors.
    エディタのために、フローファイルのJSON Schemaを表示します。

    Print the schema of .navflow.yaml.
    `.navflow.yaml`のスキーマを表示します。

    Print the schema of the JSON format of check.
    検査のJSON形式のスキーマを表示します。

    # simulate, watch
    Walk through a flow, tap by tap.
    フローをタップごとにたどります。

    In a terminal it shows the stacks and the possible taps, one key for each, and where each one leads. With --taps it performs these taps and prints every configuration. Without a terminal it reads taps from standard input, one in a line; empty lines and lines that begin with # are left out. A tap that is not offered ends the walk with exit status 2. In a terminal it also announces the findings whose last tap was just made; for that it checks the flow for at most 5 seconds.
    ターミナルでは、スタックと、できるタップ(それぞれに1つのキー)、その先の画面を表示します。`--taps`では、指定したタップを実行し、それぞれの状態を表示します。ターミナルがなければ、標準入力から1行に1つずつタップを読みます(空行と`#`で始まる行は除きます)。できないタップがあると、終了ステータス2で終わります。ターミナルでは、最後のタップを終えた指摘も知らせます。そのために、最大5秒間フローを検査します。

    Taps, separated by semicolons: an action's label, "label: result", an entry, or a gesture.
    セミコロンで区切ったタップ。アクションのラベル、「ラベル: 結果」、外部からの入口、またはジェスチャ。

    The initial value of a variable. Can be repeated.
    変数の初期値。繰り返し指定できます。

    The device to walk on; the flow's first if left out.
    使うデバイス。省くとフローの最初のデバイス。

    The format of the walk.
    出力の形式。

    Begin with the taps of a scenario of the file.
    ファイルのシナリオのタップから始めます。

    Begin with the taps that lead to a finding, by its number in the text of check.
    指摘に至るタップから始めます。番号は`check`の出力での順番です。

    Go on by the fewest taps to this screen.
    この画面まで最少のタップで進みます。

    Check on every save, and keep a review page in the browser up to date.
    保存のたびに検査し、ブラウザのレビューページを更新します。

    The port of the page; 0 takes any free port.
    ページのポート。0なら空いているポートを使います。

    The maximum number of configurations in the page for each flow and device.
    フローとデバイスごとの、ページに含める状態の数の上限。

    Stop each check after this time; the page lists what is undecided.
    この時間で検査を止めます。未判定のものはページに示されます。
    """#
}
