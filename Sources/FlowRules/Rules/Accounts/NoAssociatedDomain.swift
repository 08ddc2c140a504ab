import Diagnostics
import FlowModel

/// Finds passwords that iOS cannot save, because no associated domain is declared.
struct NoAssociatedDomain: Rule {
  static let metadata = RuleMetadata(
    id: "no-associated-domain", severity: .warning, evidence: .metadata, family: .accounts,
    summary: "The app has password fields and no associated domain.",
    rationale: """
      iOS saves a password for a domain, and offers it in apps that belong to that domain. Without a domain, iOS \
      suggests and saves nothing, even if the fields are correct. Setting up the domain takes more work than all \
      other steps. So plan it early.
      """,
    sources: [.login], isAboutAbsence: true,
    failing: [
      Example(
        "a sign-in",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Sign in: start signIn } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn:
                fields: [{ name: User, content: username }, ①{ name: Password, content: password }]
                actions: { OK: complete signedIn }
        """),
      Example(
        "one finding for several fields",
        """
        navflow: 1
        root: { stack: Account }
        screens:
          Account:
            fields: [①{ name: Old password, content: password }, { name: New password, content: newPassword }]
        """),
    ],
    passing: [
      Example(
        "an app with a domain",
        """
        navflow: 1
        associatedDomains: [example.com]
        root: { stack: Home }
        screens:
          Home: { actions: { Sign in: start signIn } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn:
                fields: [{ name: User, content: username }, { name: Password, content: password }]
                actions: { OK: complete signedIn }
        """),
      Example(
        "no password field",
        """
        navflow: 1
        root: { stack: Account }
        screens:
          Account: { fields: [{ name: Code, content: oneTimeCode }, { name: User, content: username }] }
        """),
      Example(
        "a fragment, whose importing files name the domain",
        """
        navflow: 1
        screens:
          Account: { fields: [{ name: Password, content: password }] }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    guard !context.flow.isFragment, context.flow.associatedDomains.isEmpty else { return [] }
    for screen in context.structure.screensWithFields {
      guard let field = screen.fields.first(where: { Field.Content.passwords.contains($0.content.value) }) else {
        continue
      }
      return [
        Finding(.noDomain(screen, field), help: .help, at: field.range, about: .text(field.range), screen: screen.id)
      ]
    }
    return []
  }
}

extension String {
  fileprivate static func noDomain(_ screen: Screen, _ field: Field) -> String {
    "iOS can neither save nor fill in \(quoted(field.name.value)) on \(quoted(screen.name.value)): the app has no "
      + "associated domain"
  }

  fileprivate static let help =
    "set one up (an \"apple-app-site-association\" file on the website, and \"webcredentials\" in the app), and name it: "
    + "\"associatedDomains: [example.com]\""
}
