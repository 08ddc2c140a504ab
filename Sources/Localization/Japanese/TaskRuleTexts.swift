extension JapaneseTexts {
  /// The texts of rules about tasks, modality and alerts.
  static let taskRules = #"""
    # Parts that the rules about tasks and alerts share

    the root
    ルート

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

    # cancel-changes-state

    {text} opens the lock {q}: it sets {q2}
    {text}がロック{q}を開きます。{q2}を設定しています

    # cancelled-after-success

    task {q} ends as cancelled after its work is done: {text}
    {text}により、タスク「{q}」が作業の済んだ後にキャンセルとして終わります

    task {q} ends as cancelled after its work is done: {text}, although {q2} is {q3}
    `{q2}`はすでに`{q3}`ですが、{text}により、タスク「{q}」が作業の済んだ後にキャンセルとして終わります

    task {q} ends as cancelled after its work is done: {text}, then {text2}
    {text}、続いて{text2}により、タスク「{q}」が作業の済んだ後にキャンセルとして終わります

    task {q} ends as cancelled after its work is done: {text}, then {text2}, although {q2} is {q3}
    `{q2}`はすでに`{q3}`ですが、{text}、続いて{text2}により、タスク「{q}」が作業の済んだ後にキャンセルとして終わります

    write under {q}: {q2}
    {q}の下に{q2}と書いてください

    write under {q}: {q2} and {q3}
    {q}の下に{q2}と{q3}を書いてください

    # endless-task

    task {q} can no longer be ended: from {q2} nothing leads to "complete", "cancel" or a gesture that leaves it
    タスク「{q}」を終了できなくなります。{q2}から、`complete`、`cancel`、またはタスクを終えるジェスチャにたどり着けません

    task {q} can no longer be ended: {q2} is over {q3}, and from there nothing leads to a "complete" or "cancel" of {q4}, or a gesture that leaves it
    タスク「{q}」を終了できなくなります。{q2}が{q3}の上にあり、そこから{q4}の`complete`、`cancel`、またはタスクを終えるジェスチャにたどり着けません

    give {q}, or a screen it leads to, an action that ends the task, and conditions that can hold
    {q}またはその先の画面に、タスクを終了するアクションと、成立しうる条件を用意してください

    give {q}, or a screen it leads to, a way back to {q2}; and give {q3} an action that ends the task, and conditions that can hold
    {q}またはその先の画面に{q2}へ戻る手段を用意し、{q3}にはタスクを終了するアクションと、成立しうる条件を用意してください

    # gate-without-way-out

    # gesture-skips-set

    # lost-at-relaunch

    keep in a variable that {q} is not done, and show it again by an action "by: arrival" of the first screen
    {q}が終わっていないことを変数に残し、最初の画面の`by: arrival`のアクションでもう一度表示してください

    let an action "by: arrival" of the first screen go on or undo it, with {q}; or list {q2} under "forgotten"
    最初の画面の`by: arrival`のアクションに{q}を書いて、続けるか元に戻してください。または{q2}を`forgotten`に書いてください

    # inconsistent-presentation

    task {q} is pushed by {text} and shown modally by {text2}
    タスク「{q}」は{text}ではプッシュ遷移、{text2}ではモーダル表示になっています

    task {q} is pushed by {text} and shown modally by {text2} on phone
    iPhoneでは、タスク「{q}」が{text}ではプッシュ遷移、{text2}ではモーダル表示になっています

    task {q} is pushed by {text} and shown modally by {text2} on pad
    iPadでは、タスク「{q}」が{text}ではプッシュ遷移、{text2}ではモーダル表示になっています

    # interrupted-task

    task {q} is interrupted: {text} ends it to make room for {q2}
    タスク「{q}」が中断されます。{text}が、{q2}を始めるためにこのタスクを終わらせます

    task {q} is interrupted: {q2} in {text} ends it to make room for {q3}
    タスク「{q}」が中断されます。{text}の{q2}が、{q3}を始めるためにこのタスクを終わらせます

    leave {q} where it is and write {q2} in the place of {q3}: the subtask shows over it, and control comes back when it ends
    {q}はそのままにして、{q3}の代わりに{q2}と書いてください。サブタスクはその上に表示され、終わると元のタスクに戻ります

    leave {q} where it is, and write {q2} alone
    {q}はそのままにして、{q2}とだけ書いてください

    task {q} is interrupted: {text} removes its screens
    タスク「{q}」が中断されます。{text}がタスクの画面を閉じます

    task {q} is interrupted: {text} removes its screens and starts {q2}
    タスク「{q}」が中断されます。{text}がタスクの画面を閉じ、{q2}を開始します

    task {q} is interrupted: {q2} in {text} removes its screens
    タスク「{q}」が中断されます。{text}の{q2}がタスクの画面を閉じます

    task {q} is interrupted: {q2} in {text} removes its screens and starts {q3}
    タスク「{q}」が中断されます。{text}の{q2}がタスクの画面を閉じ、{q3}を開始します

    end {q} before its screens go: write "cancel" or "complete …" for it
    画面がなくなる前に{q}を終わらせてください。このタスクに`cancel`または`complete …`と書きます

    end {q} with "complete …" alone, in the place of {q2}: the task that started it goes on
    {q2}の代わりに`complete …`だけで{q}を終わらせてください。それを開始したタスクが続きます

    end {q} before its screens go: {list}
    画面がなくなる前に{q}を終わらせてください({list})

    end {q} before its screens go: {q2} or {q3}
    画面がなくなる前に、{q2}または{q3}で{q}を終わらせてください

    # lock-not-shown

    the lock {q} is not shown over {q2} while {text}
    {text}なのに、ロック画面「{q}」が{q2}の上に表示されません

    the lock {q} is not shown over {q2}
    ロック画面「{q}」が{q2}の上に表示されません

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

    # lock-passed

    show {q} again at the launch: by an action "by: arrival" of the first screen, with {q2}
    起動時に{q}をもう一度表示してください。最初の画面の`by: arrival`のアクションに{q2}を書きます

    {text} removes the lock {q} while {text2}
    {text2}なのに、{text}がロック画面「{q}」を閉じます

    {text} removes the lock {q}
    {text}がロック画面「{q}」を閉じます

    {text} shows another screen over the lock {q} while {text2}
    {text2}なのに、{text}がロック画面「{q}」の上に別の画面を表示します

    {text} shows another screen over the lock {q}
    {text}がロック画面「{q}」の上に別の画面を表示します

    # outcome-without-value

    # pages-before-task

    {q} only leads into task {q2}, and is not part of it: a tap on a tab leaves the user in the middle of it
    {q}はタスク「{q2}」につながるだけなのに、タスクに含まれていません。タブに触れると、途中で離脱します

    {list} only lead into task {q}, and are not part of it: a tap on a tab leaves the user in the middle of it
    {list}はタスク「{q}」につながるだけなのに、タスクに含まれていません。タブに触れると、途中で離脱します

    {q} and {q2} only lead into task {q3}, and are not part of it: a tap on a tab leaves the user in the middle of it
    {q}と{q2}はタスク「{q3}」につながるだけなのに、タスクに含まれていません。タブに触れると、途中で離脱します

    # no-certain-way-out

    if the answer is {list} or {q} every time, nothing leads out of {q2}
    応答が毎回{list}または{q}だと、{q2}から出る手段がありません

    add an action that always leaves it, such as Cancel
    「キャンセル」のように、必ず画面を閉じられるアクションを追加してください

    # pushed-task

    show it as a modal layer: write {q} there, and "presentation: sheet" or "presentation: fullScreen" in the task
    モーダルとして表示してください。そこに{q}と書き、タスクに`presentation: sheet`または`presentation: fullScreen`と書きます

    # pushed-task-outcome

    the caller cannot tell how task {q} ends: {text} shows it by plain {s}, which cannot distinguish {list} or {q2} from going back
    呼び出し元はタスク「{q}」がどう終わったかを知ることができません。{text}が単なる`{s}`で表示しているため、{list}または{q2}と戻る操作を区別できません

    write {q}, and what follows under "then: { … }"
    {q}と書き、続く処理を`then: { … }`の下に書いてください

    # return-by-pop-to

    # stale-screen

    # tab-bar-in-task

    the tab bar can be tapped while task {q} runs: a tap on {list} or {q2} leaves it behind, unfinished, at {q3}
    タスク「{q}」の実行中にタブバーをタップできます。{list}または{q2}をタップすると、タスクは{q3}で未完了のまま置き去りになります

    the other columns can be used while task {q} runs: a tap in the column of {list} or {q2} leaves it behind, unfinished, at {q3}
    タスク「{q}」の実行中にほかのカラムを操作できます。{list}または{q2}のカラムをタップすると、タスクは{q3}で未完了のまま置き去りになります

    # task-across-layers

    task {q} is split: it began on the root's own stack, and {text} goes on in a modal layer
    タスク「{q}」が分断されています。ルートのスタックで始まり、{text}より先はモーダルで表示されます

    task {q} is split: it began on the root's own stack, and "replace" brings one of its screens into a modal layer
    タスク「{q}」が分断されています。ルートのスタックで始まり、途中の画面が`replace`でモーダルの中に表示されます

    # task-entered-midway

    let the root begin with the task, {q}, or make the screen the first one of another task
    {q}と書いてルートをこのタスクで始めるか、この画面を別のタスクの最初の画面にしてください

    leave {q} where it is, and go on in it by {q2} alone, or make the screen the first one of another task
    {q}はそのままにして{q2}だけで先へ進めるか、この画面を別のタスクの最初の画面にしてください

    write {q}, or make the screen the first one of another task
    {q}と書くか、この画面を別のタスクの最初の画面にしてください

    end {q} by {q2}, and go on by {q3} where {q4} starts it, or make the screen the first one of another task
    {q2}で{q}を終わらせ、{q4}がそれを開始する箇所で{q3}によって先へ進めるか、この画面を別のタスクの最初の画面にしてください

    # task-interrupted-by-entry

    start the other task over {q}, or let it wait until {q2} has ended
    もう一方のタスクを{q}の上で始めるか、{q2}が終わるまで待機させてください

    # task-returns-elsewhere

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

    task {q} can be ended by a gesture, and its outcomes do not list "cancelled": {text}
    タスク「{q}」はジェスチャ({text})で終わりますが、終了結果に`cancelled`がありません

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

    this "then" does not say what follows when task {q} ends with {list} or {q2}
    この`then`には、タスク「{q}」が{list}または{q2}で終わったときの続きが書かれていません

    # alert-at-launch

    # alert-for-choices

    the alert {q} offers a choice: {list}
    アラート「{q}」に、複数の選択肢({list})があります

    # covered-popover

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

    push it in the popover, because a task may run there: {q}
    タスクが実行中かもしれないので、ポップオーバーの中でプッシュ遷移させてください({q})

    show {q} in another style, because a task may run there
    タスクが実行中かもしれないので、{q}を別のスタイルで表示してください

    # destructive-without-cancel

    the alert {q} offers {q2} and no way to decline
    アラート「{q}」には{q2}があるのに、キャンセルする手段がありません

    the action sheet {q} offers {q2} and no way to decline
    アクションシート「{q}」には{q2}があるのに、キャンセルする手段がありません

    add a button such as {q} to {q2}
    {q}のようなボタンを{q2}に追加してください

    if the button {q} declines, give it "role: cancel"; otherwise rename it, and add a button that declines
    ボタン「{q}」がキャンセルのためのものなら`role: cancel`を付けてください。そうでなければ名前を変え、キャンセルのボタンを追加してください

    # differs-by-device

    task {q} is not the same on every device: there is {text}
    タスク「{q}」の動作がデバイスによって異なります。{text}があります

    the app is not the same on every device: there is {text}
    アプリの動作がデバイスによって異なります。{text}があります

    {list} on phone only
    iPhoneだけの指摘({list})

    {list} on pad only
    iPadだけの指摘({list})

    {list} on phone only and {list2} on pad only
    iPhoneだけの指摘({list})、iPadだけの指摘({list2})

    {list} on pad only and {list2} on phone only
    iPadだけの指摘({list})、iPhoneだけの指摘({list2})

    {q} is found here
    {q}の指摘はここです

    # missing-device-style

    the picker of field {q} on {q2} names no style for {q3}, which the app also supports
    {q2}のフィールド「{q}」の`picker`に、アプリが対応している{q3}のスタイルがありません

    the presentation of task {q} names no style for {q2}, which the app also supports
    タスク「{q}」の`presentation`に、アプリが対応している{q2}のスタイルがありません

    {text} shows {q}: its style names no style for {q2}, which the app also supports
    {text}は{q}を表示しますが、アプリが対応している{q2}のスタイルが指定されていません

    name a style for each device: "{s}: { phone: inputView, pad: … }"
    デバイスごとのスタイルを`{s}: { phone: inputView, pad: … }`のように指定してください

    # popover-without-exit-on-phone

    # dismiss-beneath-alert

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

    {text} shows the alert {q} over the alert that is up, here with {q2} in front
    {text}が、表示中のアラートの上にアラート「{q}」を表示します(ここでは前面に{q2}があります)

    let the entry wait until {list} has closed; if the app never shows it twice, write "once: true" on the entry
    {list}が閉じるまで、この入口を待機させてください。アプリが二重に表示しない場合は、入口に`once: true`と書きます

    let the entry wait until {list} or {q} has closed; if the app never shows it twice, write "once: true" on the entry
    {list}または{q}が閉じるまで、この入口を待機させてください。アプリが二重に表示しない場合は、入口に`once: true`と書きます

    # app-within-app

    # back-dismisses

    # branching-modal

    {q} branches inside a modal layer: {list} lead on to screens that never meet again
    {q}がモーダルの中で分岐しています。{list}の先の画面は二度と合流しません

    {q} branches inside the modal layer that begins with {q2}: {list} lead on to screens that never meet again
    {q2}から始まるモーダルの中で、{q}が分岐しています。{list}の先の画面は二度と合流しません

    # close-on-input

    {q} is the only way out of the modal layer that begins with {q2}, and the user types something
    {q2}から始まるモーダルから出る手段は{q}だけですが、ユーザーはそこで入力します

    {q} is the only way out of the modal layer that begins with {q2}, and the user types something on {q3}
    {q2}から始まるモーダルから出る手段は{q}だけですが、ユーザーは{q3}で入力します

    # done-without-cancel

    add {q} to {q2}
    {q2}に{q}を追加してください

    # immersive-pushed

    # long-sheet

    # lost-input

    let it wait with {q}, or say with a "set" that what was typed is kept
    {q}を付けて待機させるか、入力した内容が残ることを`set`で示してください

    ask by an alert or action sheet first, or say with "role: done" or a "set" that it is kept
    先にアラートまたはアクションシートで確認するか、入力が残ることを`role: done`または`set`で示してください

    ask by an alert or action sheet first, here and with {q} on {q2}, or say with a "set" that it is kept
    ここと、{q2}の{q}で、先にアラートまたはアクションシートで確認するか、入力が残ることを`set`で示してください

    ask by an alert or action sheet first, with {q} on {q2}, or say with a "set" that it is kept
    {q2}に{q}と書いて、先にアラートまたはアクションシートで確認するか、入力が残ることを`set`で示してください

    # modal-depth

    {n} modal layers at once, and the limit is {n2}: {text} shows {q} over the others
    モーダルが同時に{n}個になり、上限の{n2}個を超えます。{text}がほかのモーダルの上に{q}を表示します

    {n} modal layers at once, and the limit is {n2}: {q} comes back over the others, when the layer that set it aside closes
    モーダルが同時に{n}個になり、上限の{n2}個を超えます。それを退避させたモーダルが閉じると、{q}がほかのモーダルの上に戻ります

    push {q} in the layer that is up, or end one task before the next begins
    表示中のモーダルの中で{q}へプッシュ遷移するか、次のタスクが始まる前に今のタスクを終わらせてください

    # modal-over-modal

    keep it away while a layer is up, with "where: { modals: 0 }"; or set the layers aside, with "aside: true"
    `where: { modals: 0 }`を付けてモーダルの表示中はこの入口から開かないようにするか、`aside: true`でモーダルを一時的に退避してください

    close the layers first: {q}; or keep it away while a layer is up, with "where: { modals: 0 }"
    先にモーダルを閉じてください({q})。または、`where: { modals: 0 }`を付けて、モーダルの表示中はこの入口から開かないようにしてください

    # modal-trap

    the modal layer that begins with {q} can never be left once {q2} is over it
    {q2}が上に重なると、{q}から始まるモーダルを閉じる方法がありません

    the modal layer that begins with {q} can never be left once {q2} is in front
    {q2}が前面に来ると、{q}から始まるモーダルを閉じる方法がありません

    the layer begins with this screen
    モーダルはこの画面で始まります

    # modal-without-exit

    add an action such as {q} to {q2}, or show it as a sheet
    {q}のようなアクションを{q2}に追加するか、シートとして表示してください

    # swipe-only

    add an action such as {q} to {q2}
    {q}のようなアクションを{q2}に追加してください

    # untitled-modal
    """#
}
