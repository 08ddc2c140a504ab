/// The shipped flows with their expected findings: those that a careful reviewer of the flow would report too.
///
/// A finding consists of its severity, its rule and its subject: screen, action, task, and the device if it is not on
/// all of the flow's devices. An accepted finding starts with "allowed". The rules of other findings with the same
/// cause follow at the end. Add an entry for every flow that is added to Flows.
enum ShippedFlows {
  static let all: [String: [String]] = [
    merpay, bank, authentication, login, smsCode, dateInput, shop, onboarding, mail, messenger, map, bookshop,
  ].reduce(into: [:]) { $0.merge($1) { $1 } }

  /// The fragments, which are checked through the files that import them.
  static let fragments: Set<String> = [
    "Flows/authentication/checkout.flow.yaml",
    "Flows/bookshop/imported/Bookshop.flow.yaml",
    "Flows/mail/accounts.flow.yaml",
    "Flows/mail/compose.flow.yaml",
    "Flows/map/guides.flow.yaml",
    "Flows/merpay/connect-bank.flow.yaml",
    "Flows/messenger/lock.flow.yaml",
    "Flows/messenger/register.flow.yaml",
  ]

  /// The flow of an imported prototype, with a task that a person has added.
  private static let bookshop: [String: [String]] = [
    "Flows/bookshop/App.flow.yaml": [
      "error interrupted-task: Payment, Add a card, buy",
      "warning tab-jump: Payment, Add a card",
    ]
  ]

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
    "Flows/merpay/settings.flow.yaml": [],
  ]

  /// The bank connection with English names.
  private static let bank: [String: [String]] = [
    "Flows/bank/before.flow.yaml": [
      "error interrupted-task: Method, Add a bank account, charge",
      "error pushed-task: Method, Add a bank account, connectBank"
        + " + tab-bar-in-task + task-returns-elsewhere + pushed-task-outcome",
      "warning task-across-layers: Banks, Choose a bank, connectBank",
    ],
    "Flows/bank/after.flow.yaml": [
      "allowed info modal-over-modal: Method, Add a bank account, connectBank"
    ],
  ]

  private static let authentication: [String: [String]] = [
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
      "warning task-interrupted-by-entry: Address, A link to a product, checkout + task-interrupted-by-entry",
      "info growing-stack: Product, A link to a product",
    ],
  ]

  private static let onboarding: [String: [String]] = ["Flows/onboarding/onboarding.flow.yaml": []]

  private static let mail: [String: [String]] = [
    "Flows/mail/mail.flow.yaml": [
      "allowed info modal-over-modal: Accounts, Add an account, addAccount, pad",
      "allowed info modal-over-modal: MoveTo, New mailbox, newMailbox",
    ],
    "Flows/mail/first-draft.flow.yaml": [
      "error expectation-violated: pad + differs-by-device",
      "error interrupted-task: Messages, Open a message, compose, pad + lost-input",
      "error pushed-task: Messages, Write, compose, phone + tab-bar-in-task + differs-by-device",
      "warning inconsistent-presentation: Messages, Write, compose",
      "warning interrupted-task: ConfirmRemoval, Remove, compose, phone",
      "warning lost-input: Compose, Back, compose, phone",
      "warning pop-at-root: Message, Delete, pad + differs-by-device",
      "warning tab-bar-in-task: Recipients, compose, pad",
      "warning task-interrupted-by-entry: Compose, A notification, compose + lost-input",
      "warning task-interrupted-by-entry: Password, A notification, signInAgain"
        + " + task-interrupted-by-entry + lost-input + differs-by-device",
    ],
  ]

  private static let messenger: [String: [String]] = [
    "Flows/messenger/messenger.flow.yaml": [],
    "Flows/messenger/hasty.flow.yaml": [
      "error lock-passed: Locked, A notification"
        + " + task-interrupted-by-entry + task-interrupted-by-entry + task-interrupted-by-entry"
        + " + task-interrupted-by-entry + lost-input",
      "error task-returns-elsewhere: Call, A link to a room, call + change-behind-modal",
      "info growing-stack: Room, Its members",
    ],
  ]

  private static let map: [String: [String]] = [
    "Flows/map/map.flow.yaml": [
      "allowed info modal-over-modal: Account, Sign in, signIn",
      "allowed info modal-over-modal: Driving, Report, report",
    ],
    "Flows/map/sheets.flow.yaml": [
      "error back-undone: Map, The search appears",
      "error expectation-violated: ",
      "info swipe-only: Search",
      "warning impossible-action: Map, Tap a pin",
      "warning modal-depth: Account, Sign in, signIn",
      "warning modal-depth: Place, Directions, directions + modal-over-modal",
      "warning modal-depth: Place, Directions, navigate + modal-over-modal",
      "warning modal-depth: Reviews, Write a review, signIn + modal-depth + modal-over-modal + modal-over-modal",
      "warning modal-over-modal: Photos, A photo + modal-depth",
      "warning modal-over-modal: Results, A result",
      "warning modal-over-modal: Search, Account",
      "warning task-interrupted-by-entry: Stars, A link to a place, review"
        + " + task-interrupted-by-entry + task-interrupted-by-entry + task-interrupted-by-entry + lost-input",
    ],
  ]
}
