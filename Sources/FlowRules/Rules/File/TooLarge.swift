import Diagnostics

/// A file deeper, larger or with more aliases than navflow reads.
///
/// Reading a file finds it; here is what there is to say of it.
enum TooLarge {
  static let metadata = RuleMetadata(
    id: "too-large", severity: .error, evidence: .file, family: .file,
    summary: "A file deeper, larger or with more aliases than navflow reads.",
    rationale: """
      The limits keep a file that grew by mistake from keeping everybody waiting: 64 levels, 16 MiB, 100,000 \
      values that aliases stand for, 10,000 imports. Split it, and import the parts.
      """,
    sources: [.flowLanguage],
    failing: [
      Example(
        "nested too deep",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
        note: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[①[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]
        """),
      Example(
        "aliases that stand for more than can be read",
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
        "flat",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
        note: no deeper than this
        """),
      Example(
        "an alias for what is written once",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: &name Home, note: *name }
        """),
    ])
}
