/// Advice about what follows on the outcomes of tasks.
extension FollowedAdviceTests {
  /// Returns a page whose button asks for the sign-in first.
  private static let orders = """
    root: { stack: Shop }
    state: { session: [closed, open] }
    screens:
      Shop: { title: Shop, actions: { Orders: { cases: [{ when: { session: closed }, start: signIn }, push Orders] } } }
      Orders: { title: Orders }
    tasks:
      signIn:
        purpose: signIn
        outcomes: [signedIn, cancelled]
        screens:
          Form:
            title: Sign in
            auth: [signInWithApple]
            actions: { Sign in: { complete: signedIn, set: { session: open } }, Cancel: cancel }
    """

  /// Returns a check that is impossible until its task sets a value back.
  private static func check(then: String) -> String {
    """
    root: { stack: Home }
    state: { check: [idle, running] }
    screens:
      Home:
        title: Home
        actions: { Help: push Help, Check: { when: { check: idle }, set: { check: running }, start: check, then: \(then) } }
      Help: { title: Help }
    tasks:
      check:
        outcomes: [done, failed, cancelled]
        screens: { Page: { title: Check, actions: { OK: complete done, Fail: complete failed, Cancel: cancel } } }
    """
  }

  static let outcomes = [
    Case(
      "link-lost-at-sign-in", "write the steps that lead there into \"then: { signedIn: … }\"",
      ("start: signIn }", "start: signIn, then: { signedIn: push Orders } }"), in: orders),
    Case(
      "stuck-value", "\"{ set: { check: idle } }\" to the steps of \"cancelled\" and \"failed\" in its \"then\"",
      ("} } }", "} }, failed: { set: { check: idle } }, cancelled: { set: { check: idle } } }"),
      in: check(then: "{ done: { set: { check: idle } } }")),
    Case(
      "stuck-value", "\"{ set: { check: idle } }\" to the steps of \"done\" and \"failed\" in its \"then\"",
      ("} } }", "} }, done: { set: { check: idle } }, failed: { set: { check: idle } } }"),
      in: check(then: "{ cancelled: { set: { check: idle } } }")),
  ]
}
