extension JapaneseTexts {
  /// What the help of the commands says about them.
  static let commands = #"""
    Both versions are checked with the settings of the new one. A file or folder takes precedence over a revision of the same name. Exit status: 0 no new finding at or above failOn; 1 new findings at or above failOn; 2 an error in the command line, the settings or a flow file; 3 a rule at or above failOn is undecided in the new version, and nothing else failed; 130 ended by Ctrl-C, or 143 by SIGTERM. A drawing is made without a check: 0 or 2. The format html is a page with both versions of each changed flow, to walk through side by side.
    どちらの版も、新しい版の設定で検査します。同じ名前のリビジョンよりも、ファイルやフォルダを優先します。終了ステータス: 0 `failOn`以上の新しい指摘なし、1 `failOn`以上の新しい指摘あり、2 コマンドライン、設定、フローファイルのいずれかにエラー、3 新しい版で`failOn`以上のルールが未判定、130 Ctrl-Cによる終了、143 SIGTERMによる終了。図は検査せずに描くため、0か2です。形式`html`は、変わったフローの2つの版を並べてたどれるページです。

    Without a page, it prints what to write for common wishes, and the names of the other pages. The pages are part of the program, in Markdown. "navflow explain RULE" prints the page of a rule.
    ページを指定しないと、よくある書き方と、ほかのページの名前を表示します。ページはMarkdownで、プログラムに含まれています。ルールのページは`navflow explain RULE`で表示します。

    Print a flow as navflow understands it.
    navflowが読み取ったとおりにフローを表示します。

    Imports are joined, and inherited values and sign-in gates are written out. It helps to see why navflow behaves as it does, and belongs in a report of a fault. The format can change with every version. Exit status: 0 printed; 2 the command line or a flow file has an error.
    インポートを1つにまとめ、受け継いだ値とサインインのゲートを展開して表示します。navflowの動作の理由を確かめるときや、不具合を報告するときに使います。形式は版ごとに変わることがあります。終了ステータス: 0 表示した、2 コマンドラインかフローファイルにエラー。

    Write Swift code from a flow, or everything that .navflow.yaml lists.
    フローからSwiftのコードを書き出すか、`.navflow.yaml`に並ぶすべてを書き出します。

    "navflow generate swift FILE -o FOLDER" writes scenes, tasks and outcomes as types, and the code that performs their steps. Without "swift" it writes everything that .navflow.yaml lists under generate. With --check it writes nothing and ends with exit status 1 if a file is out of date, which is the line for CI. "navflow tests" writes the tests of one flow without settings.
    `navflow generate swift FILE -o FOLDER`は、画面、タスク、終了結果を型として、またその手順を実行するコードを書き出します。`swift`がなければ、`.navflow.yaml`の`generate`に並ぶすべてを書き出します。`--check`では何も書かず、古いファイルがあれば終了ステータス1で終わります。CIではこれを使います。設定なしに1つのフローのテストを書き出すには`navflow tests`を使います。

    Tests come from scenarios, from findings, and from walks that cover every action, outcome and entry. They are written for Maestro or XCUITest, as traces in the Informal Trace Format, or as taps for "navflow simulate". Files for your team are written once, and never again. Exit status: 0 written, or up to date; 1 --check found differences, or two names are equal in code; 2 the command line, the flow file or a file in the folder is in the way.
    テストは、シナリオ、指摘、そしてすべてのアクション、終了結果、外部からの入口を通る経路から作ります。MaestroかXCUITest、Informal Trace Format、または`navflow simulate`のタップとして書き出します。チームのためのファイルは一度だけ書き、上書きしません。終了ステータス: 0 書き出した、または最新、1 `--check`で差が見つかった、または2つの名前がコードで同じになる、2 コマンドライン、フローファイル、フォルダのいずれかに問題。

    Frames become screens with pictures, connections become steps, and hotspots become areas that can be tapped. What the prototype does not say is marked, not guessed. navflow opens no connection and knows no token. Exit status: 0 done; 1 a person is needed, or with --check or --diff, a file would change; 2 a prototype, a path or the command line has an error.
    フレームは画像付きの画面に、接続は手順に、ホットスポットはタップできる領域になります。プロトタイプにないことは推測せず、印を付けます。navflowは通信をせず、トークンも使いません。終了ステータス: 0 完了、1 人の判断が必要、または`--check`か`--diff`で変わるファイルがある、2 プロトタイプ、パス、コマンドラインのいずれかにエラー。

    An editor starts this command and talks to it on standard input and output. Findings about the text appear at once, findings about behaviour when typing pauses. Docs/editors.md shows how to set up editors.
    エディタがこのコマンドを起動し、標準入出力でやり取りします。テキストについての指摘はすぐに、振る舞いについての指摘は入力が止まったときに表示されます。エディタの設定は`Docs/editors.md`にあります。

    The name changes where it is defined, in all steps, conditions and patterns, and in scenarios. A name that several things have is written with what contains it: "account.none" for a value, "buy.bought" for an outcome, "Home.Open" for a button. Exit status: 0 the name is changed, 1 with --diff, 2 it cannot be changed.
    定義、すべての手順、条件、パターン、シナリオの中の名前を変えます。同じ名前がいくつもあるときは、それを含むものと一緒に書いてください。値は`account.none`、終了結果は`buy.bought`、ボタンは`Home.Open`です。終了ステータス: 0 変えた、1 `--diff`の場合、2 変えられない。

    A run is a file of JSON lines, each with a screen or a tap, or the log of a console with such lines. Folders with the attachments of a test run, JUnit files of tests from "navflow tests", and tables of screen views with --columns are read, too. navflow says where a run left the flow, and what was never tried. Exit status: 0 all runs conform; 1 a run left the flow, or coverage is below --at-least; 2 something cannot be read; 3 undecided.
    実行記録は、画面かタップを1行に1つずつ書いたJSONの行のファイル、またはそうした行を含むコンソールのログです。テストの添付ファイルのフォルダ、`navflow tests`のテストのJUnitファイル、`--columns`を付けた画面表示の表も読みます。どこでフローから外れたか、何を試していないかを示します。終了ステータス: 0 すべてフローどおり、1 フローから外れた、または網羅が`--at-least`に満たない、2 読めないものがある、3 未判定。

    The page needs no network. With several flows, each has a page of its own beside the one that lists them, unless --single asks for one file; standard output is always one file. Each step of a walk has its own link. Exit status: 0 the file is written, with or without findings; 2 an error in the command line, the settings or a flow file; 130 ended by Ctrl-C, or 143 by SIGTERM, with a page of the findings up to then.
    ページにネットワークは不要です。フローがいくつもある場合は、一覧のページの隣に、それぞれのページを書き出します。`--single`では1つのファイルにまとめます。標準出力は常に1つのファイルです。ウォークスルーの各段階にはリンクがあります。終了ステータス: 0 指摘の有無にかかわらず書き出した、2 コマンドライン、設定、フローファイルのいずれかにエラー、130 Ctrl-Cによる終了、143 SIGTERMによる終了(それまでの指摘のページを書き出します)。

    "--output" prints the schema of "navflow check --format json" in place of it, for scripts that read reports.
    `--output`は、代わりに`navflow check --format json`のスキーマを表示します。レポートを読むスクリプトのためのものです。

    An editor with a YAML language server uses it to complete and explain keys. Write it beside the flow files, and begin each flow file with this line:
    YAMLの言語サーバーを使うエディタは、これを使ってキーを補完し、説明します。フローファイルの隣に書き出し、各フローファイルを次の行で始めてください。

    "navflow init" does both for a new flow. The schema does not check names of screens and tasks; "navflow check" does.
    新しいフローでは、`navflow init`が両方を行います。スキーマは画面やタスクの名前を検査しません。名前は`navflow check`が検査します。

    Each save of a flow file, an import, a picture, the settings or the baseline starts another check. It prints what has changed. The page is served on 127.0.0.1 only. It reloads itself, and its walk stays where it was if its taps still exist. Ctrl-C ends the command. Exit status: 0 ended by Ctrl-C; 2 an error in the command line or the settings, a port in use, or no flow file.
    フローファイル、インポート、画像、設定、ベースラインを保存するたびに検査し、変わったことを表示します。ページは127.0.0.1だけで提供されます。自動で再読み込みされ、タップがまだあればウォークスルーは同じ場所から続きます。Ctrl-Cで終わります。終了ステータス: 0 Ctrl-Cによる終了、2 コマンドラインか設定のエラー、使用中のポート、またはフローファイルがない。

    Draw dismiss, pop and complete as arrows as well; default: where they are few.
    `dismiss`、`pop`、`complete`も矢印で描きます。既定では、少ない場合だけ描きます。

    Where arrows lead: right or down; default: as it fits a page.
    矢印の向き(rightまたはdown)。既定では、ページに収まる向き。

    Write a picture for each tab, task and group into this folder, and an index.
    タブ、タスク、グループごとの図と、その一覧をこのフォルダに書き出します。

    Draw the steps that lead to a finding, or those of a scenario: the id of a rule, the number of a finding in the text of check, or the name of a scenario.
    指摘に至る手順、またはシナリオの手順を描きます。ルールのid、`check`の出力での指摘の番号、またはシナリオの名前を指定します。

    Draw the steps of these taps, written as for simulate. Can be repeated: one strip above the other.
    これらのタップの手順を描きます。書き方は`simulate`と同じです。繰り返すと、ストリップが上下に並びます。

    The width of a strip, in points; longer ones go on in the next row.
    ストリップの幅(ポイント)。長いものは次の行に続きます。

    Show the notes of a review again, from a file that a page has saved.
    ページが保存したファイルから、レビューのメモをもう一度表示します。

    swift for the code of one flow; nothing for all that the settings list.
    1つのフローのコードなら`swift`。設定に並ぶすべてを書き出すなら何も書きません。

    The folder for the Swift code.
    Swiftのコードを書き出すフォルダ。

    The framework of the host in the Swift code: uikit, swiftui, both or none.
    Swiftのコードのホストが使うフレームワーク(uikit、swiftui、both、none)。

    The type that holds the Swift code; default: after the flow file.
    Swiftのコードを含む型。既定ではフローファイルの名前を使います。

    Who can use the Swift code: public or internal.
    Swiftのコードを使える範囲(publicまたはinternal)。
    """#
}
