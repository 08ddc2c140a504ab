import FlowModel

/// Words that are often used in place of the words of the language.
enum WordSynonyms {
  /// Returns the words of a type that a text may mean, or nil for an unknown text.
  static func meant<Word: WordType>(by text: String, in type: Word.Type) -> [String]? {
    table[text.folded]?.filter { Word(rawValue: $0) != nil }.nonEmpty
  }

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
    "picker": ["system"], "permission": ["system"], "page": ["screen"], "view": ["screen"],
    "iphone": ["phone"], "ios": ["phone"], "mobile": ["phone"], "ipad": ["pad"], "tablet": ["pad"], "ipados": ["pad"],
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
  ]
}

extension Array {
  /// The array, or nil if it is empty.
  fileprivate var nonEmpty: Array? { isEmpty ? nil : self }
}
