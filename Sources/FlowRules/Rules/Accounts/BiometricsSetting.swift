import Diagnostics
import FlowModel
import Localization

/// Finds settings in the app that turn Face ID or Touch ID on or off.
struct BiometricsSetting: Rule {
  static let metadata = RuleMetadata(
    id: "biometrics-setting", severity: .info, evidence: .metadata, family: .accounts,
    summary: "The app has its own setting for Face ID or Touch ID.",
    rationale: """
      People turn on Face ID once, for the whole device. A second switch in the app can say "on" while the system \
      has it off. Users then cannot tell which of the two applies. Ask the system instead.
      """,
    sources: [.authentication],
    failing: [
      Example(
        "a switch",
        """
        navflow: 1
        root: { stack: Settings }
        state: { biometry: [off, on] }
        screens:
          Settings: { actions: { ①Use Face ID: { when: { biometry: off }, set: { biometry: on } } } }
        """),
      Example(
        "two actions that turn one setting on and off",
        """
        navflow: 1
        root: { stack: Settings }
        state: { biometry: [off, on] }
        screens:
          Settings:
            actions:
              ①生体認証を使う: { when: { biometry: off }, set: { biometry: on } }
              生体認証を使わない: { when: { biometry: on }, set: { biometry: off } }
        """),
    ],
    passing: [
      Example(
        "a button that opens the system's setting",
        """
        navflow: 1
        root: { stack: Settings }
        screens:
          Settings: { actions: { Face ID in the system settings: present System } }
          System: { kind: external }
        """),
      Example(
        "a sign-in that also sets a variable",
        """
        navflow: 1
        root: { stack: Account }
        state: { account: [none, signedIn] }
        screens:
          Account: { actions: { Sign in with Face ID: { auth: faceID, set: { account: signedIn } } } }
        """),
      Example(
        "a system action that reports a failure",
        """
        navflow: 1
        root: { stack: Account }
        state: { failed: [no, yes] }
        screens:
          Account:
            actions:
              Face ID fails: { by: system, set: { failed: yes } }
              Open: { when: { failed: yes }, push: Password }
          Password: { title: Password }
        """),
      Example(
        "actions that choose a password in place of Face ID",
        """
        navflow: 1
        root: { stack: Account }
        state: { way: [face, password] }
        screens:
          Account:
            actions:
              Password instead of Face ID: { when: { way: face }, set: { way: password } }
              Face IDではなくパスワードを使う: { set: { way: password } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.flow.actionIDs.compactMap { id in
      let action = context.flow[id]
      guard action.trigger == .user, action.auth == nil, action.setsVariables, let name = biometrics(in: action) else {
        return nil
      }
      let screen = context.structure.hosts[action.id.index].first
      return Finding(
        .setting(context, action, name), help: .help, at: action.label.range, about: .place,
        place: context.structure.place(of: action.id), screen: screen, action: action.id)
    }
  }

  /// Returns the biometric method that a label names, or nil; an offer of a password instead is not a setting.
  private func biometrics(in action: Action) -> Message? {
    let wording = action.wording
    guard !wording.text.contains("password"), !wording.text.contains("パスワード") else { return nil }
    if let method = [AuthMethod.faceID, .touchID].first(where: wording.names) { return method.displayName }
    return wording.means(.biometrics) ? quoted(action.label.value) : nil
  }
}

extension Message {
  fileprivate static func setting(_ context: RuleContext, _ action: Action, _ name: Message) -> Message {
    "\(context.culprit(action.id)) looks like the app's own setting for \(name), and the system already has one"
  }

  fileprivate static let help: Message =
    "ask the system whether it is on; if this begins a sign-in, say so with \"auth\""
}
