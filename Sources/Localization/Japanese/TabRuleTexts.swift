extension JapaneseTexts {
  /// The texts of rules about tabs, navigation and steps, and of parts that all rules share.
  static let tabRules = #"""
    # ---- Checking, RuleContext: subjects of sentences

    {q} on {q2}
    「{q2}」の「{q}」

    {q} of task {q2}
    タスク「{q2}」の「{q}」

    {q} of the root
    ルートの{q}

    entry {q}
    外部からの入口「{q}」

    Back on {q}
    {q}での「戻る」

    Swipe down on {q}
    {q}での下スワイプ

    Tap outside on {q}
    {q}の外側のタップ

    Return on {q}
    {q}から戻る操作

    Swipe left on {q}
    {q}での左スワイプ

    Swipe right on {q}
    {q}での右スワイプ

    Tab: {s} on {q}
    {q}でのタブ「{s}」のタップ

    a gesture on {q}
    {q}でのジェスチャ

    what follows on the task of root {q}
    ルート「{q}」のタスクの後に続く処理

    the launch
    起動

    what shows it
    それを表示する処理

    # lists of subjects

    {q} on {q2} and {q3} on {q4}
    「{q2}」の「{q}」と「{q4}」の「{q3}」

    {q} on {q2}, {q3} on {q4} and {q5} on {q6}
    「{q2}」の「{q}」、「{q4}」の「{q3}」、「{q6}」の「{q5}」

    {q} on {q2}, {q3} on {q4}, {q5} on {q6} and {q7} on {q8}
    「{q2}」の「{q}」、「{q4}」の「{q3}」、「{q6}」の「{q5}」、「{q8}」の「{q7}」

    {q} on {q2}, {q3} on {q4}, {q5} on {q6}, {q7} on {q8} and {q9} on {q10}
    「{q2}」の「{q}」、「{q4}」の「{q3}」、「{q6}」の「{q5}」、「{q8}」の「{q7}」、「{q10}」の「{q9}」

    {q} on {q2}, {q3} on {q4}, {q5} on {q6}, {q7} on {q8}, {q9} on {q10} and {q11} on {q12}
    「{q2}」の「{q}」、「{q4}」の「{q3}」、「{q6}」の「{q5}」、「{q8}」の「{q7}」、「{q10}」の「{q9}」、「{q12}」の「{q11}」

    entry {q} and entry {q2}
    外部からの入口「{q}」と入口「{q2}」

    entry {q}, entry {q2} and entry {q3}
    外部からの入口「{q}」、入口「{q2}」、入口「{q3}」

    entry {q} and {q2} on {q3}
    外部からの入口「{q}」と{q3}の{q2}

    {q} on {q2} and entry {q3}
    「{q2}」の「{q}」と外部からの入口「{q3}」

    entry {q}, {q2} on {q3} and {q4} on {q5}
    外部からの入口「{q}」、{q3}の{q2}、{q5}の{q4}

    {q} on {q2}, entry {q3} and {q4} on {q5}
    「{q2}」の「{q}」、外部からの入口「{q3}」、「{q5}」の「{q4}」

    {q} on {q2}, {q3} on {q4} and entry {q5}
    「{q2}」の「{q}」、「{q4}」の「{q3}」、外部からの入口「{q5}」

    entry {q}, entry {q2} and {q3} on {q4}
    外部からの入口「{q}」、入口「{q2}」、{q4}の{q3}

    {q} on {q2}, entry {q3} and entry {q4}
    「{q2}」の「{q}」、外部からの入口「{q3}」、入口「{q4}」

    Back on {q} and {q2} on {q3}
    {q}での「戻る」と{q3}の{q2}

    {q} on {q2} and Back on {q3}
    「{q2}」の「{q}」と「{q3}」での「戻る」

    {q} on {q2} and a gesture on {q3}
    「{q2}」の「{q}」と「{q3}」でのジェスチャ

    a gesture on {q} and {q2} on {q3}
    {q}でのジェスチャと{q3}の{q2}

    # longer and mixed lists

    {q} on {q2} and {text}
    「{q2}」の「{q}」と{text}

    entry {q} and {text}
    外部からの入口「{q}」と{text}

    {q} on {q2}, {text}
    「{q2}」の「{q}」、{text}

    entry {q}, {text}
    外部からの入口「{q}」、{text}

    {q} of task {q2} and {text}
    タスク「{q2}」の「{q}」と{text}

    {q} of task {q2}, {text}
    タスク「{q2}」の「{q}」、{text}

    {q} of the root and {text}
    ルートの{q}と{text}

    {q} of the root, {text}
    ルートの{q}、{text}

    Back on {q} and {text}
    {q}での「戻る」と{text}

    Back on {q}, {text}
    {q}での「戻る」、{text}

    Swipe down on {q} and {text}
    {q}での下スワイプと{text}

    Swipe down on {q}, {text}
    {q}での下スワイプ、{text}

    Tap outside on {q} and {text}
    {q}の外側のタップと{text}

    Tap outside on {q}, {text}
    {q}の外側のタップ、{text}

    Return on {q} and {text}
    {q}から戻る操作と{text}

    Return on {q}, {text}
    {q}から戻る操作、{text}

    Swipe left on {q} and {text}
    {q}での左スワイプと{text}

    Swipe left on {q}, {text}
    {q}での左スワイプ、{text}

    Swipe right on {q} and {text}
    {q}での右スワイプと{text}

    Swipe right on {q}, {text}
    {q}での右スワイプ、{text}

    Tab: {s} on {q} and {text}
    {q}でのタブ「{s}」のタップと{text}

    Tab: {s} on {q}, {text}
    {q}でのタブ「{s}」のタップ、{text}

    a gesture on {q} and {text}
    {q}でのジェスチャと{text}

    a gesture on {q}, {text}
    {q}でのジェスチャ、{text}

    # ---- notes of Checking and RuleContext

    task {q} is defined here
    タスク「{q}」の定義はここです

    it begins here
    ここで始まります

    the cycle goes on here
    循環はここに続きます

    the same here
    ここも同じです

    the same here, by Back
    ここも同じです(「戻る」による)

    the same here, by Swipe down
    ここも同じです(下スワイプによる)

    the same here, by Tap outside
    ここも同じです(外側のタップによる)

    the same here, by Return
    ここも同じです(戻る操作による)

    the same here, by Swipe left
    ここも同じです(左スワイプによる)

    the same here, by Swipe right
    ここも同じです(右スワイプによる)

    the same here, by Tab: {s}
    ここも同じです(タブ「{s}」のタップによる)

    the same here, by {words}
    ここも同じです({words})

    # ---- suggestions

    Start {q}
    {q}を開始する

    Dismiss all layers first
    先にすべてのモーダルを閉じる

    Pop the screen
    前の画面に戻る(`pop`)

    Dismiss the layer
    モーダルを閉じる

    Present {q}
    {q}をモーダル表示する

    # ---- RuleMetadata

    off unless a project gives it a severity
    プロジェクトが重大度を指定しない限り無効

    Tasks and modality
    タスクとモダリティ

    Alerts, action sheets, popovers, devices
    アラート、アクションシート、ポップオーバー、デバイス

    Tabs and structure
    タブと構造

    Steps that fail
    失敗するステップ

    Accounts and input
    アカウントと入力

    The file itself
    ファイル自体

    Scenarios and expectations
    シナリオと期待する動作

    # ---- back-to-completed

    Back or a swipe shows a completed sign-in or a submitted form.
    「戻る」やスワイプで、完了したサインインや送信済みのフォームが表示されます。

    What is done should be gone. If Back shows it, people sign in or send twice, or think that nothing has happened. After a sign-in, swap the root. End a form's task with "complete", or go back with "pop", instead of pushing the next screen on it.
    完了した画面には戻れないようにします。「戻る」で再び表示されると、ユーザーは二重にサインインや送信をしたり、何も起こらなかったと思ったりします。サインインの後はルートを切り替えてください。フォームの上に次の画面をプッシュ遷移で表示するのではなく、フォームのタスクを`complete`で終えるか、`pop`で戻ってください。

    a transfer that is confirmed on a second page
    2ページ目で確認する送金

    a first screen on a sign-in that is over
    終わったサインインの上に置かれる最初の画面

    a list on the list, with the form between
    フォームを挟んで、一覧の上に重なる一覧

    a sign-in that is pushed and never completed
    プッシュ遷移で表示され、完了しないサインイン

    a form that says that it is done
    完了と書かれているフォーム

    a last page of the form's own task
    フォーム自身のタスクの最後のページ

    a sign-in that swaps the root
    ルートを切り替えるサインイン

    a first task that is no sign-in, and can be done again
    サインインではなく、繰り返し行える最初のタスク

    a form that goes back to the list
    一覧に戻るフォーム

    a last screen without Back
    「戻る」のない最後の画面

    a form of several pages
    複数ページのフォーム

    a code after the password
    パスワードの後のコード入力

    {text} shows {q} again, a task that is completed
    {text}で、完了したタスクの画面「{q}」が再び表示されます

    {text} shows {q} again, a form that was submitted
    {text}で、送信済みのフォーム{q}が再び表示されます

    add a root that begins with {q}, and write "root …" here
    {q}から始まるルートを追加し、ここに`root …`と書いてください

    remove {q} first, with "pop" or "replace …"
    先に`pop`か`replace …`で{q}を閉じてください

    write "back: hidden" on {q}, or show it with {q2}
    {q}に`back: hidden`と書くか、{q2}で表示してください

    end the task with "complete …", and show what follows in its "then"
    タスクを`complete …`で終え、続きは`then`で表示してください

    # ---- back-undone

    Back or Close leads to a screen that at once shows the same screen again.
    「戻る」や「閉じる」で移った先の画面が、すぐに同じ画面を再び表示します。

    The user taps Back, swipes, or taps Close, and an action "by: arrival" brings the same screen back. The screen beneath cannot be reached, and Back seems broken. Hide Back and offer a way on, or let the arrival happen only once. Not reported: an arrival whose result can differ, and the screen of a lock.
    ユーザーが「戻る」をタップしたり、スワイプしたり、「閉じる」をタップしたりしても、`by: arrival`のアクションが同じ画面を再び表示します。下の画面には到達できず、「戻る」が壊れているように見えます。「戻る」を隠して先へ進む方法を用意するか、画面表示時のアクションを1回だけにしてください。結果が変わりうる画面表示時のアクションと、ロックの画面は報告しません。

    a login that comes back
    再び現れるログイン

    a sheet that comes back after a swipe
    スワイプの後に再び現れるシート

    a loop through two screens
    2つの画面を巡るループ

    a full-screen offer whose Close closes nothing
    「閉じる」を押しても閉じないフルスクリーンの案内

    a login without Back
    「戻る」のないログイン

    a Close that leaves the article, too
    記事も閉じる「閉じる」

    a hint that comes once
    1回だけ表示されるヒント

    a network that may have come back
    回復しているかもしれないネットワーク

    a swipe that closes the screen beneath, too
    下の画面も閉じるスワイプ

    {text} changes nothing: {text2} shows it again at once
    {text}では何も変わりません。{text2}がすぐに同じ画面を再び表示します

    let it leave {q} as well, or let the arrival happen only once, with a "set"
    {q}も閉じるようにするか、`set`で画面表示時のアクションを1回だけにしてください

    hide Back on {q} or block the swipe, let it leave {q2} as well, or let the arrival happen only once, with a "set"
    {q}で「戻る」を隠すか、スワイプを無効にしてください。または、{q2}も閉じるようにするか、`set`で画面表示時のアクションを1回だけにしてください

    # ---- change-behind-modal

    An entry or an action changes only what a modal layer covers.
    外部からの入口またはアクションが、モーダルに覆われた部分だけを変更します。

    The user taps a notification or a button and sees no change: the new tab is selected behind the modal layer. It appears only when the layer is closed, and then the user does not expect it. An action of the user that also sets a variable is not reported, because the layer may show that.
    ユーザーが通知やボタンをタップしても、何も変わらないように見えます。新しいタブはモーダルの裏で選択されるからです。モーダルを閉じたときに初めて現れますが、そのときユーザーはもうそれを予期していません。変数も設定するユーザーのアクションは、モーダルがそれを表示するかもしれないため、報告されません。

    a notification that only selects a tab
    タブを選択するだけの通知

    a button of a sheet that pushes beneath it
    シートの下にプッシュ遷移で表示するシートのボタン

    a button that closes its sheet first, and one whose effect the sheet may show
    先にシートを閉じるボタンと、シートが結果を表示しうるボタン

    the tab beneath is selected already, and opens the order only when the layer is closed
    下のタブはすでに選択されていて、モーダルを閉じて初めて注文が開く

    a timer that ends while a sheet is up
    シートの表示中に終わるタイマー

    a notification that pushes beneath a sheet
    シートの下にプッシュ遷移で表示する通知

    layers are closed first
    先にモーダルを閉じる

    the entry waits while a layer is up
    モーダルの表示中は待つ外部からの入口

    the entry also shows something
    何かを表示もする外部からの入口

    {text} changes only what the modal layer covers: the user sees no change
    {text}はモーダルに覆われた部分だけを変更します。ユーザーには何も変わらないように見えます

    {text} changes only what the modal layer covers, here with {q} in front: the user sees no change
    {text}はモーダルに覆われた部分だけを変更します(この例では{q}が前面)。ユーザーには何も変わらないように見えます

    say on {q} what happened, for example by an alert
    何が起こったかを、アラートなどで{q}の上に示してください

    close the modal layer first: {q}
    先にモーダルを閉じてください({q})

    # ---- dead-end

    A screen in front offers no action and no gesture, so the user is stuck.
    前面の画面にアクションもジェスチャもなく、ユーザーが先に進めなくなります。

    an info for a root on which there is nothing to do
    何もできないルートでは情報

    Not even Back is offered. Every screen needs a way forward or a way out.
    「戻る」すらありません。どの画面にも、先へ進む方法か閉じる方法が必要です。

    a pushed screen without Back
    プッシュ遷移で表示された、「戻る」のない画面

    a full-screen layer
    フルスクリーンのモーダル

    an alert without a button
    ボタンのないアラート

    a photo picker without actions, from which the user returns
    アクションはないが、ユーザーが戻ってくる写真ピッカー

    a tab bar
    タブバー

    a system action
    システムアクション

    there is nothing to do on {q}: no action, no gesture
    {q}では何もできません。アクションもジェスチャもありません

    the user is stuck on {q}: no action and no gesture leads anywhere
    {q}は行き止まりです。どこかへ進むアクションもジェスチャもありません

    no action is possible here, because no condition holds: add an action without a condition
    どの条件も成り立たないため、ここではどのアクションもできません。条件のないアクションを追加してください

    give {q} an action, or offer Back or a swipe
    {q}にアクションを追加するか、「戻る」またはスワイプを使えるようにしてください

    # ---- double-tap

    Two quick taps on a button push a screen twice.
    ボタンをすばやく2回タップすると、同じ画面が2つ重なって表示されます。

    While a push is animated, the button beneath still takes a second tap, and UIKit pushes the screen once more. Most pushes are of this kind, so the rule is off. Turn it on to look at each of them once.
    プッシュ遷移のアニメーション中も、下にあるボタンは2回目のタップを受け付け、UIKitは画面をもう一度プッシュ遷移で表示します。ほとんどのプッシュ遷移がこれに当たるため、このルールは既定で無効です。すべてを一度確認したいときに有効にしてください。

    a list that opens a page
    ページを開く一覧

    a task that is pushed
    プッシュ遷移するタスク

    a variable that blocks the second tap
    2回目のタップを防ぐ変数

    a sheet, which UIKit shows only once
    UIKitが1回しか表示しないシート

    an alert, which goes with the first tap
    最初のタップで消えるアラート

    a push by the system
    システムによるプッシュ遷移

    disable the button until the screen is there: a variable in "set", and its old value in "when"
    画面が現れるまでボタンを無効にしてください。変数を`set`で変更し、変更前の値を`when`に書きます

    two quick taps on {text} push {q} twice
    {text}をすばやく2回タップすると、{q}が2つ重なって表示されます

    # ---- arrival-loop

    Actions with "by: arrival" trigger each other without end.
    `by: arrival`のアクションが、際限なく互いを引き起こします。

    When a screen comes to the front, its arrival action shows another screen, whose arrival action shows the next, and so on. The app flickers, and the user cannot tap anything. Let one of the actions wait for the user, or give the action a condition that ends the loop.
    画面が前面に来ると画面表示時のアクションが別の画面を表示し、その画面の画面表示時のアクションがさらに次を表示し、これが続きます。アプリの表示はちらつき、ユーザーは何もタップできません。いずれかのアクションをユーザーの操作を待つようにするか、ループを終わらせる条件を付けてください。

    two screens that send the user to each other
    互いに遷移し続ける2つの画面

    a screen that opens itself
    自分自身を開く画面

    a gate that always returns to itself
    必ず自分に戻るゲート

    two arrivals that come to an end
    いずれ終わる2つの画面表示時のアクション

    a condition that ends the loop
    ループを終わらせる条件

    a question to the user in between
    途中でのユーザーへの質問

    {text} is part of the loop
    {text}はこのループの一部です

    {text} triggers itself without end, so the user cannot tap anything
    {text}が際限なく自分自身を引き起こすため、ユーザーは何もタップできません

    {text} trigger each other without end, so the user cannot tap anything
    {text}が際限なく互いを引き起こすため、ユーザーは何もタップできません

    remove "by: arrival" from one of them, so that the user decides, or give it a "when" that ends the loop
    いずれかから`by: arrival`を削除してユーザーが決められるようにするか、ループを終わらせる`when`を付けてください

    # ---- entry-in-modal

    An entry pushes a screen on whatever modal layer is up.
    外部からの入口が、たまたま表示中のモーダルの上に画面をプッシュ遷移で表示します。

    "push" acts on the stack in front. If a sheet is up when the user follows a link, the screen opens inside the sheet, although nothing there leads to it. Close the layer first, or let the entry wait. An entry with a condition on what is in front is not reported.
    `push`は前面のスタックに作用します。ユーザーがリンクを開いたときにシートが表示されていると、そこから通じるはずのない画面がシートの中に開きます。先にモーダルを閉じるか、外部からの入口を待機させてください。前面にあるものを条件とする入口は報告しません。

    a link to an article over a filter
    フィルタの上に開く、記事へのリンク

    a notification that selects a tab first
    先にタブを選択する通知

    a link that puts the filter away
    フィルタを片付けるリンク

    a link that begins with a root
    ルートから始まるリンク

    a link that waits
    待機するリンク

    a layer that leads to the screen itself
    その画面に自ら通じているモーダル

    this layer may be up
    このモーダルが表示されていることがあります

    entry {q} pushes {q2} on the stack in front, even inside the modal layer that begins with {q3}
    外部からの入口「{q}」は前面のスタックに{q2}をプッシュ遷移で表示します。{q3}から始まるモーダルの中でもプッシュ遷移で表示します

    let the entry wait, with {q}
    {q}を付けて、この入口を待機させてください

    close the layers first: {q}; or let the entry wait, with {q2}
    先にモーダルを閉じてください({q})。または{q2}を付けて、この入口を待機させてください

    close the layers first: {q}
    先にモーダルを閉じてください({q})

    # ---- entry-loses-place

    An entry only goes back, or entries exchange two roots, and the user loses their place.
    外部からの入口が戻るだけか、入口が2つのルートを入れ替え、ユーザーは見ていた場所を失います。

    The user has gone a few screens further, and an event that they did not ask for brings back a first screen. This happens if the app builds its root again when the device turns or a window changes. Let the entry wait until the first screen is in front, or keep the stack. Reported are entries that lead back and forth between two roots, and entries that only remove pushed screens. An entry that shows something of its own is not.
    ユーザーが先の画面に進んでいるのに、求めていないイベントによって最初の画面に戻ります。デバイスの向きやウインドウが変わったときにアプリがルートを作り直すと起こります。最初の画面が前面になるまで外部からの入口(通知やイベントなど)を待機させるか、スタックを残してください。2つのルートを行き来する入口と、プッシュ遷移で表示された画面を閉じるだけの入口が報告されます。自分の画面を表示する入口は報告されません。

    a device that turns
    デバイスの回転

    a window that changes its width, whatever it shows
    何を表示していても幅が変わるウインドウ

    a sale, to which the user goes by a tap on a message
    メッセージのタップで向かうセール

    a reminder of a thing, which a list also shows
    リストからも表示される項目のリマインダー

    it happens only on the first screen
    最初の画面でだけ起こる

    a session that ends
    セッションの終了

    {text} throws the user back from {q} to {q2}: their place is lost
    {text}がユーザーを{q}から{q2}に戻すため、見ていた場所が失われます

    let it wait until nothing is lost, with {q}, or keep the stack
    {q}を付けて何も失われないときまで待機させるか、スタックを残してください

    # ---- entry-removes-entry

    An entry that only removes screens removes what another entry has just shown.
    画面を閉じるだけの外部からの入口が、別の入口が表示したばかりの画面を閉じます。

    A timer that returns the app to its home screen may end just after a notification has opened a screen. The user sees the screen for a moment and then loses it.
    通知で画面が開いた直後に、アプリをホーム画面に戻すタイマーが終わることがあります。ユーザーにはその画面が一瞬見えるだけで、すぐに消えてしまいます。

    the app goes home after a pause
    しばらくするとホームに戻るアプリ

    a pushed screen
    プッシュ遷移で表示された画面

    the timer waits until the chat has gone
    チャットがなくなるまで待つタイマー

    the second entry shows something else instead
    代わりに別のものを表示する2つ目の外部からの入口

    {text} removes {q}, which {text2} has just shown
    {text}が、{text2}によって表示されたばかりの{q}を閉じます

    let {text} wait: {q}
    {text}を待機させてください({q})

    # ---- link-lost-at-sign-in

    A link is forgotten if the user must sign in first.
    先にサインインが必要な場合、リンク先が忘れられます。

    A user taps a message about an order, signs in, and sees the first tab. The order is forgotten, and the message is gone. Keep in a variable what the link is about, and show it after the sign-in.
    ユーザーは注文の通知をタップし、サインインしますが、表示されるのは最初のタブです。注文は忘れられ、通知も残っていません。リンクの内容を変数に残し、サインインの後で表示してください。

    a sign-in at a root that leads to the first tab
    最初のタブに進む、ルートのサインイン

    a sign-in in a sheet, after which nothing follows
    後に何も続かない、シートのサインイン

    the link is kept, and shown after the sign-in
    リンクを残し、サインインの後で表示する

    the sign-in leads to it
    サインインがリンク先に進む

    {text} leads to {q}, and forgets {q2}, which it shows to users who are signed in
    {text}は{q}に進み、サインイン済みのユーザーには表示する{q2}を忘れます

    keep in a variable what the link is about, with "set" here, and show {q} after the sign-in
    ここで`set`を使ってリンクの内容を変数に残し、サインインの後で{q}を表示してください

    # ---- entry-without-parent

    An entry shows a screen that other actions push or present, with nothing beneath it.
    ほかのアクションがプッシュまたはモーダル表示する画面を、外部からの入口が下に何もない状態で表示します。

    People who follow a link or a notification want to continue from there. Without its list or home screen beneath it, the screen has no Back and no way into the app. Show the parent first and push the screen on it.
    リンクや通知を開いたユーザーは、そこから先へ進もうとします。下に一覧やホーム画面がないと、「戻る」がなく、アプリのほかの画面にも移れません。先に親画面を表示し、その上に画面をプッシュ遷移で表示してください。

    a separate root for a link
    リンク専用のルート

    a replace of the screen in front
    前面の画面の置き換え

    a screen that is presented elsewhere
    別の場所でモーダル表示される画面

    its parent beneath it
    下にある親画面

    a root that other actions show too
    ほかのアクションも表示するルート

    a layer that can be closed
    閉じられるモーダル

    it is shown here with its parent beneath
    ここでは親画面の上に表示されます

    entry {q} leaves the user on {q2} with nothing beneath: there is no Back
    外部からの入口「{q}」の後、ユーザーは下に何もない{q2}に残されます。「戻る」がありません

    bring up the screen that it belongs under first, then {q}
    先に親となる画面を表示し、その後に{q}と書いてください

    bring up {q} first, then {q2}
    先に{q}を表示し、その後に{q2}と書いてください

    # ---- growing-layers

    A cycle opens modal layers without end.
    循環によってモーダルが際限なく開きます。

    an info where every turn of the cycle needs an entry
    循環のどの周回にも外部からの入口が必要な場合は情報

    Each turn of the cycle puts another layer over the last one. The user must close all of them, one by one, without knowing how many there are. Close a layer before the next one appears, or push in the layer that is up. If every turn needs an entry, this is an info: few users get far, but each entry should first close the layers that are up.
    循環を一周するたびに、直前のモーダルの上にもう1つモーダルが重なります。ユーザーは、いくつあるかわからないまま1つずつすべてを閉じなければなりません。次のモーダルを表示する前に閉じるか、表示中のモーダルの中でプッシュ遷移で表示してください。どの周回にも外部からの入口が必要な場合は情報とします。そこまで続けるユーザーは少ないものの、各入口は表示中のモーダルを先に閉じるべきです。

    two sheets that open each other
    互いを開く2つのシート

    a task that starts itself
    自分自身を開始するタスク

    a cycle of entries only, as an info
    外部からの入口だけの循環(情報)

    one sheet that changes its screen
    画面を入れ替える1つのシート

    an alert that closes before the next one
    次のアラートの前に閉じるアラート

    entries that dismiss the layers first
    先にモーダルを閉じる外部からの入口

    {text} can be repeated without end: layer opens over layer
    {text}は際限なく繰り返せます。モーダルの上にモーダルが開き続けます

    {text} can happen again without end: layer opens over layer
    {text}は際限なく何度でも起こりえます。モーダルの上にモーダルが開き続けます

    {text} can be repeated in turn without end: layer opens over layer
    {text}は順に際限なく繰り返せます。モーダルの上にモーダルが開き続けます

    {text} can be repeated without end: every turn opens another {s} over the last one
    {text}は際限なく繰り返せます。一周するたびに、直前の{s}の上にもう1つ開きます

    {text} can happen again without end: every turn opens another {s} over the last one
    {text}は際限なく何度でも起こりえます。一周するたびに、直前の{s}の上にもう1つ開きます

    {text} can be repeated in turn without end: every turn opens another {s} over the last one
    {text}は順に際限なく繰り返せます。一周するたびに、直前の{s}の上にもう1つ開きます

    keep the entry away while the task runs: {q}
    タスクの実行中はこの入口から開かないようにしてください({q})

    let {text} go back to {q} instead of showing it once more: {q2}
    {text}では、もう一度表示するのではなく{q}に戻ってください({q2})

    let {text} go back to {q} instead of showing it once more: {q2}, or "complete …", which ends {q3}
    {text}では、もう一度表示するのではなく{q}に戻ってください({q2}、または{q3}を終える`complete …`)

    stay in the task that is running: {q}
    実行中のタスクの中にとどまってください({q})

    stay in the layer that is up: {list}
    表示中のモーダルの中にとどまってください({list})

    end {q} with an outcome of its own, and show {q2} in the "then" of the step that started it
    {q}を専用の終了結果で終え、開始したステップの`then`で{q2}を表示してください

    close the layer before the next comes: {list}
    次のモーダルを表示する前に閉じてください({list})

    close each layer before the next comes: {list}
    次を表示する前に、それぞれのモーダルを閉じてください({list})

    # ---- growing-stack

    A cycle of pushes makes a stack grow without end.
    プッシュ遷移の循環によって、スタックが際限なく深くなります。

    a warning where Back is part of the cycle
    「戻る」が循環に含まれる場合は警告

    From an item to a similar item to the next: every screen stays on the stack. To get home, users must tap Back as many times as they pushed. Often people expect that. For long cycles, offer a direct way home. This is an info, once for each cycle. Where Back itself is part of the cycle, it is a warning: Back does not lead back. A cycle that needs an entry is reported only if the entry alone is the cycle and pushes a screen on itself.
    ある項目から似た項目へ、さらに次へと移ると、どの画面もスタックに残ります。ホームに戻るには、プッシュ遷移で表示した回数だけ「戻る」をタップしなければなりません。多くの場合、それはユーザーの予想どおりです。循環が長い場合は、ホームに直接戻る方法を用意してください。これは循環ごとに1件の情報です。「戻る」自体が循環に含まれる場合は、「戻る」で戻れないため警告とします。外部からの入口が必要な循環は、入口だけで循環が成り立ち、画面を自分自身の上にプッシュ遷移で表示する場合にのみ報告します。

    similar items
    似た項目

    two screens that lead to each other
    互いに通じる2つの画面

    a push after a sheet that is dismissed
    シートを閉じた後のプッシュ遷移

    a Back that goes on
    先へ進む「戻る」

    a message that arrives in another chat
    別のチャットに届くメッセージ

    a pop to the screen on the stack
    スタック上の画面への`pop`

    a replace
    `replace`による置き換え

    an entry that happens repeatedly
    繰り返し開かれる外部からの入口

    a push that happens only once
    1回しか起こらないプッシュ遷移

    {text} can be repeated without end: the stack grows with every turn
    {text}は際限なく繰り返せます。一周するたびにスタックが深くなります

    {text} can happen again without end: the stack grows with every turn
    {text}は際限なく何度でも起こりえます。一周するたびにスタックが深くなります

    {text} can be repeated in turn without end: the stack grows with every turn
    {text}は順に際限なく繰り返せます。一周するたびにスタックが深くなります

    {text} can be repeated without end: every turn puts another {s} on the stack
    {text}は際限なく繰り返せます。一周するたびに{s}がもう1つスタックに積まれます

    {text} can happen again without end: every turn puts another {s} on the stack
    {text}は際限なく何度でも起こりえます。一周するたびに{s}がもう1つスタックに積まれます

    {text} can be repeated in turn without end: every turn puts another {s} on the stack
    {text}は順に際限なく繰り返せます。一周するたびに{s}がもう1つスタックに積まれます

    go on from the first screen of the tab, with "pop root" after {q}; keep it where people want the way back
    {q}の後に`pop root`と書き、タブの最初の画面から続けてください。来た道を戻りたい場面ではそのままにしてください

    go back to the one that is there, with {q}; keep it where people want the way back
    {q}で、すでにある画面に戻ってください。来た道を戻りたい場面ではそのままにしてください

    go back to the one that is there, with {q}, or put the next in its place, with {q2}; keep it where people want the way back
    {q}ですでにある画面に戻るか、{q2}で次の画面に置き換えてください。来た道を戻りたい場面ではそのままにしてください

    # ---- impossible-action

    An action can never be taken, because its conditions never hold on its screen.
    条件がその画面で決して成り立たないため、アクションを実行できません。

    Common causes are a forgotten "set", a misspelt value, or an earlier case that always applies first. Also reported are steps for a gesture that the screen never offers.
    よくある原因は、`set`の書き忘れ、値のつづりの誤り、または必ず先に適用される前の分岐です。画面がまったく提供しないジェスチャのステップも報告されます。

    a value that nothing sets
    どこでも設定されない値

    an earlier case that always applies
    常に適用される前の分岐

    one of several results
    複数ある分岐の結果の1つ

    an arrival action that always happens first
    必ず先に起こる画面表示時のアクション

    an entry that waits for a value that nothing sets
    どこでも設定されない値を待つ外部からの入口

    a value that another action sets
    別のアクションが設定する値

    a task's action that one of two screens offers
    2つの画面の一方だけにある、タスクのアクション

    an entry while a task runs
    タスクの実行中の外部からの入口

    an action of a screen that "unreachable-screen" reports
    `unreachable-screen`が報告する画面のアクション

    a way out of a layer that "modal-trap" reports
    `modal-trap`が報告するモーダルを閉じる方法

    {text} can never happen: its conditions never hold
    {text}は決して起こりません。条件が成り立つことはありません

    {text} can never happen: its conditions never hold there
    {text}は決して起こりません。そこで条件が成り立つことはありません

    {text} can never happen: {q} happens first, on arrival
    {text}は決して起こりません。画面の表示時に{q}が先に実行されます

    write "kind: prompt" on {q} if it is a prompt of the system, such as Face ID: no arrival follows when it closes
    {q}がFace IDなどシステムのダイアログなら`kind: prompt`と書いてください。閉じた後に画面表示時のアクションは起こりません

    give {q} a condition that does not always hold, or remove this action
    {q}に常には成り立たない条件を付けるか、このアクションを削除してください

    {text} can never have the result {q}: its conditions never hold
    {text}の分岐の結果が{q}になることはありません。条件が成り立つことはありません

    {text} can never have the result {q}: its conditions never hold there
    {text}の分岐の結果が{q}になることはありません。そこで条件が成り立つことはありません

    case {n} of {text} is never taken: its conditions never hold, or an earlier case always applies
    {text}の{n}番目の分岐が選ばれることはありません。条件が成り立たないか、前の分岐が常に適用されます

    its conditions on {q} exclude every value: change one of them, or remove the action
    {q}に関する条件がすべての値を除外しています。いずれかの条件を変更するか、このアクションを削除してください

    its conditions on {q} exclude every value: change one of them, or remove the result
    {q}に関する条件がすべての値を除外しています。いずれかの条件を変更するか、この分岐の結果を削除してください

    its conditions on {q} exclude every value: change one of them, or remove the case
    {q}に関する条件がすべての値を除外しています。いずれかの条件を変更するか、この分岐を削除してください

    change the conditions; or add the "set" that makes them hold; or remove the action
    条件を変更するか、条件を成り立たせる`set`を追加するか、このアクションを削除してください

    change the conditions; or add the "set" that makes them hold; or remove the result
    条件を変更するか、条件を成り立たせる`set`を追加するか、この分岐の結果を削除してください

    change the conditions; or add the "set" that makes them hold; or remove the case
    条件を変更するか、条件を成り立たせる`set`を追加するか、この分岐を削除してください

    change the conditions; or add the "set" that makes them hold; or write {list} if it may have been set before the launch; or remove the action
    条件を変更するか、条件を成り立たせる`set`を追加してください。起動前に設定されていることがあるなら、{list}と書いてください。不要なら、このアクションを削除してください

    change the conditions; or add the "set" that makes them hold; or write {list} if it may have been set before the launch; or remove the result
    条件を変更するか、条件を成り立たせる`set`を追加してください。起動前に設定されていることがあるなら、{list}と書いてください。不要なら、この分岐の結果を削除してください

    change the conditions; or add the "set" that makes them hold; or write {list} if it may have been set before the launch; or remove the case
    条件を変更するか、条件を成り立たせる`set`を追加してください。起動前に設定されていることがあるなら、{list}と書いてください。不要なら、この分岐を削除してください

    # ---- isolated-screens

    Some screens of a stack lead only to each other, and the rest of the app is out of reach.
    スタックの一部の画面が互いにしか通じておらず、アプリのほかの部分に到達できません。

    Here Back shows another of these screens, or there is no Back, and no action leaves them. Users must force the app to quit. Let Back go to the screen beneath, or add an action that leaves. Layers and tasks have rules of their own: "modal-trap" and "endless-task".
    「戻る」を押すとこれらの画面の1つがまた表示されるか、「戻る」自体がなく、ほかの画面に移るアクションもありません。ユーザーはアプリを強制終了するしかありません。「戻る」で下の画面に移るようにするか、ほかの画面に移るアクションを追加してください。モーダルとタスクには専用のルール`modal-trap`と`endless-task`があります。

    two pages whose Back leads to the other one
    「戻る」が互いのページに通じる2つのページ

    three pages without Back that replace each other
    互いに置き換え合う、「戻る」のない3つのページ

    one page without Back
    「戻る」のない1つのページ

    pages with Back
    「戻る」のあるページ

    a last page that leaves
    ほかの画面に移れる最後のページ

    an app that begins with an introduction
    紹介画面から始まるアプリ

    an alert that leaves
    ほかの画面に移れるアラート

    a tab bar that leads away
    別の場所に通じるタブバー

    this Back stays among them, too
    この「戻る」も、これらの画面の中にとどまります

    nothing leads out of {q}: it has no Back, and no action leaves it
    {q}から先に進めません。「戻る」がなく、ほかの画面に移るアクションもありません

    {list} lead only to each other: what is beneath them is never reached again
    {list}は互いにしか通じていません。下にある画面には二度と到達できません

    let Back on {q} go to the screen beneath, or add an action such as {q2}
    {q}の「戻る」で下の画面に移るようにするか、{q2}のようなアクションを追加してください

    # ---- stack-rebuilt

    One tap rebuilds the stack, and Back leads where the user has not been.
    1回のタップでスタックが組み直され、「戻る」がユーザーの訪れていない画面に通じます。

    People expect that Back shows the screen that they came from. Here one action removes it and puts another screen beneath the new one. Show the next screen in the place of the last one, with "replace", or push it. Entries, and actions that go to another tab, are not reported. Two pushes in one tap are reported only if the lower screen has nothing to offer yet, or never leads to the upper one.
    「戻る」を押せば直前の画面が表示されると、ユーザーは考えます。ここでは1つのアクションがその画面を閉じ、新しい画面の下に別の画面を置きます。`replace`で次の画面を直前の画面と置き換えるか、プッシュ遷移で表示してください。外部からの入口(通知やリンクなど)と、別のタブに移るアクションは報告されません。1回のタップでプッシュ遷移が2回行われる場合は、下の画面にまだ何もないか、下の画面から上の画面に進めないときだけ報告されます。

    a next section that brings its own parent
    自分の親画面を伴う次のセクション

    an info where two pages are pushed
    2つのページがプッシュ遷移で重なる場合は情報

    a list that is still empty, beneath its first entry, which is an info
    最初の項目の下にある、まだ空のリスト(情報)

    {text} pushes {q} beneath {q2}: Back leads to it, where the user has not been and finds nothing yet
    {text}が{q2}の下に{q}をプッシュ遷移で表示します。「戻る」の先は、ユーザーが訪れておらず、まだ何もない画面です

    push only a screen for the first time, and let it write {q} when it is done
    初回は専用の画面だけをプッシュ遷移で表示し、その画面が終わったら{q}と書いてください

    a parent in the place of the search
    検索の代わりに置かれる親画面

    a stack that only one of two ways builds up
    2つの経路の一方だけが積み上げるスタック

    a stack that only one of two ways builds up, on iPad
    iPadで、2つの経路の一方だけが積み上げるスタック

    the next lesson in the place of the last
    前のレッスンと入れ替わる次のレッスン

    a parent that was there before
    以前からある親画面

    a link from outside
    外部からのリンク

    two screens on top of the one that is there
    すでにある画面の上に重なる2つの画面

    after {text}, Back leads to {q}, where the user has not been, instead of {q2}
    {text}の後、「戻る」は{q2}ではなく、ユーザーが訪れていない{q}に移動します

    keep the stack, and write {q}
    スタックはそのままにして、{q}と書いてください

    # ---- stuck-value

    A variable gets a value that nothing changes again, and its actions are impossible from then on.
    変数が二度と変わらない値になり、そのアクションが以後できなくなります。

    The actions with a condition on the variable disappear, and no tap brings them back. Often one action was forgotten: an editing mode that cannot be left, or a selection that cannot be undone. Add an action that changes the value, or offer one of the others with it. A variable that only goes forward, such as an introduction that was seen, is not reported.
    変数に条件のあるアクションが消え、どのタップでも戻りません。抜けられない編集モードや取り消せない選択など、アクションが1つ忘れられていることがよくあります。値を変えるアクションを追加するか、その値でもほかのアクションを使えるようにしてください。一度見た紹介のように、前に進むだけの変数は報告されません。

    a selection that nothing ends
    終わらない選択

    an alarm that a page sets
    ページが設定するアラーム

    a selection that Cancel ends in both cases
    どちらの場合も「キャンセル」で終わる選択

    a step that is done once, and a purchase that leads on
    一度だけの手順と、先に進む購入

    after {text}, {q} stays without end, and {list} {is|are} impossible from then on
    {text}の後は{q}のまま変わらず、以後{list}ができなくなります

    add an action with {q} that changes {q2} back
    {q}のときに{q2}を戻すアクションを追加してください

    this is impossible from then on
    この操作が以後できなくなります

    # ---- tab-as-action

    A tab performs an action instead of showing a place.
    タブが画面を表示せず、アクションを実行します。

    Tabs are places, and people tap them to look around. A tab that opens a sheet as soon as it is selected is a button in the wrong place. When the sheet closes, an empty screen stays behind. Put the button on the screens that need it. A tab that opens something only for some value of a variable, such as a sign-in, is not reported.
    タブは画面のまとまりを示すもので、ユーザーはアプリ内を見て回るためにタップします。選択したとたんにシートを開くタブは、置き場所を誤ったボタンです。シートを閉じると、空の画面が残ります。ボタンは、それを必要とする画面に置いてください。サインインのように、変数が特定の値のときだけ何かを開くタブは報告されません。

    a tab that starts a task
    タスクを開始するタブ

    a tab that opens a menu and has actions of its own
    メニューを開き、自分のアクションも持つタブ

    an empty tab on which a system action opens a sheet
    システムアクションがシートを開く、空のタブ

    a button on the screen that needs it
    必要とする画面に置かれたボタン

    a sheet that opens only while something is missing
    何かが足りない間だけ開くシート

    a tab that asks only some people to sign in, decided by cases
    `cases`の分岐で判断し、一部のユーザーにだけサインインを求めるタブ

    a tab with actions on which a system action opens a sheet
    システムアクションがシートを開く、アクションのあるタブ

    a system message on a tab that the file does not describe
    ファイルに記述のないタブに出るシステムメッセージ

    it is a tab here
    ここでタブになっています

    tab {q} is a button, not a place: {q2} opens something whenever it is selected
    タブ「{q}」が、画面を表示するタブではなくボタンになっています。選択するたびに{q2}が何かを開きます

    tab {q} is a button, not a place: its only content is {q2}, which opens something
    タブ「{q}」が、画面を表示するタブではなくボタンになっています。内容は、何かを開く{q2}だけです

    give {q} content of its own, and put a button for {q2} on the screens that need it
    {q}に独自の内容を持たせ、{q2}のボタンはそれを必要とする画面に置いてください

    # ---- tab-bar-hidden

    A pushed screen that belongs to no task hides the tab bar.
    どのタスクにも属さない、プッシュ遷移で表示された画面がタブバーを隠します。

    The tab bar tells people where they are and lets them leave at any time. Keep it visible while they browse. To keep people at one thing until it is done, make it a task in a modal layer, which covers the tab bar.
    タブバーは、ユーザーに現在の場所を示し、いつでもほかの場所に移れるようにするものです。閲覧中は表示したままにしてください。終わるまで1つのことに専念してもらうには、それをモーダルのタスクにします。モーダルはタブバーを覆います。

    a detail page
    詳細ページ

    two screens of one stack that hide it
    タブバーを隠す、同じスタックの2つの画面

    a tab bar that stays
    表示されたままのタブバー

    a screen of a task
    タスクの画面

    a root without tabs
    タブのないルート

    a lock
    ロック

    {q} hides the tab bar though it belongs to no task
    {q}は、どのタスクにも属さないのにタブバーを隠します

    leave out "tabBar: hidden", or make what begins with {q} a task that is shown modally
    `tabBar: hidden`を削除するか、{q}から始まる部分をモーダル表示のタスクにしてください

    # ---- tab-jump

    An action moves the user to another tab.
    アクションがユーザーを別のタブに移動させます。

    Tabs belong to the user, who changes them with the tab bar. An app that changes the tab by itself leaves people wondering where they were. Show the content where they are.
    タブは、ユーザー自身がタブバーで切り替えるものです。アプリがタブを勝手に切り替えると、ユーザーは自分がどこにいたのかわからなくなります。内容は、ユーザーのいる場所に表示してください。

    a button
    ボタン

    a step after a task
    タスクの後のステップ

    a screen of an entry, and a screen of another tab
    外部からの入口の画面と、別のタブの画面

    an entry
    外部からの入口

    the tab that is selected already
    すでに選択されているタブ

    a tab after a change of the root
    ルートを切り替えた後のタブ

    a tab that a condition requires or an entry has selected
    条件が求めるタブ、または外部からの入口が選択したタブ

    {text} jumps to another tab, {q}
    {text}が、ユーザーを別のタブ「{q}」に移動させます

    show what is needed where the user is, by "push" or "present", and leave the tab bar to the user
    必要なものは`push`か`present`でユーザーのいる場所に表示し、タブバーの操作はユーザーに任せてください

    # ---- tab-overflow

    There are more tabs than fit on iPhone.
    タブの数がiPhoneに収まりません。

    iOS moves the tabs that do not fit to "More", where few people look. The limit is "tabs" in ".navflow.yaml", by default 5.
    収まらないタブを、iOSはユーザーがあまり見ない「その他」に移します。上限は`.navflow.yaml`の`tabs`で、既定値は5です。

    six tabs
    6つのタブ

    six tabs in an app for both devices
    両方のデバイスに対応するアプリの6つのタブ

    five tabs
    5つのタブ

    six tabs on iPad
    iPadの6つのタブ

    {n} tabs do not fit on iPhone: the limit is {n2}
    {n}個のタブはiPhoneに収まりません。上限は{n2}です

    keep the ones that people go to most, and move the others beneath them
    よく使われるタブを残し、ほかはその下に移してください

    # ---- tab-root-lost

    The first screen of a tab or root is replaced, and nothing shows it again.
    タブまたはルートの最初の画面が置き換えられ、再び表示する方法がありません。

    The tab button leads to the bottom of the tab's stack. After "replace" another screen is there, so the list or home screen of that tab is gone until the app starts again. The same holds for the first screen of a root that an entry replaces. Push the screen on it. A first screen that moves on by itself, or that changes the state, is not reported.
    タブのボタンは、タブのスタックの一番下に通じています。`replace`の後はそこに別の画面があるため、そのタブの一覧やホーム画面は、アプリを再起動するまで失われます。外部からの入口が置き換えるルートの最初の画面も同じです。画面はその上にプッシュ遷移で表示してください。自動的に先へ進む最初の画面と、状態を変更する最初の画面は報告しません。

    a link into another tab
    別のタブへのリンク

    a list that its own button replaces
    自分のボタンが置き換える一覧

    a link that first goes back to the bottom
    先に一番下まで戻るリンク

    a push on the tab's first screen
    タブの最初の画面へのプッシュ遷移

    two first screens that take turns
    交互に入れ替わる2つの最初の画面

    a first screen that moves on by itself
    自動的に先へ進む最初の画面

    an introduction that is remembered
    表示済みかどうかを記憶する紹介画面

    {text} puts {q} in the place of {q2}, the first screen of its tab: the tab no longer leads there
    {text}が、タブの最初の画面「{q2}」を{q}に置き換えます。このタブから元の画面に移れなくなります

    write {q}, so that {q2} stays beneath it
    {q}と書き、{q2}がその下に残るようにしてください

    # ---- unreachable-screen

    No behaviour of the app shows a screen.
    アプリのどの振る舞いでも表示されない画面があります。

    Either the screen is needless work, or a transition to it was forgotten.
    その画面が不要な作業であるか、そこへの遷移が書き忘れられています。

    a screen that no step shows
    どのステップも表示しない画面

    a screen that only an impossible action shows
    実行できないアクションだけが表示する画面

    a task that nothing starts
    どこからも開始されないタスク

    a screen that only an entry shows
    外部からの入口だけが表示する画面

    a screen whose step fails, which another rule reports
    表示するステップが失敗する画面(別のルールが報告)

    a screen shown from one of several initial values
    複数の初期値の1つからだけ表示される画面

    nothing ever shows the screen {q}
    画面「{q}」はどこからも表示されません

    it belongs to task {q}, which nothing starts: write {q2} where it is needed, or remove the task from the file
    どこからも開始されないタスク「{q}」に属しています。必要な場所に{q2}と書くか、タスクをファイルから削除してください

    the steps that show it can never be taken: look at their conditions, and at what leads to them
    これを表示するステップは決して実行されません。ステップの条件と、そこに至る経路を確認してください

    show it with a step such as {q}, or remove it from the file
    {q}のようなステップで表示するか、ファイルから削除してください

    # ---- steps that fail: common

    a warning in an entry
    外部からの入口では警告

    {text}, here with {q} in front
    {text}(この例では{q}が前面)

    write "stay"
    `stay`と書いてください

    {q} is an action sheet, which any of its buttons closes: write "stay" if nothing else should happen
    {q}はアクションシートで、どのボタンでも閉じます。ほかに何も起こさない場合は`stay`と書いてください

    {q} is a prompt, which any of its buttons closes: write "stay" if nothing else should happen
    {q}はシステムのダイアログで、どのボタンでも閉じます。ほかに何も起こさない場合は`stay`と書いてください

    {q} is a screen of the system, which any of its buttons closes: write "stay" if nothing else should happen
    {q}はシステムの画面で、どのボタンでも閉じます。ほかに何も起こさない場合は`stay`と書いてください

    {q} is another app, which any of its buttons closes: write "stay" if nothing else should happen
    {q}は別のアプリで、どのボタンでも閉じます。ほかに何も起こさない場合は`stay`と書いてください

    {q} is an alert, which any of its buttons closes: write "stay" if nothing else should happen
    {q}はアラートで、どのボタンでも閉じます。ほかに何も起こさない場合は`stay`と書いてください

    keep it away while {list} is up: {q}
    {list}の表示中はこの入口から開かないようにしてください({q})

    # ---- complete-without-task

    "complete" or "cancel" runs where no task can end with that outcome.
    その終了結果で終われるタスクがない場所で`complete`または`cancel`が実行されます。

    No task ends, and no caller learns of it. The cause is often a task's screen that is shown outside the task. Or an earlier step of the same action removed the task.
    どのタスクも終わらず、呼び出し元にも何も伝わりません。多くの場合、タスクの画面がタスクの外で表示されていることが原因です。または、同じアクションの前のステップがタスクを閉じています。

    a screen of no task, shown outside a task
    タスクの外で表示される、どのタスクにも属さない画面

    a task that is ended twice
    2回終了されるタスク

    a screen of no task, shown inside a task
    タスクの中で表示される、どのタスクにも属さない画面

    a dismiss earlier in the same action
    同じアクションの前の部分にある`dismiss`

    {text} cannot do {q}: there may be no running task there that can end like that
    {text}は{q}を実行できません。そこには、そのように終われるタスクが実行中でない場合があります

    {text} cannot do this: there may be no running task there that can end like that
    {text}はこれを実行できません。そこには、そのように終われるタスクが実行中でない場合があります

    start the task where the screen is shown, or end it before other steps remove its screens
    画面を表示する場所でタスクを開始するか、ほかのステップがタスクの画面を閉じる前にタスクを終えてください

    # ---- dismiss-to-absent

    "dismiss to" names a screen that is in no layer.
    `dismiss to`が、どのモーダルにもない画面を指定しています。

    The screen is neither on the visible stack of the root nor in a modal layer, so nothing is dismissed. The cause is often a screen that can be reached in more ways than its author expected.
    その画面はルートの表示中のスタックにもモーダルにもないため、何も閉じません。多くの場合、作成者の想定より多くの経路で画面に到達できることが原因です。

    the other caller of the screen
    その画面のもう1つの呼び出し元

    a screen in another tab
    別のタブの画面

    a screen deep in the root's stack
    ルートのスタックの深いところにある画面

    a screen that is in the front layer already
    すでに前面のモーダルにある画面

    {text} cannot do {q}: {q2} may be in none of the layers
    {text}は{q}を実行できません。{q2}がどのモーダルにもない場合があります

    {text} cannot do {q}: it may be in none of the layers
    {text}は{q}を実行できません。その画面がどのモーダルにもない場合があります

    {text} cannot do this: it may be in none of the layers
    {text}はこれを実行できません。その画面がどのモーダルにもない場合があります

    dismiss to a screen that is always there, or write "dismiss all"
    必ずそこにある画面を`dismiss to`で指定するか、`dismiss all`と書いてください

    # ---- dismiss-without-modal

    "dismiss" runs where no modal layer is up.
    モーダルが表示されていない場所で`dismiss`が実行されます。

    Without a modal layer there is nothing to dismiss, so the tap does nothing. The cause is often a screen for a sheet that is pushed too, or one dismiss too many.
    モーダルがなければ閉じるものがないため、タップしても何も起こりません。多くの場合、シート用の画面がプッシュもされているか、`dismiss`が1つ多いことが原因です。

    a screen for a sheet that is pushed
    プッシュ遷移で表示される、シート用の画面

    one dismiss too many
    1つ多い`dismiss`

    "dismiss all" without a layer
    モーダルのない場所での`dismiss all`

    {text} cannot do {q}: there may be no modal layer to close
    {text}は{q}を実行できません。閉じるモーダルがない場合があります

    {text} cannot do this: there may be no modal layer to close
    {text}はこれを実行できません。閉じるモーダルがない場合があります

    write one case for each device: {q}
    デバイスごとに1つの分岐(`cases`の項目)を書いてください({q})

    write "pop" where the screen is pushed, or "dismiss all" where there may be no layer
    画面がプッシュ遷移で表示される場合は`pop`、モーダルがない可能性がある場合は`dismiss all`と書いてください

    # ---- dropped-presentation

    An action shows a modal layer while another one closes or appears.
    別のモーダルが閉じる途中、または現れる途中で、アクションがモーダルを表示します。

    While UIKit closes a layer, or shows one, it refuses to show another one from there. Only the log says so. Most apps wait for a layer that closes, so that case is only an info. Let the code show the next layer when the first one has closed. Or stay in the layer that is up, with "push" or "replace". Two layers from one screen never come up together.
    UIKitは、モーダルを閉じる途中や表示する途中では、そこから別のモーダルを表示しません。そのことはログにしか残りません。多くのアプリはモーダルが閉じるのを待つので、その場合は情報だけです。最初のモーダルが閉じてから、次のモーダルを表示してください。または`push`か`replace`で、表示中のモーダルの中にとどまってください。1つの画面から2つのモーダルが同時に現れることはありません。

    a player from a card that closes
    閉じるカードから表示するプレーヤー

    a task that starts while a sheet closes
    シートが閉じる途中で始まるタスク

    an alert's button that closes the sheet beneath it
    下のシートを閉じるアラートのボタン

    a task that ends and shows a receipt from its own sheet
    終わるときに自分のシートから領収書を表示するタスク

    two sheets from one screen
    1つの画面からの2つのシート

    a task that ends, and its caller shows the player
    タスクが終わり、呼び出し元がプレーヤーを表示する

    a pushed task that ends
    終わる、プッシュ遷移で表示されたタスク

    a sheet that closes before the next, and one in its own window
    次のシートの前に閉じるシートと、独自のウインドウのシート

    a push after the sheet has closed
    シートが閉じた後のプッシュ遷移

    a player in the layer that is up
    表示中のモーダルの中のプレーヤー

    a screen of the root, where nothing closes
    閉じるもののない、ルートの画面

    a task that the step interrupts, which "interrupted-task" reports
    ステップが中断するタスク(`interrupted-task`が報告)

    alerts that show one another
    互いを表示するアラート

    {text} closes the layer that it is on and shows {q} from there: UIKit drops it, unless the app waits until the first has closed
    {text}は、自分のいるモーダルを閉じながら、そこから{q}を表示します。最初のモーダルが閉じるのをアプリが待たない限り、UIKitはこれを表示しません

    {text} shows {q} while another layer comes up: UIKit drops it
    {text}は、別のモーダルが現れる途中で{q}を表示します。UIKitはこれを表示しません

    let an action of {q} show {q2}, once it is up; or show only one of them
    {q}が表示された後に、そのアクションで{q2}を表示してください。または、どちらか一方だけを表示してください

    show {q} only when the first has closed (UIKit: the completion of "dismiss"), or push it in the layer that is up
    {q}は、最初のモーダルが閉じてから表示する(UIKitでは`dismiss`の完了時)か、表示中のモーダルの中でプッシュ遷移で表示してください

    show {q} only when the first has closed (UIKit: the completion of "dismiss")
    {q}は、最初のモーダルが閉じてから表示してください(UIKitでは`dismiss`の完了時)

    show {q} in the "then" of the step that started the task, or push it in the layer that is up
    タスクを開始したステップの`then`で{q}を表示するか、表示中のモーダルの中でプッシュ遷移で表示してください

    show {q} in the "then" of the step that started the task
    タスクを開始したステップの`then`で{q}を表示してください

    an info where its own layer closes
    自分のモーダルが閉じる場合は情報

    an event that closes what stands over its screen
    画面を覆っているものを閉じるイベント

    # ---- pop-at-root

    "pop" runs where the stack holds only its root.
    スタックにルートしかない場所で`pop`が実行されます。

    The first screen of a stack cannot be popped, so the tap does nothing. If the screen is both pushed and presented, give the action a condition, or write what should happen instead.
    スタックの最初の画面からは`pop`で戻れないため、タップしても何も起こりません。画面がプッシュ遷移でもモーダルでも表示される場合は、アクションに条件を付けるか、代わりに行うことを書いてください。

    "pop" on a root
    ルートでの`pop`

    a screen that is pushed here and presented there
    ある場所ではプッシュ遷移で表示され、別の場所ではモーダル表示される画面

    a sheet that is popped instead of dismissed
    `dismiss`ではなく`pop`と書かれたシート

    a condition that holds only where the screen is pushed
    画面がプッシュ遷移で表示される場合にだけ成り立つ条件

    "pop root" at the root
    ルートでの`pop root`

    {text} cannot do {q}: there may be nothing to go back to on this stack
    {text}は{q}を実行できません。このスタックに戻る先がない場合があります

    {text} cannot do this: there may be nothing to go back to on this stack
    {text}はこれを実行できません。このスタックに戻る先がない場合があります

    remove {q}: the task's own screens close by themselves; write {q2} if nothing else should happen
    {q}を削除してください。タスク自身の画面は自動的に閉じます。ほかに何も起こさない場合は{q2}と書いてください

    remove this: the task's own screens close by themselves; write {q} if nothing else should happen
    これを削除してください。タスク自身の画面は自動的に閉じます。ほかに何も起こさない場合は{q}と書いてください

    write "dismiss" where it is presented, or give the action "where: { shown: pushed }"
    モーダル表示される場合は`dismiss`と書くか、アクションに`where: { shown: pushed }`を付けてください

    # ---- pop-to-absent

    "pop" names a screen that is not on this stack, or more screens than there are.
    `pop`が、このスタックにない画面、または実際より多い画面数を指定しています。

    UIKit raises an error for a pop to a view controller that is not on the stack. Here nothing happens. The cause is often a screen that can be reached in more ways than its author expected.
    スタックにないビューコントローラへの`pop`に、UIKitはエラーを発生させます。navflowでは何も起こりません。多くの場合、作成者の想定より多くの経路で画面に到達できることが原因です。

    a screen on another stack
    別のスタックの画面

    one screen too many
    1つ多い画面

    a screen that is in front already
    すでに前面にある画面

    a condition that the screen is below
    画面が下にあるという条件

    {text} cannot do {q}: the stack may not reach that far
    {text}は{q}を実行できません。スタックがそこまで届かない場合があります

    {text} cannot do this: the stack may not reach that far
    {text}はこれを実行できません。スタックがそこまで届かない場合があります

    pop to a screen that is always there, or write "pop root" where the bottom of the stack is meant
    必ずそこにある画面まで`pop to`で戻るか、スタックの一番下に戻る場合は`pop root`と書いてください

    {q} is on another stack: write {q2}, which also removes the layer
    {q}は別のスタックにあります。モーダルも閉じる{q2}と書いてください

    pop to a screen that is always there, or show {q} with {q2}
    必ずそこにある画面まで`pop to`で戻るか、{q}の表示に{q2}を付けてください

    pop to a screen that is always there, or give the action {q}
    必ずそこにある画面まで`pop to`で戻るか、アクションに{q}を付けてください

    # ---- present-over-alert

    A view is presented while an alert, action sheet or prompt is up.
    アラート、アクションシート、システムのダイアログの表示中に画面がモーダル表示されます。

    UIKit does not present over an alert, and people lose the question that they were asked. A button of the alert itself closes it first. An event from outside must wait or do nothing.
    UIKitはアラートの上にモーダル表示せず、ユーザーは尋ねられていた質問を見失います。アラート自身のボタンは、先にアラートを閉じます。外部からのイベントは、待つか何もしないようにしなければなりません。

    a notification over an alert
    アラートの上に出る通知

    two presentations in one action
    1つのアクションでの2つのモーダル表示

    a sheet while the system asks for a permission
    システムが許可を求めている間のシート

    the alert's own action, which closes it first
    先にアラートを閉じる、アラート自身のアクション

    a prompt of the system, which may come over an alert
    アラートの上に出ることがあるシステムのダイアログ

    a lock screen that sets everything aside, even alerts
    アラートも含めてすべてを退避させるロック画面

    {text} cannot do {q}: an alert, action sheet or prompt may be up
    {text}は{q}を実行できません。アラート、アクションシート、システムのダイアログのいずれかが表示中の場合があります

    {text} cannot do this: an alert, action sheet or prompt may be up
    {text}はこれを実行できません。アラート、アクションシート、システムのダイアログのいずれかが表示中の場合があります

    let the alert close first, or add a condition such as "where: { screen: … }"
    先にアラートが閉じるようにするか、`where: { screen: … }`のような条件を追加してください

    keep it away while {list} is up: {q}, or set {list2} aside, with "aside: true"
    {list}の表示中はこの入口から開かないようにする({q})か、`aside: true`で{list2}を退避させてください

    # ---- present-while-covered

    A screen presents something while it already presents a layer.
    すでにモーダルを表示している画面が、何かをモーダル表示します。

    An answer arrives for a screen that the user has left behind a sheet or an alert. Or a map presents a sheet while it presents the search, a panel. UIKit presents nothing from a view controller that already presents something, and only writes a line to the log. The user never sees the result. A panel can present the next layer itself ("on: front").
    ユーザーがシートやアラートの裏に残した画面に、応答が届きます。または、検索のパネルを表示している地図が、シートを表示しようとします。UIKitは、すでに何かをモーダル表示しているビューコントローラからは何も表示せず、ログに1行書くだけです。ユーザーが結果を見ることはありません。次のモーダルは、パネル自身が表示できます(`on: front`)。

    a sheet from a map that presents a panel
    パネルを表示している地図からのシート

    a call that the root presents while a sheet is up
    シートの表示中にルートが表示する着信

    a sheet that the panel presents
    パネルが表示するシート

    a call in a window of its own
    独自のウインドウの着信

    {text} cannot do {q}: a layer may be up, so the root presents something already
    {text}は{q}を実行できません。モーダルが表示中の場合、ルートはすでに何かを表示しています

    {text} cannot do {q}: its screen may already present a panel or popover
    {text}は{q}を実行できません。その画面がすでにパネルかポップオーバーを表示している場合があります

    leave out "on: root", so that the layer in front presents it; or set aside what is up, with "aside: true"
    `on: root`を省いて、前面のモーダルに表示させてください。または`aside: true`で、表示中のものを退避させてください

    offer it only while no panel is up: {q}
    パネルが表示されていない間だけ使えるようにしてください({q})

    offer it only while no panel is up: {q}; or let the panel present it: {q2}
    パネルが表示されていない間だけ使えるようにしてください({q})。または、パネルに表示させてください({q2})

    let the panel present it: {q}
    パネルに表示させてください({q})

    close the panel first: {q}
    先にパネルを閉じてください({q})

    only a tap on a button closes the alert: close it first, with {q}
    アラートはボタンのタップでしか閉じません。先に{q}で閉じてください

    an answer that arrives behind a sheet
    シートの裏に届く応答

    a task that begins behind an alert
    アラートの裏で始まるタスク

    an answer that waits until the screen is in front
    画面が前面に来るまで待つ応答

    an answer that shows something only while its screen is in front
    画面が前面にある間だけ何かを表示する応答

    {text} cannot do {q}: a layer may stand over its screen
    {text}は{q}を実行できません。画面がモーダルに覆われている場合があります

    {text} cannot do this: a layer may stand over its screen
    {text}はこれを実行できません。画面がモーダルに覆われている場合があります

    let it wait until the screen is in front ("while: shown"), or dismiss what stands over it first: {q}
    画面が前面に来るまで待つようにする(`while: shown`)か、覆っているものを先に閉じてください({q})

    # ---- push-without-stack

    "push" runs where there is no navigation stack.
    ナビゲーションスタックのない場所で`push`が実行されます。

    An alert, a photo picker, another app or a bare root screen has no navigation stack. Nothing can be pushed there, so the tap does nothing. Present the screen, or put the screen beneath it in a stack.
    アラート、写真ピッカー、別のアプリ、単独のルート画面にはナビゲーションスタックがありません。そこには何もプッシュ遷移できないため、タップしても何も起こりません。画面をモーダル表示するか、下の画面をスタックに入れてください。

    a root without a navigation stack
    ナビゲーションスタックのないルート

    an action of an input view over a bare root
    単独のルート画面の上にある入力ビューのアクション

    an alert, which closes before its action pushes
    アクションがプッシュ遷移で表示する前に閉じるアラート

    a sheet, which has its own stack
    自分のスタックを持つシート

    {text} cannot do {q}: what is in front has no stack to push on
    {text}は{q}を実行できません。前面のものにはプッシュ遷移先のスタックがありません

    {text} cannot do this: what is in front has no stack to push on
    {text}はこれを実行できません。前面のものにはプッシュ遷移先のスタックがありません

    let an action of {q} do it: {q2} closes first
    {q}のアクションで実行してください。{q2}が先に閉じます

    write {q} before {q2}, or let an action of {q3} do it: {q4} closes first
    {q2}の前に{q}と書くか、{q3}のアクションで実行してください。{q4}が先に閉じます

    write {q}
    {q}と書いてください

    present {q} instead of pushing it
    {q}をプッシュ遷移ではなくモーダル表示にしてください

    present it instead of pushing it
    プッシュ遷移ではなくモーダル表示にしてください

    write {q}, or make the root a "stack"
    {q}と書くか、ルートを`stack`にしてください

    present {q} instead of pushing it, or make the root a "stack"
    {q}をプッシュ遷移ではなくモーダル表示にするか、ルートを`stack`にしてください

    present it instead of pushing it, or make the root a "stack"
    プッシュ遷移ではなくモーダル表示にするか、ルートを`stack`にしてください

    write {q}, and close the layers first: {q2}
    {q}と書き、先にモーダルを閉じてください({q2})

    present {q} instead of pushing it, and close the layers first: {q2}
    {q}をプッシュ遷移ではなくモーダル表示にし、先にモーダルを閉じてください({q2})

    present it instead of pushing it, and close the layers first: {q}
    プッシュ遷移ではなくモーダル表示にし、先にモーダルを閉じてください({q})

    write {q}, and keep it away while {list} is up: {q2}
    {q}と書き、{list}の表示中はこの入口から開かないようにしてください({q2})

    present {q} instead of pushing it, and keep it away while {list} is up: {q2}
    {q}をプッシュ遷移ではなくモーダル表示にし、{list}の表示中はこの入口から開かないようにしてください({q2})

    present it instead of pushing it, and keep it away while {list} is up: {q}
    プッシュ遷移ではなくモーダル表示にし、{list}の表示中はこの入口から開かないようにしてください({q})

    first close the layers that come back: {q}
    後でまた表示されるモーダルを、先に閉じてください({q})

    # ---- replace-without-stack

    "replace" runs while an alert or another one-screen layer is in front.
    アラートなど、1画面だけのモーダルが前面にある間に`replace`が実行されます。

    An alert, an action sheet, a photo picker or another app is a layer with exactly one screen. That screen cannot be replaced, so nothing happens. Actions of such a screen close it first, so the cause is usually an event from outside.
    アラート、アクションシート、写真ピッカー、別のアプリは、ちょうど1画面だけのモーダルです。その画面は置き換えられないため、何も起こりません。こうした画面のアクションは先に画面を閉じるため、原因はたいてい外部からのイベントです。

    a session that ends while an alert is up
    アラートの表示中に終わるセッション

    an alert that an earlier step presents
    前のステップがモーダル表示するアラート

    a bare root screen
    単独のルート画面

    {text} cannot do {q}: an alert or another one-screen layer may be up, and its screen cannot be replaced
    {text}は{q}を実行できません。アラートなど1画面だけのモーダルが表示中のことがあり、その画面は置き換えられません

    {text} cannot do this: an alert or another one-screen layer may be up, and its screen cannot be replaced
    {text}はこれを実行できません。アラートなど1画面だけのモーダルが表示中のことがあり、その画面は置き換えられません

    let an action of the layer in front do it, because the layer closes first, or add a condition such as "where: { screen: … }"
    前面のモーダルは先に閉じるので、そのアクションで実行するか、`where: { screen: … }`のような条件を追加してください

    # ---- root-swap-under-modal

    The root changes while modal layers are up.
    モーダルの表示中にルートが切り替わります。

    UIKit does not remove the layers with the old root. They can stay on screen above the new root, and leak memory. Dismiss first, then change the root.
    UIKitは、以前のルートと一緒にモーダルを閉じません。モーダルは新しいルートの上に表示されたまま残り、メモリリークになることがあります。先にモーダルを閉じ、それからルートを切り替えてください。

    signing out from a sheet
    シートからのサインアウト

    a session that ends at any moment
    いつでも終わりうるセッション

    a dismiss before the change
    切り替えの前の`dismiss`

    an alert that has closed
    閉じたアラート

    {text} swaps the root while a modal layer may be up: it can stay on screen over the new root
    {text}は、モーダルが表示されている可能性のあるときにルートを切り替えます。モーダルが新しいルートの上に残ることがあります

    write "dismiss all" before {q}
    {q}の前に`dismiss all`と書いてください

    write "dismiss all" before this
    この前に`dismiss all`と書いてください

    # ---- tab-absent

    A step selects a tab that the current root does not have.
    ステップが、現在のルートにないタブを選択します。

    While another root is shown, such as the sign-in, the tab is not there and nothing happens. Change the root first, or give the step a condition.
    サインインなど別のルートの表示中は、そのタブがないため何も起こりません。先にルートを切り替えるか、ステップに条件を付けてください。

    a deep link before signing in
    サインイン前のディープリンク

    the tab before the root
    ルートより先のタブ

    the root before the tab
    タブより先のルート

    a condition on the root
    ルートに関する条件

    {text} cannot do {q}: the root that is shown has no such tab
    {text}は{q}を実行できません。表示中のルートにそのタブはありません

    {text} cannot do this: the root that is shown has no such tab
    {text}はこれを実行できません。表示中のルートにそのタブはありません

    write "root …" before it, or give it a "where: { root: … }"
    その前に`root …`と書くか、`where: { root: … }`を付けてください

    # ---- unwind-to-absent

    "unwind" names a screen that is not there.
    `unwind`が、そこにない画面を指定しています。

    An unwind segue without its destination on the way back does nothing. The cause is often a screen that can be reached in more ways than its author expected.
    戻る途中に移動先がない`unwind`セグエは、何もしません。多くの場合、作成者の想定より多くの経路で画面に到達できることが原因です。

    a screen that was replaced
    置き換えられた画面

    an unwind through layers and stacks
    モーダルとスタックを越える`unwind`

    {text} cannot do {q}: {q2} is not always among the screens beneath
    {text}は{q}を実行できません。{q2}が下の画面に含まれるとは限りません

    {text} cannot do {q}: it is not always among the screens beneath
    {text}は{q}を実行できません。その画面が下の画面に含まれるとは限りません

    {text} cannot do this: it is not always among the screens beneath
    {text}はこれを実行できません。その画面が下の画面に含まれるとは限りません

    unwind to a screen that is always there, or give the action a condition
    必ずそこにある画面まで`unwind`するか、アクションに条件を付けてください
    """#
}
