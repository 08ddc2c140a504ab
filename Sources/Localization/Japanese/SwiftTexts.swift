extension JapaneseTexts {
  /// The texts of generated Swift code.
  static let swift = #"""
    # ---- navflow generate swift

    {q} in {q2} on {q3} shows a screen of task {q4} without starting it, so no code receives its outcome
    {q3}の{q2}の{q}は、タスク{q4}を始めずにその画面を表示するので、結果を受け取るコードがありません

    {q} in {q2} shows a screen of task {q3} without starting it, so no code receives its outcome
    {q2}の{q}は、タスク{q3}を始めずにその画面を表示するので、結果を受け取るコードがありません

    {q} shows a screen of task {q2} without starting it, so no code receives its outcome
    {q}は、タスク{q2}を始めずにその画面を表示するので、結果を受け取るコードがありません

    write `start {s}`
    `start {s}`と書いてください

    {q} on {q2}: {q3} belongs to no task, so its code cannot know which task ends
    {q2}の{q}: {q3}はどのタスクにも属さないので、どのタスクが終わるのかコードからわかりません

    move {q} into task {q2}, or end the task in the screen that shows it
    {q}をタスク{q2}に移すか、それを表示する画面でタスクを終えてください

    {q} in {q2} on {q3}: the code must know how the screen is shown
    {q3}の{q2}の{q}: 画面の表示のしかたがコードに必要です

    {q} in {q2}: the code must know how the screen is shown
    {q2}の{q}: 画面の表示のしかたがコードに必要です

    write `as: sheet`, or another style
    `as: sheet`など、表示のしかたを書いてください

    {s} is not in this version of the Swift code
    {s}は、このバージョンのSwiftコードでは扱えません

    {s} in {q} on {q2} is not in this version of the Swift code
    {q2}の{q}の{s}は、このバージョンのSwiftコードでは扱えません

    {s} in {q} is not in this version of the Swift code
    {q}の{s}は、このバージョンのSwiftコードでは扱えません

    leave this flow to `navflow check` and `navflow tests`, or generate a flow without it
    このフローは`navflow check`と`navflow tests`で使うか、それを使わないフローから生成してください

    the gesture {q} has several results, and no code says which one happens
    ジェスチャ{q}には結果が複数あり、どれになるかを決めるコードがありません

    let the gesture show a screen, and write the results on an action there
    ジェスチャでは画面を表示し、その画面のアクションに結果を書いてください

    nothing is written, because of {n} {place|places} in the flow
    フローの{n}か所が原因で、何も書き込んでいません

    {s}, {n} {file|files} up to date
    {s}: ファイル{n}個はすべて最新です

    {s}, {n} {file|files} written
    {s}: ファイル{n}個を書き込みました

    {s}, {n} {file|files} written, {n2} removed
    {s}: ファイル{n}個を書き込み、{n2}個を削除しました

    {q} has no root, so it is a part of other flows: generate the code of one of those
    {q}には`root`がなく、ほかのフローの一部です。それを使うフローからコードを生成してください

    write what is generated, as in generate swift App.flow.yaml -o FOLDER
    generate swift App.flow.yaml -o FOLDERのように、何を生成するかを書いてください

    generate writes swift, not {q}
    generateで書き出せるのはswiftです。{q}ではありません

    generate swift needs a flow file: generate swift FILE -o FOLDER
    `generate swift`にはフローファイルが必要です。`generate swift FILE -o FOLDER`と入力してください

    write the folder for the code, as in -o Sources/Navigation
    -o Sources/Navigationのように、コードを書き込むフォルダを書いてください

    --namespace is the name of a type: letters, digits and _, with a capital first
    `--namespace`は型の名前です。文字、数字、_を使い、大文字で始めてください

    {q} is the name of a type: letters, digits and _, with a capital first
    {q}は型の名前です。文字、数字、_を使い、大文字で始めてください

    {q} has no meaning beside {q2}
    {q2}と一緒に{q}は使えません

    write one item with {q} and another one with {q2}
    {q}の項目と{q2}の項目を別々に書いてください
    """#
}
