extension JapaneseTexts {
  /// The texts of rules about accounts, files, scenarios and expectations.
  static let otherRules = #"""
    # ---- accounts

    # auth-without-request

    {s} starts without a request from the user: {text} happens by itself
    ユーザーが求めていないのに{s}が始まります。{text}は自動的に実行されます

    # back-after-sign-out

    # biometrics-only

    {q} takes {s} alone, and leads to no other method
    {q}では{s}しか使えず、ほかの認証方法に進めません

    {q} takes Face ID or Touch ID alone, and leads to no other method
    {q}ではFace IDかTouch IDしか使えず、ほかの認証方法に進めません

    {q} takes Touch ID or Face ID alone, and leads to no other method
    {q}ではTouch IDかFace IDしか使えず、ほかの認証方法に進めません

    # biometrics-setting

    # cancel-saves-password

    # credentials-across-screens

    # credentials-not-saved

    # incomplete-code-entry

    write one field: {q}
    1つのフィールドにしてください({q})

    no box per digit and {text}
    1桁ごとの枠がない、{text}

    no box per digit, {text}
    1桁ごとの枠がない、{text}

    characters besides digits and {text}
    数字以外の文字も入力できる、{text}

    characters besides digits, {text}
    数字以外の文字も入力できる、{text}

    no automatic next box and {text}
    次の枠に自動で進まない、{text}

    no automatic next box, {text}
    次の枠に自動で進まない、{text}

    no step back on Delete and {text}
    削除キーで前の枠に戻らない、{text}

    no step back on Delete, {text}
    削除キーで前の枠に戻らない、{text}

    no automatic sending and {text}
    自動で送信されない、{text}

    no automatic sending, {text}
    自動で送信されない、{text}

    no box per digit, characters besides digits, {text}
    1桁ごとの枠がない、数字以外の文字も入力できる、{text}

    no automatic next box, no step back on Delete, {text}
    次の枠に自動で進まない、削除キーで前の枠に戻らない、{text}

    no automatic next box, no step back on Delete and {text}
    次の枠に自動で進まない、削除キーで前の枠に戻らない、{text}

    no automatic sending, no suggested code and {text}
    自動で送信されない、コードの候補が出ない、{text}

    no suggested code
    コードの候補が出ない

    no suggested code and {text}
    コードの候補が出ない、{text}

    # login-wall

    # no-associated-domain

    # passcode-wording

    # picker-by-device

    # several-auth-methods

    {q} offers {s} and password at once
    {q}に{s}とパスワードが同時に表示されています

    {q} offers {s} and one-time code at once
    {q}に{s}とワンタイムコードが同時に表示されています

    {q} offers {s} and Sign in with Apple at once
    {q}に{s}と「Appleでサインイン」が同時に表示されています

    {q} offers {s} and Touch ID at once
    {q}に{s}とTouch IDが同時に表示されています

    {q} offers {s} and Face ID at once
    {q}に{s}とFace IDが同時に表示されています

    this is Face ID
    Face IDの操作はここです

    this is Touch ID
    Touch IDの操作はここです

    offer {s} alone, and the other where it fails: in a result of its "either", or with a "when" on a variable that a failure sets
    まず{s}だけを提示し、別の方法は失敗した後に提示してください。`either`の結果の中に書くか、失敗時に設定する変数を`when`で調べます

    # sign-in-without-autofill

    # sign-in-without-sign-up

    # unnamed-auth-method

    {text} begins {s} and does not say so
    {text}は{s}を始めますが、ラベルにその名前がありません

    {text} begins {s} and names Touch ID
    {text}は{s}を始めるのに、ラベルにTouch IDとあります

    {text} begins {s} and names Face ID
    {text}は{s}を始めるのに、ラベルにFace IDとあります

    # wrong-keyboard

    field {q} on {q2} is named as a date, but its content is {q3}: the matching keyboard does not appear
    {q2}のフィールド「{q}」は日付を表す名前ですが、内容は`{q3}`です。適切なキーボードが表示されません

    field {q} on {q2} is named as an email address, but its content is {q3}: the matching keyboard does not appear
    {q2}のフィールド「{q}」はメールアドレスを表す名前ですが、内容は`{q3}`です。適切なキーボードが表示されません

    field {q} on {q2} is named as a phone number, but its content is {q3}: the matching keyboard does not appear
    {q2}のフィールド「{q}」は電話番号を表す名前ですが、内容は`{q3}`です。適切なキーボードが表示されません

    field {q} on {q2} is named as a number, but its content is {q3}: the matching keyboard does not appear
    {q2}のフィールド「{q}」は数字を表す名前ですが、内容は`{q3}`です。適切なキーボードが表示されません

    write {q}, or "content: username" if users sign in with it
    {q}と書いてください。ユーザーがそれでサインインするなら`content: username`です

    Write "content: {s}"
    `content: {s}`と書く

    # wrong-password-content

    {q} on {q2} is for signing in by its name, and its content is "text": iOS cannot fill it in
    「{q2}」の「{q}」はサインインのための名前ですが、内容は`text`です。iOSは自動入力できません

    {list} on {q} are for signing in by their names, and their content is "text": iOS cannot fill them in
    {q}の{list}はサインインのための名前ですが、内容は`text`です。iOSは自動入力できません

    {q} and {q2} on {q3} are for signing in by their names, and their content is "text": iOS cannot fill them in
    {q3}の{q}と{q2}はサインインのための名前ですが、内容は`text`です。iOSは自動入力できません

    write {q} for {q2}
    {q2}に{q}と書いてください

    write {q} for {q2} and {q3} for {q4}
    {q2}に{q}、{q4}に{q3}と書いてください

    the sign-in {q} has a password field, and no field with the content {list}: iOS offers no saved password
    サインイン「{q}」にはパスワードのフィールドがありますが、内容が{list}のフィールドがありません。iOSは保存済みのパスワードを提案しません

    the sign-up {q} has a password field, and no field with the content {list}: iOS does not save the new password as it should
    サインアップ「{q}」にはパスワードのフィールドがありますが、内容が{list}のフィールドがありません。iOSは新しいパスワードを正しく保存しません

    the reset {q} has a password field, and no field with the content {list}: iOS does not save the new password as it should
    再設定「{q}」にはパスワードのフィールドがありますが、内容が{list}のフィールドがありません。iOSは新しいパスワードを正しく保存しません

    give the password {q}
    パスワードに{q}と書いてください

    write "content: username" for the field that users sign in with, even if it takes an email address, and give the password {q}
    ユーザーがサインインに使うフィールドには、メールアドレスであっても`content: username`と書き、パスワードには{q}と書いてください

    # ---- the file

    # duplicate-name

    # empty-reason

    # gate-loops

    # image-not-found

    # import-not-found

    # import-outside-project

    # missing-key

    # misplaced-screen

    # syntax

    # too-large

    # unknown-key

    # unknown-name

    # unknown-value

    # unused-allow

    # unused-import

    # unused-task

    nothing starts task {q}
    タスク「{q}」を開始するものがありません

    # wrong-type

    # ---- scenarios and expectations

    # expectation-unproved

    expectation {q} is not decided: nothing beyond the launch was explored
    期待する動作「{q}」は未判定です。起動より先を調べられませんでした

    expectation {q} is not decided: nothing leads there within {n} {tap|taps}
    期待する動作「{q}」は未判定です。{n}タップ以内では到達できません

    expectation {q} is not decided: from some initial value, nothing leads there within {n} {tap|taps}
    期待する動作「{q}」は未判定です。初期値によっては、{n}タップ以内では到達できません

    expectation {q} is not decided: the fewest known taps are {n}, and at least {n2} are needed
    期待する動作「{q}」は未判定です。分かっている最少のタップ数は{n}で、少なくとも{n2}は必要です

    expectation {q} is not decided: from some initial value, the fewest known taps are {n}, and at least {n2} are needed
    期待する動作「{q}」は未判定です。初期値によっては、分かっている最少のタップ数は{n}で、少なくとも{n2}は必要です

    expectation {q} is not decided: no violation within {n} {tap|taps}, and no proof
    期待する動作「{q}」は未判定です。{n}タップ以内に違反はありませんが、証明はできていません

    expectation {q} is not decided: the values of the {variable|variables} {list} are too many to try together
    期待する動作「{q}」は未判定です。変数{list}の値の組み合わせが多すぎて、試しきれません

    expectation {q} is not decided: nothing was found within {n} {tap|taps}, and the values of the {variable|variables} {list} are too many to try together
    期待する動作「{q}」は未判定です。{n}タップ以内では何も見つからず、変数{list}の値の組み合わせが多すぎて試しきれません

    expectation {q} is not decided: nothing in the file leads there, but parts that the file omits may
    期待する動作「{q}」は未判定です。ファイルの中に到達する方法はありませんが、ファイルに書かれていない部分から到達できるかもしれません

    write what leads there, or remove "exits: unknown" and "opened: elsewhere" where the file says everything
    到達する方法を書くか、すべてがファイルに書かれている箇所の`exits: unknown`と`opened: elsewhere`を削除してください

    let them have fewer values, or let fewer conditions depend on them
    変数の値を減らすか、それに依存する条件を減らしてください

    # expectation-violated

    expectation {q} does not hold: from here the user cannot be sure to reach {s}
    期待する動作「{q}」が成り立ちません。ここからは、`{s}`に確実に到達できるとは限りません

    expectation {q} does not hold: from here nothing leads to {s}
    期待する動作「{q}」が成り立ちません。ここから`{s}`に到達する方法がありません

    expectation {q} does not hold: {s} is not reached within {n} {tap|taps}
    期待する動作「{q}」が成り立ちません。{n}タップ以内では`{s}`に到達しません

    expectation {q} does not hold: nothing leads to {s}
    期待する動作「{q}」が成り立ちません。`{s}`に到達する方法がありません

    expectation {q} does not hold from every initial value: from some, {s} is not reached within {n} {tap|taps}
    期待する動作「{q}」が、一部の初期値で成り立ちません。{n}タップ以内では`{s}`に到達しない初期値があります

    expectation {q} does not hold from every initial value: from some, nothing leads to {s}
    期待する動作「{q}」が、一部の初期値で成り立ちません。`{s}`に到達する方法のない初期値があります

    expectation {q} does not hold: it takes {n} {tap|taps}, and at most {n2} are allowed
    期待する動作「{q}」が成り立ちません。{n}タップかかりますが、許されるのは{n2}タップまでです

    # scenario-failed

    scenario {q} fails: it expects {s}, and in front is {q2} (modals {n}, task none)
    シナリオ「{q}」は失敗します。期待は`{s}`ですが、前面にあるのは{q2}です(モーダル{n}個、実行中のタスクなし)

    scenario {q} fails: it expects {s}, and in front is {q2} (modals {n}, task none, {words})
    シナリオ「{q}」は失敗します。期待は`{s}`ですが、前面にあるのは{q2}です(モーダル{n}個、実行中のタスクなし、{words})

    scenario {q} fails: it expects {s}, and in front is {q2} (modals {n}, task none, tab bar shown)
    シナリオ「{q}」は失敗します。期待は`{s}`ですが、前面にあるのは{q2}です(モーダル{n}個、実行中のタスクなし、タブバーは表示)

    scenario {q} fails: it expects {s}, and in front is {q2} (modals {n}, task none, tab bar shown, {words})
    シナリオ「{q}」は失敗します。期待は`{s}`ですが、前面にあるのは{q2}です(モーダル{n}個、実行中のタスクなし、タブバーは表示、{words})

    scenario {q} fails: it expects {s}, and in front is {q2} (modals {n}, task none, tab bar hidden)
    シナリオ「{q}」は失敗します。期待は`{s}`ですが、前面にあるのは{q2}です(モーダル{n}個、実行中のタスクなし、タブバーは非表示)

    scenario {q} fails: it expects {s}, and in front is {q2} (modals {n}, task none, tab bar hidden, {words})
    シナリオ「{q}」は失敗します。期待は`{s}`ですが、前面にあるのは{q2}です(モーダル{n}個、実行中のタスクなし、タブバーは非表示、{words})

    scenario {q} fails: it expects {s}, and in front is {q2} (modals {n}, task {q3})
    シナリオ「{q}」は失敗します。期待は`{s}`ですが、前面にあるのは{q2}です(モーダル{n}個、実行中のタスクは「{q3}」)

    scenario {q} fails: it expects {s}, and in front is {q2} (modals {n}, task {q3}, {words})
    シナリオ「{q}」は失敗します。期待は`{s}`ですが、前面にあるのは{q2}です(モーダル{n}個、実行中のタスクは「{q3}」、{words})

    scenario {q} fails: it expects {s}, and in front is {q2} (modals {n}, task {q3}, tab bar shown)
    シナリオ「{q}」は失敗します。期待は`{s}`ですが、前面にあるのは{q2}です(モーダル{n}個、実行中のタスクは「{q3}」、タブバーは表示)

    scenario {q} fails: it expects {s}, and in front is {q2} (modals {n}, task {q3}, tab bar shown, {words})
    シナリオ「{q}」は失敗します。期待は`{s}`ですが、前面にあるのは{q2}です(モーダル{n}個、実行中のタスクは「{q3}」、タブバーは表示、{words})

    scenario {q} fails: it expects {s}, and in front is {q2} (modals {n}, task {q3}, tab bar hidden)
    シナリオ「{q}」は失敗します。期待は`{s}`ですが、前面にあるのは{q2}です(モーダル{n}個、実行中のタスクは「{q3}」、タブバーは非表示)

    scenario {q} fails: it expects {s}, and in front is {q2} (modals {n}, task {q3}, tab bar hidden, {words})
    シナリオ「{q}」は失敗します。期待は`{s}`ですが、前面にあるのは{q2}です(モーダル{n}個、実行中のタスクは「{q3}」、タブバーは非表示、{words})

    offered here: {list}
    ここでできる操作: {list}

    {list} {differs|differ}: change what the scenario expects, or fix the flow
    {list}が異なります。シナリオの期待を変更するか、フローを修正してください

    # ---- reasons why a tap is not possible (FlowSimulation)

    the actions of the root are hidden or covered
    ルートのアクションは隠れているか、覆われています

    something else comes first
    ほかのことが先に起こります

    what it shows is in front already
    表示する画面がすでに前面にあります

    an earlier case holds
    前の分岐が成り立っています

    it needs {q} to be {q2}, and it is {q3}
    {q}が{q2}である必要がありますが、現在は{q3}です

    it needs {q} to be {q2} or {list}, and it is {q3}
    {q}が{q2}、{list}のいずれかである必要がありますが、現在は{q3}です

    it needs {q} to be anything but {q2}, and it is {q3}
    {q}が{q2}以外である必要がありますが、現在は{q3}です

    it needs {q} to be anything but {q2} or {list}, and it is {q3}
    {q}が{q2}、{list}のいずれでもない必要がありますが、現在は{q3}です

    its "where" does not hold: {s}
    `where`が成り立ちません(`{s}`)

    its conditions do not hold
    条件が成り立ちません

    it can end in several ways: write {list}
    分岐の結果が複数あります。{list}のいずれかを書いてください

    the screen switches it off ("none" under "gestures")
    画面がこのジェスチャを無効にしています(`gestures`の`none`)

    no page is on that side
    その側にページがありません

    the popover is locked
    ポップオーバーがロックされています
    """#
}
