import Diagnostics
import FlowModel
import Localization

/// Finds buttons that start Face ID or Touch ID without naming it, or that name the other one.
struct UnnamedAuthMethod: Rule {
  static let metadata = RuleMetadata(
    id: "unnamed-auth-method", severity: .warning, evidence: .metadata, family: .accounts,
    summary: "A button starts Face ID or Touch ID and does not name it, or names the other one.",
    rationale: """
      Tell people how they will be recognised: "Sign In with Face ID", not "Sign In". A device has only one of the \
      two. A user who reads the other name looks for something that is not there.
      """,
    sources: [.authentication],
    failing: [
      Example(
        "a button that says only \"Sign in\"",
        """
        navflow: 1
        root: { stack: Account }
        screens:
          Account: { actions: { ①Sign in: { auth: faceID, push: Balance } } }
          Balance: { title: Balance }
        """),
      Example(
        "the name of the other method",
        """
        navflow: 1
        root: { stack: Account }
        screens:
          Account: { actions: { ①Touch IDでサインイン: { auth: faceID, push: Balance } } }
          Balance: { title: Balance }
        """),
      Example(
        "both names on one button",
        """
        navflow: 1
        root: { stack: Account }
        screens:
          Account: { actions: { ①Face ID / Touch IDでサインイン: { auth: touchID, push: Balance } } }
          Balance: { title: Balance }
        """),
    ],
    passing: [
      Example(
        "a name in another script or width",
        """
        navflow: 1
        root: { stack: Account }
        screens:
          Account:
            actions: { Face IDでサインイン: { auth: faceID, push: Balance }, Ｆａｃｅ－ＩＤ: { auth: faceID, push: Balance } }
          Balance: { title: Balance }
        """),
      Example(
        "a button for each kind of device",
        """
        navflow: 1
        root: { stack: Account }
        state: { biometry: { values: [face, touch], initial: any } }
        screens:
          Account:
            actions:
              Sign in with Face ID: { when: { biometry: face }, auth: faceID, push: Balance }
              Sign in with Touch ID: { when: { biometry: touch }, auth: touchID, push: Balance }
          Balance: { title: Balance }
        """),
      Example(
        "the title of the alert names it",
        """
        navflow: 1
        root: { stack: Account }
        screens:
          Account: { actions: { Unlock: present Ask } }
          Ask: { kind: alert, title: Unlock with Face ID?, actions: { Unlock: { auth: faceID, push: Balance } } }
          Balance: { title: Balance }
        """),
      Example(
        "a password",
        """
        navflow: 1
        root: { stack: Account }
        screens:
          Account: { actions: { Sign in: { auth: password, push: Balance } } }
          Balance: { title: Balance }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.structure.authActions.compactMap { action in
      guard let method = action.auth, method.isBiometric, action.trigger == .user else { return nil }
      let screen = context.structure.hosts[action.id.index].first
      let wording = Wording(action.label.value + " " + (screen.map { question(on: context.flow[$0]) } ?? ""))
      let other: AuthMethod = method == .faceID ? .touchID : .faceID
      guard wording.names(other) || !wording.names(method) else { return nil }
      return Finding(
        wording.names(other) ? .misnamed(context, action, method, other) : .unnamed(context, action, method),
        help: .help(context, method, isOnLock: screen.map { context.flow[$0].isLock } ?? false), at: action.label.range,
        about: .action(action.id),
        place: context.structure.place(of: action.id), screen: screen, action: action.id)
    }
  }

  /// Returns the question of an alert or an action sheet, which its buttons answer; empty for other screens.
  private func question(on screen: Screen) -> String {
    screen.kind == .alert || screen.kind == .actionSheet ? screen.title?.value ?? "" : ""
  }
}

extension Message {
  fileprivate static func unnamed(_ context: RuleContext, _ action: Action, _ method: AuthMethod) -> Message {
    "\(context.culprit(action.id)) begins \(method.displayName) and does not say so"
  }

  fileprivate static func misnamed(
    _ context: RuleContext, _ action: Action, _ method: AuthMethod, _ other: AuthMethod
  ) -> Message {
    "\(context.culprit(action.id)) begins \(method.displayName) and names \(other.displayName)"
  }

  fileprivate static func help(_ context: RuleContext, _ method: AuthMethod, isOnLock: Bool) -> Message {
    let label = context.flow.suggested(.button(for: method, isOnLock: isOnLock))
    return "name only this method in the label: \(quoted(label)); a device with the other method gets a "
      + "button of its own, with \"when\" or \"where\""
  }
}
