/// The shipped flows with their expected findings: none for a sound flow, or those that a careful reviewer would
/// accept.
///
/// A finding consists of its severity, its rule and its subject: screen, action, task, and the device if it is not on
/// all of the flow's devices. An accepted finding starts with "allowed". The rules of
/// other findings with the same cause follow at the end. Add an entry for every flow that is added to
/// Flows.
enum ShippedFlows {
  static let all: [String: [String]] = [merpay, authentication, login, smsCode, dateInput, shop, onboarding]
    .reduce(into: [:]) { $0.merge($1) { $1 } }

  private static let merpay: [String: [String]] = [
    "Flows/merpay/before.flow.yaml": [
      "error interrupted-task: ChargeMethod, お支払い用銀行口座を登録する, charge",
      "error pushed-task: ChargeMethod, お支払い用銀行口座を登録する, connectBank"
        + " + tab-bar-in-task + task-returns-elsewhere + pushed-task-outcome",
      "warning task-across-layers: BankSelect, 銀行を選ぶ, connectBank",
    ],
    "Flows/merpay/after.flow.yaml": [
      "info modal-over-modal: ChargeMethod, お支払い用銀行口座を登録する, connectBank"
    ],
    "Flows/merpay/connect-bank.flow.yaml": [],
    "Flows/merpay/settings.flow.yaml": [],
  ]

  private static let authentication: [String: [String]] = [
    "Flows/authentication/checkout.flow.yaml": [],
    "Flows/authentication/shop.flow.yaml": [],
    "Flows/authentication/wall.flow.yaml": [
      "warning login-wall: SignIn",
      "info sign-in-without-autofill: signIn",
      "warning sign-in-without-sign-up: signIn",
      "warning auth-without-request: SignIn, Face ID",
      "warning biometrics-only: SignIn",
    ],
    "Flows/authentication/choices.flow.yaml": [
      "info biometrics-setting: Settings, Face IDを使う",
      "info sign-in-without-autofill: signIn",
      "info wrong-keyboard: SignIn",
      "warning wrong-password-content: SignIn, signIn",
      "warning unnamed-auth-method: SignIn, サインイン",
      "warning passcode-wording: SignIn",
      "warning several-auth-methods: SignIn, パスコードでサインイン",
    ],
  ]

  private static let login: [String: [String]] = [
    "Flows/login/login.flow.yaml": [],
    "Flows/login/root-swap.flow.yaml": [
      "warning credentials-not-saved: SignUp, 登録する, signUp",
      "error interrupted-task: SignUp, 登録する, signUp + root-swap-under-modal",
    ],
    "Flows/login/cancel.flow.yaml": [
      "warning cancel-saves-password: SignUp, signUp",
      "warning cancel-saves-password: Reset, reset",
    ],
    "Flows/login/no-suggestion.flow.yaml": [
      "warning credentials-across-screens: Password, login",
      "warning no-associated-domain: Password",
      "warning wrong-password-content: SignUp, signUp",
    ],
  ]

  private static let smsCode: [String: [String]] = [
    "Flows/sms-code/sms-code.flow.yaml": [],
    "Flows/sms-code/minimal.flow.yaml": ["info incomplete-code-entry: Code"],
  ]

  private static let dateInput: [String: [String]] = [
    "Flows/date-input/contact.flow.yaml": [],
    "Flows/date-input/keyboard-everywhere.flow.yaml": ["warning picker-by-device: Details"],
  ]

  private static let shop: [String: [String]] = [
    "Flows/shop/shop.flow.yaml": [
      "allowed info modal-over-modal: Review, Place the order, signIn"
    ],
    "Flows/shop/interrupting.flow.yaml": [
      "warning tab-jump: Product, Go to cart",
      "warning task-interrupted-by-entry: Address, The session expires, checkout",
      "warning task-interrupted-by-entry: SignIn, A link to a product, signIn + task-interrupted-by-entry",
      "info growing-stack: Product, A link to a product",
    ],
  ]

  private static let onboarding: [String: [String]] = ["Flows/onboarding/onboarding.flow.yaml": []]
}
