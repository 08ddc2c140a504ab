/// Advice about growing stacks.
extension FollowedAdviceTests {
  /// Returns two sheets; the second one has an action.
  private static func sheets(_ step: String, root: String = "stack: Home") -> String {
    """
    root: { \(root) }
    screens:
      Home: { title: Home, actions: { Sign in: present SignIn } }
      SignIn: { title: Sign in, actions: { New here: present SignUp, Close: dismiss } }
      SignUp: { title: Sign up, actions: { On: \(step), Close: dismiss } }
    """
  }

  static let growths = [
    Case(
      "growing-layers",
      "let \"On\" on \"SignUp\" go back to \"Home\" instead of showing it once more: \"[dismiss all, pop root]\"",
      ("present Home", "[dismiss all, pop root]"), ("New here: present", "New here: push"), in: sheets("present Home")),
    Case(
      "growing-layers", "\"[dismiss all, tab Home]\"", ("present Home", "[dismiss all, tab Home]"),
      ("New here: present", "New here: push"), in: sheets("present Home", root: "tabs: [Home]")),
    Case(
      "growing-layers",
      "stay in the layer that is up: \"replace SignUp\" and \"replace SignIn\"",
      ("here: present SignUp", "here: replace SignUp"), ("On: present SignIn", "On: replace SignIn"),
      in: sheets("present SignIn")),
    Case(
      "growing-layers", "\"[dismiss all, present Y]\"", ("present Y", "[dismiss all, present Y]"),
      in: """
        root: { stack: Home }
        screens:
          Home: { title: Home, actions: { Look: push X } }
          X: { title: X, actions: { More: present Y } }
          Y: { title: Y, actions: { X: push X, Close: dismiss } }
        """),
    Case(
      "growing-layers",
      "let \"Home\" on \"A\" go back to \"Home\" instead of showing it once more: \"cancel\", or \"complete …\"",
      ("Home: push Home", "Home: cancel"),
      in: """
        root: { stack: Home }
        screens: { Home: { title: Home, actions: { Open: start a } } }
        tasks: { a: { screens: { A: { title: A, actions: { Home: push Home, Leave: cancel } } } } }
        """),
    Case(
      "growing-layers", "let \"Again\" on \"Terms\" go back to \"A\" instead of showing it once more: \"unwind A\"",
      ("Again: start a", "Again: unwind A"),
      in: """
        root: { stack: Home }
        screens:
          Home: { title: Home, actions: { Open: start a } }
          Terms: { title: Terms, actions: { Again: start a } }
        tasks: { a: { screens: { A: { title: A, actions: { Terms: push Terms, Leave: cancel } } } } }
        """),
    Case(
      "growing-layers", "let it wait until no task runs: \"where: { task: none }\"",
      ("E: { start: a }", "E: { where: { task: none }, start: a }"),
      in: """
        root: { stack: Home }
        screens: { Home: { title: Home } }
        tasks: { a: { screens: { A: { title: A, actions: { On: push B, Leave: cancel } }, B: { title: B } } } }
        entries: { E: { start: a } }
        """),
    Case(
      "growing-layers",
      "let \"Old\" on \"Up\" (SignUp) go back to \"In\" (SignIn) instead of showing it once more: \"cancel\"",
      ("Old: start signIn", "Old: cancel"),
      in: """
        root: { stack: Home }
        screens: { Home: { title: Home, actions: { Sign in: start signIn } } }
        tasks:
          signIn: { screens: { SignIn: { title: In, actions: { New: start signUp, Leave: cancel } } } }
          signUp: { screens: { SignUp: { title: Up, actions: { Old: start signIn, Leave: cancel } } } }
        """),
    Case(
      "growing-layers", "let \"Again\" on \"B\" go back to \"A\" instead of showing it once more: \"dismiss to A\"",
      ("present A", "dismiss to A"), ("Next: present", "Next: push"),
      in: """
        root: { stack: Home }
        screens: { Home: { title: Home, actions: { Write: start t } } }
        tasks:
          t:
            screens:
              A: { title: A, actions: { Next: present B, Leave: cancel } }
              B: { title: B, actions: { Again: present A } }
        """),
  ]
}
