extension JapaneseTexts {
  /// The texts of review pages.
  static let pages = #"""
    # ---- the page (ReviewPage, PageOutline, PageDocument)

    All flows
    すべてのフロー

    Flows
    フロー

    Made by navflow. Keep the pages of the flows beside this file.
    navflowが作成しました。フローのページはこのファイルと同じフォルダに置いてください。

    {n} flows
    {n}個のフロー

    Skip to the findings
    指摘へ移動

    Made by navflow, which computed the findings and the walk. This page works without a network.
    navflowで作成しました。指摘とウォークスルーはnavflowが計算したものです。このページはネットワークなしで利用できます。

    Contents
    目次

    Files with mistakes
    誤りのあるファイル

    Findings
    指摘

    Review of {n} flow{s|}
    {n}個のフローのレビュー

    {n} accepted
    受け入れ済み{n}件

    {n} known already
    既知{n}件

    Walk through it
    ウォークスルー

    Diagram
    図

    {n} screen{s|}, {n2} task{s|}
    {n}画面、{n2}タスク

    Nothing was found.
    指摘はありません。

    Nothing was found here.
    このフローに指摘はありません。

    {n} accepted finding{s|}
    受け入れ済みの指摘{n}件

    # ---- severities (Badge)

    {n} error{s|}
    エラー{n}件

    {n} warning{s|}
    警告{n}件

    {n} info{s|}
    情報{n}件

    # ---- findings (FindingMarkup)

    Unfold all
    すべて開く

    Link to this finding
    この指摘へのリンク

    line {n}
    {n}行目

    {n} tap{s|} to get there
    {n}タップで到達

    met in {n} places
    {n}か所で起こる

    met on {n} paths
    {n}通りの経路で起こる

    checked up to the launch, no proof beyond
    起動時のみ検査(その先は未証明)

    checked up to {n} tap{s|}, no proof beyond
    {n}タップまで検査(その先は未証明)

    Accepted:
    受け入れた理由:

    How to get there:
    ここまでの経路:

    How to get there on {words}:
    ここまでの経路({words}):

    Replay:
    再現コマンド:

    # ---- traces (Filmstrip, EventPhrase)

    The way there, step by step
    ここまでの経路(1ステップずつ)

    Screens and layers, the front first
    画面の重なり(前面から順)

    tap
    タップ

    arrival
    画面表示時

    entry
    外部からの入口

    column {n}
    カラム{n}

    , set aside
    (退避中)

    sheet
    シート

    formSheet
    フォームシート

    fullScreen
    フルスクリーン

    popover
    ポップオーバー

    modelessPopover
    モードレスポップオーバー

    inputView
    入力ビュー

    panel
    パネル

    actionSheet
    アクションシート

    external
    別のアプリやサイト

    prompt
    システムのダイアログ

    walk on from here
    ここから続ける

    Walk on from the launch
    ここから続ける(起動時)

    Walk on from tap {n}
    ここから続ける({n}回目のタップの後)

    starts
    開始

    starts (gate)
    開始(ゲート)

    completed
    完了

    completed: {s}
    完了({s})

    cancelled
    キャンセル

    abandoned
    放棄

    interrupted
    中断

    – this step could not be taken
    – このステップを実行できません

    # ---- diagrams (DiagramMarkup, FlowDiagrams)

    The diagram in words
    図の内容を文章で読む

    Overview
    概要図

    on iPhone
    (iPhone用)

    on iPad
    (iPad用)

    {s} of the flow; the same as text is below
    フローの{s}。同じ内容の文章が下にあります

    {s} of the flow ({words}); the same as text is below
    フローの{s}({words})。同じ内容の文章が下にあります

    Fit to the width
    幅に合わせる

    {s}, scrollable
    {s}(スクロール可能)

    {s} ({s2}), scrollable
    {s}({s2}、スクロール可能)

    All {n} screens
    全{n}画面

    An overview: the screens are counted.
    概要図: 画面は数だけを示しています。

    An overview ({s}): the screens are counted.
    概要図({s}): 画面は数だけを示しています。

    A thick outline: the screen in front in the walk.
    太い枠: ウォークスルーで前面にある画面です。

    A thick outline ({s}): the screen in front in the walk.
    太い枠({s}): ウォークスルーで前面にある画面です。

    There is no diagram: Graphviz's "dot" cannot be started: {s}
    図はありません。Graphvizの`dot`を起動できません({s})

    There is no diagram: Graphviz's "dot" did not finish in {s} seconds{s2}draw a part of a large drawing: --task TASK for one task, or --around SCREEN for one screen and its neighbours{s3}if the drawing is small, that program hangs: type "dot -V" to see whether it is Graphviz
    図はありません。Graphvizの`dot`が{s}秒以内に終了しませんでした。{s2}図が大きい場合は、`navflow diagram`で一部だけを描いてください。1つのタスクなら`--task TASK`、1つの画面とその前後なら`--around SCREEN`を指定します。{s3}図が小さい場合はプログラムが停止しています。`dot -V`と入力し、Graphvizかどうかを確かめてください

    There is no diagram: Graphviz's "dot" was ended by a signal{s}
    図はありません。Graphvizの`dot`がシグナルで終了しました{s}

    There is no diagram: the "dot" on the PATH wrote no drawing: install Graphviz, and put its folder first in the PATH{s}
    図はありません。PATHにある`dot`が図を書き出しませんでした。Graphvizをインストールし、そのフォルダをPATHの先頭に置いてください{s}

    There is no diagram: Graphviz's "dot" failed with status {s}
    図はありません。Graphvizの`dot`が失敗しました。終了ステータス{s}

    # ---- the diagram in words (FlowInWords)

    From outside
    アプリの外から

    lock
    ロック

    # ---- the walk (WalkMarkup)

    Before
    変更前

    After
    変更後

    To walk through the flow in this page, allow its script. Or type
    このページでフローを操作するには、ページのスクリプトを許可してください。または、次のコマンドを実行してください:

    Device
    デバイス

    Launched with
    起動時の値

    The screen in front, and what can happen
    前面の画面と、ここで起こりうること

    Not offered here, and why
    ここでは選べないものとその理由

    Screens and layers
    画面の重なり

    Layers, the front first
    画面の重なり(前面から順)

    In the other tabs
    ほかのタブ

    The way here
    ここまでの経路

    Undo
    取り消す

    Launch again
    もう一度起動する

    Copy as a scenario
    シナリオとしてコピー

    Copy as a Maestro test
    Maestroのテストとしてコピー

    Step
    ステップ

    The copied text
    コピーしたテキスト

    Each step above is a link that can be sent to others. Within this part the keys 1 to 9, u and r work too.
    上の各ステップはリンクになっていて、ほかの人に送ることができます。ウォークスルーの中では、1〜9、u、rのキーも使えます。

    Screens and taps
    画面とタップ

    Find a screen or a tap
    画面またはタップを探す

    Shortest paths from the launch
    起動からの最短経路

    No walk
    ウォークスルーなし

    This file has no root, so it cannot be launched: walk through a flow that imports it.
    このファイルにはルートがないため、起動できません。このファイルをインポートするフローのウォークスルーを使ってください。

    This page holds everything that can happen: {n} configuration{s|}.
    このページには、起こりうる状態がすべて含まれています({n}個)。

    This page holds everything that can happen ({s}用): {n} configuration{|s}.
    このページには、{s}で起こりうる状態がすべて含まれています({n}個)。

    This page holds {n} configuration{s|}: those of the scenarios, those on the path to each finding and on the shortest path to each screen, and the nearest to the launch. A tap that leads beyond them shows the command that continues.
    このページには{n}個の状態が含まれています。シナリオの状態、各指摘に至る経路と各画面への最短経路の状態、起動に近い状態です。その先に進むタップでは、続きを実行するコマンドが表示されます。

    This page holds {n} configuration{|s} ({s}用): those of the scenarios, those on the path to each finding and on the shortest path to each screen, and the nearest to the launch. A tap that leads beyond them shows the command that continues.
    このページには、{s}の{n}個の状態が含まれています。シナリオの状態、各指摘に至る経路と各画面への最短経路の状態、起動に近い状態です。その先に進むタップでは、続きを実行するコマンドが表示されます。

    # ---- comparisons (ComparisonPage)

    Skip to the comparison
    比較へ移動

    Before and after
    変更前と変更後

    before:
    変更前:

    after:
    変更後:

    What has changed
    変更点

    Made by navflow, which computed the comparison and the walks. This page works without a network.
    navflowで作成しました。比較とウォークスルーはnavflowが計算したものです。このページはネットワークなしで利用できます。

    Not everything was checked, so {n} of them may still occur.
    すべてを検査したわけではないため、このうち{n}件はまだ残っている可能性があります。

    New findings
    新しい指摘

    Findings that are gone
    解消した指摘

    Findings that are accepted now
    新たに受け入れた指摘

    The whole comparison as text
    比較の全文(テキスト)

    Walk:
    ウォークスルー:

    There is no walk: no flow of both versions that can be launched has changed.
    ウォークスルーはありません。両方の版にあって起動できるフローに、変更はありませんでした。

    The commands read the files in the folder, not those of these versions:
    コマンドは、次の版のファイルではなく、フォルダ内のファイルを読み込みます:

    A tap in one version is made in the other one too, if it offers that tap.
    一方の版でタップすると、もう一方にも同じタップがあれば、そちらでも実行されます。

    Walk to the first difference
    最初の違いまで進む

    # ---- gestures in the walk and in filmstrips: ready for use when the code localizes the labels of gestures
    # Back
    # 戻る
    # Swipe down
    # 下スワイプ
    # Tap outside
    # 外側をタップ
    # Return
    # アプリに戻る
    # Swipe left
    # 左スワイプ
    # Swipe right
    # 右スワイプ
    # Tab: {s}
    # タブ: {s}

    Skip to the content
    本文へ移動

    Scenarios
    シナリオ

    Play
    再生

    passed
    成功

    failed
    失敗

    not run
    未実行

    Zoom
    拡大と縮小

    Smaller
    縮小

    Larger
    拡大

    Fit
    全体

    Notes
    メモ

    Notes stay in this browser. Nothing is sent anywhere. Save them as a file to pass them on: navflow report --notes FILE shows them again.
    メモはこのブラウザーの中だけに残り、どこにも送信されません。渡すにはファイルに保存してください。reportコマンドの--notesで再び表示できます。

    Copy as Markdown
    Markdownとしてコピー

    Save as Markdown
    Markdownとして保存

    Save as a file
    ファイルに保存

    The notes as Markdown
    Markdownのメモ

    Pass it on
    共有

    Play from the launch
    起動から再生

    Write a note
    メモを書く

    About
    対象

    Note
    メモ

    Add the note
    メモを追加

    Where the versions differ
    2つの版が異なる場所

    Tasks:
    タスク:

    The diagram is being drawn.
    図を描いています。
    """#
}
