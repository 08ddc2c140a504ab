extension JapaneseTexts {
  /// The texts about changes and their consequences.
  static let changes = #"""
    # Sentences about changes

    What a user can do has changed
    ユーザーができることが変わりました

    {s} is new
    {s}が加わりました

    {s} is gone
    {s}がなくなりました

    {s} has changed
    {s}が変わりました

    {s} has another name
    {s}の名前が変わりました

    it can throw away task {q}
    タスク{q}を失わせることがあります

    it can throw away {n} tasks: {s}
    次の{n}個のタスクを失わせることがあります({s})

    it discards what users typed on {s}
    {s}に入力したものが失われます

    no longer: {s}
    解消: {s}

    task {q} is no longer interrupted
    タスク{q}は中断されなくなりました

    task {q} is modal now
    タスク{q}はモーダルになりました

    the tab bar is out of reach while task {q} runs
    タスク{q}の実行中、タブバーには触れられません

    the end of task {q} leads back to where it began
    タスク{q}が終わると、開始した場所に戻ります

    the caller learns how task {q} ended
    呼び出し元はタスク{q}の結果を知ることができます

    task {q} is in one layer now
    タスク{q}は1つのレイヤーに収まりました

    accepted: {s}
    受け入れ済み: {s}

    {s}: {n} tap{s2|}, before {s3}
    {s}: {n}タップ、以前は{s3}

    wrote {s}: {s2}
    {s}に書き出しました({s2})

    {q} cannot be read: name a file with notes that a review page has saved
    {q}を読めません。レビューページで保存したメモのファイルを指定してください

    {q} holds no notes: name a file that a review page has saved with {q2}
    {q}にメモがありません。レビューページの{q2}で保存したファイルを指定してください

    two tabs have the label {q}
    2つのタブのラベルがどちらも{q}です

    taps per task: some are not counted, there are too many configurations
    タスクごとのタップ数: 状態が多すぎるため、一部は数えていません
    """#
}
