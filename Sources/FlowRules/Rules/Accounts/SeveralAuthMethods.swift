import Diagnostics
import FlowModel
import Localization

/// Finds screens that offer Face ID or Touch ID together with another method.
struct SeveralAuthMethods: Rule {
  static let metadata = RuleMetadata(
    id: "several-auth-methods", severity: .warning, evidence: .metadata, family: .accounts,
    summary: "A screen offers Face ID or Touch ID together with another method.",
    rationale: """
      A choice between methods is one question too many. Offer one method. Offer another one after a failure: as a \
      result of the action, or under a condition.
      """,
    sources: [.authentication],
    failing: [
      Example(
        "two buttons",
        """
        navflow: 1
        root: { stack: Account }
        screens:
          Account:
            actions:
              Sign in with Face ID: { auth: faceID, push: Balance }
              ①Sign in with a password: { auth: password, push: Balance }
          Balance: { title: Balance }
        """),
      Example(
        "a list of methods",
        """
        navflow: 1
        root: { stack: Account }
        screens:
          Account: { auth: [faceID, ①password], actions: { Sign in: push Balance } }
          Balance: { title: Balance }
        """),
      Example(
        "a form beside the button",
        """
        navflow: 1
        root: { task: signIn }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn:
                fields: [{ name: User, content: username }, ①{ name: Password, content: password }]
                actions:
                  Sign in with Touch ID: { auth: touchID, do: complete signedIn }
                  Sign in: complete signedIn
        """),
    ],
    passing: [
      Example(
        "the other method after a failure, on the same screen",
        """
        navflow: 1
        root: { stack: Account }
        state: { failed: [no, yes] }
        screens:
          Account:
            auth: [faceID, password]
            actions:
              Sign in with Face ID: { auth: faceID, either: { right: push Balance, wrong: { set: { failed: yes } } } }
              Sign in with a password: { when: { failed: yes }, auth: password, push: Balance }
          Balance: { title: Balance }
        """),
      Example(
        "the other method after a failure, on another screen",
        """
        navflow: 1
        root: { stack: Account }
        screens:
          Account:
            actions: { Sign in with Face ID: { auth: faceID, either: { right: push Balance, wrong: push Password } } }
          Password: { auth: [password], actions: { Sign in: push Balance } }
          Balance: { title: Balance }
        """),
      Example(
        "a list of Face ID and Touch ID",
        """
        navflow: 1
        root: { stack: Account }
        screens:
          Account: { auth: [faceID, touchID], actions: { Sign in: push Balance } }
          Balance: { title: Balance }
        """),
      Example(
        "a condition that selects the method of the device",
        """
        navflow: 1
        root: { stack: Account }
        state: { biometry: { values: [face, touch], initial: any } }
        screens:
          Account:
            auth: [faceID, touchID]
            actions:
              Sign in with Face ID: { when: { biometry: face }, auth: faceID, push: Balance }
              Sign in with Touch ID: { when: { biometry: touch }, auth: touchID, push: Balance }
          Balance: { title: Balance }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    context.flow.screenIDs.filter { mayOfferBiometrics($0, context.flow) }.compactMap { id in
      let screen = context.flow[id]
      let offers = self.offers(on: screen, context.flow)
      for biometric in offers where biometric.method.isBiometric {
        guard let other = offers.first(where: { $0.isBeside(biometric) }) else { continue }
        return Finding(
          .several(screen, biometric, other), help: .help(biometric), at: other.range, about: .screen(screen.id),
          place: .screen(screen.id), screen: screen.id, action: other.action
        ).noting([Note("this is \(biometric.method.displayName)", at: biometric.range)])
      }
      return nil
    }
  }

  private func mayOfferBiometrics(_ screen: ScreenID, _ flow: Flow) -> Bool {
    flow[screen].auth.contains { $0.value.isBiometric }
      || flow[screen].actions.contains { flow[$0].auth?.isBiometric ?? false }
  }

  /// Returns the methods of a screen: the actions that start one, the listed methods without an action, and a form.
  private func offers(on screen: Screen, _ flow: Flow) -> [Offer] {
    let actions = screen.actions.map { flow[$0] }.filter { $0.trigger == .user }
    var offers = actions.compactMap { action in
      action.auth.map {
        Offer(method: $0, range: action.label.range, action: action.id, condition: action.condition)
      }
    }
    let begun = Set(offers.map(\.method))
    offers += screen.auth.filter { !begun.contains($0.value) }.map { Offer(method: $0.value, range: $0.range) }
    // A form counts if a button without conditions submits it; a button that appears after a failure has a condition.
    if let field = screen.fields.first(where: { $0.content.value == .password }),
      actions.contains(where: { $0.role == .done && $0.auth == nil && $0.condition.isAlways }),
      !offers.contains(where: { $0.method == .password })
    {
      offers.append(Offer(method: .password, range: field.range))
    }
    return offers
  }
}

/// An authentication method on a screen.
private struct Offer {
  let method: AuthMethod
  let range: SourceRange
  /// The action that starts it, or nil if it is only listed.
  var action: ActionID?
  var condition: Condition = .always

  /// Returns whether it is another method, and offered whenever the first one is.
  func isBeside(_ first: Offer) -> Bool {
    guard method != first.method, condition.pattern == nil else { return false }
    // A device has only one of the biometric methods, and a list of both only says that the app supports both.
    if method.isBiometric, action == nil || first.action == nil { return false }
    return condition.tests.allSatisfy { test in
      first.condition.tests.contains { $0.variable == test.variable && Set($0.values).isSubset(of: test.values) }
    }
  }
}

extension Message {
  fileprivate static func several(_ screen: Screen, _ biometric: Offer, _ other: Offer) -> Message {
    "\(quoted(screen.name.value)) offers \(biometric.method.displayName) and \(other.method.displayName) at once"
  }

  fileprivate static func help(_ biometric: Offer) -> Message {
    "offer \(biometric.method.displayName) alone, and the other where it fails: in a result of its \"either\", or with "
      + "a \"when\" on a variable that a failure sets"
  }
}
