import FlowModel
import Localization

/// Words that are often used in place of the words of the language.
enum WordSynonyms {
  /// Returns the words of a type that a text may mean, or nil for an unknown text.
  static func meant<Word: WordType>(by text: String, in type: Word.Type) -> [String]? {
    table[text.folded]?.filter { Word(rawValue: $0) != nil }.nonEmpty
  }

  /// Returns the style of a presentation that a text means and that is no kind of a screen, or nil.
  static func style(meantBy text: String) -> String? {
    if let style = ActionKeys.Style(rawValue: text) { return style.rawValue }
    return kind(meantBy: text) == nil ? meant(by: text, in: PresentationStyle.self)?.first : nil
  }

  /// Returns the kind of a screen that a text means, or nil.
  static func kind(meantBy text: String) -> String? {
    Screen.Kind(rawValue: text)?.rawValue ?? meant(by: text, in: Screen.Kind.self)?.first
  }

  /// Returns what to do in place of a text that is no word of any kind, or nil.
  static func advice(for text: String) -> Message? { advice[text.folded] }

  private static let advice: [String: Message] = {
    let passing: Message = "what goes by itself is no screen: write `stay` where it appears, and say so in a `note`"
    return [
      "android": "navflow describes iOS apps, and Android is not modelled: leave it out",
      "toast": passing, "snackbar": passing, "banner": passing, "hud": passing, "tooltip": passing,
    ]
  }()

  private static let table: [String: [String]] = [
    "warn": ["warning"], "warnings": ["warning"], "err": ["error"], "errors": ["error"], "information": ["info"],
    "note": ["info"], "ignore": ["off"], "disabled": ["off"],
    "modal": ["sheet", "formSheet", "fullScreen", "popover"],
    "modally": ["sheet", "formSheet", "fullScreen", "popover"],
    "cover": ["fullScreen"], "fullscreencover": ["fullScreen"], "full": ["fullScreen"], "pagesheet": ["sheet"],
    "bottomsheet": ["sheet", "panel"], "halfsheet": ["sheet", "panel"], "miniplayer": ["panel"], "form": ["formSheet"],
    "keyboard": ["inputView"],
    "pushed": ["push"], "navigation": ["push"], "show": ["push"],
    "dialog": ["alert"], "popup": ["alert"], "confirmation": ["actionSheet", "alert"],
    "confirmationdialog": ["actionSheet"],
    "menu": ["actionSheet"], "web": ["external"], "browser": ["external"], "safari": ["external"], "site": ["external"],
    "picker": ["system"], "permission": ["prompt"], "page": ["screen"], "view": ["screen"],
    "iphone": ["phone"], "ios": ["phone", "pad"], "mobile": ["phone"], "ipad": ["pad"], "tablet": ["pad"],
    "ipados": ["pad"],
    "visible": ["shown"], "true": ["shown"], "yes": ["shown"], "invisible": ["hidden"], "false": ["hidden", "off"],
    "no": ["hidden", "off"], "none": ["hidden", "off"],
    "login": ["signIn"], "signin": ["signIn"], "register": ["signUp"], "registration": ["signUp"],
    "biometrics": ["faceID", "touchID"], "apple": ["signInWithApple"], "passcode": ["oneTimeCode"],
    "otp": ["oneTimeCode"],
    "sms": ["oneTimeCode"], "code": ["oneTimeCode"],
    "mail": ["email"], "telephone": ["phone"], "tel": ["phone"], "user": ["username"], "string": ["text"],
    "delete": ["destructive"], "danger": ["destructive"], "ok": ["done"], "default": ["done"], "dismiss": ["close"],
    "app": ["system"], "automatic": ["arrival"], "auto": ["arrival"], "appear": ["arrival"], "onappear": ["arrival"],
    "pushing": ["pushed"], "presented": ["modal"], "sheet": ["modal"],
    "エラー": ["error"], "警告": ["warning"], "情報": ["info"],
    "シート": ["sheet"], "ボトムシート": ["sheet", "panel"], "ハーフシート": ["sheet", "panel"], "フォームシート": ["formSheet"],
    "フルスクリーン": ["fullScreen"], "全画面": ["fullScreen"], "ポップオーバー": ["popover"], "パネル": ["panel"],
    "モーダル": ["sheet", "fullScreen", "modal"], "プッシュ": ["push", "pushed"], "プッシュ遷移": ["push", "pushed"],
    "アラート": ["alert"], "ダイアログ": ["alert"], "アクションシート": ["actionSheet"], "メニュー": ["actionSheet"],
    "システム": ["system"], "外部": ["external"], "ブラウザ": ["external"], "webサイト": ["external"], "画面": ["screen"],
    "表示": ["shown"], "非表示": ["hidden"], "隠す": ["hidden"], "なし": ["hidden", "off"], "無効": ["off", "hidden"],
    "オフ": ["off"],
    "キャンセル": ["cancel"], "完了": ["done"], "閉じる": ["close"], "戻る": ["back"], "破壊的": ["destructive"],
    "削除": ["destructive"],
    "ログイン": ["signIn"], "サインイン": ["signIn"], "新規登録": ["signUp"], "会員登録": ["signUp"], "サインアップ": ["signUp"],
    "パスワード再設定": ["passwordReset"], "パスワードの再設定": ["passwordReset"],
    "パスワード": ["password"], "新しいパスワード": ["newPassword"], "メール": ["email"], "メールアドレス": ["email"],
    "電話番号": ["phone"], "電話": ["phone"], "日付": ["date"], "数字": ["number"], "番号": ["number"], "テキスト": ["text"],
    "文字": ["text"], "文字列": ["text"], "ユーザー名": ["username"], "認証コード": ["oneTimeCode"], "確認コード": ["oneTimeCode"],
    "ワンタイムコード": ["oneTimeCode"], "顔認証": ["faceID"], "指紋認証": ["touchID"], "生体認証": ["faceID", "touchID"],
    "スマホ": ["phone"], "タブレット": ["pad"], "自動": ["arrival", "system"], "表示時": ["arrival"], "画面表示時": ["arrival"],
  ]
}

extension Array {
  /// The array, or nil if it is empty.
  fileprivate var nonEmpty: Array? { isEmpty ? nil : self }
}
