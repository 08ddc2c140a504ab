import Diagnostics
import FlowModel
import Localization

/// Finds passwords that iOS cannot save, because no associated domain is declared.
struct NoAssociatedDomain: Rule {
  static let metadata = RuleMetadata(
    id: "no-associated-domain", severity: .warning, evidence: .metadata, family: .accounts,
    summary: "The app has password fields and no associated domain, or a domain that is none.",
    rationale: """
      iOS saves a password for a domain, and offers it in apps that belong to that domain. Without a domain, iOS \
      suggests and saves nothing, even if the fields are correct. Setting up the domain takes more work than all \
      other steps. So plan it early. A domain is the name of a host, without the prefix that Xcode adds and without a path.
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
      Example(
        "an address in place of a domain",
        """
        navflow: 1
        associatedDomains: [example.com, ①"https://example.com/login", ②"webcredentials:example.com"]
        root: { stack: Account }
        screens:
          Account: { fields: [{ name: User, content: username }, { name: Password, content: password }] }
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
    guard context.flow.associatedDomains.isEmpty else {
      return context.flow.associatedDomains.filter { !isHost($0.value) }.map(finding)
    }
    guard !context.flow.isFragment else { return [] }
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

extension NoAssociatedDomain {
  /// Returns whether a text is the name of a host, which may begin with a wildcard.
  private func isHost(_ domain: String) -> Bool {
    let name = domain.hasPrefix("*.") ? domain.dropFirst(2) : domain[...]
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count > 1
      && parts.allSatisfy { part in
        !part.isEmpty && !part.hasPrefix("-") && !part.hasSuffix("-")
          && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
      }
  }

  private func finding(on domain: Located<String>) -> Finding {
    let host = host(in: domain.value)
    let fix = host.map { Suggestion("Write \(quoted($0))", replacing: domain.range, with: $0) }
    return Finding(
      .noHost(domain.value), help: .help(host), at: domain.range, about: .text(domain.range)
    ).suggesting(fix)
  }

  /// Returns the name of the host in an address or after a prefix, or nil.
  private func host(in text: String) -> String? {
    var rest = text[...]
    if let scheme = rest.firstRange(of: "://") { rest = rest[scheme.upperBound...] }
    for prefix in ["webcredentials:", "applinks:"] where rest.hasPrefix(prefix) { rest = rest.dropFirst(prefix.count) }
    let host = String(rest.prefix { $0 != "/" && $0 != "?" && $0 != ":" })
    return isHost(host) ? host : nil
  }
}

extension Message {
  fileprivate static func noHost(_ domain: String) -> Message {
    "\(quoted(domain)) is no associated domain: iOS needs the name of a host"
  }

  fileprivate static func help(_ host: String?) -> Message { "write \(quoted(host ?? "example.com"))" }

  fileprivate static func noDomain(_ screen: Screen, _ field: Field) -> Message {
    "iOS can neither save nor fill in \(quoted(field.name.value)) on \(quoted(screen.name.value)): the app has no "
      + "associated domain"
  }

  fileprivate static let help: Message =
    "set one up (an \"apple-app-site-association\" file on the website, and \"webcredentials\" in the app), and name it: "
    + "\"associatedDomains: [example.com]\""
}
