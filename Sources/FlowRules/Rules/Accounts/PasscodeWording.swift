import Diagnostics
import FlowModel
import Localization

/// Finds titles and labels with the word "passcode".
struct PasscodeWording: Rule {
  static let metadata = RuleMetadata(
    id: "passcode-wording", severity: .warning, evidence: .metadata, family: .accounts,
    summary: "A title, label or field of the app mentions a passcode.",
    rationale: """
      The passcode unlocks the device. A user who reads the word in an app may type the passcode of the device. Call \
      it a password, a PIN or a code.
      """,
    sources: [.authentication],
    failing: [
      Example(
        "a label",
        """
        navflow: 1
        root: { stack: Account }
        screens:
          Account: { actions: { ①Change Passcode: push Change } }
          Change: { title: Change it }
        """),
      Example(
        "a field and the label beside it",
        """
        navflow: 1
        root: { stack: Account }
        screens:
          Account: { fields: [{ name: ①パスコード, content: password }], actions: { パスコードで入る: push Balance } }
          Balance: { title: Balance }
        """),
      Example(
        "titles of a screen and of a task",
        """
        navflow: 1
        root: { stack: Account }
        screens:
          Account: { title: ①パスコードの入力, actions: { 変更: start change } }
        tasks:
          change:
            title: ②ワンタイムパスコード
            screens:
              Change: { title: 変更 }
        """),
    ],
    passing: [
      Example(
        "another word for it",
        """
        navflow: 1
        root: { stack: Account }
        screens:
          Account: { actions: { Change Password: push Change } }
          Change: { title: Change it }
        """),
      Example(
        "a system screen",
        """
        navflow: 1
        root: { stack: Account }
        screens:
          Account: { actions: { Unlock: present Passcode } }
          Passcode:
            kind: system
            title: Enter iPhone Passcode
            actions: { Passcode is right: { by: system, push: Balance } }
          Balance: { title: Balance }
        """),
      Example(
        "a word that only contains similar letters",
        """
        navflow: 1
        root: { stack: Account }
        screens:
          Account: { title: キャンパスコード, actions: { Boarding pass code: push Code } }
          Code: { title: Pass code of the bus }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let flow = context.flow
    let screens = flow.screenIDs.filter { !flow[$0].kind.isForeign }
    let titles = screens.compactMap { screen in flow[screen].title.flatMap { finding(in: $0, .screen(screen)) } }
    let fields = screens.flatMap { screen in
      flow[screen].fields.compactMap { finding(in: $0.name, .screen(screen)) }
    }
    let tasks = flow.taskIDs.compactMap { task in flow[task].title.flatMap { finding(in: $0, .task(task)) } }
    let labels = flow.actionIDs.filter { flow[$0].trigger == .user }
      .compactMap { action -> Finding? in
        let host = context.structure.hosts[action.index].first
        if let host, flow[host].kind.isForeign { return nil }
        return finding(in: flow[action].label, context.structure.place(of: action), action: action)
      }
    return titles + fields + tasks + labels
  }

  private func finding(
    in text: Located<String>, _ place: Finding.Place, action: ActionID? = nil
  ) -> Finding? {
    guard mentionsPasscode(text.value) else { return nil }
    var finding = Finding(
      .passcode(text.value), help: .help, at: text.range, about: .place, place: place, action: action)
    if case .screen(let screen) = place { finding.screen = screen }
    if case .task(let task) = place { finding.task = task }
    return finding
  }

  private static let latin = Array("passcode".utf8)
  /// The middle of the word パスコード; in Unicode, its first and last letters can be composed or decomposed.
  private static let kana = Array("スコー".utf8)

  private func mentionsPasscode(_ text: String) -> Bool {
    guard Wording.mayContain(Self.latin, in: text) || Wording.mayContain(Self.kana, in: text) else { return false }
    let wording = Wording(text)
    // "Campus code" and "compass code" end in the same characters.
    let japanese = wording.lettersAndDigits.replacing("ンパスコード", with: "")
    return !Set(wording.latinWords).isDisjoint(with: ["passcode", "passcodes"]) || japanese.contains("パスコード")
  }
}

extension Screen.Kind {
  /// Whether another app or the system decides the screen's texts.
  fileprivate var isForeign: Bool { self == .system || self == .prompt || self == .external }
}

extension Message {
  fileprivate static func passcode(_ text: String) -> Message {
    "\(quoted(text)) mentions a passcode, which unlocks the device"
  }

  fileprivate static let help: Message =
    "write \"password\", \"PIN\" or \"code\", whichever it is; in Japanese パスワード, 暗証番号 or 認証コード"
}
