import Diagnostics

/// A name that neither the file nor its imports define.
///
/// The file reader reports it; only its description is here.
enum UnknownName {
  static let metadata = RuleMetadata(
    id: "unknown-name", severity: .error, evidence: .file, family: .file,
    summary: "A name is not defined in the file or its imports.",
    rationale: """
      Usually this is a spelling mistake, or a screen that was renamed in one place only. The message suggests the \
      nearest known name.
      """,
    sources: [.flowLanguage],
    failing: [
      Example(
        "a screen that is not defined",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Details: push ①Detials } }
          Details: { title: Details }
        """),
      Example(
        "a task and a value that are not defined",
        """
        navflow: 1
        root: { stack: Home }
        state: { member: [no, yes] }
        screens:
          Home: { actions: { Join: { when: { member: ①maybe }, start: ②jion } } }
        tasks:
          join:
            outcomes: [joined, cancelled]
            screens:
              Plans: { title: Plans, actions: { Choose: complete joined, Not now: cancel } }
        """),
    ],
    passing: [
      Example(
        "the intended screen",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Details: push Details } }
          Details: { title: Details }
        """),
      Example(
        "a screen of an imported file",
        """
        navflow: 1
        imports: [details.flow.yaml]
        root: { stack: Home }
        screens:
          Home: { actions: { Details: push Details } }
        """,
        imports: [
          "details.flow.yaml": "navflow: 1\nscreens:\n  Details: { title: Details }\n"
        ]),
    ])
}
