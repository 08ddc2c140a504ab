import Localization

/// The source of a rule.
public enum RuleSource: Hashable, Sendable {
  /// One of the three problems of Merpay's article on modality and navigation, 2023.
  case merpay(problem: Int)
  /// The article's closing remark on modals over modals.
  case merpayAside
  /// A page of Apple's Human Interface Guidelines.
  case guidelines(String)
  /// "Explore navigation design for iOS", WWDC 2022.
  case wwdc22
  /// The documented behaviour of UIKit.
  case uiKit
  /// Apple's guidelines on authentication, Face ID and Touch ID, as of 2021.
  case authentication
  /// An article on sign-in screens that work with saved passwords (酢ろぐ!, 2019).
  case login
  /// An article on a screen for codes that come by SMS (0si43, 2023).
  case smsCode
  /// An article on the input of dates (huin, 2017).
  case dateInput
  /// A warning of Xcode.
  case xcode
  /// Common sense in app teams.
  case commonPractice
  /// A convention of the platform that users know from other apps.
  case platformPractice
  /// navflow's own promise about flow files.
  case flowLanguage

  /// The short name that reports and documents use.
  public var name: Message {
    switch self {
    case .merpay(let problem): Message(text: "Merpay \(problem)")
    case .merpayAside: "Merpay aside"
    case .guidelines(let page): Message(text: "HIG-\(page)")
    case .wwdc22: Message(text: "W22")
    case .uiKit: Message(text: "UIKit")
    case .authentication: Message(text: "Auth")
    case .login: Message(text: "Login")
    case .smsCode: Message(text: "SMS")
    case .dateInput: Message(text: "Date")
    case .xcode: "Xcode's own warning"
    case .commonPractice: "common practice"
    case .platformPractice: "platform practice"
    case .flowLanguage: "the flow language"
    }
  }

  /// The full title of the source.
  public var title: Message {
    switch self {
    case .merpay(let problem): "Merpay's article on modality and navigation (2023), problem \(problem)"
    case .merpayAside: "Merpay's article on modality and navigation (2023), its remark on modals over modals"
    case .guidelines(let page): "Apple, Human Interface Guidelines: \(page.replacing("-", with: " "))"
    case .wwdc22: "Apple, \"Explore navigation design for iOS\" (WWDC 2022)"
    case .uiKit: "Apple, the documented behaviour of UIKit"
    case .authentication: "Apple, Human Interface Guidelines for iOS: Authentication (2021)"
    case .login: "酢ろぐ!, \"いまどきのiOSアプリのログイン画面の実装について考える\" (2019)"
    case .smsCode: "0si43, \"iOSアプリでユーザー体験の良いSMSコード入力画面を目指す\" (2023)"
    case .dateInput: "huin, \"意外と大変な日付入力の実装\" (2017)"
    case .xcode: "what Xcode itself warns of"
    case .commonPractice: "common practice"
    case .platformPractice: "what people are used to from the other apps of the platform"
    case .flowLanguage: "the flow language"
    }
  }
}
