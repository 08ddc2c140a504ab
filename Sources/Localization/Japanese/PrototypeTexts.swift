extension JapaneseTexts {
  /// The texts about prototypes, `areas`, `refine` and `takes`.
  static let prototypes = #"""
    # ---- unused-area

    the area {q} names no tap of {q2}
    領域{q}は{q2}のタップを指定していません

    # ---- growing-stack

    # ---- Reports

    (other places)
    (報告済みの箇所を除く)

    # ---- The page

    source
    出典

    # ---- areas

    {q} is no fraction of the picture
    {q}は画像に対する割合ではありません

    write a number from 0 to 1 with at most three decimals, such as 0.125
    0から1までの数を、0.125のように小数点以下3桁までで書いてください

    the area {q} is empty
    領域{q}が空です

    the area {q} reaches beyond the picture
    領域{q}が画像からはみ出しています

    write [left, top, width, height] as fractions of the picture, each from 0 to 1
    `[左, 上, 幅, 高さ]`を、画像に対する0から1までの割合で書いてください

    write [left, top, width, height], as in [0, 0.25, 1, 0.125]
    `[0, 0.25, 1, 0.125]`のように、`[左, 上, 幅, 高さ]`を書いてください

    # ---- refine, takes

    the imported action {q} on {q2} is now called {q3}
    {q2}の読み込んだアクション{q}の名前は、今は{q3}です

    write {q}, or another label for an action of your own
    {q}と書くか、自分で加えたアクションなら別のラベルにしてください

    there is no screen {q} to refine
    `refine`で指定した画面「{q}」がありません

    there is no screen {q} to take
    `takes`で指定した画面「{q}」がありません

    task {q} takes the screen {q2}, which belongs to task {q3}
    タスク「{q}」の`takes`にある画面「{q2}」は、タスク「{q3}」に属しています

    take only screens of no task
    どのタスクにも属さない画面だけを書いてください
    """#
}
