import Diagnostics

/// A key that means nothing in its place.
///
/// Reading a file finds it; here is what there is to say of it.
enum UnknownKey {
  static let metadata = RuleMetadata(
    id: "unknown-key", severity: .error, evidence: .file, family: .file,
    summary: "A key that means nothing in its place.",
    rationale: """
      Usually a slip of the pen: what was meant by it would be passed over in silence. The message names the \
      nearest key that there is.
      """,
    sources: [.flowLanguage],
    failing: [
      Example(
        "a slip of the pen",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { ①titel: Home }
        """),
      Example(
        "a key of another place",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home, ①outcomes: [done] }
        """),
    ],
    passing: [
      Example(
        "the key that was meant",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
        """),
      Example(
        "names may be any words",
        """
        navflow: 1
        root: { stack: titel }
        screens:
          titel: { title: Home }
        """),
    ])
}
