extension JapaneseTexts {
  /// The texts of rules about tasks, modality and alerts.
  static let taskRules = #"""
    # Parts that the rules about tasks and alerts share

    the root
    ルート

    here it is shown modally
    ここでモーダル表示されます

    leave {q} where it is, and go on in it by {q2} alone
    {q}はそのままにして、{q2}だけで先へ進めてください

    {q} is {values}
    `{q}`が{values}

    {q} is {values} or {q2}
    `{q}`が{values}または`{q2}`

    {q} is {values} and {q2} is {values2}
    `{q}`が{values}で、`{q2}`が{values2}

    {q} is {values}, {q2} is {values2} and {q3} is {values3}
    `{q}`が{values}で、`{q2}`が{values2}で、`{q3}`が{values3}

    # cancel-as-success

    A task completes with success because the user cancelled another task inside it.
    ユーザーが内側のタスクをキャンセルしたのに、外側のタスクが成功として完了します。

    Users who cancel expect that nothing has happened. If "cancelled" completes the caller's task like success, a cancelled card reader ends a payment as paid. Return to the caller with "stay", or cancel the caller too.
    キャンセルしたユーザーは、何も起こらなかったと考えます。`cancelled`が成功と同じように呼び出し元のタスクを完了させると、カードリーダーをキャンセルしても支払い済みとして終わってしまいます。`stay`で呼び出し元に戻るか、呼び出し元もキャンセルしてください。

    a cancelled card reader that completes a payment
    カードリーダーをキャンセルすると支払いが完了する

    a cancelled sign-in that completes a tour
    サインインをキャンセルするとツアーが完了する

    a cancelled reader after which the user chooses again
    カードリーダーのキャンセル後に、ユーザーが選び直す

    a separate outcome for a skipped task
    スキップしたタスクのための別の終了結果

    when the user cancels {q}, the task that started it ends as if it had succeeded: {q2}
    ユーザーが{q}をキャンセルすると、それを開始したタスクが成功したかのように{q2}で終わります

    write "cancelled: stay" to return to the caller, or "cancelled: cancel" to cancel the caller's task, too
    呼び出し元に戻るには`cancelled: stay`、呼び出し元のタスクもキャンセルするには`cancelled: cancel`と書いてください

    # cancel-changes-state

    Cancel leaves another value behind than the one before the task, or opens a lock.
    キャンセルすると、タスクの前とは違う値が残るか、ロックが開きます。

    an error if it opens a lock
    ロックを開く場合はエラー

    Users who cancel expect that everything is as before. A Cancel that sets a fixed value is right only if the variable had that value before. Change the variable where the task succeeds, so that Cancel has nothing to restore. Cancel on a lock must not set the value with which the app is unlocked.
    キャンセルしたユーザーは、すべてが元のままだと考えます。決まった値を設定するキャンセルが正しいのは、変数が前もその値だった場合だけです。変数はタスクが成功するところで変更してください。そうすれば、キャンセルで元に戻すものはありません。ロックのキャンセルが、ロックの開いた値を設定してはいけません。

    Cancel selects the kitchen, whichever speaker was selected before
    前にどのスピーカーが選ばれていても、キャンセルがキッチンを選ぶ

    Cancel on a lock unlocks, which is an error
    ロックのキャンセルがロックを開く(エラーになる例)

    the task sets the value when it succeeds
    タスクが成功したときに値を設定する

    the value from before, which the caller asks for
    呼び出し元が条件にしている、前の値

    a lock that the user leaves by signing out
    サインアウトすると閉じるロック

    {text} cancels {q} and sets {q2}, although it may have been {q3} before the task
    {text}は{q}をキャンセルして{q2}を設定しますが、タスクの前は{q3}だったかもしれません

    change {q} where the task succeeds, not where it starts, and write "cancel" alone here
    {q}は、タスクを開始するところではなく成功するところで変更し、ここには`cancel`とだけ書いてください

    {text} opens the lock {q}: it sets {q2}
    {text}がロック{q}を開きます。{q2}を設定しています

    write "stay" without "set", so that the lock stays
    ロックが残るように、`set`なしで`stay`と書いてください

    # cancelled-after-success

    A gesture ends a task as cancelled after its work is done.
    タスクの作業が済んだ後に、ジェスチャでキャンセルとして終わります。

    a warning if no variable shows that the work is done
    作業が済んだことを示す変数がない場合は警告

    The last page says "Paid", and its only button completes the task. A swipe ends the same task as cancelled. The caller then says that nothing has happened, or offers the work again. Give each gesture on that page the step of the button, and write "back: hidden" if Back leads to a page that can cancel.
    最後のページには「支払い済み」とあり、ただ1つのボタンがタスクを完了させます。ところがスワイプすると、同じタスクがキャンセルとして終わります。すると呼び出し元は、何も起こらなかったと伝えるか、同じ作業をもう一度すすめます。そのページの各ジェスチャに、ボタンと同じステップを書いてください。戻った先のページでキャンセルできるなら、`back: hidden`と書いてください。

    the last page of a purchase is swiped down
    購入の最後のページを下にスワイプする

    Back leads to a page with Close
    戻った先に閉じるボタンがある

    the gesture does what the button does
    ジェスチャがボタンと同じことをする

    the last page of a form, whose button does the work
    ボタンが作業をする、フォームの最後のページ

    task {q} ends as cancelled after its work is done: {text}
    タスク「{q}」が、作業の済んだ後にキャンセルとして終わります。{text}

    task {q} ends as cancelled after its work is done: {text}, although {q2} is {q3}
    {q2}は{q3}なのに、タスク「{q}」がキャンセルとして終わります。{text}

    task {q} ends as cancelled after its work is done: {text}, then {text2}
    タスク「{q}」が、作業の済んだ後にキャンセルとして終わります。{text}、その後{text2}

    task {q} ends as cancelled after its work is done: {text}, then {text2}, although {q2} is {q3}
    {q2}は{q3}なのに、タスク「{q}」がキャンセルとして終わります。{text}、その後{text2}

    write under {q}: {q2}
    {q}の下に{q2}と書いてください

    write under {q}: {q2} and {q3}
    {q}の下に{q2}と{q3}を書いてください

    # endless-task

    A task can reach a point from which no step ends it.
    どのステップでも終了できない状態にタスクが陥ることがあります。

    an info for a task at a root on which there is nothing to do
    ルートにあり、そこに操作が何もないタスクでは情報

    People who get there can only quit the app. Every screen of a task needs a way forward or a way out, after every sequence of taps.
    その状態になったユーザーは、アプリを終了するしかありません。どのような順序でタップした後でも、タスクのすべての画面に、先へ進む方法か、タスクを終える方法が必要です。

    a screen whose only action stays
    唯一のアクションが画面にとどまる画面

    a way out that can never be taken
    決して使えない、タスクを終える方法

    a point of no return
    後戻りできない地点

    a task over it that restarts whenever it ends
    上に重なり、終わるたびに再開するタスク

    Cancel beside it
    「キャンセル」も用意する

    a system action that completes it
    タスクを完了させるシステムアクション

    a long way out
    遠回りして終わるタスク

    a task that can only be interrupted
    中断しかできないタスク

    task {q} can no longer be ended: from {q2} nothing leads to "complete", "cancel" or a gesture that leaves it
    タスク「{q}」を終了できなくなります。{q2}から、`complete`、`cancel`、またはタスクを終えるジェスチャにたどり着けません

    task {q} can no longer be ended: {q2} is over {q3}, and from there nothing leads to a "complete" or "cancel" of {q4}, or a gesture that leaves it
    タスク「{q}」を終了できなくなります。{q2}が{q3}の上にあり、そこから{q4}の`complete`、`cancel`、またはタスクを終えるジェスチャにたどり着けません

    give {q}, or a screen it leads to, an action that ends the task, and conditions that can hold
    {q}またはその先の画面に、タスクを終了するアクションと、成立しうる条件を用意してください

    give {q}, or a screen it leads to, a way back to {q2}; and give {q3} an action that ends the task, and conditions that can hold
    {q}またはその先の画面に{q2}へ戻る手段を用意し、{q3}にはタスクを終了するアクションと、成立しうる条件を用意してください

    # gate-without-way-out

    The user cancels the task of a gate, and is on a screen with no exit.
    サインインなど、先に必要なタスク(ゲート)をキャンセルすると、操作できない画面に取り残されます。

    An entry or a tab is behind a gate. If the user does not want to sign in, the app must show something useful. Lead to a screen that offers something before the gate, or leave the user where they were.
    外部からの入口(通知やリンクなど)またはタブに進むには、先にゲートのタスク(サインインなど)が必要です。ユーザーがサインインしないことを選んでも、アプリは役に立つ画面を見せなければなりません。ゲートの前に何か操作できる画面を表示するか、ユーザーを元の画面にとどめてください。

    an entry that leaves an empty screen behind
    空の画面に取り残す外部からの入口

    a checkout over an empty screen
    空の画面に重なる購入手続き

    an entry that leads home first
    先にホームを表示する外部からの入口

    a tab behind a gate
    ゲートのタスクが必要なタブ

    the user cancels {q}, which this step needs, and is stuck on {q2}
    このステップに必要な{q}をキャンセルすると、{q2}で何も操作できなくなります

    show a screen that offers something before this step, or give {q} an action
    このステップの前に何か操作できる画面を表示するか、{q}にアクションを用意してください

    # gesture-skips-set

    A button that leaves a screen changes a variable, and the gesture that leaves it does not.
    画面を閉じるボタンは変数を変更しますが、同じ画面を閉じるジェスチャは変更しません。

    Users do not distinguish Close from a swipe. If Close sets a variable and the swipe does not, the app is in a state that its conditions do not expect. Often a button then never comes back. Give the gesture the same steps.
    ユーザーにとって、閉じるボタンもスワイプも同じです。閉じるボタンだけが変数を設定すると、アプリは条件の想定しない状態になり、ボタンが二度と現れないこともあります。ジェスチャに同じステップを書いてください。

    a swipe that does not close the picker
    スワイプではピッカーが閉じたことにならない

    Back that does not end the editing
    戻っても編集が終わらない

    a gesture with the same steps
    同じステップのジェスチャ

    a choice, which a swipe does not make
    スワイプでは行われない選択

    {text} sets {q}, and {words} leaves the screen without it
    {text}は{q}を設定しますが、{words}は設定せずに画面を閉じます

    give the gesture the same steps: {q}
    ジェスチャに同じステップを書いてください({q})

    # lost-at-relaunch

    After a relaunch, a step that the user must finish is gone.
    再起動の後、ユーザーが終えなければならない手順が消えています。

    iOS ends an app in the background at any time, and the user can do it as well. The state that the app keeps is still there, but the screens are not. So a relaunch leads around a step that the user must finish, or it leaves the effect of a task half done. Let the first screen look at the state, and show the step again. Only flows with "relaunch" are judged.
    iOSはバックグラウンドのアプリをいつでも終了し、ユーザーも終了できます。アプリが保存した状態は残りますが、画面は残りません。そのため再起動によって、必ず終えるべき手順を避けられたり、タスクの効果が途中で止まったりします。最初の画面で状態を調べ、その手順をもう一度表示してください。`relaunch`のあるフローだけが対象です。

    a sign-in that a relaunch passes
    再起動で避けられるサインイン

    new terms that must be accepted
    同意が必要な新しい規約

    a transfer that is half done
    途中で止まった送金

    the first root looks at the session
    最初のルートがセッションを調べる

    a transfer that goes on at the launch, and one that is forgotten
    起動時に続く送金と、忘れられる下書き

    a purchase that the user began, and can leave
    ユーザーが始め、やめてもよい購入

    a relaunch leads around task {q}, which the user must finish: {q2} is in front
    再起動によって、終えなければならないタスク「{q}」が避けられます。前面に{q2}が表示されます

    keep in a variable that {q} is not done, and show it again by an action "by: arrival" of the first screen
    {q}が終わっていないことを変数に残し、最初の画面の`by: arrival`のアクションでもう一度表示してください

    after a relaunch, task {q} is half done: {q2} stays, and the task is gone
    再起動の後、タスク「{q}」が途中で止まります。{q2}が残り、タスクは消えます

    let an action "by: arrival" of the first screen go on or undo it, with {q}; or list {q2} under "forgotten"
    最初の画面の`by: arrival`のアクションに{q}を書いて、続けるか元に戻してください。または{q2}を`forgotten`に書いてください

    a relaunch
    再起動

    # inconsistent-presentation

    A task is pushed in one place and shown modally in another.
    同じタスクが、ある場所ではプッシュ遷移、別の場所ではモーダル表示になっています。

    The same task looks like part of the app in one place and like a separate task in another. In code, each caller must close it in another way. Present it the same way everywhere.
    同じタスクが、ある場所ではアプリの一部に見え、別の場所では独立したタスクに見えます。コードでは、呼び出し元ごとに異なる方法で閉じなければなりません。どこでも同じ方法で表示してください。

    two callers
    2つの呼び出し元

    a plain push of its screen
    その画面への単なるプッシュ遷移

    a push on iPhone, a modal style on iPad
    iPhoneではプッシュ遷移、iPadではモーダル表示

    one case for each device
    デバイスごとに分けた分岐

    its own screens, reached through a screen of no task
    タスクに属さない画面を経由して着く、タスク自身の画面

    a screen of no task
    タスクに属さない画面

    task {q} is pushed by {text} and shown modally by {text2}
    タスク「{q}」は{text}ではプッシュ遷移、{text2}ではモーダル表示になっています

    task {q} is pushed by {text} and shown modally by {text2} on phone
    iPhoneでは、タスク「{q}」が{text}ではプッシュ遷移、{text2}ではモーダル表示になっています

    task {q} is pushed by {text} and shown modally by {text2} on pad
    iPadでは、タスク「{q}」が{text}ではプッシュ遷移、{text2}ではモーダル表示になっています

    show it one way everywhere: write {q} without "as" in both places
    どこでも同じ方法で表示してください。両方の場所で`as`を付けずに{q}と書きます

    # interrupted-task

    Another action removes a task that has not done its work.
    まだ作業の済んでいないタスクを、別のアクションが閉じます。

    a warning where an alert or action sheet asks first
    先にアラートまたはアクションシートで確認する場合は警告

    The user's work is gone, without a result and without a way back. Often the action removes the task to make room for a subtask. It is the same if "cancel" or "complete" ends the task for the subtask, or if a "then" removes it after the subtask. Keep the task where it is and start the subtask over it. When the subtask ends, control returns to the task.
    ユーザーの作業は、結果も戻る手段もないまま失われます。多くの場合、サブタスクの場所を空けるためにアクションがタスクを閉じています。サブタスクのために`cancel`や`complete`でタスクを終わらせるのも、サブタスクの後に`then`で閉じるのも同じです。タスクをそのままにして、その上でサブタスクを開始してください。サブタスクが終わると、元のタスクに戻ります。

    a task closed for a subtask
    サブタスクのために閉じられるタスク

    a parent that is dismissed with its subtask
    サブタスクと一緒に閉じられる親タスク

    a layer of no task closes the layers beneath it
    タスクに属さないモーダルが、その下のモーダルも閉じる

    signing out after a question, which is a warning
    確認後のサインアウト(警告になる例)

    a subtask over its parent
    親タスクの上のサブタスク

    a dismiss, which cancels the task
    タスクをキャンセルする`dismiss`

    a purchase that is done before the next task begins
    次のタスクが始まる前に済んでいる購入

    a user who gives up is asked why
    やめたユーザーに理由を尋ねる

    a task that is cancelled, or ended with what it lacks, for a subtask
    サブタスクのために、キャンセルされるか、足りないものを結果として終わるタスク

    a task that is removed after its subtask has succeeded
    サブタスクが成功した後に閉じられるタスク

    task {q} is interrupted: {text} ends it to make room for {q2}
    タスク「{q}」が中断されます。{text}が、{q2}を始めるためにこのタスクを終わらせます

    task {q} is interrupted: {q2} in {text} ends it to make room for {q3}
    タスク「{q}」が中断されます。{text}の{q2}が、{q3}を始めるためにこのタスクを終わらせます

    leave {q} where it is and write {q2} in the place of {q3}: the subtask shows over it, and control comes back when it ends
    {q}はそのままにして、{q3}の代わりに{q2}と書いてください。サブタスクはその上に表示され、終わると元のタスクに戻ります

    task {q} is interrupted: after {q2} has ended with {q3}, {q4} removes its screens
    タスク「{q}」が中断されます。{q2}が{q3}で終わった後に、{q4}がタスクの画面を閉じます

    write {q}: {q2} goes on where it was; or end it with an outcome of its own, if its work is done
    {q}と書いてください。{q2}が元のところから続きます。作業が済んでいるなら、タスク自身の終了結果で終わらせてください

    leave {q} where it is, and write {q2} alone
    {q}はそのままにして、{q2}とだけ書いてください

    a menu that closes before a task starts
    タスクの開始前に閉じるメニュー

    a task that is set aside
    一時的に退避されるタスク

    task {q} is interrupted: {text} removes its screens
    タスク「{q}」が中断されます。{text}がタスクの画面を閉じます

    task {q} is interrupted: {text} removes its screens and starts {q2}
    タスク「{q}」が中断されます。{text}がタスクの画面を閉じ、{q2}を開始します

    task {q} is interrupted: {q2} in {text} removes its screens
    タスク「{q}」が中断されます。{text}の{q2}がタスクの画面を閉じます

    task {q} is interrupted: {q2} in {text} removes its screens and starts {q3}
    タスク「{q}」が中断されます。{text}の{q2}がタスクの画面を閉じ、{q3}を開始します

    end only {q}, with "complete …", or with "cancel" where the user gives it up: {q2} then goes on
    {q}だけを`complete …`で、ユーザーがやめる場合は`cancel`で終わらせてください。その後{q2}が続きます

    close only the layer of {q}, with "dismiss", and leave {q2} as it is
    `dismiss`で{q}のモーダルだけを閉じ、{q2}はそのままにしてください

    end {q} before its screens go: write "cancel" or "complete …" for it
    画面がなくなる前に{q}を終わらせてください。このタスクに`cancel`または`complete …`と書きます

    end {q} before its screens go: write "complete …" with what the user has reached, or "cancel" where the user asks to give it up
    画面がなくなる前に{q}を終わらせてください。ユーザーの得た結果を`complete …`と書くか、ユーザーがやめる場合は`cancel`と書きます

    end {q} with "complete …" alone, in the place of {q2}: the task that started it goes on
    {q2}の代わりに`complete …`だけで{q}を終わらせてください。それを開始したタスクが続きます

    end {q} before its screens go: {list}
    画面がなくなる前に{q}を終わらせてください({list})

    end {q} before its screens go: {q2} or {q3}
    画面がなくなる前に、{q2}または{q3}で{q}を終わらせてください

    leave {q} where it is and write {q2} alone: the subtask shows over it, and control comes back when it ends
    {q}はそのままにして、{q2}とだけ書いてください。サブタスクはその上に表示され、終わると元のタスクに戻ります

    # lock-not-shown

    The app is locked, and the user sees another screen than the lock.
    アプリがロックされているのに、ユーザーにはロック以外の画面が見えています。

    a warning where the file does not say when the app is locked
    アプリがいつロックされるかがファイルに書かれていない場合は警告

    A screen with "lock: true" must be in front while its condition holds. An action with "by: arrival" cannot show it over a sheet, because it runs only when its own screen is in front. Let an entry show the lock, with "aside: true": it comes over every layer. A button that leaves the lock must end its condition with "set".
    `lock: true`の画面は、その条件が成り立つ間、最前面になければなりません。`by: arrival`のアクションは、自身の画面が前面にあるときだけ実行されるので、シートの上にロックを表示できません。`aside: true`を付けた外部からの入口でロックを表示してください。そうすれば、すべてのモーダルの上に現れます。ロックを閉じるボタンは、`set`でその条件を解除しなければなりません。

    a lock that waits beneath a sheet
    シートの下で待つロック

    an entry that locks only the home screen
    ホーム画面だけをロックする外部からの入口

    an entry that locks the app beneath a sheet
    シートの下でアプリをロックする外部からの入口

    a button that leaves the lock and unlocks nothing
    ロックを解除せずに、ロック画面を閉じるボタン

    a lock without a condition
    条件のないロック

    an entry that shows the lock over every layer
    すべてのモーダルの上にロックを表示する外部からの入口

    a lock at the launch, with another page of its task
    起動時のロックと、そのタスクのもう1つのページ

    the lock {q} is not shown over {q2} while {text}
    {text}なのに、ロック画面「{q}」が{q2}の上に表示されません

    the lock {q} is not shown over {q2}
    ロック画面「{q}」が{q2}の上に表示されません

    the lock is defined here
    ロックはここで定義されています

    this screen is seen instead
    代わりにこの画面が見えます

    let an entry present {q} with "as: fullScreen", "locked: true" and "aside: true", so that it comes over every layer
    外部からの入口で{q}を`as: fullScreen`、`locked: true`、`aside: true`を付けて`present`し、すべてのモーダルの上に現れるようにしてください

    {text} leaves the lock while {text2}
    {text2}なのに、{text}がロック画面を閉じます

    {text} leaves the lock {q} while {text2}
    {text2}なのに、{text}がロック画面「{q}」を閉じます

    {text} leaves the lock
    {text}がロック画面を閉じます

    {text} leaves the lock {q}
    {text}がロック画面「{q}」を閉じます

    write {q} where the user has unlocked the app, or stay on the lock
    ユーザーがロックを解除した箇所に{q}と書くか、ロックにとどまるようにしてください

    stay on the lock
    ロックにとどまるようにしてください

    nothing says when the app is locked: no entry, arrival or system action that shows {q} has a "when" or a "set"
    アプリがいつロックされるかが書かれていません。{q}を表示する外部からの入口、画面表示時のアクション、システムアクションのどれにも`when`や`set`がありません

    write "when" or "set" where {q} is shown, with the value that means locked
    {q}を表示する箇所に、ロック中を表す値を指定して`when`または`set`を書いてください

    # lock-passed

    An entry removes or covers a lock screen while the app is still locked.
    アプリがまだロックされているのに、外部からの入口がロック画面を閉じるか覆い隠します。

    The app shows the lock by itself while a variable has a value. An entry removes or covers the lock and leaves the variable as it is, so the user sees what the lock protects. Locks are the screens with "lock: true", and tasks that only arrivals, system actions or entries start, in locked layers.
    変数が特定の値の間、アプリはロックを自動的に表示します。外部からの入口が変数を変えないままロックを閉じるか覆い隠すので、ロックが守るべき内容がユーザーに見えてしまいます。ロックとは、`lock: true`の画面と、画面表示時のアクション、システムアクション、入口だけが`locked`のモーダルで開始するタスクです。

    a shared text goes past the code
    共有されたテキストがパスコードを素通りする

    a lock that an entry shows
    外部からの入口が表示するロック

    a link that opens over the lock
    ロックの上に開くリンク

    a relaunch after which nothing asks for the code
    再起動の後にコードを求めない

    a relaunch after which the first screen asks for the code again
    再起動の後に最初の画面がもう一度コードを求める

    show {q} again at the launch: by an action "by: arrival" of the first screen, with {q2}
    起動時に{q}をもう一度表示してください。最初の画面の`by: arrival`のアクションに{q2}を書きます

    let an entry with {q} show {q2}, whichever screen is restored
    どの画面が復元されても表示されるように、{q}の外部からの入口で{q2}を表示してください

    links that go back past the lock, or to another tab
    ロックを越えて戻るリンクや、別のタブへ移るリンク

    the entry waits until the app is unlocked
    ロックが解除されるまで外部からの入口が待つ

    a call that goes on beneath the lock
    ロックの下で続く通話

    the entry signs the user out, which ends the lock
    外部からの入口がユーザーをサインアウトさせ、ロックが終わる

    {text} removes the lock {q} while {text2}
    {text2}なのに、{text}がロック画面「{q}」を閉じます

    {text} removes the lock {q}
    {text}がロック画面「{q}」を閉じます

    {text} shows another screen over the lock {q} while {text2}
    {text2}なのに、{text}がロック画面「{q}」の上に別の画面を表示します

    {text} shows another screen over the lock {q}
    {text}がロック画面「{q}」の上に別の画面を表示します

    let the entry wait until the app is unlocked, with {q}
    {q}を付けて、ロックが解除されるまでこの入口を待機させてください

    # outcome-without-value

    Two actions complete a task with one outcome, and only one of them sets the value that started it.
    2つのアクションが同じ終了結果でタスクを完了させますが、タスクを開始させた値を設定するのは一方だけです。

    The caller shows the task as long as a value is missing, and one ending of the task sets it. Another action ends with the same outcome and leaves the value as it is. Then the user has done everything, and the app still asks for it. Set the value in both, or move it to "gives" of the task.
    呼び出し元は値がない間だけタスクを表示し、タスクの1つの終わり方がその値を設定します。別のアクションは同じ終了結果で終わるのに、値をそのままにします。するとユーザーがすべてを済ませても、アプリはまだ同じことを求めます。両方で値を設定するか、タスクの`gives`に移してください。

    who joins is still a guest
    入会してもゲストのまま

    one of two results
    2つの結果の一方

    both set the value
    どちらも値を設定する

    an earlier page has set the value
    前のページが値を設定している

    a value that the caller does not ask for
    呼び出し元が条件にしていない値

    {text} completes {q} with {q2}, and does not set {q3} as another action with this outcome does
    {text}は{q}を{q2}で完了させますが、同じ終了結果の別のアクションと違って{q3}を設定しません

    write {q} here too, or end with another outcome
    ここにも{q}と書くか、別の終了結果で終わらせてください

    this action ends with the same outcome, and sets it
    このアクションは同じ終了結果で終わり、値を設定します

    # pages-before-task

    Pages under the tab bar only lead into a task, and are not part of it.
    タブバーのある画面に、タスクにつながるだけで、タスクに含まれていないページがあります。

    The introduction and the first choice belong to the task that they begin. While they are pushed under the tab bar, a tap on a tab leaves them behind. Users do not see that the task has begun. Make them the first screens of the task.
    イントロダクションや最初の選択は、それに続くタスクの一部です。タブバーのある画面にプッシュ遷移で表示されていると、タブに触れただけで離脱してしまい、タスクが始まったこともわかりません。タスクの最初の画面にしてください。

    an introduction and a choice
    イントロダクションと選択

    the button has the title of the task
    ボタンにタスクのタイトルが書かれている

    the pages are part of the task
    ページがタスクに含まれている

    pages with goods lead to a purchase
    商品のページが購入につながる

    {q} only leads into task {q2}, and is not part of it: a tap on a tab leaves the user in the middle of it
    {q}はタスク「{q2}」につながるだけなのに、タスクに含まれていません。タブに触れると、途中で離脱します

    {list} only lead into task {q}, and are not part of it: a tap on a tab leaves the user in the middle of it
    {list}はタスク「{q}」につながるだけなのに、タスクに含まれていません。タブに触れると、途中で離脱します

    {q} and {q2} only lead into task {q3}, and are not part of it: a tap on a tab leaves the user in the middle of it
    {q}と{q2}はタスク「{q3}」につながるだけなのに、タスクに含まれていません。タブに触れると、途中で離脱します

    make {q} the first screen of {q2}, and write {q3} here
    {q}を{q2}の最初の画面にして、ここには{q3}と書いてください

    # no-certain-way-out

    Every way out of a screen can fail forever, or only a system action leads out.
    画面を閉じるどの方法も失敗し続ける可能性があるか、システムアクションでしか閉じません。

    a warning where only a system action leads out
    システムアクションでしか出られない場合は警告

    "Try again" is no way out while the network is down, because each result of "either" can occur every time. A screen without Back, or a full-screen layer, needs one user action that always leaves it. The action can also be on a screen to which that screen leads. If only a system action leads out, this is a warning, because the user can only wait. What the user types can be corrected, so a screen with input or of a sign-in is not reported. Neither are the screens of a lock ("lock: true").
    `either`のどの結果も毎回起こりうるので、ネットワークが切れている間は「再試行」で先に進めません。「戻る」のない画面やフルスクリーンのモーダルには、必ず閉じられるユーザーのアクションが1つ必要です。そのアクションは、その先の画面にあってもかまいません。システムアクションでしか出られない場合、ユーザーは待つことしかできないので警告になります。入力は直せるので、入力のある画面やサインインの画面は報告されません。ロックの画面(`lock: true`)も報告されません。

    a page without Back that can fail forever
    永久に失敗しうる、「戻る」のないページ

    a full-screen picker, and an alert that leads back to it
    フルスクリーンのピッカーと、そこへ戻るアラート

    two alerts that lead only to each other
    互いに行き来するだけの2つのアラート

    two pages that lead only to each other
    互いに行き来するだけの2つのページ

    a second page on which the user can only wait
    ユーザーが待つことしかできない2ページ目

    a page with Back
    「戻る」のあるページ

    Cancel beside the action that can fail
    失敗しうるアクションのほかに「キャンセル」も用意する

    a second page that always leaves
    必ず閉じられる2ページ目

    a sheet that can be swiped away
    スワイプで閉じられるシート

    an action of the root
    ルートのアクション

    a lock that appears by itself
    自動的に現れるロック

    a system action for each answer
    応答ごとのシステムアクション

    an alert that leads out
    外へ出られるアラート

    if the answer is {list} every time, nothing leads out of {q}
    応答が毎回{list}だと、{q}から出る手段がありません

    if the answer is {list} or {q} every time, nothing leads out of {q2}
    応答が毎回{list}または{q}だと、{q2}から出る手段がありません

    on {q} the user can only wait: no action or gesture leads out, only the system
    {q}では、ユーザーは待つことしかできません。画面を閉じるアクションもジェスチャもなく、システムアクションでしか先に進めません

    add an action that always leaves it, such as Cancel
    「キャンセル」のように、必ず画面を閉じられるアクションを追加してください

    add an action with which the user can leave it, such as Cancel
    「キャンセル」のように、ユーザーが画面を閉じられるアクションを追加してください

    # pushed-task

    A task is pushed into the app's hierarchy instead of being shown modally.
    タスクがモーダルで表示されず、アプリの階層にプッシュ遷移で表示されています。

    a warning for a simple task
    単純なタスクでは警告

    A pushed task looks like one more page of the app. The tab bar stays, Back looks like going home, and nothing shows that a task must be ended. Show it as a modal layer, which covers the rest until the task is over.
    プッシュ遷移したタスクは、アプリのページの1つに見えます。タブバーは残り、「戻る」はホームへ戻る操作に見え、タスクを終える必要があることはどこにも示されません。タスクが終わるまでほかの部分を覆うモーダルとして表示してください。

    a task of several screens, pushed by "start"
    `start`でプッシュ遷移する、複数の画面のタスク

    a plain push of its first screen
    最初の画面への単なるプッシュ遷移

    a push inside a modal layer
    モーダル内でのプッシュ遷移

    a sign-in in a root without tabs
    タブのないルートでのサインイン

    a form that is not a task in the file
    ファイルでタスクとされていないフォーム

    a task at a root
    ルートにあるタスク

    task {q} is pushed, not shown modally: {text} begins it on the root's own stack
    タスク「{q}」がモーダルではなく、プッシュ遷移で表示されます。{text}が、ルートのスタック上でこのタスクを開始しています

    show it as a modal layer: write {q} there, and "presentation: sheet" or "presentation: fullScreen" in the task
    モーダルとして表示してください。そこに{q}と書き、タスクに`presentation: sheet`または`presentation: fullScreen`と書きます

    # pushed-task-outcome

    A task with outcomes is pushed without "start", so its caller cannot tell how it ended.
    終了結果のあるタスクが`start`を使わずにプッシュ遷移しているため、呼び出し元はタスクがどう終わったかを知ることができません。

    A pop returns no result. A caller that pushes the task's screen must find out by itself whether the task was done. "start" returns the outcome to the caller.
    `pop`は終了結果を返しません。タスクの画面をプッシュ遷移する呼び出し元は、タスクが完了したかどうかを自分で調べなければなりません。`start`は終了結果を呼び出し元に返します。

    a push of the first screen
    最初の画面へのプッシュ遷移

    a replace by the first screen
    最初の画面による`replace`

    a "start" with the style push
    `push`スタイルの`start`

    a task without outcomes except "cancelled"
    `cancelled`以外の終了結果のないタスク

    a further screen of the running task, after a screen of no task
    タスクに属さない画面の後の、実行中のタスクの続きの画面

    a push that happens on no device
    どのデバイスでも起こらないプッシュ遷移

    the caller cannot tell how task {q} ends: {text} shows it by plain {s}, which cannot distinguish {list} from going back
    呼び出し元はタスク「{q}」がどう終わったかを知ることができません。{text}が単なる`{s}`で表示しているため、{list}と戻る操作を区別できません

    the caller cannot tell how task {q} ends: {text} shows it by plain {s}, which cannot distinguish {list} or {q2} from going back
    呼び出し元はタスク「{q}」がどう終わったかを知ることができません。{text}が単なる`{s}`で表示しているため、{list}または{q2}と戻る操作を区別できません

    write {q}, and what follows under "then: { … }"
    {q}と書き、続く処理を`then: { … }`の下に書いてください

    # return-by-pop-to

    A pop to a screen outside a task leaves the task without ending it.
    タスクの外の画面への`pop`によって、タスクが終了しないまま残されます。

    Such a step depends on the screens beneath the task, so it works for one caller only. It also reports no outcome. "complete" or "cancel" removes the task's screens over any caller, and reports the outcome.
    このようなステップはタスクの下にある画面に依存するので、1つの呼び出し元でしか使えません。終了結果も伝わりません。`complete`や`cancel`なら、呼び出し元がどの画面でもタスクの画面を閉じ、終了結果を伝えます。

    "pop to" the caller
    呼び出し元への`pop to`

    "unwind" out of a sheet
    シートの外への`unwind`

    a counted pop beyond the task's first screen
    タスクの最初の画面を越える、数を指定した`pop`

    "pop to" an earlier screen of the same task
    同じタスクの前の画面への`pop to`

    an action that also ends the task
    タスクも終わらせるアクション

    a task whose sheet was dismissed before
    先にシートが閉じられたタスク

    screens of no task
    タスクに属さない画面どうし

    task {q} is left without being ended: {text} pops to a screen outside it
    タスク「{q}」が、終了しないまま残されます。{text}が、タスクの外の画面まで`pop`で戻ります

    write "complete …" or "cancel": the task's screens then go by themselves, and the caller learns the outcome
    `complete …`または`cancel`と書いてください。タスクの画面は自動的になくなり、呼び出し元は終了結果を知ることができます

    # stale-screen

    A screen is in front that no button would show any more.
    どのボタンからも表示されなくなった画面が、前面に残っています。

    After the payment, the empty basket is in front, and its buttons start the same task again. The task was the last thing to do there, so leave the screen with the outcome. The same holds if a button or an event changes the value under the screen. An event that shows the sign-in to users who are signed in is reported, too. A screen with an action for the new value is not reported.
    支払いの後に空のかごが前面に表示され、そのボタンで同じタスクがもう一度始まります。そこでの最後の操作がそのタスクだったので、タスクの終了とともに画面を閉じてください。表示中の画面の値をボタンやイベントが変える場合や、サインイン済みのユーザーにイベントがサインインを表示する場合も同じです。新しい値のためのアクションがある画面は報告されません。

    the basket after the payment
    支払いの後のかご

    a page that empties the basket and goes back to it
    かごを空にして、かごに戻るページ

    a page that goes back past the one that it has made useless
    役目を終えたページを越えて戻るページ

    {q} sets {q2} and returns to {q3}, which no button would show then
    {q}は{q2}を設定し、その値ではどのボタンからも表示されない{q3}に戻ります

    go back past {q}, or give it an action for the new value
    {q}を越えて戻るか、新しい値のためのアクションを用意してください

    a page that asks for a connection, after it is there
    接続の後も接続を求めるページ

    the outcome leaves the basket
    タスクの終了とともにかごを閉じる

    a page with something for the new value
    新しい値のための操作があるページ

    task {q} sets {q2} and returns to {q3}, which no button would show then
    タスク「{q}」は{q2}を設定し、その値ではどのボタンからも表示されない{q3}に戻ります

    leave {q} in the "then" of the step, or give it an action for the new value
    ステップの`then`で{q}を閉じるか、新しい値のためのアクションを用意してください

    # tab-bar-in-task

    The tab bar, or another column of a split view, can be tapped while a task runs.
    タスクの実行中に、タブバーやスプリットビューの別のカラムをタップできます。

    A tap on another tab leaves the task unfinished and out of sight. The tab bar is for moving around the app, and so is the sidebar of a split view. Cover them while a task runs, which a modal layer does by itself.
    別のタブをタップすると、タスクは未完了のまま見えなくなります。タブバーも、スプリットビューのサイドバーも、アプリ内を移動するためのものです。タスクの実行中は覆い隠してください。モーダルなら自動的にそうなります。

    a pushed task
    プッシュ遷移したタスク

    a task at a tab, after its first screen
    タブにあるタスクの、最初の画面より後

    a task in one column of a split view
    スプリットビューの1つのカラムにあるタスク

    a modal layer, which covers the tab bar
    タブバーを覆うモーダル

    a pushed task that hides the tab bar
    タブバーを隠す、プッシュ遷移したタスク

    a pushed task with the other tabs switched off
    ほかのタブを無効にした、プッシュ遷移したタスク

    the only tab, whose tap cancels the task
    タップするとタスクをキャンセルする唯一のタブ

    a task with only a tab's first screen
    タブの最初の画面だけのタスク

    the tab bar can be tapped while task {q} runs: a tap on {list} leaves it behind, unfinished, at {q2}
    タスク「{q}」の実行中にタブバーをタップできます。{list}をタップすると、タスクは{q2}で未完了のまま置き去りになります

    the tab bar can be tapped while task {q} runs: a tap on {list} or {q2} leaves it behind, unfinished, at {q3}
    タスク「{q}」の実行中にタブバーをタップできます。{list}または{q2}をタップすると、タスクは{q3}で未完了のまま置き去りになります

    the other columns can be used while task {q} runs: a tap in the column of {list} leaves it behind, unfinished, at {q2}
    タスク「{q}」の実行中にほかのカラムを操作できます。{list}のカラムをタップすると、タスクは{q2}で未完了のまま置き去りになります

    the other columns can be used while task {q} runs: a tap in the column of {list} or {q2} leaves it behind, unfinished, at {q3}
    タスク「{q}」の実行中にほかのカラムを操作できます。{list}または{q2}のカラムをタップすると、タスクは{q3}で未完了のまま置き去りになります

    show {q} as a modal layer, which covers the other columns
    {q}をモーダルとして表示し、ほかのカラムを覆ってください

    show {q} as a modal layer, which covers the tab bar, or write "tabBar: hidden" on its screens
    {q}をモーダルとして表示してタブバーを覆うか、その画面に`tabBar: hidden`と書いてください

    # task-across-layers

    One run of a task has screens both on the root's stack and in a modal layer.
    1回のタスクの画面が、ルートのスタックとモーダルの両方にまたがっています。

    Half of the task looks like part of the app, and half like a separate task. When people close the layer, they cannot tell what they leave. Put all screens of the task into one modal layer.
    タスクの半分はアプリの一部に見え、残り半分は独立したタスクに見えます。ユーザーには、モーダルを閉じると何が終わるのかわかりません。タスクのすべての画面を1つのモーダルに入れてください。

    a second half in a sheet
    シートに入った後半

    a sheet with a screen of no task
    タスクに属さない画面のシート

    a replace in another task's sheet
    別のタスクのシートでの`replace`

    a pushed task with an alert and a photo picker
    アラートと写真ピッカーを使う、プッシュ遷移したタスク

    a mini player of the root over a pushed task
    プッシュ遷移したタスクの上の、ルートのミニプレーヤー

    task {q} is split: it began on the root's own stack, and {text} goes on in a modal layer
    タスク「{q}」が分断されています。ルートのスタックで始まり、{text}より先はモーダルで表示されます

    task {q} is split: it began on the root's own stack, and "replace" brings one of its screens into a modal layer
    タスク「{q}」が分断されています。ルートのスタックで始まり、途中の画面が`replace`でモーダルの中に表示されます

    show all of {q} in one modal layer, and push its screens there
    {q}全体を1つのモーダルで表示し、その中で画面をプッシュ遷移させてください

    # task-entered-midway

    A task begins with a screen that is not its first screen.
    タスクが最初の画面ではない画面から始まります。

    The questions of the task's first screens are skipped, and the screen cannot rely on their answers. Start the task at its first screen ("entry"), or make the screen the first one of another task.
    タスクの最初のほうの画面の質問が飛ばされるので、その画面は質問の答えを前提にできません。タスクを最初の画面(`entry`)から開始するか、その画面を別のタスクの最初の画面にしてください。

    a deep link into the middle
    途中へのディープリンク

    a shortcut on the home screen
    ホーム画面のショートカット

    a tab
    タブ

    a task whose "entry" is not the first screen in the file
    `entry`がファイル内の最初の画面ではないタスク

    a step from a screen of no task while the task runs
    タスクの実行中の、タスクに属さない画面からのステップ

    task {q} begins midway, with {q2} instead of its first screen {q3}
    タスク「{q}」が最初の画面「{q3}」ではなく、途中の{q2}から始まります

    its first screen is here
    最初の画面はここです

    make the screen the first one of another task
    この画面を別のタスクの最初の画面にしてください

    let the root begin with the task, {q}, or make the screen the first one of another task
    {q}と書いてルートをこのタスクで始めるか、この画面を別のタスクの最初の画面にしてください

    leave {q} where it is, and go on in it by {q2} alone, or make the screen the first one of another task
    {q}はそのままにして{q2}だけで先へ進めるか、この画面を別のタスクの最初の画面にしてください

    write {q}, or make the screen the first one of another task
    {q}と書くか、この画面を別のタスクの最初の画面にしてください

    end {q} by {q2}, and go on by {q3} where {q4} starts it, or make the screen the first one of another task
    {q2}で{q}を終わらせ、{q4}がそれを開始する箇所で{q3}によって先へ進めるか、この画面を別のタスクの最初の画面にしてください

    # task-interrupted-by-entry

    An entry or a system action removes a task that has not ended.
    まだ終わっていないタスクを、外部からの入口またはシステムアクションが閉じます。

    A tapped notification must not remove a payment in progress. Use a condition so that the entry cannot happen during the task, set the task aside, or end it with an outcome. If only the task sets back a variable, and nothing can start it again, what needs that variable is lost for good.
    通知をタップしただけで、進行中の支払いが失われてはなりません。タスクの実行中は外部からの入口から開かないように条件を付けるか、タスクを一時的に退避するか、終了結果を返してタスクを終わらせてください。変数を元に戻すのがそのタスクだけで、タスクを再び開始できなければ、その変数を必要とするものは失われたままになります。

    a deep link at any moment
    いつでも開かれうるディープリンク

    an entry that cancels the task to make room for another one
    別のタスクのためにタスクをキャンセルする外部からの入口

    keep the entry away with {q}, which drops it while the task runs
    {q}を付けて、タスクの実行中はこの入口から開かないようにしてください

    start the other task over {q}, or let it wait until {q2} has ended
    もう一方のタスクを{q}の上で始めるか、{q2}が終わるまで待機させてください

    a session that times out
    タイムアウトするセッション

    an entry with a condition
    条件付きの外部からの入口

    a deep link that happens twice
    2回開かれるディープリンク

    task {q} is interrupted from outside: {text} removes its screens
    タスク「{q}」が外部から中断されます。{text}がタスクの画面を閉じます

    let it end the task: a case with {q} that begins with "cancel" or "complete …"; or accept it, as the event cannot wait
    この入口でタスクを終わらせてください。{q}を付け、`cancel`または`complete …`で始まる分岐(`cases`の項目)を加えます。待てないイベントなら、この指摘を受け入れることもできます

    # task-returns-elsewhere

    A task ends, and the user is not back where it was started.
    タスクが終わっても、ユーザーは開始した場所に戻っていません。

    Users who start a task expect to be back afterwards. If the screen that started it is gone, they are somewhere else and must find their way back. Start the task over the screen that needs it.
    タスクを開始したユーザーは、終わったら元の場所に戻ると考えます。開始した画面がなくなっていると、ユーザーは別の場所に置かれ、自分で戻り道を探さなければなりません。タスクを必要とする画面の上でタスクを開始してください。

    a starting screen that was closed
    閉じられた開始元の画面

    an end in another tab
    別のタブでの終了

    a link that pushes a screen beneath the task
    タスクの下に画面をプッシュ遷移するリンク

    a "then" that moves on afterwards
    終了後に先へ進める`then`

    a task over the screen that needs it
    タスクを必要とする画面の上のタスク

    task {q} does not return to where it began: it was begun from {q2}, and when it ends the user is on {q3}
    タスク「{q}」が開始した場所に戻りません。{q2}から開始されましたが、終わるとユーザーは{q3}にいます

    it was begun from here
    ここから開始されました

    start {q} over {q2}, and leave that screen where it is until the task has ended
    {q2}の上で{q}を開始し、タスクが終わるまでその画面をそのままにしてください

    end {q} first, and write {q2} after that
    先に{q}を終わらせ、その後に{q2}と書いてください

    {q} in {text} changes what is under {q2}: end the task before, or leave the screen as it is
    {text}にある{q}が{q2}の下の画面を変えています。その前にタスクを終わらせるか、画面をそのままにしてください

    {q} in {text} changes what is under {q2}: end the task before, or leave the tab as it is
    {text}にある{q}が{q2}の下の画面を変えています。その前にタスクを終わらせるか、タブをそのままにしてください

    {q} in {text} changes what is under {q2}: keep the entry away with {q3}, or end the task with an outcome first
    {text}にある{q}が{q2}の下の画面を変えています。{q3}を付けてこの入口から開かないようにするか、先に終了結果を返してタスクを終わらせてください

    when it ends here, another screen is under it
    ここでタスクが終わると、その下に表示されるのは別の画面です

    when it ends here, another tab is under it
    ここでタスクが終わると、その下に表示されるのは別のタブです

    # unhandled-gesture-exit

    A gesture can end a task whose outcomes do not list "cancelled".
    終了結果に`cancelled`のないタスクを、ジェスチャで終わらせることができます。

    A sheet can be swiped away, and a pushed screen has Back. iOS offers both without asking, and the task ends as cancelled. If its outcomes do not list "cancelled", the case was probably forgotten. List it, or block the gesture.
    シートはスワイプで閉じられ、プッシュ遷移した画面には「戻る」があります。iOSはどちらも自動的に提供し、タスクはキャンセルとして終わります。終了結果に`cancelled`がなければ、この場合を忘れている可能性があります。終了結果に加えるか、ジェスチャを無効にしてください。

    a pushed task with Back
    「戻る」のある、プッシュ遷移したタスク

    a task that lists "cancelled"
    結果に`cancelled`のあるタスク

    a gesture that is blocked
    無効にしたジェスチャ

    a gesture that asks first
    先に確認するジェスチャ

    task {q} can be ended by a gesture, and its outcomes do not list "cancelled": {text}
    タスク「{q}」はジェスチャ({text})で終わりますが、終了結果に`cancelled`がありません

    here the gesture can be made
    ここでジェスチャを使えます

    add "cancelled" to its outcomes, or block the gesture: {text}
    終了結果に`cancelled`を追加するか、{text}を書いてジェスチャを無効にしてください

    add "cancelled" to its outcomes, or block the gestures: {text} and {text2}
    終了結果に`cancelled`を追加するか、{text}、{text2}を書いてジェスチャを無効にしてください

    add "cancelled" to its outcomes, or block the gestures: {text}, {text2} and {text3}
    終了結果に`cancelled`を追加するか、{text}、{text2}、{text3}を書いてジェスチャを無効にしてください

    add "cancelled" to its outcomes, or block the gestures: {text}, {text2}, {text3} and {text4}
    終了結果に`cancelled`を追加するか、{text}、{text2}、{text3}、{text4}を書いてジェスチャを無効にしてください

    add "cancelled" to its outcomes, or block the gestures: {text}, {text2}, {text3}, {text4} and {text5}
    終了結果に`cancelled`を追加するか、{text}、{text2}、{text3}、{text4}、{text5}を書いてジェスチャを無効にしてください

    "locked: true" where it is started
    タスクを開始する箇所に`locked: true`

    "back: hidden" on {list}
    {list}に`back: hidden`

    "tabBar: hidden" on {list}
    {list}に`tabBar: hidden`

    "gestures: { {s}: none }" on {list}
    {list}に`gestures: { {s}: none }`

    # unhandled-outcome

    A caller handles one outcome of a task and forgets another.
    呼び出し元がタスクの終了結果の1つだけを扱い、別の終了結果を忘れています。

    an info where all outcomes set the same values, or none, or a caller has no "then"
    すべての終了結果が同じ値を設定するか、何も設定しない場合、または呼び出し元に`then`がない場合は情報

    A caller that handles one outcome should handle all of them. An outcome that is left out was often added later. Name it. If nothing follows, write "stay". The same holds for the only caller that shows nothing where all others show something.
    終了結果の1つを扱う呼び出し元は、すべての終了結果を扱うべきです。抜けている終了結果は、後から追加されたものであることがよくあります。その終了結果も書いてください。続く処理がなければ`stay`と書きます。ほかのすべてが何かを表示するのに、1つだけ何も表示しない呼び出し元も同じです。

    one of two outcomes is handled
    2つの終了結果のうち1つだけを扱う

    a "then" of a root
    ルートの`then`

    a caller that leaves out "cancelled"
    `cancelled`を書かない呼び出し元

    a caller without "then"
    `then`のない呼び出し元

    this "then" does not say what follows when task {q} ends with {list}
    この`then`には、タスク「{q}」が{list}で終わったときの続きが書かれていません

    this "then" does not say what follows when task {q} ends with {list} or {q2}
    この`then`には、タスク「{q}」が{list}または{q2}で終わったときの続きが書かれていません

    add {q}, or {q2} if nothing is to follow
    {q}を追加してください。続く処理がなければ{q2}を追加します

    # alert-at-launch

    An alert appears before the first tap.
    最初のタップより前にアラートが現れます。

    The user has not asked for anything yet, and the app already wants an answer. People close such alerts unread. Show news and problems in the screen itself, or wait until they matter to the user. Alerts from entries do not count.
    ユーザーがまだ何も求めていないのに、アプリがもう返事を求めています。このようなアラートは読まれずに閉じられます。お知らせや問題は画面自体に表示するか、ユーザーに関係するときまで待ってください。外部からの入口(通知やリンクなど)で表示されるアラートは対象外です。

    a greeting
    あいさつ

    an alert by a system action, after loading
    読み込み後の、システムアクションによるアラート

    an alert after a tap
    タップ後のアラート

    an alert from an entry
    外部からの入口で表示されるアラート

    a sheet in place of an alert
    アラートの代わりのシート

    {text} shows the alert {q} before the user has done anything
    ユーザーが何もしていないうちに、{text}がアラート「{q}」を表示します

    this is the alert
    このアラートの定義はここです

    show the text on the screen itself, or show {q} when the user does something that needs it
    文面を画面自体に表示するか、必要とする操作をユーザーがしたときに{q}を表示してください

    # alert-for-choices

    An alert offers two or more choices beside Cancel.
    アラートに「キャンセル」のほか、2つ以上の選択肢があります。

    An alert reports a problem, or asks before something that cannot be undone. For a choice after an action of the user, iOS has the action sheet. It appears near the thumb, has room for more buttons, and is less alarming.
    アラートは、問題を伝えるか、取り消せない操作の前に確認するものです。ユーザーの操作に続く選択には、アクションシートを使います。アクションシートは親指の届く位置に表示され、ボタンを多く置けるうえ、アラートほど強い印象を与えません。

    the choice what to do with a draft
    下書きをどうするかの選択

    choices that only set a variable, and an action with the role cancel
    変数を設定するだけの選択肢と、`role: cancel`のアクション

    one action and Cancel
    1つのアクションと「キャンセル」

    an action sheet
    アクションシート

    two buttons that never appear together
    同時には現れない2つのボタン

    two answers to a problem
    問題に対する2つの返事

    buttons whose steps the file does not describe
    ファイルにステップが書かれていないボタン

    the alert {q} offers a choice: {list}
    アラート「{q}」に、複数の選択肢({list})があります

    make it an action sheet: write "kind: actionSheet" in {q}
    アクションシートにしてください。{q}に`kind: actionSheet`と書きます

    # covered-popover

    A view other than an alert is presented over a popover.
    ポップオーバーの上に、アラート以外のビューが表示されます。

    A popover is a small view beside its source. With a sheet or another popover over it, people must close two views and lose their place. Close the popover first.
    ポップオーバーは、表示元のそばに現れる小さなビューです。その上にシートや別のポップオーバーが重なると、ユーザーは2つのビューを閉じなければならず、自分のいる場所を見失います。先にポップオーバーを閉じてください。

    a sheet over a popover
    ポップオーバーの上のシート

    a popover style that is declared for iPhone
    iPhone用に宣言されたpopoverスタイル

    a popover that closes first
    先に閉じるポップオーバー

    a popover that iPhone shows as a sheet
    iPhoneではシートとして表示されるポップオーバー

    an alert, and a popover that is dismissed first
    アラートと、先に閉じられるポップオーバー

    {text} shows {q} over a popover
    {text}がポップオーバーの上に{q}を表示します

    {text} shows {q} over a popover, here with {q2} in front
    {text}がポップオーバーの上に{q}を表示します(ここでは前面に{q2}があります)

    {text} shows it over a popover
    {text}がポップオーバーの上にそれを表示します

    {text} shows it over a popover, here with {q} in front
    {text}がポップオーバーの上にそれを表示します(ここでは前面に{q}があります)

    dismiss the popover first
    先にポップオーバーを閉じてください

    dismiss the popover first: {q}
    先にポップオーバーを閉じてください({q})

    push it in the popover, which is a sheet on iPhone: {q}
    iPhoneではシートになるこのポップオーバーの中でプッシュ遷移させてください({q})

    push it in the popover, because a task may run there: {q}
    タスクが実行中かもしれないので、ポップオーバーの中でプッシュ遷移させてください({q})

    show {q} in another style, because a task may run there
    タスクが実行中かもしれないので、{q}を別のスタイルで表示してください

    # destructive-without-cancel

    An alert or action sheet has a destructive choice and no way to decline.
    アラートまたはアクションシートに破壊的な選択肢があるのに、キャンセルする手段がありません。

    Users who open it by mistake must be able to leave without losing anything. An alert or action sheet that can delete something needs a Cancel button.
    誤って開いたユーザーが、何も失わずに閉じられるようにしなければなりません。何かを削除しうるアラートやアクションシートには「キャンセル」ボタンが必要です。

    an alert that can only delete
    削除しかできないアラート

    an action sheet whose other button also closes the screen
    もう1つのボタンも画面を閉じてしまうアクションシート

    a Cancel button
    「キャンセル」ボタン

    a button with another name that changes nothing
    何も変えない、別の名前のボタン

    on iPad, where a tap outside closes the action sheet
    外側のタップでアクションシートが閉じるiPadの場合

    the alert {q} offers {q2} and no way to decline
    アラート「{q}」には{q2}があるのに、キャンセルする手段がありません

    the action sheet {q} offers {q2} and no way to decline
    アクションシート「{q}」には{q2}があるのに、キャンセルする手段がありません

    this is the destructive choice
    破壊的な選択肢はここです

    add a button such as {q} to {q2}
    {q}のようなボタンを{q2}に追加してください

    if the button {q} declines, give it "role: cancel"; otherwise rename it, and add a button that declines
    ボタン「{q}」がキャンセルのためのものなら`role: cancel`を付けてください。そうでなければ名前を変え、キャンセルのボタンを追加してください

    # differs-by-device

    A device has an error or warning that the other device does not have.
    一方のデバイスだけに、エラーまたは警告があります。

    People who try a flow on iPhone consider it tested. iPad shows the same screens differently: a popover has no room for a second layer, a pushed task keeps the tab bar. Look at the flow on both devices.
    iPhoneでフローを試すと、それでテストが済んだと考えがちです。iPadは同じ画面を違う形で表示します。ポップオーバーには2つ目のモーダルを重ねる余地がなく、プッシュ遷移したタスクではタブバーが残ります。両方のデバイスでフローを確かめてください。

    a sheet over a popover on iPad
    iPadでのポップオーバーの上のシート

    a task that is pushed on iPad
    iPadではプッシュ遷移するタスク

    a finding on both devices
    両方のデバイスでの指摘

    a popover that "popover-without-exit-on-phone" reports
    `popover-without-exit-on-phone`が報告するポップオーバー

    an accepted finding
    受け入れた指摘

    task {q} is not the same on every device: there is {text}
    タスク「{q}」がデバイスによって異なります。{text}の指摘があります

    {text} is not the same on every device: there is {text2}
    {text}がデバイスによって異なります。{text2}の指摘があります

    {q} is not the same on every device: there is {text}
    {q}がデバイスによって異なります。{text}の指摘があります

    the app is not the same on every device: there is {text}
    アプリがデバイスによって異なります。{text}の指摘があります

    {list} on phone only
    iPhoneだけに{list}

    {list} on pad only
    iPadだけに{list}

    {list} on phone only and {list2} on pad only
    iPhoneだけに{list}、iPadだけに{list2}

    {list} on pad only and {list2} on phone only
    iPadだけに{list}、iPhoneだけに{list2}

    {q} is found here
    {q}の指摘はここです

    choose a style for each device; if the devices may differ, accept those findings, and this one disappears
    デバイスごとにスタイルを選んでください。デバイスによって異なってもよければ、それらの指摘を受け入れると、この指摘も消えます

    # missing-device-style

    A picker, or a view in the place of the keyboard, has a style for only one of the two devices.
    ピッカー、またはキーボードの位置に現れるビューに、2つのデバイスの一方のスタイルしかありません。

    On iPhone, a date picker appears in the place of the keyboard. On iPad, it belongs in a popover beside the field. If a flow for both devices names only one style, the other one is built by accident.
    iPhoneでは、日付ピッカーはキーボードの位置に現れます。iPadでは、フィールドのそばのポップオーバーに表示すべきものです。両方のデバイスのためのフローが一方のスタイルしか指定しないと、もう一方は成り行きで作られてしまいます。

    the picker of a date field
    日付フィールドのピッカー

    a screen in the place of the keyboard
    キーボードの位置に現れる画面

    a task in the place of the keyboard
    キーボードの位置に現れるタスク

    both styles are named
    両方のスタイルを指定

    an app for one device
    1つのデバイスのためのアプリ

    one style for both
    両方に共通のスタイル

    the task's own presentation covers the other device
    もう一方のデバイスはタスク自身の`presentation`が補う

    the picker of field {q} on {q2} names no style for {q3}, which the app also supports
    {q2}のフィールド「{q}」の`picker`に、アプリが対応している{q3}のスタイルがありません

    the presentation of task {q} names no style for {q2}, which the app also supports
    タスク「{q}」の`presentation`に、アプリが対応している{q2}のスタイルがありません

    {text} shows {q}: its style names no style for {q2}, which the app also supports
    {text}は{q}を表示しますが、アプリが対応している{q2}のスタイルが指定されていません

    name a style for each device: "{s}: { phone: inputView, pad: … }"
    デバイスごとのスタイルを`{s}: { phone: inputView, pad: … }`のように指定してください

    name a style for each device: "{s}: { phone: …, pad: popover }"
    デバイスごとのスタイルを`{s}: { phone: …, pad: popover }`のように指定してください

    # popover-without-exit-on-phone

    On iPhone, no gesture and no action closes a popover.
    iPhoneで、ポップオーバーを閉じるジェスチャもアクションもありません。

    On iPad a tap outside closes a popover, so it needs no button. On iPhone the same screen covers everything, and there is no outside. Add Close or Done, or use a style for iPhone that users can swipe away.
    iPadでは外側のタップでポップオーバーが閉じるので、ボタンは要りません。iPhoneでは同じ画面が全体を覆い、外側がありません。「閉じる」または「完了」を追加するか、iPhoneではスワイプで閉じられるスタイルを使ってください。

    full screen on iPhone
    iPhoneではフルスクリーン

    a sheet on iPhone with its swipe switched off
    iPhoneではスワイプを無効にしたシート

    a screen without actions
    アクションのない画面

    a button that closes it
    閉じるボタン

    an app for iPad only
    iPad専用のアプリ

    a locked popover, which "modal-trap" reports
    `modal-trap`が報告する、`locked`のポップオーバー

    popover {q} cannot be left on iPhone: there is nothing beside it to tap, and no action leaves it
    iPhoneではポップオーバー「{q}」を閉じられません。周りにタップできる場所がなく、閉じるアクションもありません

    this screen cannot be left on iPhone
    iPhoneではこの画面を閉じられません

    add an action such as {q} to {q2}, or make it a sheet on iPhone
    {q}のようなアクションを{q2}に追加するか、iPhoneではシートにしてください

    # dismiss-beneath-alert

    A button of an alert also removes what is beneath the alert.
    アラートのボタンが、アラートの下にあるものも閉じます。

    Any button of an alert closes it: that needs no step. So "dismiss" on "OK" closes the layer beneath, and ends its task. A "pop" removes the screen beneath. That is often a slip. Write "stay" if only the alert should close. Where the rest should go too, say so: "role: destructive", "cancel", or a name as in "dismiss to Home".
    アラートはどのボタンでも閉じるので、そのためのステップは要りません。「OK」の`dismiss`は下のモーダルを閉じ、そのタスクを終わらせます。`pop`は下の画面を閉じます。多くの場合、これは書き間違いです。アラートだけを閉じるなら`stay`と書いてください。ほかのものも閉じるなら、`role: destructive`、`cancel`、または`dismiss to Home`のような名前で示してください。

    OK on an error message in a checkout
    購入手続きのエラーメッセージの「OK」

    a pop on a question of the system
    システムの質問の`pop`

    a button that closes too much and then leads on
    閉じすぎてから先へ進むボタン

    an alert that only closes
    閉じるだけのアラート

    a question whose answer is meant to leave
    閉じることを意図した答えのある確認

    Face ID, whose answer opens the lock beneath
    その答えが下のロックを開くFace ID

    a step that says what closes
    何を閉じるかを示すステップ

    an event, which closes the alert itself
    アラート自身を閉じるイベント

    {text} also closes {q}, beneath an alert
    {text}は、アラートの下の{q}も閉じます

    {text} also closes {q}, beneath an action sheet
    {text}は、アクションシートの下の{q}も閉じます

    {text} also closes {q}, beneath a prompt
    {text}は、システムのダイアログの下の{q}も閉じます

    {text} also closes {q}, beneath a screen of the system
    {text}は、システムの画面の下の{q}も閉じます

    {text} also closes {q}, beneath another app
    {text}は、別のアプリの下の{q}も閉じます

    {text} also closes {q}, beneath an alert, and cancels task {q2}
    {text}は、アラートの下の{q}も閉じ、タスク「{q2}」をキャンセルします

    {text} also closes {q}, beneath an action sheet, and cancels task {q2}
    {text}は、アクションシートの下の{q}も閉じ、タスク「{q2}」をキャンセルします

    {text} also closes {q}, beneath a prompt, and cancels task {q2}
    {text}は、システムのダイアログの下の{q}も閉じ、タスク「{q2}」をキャンセルします

    {text} also closes {q}, beneath a screen of the system, and cancels task {q2}
    {text}は、システムの画面の下の{q}も閉じ、タスク「{q2}」をキャンセルします

    {text} also closes {q}, beneath another app, and cancels task {q2}
    {text}は、別のアプリの下の{q}も閉じ、タスク「{q2}」をキャンセルします

    write "stay": any button closes {q}; if {q2} should go too, write {q3}, or add "role: destructive"
    `stay`と書いてください。{q}はどのボタンでも閉じます。{q2}も閉じる場合は、{q3}と書くか、`role: destructive`を加えてください

    write "stay": any button closes {q}; if {q2} should go too, write {q3}
    `stay`と書いてください。{q}はどのボタンでも閉じます。{q2}も閉じる場合は、{q3}と書いてください

    Close only {q}
    {q}だけを閉じる

    # stacked-alerts

    an event while an alert is up, which only its buttons close
    アラートの表示中のイベント(アラートを閉じるのはボタンだけ)

    an event that first closes the alert
    先にアラートを閉じるイベント

    An alert is presented over another alert.
    アラートの上に別のアラートが表示されます。

    UIKit shows one alert at a time. The second one never appears, and its question is never answered. Close the first alert before you present the second.
    UIKitは一度に1つのアラートしか表示しません。2つ目は現れず、その問いに答えられることはありません。2つ目を表示する前に、最初のアラートを閉じてください。

    two alerts in one action
    1つのアクションでの2つのアラート

    an alert from an entry over an alert
    アラートの上に、外部からの入口で表示されるアラート

    the same alert from two sources
    2つの発生元からの同じアラート

    one alert after the other
    順番に表示されるアラート

    a warning that the app never shows twice
    アプリが二重には表示しない警告

    {text} shows the alert {q} over the alert that is up
    {text}が、表示中のアラートの上にアラート「{q}」を表示します

    {text} shows the alert {q} over the alert that is up, here with {q2} in front
    {text}が、表示中のアラートの上にアラート「{q}」を表示します(ここでは前面に{q2}があります)

    show it from an action of the first alert, which then closes first, or wait until the first alert has closed
    最初のアラートのアクションから表示する(最初のアラートが先に閉じます)か、最初のアラートが閉じるまで待ってください

    let the entry wait until {list} has closed; if the app never shows it twice, write "once: true" on the entry
    {list}が閉じるまで、この入口を待機させてください。アプリが二重に表示しない場合は、入口に`once: true`と書きます

    let the entry wait until {list} or {q} has closed; if the app never shows it twice, write "once: true" on the entry
    {list}または{q}が閉じるまで、この入口を待機させてください。アプリが二重に表示しない場合は、入口に`once: true`と書きます

    # app-within-app

    A modal layer, another tab or another column shows one of the app's top-level screens.
    モーダル、別のタブ、または別のカラムが、アプリの最上位の画面の1つを表示します。

    The layer then contains the whole app. The user seems to be home, but everything there ends with closing a layer. Close the layer and show the screen in its own place. A tab's screen that is pushed in another tab is there twice, under the wrong tab. On iPad, a screen that begins one column of a split view takes the place of a list in another.
    そうするとモーダルがアプリ全体を含んでしまいます。ユーザーはホームにいるように見えますが、そこでの操作はすべてモーダルを閉じることで終わります。モーダルを閉じ、画面を本来の場所に表示してください。別のタブにプッシュ遷移で表示されたタブの画面は、違うタブの下に重複して存在することになります。iPadでは、スプリットビューのあるカラムの最初の画面が、別のカラムのリストと置き換わります。

    the home screen is pushed in a sheet
    シートの中でホーム画面へプッシュ遷移する

    the screen of a tab is presented
    タブの画面をモーダル表示する

    the sheet under a sheet that is dismissed
    閉じられるシートの下のシート

    settings in a sheet on iPhone, where they are a tab
    設定がタブであるiPhoneで、設定をシートに表示する

    the home screen after a dismiss
    `dismiss`後のホーム画面

    a push after a dismiss, also by an alert or a task's end
    `dismiss`後のプッシュ遷移(アラートやタスクの終了によるものも)

    a screen that only a link shows as a root
    リンクだけがルートとして表示する画面

    a second sign-in over the app
    アプリの上での2回目のサインイン

    settings in a sheet on iPad, where they are no tab
    設定がタブでないiPadで、設定をシートに表示する

    {text} shows {q}, one of the app's top-level screens, inside a modal layer
    {text}が、アプリの最上位の画面の1つ{q}をモーダルの中に表示します

    {text} pushes {q}, the first screen of another tab: it is there twice
    {text}が、別のタブの最初の画面「{q}」をプッシュ遷移で表示するため、同じ画面が2つになります

    give this place a screen of its own, which shows what belongs here of {q}
    ここには専用の画面を用意し、{q}のうちここに関係するものを表示してください

    an info where the screen of a tab is pushed under the tab bar, or that of a column shown in another column
    タブの画面がタブバーの下にプッシュ遷移で表示される場合や、カラムの画面が別のカラムに表示される場合は情報

    the screen of a tab is pushed in another tab, which is an info
    タブの画面を別のタブにプッシュ遷移で表示する(情報)

    one of many profiles in another tab, and the tab itself
    別のタブにある多数のプロフィールの1つと、タブそのもの

    this is one of the app's top-level screens
    この画面は、アプリの最上位の画面の1つです

    close the layer and return to the screen itself: {q}
    モーダルを閉じて、画面そのものに戻ってください({q})

    # back-dismisses

    Back closes a modal layer or leaves a whole task.
    「戻る」がモーダルを閉じるか、タスク全体を終わらせます。

    Back returns to the previous screen on the same stack. If it closes the whole layer, or gives up the whole task, the user is surprised and loses earlier pages. Call the action Cancel or Close, or let it pop. Reported are actions with the role back, and steps for Back under "gestures".
    「戻る」は、同じスタックの前の画面に戻るものです。モーダル全体を閉じたり、タスク全体をやめたりすると、ユーザーは戸惑い、前のページを失います。アクションの名前を「キャンセル」または「閉じる」にするか、`pop`で前の画面に戻してください。`role: back`のアクションと、`gestures`の下に書かれた`Back`のステップが対象です。

    the first screen of a sheet
    シートの最初の画面

    a screen deep in a sheet
    シートの奥の画面

    "unwind" and "cancel" that close the layer
    モーダルを閉じる`unwind`と`cancel`

    a Back that pops
    前の画面に戻る「戻る」

    a Back within the layer, and out of a pushed task
    モーダル内の「戻る」と、プッシュ遷移したタスクを出る「戻る」

    an action named Close
    「閉じる」という名前のアクション

    {text} has the role back, and closes a modal layer
    {text}は`role: back`なのに、モーダルを閉じます

    steps for a Back that the first screen of a layer does not offer
    モーダルの最初の画面にはない「戻る」のステップ

    {text} leaves more than the screen in front: the pages before it are gone, too
    {text}は前面の画面だけでなく、その前のページも閉じます

    remove "Back" from "gestures", so that it shows the page before; offer Cancel to leave
    前のページを表示するように、`gestures`から`Back`を削除してください。タスクをやめるための「キャンセル」を用意してください

    Back under "gestures" that gives up the task from its second page
    2ページ目からタスクをやめる、`gestures`の`Back`

    Back on the first page of a pushed task, and a Back that asks first
    プッシュ遷移で表示されたタスクの最初のページの「戻る」と、先に確認する「戻る」

    write "pop", or give the action the role cancel or close
    `pop`と書くか、アクションに`role: cancel`または`role: close`を付けてください

    # branching-modal

    The screens of a modal layer push into two or more subtrees.
    モーダルの画面が、2つ以上に分岐してプッシュ遷移します。

    A modal layer is for one thing at a time. If its screens branch, people lose track of where they are and of what the layer will return. Let the branches join again, or move one of them out of the layer.
    モーダルは一度に1つのことをするためのものです。中で画面が分岐すると、ユーザーは自分がどこにいるのか、モーダルを閉じると何が返るのかがわからなくなります。分岐を再び合流させるか、一方の分岐をモーダルの外に移してください。

    two branches of two screens
    2画面ずつの2つの分岐

    branches deeper in the layer, one through an action sheet
    モーダルの奥での分岐(1つはアクションシート経由)

    a pushed task in the layer, and the screens after it
    モーダル内でプッシュ遷移したタスクと、その後の画面

    branches that join again
    再び合流する分岐

    branches of one screen
    1画面だけの分岐

    results of one action
    1つのアクションの結果による分岐

    branches that leave the layer
    モーダルを閉じる分岐

    branches outside a modal layer
    モーダルの外での分岐

    {q} branches inside a modal layer: {list} lead on to screens that never meet again
    {q}がモーダルの中で分岐しています。{list}の先の画面は二度と合流しません

    {q} branches inside the modal layer that begins with {q2}: {list} lead on to screens that never meet again
    {q2}から始まるモーダルの中で、{q}が分岐しています。{list}の先の画面は二度と合流しません

    one way
    一方の経路

    another way
    もう一方の経路

    let the branches join, limit one of them to a single screen, or show this outside a modal layer
    分岐を合流させるか、一方の分岐を1画面だけにするか、モーダルの外に表示してください

    # close-on-input

    Close is the only way out of a modal layer with input.
    入力のあるモーダルから出る手段が「閉じる」しかありません。

    Close does not say whether the input is kept. Offer Cancel, which drops it, and Done, which keeps it.
    「閉じる」では、入力が残るかどうかがわかりません。入力を破棄する「キャンセル」と、入力を残す「完了」を用意してください。

    a form with Close
    「閉じる」のあるフォーム

    input on the second screen
    2つ目の画面での入力

    Cancel and Done
    「キャンセル」と「完了」

    a layer without input
    入力のないモーダル

    Done on the second screen
    2つ目の画面の「完了」

    here the user types
    ユーザーはここで入力します

    this is Close
    閉じる操作はここです

    {q} is the only way out of the modal layer that begins with {q2}, and the user types something
    {q2}から始まるモーダルから出る手段は{q}だけですが、ユーザーはそこで入力します

    {q} is the only way out of the modal layer that begins with {q2}, and the user types something on {q3}
    {q2}から始まるモーダルから出る手段は{q}だけですが、ユーザーは{q3}で入力します

    offer two ways instead: one with "role: cancel" that drops what was typed, and one with "role: done" that keeps it
    代わりに2つの手段を用意してください。入力を破棄する`role: cancel`のものと、入力を残す`role: done`のものです

    # done-without-cancel

    A modal layer offers Done and no other way to leave.
    モーダルに「完了」しかなく、ほかに閉じる手段がありません。

    People who open the layer by mistake cannot see how to leave without a change. Add Cancel beside Done.
    誤ってモーダルを開いたユーザーには、何も変えずに閉じる方法がわかりません。「完了」のほかに「キャンセル」を追加してください。

    an action that completes the task
    タスクを完了させるアクション

    an action with the role done
    `role: done`のアクション

    a Cancel that asks first
    先に確認する「キャンセル」

    a Cancel after a task whose alert asks
    アラートで確認するタスクの後の「キャンセル」

    settings with nothing that Cancel could discard
    「キャンセル」で破棄するものがない設定

    settings without a task, whose Done has its role
    タスクに属さず、「完了」に`role: done`がある設定

    a lock screen, which no action of the user shows
    ユーザーのアクションでは表示されないロック画面

    a pushed screen, which has Back
    「戻る」のある、プッシュ遷移した画面

    {q} offers {q2} and no Cancel, though it is the first screen of a modal layer
    {q}はモーダルの最初の画面なのに、{q2}だけで「キャンセル」がありません

    this is Done
    完了の操作はここです

    add {q} to {q2}
    {q2}に{q}を追加してください

    # immersive-pushed

    A full-screen task is pushed.
    フルスクリーンのタスクがプッシュ遷移になっています。

    Video, a camera or a game needs the whole screen and its own close button. A pushed screen has a navigation bar above it and a tab bar below. Show the task full screen.
    動画、カメラ、ゲームには、画面全体と専用の閉じるボタンが必要です。プッシュ遷移した画面には、上にナビゲーションバー、下にタブバーがあります。タスクをフルスクリーンで表示してください。

    a push by "start"
    `start`によるプッシュ遷移

    a push of its screen
    その画面へのプッシュ遷移

    full screen
    フルスクリーン

    a push inside the task
    タスク内でのプッシュ遷移

    full-screen task {q} is pushed by {text}
    フルスクリーンのタスク「{q}」が{text}でプッシュ遷移になっています

    write {q} without "as: push": a task with "kind: fullScreen" then covers everything
    `as: push`を付けずに{q}と書いてください。`kind: fullScreen`のタスクは全体を覆うようになります

    # long-sheet

    A task in a sheet needs many screens in a row.
    シート内のタスクに、多くの画面が続きます。

    A sheet suits a short task. A swipe closes it easily, and everything done in it is lost. Show a long task full screen, or with fewer screens. The limit is "sheetSteps" in ".navflow.yaml", by default 5.
    シートは短いタスクに向いています。スワイプで簡単に閉じてしまい、そこでの作業がすべて失われます。長いタスクはフルスクリーンで表示するか、画面を減らしてください。上限は`.navflow.yaml`の`sheetSteps`で、既定値は5です。

    six screens
    6つの画面

    six screens that replace each other
    順に置き換わる6つの画面

    a task with a shortcut
    近道のあるタスク

    a task in full screen
    フルスクリーンのタスク

    a way with fewer screens and more taps
    画面が少なく、タップの多い経路

    five screens, an alert and another app
    5つの画面とアラートと別のアプリ

    task {q} takes {n} screens one after another in a sheet, and the limit is {n2}
    タスク「{q}」ではシート内に{n}画面が続きます。上限は{n2}画面です

    show it full screen ("presentation: fullScreen"), or ask for less on fewer screens
    フルスクリーンで表示する(`presentation: fullScreen`)か、尋ねる内容と画面を減らしてください

    # lost-input

    A gesture, action or entry discards the user's input without asking.
    ジェスチャ、アクション、または外部からの入口(通知やリンクなど)によって、入力した内容が確認なしに失われます。

    A swipe closes a sheet in a moment, with everything typed in it. A notification or a time-out does the same without the user. Ask first: let the gesture show an alert or an action sheet, and let Cancel do the same. An alert asks only if one of its buttons keeps the screen. Let an entry wait, or keep the draft.
    シートはスワイプで一瞬で閉じ、入力した内容も失われます。通知やタイムアウトでは、ユーザーが操作しなくても同じことが起こります。先に確認してください。ジェスチャでアラートまたはアクションシートを表示し、「キャンセル」も同じようにします。アラートで確認する場合は、元の画面にとどまるボタンを必ず1つ用意してください。通知やリンクからの遷移は待機させるか、下書きを保存してください。

    a swipe
    スワイプ

    an action that leaves without asking
    確認せずに閉じるアクション

    a notification
    通知

    a time-out
    タイムアウト

    an alert with one button
    ボタンが1つのアラート

    input on a screen beneath
    下の画面での入力

    input on a page that was replaced, before the task is given up
    置き換えられたページでの入力と、その後でやめるタスク

    input on a page that was replaced, and a question before the task is given up
    置き換えられたページでの入力と、タスクをやめる前の確認

    an action sheet that asks first
    先に確認するアクションシート

    an alert that asks only after input
    入力後にだけ確認するアラート

    a page that thanks for the input
    入力へのお礼を示すページ

    input that was used
    使われた入力

    a completed task, and a push
    完了したタスクと、プッシュ遷移

    what the user typed on {q} is lost by {text}, and nothing asks first
    {q}でユーザーが入力した内容が、{text}によって確認なしに失われます

    here it was typed
    ここで入力されました

    let it wait with {q}, or say with a "set" that what was typed is kept
    {q}を付けて待機させるか、入力した内容が残ることを`set`で示してください

    ask by an alert or action sheet first, or say with "role: done" or a "set" that it is kept
    先にアラートまたはアクションシートで確認するか、入力が残ることを`role: done`または`set`で示してください

    ask by an alert or action sheet first, here and with {q} on {q2}, or say with a "set" that it is kept
    ここと、{q2}の{q}で、先にアラートまたはアクションシートで確認するか、入力が残ることを`set`で示してください

    ask by an alert or action sheet first, with {q} on {q2}, or say with a "set" that it is kept
    {q2}に{q}と書いて、先にアラートまたはアクションシートで確認するか、入力が残ることを`set`で示してください

    input that a button saves by its name, pages before a swipe
    スワイプより数ページ前に、名前の示すボタンが保存する入力

    Skip, with which the user does without
    なしで済ませる「スキップ」

    a lock, whose second page opens it
    2ページ目で開くロック

    a second page of a lock, which only the right finger opens
    正しい指だけが開く、ロックの2ページ目

    a wrong number, which can be typed again
    入力し直せる、間違った番号

    a task on the stack of a tab whose tap is not replaced
    タップが置き換えられていないタブのスタック上のタスク

    a task at a tab that has not gone on: a page of help is above its first screen
    先へ進んでいない、タブのタスク(最初の画面の上にヘルプのページがある)

    code that runs at an unknown time
    いつ実行されるかをファイルが示さないコード

    an entry that does not come again while its own screen is there
    自分の画面の表示中には再び開かない外部からの入口

    a step that shows its screen in an unknown way
    画面の表示方法をファイルが示さないステップ

    what follows on the sign-in at the launch
    起動時のサインインの次の画面

    a sign-up as a page of the same task
    同じタスクのページとしての登録

    # modal-depth

    More modal layers are up at once than a user can keep apart.
    ユーザーが区別できる数より多くのモーダルが、同時に表示されます。

    A user with three layers open cannot tell what closing one will show. Push in a layer, or end one task before the next one starts. The limit is "modalDepth" in ".navflow.yaml", by default 2.
    3つのモーダルを開いたユーザーには、1つを閉じると何が現れるのかわかりません。モーダルの中でプッシュ遷移するか、次のタスクが始まる前に今のタスクを終わらせてください。上限は`.navflow.yaml`の`modalDepth`で、既定値は2です。

    three sheets
    3つのシート

    three nested tasks
    入れ子になった3つのタスク

    two sheets and an alert
    2つのシートとアラート

    one sheet after the other
    順番に表示されるシート

    a cycle that "growing-layers" reports
    `growing-layers`が報告する循環

    {n} modal layers at once, and the limit is {n2}: {text} shows {q} over the others
    モーダルが同時に{n}個になり、上限の{n2}個を超えます。{text}がほかのモーダルの上に{q}を表示します

    {n} modal layers at once, and the limit is {n2}: {q} comes back over the others, when the layer that set it aside closes
    モーダルが同時に{n}個になり、上限の{n2}個を超えます。それを退避させたモーダルが閉じると、{q}がほかのモーダルの上に戻ります

    push {q} in the layer that is up, or end one task before the next begins
    表示中のモーダルの中で{q}へプッシュ遷移するか、次のタスクが始まる前に今のタスクを終わらせてください

    the uppermost begins with this screen
    最も上のモーダルはこの画面で始まります

    # modal-over-modal

    A modal layer is presented over another modal layer.
    モーダルの上に別のモーダルが表示されます。

    an info where the upper layer is a task with outcomes of its own
    上のモーダルが独自の終了結果を持つタスクの場合は情報

    Each layer hides where the user came from, and two of them are hard to keep apart. A second layer can be right for a subtask with its own outcomes. Then this is an info. Otherwise push in the layer that is up.
    モーダルはそれぞれ、ユーザーがどこから来たかを隠すので、2つ重なると区別しにくくなります。独自の終了結果を持つサブタスクなら、2つ目のモーダルが適切なこともあります。その場合は情報になります。そうでなければ、表示中のモーダルの中でプッシュ遷移してください。

    a sheet over a sheet
    シートの上のシート

    a subtask with its own outcomes, as an info
    独自の終了結果を持つサブタスク(情報になる例)

    two layers that return after being set aside
    退避された後に戻る2つのモーダル

    alerts, action sheets and system screens
    アラート、アクションシート、システムの画面

    a push in the layer that is up
    表示中のモーダルの中でのプッシュ遷移

    a layer that is set aside
    一時的に退避されるモーダル

    a modal layer over a modal layer: {text} shows {q} over the one that is up
    モーダルの上にモーダルが重なります。{text}が、表示中のモーダルの上に{q}を表示します

    a modal layer over a modal layer: {q} comes back over the one that is up, when the layer that set it aside closes
    モーダルの上にモーダルが重なります。それを退避させたモーダルが閉じると、{q}が表示中のモーダルの上に戻ります

    the upper layer begins with this screen
    上のモーダルはこの画面で始まります

    keep it away while a layer is up, with "where: { modals: 0 }"; or set the layers aside, with "aside: true"
    `where: { modals: 0 }`を付けてモーダルの表示中はこの入口から開かないようにするか、`aside: true`でモーダルを一時的に退避してください

    close the layers first: {q}; or keep it away while a layer is up, with "where: { modals: 0 }"
    先にモーダルを閉じてください({q})。または、`where: { modals: 0 }`を付けて、モーダルの表示中はこの入口から開かないようにしてください

    # modal-trap

    A modal layer can never be left.
    一度開くと閉じられないモーダルがあります。

    People who open it can only quit the app. A modal layer needs a way out that is always offered: an action that dismisses it, or a swipe.
    それを開いたユーザーは、アプリを終了するしかありません。モーダルには、いつでも使える閉じる手段(モーダルを閉じるアクションか、スワイプ)が必要です。

    a full-screen layer whose only action stays
    唯一のアクションが画面にとどまる、フルスクリーンのモーダル

    one layer whose first screen is replaced
    最初の画面が置き換わる1つのモーダル

    a locked popover
    `locked`のポップオーバー

    a layer under another one that always reappears
    何度でも現れる別のモーダルの下のモーダル

    Close beside it
    「閉じる」も用意する

    a way out some screens later
    いくつか先の画面にある、閉じる方法

    a system action that closes it
    モーダルを閉じるシステムアクション

    a task's layer, which "endless-task" reports
    `endless-task`が報告する、タスクのモーダル

    the modal layer that begins with {q} can never be left
    {q}から始まるモーダルを閉じる方法がありません

    the modal layer that begins with {q} can never be left once {q2} is over it
    {q2}が上に重なると、{q}から始まるモーダルを閉じる方法がありません

    the modal layer that begins with {q} can never be left once {q2} is in front
    {q2}が前面に来ると、{q}から始まるモーダルを閉じる方法がありません

    the layer begins with this screen
    モーダルはこの画面で始まります

    it is shown here
    ここで表示されます

    give {q} an action that is always there and leads back to {q2}, such as {q3}
    {q3}のように、いつでも使えて{q2}に戻るアクションを{q}に用意してください

    give {q} an action that is always there, such as {q2}, or show it as a sheet that can be swiped away
    {q2}のような、いつでも使えるアクションを{q}に用意するか、スワイプで閉じられるシートとして表示してください

    # modal-without-exit

    The first screen of a modal layer has neither a way out nor a swipe.
    モーダルの最初の画面に、閉じる手段がなく、スワイプでも閉じられません。

    The first screen of a modal layer needs a way back: Cancel, Close, Done or a swipe. A full-screen layer and a locked sheet cannot be swiped away, so they need a button. The screens of a lock ("lock: true") are not reported: only the right answer may leave them.
    モーダルの最初の画面には、戻る手段が必要です。「キャンセル」、「閉じる」、「完了」、またはスワイプです。フルスクリーンのモーダルと`locked`のシートはスワイプで閉じられないので、ボタンが必要です。ロックの画面(`lock: true`)は報告されません。正しい答えだけが、そこから出られるからです。

    a full-screen layer that only leads further
    先へ進むことしかできない、フルスクリーンのモーダル

    a locked sheet
    `locked`のシート

    a sheet with its swipe switched off
    スワイプを無効にしたシート

    a question that closes only itself
    自分自身しか閉じない確認

    a locked sheet that asks on a swipe
    スワイプすると確認する、`locked`のシート

    a button that asks first
    先に確認するボタン

    a task whose end closes the layer
    終わるとモーダルを閉じるタスク

    a task that asks whether to leave
    閉じるかどうかを確認するタスク

    a layer that "modal-trap" reports
    `modal-trap`が報告するモーダル

    the modal layer that begins with {q} offers no way out there, and cannot be swiped away
    {q}から始まるモーダルには、最初の画面に閉じる手段がなく、スワイプでも閉じられません

    add an action such as {q} to {q2}, or show it as a sheet
    {q}のようなアクションを{q2}に追加するか、シートとして表示してください

    # swipe-only

    A sheet has no button that closes it, or that gives it up: only a swipe does.
    シートを閉じるボタン、またはやめるボタンがなく、スワイプでしか閉じられません。

    Not everybody can swipe. People who use assistive access, a hardware keyboard or a Mac need a button, and others do not know that the sheet moves. Add Close or Cancel to the first screen of the sheet. It is the same if all buttons that leave the sheet complete its task, or if an event leaves nothing to tap.
    だれもがスワイプできるわけではありません。アシスティブアクセス、外付けキーボード、Macを使う人にはボタンが必要です。シートをスワイプできることを知らない人もいます。シートの最初の画面に「閉じる」または「キャンセル」を追加してください。シートを閉じるボタンがすべてタスクを完了する場合や、イベントの後にタップできるものが残らない場合も同じです。

    a picture without Close
    「閉じる」のない写真

    a warning where an event leaves nothing to tap
    イベントの後にタップできるものがない場合は警告

    a task that every button completes, on a later page
    後のページのボタンがすべて完了させるタスク

    a page that asks for what has been done, which is a warning
    済んだことをまだ求めるページ(警告)

    every button that leaves the sheet of {q} completes the task: only a swipe gives it up
    {q}のシートを閉じるボタンは、すべてタスクを完了します。やめるにはスワイプしかありません

    after {text}, {q} is still in front with nothing to tap: only a swipe closes it
    {text}の後も{q}が前面に残り、タップできるものがありません。スワイプでしか閉じられません

    close it then, by an action of {q} with {q2}, {q3} and {q4}; and add {q5}
    そのときに閉じるように、{q}に{q2}、{q3}、{q4}のアクションを書き、{q5}も追加してください

    a sheet whose buttons only lead further
    ボタンが先へ進むだけのシート

    a swipe that asks first
    先に確認するスワイプ

    a picture with Close
    「閉じる」のある写真

    a button on the second screen
    2つ目の画面のボタン

    a sheet over it that closes both
    両方を閉じる、上に重なったシート

    a popover, which a tap outside closes
    外側のタップで閉じるポップオーバー

    a sheet that Back on its second page closes
    2ページ目の「戻る」で閉じるシート

    a full-screen layer, which no swipe closes
    スワイプでは閉じない、フルスクリーンのモーダル

    only a swipe closes the sheet that begins with {q}: it has no button for that
    {q}から始まるシートはスワイプでしか閉じられません。閉じるボタンがありません

    add an action such as {q} to {q2}
    {q}のようなアクションを{q2}に追加してください

    # untitled-modal

    The first screen of a modal layer has no title, although other screens have one.
    ほかの画面にはタイトルがあるのに、モーダルの最初の画面にはタイトルがありません。

    A modal layer takes people away from their place. Its title tells them what the layer is for.
    モーダルは、ユーザーをそれまでいた場所から引き離します。タイトルがあれば、何のためのモーダルかがわかります。

    a sheet
    シート

    a task in a sheet
    シートのタスク

    a file without titles
    タイトルのないファイル

    a pushed screen without a title
    タイトルのない、プッシュ遷移した画面

    an alert
    アラート

    {q} has no title, though it is the first screen of a modal layer
    {q}はモーダルの最初の画面なのに、タイトルがありません

    add "title: …" to {q}, saying what the layer is for
    {q}に`title: …`を追加し、何のためのモーダルかを示してください
    """#
}
