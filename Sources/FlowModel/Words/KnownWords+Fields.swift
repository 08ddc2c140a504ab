/// The words of fields.
extension KnownWords {
  /// An email address.
  static let email = KnownWords(
    texts: ["email", "mail", "メール", "eメール", "メアド", "eメールアドレス"],
    parts: ["emailaddress", "mailaddress", "メールアドレス"])

  /// A phone number.
  static let phone = KnownWords(
    texts: [
      "phone", "tel", "telephone", "mobile", "mobilephone", "cellphone", "homephone", "workphone", "電話", "携帯電話", "携帯",
    ],
    parts: ["phonenumber", "mobilenumber", "電話番号", "携帯番号"], ends: ["の電話", "の携帯電話"])

  /// A number; the word "number" inside a name is not enough.
  static let number = KnownWords(
    texts: [
      "number", "quantity", "amount", "age", "pin", "cvc", "cvv", "securitycode", "数字", "番号", "数量", "個数", "人数", "金額",
      "年齢", "暗証番号", "セキュリティコード", "マイナンバー", "〒", "銀行コード", "支店コード",
    ],
    ends: [
      "amount", "cardnumber", "accountnumber", "郵便番号", "口座番号", "カード番号", "支店番号", "店番号", "金額", "送金額", "入金額",
      "出金額", "振込額", "支払額", "チャージ額",
    ])

  /// A date.
  static let date = KnownWords(texts: ["birthday", "birthdate", "dateofbirth", "生年月日", "誕生日"])

  /// A user name.
  static let username = KnownWords(
    texts: ["user", "username", "userid", "login", "loginid", "accountname", "ユーザー名", "ユーザーid", "ログインid", "会員id"])

  /// A password.
  static let password = KnownWords(
    texts: ["暗証番号", "パスワード確認", "パスワード確認用"], ends: ["password", "パスワード"], without: ["ワンタイム", "onetime", "one-time"])

  /// A code by SMS.
  static let code = KnownWords(
    texts: [
      "smscode", "codebysms", "verificationcode", "onetimecode", "confirmationcode", "authenticationcode", "認証コード",
      "確認コード", "認証番号", "ワンタイムコード", "ワンタイムパスワード", "smsコード", "sms認証コード",
    ])
}
