import FlowModel

/// Words that are often used in place of the words of the language.
enum WordSynonyms {
  /// Returns the words of a type that a text may mean, or nil for an unknown text.
  static func meant<Word: WordType>(by text: String, in type: Word.Type) -> [String]? {
    table[text.folded]?.filter { Word(rawValue: $0) != nil }.nonEmpty
  }

  /// Returns what to do in place of a text that is no word of any kind, or nil.
  static func advice(for text: String) -> String? { advice[text.folded] }

  private static let advice: [String: String] = {
    let passing = "what goes by itself is no screen: write `stay` where it appears, and say so in a `note`"
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
  ]
}

extension Array {
  /// The array, or nil if it is empty.
  fileprivate var nonEmpty: Array? { isEmpty ? nil : self }
}
