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

    {text} shows {q} again, a task that is completed
    {text}で、完了したタスクの画面「{q}」が再び表示されます

    {text} shows {q} again, a form that was submitted
    {text}で、送信済みのフォーム{q}が再び表示されます

    # ---- back-undone

    # ---- change-behind-modal

    {text} changes only what the modal layer covers: the user sees no change
    {text}はモーダルに覆われた部分だけを変更します。ユーザーには何も変わらないように見えます

    {text} changes only what the modal layer covers, here with {q} in front: the user sees no change
    {text}はモーダルに覆われた部分だけを変更します(この例では{q}が前面)。ユーザーには何も変わらないように見えます

    say on {q} what happened, for example by an alert
    何が起こったかを、アラートなどで{q}の上に示してください

    close the modal layer first: {q}
    先にモーダルを閉じてください({q})

    # ---- dead-end

    # ---- double-tap

    two quick taps on {text} push {q} twice
    {text}をすばやく2回タップすると、{q}が2つ重なって表示されます

    # ---- arrival-loop

    {text} is part of the loop
    {text}はこのループの一部です

    {text} trigger each other without end, so the user cannot tap anything
    {text}が際限なく互いを引き起こすため、ユーザーは何もタップできません

    # ---- entry-in-modal

    let the entry wait, with {q}
    {q}を付けて、この入口を待機させてください

    close the layers first: {q}; or let the entry wait, with {q2}
    先にモーダルを閉じてください({q})。または{q2}を付けて、この入口を待機させてください

    close the layers first: {q}
    先にモーダルを閉じてください({q})

    # ---- entry-loses-place

    # ---- entry-removes-entry

    let {text} wait: {q}
    {text}を待機させてください({q})

    # ---- link-lost-at-sign-in

    # ---- entry-without-parent

    bring up the screen that it belongs under first, then {q}
    先に親となる画面を表示し、その後に{q}と書いてください

    bring up {q} first, then {q2}
    先に{q}を表示し、その後に{q2}と書いてください

    # ---- growing-layers

    {text} can be repeated without end: layer opens over layer
    {text}は際限なく繰り返せます。モーダルの上にモーダルが開き続けます

    {text} can happen again without end: layer opens over layer
    {text}は何度でも起こりえます。モーダルの上にモーダルが開き続けます

    {text} can be repeated in turn without end: layer opens over layer
    {text}は順に際限なく繰り返せます。モーダルの上にモーダルが開き続けます

    {text} can be repeated without end: every turn opens another {s} over the last one
    {text}は際限なく繰り返せます。そのたびに、直前の{s}の上にもう1つ開きます

    {text} can happen again without end: every turn opens another {s} over the last one
    {text}は何度でも起こりえます。そのたびに、直前の{s}の上にもう1つ開きます

    {text} can be repeated in turn without end: every turn opens another {s} over the last one
    {text}は順に際限なく繰り返せます。そのたびに、直前の{s}の上にもう1つ開きます

    keep the entry away while the task runs: {q}
    タスクの実行中はこの入口から開かないようにしてください({q})

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

    {text} can be repeated without end: the stack grows with every turn
    {text}は際限なく繰り返せます。そのたびにスタックが深くなります

    {text} can happen again without end: the stack grows with every turn
    {text}は何度でも起こりえます。そのたびにスタックが深くなります

    {text} can be repeated in turn without end: the stack grows with every turn
    {text}は順に際限なく繰り返せます。そのたびにスタックが深くなります

    {text} can be repeated without end: every turn puts another {s} on the stack
    {text}は際限なく繰り返せます。そのたびに{s}がもう1つスタックに積まれます

    {text} can happen again without end: every turn puts another {s} on the stack
    {text}は何度でも起こりえます。そのたびに{s}がもう1つスタックに積まれます

    {text} can be repeated in turn without end: every turn puts another {s} on the stack
    {text}は順に際限なく繰り返せます。そのたびに{s}がもう1つスタックに積まれます

    go back to the one that is there, with {q}; keep it where people want the way back
    {q}で、すでにある画面に戻ってください。来た道を戻りたい場面ではそのままにしてください

    go back to the one that is there, with {q}, or put the next in its place, with {q2}; keep it where people want the way back
    {q}ですでにある画面に戻るか、{q2}で次の画面に置き換えてください。来た道を戻りたい場面ではそのままにしてください

    # ---- impossible-action

    {text} can never happen: its conditions never hold
    {text}が実行されることはありません。条件が成り立つことがありません

    {text} can never happen: its conditions never hold there
    {text}が実行されることはありません。条件が成り立つことがありません

    write "kind: prompt" on {q} if it is a prompt of the system, such as Face ID: no arrival follows when it closes
    {q}がFace IDなどシステムのダイアログなら`kind: prompt`と書いてください。閉じた後に画面表示時のアクションは実行されません

    {text} can never have the result {q}: its conditions never hold
    {text}の分岐の結果が{q}になることはありません。条件が成り立つことがありません

    {text} can never have the result {q}: its conditions never hold there
    {text}の分岐の結果が{q}になることはありません。条件が成り立つことがありません

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

    nothing leads out of {q}: it has no Back, and no action leaves it
    {q}から先に進めません。「戻る」がなく、ほかの画面に移るアクションもありません

    # ---- stack-rebuilt

    keep the stack, and write {q}
    スタックはそのままにして、{q}と書いてください

    # ---- stuck-value

    after {text}, {q} stays without end, and {list} {is|are} impossible from then on
    {text}の後は{q}のまま変わらず、{list}は二度と使えなくなります

    # ---- tab-as-action

    # ---- tab-bar-hidden

    # ---- tab-jump

    {text} jumps to another tab, {q}
    {text}が、ユーザーを別のタブ「{q}」に移動させます

    # ---- tab-overflow

    # ---- tab-root-lost

    # ---- unreachable-screen

    nothing ever shows the screen {q}
    画面「{q}」はどこからも表示されません

    # ---- steps that fail: common

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

    {text} cannot do this: there may be no running task there that can end like that
    {text}はこれを実行できないことがあります。そのように終えられるタスクが、その時点で実行中とは限りません

    # ---- dismiss-to-absent

    {text} cannot do {q}: it may be in none of the layers
    {text}は{q}を実行できないことがあります。その画面がどのモーダルにもない場合です

    {text} cannot do this: it may be in none of the layers
    {text}はこれを実行できないことがあります。その画面がどのモーダルにもない場合です

    # ---- dismiss-without-modal

    {text} cannot do this: there may be no modal layer to close
    {text}はこれを実行できないことがあります。閉じるモーダルがない場合です

    write one case for each device: {q}
    デバイスごとに1つの分岐(`cases`の項目)を書いてください({q})

    write "pop" where the screen is pushed, or "dismiss all" where there may be no layer
    画面がプッシュ遷移で表示される場合は`pop`、モーダルがない可能性がある場合は`dismiss all`と書いてください

    # ---- dropped-presentation

    show {q} only when the first has closed (UIKit: the completion of "dismiss"), or push it in the layer that is up
    {q}は、先のモーダルが閉じ終わってから表示する(UIKitでは`dismiss`の完了時)か、表示中のモーダルの中でプッシュ遷移で表示してください

    show {q} in the "then" of the step that started the task, or push it in the layer that is up
    タスクを開始したステップの`then`で{q}を表示するか、表示中のモーダルの中でプッシュ遷移で表示してください

    # ---- pop-at-root

    {text} cannot do this: there may be nothing to go back to on this stack
    {text}はこれを実行できないことがあります。このスタックに戻る先がない場合です

    remove {q}: the task's own screens close by themselves; write {q2} if nothing else should happen
    {q}を削除してください。タスク自身の画面は自動的に閉じます。ほかに何も起こさない場合は{q2}と書いてください

    remove this: the task's own screens close by themselves; write {q} if nothing else should happen
    これを削除してください。タスク自身の画面は自動的に閉じます。ほかに何も起こさない場合は{q}と書いてください

    write "dismiss" where it is presented, or give the action "where: { shown: pushed }"
    モーダル表示される場合は`dismiss`と書くか、アクションに`where: { shown: pushed }`を付けてください

    # ---- pop-to-absent

    {text} cannot do this: the stack may not reach that far
    {text}はこれを実行できないことがあります。スタックの画面が足りない場合です

    pop to a screen that is always there, or show {q} with {q2}
    必ずそこにある画面まで`pop to`で戻るか、{q}の表示に{q2}を付けてください

    pop to a screen that is always there, or give the action {q}
    必ずそこにある画面まで`pop to`で戻るか、アクションに{q}を付けてください

    # ---- present-over-alert

    {text} cannot do this: an alert, action sheet or prompt may be up
    {text}はこれを実行できないことがあります。アラート、アクションシート、システムのダイアログのいずれかが表示中の場合です

    keep it away while {list} is up: {q}, or set {list2} aside, with "aside: true"
    {list}の表示中はこの入口から開かないようにする({q})か、`aside: true`で{list2}を退避させてください

    # ---- present-while-covered

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

    {text} cannot do this: a layer may stand over its screen
    {text}はこれを実行できないことがあります。表示元の画面がモーダルに覆われている場合です

    let it wait until the screen is in front ("while: shown"), or dismiss what stands over it first: {q}
    画面が前面に来るまで待つようにする(`while: shown`)か、覆っているものを先に閉じてください({q})

    # ---- push-without-stack

    {text} cannot do this: what is in front has no stack to push on
    {text}はこれを実行できないことがあります。前面の画面がスタックの中にない場合です

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

    {text} cannot do this: an alert or another one-screen layer may be up, and its screen cannot be replaced
    {text}はこれを実行できないことがあります。アラートなど1画面だけのモーダルの表示中は、その画面を置き換えられません

    # ---- root-swap-under-modal

    write "dismiss all" before {q}
    {q}の前に`dismiss all`と書いてください

    write "dismiss all" before this
    この前に`dismiss all`と書いてください

    # ---- tab-absent

    {text} cannot do this: the root that is shown has no such tab
    {text}はこれを実行できないことがあります。表示中のルートにそのタブがない場合です

    # ---- unwind-to-absent

    {text} cannot do {q}: it is not always among the screens beneath
    {text}は{q}を実行できないことがあります。その画面が下の画面に含まれるとは限りません

    {text} cannot do this: it is not always among the screens beneath
    {text}はこれを実行できないことがあります。その画面が下の画面に含まれるとは限りません
    """#
}
