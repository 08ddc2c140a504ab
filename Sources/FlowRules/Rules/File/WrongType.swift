import Diagnostics

/// A value of the wrong kind for its key.
///
/// The file reader reports it; only its description is here.
enum WrongType {
  static let metadata = RuleMetadata(
    id: "wrong-type", severity: .error, evidence: .file, family: .file,
    summary: "A value has another type than its key expects.",
    rationale: """
      For example, the file has a list, and the key takes one word. The message says which values the key takes.
      """,
    sources: [.flowLanguage],
    failing: [
      Example(
        "a list in place of a word",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: ①[Home, Start] }
        """),
      Example(
        "a word in place of a list",
        """
        navflow: 1
        root: { tabs: ①Home, start: Home }
        screens:
          Home: { title: Home }
        """),
    ],
    passing: [
      Example(
        "one word",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home and start }
        """),
      Example(
        "a list with one element",
        """
        navflow: 1
        root: { tabs: [Home], start: Home }
        screens:
          Home: { title: Home }
        """),
    ])
}
