extension JapaneseTexts {
  /// The texts of names in code, generated tests and recorded runs.
  static let exports = #"""
    # ---- names in code

    "id" is a name in code, so it cannot be {q}
    「id」はコードでの名前なので、{q}は使えません

    write letters, digits and `_` only, without spaces
    文字、数字、`_`だけを使い、空白を入れずに書いてください

    "link" expects a link, not {q}
    「link」に書けるのはリンクです。{q}はリンクではありません

    write it with its scheme, such as {q}
    {q}のように、スキームを付けて書いてください

    {q} and {q2} have the same name in code, `{s}`
    {q}と{q2}は、コードでの名前がどちらも`{s}`になります

    {q} and {q2} on {q3} have the same name in code, `{s}`
    {q3}の{q}と{q2}は、コードでの名前がどちらも`{s}`になります

    {q} and {q2} of {q3} have the same name in code, `{s}`
    {q3}の{q}と{q2}は、コードでの名前がどちらも`{s}`になります

    {q} and {q2} of task {q3} have the same name in code, `{s}`
    タスク{q3}の{q}と{q2}は、コードでの名前がどちらも`{s}`になります

    {q} and {q2} of variable {q3} have the same name in code, `{s}`
    変数{q3}の{q}と{q2}は、コードでの名前がどちらも`{s}`になります

    the other one is here
    もう一方はここです

    write `id: NAME` on one of them
    どちらかに`id: NAME`と書いてください

    rename one of them
    どちらかの名前を変えてください
    """#
}
