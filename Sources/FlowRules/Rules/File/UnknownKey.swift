import Diagnostics

/// A key that has no meaning in its place.
///
/// The file reader reports it; only its description is here.
enum UnknownKey {
  static let metadata = RuleMetadata(
    id: "unknown-key", severity: .error, evidence: .file, family: .file,
    summary: "A key has no meaning in its place.",
    rationale: """
      Usually this is a spelling mistake. If navflow ignored the key, its meaning would be lost without a message. \
      The message suggests the nearest known key.
      """,
    sources: [.flowLanguage],
    failing: [
      Example(
        "a spelling mistake",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { ①titel: Home }
        """),
      Example(
        "a key that belongs elsewhere",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home, ①outcomes: [done] }
        """),
    ],
    passing: [
      Example(
        "the intended key",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
        """),
      Example(
        "names, which may be any words",
        """
        navflow: 1
        root: { stack: titel }
        screens:
          titel: { title: Home }
        """),
    ])
}
