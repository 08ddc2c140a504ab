extension JapaneseTexts {
  /// The texts about screens that stay, drafts, and columns.
  static let states = #"""
    # Example titles

    Back that goes two pages back
    2ページ戻る「戻る」

    Back that goes past the form after it was sent
    送信後にフォームを越えて戻る「戻る」

    a task that every button of its first page completes
    最初のページのどのボタンでも完了するタスク

    choices that complete a task which no swipe gives up
    スワイプでやめられないタスクを完了する選択肢

    a layer that opens by itself, and that only an answer of the server leaves
    自動的に開き、サーバの応答でしか閉じないモーダル

    a task at a root that only one of two answers ends
    2つの応答の一方でしか終わらないルートのタスク

    the app behind the sign-in is not described yet
    サインインの先のアプリがまだ書かれていない

    a page beneath that leads elsewhere, which is an info
    別の場所に進む下のページ(情報)

    a reminder that only goes back to the first screen
    最初の画面に戻るだけのリマインダー

    a message that goes back and shows a page of its own
    戻ってから自分のページを表示するメッセージ

    a recording that cannot be stopped, only paused
    停止できず、一時停止しかできない録音

    a recording that can be stopped
    停止できる録音

    a button that keeps its own page in front, and an alert that does
    自分のページを前面に残すボタンと、そうするアラート

    an event that buys while the page still sells, which is a warning
    ページがまだ販売している間に購入するイベント(警告)

    a link that shows the sign-in to users who are signed in
    サインイン済みのユーザーにサインインを表示するリンク

    an alert and an event that leave the page
    ページを閉じるアラートとイベント

    a link that shows the sign-in only to users who are signed out
    サインアウト中のユーザーだけにサインインを表示するリンク

    a page with needs that stays beneath, and a checkout that goes on
    下に残る`needs`のあるページと、続いてしまう購入手続き

    the page of the last column in the place of the list, which is an info
    リストの場所に表示された最後のカラムのページ(情報)

    a message that arrives in another tab first
    先に別のタブに届くメッセージ

    pages that a swipe has replaced
    スワイプで置き換わったページ

    a page of no task that Next has replaced
    「次へ」で置き換わった、タスクに属さないページ

    a Back that the first screen of a sheet does not offer, which is an info
    シートの最初の画面では使えない「戻る」(情報)

    a page that waits in a tab with needs, which is an info
    `needs`のあるタブで待つページ(情報)

    # Messages and helps

    an info where a gesture is never offered
    ジェスチャがまったく使えない場合は情報

    {words} is never offered on {q}, so its steps never run
    {q}では{words}が使えないため、そのステップは実行されません

    remove it, or write it where the screen is shown in another way
    削除するか、画面を別の方法で表示する場所に書いてください

    a warning where an event has done what the screen still offers
    画面がまだ提供していることをイベントが済ませた場合は警告

    after {text}, {q} is still in front, which no button would show then
    {text}の後も{q}が前面に残りますが、その値ではどのボタンからも表示されない画面です

    after {text}, {q} is still in front, which no button would show then, and it still offers {q2}
    {text}の後も{q}が前面に残りますが、その値ではどのボタンからも表示されない画面です。それでも{q2}が使えます

    leave {q} with the change, or give it an action for the new value
    変更とともに{q}を閉じるか、新しい値のためのアクションを用意してください

    {text} starts {q} also after {q2}: users who are signed in are asked again
    {text}は{q2}の後でも{q}を開始します。サインイン済みのユーザーに再び求めます

    ask for the value, with {q}, or set it if the session ends there
    {q}で値を確かめるか、そこでセッションが終わるなら値を設定してください

    after {text}, {q} is still there, which needs {q2}
    {text}の後も{q}が残りますが、この画面には{q2}が必要です

    after {text}, {q} waits in the tab {q2}, which needs {q3}
    {text}の後も{q}が{q2}のタブに残りますが、このタブには{q3}が必要です

    an info in a tab that asks for the sign-in first
    先にサインインを求めるタブの中では情報

    leave {q} with the change, for example with "dismiss all", "pop root" or another root
    `dismiss all`、`pop root`、別のルートへの切り替えなどで、変更とともに{q}を閉じてください

    {text} shows {q} in the place of {q2}, although it begins another column
    {text}が{q}を{q2}の場所に表示しますが、これは別のカラムの最初の画面です

    show {q} from the column before its own, or with an entry, which acts on the last column
    {q}は1つ前のカラムから表示するか、最後のカラムに作用する外部からの入口で表示してください

    {text} pushes {q} beneath {q2}: Back leads to it, where the user has not been, and it does not lead on to {q3}
    {text}が{q2}の下に{q}をプッシュ遷移で表示します。「戻る」の先はユーザーが訪れていない画面で、そこから{q3}には進めません

    push one screen for each tap, or let {q} lead on to the next one
    1回のタップで1画面だけプッシュ遷移で表示するか、{q}から次の画面に進めるようにしてください

    let it wait, with {q}, or show what it is about over {q2}
    {q}を付けて待機させるか、知らせる内容を{q2}の上に表示してください

    after {text}, {list} {is|are} impossible from then on, although {q} still changes
    {text}の後、{q}はまだ変わるのに、{list}は以後できなくなります

    add an action that leads back, with {q}
    {q}で元に戻すアクションを追加してください

    ask first, with an alert that can discard or keep; or "push" the next page, so that Back shows the input again
    破棄するか残すかを選べるアラートで先に確認するか、次のページを`push`して、「戻る」で入力が再び表示されるようにしてください

    the screen {q} is not designed yet
    画面「{q}」はまだ設計されていません

    navflow describes iOS apps, and Android is not modelled: leave it out
    navflowはiOSアプリを対象とし、Androidは扱いません。書かないでください

    what goes by itself is no screen: write `stay` where it appears, and say so in a `note`
    自然に消えるものは画面ではありません。現れる場所に`stay`と書き、`note`にその旨を書いてください
    """#
}
