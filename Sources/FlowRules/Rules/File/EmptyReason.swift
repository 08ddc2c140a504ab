import Diagnostics

/// An `allow` without a reason.
///
/// The file reader reports it; only its description is here.
enum EmptyReason {
  static let metadata = RuleMetadata(
    id: "empty-reason", severity: .error, evidence: .file, family: .file,
    summary: "An \"allow\" has no reason.",
    rationale: """
      A later reader must be able to judge whether the reason still applies.
      """,
    sources: [.flowLanguage],
    failing: [
      Example(
        "no reason",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
          Attic:
            title: Attic
            allow: { ①unreachable-screen: }
        """),
      Example(
        "only a space",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
          Attic:
            title: Attic
            allow: { unreachable-screen: ①" " }
        """),
    ],
    passing: [
      Example(
        "a reason",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
          Attic:
            title: Attic
            allow: { unreachable-screen: it comes with version 2 }
        """),
      Example(
        "a file without \"allow\"",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
        """),
    ])
}
