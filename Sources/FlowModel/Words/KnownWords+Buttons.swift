/// The words of buttons.
extension KnownWords {
  /// Done, OK: the user has finished, and the button names nothing that it applies.
  static let done = KnownWords(
    texts: [
      "done", "ok", "okay", "close", "gotit", "understood", "finish", "finished", "back", "backtohome", "later", "skip",
      "完了", "完了する", "閉じる", "とじる", "終了", "終了する", "了解", "了解しました", "わかりました", "okです", "確認しました", "戻る", "もどる",
      "ホームに戻る", "ホームへ戻る", "トップに戻る", "トップへ戻る", "あとで", "後で", "スキップ", "×", "✕", "x",
    ])

  /// Cancel, Close or Back, and nothing else: "Cancel the ride" is an action of its own.
  static let cancel = KnownWords(
    texts: [
      "cancel", "close", "back", "notnow", "キャンセル", "キャンセルする", "閉じる", "とじる", "戻る", "もどる", "やめる", "中止", "中止する",
      "取消", "取り消し", "×", "✕", "x",
    ])

  /// The user asks to leave: Cancel, Close, Not now.
  static let leave = KnownWords(
    texts: ["×", "✕", "x"],
    first: [
      "cancel", "close", "quit", "leave", "exit", "discard", "abort", "stop", "skip", "back", "dismiss", "later",
    ],
    phrases: [
      "not now", "no thanks", "never mind", "maybe later", "give up", "don t", "sign out", "log out", "log off",
    ],
    parts: [
      "キャンセル", "閉じる", "とじる", "やめる", "やめて", "中止", "中断", "破棄", "戻る", "もどる", "あとで", "後で", "スキップ", "取り消",
      "取消", "ログアウト", "サインアウト", "ログオフ",
    ])

  /// What the user typed is kept: Save, Apply, Send.
  static let save = KnownWords(
    texts: ["add", "create", "追加", "追加する", "作成", "作成する"],
    first: ["save", "apply", "done", "send", "post", "ok", "submit", "publish", "finish", "confirm", "update"],
    parts: ["保存", "完了", "送信", "投稿", "適用", "確定", "決定", "登録", "更新"], without: ["しない", "せず", "破棄"])

  /// The user does without: Skip, Not now, Later.
  static let skip = KnownWords(
    first: ["skip", "not", "later", "keep"], parts: ["スキップ", "あとで", "後で", "今はしない"])

  /// The button only acknowledges what has happened: OK, Done, Back to the shop.
  package static let acknowledging = KnownWords(
    first: [
      "ok", "okay", "done", "close", "finish", "great", "thanks", "got", "understood", "back", "finished",
    ],
    parts: ["完了", "閉じる", "とじる", "終了", "了解", "戻る", "わかりました", "確認しました"])

  /// The title introduces what follows.
  package static let introducing = KnownWords(
    phrases: ["before", "introduction", "intro"], parts: ["はじめに", "イントロ", "ご案内", "始める前"])

  /// The title says that something has been done.
  package static let finished = KnownWords(
    phrases: [
      "done", "thanks", "thank", "success", "successful", "successfully", "completed", "finished", "paid", "booked",
      "ordered", "signed", "registered", "confirmed", "submitted", "congratulations", "was sent", "been sent",
      "were sent", "is on its way", "are on their way",
    ],
    parts: ["完了", "ありがとう", "しました", "済み", "成功", "おめでとう"])

  /// The user goes on to the next page.
  static let next = KnownWords(
    first: ["next", "continue", "start", "begin", "proceed"], parts: ["次へ", "次に", "進む", "続ける", "始める", "はじめる", "開始"])

  /// The user signs in.
  static let signIn = KnownWords(phrases: ["sign in", "log in", "login", "signin"], parts: ["ログイン", "サインイン"])

  /// The user gets an account.
  static let signUp = KnownWords(
    first: ["register", "registration", "join"],
    phrases: [
      "sign up", "signup", "create an account", "create account", "create your account", "create my account",
      "new account", "get an account", "open an account", "no account", "become a member", "i am new", "i m new",
      "new here", "first time here",
    ],
    parts: [
      "新規登録", "会員登録", "無料登録", "アカウントを作成", "アカウント作成", "アカウントの作成", "アカウントを作る", "アカウント登録", "はじめての方", "初めての方",
      "アカウントをお持ちでない",
    ])

  /// The user signs in although they are signed in: Switch account, Add an account, Sign in again.
  package static let changingAccount = KnownWords(
    phrases: [
      "switch account", "switch accounts", "switch user", "add account", "add an account", "another account",
      "other account", "different account", "change account", "change user", "someone else", "sign in again",
      "log in again", "confirm it s you", "verify it s you", "reauthenticate",
    ],
    parts: [
      "アカウントを切り替え", "アカウントの切り替え", "アカウント切替", "アカウントを追加", "アカウントの追加", "別のアカウント", "他のアカウント", "もう一度ログイン",
      "もう一度サインイン", "再ログイン", "再サインイン", "再認証", "本人確認",
    ])

  /// The button does something for good that opening the page has not done: Pay, Confirm, Agree.
  package static let committing = KnownWords(
    first: [
      "confirm", "pay", "buy", "order", "book", "reserve", "agree", "accept", "submit", "send", "post", "publish",
      "sign",
      "transfer", "donate", "subscribe", "delete", "remove", "apply", "save",
    ],
    phrases: ["i agree", "i accept"],
    parts: ["確定", "支払", "購入", "注文", "予約する", "同意", "承諾", "申し込", "申込", "送信", "投稿", "振込", "送金", "削除する"], without: ["しない"])

  /// The name of an outcome that says only that the task is over.
  package static let ending = KnownWords(
    texts: [
      "done", "finished", "completed", "complete", "closed", "ended", "over", "ok", "seen", "read", "shown", "next",
      "continued", "left", "passed", "viewed", "終了", "完了", "既読",
    ])

  /// The user signs out, or gives up the account.
  static let signOut = KnownWords(
    phrases: [
      "sign out", "log out", "log off", "logout", "signout", "logoff", "delete account", "delete my account",
      "delete the account", "close account", "close my account", "deactivate account", "deactivate my account",
    ],
    parts: [
      "ログアウト", "サインアウト", "ログオフ", "退会", "アカウントを削除", "アカウント削除", "アカウントの削除", "利用を停止", "利用停止",
    ])

  /// Face ID, Touch ID, or both; the names of Apple are separate.
  static let biometrics = KnownWords(
    phrases: ["biometrics", "biometric"], parts: ["生体認証", "顔認証", "指紋認証", "バイオメトリクス"])
}
