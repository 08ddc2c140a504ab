extension JapaneseTexts {
  /// The texts of the script of review pages.
  static let script = #"""
    beyond this page
    このページの範囲外

    not offered here
    ここでは選べません

    Fold all
    すべて閉じる

    Unfold all
    すべて開く

    This page holds no flow {s}: it may have been renamed since the link was made. This is the launch of {s2}.
    このページにフロー「{s}」はありません。リンクの作成後に名前が変わった可能性があります。代わりに「{s2}」の起動時の状態を表示しています。

    The launches differ: {s} before, and {s2} after.
    起動時の条件が異なります。変更前: {s}、変更後: {s2}。

    Up to here, both versions show the same.
    ここまでは、どちらの版も同じ画面です。

    tap {s}, {s2}
    {s}回目のタップ({s2})

    the launch
    起動時

    The versions part at {s}. Before: {s2}. After: {s3}.
    {s}から2つの版が分かれます。変更前: {s2}。変更後: {s3}。

    Now both show the same again.
    現在は、再び同じ画面です。

    on {s}
    (画面「{s}」)

    No screen and no tap has this name.
    この名前の画面やタップはありません。

    {s} and {s2} found, by the shortest paths from the launch
    {s}と{s2}が見つかりました。リンクは起動からの最短経路です

    ; these are the nearest {s}
    (近い順に{s}件を表示)

    nothing leads there
    ここに至る経路はありません

    no path on this page leads there
    ここに至る経路は、このページの範囲内にありません

    Launched.
    起動しました。

    This is the launch; there is nothing to undo.
    起動時の状態なので、取り消せる操作はありません。

    Undone: {s}.
    取り消しました。{s}。

    This page holds no walk on {s}.
    このページに{s}のウォークスルーはありません。

    the flow’s first device
    フローの最初のデバイス

    This page holds no launch with {s}.
    このページに、起動時の値が{s}のウォークスルーはありません。

    the defaults
    既定値

    only the first {s} can be made
    実行できたのは最初の{s}回だけです

    none can be made
    1つも実行できません

    This address names {s}, and {s2}:
    このアドレスには{s}が含まれていますが、{s2}。

    {s} is not offered here
    「{s}」はここでは選べません

    , and nothing in the flow has this name
    。この名前のものはフローにありません

    .
    。

    the shortest path to {s}
    「{s}」への最短経路

    This page has only {s}.
    このページにあるのは{s}だけです。

    {s} leads to another one, with {s2} in front
    「{s}」を選ぶと別の状態になり、「{s2}」が前面に表示されます

    , and {s} more follow
    。その後にさらに{s}が続きます

    . Continue in a terminal with {s}
    。ターミナルで続けるコマンド: {s}

    – or in this page by {s}, {s2} from the launch
    – または、このページで: {s}(起動から{s2})

    Copied.
    コピーしました。

    Paste it into the flow file.
    フローファイルに貼り付けてください。

    Save it beside the folder steps, which navflow tests writes.
    `navflow tests`が書き込むフォルダstepsの隣に保存してください。

    The browser does not let this page copy. Copy the selected text.
    このページからはコピーできません。選択されたテキストをコピーしてください。

    In front: {s}, {s2}.
    前面: {s}({s2})。

    , {s} screens on its stack
    、スタックに{s}画面

    No task runs.
    実行中のタスクはありません。

    Nothing can happen any more.
    これ以上できることはありません。

    selected
    選択中

    only in this version
    この版のみ

    column {s}
    カラム「{s}」

    tab {s}
    タブ「{s}」

    root
    ルート

    , set aside
    (退避中)

    , in use
    (使用中)

    The picture of {s}
    {s}の画像

    {s} of {s2}
    全{s2}ステップ中{s}

    {s}: {s2}, in front: {s3}
    {s}: {s2}、前面: {s3}

    Running:
    実行中:

    , in it
    、その中で

    Tap
    タップ

    Offered by the root
    ルートのアクション

    On arrival, one of
    画面表示時(いずれか)

    Gestures
    ジェスチャ

    Tab bar
    タブバー

    By the system, without a tap
    システムアクション(タップなし)

    From outside
    アプリの外から

    launch
    起動

    tap
    タップ

    gesture
    ジェスチャ

    system
    システム

    arrival
    画面表示時

    entry
    外部からの入口

    {s} tap
    {s}タップ

    {s} taps
    {s}タップ

    {s} screen
    {s}画面

    {s} screens
    {s}画面

    {s} configuration
    {s}個の状態

    {s} configurations
    {s}個の状態

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

    alert
    アラート

    actionSheet
    アクションシート

    external
    別のアプリやサイト

    prompt
    システムのダイアログ

    # ---- ends a sentence of the live region (view.js: not used yet)

    {s}.
    {s}。

    # ---- the live page (LivePage)

    This page shows the last check without errors. The files now have errors:
    このページは、エラーのなかった最後の検査の結果です。現在のファイルにはエラーがあります:

    The page was updated, because the files have changed.
    ファイルが変更されたため、ページを更新しました。

    The walk ends earlier than before:
    ウォークスルーは前より手前で終わっています:

    The walk is where it was.
    ウォークスルーの位置は同じです。

    navflow watch cannot be reached, so this page no longer follows the files.
    `navflow watch`に接続できないため、ファイルの変更はこのページに反映されなくなりました。

    and {s} more, which the terminal shows
    ほか{s}件(ターミナルに表示されています)

    Chosen values
    選んだ値

    Delete
    削除

    There is no note yet.
    まだメモはありません。

    Saved as {s}.
    {s}として保存しました。

    The note is in the list below.
    メモは下の一覧にあります。

    Both versions show the same here, and offer something else.
    ここでは、どちらの版も同じ画面ですが、選べるものが異なります。

    Only before: {s}.
    変更前のみ: {s}。

    Only after: {s}.
    変更後のみ: {s}。

    on {s}, only before: {s2}
    {s}で、変更前のみ: {s2}

    on {s}, only after: {s2}
    {s}で、変更後のみ: {s2}

    {s} shows something else: {s2} before, {s3} after
    {s}で開く画面が異なります。変更前: {s2}、変更後: {s3}

    and more
    ほかにもあります

    screen
    画面

    step
    手順

    finding
    指摘
    """#
}
