import Diagnostics

/// A file that is too large, too deeply nested, or has too many aliases.
///
/// The file reader reports it; only its description is here.
enum TooLarge {
  static let metadata = RuleMetadata(
    id: "too-large", severity: .error, evidence: .file, family: .file,
    summary: "A file exceeds the limits on depth, size or aliases.",
    rationale: """
      The limits protect against files that grew by mistake: 64 levels, 16 MiB, 100,000 values from aliases, 10,000 \
      imports. Split the file and import the parts.
      """,
    sources: [.flowLanguage],
    failing: [
      Example(
        "too many levels",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
        note: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[①[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
        """),
      Example(
        "aliases that expand to too many values",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
        note:
          - &a [1, 1, 1, 1, 1, 1, 1, 1, 1, 1]
          - &b [*a, *a, *a, *a, *a, *a, *a, *a, *a, *a]
          - &c [*b, *b, *b, *b, *b, *b, *b, *b, *b, *b]
          - &d [*c, *c, *c, *c, *c, *c, *c, *c, *c, *c]
          - [*d, *d, *d, *d, *d, *d, *d, ①*d, *d, *d]
        """),
    ],
    passing: [
      Example(
        "few levels",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
        note: no deeper than this
        """),
      Example(
        "one alias",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: &name Home, note: *name }
        """),
    ])
}
