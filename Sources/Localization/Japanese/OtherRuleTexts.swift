extension JapaneseTexts {
  /// The texts of rules about accounts, files, scenarios and expectations.
  static let otherRules = #"""
    # ---- accounts

    # auth-without-request

    Face ID or Touch ID starts without a request from the user.
    ユーザーが求めていないのに、Face IDまたはTouch IDが始まります。

    A tap on a button shows that the user wants to sign in and looks at the screen. Without it, the app scans people before they know why. Start the method from an action that the user takes.
    ボタンのタップは、ユーザーがサインインするつもりで画面を見ていることを示します。タップがなければ、アプリは理由もわからないユーザーをスキャンすることになります。認証は、ユーザーが行うアクションから始めてください。

    an arrival action starts it
    画面表示時のアクションが始める

    a system action starts it
    システムアクションが始める

    a button of a sign-in at the root
    ルートのサインインにあるボタン

    the user taps a button
    ユーザーがボタンをタップする

    a system screen that a tap shows
    タップで表示されるシステムの画面

    a one-time code that the system fills in
    システムが入力するワンタイムコード

    {s} starts without a request from the user: {text} happens by itself
    ユーザーが求めていないのに{s}が始まります。{text}は自動的に起こります

    remove "by" and give the action the label of a button, such as {q}
    `by`を削除し、アクションに{q}のようなボタンのラベルを付けてください

    # back-after-sign-out

    After a sign-out, screens of the account are still there, or a gesture shows them again.
    サインアウトの後もアカウントの画面が残っているか、ジェスチャで再び表示されます。

    People who sign out expect that nothing of the account is left, for example before they give the device away. If the sign-in is pushed or presented over the app, one gesture leads back. Swap the root. An app that can be used without an account is not reported. Exceptions are screens that only users with an account see, and screens that still offer the sign-out. A screen or task whose "needs" end while it is there is reported, too.
    サインアウトするユーザーは、たとえばデバイスを手放す前など、アカウントの情報が何も残らないことを期待しています。サインインをアプリの上にプッシュ遷移やモーダルで表示すると、ジェスチャ1つで元の画面に戻れてしまいます。ルートを切り替えてください。アカウントなしで使えるアプリが報告されるのは、アカウントのあるユーザーだけに表示される画面や、まだサインアウトのある画面が表示される場合に限ります。表示中に`needs`が満たされなくなる画面やタスクも報告されます。

    a sign-in that is pushed on the settings
    設定の上にプッシュ遷移で表示されるサインイン

    a sign-in sheet over the tab that still offers the sign-out
    まだサインアウトを提供しているタブの上のサインインのシート

    an app whose screens say who is signed in
    だれがサインインしているかを画面が示すアプリ

    a welcome sheet over the profile
    プロフィールに重なる、ようこそ画面のシート

    a first screen that is pushed, and an alert that asks
    プッシュ遷移で表示される最初の画面と、確認するアラート

    a page that only users with an account see
    アカウントを持つユーザーだけに見えるページ

    a sign-out that swaps the root
    ルートを切り替えるサインアウト

    an app that needs no account
    アカウントのいらないアプリ

    a full-screen sign-in that only a sign-in leaves
    サインインしなければ閉じられない、フルスクリーンのサインイン

    after the sign-out, {text} shows {q} of the account again
    サインアウトの後、{text}によってアカウントの画面「{q}」が再び表示されます

    leave nothing of the account beneath: give the sign-in a root of its own, and write "root …" here
    アカウントの画面を下に残さないでください。サインインに専用のルートを用意し、ここに`root …`と書きます

    swap the root instead: {q}, or {q2} from a layer
    代わりに、{q}(モーダルからは{q2})でルートを切り替えてください

    # biometrics-only

    A screen accepts Face ID or Touch ID alone, and leads to no other method.
    Face IDまたはTouch IDしか使えず、ほかの認証方法に進めない画面があります。

    Some people have turned Face ID or Touch ID off, some devices do not have it, and sometimes it fails. Lead users to a password, a code or Sign in with Apple.
    Face IDやTouch IDをオフにしているユーザーもいれば、対応していないデバイスもあり、認証に失敗することもあります。パスワード、コード、または「Appleでサインイン」にも進めるようにしてください。

    a screen that lists no other method
    ほかの方法を挙げていない画面

    a sign-in with one button
    ボタンが1つのサインイン

    a password after a failure
    失敗した後のパスワード

    the screen that starts the task offers another method
    タスクを開始する画面に別の方法がある

    another root offers another method
    別のルートに別の方法がある

    the system itself asks for the passcode
    システム自身がパスコードを求める

    a payment that is not a sign-in
    サインインではない支払い

    {q} takes {s} alone, and leads to no other method
    {q}では{s}しか使えず、ほかの認証方法に進めません

    {q} takes Face ID or Touch ID alone, and leads to no other method
    {q}ではFace IDかTouch IDしか使えず、ほかの認証方法に進めません

    {q} takes Touch ID or Face ID alone, and leads to no other method
    {q}ではTouch IDかFace IDしか使えず、ほかの認証方法に進めません

    lead users who have turned it off to another method, such as a screen with "auth: [password]"
    オフにしているユーザーも別の方法に進めるようにしてください。たとえば`auth: [password]`の画面です

    # biometrics-setting

    The app has its own setting for Face ID or Touch ID.
    アプリにFace IDまたはTouch IDの独自の設定があります。

    People turn on Face ID once, for the whole device. A second switch in the app can say "on" while the system has it off. Users then cannot tell which of the two applies. Ask the system instead.
    Face IDは、デバイス全体に対して一度オンにするものです。アプリに2つ目のスイッチがあると、システムではオフなのに「オン」と表示されることがあり、どちらが有効なのかユーザーにはわかりません。アプリで設定せず、システムに問い合わせてください。

    a switch
    スイッチ

    two actions that turn one setting on and off
    1つの設定をオンとオフにする2つのアクション

    a button that opens the system's setting
    システムの設定を開くボタン

    a sign-in that also sets a variable
    変数も設定するサインイン

    a system action that reports a failure
    失敗を知らせるシステムアクション

    actions that choose a password in place of Face ID
    Face IDの代わりにパスワードを選ぶアクション

    {text} looks like the app's own setting for {q}, and the system already has one
    {text}は、アプリ独自の{q}の設定のようですが、その設定はシステムにすでにあります

    {text} looks like the app's own setting for {s}, and the system already has one
    {text}は、アプリ独自の{s}の設定のようですが、その設定はシステムにすでにあります

    ask the system whether it is on; if this begins a sign-in, say so with "auth"
    オンかどうかはシステムに問い合わせてください。これがサインインを始めるアクションなら、`auth`で示してください

    # cancel-saves-password

    A screen with a new password can be left without success, and its fields are not cleared.
    新しいパスワードの画面が、フィールドを消去せずに、完了しないまま閉じられます。

    iOS saves the content of a new-password field when its screen goes away, for any reason. After Cancel, a swipe or Back, no account has that password. In a password reset, it even replaces the correct one. Clear the fields before the screen goes away without success.
    iOSは、理由を問わず画面が消えるときに、新しいパスワードのフィールドの内容を保存します。「キャンセル」、スワイプ、「戻る」の後では、そのパスワードのアカウントは存在しません。パスワードの再設定では、正しいパスワードまで上書きされます。完了せずに画面が消える前に、フィールドを消去してください。

    Cancel and a swipe
    「キャンセル」とスワイプ

    Cancel clears the fields, Back does not
    「キャンセル」はフィールドを消去し、「戻る」は消去しない

    an alert that asks first
    先に確認するアラート

    Back and the selected tab, after a replace
    `replace`の後の「戻る」と選択中のタブ

    a tap on the selected tab
    選択中のタブのタップ

    the screen clears its fields when it goes away without success
    完了せずに消えるとき、画面がフィールドを消去する

    the only way out clears them
    画面を閉じる唯一の方法がフィールドを消去する

    an action that succeeds by closing the screen
    画面を閉じることで完了するアクション

    a pushed screen after a sheet that was dismissed
    シートを閉じた後にプッシュ遷移で表示される画面

    a password that is not new
    新しくないパスワード

    leaving {q} by {words} saves a password that no account has
    {words}で{q}を閉じると、どのアカウントのものでもないパスワードが保存されます

    this is the new password
    新しいパスワードのフィールドはここです

    a way out
    画面を閉じる方法

    write "clears: true" on the screen, and empty its fields whenever it goes away without success
    画面に`clears: true`と書き、完了せずに消えるときは必ずフィールドを空にしてください

    # credentials-across-screens

    A task asks for the user name and the password on different screens.
    タスクがユーザー名とパスワードを別々の画面で尋ねます。

    iOS offers and saves passwords if both fields are on one screen. On two screens, iOS cannot tell that they belong together. Show both fields together. The user name may be filled in already.
    iOSがパスワードを提案したり保存したりするのは、両方のフィールドが1つの画面にあるときです。2つの画面に分かれていると、iOSには組み合わせだとわかりません。両方のフィールドを一緒に表示してください。ユーザー名は入力済みでもかまいません。

    the user name first, then the password
    ユーザー名が先、パスワードが後

    a new password on a separate screen
    別の画面にある新しいパスワード

    both fields on one screen
    両方のフィールドが1つの画面にある

    both on one screen, and the password once more alone
    両方が1つの画面にあり、パスワードだけをもう一度尋ねる

    the fields of two different tasks
    2つの別々のタスクのフィールド

    task {q} asks for the user name on {q2} and for the password on {q3}: iOS does not see that they belong together
    タスク「{q}」はユーザー名を{q2}で、パスワードを{q3}で尋ねます。iOSには組み合わせだとわかりません

    the user name is asked for here
    ユーザー名はここで尋ねています

    put both fields on one screen; where two are needed, repeat the user name above the password
    両方のフィールドを1つの画面に置いてください。2つの画面が必要なら、パスワードの上にユーザー名をもう一度表示します

    # credentials-not-saved

    A new root replaces a screen with a new password that was never closed.
    新しいパスワードの画面が閉じられないまま、新しいルートに置き換わります。

    iOS saves a new password when its screen is closed. A new root removes the screen without closing it. The user has then accepted a strong password that no device has saved. Dismiss or pop the screen first.
    iOSは、画面が閉じるときに新しいパスワードを保存します。新しいルートに切り替えると、画面は閉じられずになくなります。その結果、ユーザーが受け入れた強力なパスワードは、どのデバイスにも保存されません。先に`dismiss`か`pop`で画面を閉じてください。

    a new root from a sheet
    シートから新しいルートへ

    the screen is the root, and an alert confirms
    画面がルートで、アラートが確認する

    after a task that was started on the screen
    画面から開始したタスクの後

    only the sheet over it is closed
    上に重なったシートだけが閉じる

    the screen is dismissed first
    先に画面を閉じる

    its task ends first
    先にタスクが終わる

    a return to the sign-in, without an account
    アカウントを作らずにサインインへ戻る

    the new password typed on {q} is not saved: {text} swaps the root before the screen is closed
    {q}で入力した新しいパスワードは保存されません。画面が閉じる前に、{text}がルートを切り替えます

    close the screen first: "[dismiss, root …]", or show it by a task that ends before its "then" swaps the root
    先に画面を閉じてください。`[dismiss, root …]`と書くか、画面をタスクで表示し、タスクが終わった後に`then`でルートを切り替えます

    begin with another root, and write {q} on its screen: once it has closed, "root …" can follow
    別のルートから始め、その画面に{q}と書いてください。閉じた後に`root …`を続けられます

    # incomplete-code-entry

    A one-time code lacks its content, its length, or some of the features that make it easy to type.
    ワンタイムコードの内容、桁数、または入力しやすくする機能の一部がありません。

    Teams build a code screen once and rarely change it. A good one has a box for each digit and accepts only digits. The cursor moves to the next box, and back on Delete. The last digit sends the code. The user can take the code from the keyboard's suggestion or the clipboard. A suggested code arrives digit by digit, so boxes must advance. Write all digits as one field with the content "oneTimeCode". The code of an authenticator app needs no suggestion.
    コードの画面は、一度作るとめったに変更されません。よい画面には1桁ごとに枠があり、数字だけを受け付けます。カーソルは次の枠に進み、削除キーで前の枠に戻ります。最後の桁を入力するとコードが送信されます。コードは、キーボードの候補やクリップボードからも入力できます。候補のコードは1桁ずつ届くため、枠は自動で次に進む必要があります。すべての桁は、内容が`oneTimeCode`の1つのフィールドとして書いてください。認証アプリのコードに候補は必要ありません。

    a field for each digit, a code as a number, and boxes without a number
    1桁ごとのフィールド、数字としてのコード、桁数のない枠

    a code of an authenticator app, which iOS does not suggest
    iOSが提案しない、認証アプリのコード

    {q} has {n} fields for one code: the file does not say how it is typed
    {q}には1つのコードのためのフィールドが{n}個あります。コードの入力のしかたがファイルに書かれていません

    {q} on {q2} is a code by its name, and its content is {q3}: iOS does not suggest the code
    「{q2}」の「{q}」はコードを表す名前ですが、内容は「{q3}」です。iOSはコードを提案しません

    the code {q} on {q2} has a box for each digit, and no length
    {q2}のコード{q}には1桁ごとの枠がありますが、桁数がありません

    write one field: {q}
    1つのフィールドにしてください({q})

    write "content: oneTimeCode"
    `content: oneTimeCode`と書いてください

    write how many digits the code has, such as "length: 6"
    `length: 6`のように、コードの桁数を書いてください

    one feature is switched off
    1つの機能がオフになっている

    some features are stated, others left out
    書かれている機能と、書かれていない機能がある

    all seven features
    7つの機能すべて

    none of the features is stated
    どの機能も書かれていない

    the code {q} on {q2} is harder to type than necessary: {text}
    {q2}のコード{q}は、必要以上に入力しにくくなっています({text})

    no box per digit
    1桁ごとの枠がない

    no box per digit and {text}
    1桁ごとの枠がない、{text}

    no box per digit, {text}
    1桁ごとの枠がない、{text}

    characters besides digits
    数字以外の文字も入力できる

    characters besides digits and {text}
    数字以外の文字も入力できる、{text}

    characters besides digits, {text}
    数字以外の文字も入力できる、{text}

    no automatic next box
    次の枠に自動で進まない

    no automatic next box and {text}
    次の枠に自動で進まない、{text}

    no automatic next box, {text}
    次の枠に自動で進まない、{text}

    no step back on Delete
    削除キーで前の枠に戻らない

    no step back on Delete and {text}
    削除キーで前の枠に戻らない、{text}

    no step back on Delete, {text}
    削除キーで前の枠に戻らない、{text}

    no automatic sending
    自動で送信されない

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

    no pasting
    ペーストできない

    build these features, and write {q} for the field
    これらの機能を実装し、フィールドに{q}と書いてください

    # login-wall

    The user can do nothing in the app before signing in.
    サインインするまで、ユーザーはアプリで何もできません。

    Many people give up an app that asks them to sign in before it shows anything useful. Let them look around. Ask for the account where it is needed, such as at the checkout. If the app is useless without an account, write "accountRequired: true".
    役に立つものを見せる前にサインインを求めると、多くのユーザーがアプリを使うのをやめてしまいます。まずアプリ内を見て回れるようにし、アカウントは購入手続きなど必要になった場面で求めてください。アカウントがなければ意味のないアプリなら、`accountRequired: true`と書いてください。

    the root is the sign-in
    ルートがサインインである

    a welcome page with only sign-in and sign-up
    サインインとサインアップしかない、ようこそ画面

    a session that may have ended
    期限切れかもしれないセッション

    tabs that all show the sign-in by themselves
    どのタブも自動的にサインインを表示する

    the sign-in waits until the user saves something
    ユーザーが何かを保存するまでサインインを待つ

    the app is useless without an account
    アカウントがなければ意味のないアプリ

    the sign-in waits until the user buys something
    ユーザーが何かを購入するまでサインインを待つ

    a sign-in that can be skipped
    スキップできるサインイン

    tabs to look around in
    見て回れるタブ

    a file that describes only the sign-in
    サインインだけを記述したファイル

    nothing can be done before signing in: the first useful screen is {q}, and every way to it leads through a sign-in
    サインインするまで何もできません。最初に役に立つ画面は{q}ですが、そこへの経路はすべてサインインを通ります

    show something useful first, and start the sign-in from the action that needs an account; if the app is useless without one, write "accountRequired: true"
    まず役に立つものを表示し、サインインはアカウントが必要なアクションから始めてください。アカウントがなければ意味のないアプリなら、`accountRequired: true`と書いてください

    # no-associated-domain

    The app has password fields and no associated domain, or a domain that is none.
    アプリにパスワードのフィールドがあるのに関連ドメイン(Associated Domains)がないか、ドメインでないものが書かれています。

    iOS saves a password for a domain, and offers it in apps that belong to that domain. Without a domain, iOS suggests and saves nothing, even if the fields are correct. Setting up the domain takes more work than all other steps. So plan it early. A domain is the name of a host, without the prefix that Xcode adds and without a path.
    iOSはパスワードをドメインごとに保存し、そのドメインに属するアプリで提案します。ドメインがなければ、フィールドが正しくても、iOSは何も提案せず、何も保存しません。ドメインの準備は、ほかのどの作業よりも手間がかかります。早めに計画してください。ドメインはホスト名です。Xcodeで付ける接頭辞やパスは書きません。

    an address in place of a domain
    ドメインの代わりのアドレス

    {q} is no associated domain: iOS needs the name of a host
    {q}は関連ドメインではありません。iOSに必要なのはホスト名です

    a sign-in
    サインイン

    one finding for several fields
    複数のフィールドに対する1つの指摘

    an app with a domain
    ドメインのあるアプリ

    no password field
    パスワードのフィールドがない

    a fragment, whose importing files name the domain
    インポートする側のファイルにドメインが書かれるフラグメント

    iOS can neither save nor fill in {q} on {q2}: the app has no associated domain
    iOSは{q2}の{q}を保存することも自動入力することもできません。アプリに関連ドメイン(Associated Domains)がありません

    set one up (an "apple-app-site-association" file on the website, and "webcredentials" in the app), and name it: "associatedDomains: [example.com]"
    関連ドメインを準備し(Webサイトに`apple-app-site-association`ファイル、アプリに`webcredentials`)、その名前を`associatedDomains: [example.com]`のように書いてください

    # passcode-wording

    A title, label or field of the app mentions a passcode.
    アプリのタイトル、ラベル、またはフィールドに「パスコード」という言葉があります。

    The passcode unlocks the device. A user who reads the word in an app may type the passcode of the device. Call it a password, a PIN or a code.
    パスコードは、デバイスのロックを解除するためのものです。アプリでこの言葉を見たユーザーは、デバイスのパスコードを入力してしまうかもしれません。パスワード、暗証番号、認証コードなどと呼んでください。

    a label
    ラベル

    a field and the label beside it
    フィールドと、その横のラベル

    titles of a screen and of a task
    画面のタイトルとタスクのタイトル

    another word for it
    別の呼び方

    a system screen
    システムの画面

    a word that only contains similar letters
    似た文字を含むだけの言葉

    {q} mentions a passcode, which unlocks the device
    {q}に、デバイスのロック解除に使う「パスコード」という言葉が使われています

    write "password", "PIN" or "code", whichever it is; in Japanese パスワード, 暗証番号 or 認証コード
    実際のものに合わせて、「パスワード」、「暗証番号」、「認証コード」のいずれかを書いてください(英語では「password」、「PIN」、「code」)

    # picker-by-device

    A date picker takes the place of the keyboard on iPad.
    iPadで、日付ピッカーがキーボードの位置に表示されます。

    On iPhone, a date picker appears in the place of the keyboard. On iPad, that place is far from the field. The apps of Apple show a popover beside the field there.
    iPhoneでは、日付ピッカーはキーボードの位置に表示されます。iPadでは、その位置はフィールドから離れています。AppleのアプリはiPadで、フィールドの横にポップオーバーを表示します。

    one style for both devices
    両方のデバイスで同じスタイル

    the style is named for iPad
    iPad用のスタイルとして書かれている

    a popover on iPad
    iPadでのポップオーバー

    an app for iPhone only
    iPhone専用のアプリ

    an inline picker
    インラインのピッカー

    on iPad the picker of {q} on {q2} takes the place of the keyboard, far from the field
    iPadで、{q2}の{q}のピッカーが、フィールドから離れたキーボードの位置に表示されます

    write "picker: { phone: inputView, pad: popover }"
    `picker: { phone: inputView, pad: popover }`と書いてください

    # several-auth-methods

    A screen offers Face ID or Touch ID together with another method.
    画面に、Face IDまたはTouch IDが、ほかの認証方法と一緒に表示されています。

    A choice between methods is one question too many. Offer one method. Offer another one after a failure: as a result of the action, or under a condition.
    認証方法を選ばせるのは、余計な質問です。最初は1つの方法だけを提示し、別の方法は失敗した後に提示してください。アクションの結果として書くか、条件を付けて書きます。

    two buttons
    2つのボタン

    a list of methods
    方法のリスト

    a form beside the button
    ボタンと並んだフォーム

    the other method after a failure, on the same screen
    失敗した後に、同じ画面で別の方法を提示

    the other method after a failure, on another screen
    失敗した後に、別の画面で別の方法を提示

    a list of Face ID and Touch ID
    Face IDとTouch IDのリスト

    a condition that selects the method of the device
    デバイスの認証方法を選ぶ条件

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

    A sign-in supports neither Sign in with Apple nor Password AutoFill.
    サインイン画面が、「Appleでサインイン」とパスワードの自動入力のどちらにも対応していません。

    iOS fills in saved passwords and codes if the fields say what they contain: "username" with "password", or "oneTimeCode". Sign in with Apple needs no typing. Without either, people type from memory.
    iOSは、フィールドの内容(`username`と`password`、または`oneTimeCode`)が示されていれば、保存済みのパスワードやコードを自動入力します。「Appleでサインイン」なら入力は不要です。どちらもなければ、記憶を頼りに入力することになります。

    a field for an email address in place of a user name
    ユーザー名の代わりのメールアドレスのフィールド

    Face ID alone
    Face IDだけ

    user name and password
    ユーザー名とパスワード

    a code by SMS
    SMSのコード

    Sign in with Apple
    「Appleでサインイン」

    a sign-in whose fields are not described
    フィールドが記述されていないサインイン

    iOS can fill in neither a saved password nor a code at the sign-in {q}
    サインイン「{q}」では、iOSは保存済みのパスワードもコードも自動入力できません

    give its fields the contents "username" (also for an email address) and "password", or "oneTimeCode"; or offer Sign in with Apple
    フィールドの内容を、`username`(メールアドレスの場合も)と`password`、または`oneTimeCode`にしてください。または、「Appleでサインイン」を用意してください

    # sign-in-without-sign-up

    A sign-in does not show how to get an account.
    サインインに、アカウントの作り方が示されていません。

    Not every user has an account. Lead from the sign-in, or from the screen that starts it, to a sign-up in the app or on the website. Or offer Sign in with Apple, which needs no sign-up.
    すべてのユーザーがアカウントを持っているわけではありません。サインイン、またはそれを開始する画面から、アプリまたはWebサイトのサインアップに進めるようにしてください。または、サインアップの不要な「Appleでサインイン」を用意してください。

    a sign-in alone
    サインインだけ

    a sign-in with a password reset only
    パスワードの再設定しかないサインイン

    the sign-in leads to a sign-up
    サインインからサインアップに進める

    the screen before it leads to a sign-up
    その前の画面からサインアップに進める

    a sign-up beside it, with several roots
    複数のルートがあり、並んで置かれたサインアップ

    a website, and Sign in with Apple
    Webサイトと、「Appleでサインイン」

    a fragment, which does not show the screens that start it
    サインインを開始する画面が書かれていないフラグメント

    users without an account are stuck at the sign-in {q}: nothing leads from there to a sign-up
    アカウントのないユーザーはサインイン「{q}」から先に進めません。そこからサインアップに進む方法がありません

    start a task with "purpose: signUp" from it, show the website that has a sign-up ("kind: external"), or offer Sign in with Apple ("auth: [signInWithApple]")
    そこから`purpose: signUp`のタスクを開始するか、サインアップのできるWebサイトを表示するか(`kind: external`)、「Appleでサインイン」を用意してください(`auth: [signInWithApple]`)

    # unnamed-auth-method

    A button starts Face ID or Touch ID and does not name it, or names the other one.
    ボタンがFace IDまたはTouch IDを始めるのに、その名前を示していないか、もう一方の名前を示しています。

    Tell people how they will be recognised: "Sign In with Face ID", not "Sign In". A device has only one of the two. A user who reads the other name looks for something that is not there.
    どの方法で認証されるのかを、「サインイン」ではなく「Face IDでサインイン」のように伝えてください。デバイスにはどちらか一方しかありません。もう一方の名前を見たユーザーは、そこにないものを探すことになります。

    a button that says only "Sign in"
    「Sign in」とだけ書かれたボタン

    the name of the other method
    もう一方の方法の名前

    both names on one button
    1つのボタンに両方の名前

    a name in another script or width
    別の文字種や全角で書かれた名前

    a button for each kind of device
    デバイスの種類ごとのボタン

    the title of the alert names it
    アラートのタイトルに名前がある

    a password
    パスワード

    {text} begins {s} and does not say so
    {text}は{s}を始めますが、ラベルにその名前がありません

    {text} begins {s} and names Touch ID
    {text}は{s}を始めるのに、ラベルにTouch IDとあります

    {text} begins {s} and names Face ID
    {text}は{s}を始めるのに、ラベルにFace IDとあります

    name only this method in the label: {q}; a device with the other method gets a button of its own, with "when" or "where"
    ラベルにはこの方法の名前だけを、{q}のように書いてください。もう一方の方法のデバイスには、`when`または`where`を付けた別のボタンを用意します

    # wrong-keyboard

    The content of a field does not say that it takes an email address, a phone number, a number or a date.
    フィールドの内容が、メールアドレス、電話番号、数字、または日付を受け付けるものになっていません。

    iOS chooses the keyboard by the content of the field. The email keyboard shows @, and the number keyboard has large digits. A date has a picker. On the wrong keyboard every character takes longer.
    iOSはフィールドの内容に応じてキーボードを選びます。メール用のキーボードには@があり、数字用のキーボードには大きな数字があります。日付にはピッカーがあります。合わないキーボードでは、1文字ごとに時間がかかります。

    an email address typed as text
    テキストとして入力するメールアドレス

    a birthday typed as text
    テキストとして入力する誕生日

    field {q} on {q2} is named as a date, but its content is {q3}: the matching keyboard does not appear
    {q2}のフィールド「{q}」は日付を表す名前ですが、内容は`{q3}`です。適切なキーボードが表示されません

    write "content: date"
    `content: date`と書いてください

    numbers typed as text
    テキストとして入力する数字

    contents that fit the names
    名前に合った内容

    an email address as the user name
    ユーザー名としてのメールアドレス

    names that only sound similar
    似ているだけの名前

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

    The fields of a sign-in, sign-up or reset lack the contents that saved passwords need.
    サインイン、サインアップ、または再設定のフィールドに、パスワードの保存に必要な内容が指定されていません。

    A sign-in needs "username" with "password": then iOS offers saved passwords. A sign-up or a reset needs "username" with "newPassword": then iOS suggests and saves a strong password. If users sign in with an email address, its content is "username". A field whose name says user name or password, and whose content is "text", gets neither.
    サインインには`username`と`password`が必要です。これでiOSは保存済みのパスワードを提案します。サインアップと再設定には`username`と`newPassword`が必要です。これでiOSは強力なパスワードを提案し、保存します。メールアドレスでサインインする場合、その内容は`username`です。名前がユーザー名やパスワードでも、内容が`text`のフィールドには、どちらも行われません。

    a user name and a password by their names
    名前だけがユーザー名とパスワードのフィールド

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

    a sign-in that asks for a new password
    新しいパスワードを尋ねるサインイン

    a sign-up that asks for the old password, and a reset without a user name
    既存のパスワードを尋ねるサインアップと、ユーザー名のない再設定

    the contents that iOS expects
    iOSが期待する内容

    a sign-in without a password
    パスワードのないサインイン

    the sign-in {q} has a password field, and no field with the content {list}: iOS offers no saved password
    サインイン「{q}」にはパスワードのフィールドがありますが、内容が{list}のフィールドがありません。iOSは保存済みのパスワードを提案しません

    the sign-up {q} has a password field, and no field with the content {list}: iOS does not save the new password as it should
    サインアップ「{q}」にはパスワードのフィールドがありますが、内容が{list}のフィールドがありません。iOSは新しいパスワードを正しく保存しません

    the reset {q} has a password field, and no field with the content {list}: iOS does not save the new password as it should
    再設定「{q}」にはパスワードのフィールドがありますが、内容が{list}のフィールドがありません。iOSは新しいパスワードを正しく保存しません

    write "content: username" for the field that users sign in with, even if it takes an email address
    ユーザーがサインインに使うフィールドには、メールアドレスであっても`content: username`と書いてください

    give the password {q}
    パスワードに{q}と書いてください

    write "content: username" for the field that users sign in with, even if it takes an email address, and give the password {q}
    ユーザーがサインインに使うフィールドには、メールアドレスであっても`content: username`と書き、パスワードには{q}と書いてください

    # ---- the file

    # duplicate-name

    Two definitions have the same name.
    2つの定義が同じ名前です。

    Screens and tasks of a project share one namespace, so a name always means one thing. Two buttons with one label on one screen cannot be distinguished.
    プロジェクトの画面とタスクは1つの名前空間を共有しているので、1つの名前は常に1つのものを指します。1つの画面に同じラベルのボタンが2つあると、区別できません。

    a screen and a task with one name
    同じ名前の画面とタスク

    one label twice
    同じラベルが2つ

    two names
    2つの名前

    one label on two screens
    2つの画面に同じラベル

    # empty-reason

    An "allow" has no reason.
    `allow`に理由がありません。

    A later reader must be able to judge whether the reason still applies.
    後で読む人が、その理由がまだ当てはまるかどうかを判断できなければなりません。

    no reason
    理由がない

    only a space
    空白だけ

    a reason
    理由がある

    a file without "allow"
    `allow`のないファイル

    # gate-loops

    A task needs a value that only this task gives, directly or through other tasks.
    タスクが必要とする値を、直接またはほかのタスクを通じて、そのタスク自身しか与えません。

    A gate starts the task that gives what is needed. If that task needs itself, it can never start. Let the first task of the chain need nothing.
    ゲートは、必要なものを与えるタスクを開始します。そのタスクが自分自身を必要とすると、決して開始できません。連鎖の最初のタスクは、何も必要としないようにしてください。

    a sign-in behind a sign-in
    サインインを必要とするサインイン

    two tasks that need each other
    互いを必要とする2つのタスク

    a sign-in that needs nothing
    何も必要としないサインイン

    a gate behind another gate
    別のゲートの先にあるゲート

    # image-not-found

    The picture file of a screen does not exist.
    画面の画像ファイルがありません。

    Diagrams draw the screen without its picture. The path starts from the folder of the flow file. Correct the path, or leave "image" out until there is a picture.
    図では、画面が画像なしで描かれます。パスはフローファイルのフォルダから始まります。パスを修正するか、画像ができるまで`image`を省いてください。

    there is no such file
    そのようなファイルがない

    the ending differs
    拡張子が異なる

    the file is there
    ファイルがある

    no picture is named
    画像が指定されていない

    # import-not-found

    An imported file cannot be read.
    インポートするファイルを読み込めません。

    The path is relative to the importing file and must name an existing file.
    パスはインポートする側のファイルからの相対パスで、存在するファイルを指さなければなりません。

    a file that does not exist
    存在しないファイル

    a path without its folder
    フォルダが抜けているパス

    the whole path
    完全なパス

    no imports
    インポートがない

    # import-outside-project

    An import leads out of the project's folder.
    インポートがプロジェクトのフォルダの外を指しています。

    A project must be complete wherever it is copied.
    プロジェクトは、どこにコピーしてもそれだけで完結していなければなりません。

    a path above the project's folder
    プロジェクトのフォルダより上のパス

    an absolute path
    絶対パス

    a path within the folder
    フォルダ内のパス

    a path that leaves a subfolder and returns
    サブフォルダから出て戻るパス

    # missing-key

    A required key is missing.
    必須のキーがありません。

    The message names the key and says what it is for.
    メッセージに、キーの名前とその用途が示されます。

    a task without screens
    画面のないタスク

    a field without a content
    内容のないフィールド

    a task with a screen
    画面のあるタスク

    a screen without a title
    タイトルのない画面

    # misplaced-screen

    A screen is in a place that its kind does not allow.
    画面が、その種類では使えない場所にあります。

    Alerts, action sheets, and screens of the kinds "external" and "system" are modal layers with one screen. They cannot be roots or tabs, and cannot replace a screen.
    アラート、アクションシート、種類が`external`や`system`の画面は、1画面だけのモーダルです。ルートやタブにすることも、画面を置き換えることもできません。

    an alert as a root
    ルートになっているアラート

    the camera in place of a screen
    画面を置き換えるカメラ

    a screen as a root
    ルートになっている画面

    the camera over a screen
    画面に重なるカメラ

    # syntax

    The file is not valid YAML, or its structure is not that of a flow file.
    ファイルが正しいYAMLでないか、フローファイルの構造になっていません。

    navflow cannot check a file that it cannot read. The message shows the cause, if it can be located, and what was expected. navflow reads the rest of the file where possible.
    navflowは、読み込めないファイルを検査できません。メッセージには、特定できれば原因が、また期待される内容が示されます。ファイルの残りの部分は、可能な限り読み込みます。

    a bracket that is never closed
    閉じられていない括弧

    a quote that is never closed
    閉じられていない引用符

    brackets that are closed
    閉じられた括弧

    a colon within quotes
    引用符の中のコロン

    # too-large

    A file exceeds the limits on depth, size or aliases.
    ファイルが、深さ、サイズ、またはエイリアスの上限を超えています。

    The limits protect against files that grew by mistake: 64 levels, 16 MiB, 100,000 values from aliases, 10,000 imports. Split the file and import the parts.
    上限は、誤って大きくなったファイルへの対策です。64階層、16 MiB、エイリアスによる値100,000個、インポート10,000個。ファイルを分割し、各部分をインポートしてください。

    too many levels
    階層が多すぎる

    aliases that expand to too many values
    値が多くなりすぎるエイリアス

    few levels
    少ない階層

    one alias
    1つのエイリアス

    # unknown-key

    A key has no meaning in its place.
    その場所では使えないキーがあります。

    Usually this is a spelling mistake. If navflow ignored the key, its meaning would be lost without a message. The message suggests the nearest known key.
    多くの場合はつづりの間違いです。navflowがそのキーを無視すると、意図した内容が何の知らせもなく失われてしまいます。メッセージに、最も近い既知のキーが示されます。

    a spelling mistake
    つづりの間違い

    a key that belongs elsewhere
    別の場所に書くべきキー

    the intended key
    意図したキー

    names, which may be any words
    任意の言葉を使える名前

    # unknown-name

    A name is not defined in the file or its imports.
    名前が、ファイルにもインポートしたファイルにも定義されていません。

    Usually this is a spelling mistake, or a screen that was renamed in one place only. The message suggests the nearest known name.
    多くの場合はつづりの間違いか、1か所でしか名前を変えていない画面です。メッセージに、最も近い既知の名前が示されます。

    a screen that is not defined
    定義されていない画面

    a task and a value that are not defined
    定義されていないタスクと値

    the intended screen
    意図した画面

    a screen of an imported file
    インポートしたファイルの画面

    # unknown-value

    A value is not one of the words that its key accepts.
    値が、キーに指定できる言葉のどれでもありません。

    The message lists the accepted words.
    メッセージに、指定できる言葉が示されます。

    an unknown kind
    未知の種類

    an unknown style
    未知のスタイル

    the kind "alert"
    種類`alert`

    the style "sheet"
    スタイル`sheet`

    # unused-allow

    An "allow" matches no finding.
    `allow`に対応する指摘がありません。

    The finding that it accepted was fixed, or moved elsewhere. Remove the "allow", so that it does not hide the next finding of that rule.
    受け入れていた指摘が、修正されたか、別の場所に移りました。そのルールの次の指摘を隠さないように、`allow`を削除してください。

    the accepted finding was fixed
    受け入れた指摘が修正された

    an "allow" on the caller for a finding about the task
    タスクについての指摘に対する、呼び出し元の`allow`

    an "allow" that accepts a finding
    指摘を受け入れている`allow`

    a fragment, where navflow cannot know
    navflowには判断できないフラグメント

    this "allow" of {q} matches no finding
    この`allow`の{q}に対応する指摘はありません

    remove it, or move it to the task, screen or action that the finding is about
    削除するか、指摘の対象であるタスク、画面、またはアクションに移してください

    # unused-import

    Nothing of an imported file is used.
    インポートしたファイルの内容が、何も使われていません。

    Readers look for its purpose. Remove the import, or use something that it defines.
    インポートがあると、ファイルを読むときに目的を探すことになります。インポートを削除するか、そこで定義されているものを使ってください。

    nothing of the file is used
    ファイルの内容が何も使われていない

    one import is used, the other is not
    使われているインポートと使われていないインポート

    a screen of the file is shown
    ファイルの画面を表示する

    a variable of the file is read
    ファイルの変数を参照する

    # unused-task

    Nothing starts a task, or nothing ends it with one of its outcomes.
    タスクを開始するものがないか、タスクをある終了結果で終わらせるものがありません。

    No "start" names the task, and no step, entry or root shows one of its screens. Start it where it is needed, or remove it from the file. An outcome with which no action ends the task is forgotten or left over.
    どの`start`もこのタスクを指定せず、どのステップ、外部からの入口、ルートもその画面を表示しません。必要な場所で開始するか、ファイルから削除してください。どのアクションも返さない終了結果は、忘れられているか、不要になったものです。

    nothing names the task
    どこにも指定されていないタスク

    only its own screens show each other
    タスク自身の画面が互いを表示するだけ

    a step shows one of its screens
    ステップがタスクの画面を表示する

    a root shows it
    ルートがタスクを表示する

    a fragment, which other files use
    ほかのファイルが使うフラグメント

    nothing starts task {q}
    タスク「{q}」を開始するものがありません

    write {q} where it is needed, or remove it from the file
    必要な場所に{q}と書くか、ファイルから削除してください

    # wrong-type

    A value has another type than its key expects.
    値の型が、キーの期待する型と異なります。

    For example, the file has a list, and the key takes one word. The message says which values the key takes.
    たとえば、キーが1つの言葉を取るのに、ファイルにはリストが書かれています。メッセージに、キーの取る値が示されます。

    a list in place of a word
    言葉の代わりのリスト

    a word in place of a list
    リストの代わりの言葉

    one word
    1つの言葉

    a list with one element
    要素が1つのリスト

    # ---- scenarios and expectations

    # expectation-unproved

    an info where it holds only because its "from" never holds
    `from`が決して成り立たないために成り立つ場合は情報

    An expectation could not be decided, or its "from" never holds.
    「期待する動作」を判定できなかったか、その`from`が決して成り立ちません。

    The flow has more behaviours than navflow explored, because stacks grow without bound or behaviours are very many. No violation was found within the number of taps that the message names. That is no proof. If "from" never holds, the expectation holds for every flow and proves nothing.
    スタックが際限なく増えるか、振る舞いが非常に多いため、フローにはnavflowが調べた以上の振る舞いがあります。メッセージに示されたタップ数までに違反は見つかりませんでしたが、証明にはなりません。`from`が決して成り立たない場合、期待する動作はどのフローでも成り立ち、何も証明しません。

    a stack that grows
    増え続けるスタック

    a screen that was not reached
    到達しなかった画面

    a "from" that never holds, as an info
    決して成り立たない`from`(情報)

    a goal that is reached in a growing stack
    増え続けるスタックの中で到達する目標

    few behaviours, all explored
    すべて調べられる、少ない振る舞い

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

    expectation {q} says nothing: {s} never holds
    期待する動作「{q}」には意味がありません。`{s}`は決して成り立ちません

    write a "from" that can hold, or remove the expectation
    成り立ちうる`from`を書くか、期待する動作を削除してください

    expectation {q} is not decided: nothing in the file leads there, but parts that the file omits may
    期待する動作「{q}」は未判定です。ファイルの中に到達する方法はありませんが、ファイルに書かれていない部分から到達できるかもしれません

    write what leads there, or remove "exits: unknown" and "opened: elsewhere" where the file says everything
    到達する方法を書くか、すべてがファイルに書かれている箇所の`exits: unknown`と`opened: elsewhere`を削除してください

    let them have fewer values, or let fewer conditions depend on them
    変数の値を減らすか、それに依存する条件を減らしてください

    check with --engine auto and more time, such as --time-limit 300; or remove what lets the stacks grow without end
    `--engine auto`で、時間を延ばして(`--time-limit 300`など)検査するか、スタックが際限なく増える原因を削除してください

    # expectation-violated

    An expectation of the file does not hold for all behaviours.
    ファイルに書かれた「期待する動作」が成り立たない場合があります。

    An expectation is a promise about every behaviour of the app. The taps in the report lead to the violation. If nothing leads to a pattern that should be reachable, the report shows no taps.
    「期待する動作」は、アプリのすべての振る舞いについての約束です。レポートのタップをたどると違反に至ります。到達できるはずのパターンに至る方法がない場合、レポートにタップは示されません。

    a task with the tab bar shown
    タブバーが表示されたままのタスク

    more taps than promised
    約束より多いタップ

    no way home
    ホームに戻れない

    a payment that can fail every time
    毎回失敗しうる支払い

    a tab bar that a sheet covers
    シートに覆われるタブバー

    a payment that can be given up
    あきらめることのできる支払い

    as many taps as promised
    約束どおりの数のタップ

    expectation {q} does not hold: this can happen
    期待する動作「{q}」が成り立ちません。この状態は起こりえます

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

    change the step that leads there, or say less in "never"
    そこに至るステップを変更するか、`never`の内容を緩めてください

    add a step that leads there, or expect less
    そこに至るステップを追加するか、期待を緩めてください

    offer an action that leads on whatever the answer is, such as Cancel; what the system does by itself does not count
    結果がどうであっても先に進めるアクション(「キャンセル」など)を用意してください。システムが自動的に行うことは数に入りません

    offer a way on from there; entries do not count, since a user cannot wait for them
    そこから先に進む方法を用意してください。ユーザーは外部からの入口を待つわけにいかないので、入口は数に入りません

    # scenario-failed

    a warning where a scenario has too many initial values to run it from all of them
    シナリオの初期値が多すぎて、すべてからは実行できない場合は警告

    A scenario does not run as it is written.
    シナリオが、書かれているとおりに進みません。

    A scenario is an example that must hold. Either the flow has changed and the scenario has not, or the flow does not do what you meant. The message names the tap that failed, and what was there instead.
    シナリオは、必ず成り立つべき例です。フローだけが変わってシナリオが変わっていないか、フローが意図どおりに動いていないかのどちらかです。メッセージに、失敗したタップと、代わりにそこにあったものが示されます。

    another screen in front at the end
    最後に別の画面が前面にある

    a tap that should not be possible
    できないはずのタップ

    a failure from one of several initial values
    複数の初期値のうち1つでの失敗

    too many initial values
    多すぎる初期値

    a screen and back
    画面に進んで戻る

    an initial value that is given
    指定された初期値

    scenario {q} stops: {q2} cannot be tapped here: {text}
    シナリオ「{q}」は止まります。ここで{q2}をタップできません。{text}

    scenario {q} fails: {q2} can be tapped here, and the scenario says that it cannot
    シナリオ「{q}」は失敗します。タップできないと書かれている{q2}が、ここでタップできます

    remove "cannot", or give the action a condition
    `cannot`を削除するか、アクションに条件を付けてください

    scenario {q} fails: it expects {s}, and in front is {q2} (modals {n}, task none)
    シナリオ「{q}」は失敗します。期待は`{s}`ですが、前面にあるのは{q2}です(モーダル{n}、タスクなし)

    scenario {q} fails: it expects {s}, and in front is {q2} (modals {n}, task none, {words})
    シナリオ「{q}」は失敗します。期待は`{s}`ですが、前面にあるのは{q2}です(モーダル{n}、タスクなし、{words})

    scenario {q} fails: it expects {s}, and in front is {q2} (modals {n}, task none, tab bar shown)
    シナリオ「{q}」は失敗します。期待は`{s}`ですが、前面にあるのは{q2}です(モーダル{n}、タスクなし、タブバーは表示)

    scenario {q} fails: it expects {s}, and in front is {q2} (modals {n}, task none, tab bar shown, {words})
    シナリオ「{q}」は失敗します。期待は`{s}`ですが、前面にあるのは{q2}です(モーダル{n}、タスクなし、タブバーは表示、{words})

    scenario {q} fails: it expects {s}, and in front is {q2} (modals {n}, task none, tab bar hidden)
    シナリオ「{q}」は失敗します。期待は`{s}`ですが、前面にあるのは{q2}です(モーダル{n}、タスクなし、タブバーは非表示)

    scenario {q} fails: it expects {s}, and in front is {q2} (modals {n}, task none, tab bar hidden, {words})
    シナリオ「{q}」は失敗します。期待は`{s}`ですが、前面にあるのは{q2}です(モーダル{n}、タスクなし、タブバーは非表示、{words})

    scenario {q} fails: it expects {s}, and in front is {q2} (modals {n}, task {q3})
    シナリオ「{q}」は失敗します。期待は`{s}`ですが、前面にあるのは{q2}です(モーダル{n}、タスク「{q3}」)

    scenario {q} fails: it expects {s}, and in front is {q2} (modals {n}, task {q3}, {words})
    シナリオ「{q}」は失敗します。期待は`{s}`ですが、前面にあるのは{q2}です(モーダル{n}、タスク「{q3}」、{words})

    scenario {q} fails: it expects {s}, and in front is {q2} (modals {n}, task {q3}, tab bar shown)
    シナリオ「{q}」は失敗します。期待は`{s}`ですが、前面にあるのは{q2}です(モーダル{n}、タスク「{q3}」、タブバーは表示)

    scenario {q} fails: it expects {s}, and in front is {q2} (modals {n}, task {q3}, tab bar shown, {words})
    シナリオ「{q}」は失敗します。期待は`{s}`ですが、前面にあるのは{q2}です(モーダル{n}、タスク「{q3}」、タブバーは表示、{words})

    scenario {q} fails: it expects {s}, and in front is {q2} (modals {n}, task {q3}, tab bar hidden)
    シナリオ「{q}」は失敗します。期待は`{s}`ですが、前面にあるのは{q2}です(モーダル{n}、タスク「{q3}」、タブバーは非表示)

    scenario {q} fails: it expects {s}, and in front is {q2} (modals {n}, task {q3}, tab bar hidden, {words})
    シナリオ「{q}」は失敗します。期待は`{s}`ですが、前面にあるのは{q2}です(モーダル{n}、タスク「{q3}」、タブバーは非表示、{words})

    scenario {q} has too many initial values: it was run from the first {n} of them
    シナリオ「{q}」の初期値が多すぎます。最初の{n}通りから実行しました

    give more variables a value under "given"
    `given`で、より多くの変数に値を指定してください

    nothing can be tapped here
    ここでは何もタップできません

    offered here: {list}
    ここでできる操作: {list}

    {list} {differs|differ}: change what the scenario expects, or fix the flow
    {list}が異なります。シナリオの期待を変更するか、フローを修正してください

    # ---- reasons why a tap is not possible (FlowSimulation)

    an action with "by: arrival" happens first
    `by: arrival`のアクションが先に起こります

    the actions of the root are hidden or covered
    ルートのアクションは隠れているか、覆われています

    something else comes first
    ほかのことが先に起こります

    what it shows is in front already
    表示する画面がすでに前面にあります

    an earlier case holds
    前の分岐が成り立っています

    the conditions of its cases do not hold
    分岐の条件が成り立ちません

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

    no action, entry or gesture of the flow has that name
    その名前のアクション、外部からの入口、ジェスチャはフローにありません

    it can end in several ways: write {list}
    分岐の結果が複数あります。{list}のいずれかを書いてください

    it is not on the screen in front, {q}
    前面の画面「{q}」にありません

    the screen switches it off ("none" under "gestures")
    画面がこのジェスチャを無効にしています(`gestures`の`none`)

    no page is on that side
    その側にページがありません

    the tab bar is hidden or covered
    タブバーが非表示か、覆われています

    nothing is beneath it on the same stack
    同じスタックの下に画面がありません

    the screen says "back: hidden"
    画面に`back: hidden`と書かれています

    no sheet is in front
    前面にシートがありません

    the sheet is locked
    シートがロックされています

    the popover is locked
    ポップオーバーがロックされています

    an action sheet on iPhone cannot be closed by a tap outside
    iPhoneのアクションシートは、外側のタップでは閉じられません

    no popover, input view or action sheet is in front
    前面にポップオーバー、入力ビュー、アクションシートがありません

    the user is not in another app, site or system screen
    ユーザーは、別のアプリ、Webサイト、システムの画面にいません
    """#
}
