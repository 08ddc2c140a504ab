extension JapaneseTexts {
  /// The texts of diagrams.
  static let diagrams = #"""
    # Diagrams: legend, subtitle and titles

    ▸ start
    ▸ 開始画面

    grey frame: tab
    灰色の枠: タブ

    blue frame: task
    青い枠: タスク

    grey box: tab
    灰色の箱: タブ

    blue box: task
    青い箱: タスク

    solid: push
    実線: push

    dashed: present, start
    破線: present、start

    dotted: back
    点線: 戻る

    thick: tab, root
    太線: tab、root

    ◆ one of several results
    ◆ いくつかの結果のうちの1つ

    ▸ leads to a task
    ▸ タスクへ

    ↩ goes back
    ↩ 戻る

    ○ stays
    ○ 移動しない

    italics: not a tap
    斜体: タップ以外

    ✗ error ⚠ warning ⓘ info
    ✗ エラー ⚠ 警告 ⓘ 情報

    + added, − removed, ± changed, ≈ renamed
    + 追加、− 削除、± 変更、≈ 名前の変更

    ①②③ taps that lead there
    ①②③ そこに至るタップ

    {n} {finding|findings}
    指摘{n}件

    {n} {finding|findings}; not shown here: {s}
    指摘{n}件(ここに示していないもの: {s})

    only taps that lead to errors have numbers, because there are too many traces
    経路が多すぎるため、エラーに至るタップだけに番号があります

    taps have no numbers, because there are too many traces
    経路が多すぎるため、タップに番号はありません

    --only RULE draws those of one rule
    `--only RULE`で1つのルールの指摘だけを描けます

    navflow check lists them
    `navflow check`で一覧できます

    {s} leads to {s2}
    {s}の先: {s2}

    overview of {n} screens
    {n}画面の概要

    only {s} and what touches it
    「{s}」とそれに接する部分だけ

    only {s} and its neighbours
    「{s}」と隣の画面だけ

    only what changed and its neighbours
    変更箇所と隣の画面だけ

    root {s}
    ルート {s}

    pushed
    プッシュ遷移

    form sheet
    フォームシート

    input view
    入力ビュー

    # ---- Strips

    interrupted, unfinished
    中断、未完了

    system screen
    システムの画面

    set aside
    退避中

    ✗ step failed: {s}
    ✗ 失敗したステップ: {s}

    other app or site
    別のアプリやサイト

    system prompt
    システムのダイアログ

    {n} {screen|screens}
    {n}画面

    {n} actions
    {n}アクション

    other screens
    ほかの画面

    entries
    外部からの入口

    # Conditions and steps in words

    one of many
    同じ種類のうちの1つ

    {s}, one of many
    {s}(同じ種類のうちの1つ)

    only while no task runs
    タスクの実行中以外

    only while a task runs
    タスクの実行中のみ

    only while {s} runs
    {s}の実行中のみ

    not while {s} runs
    {s}の実行中以外

    not on {s}
    {s}以外

    only while {s} is visible
    {s}が見えている間のみ

    only in tab {s}
    タブ{s}のみ

    not in tab {s}
    タブ{s}以外

    only over {s}
    {s}の上のみ

    only at root {s}
    ルート{s}のみ

    pushes {s}
    {s}をプッシュ

    presents {s}
    {s}をモーダル表示

    presents {s}, sets the rest aside
    {s}をモーダル表示し、残りを保留

    starts {s}
    {s}を開始

    starts {s}, sets the rest aside
    {s}を開始し、残りを保留

    cancels
    キャンセル

    completes: {s}
    完了: {s}

    goes back
    戻る

    goes back {n} screens
    {n}画面戻る

    goes back to the first screen
    最初の画面に戻る

    goes back to {s}
    {s}に戻る

    closes
    閉じる

    closes everything
    すべて閉じる

    closes what is over {s}
    {s}の上を閉じる

    replaced by {s}
    {s}に置き換え

    shows {s}
    {s}を表示

    {s} tab
    {s}タブ

    back to the launch
    起動時に戻る
    """#
}
