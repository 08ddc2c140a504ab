import Diagnostics

/// An import of which nothing is used.
///
/// Reading a file finds it; here is what there is to say of it.
enum UnusedImport {
  static let metadata = RuleMetadata(
    id: "unused-import", severity: .warning, evidence: .file, family: .file,
    summary: "An import of which nothing is used.",
    rationale: """
      It makes readers look for what it is for. Take it away, or use what it brings.
      """,
    sources: [.flowLanguage],
    failing: [
      Example(
        "nothing of it is used",
        """
        navflow: 1
        imports: [①details.flow.yaml]
        root: { stack: Home }
        screens:
          Home: { title: Home }
        """,
        imports: [
          "details.flow.yaml": "navflow: 1\nscreens:\n  Details: { title: Details }\n"
        ]),
      Example(
        "one is, the other not",
        """
        navflow: 1
        imports: [details.flow.yaml, ①other.flow.yaml]
        root: { stack: Home }
        screens:
          Home: { actions: { Details: push Details } }
        """,
        imports: [
          "details.flow.yaml": "navflow: 1\nscreens:\n  Details: { title: Details }\n",
          "other.flow.yaml": "navflow: 1\nscreens:\n  Other: { title: Other }\n",
        ]),
    ],
    passing: [
      Example(
        "a screen of it is shown",
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
      Example(
        "its variable is read",
        """
        navflow: 1
        imports: [account.flow.yaml]
        root: { stack: Home }
        screens:
          Home: { actions: { Details: { when: { member: yes }, push: Details }, Join: { set: { member: yes } } } }
          Details: { title: Details }
        """,
        imports: [
          "account.flow.yaml": "navflow: 1\nstate: { member: [no, yes] }\n"
        ]),
    ])
}
