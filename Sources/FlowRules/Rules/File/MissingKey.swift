import Diagnostics

/// A missing required key.
///
/// The file reader reports it; only its description is here.
enum MissingKey {
  static let metadata = RuleMetadata(
    id: "missing-key", severity: .error, evidence: .file, family: .file,
    summary: "A required key is missing.",
    rationale: """
      The message names the key and says what it is for.
      """,
    sources: [.flowLanguage],
    failing: [
      Example(
        "a task without screens",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Join: start join } }
        tasks:
          ①join:
            title: Become a member
        """),
      Example(
        "a field without a content",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { fields: [{ name: ①Email }] }
        """),
    ],
    passing: [
      Example(
        "a task with a screen",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Join: start join } }
        tasks:
          join:
            title: Become a member
            outcomes: [joined, cancelled]
            screens:
              Plans: { title: Plans, actions: { Choose: complete joined, Not now: cancel } }
        """),
      Example(
        "a screen without a title",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: {}
        """),
    ])
}
