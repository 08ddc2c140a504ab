import Diagnostics

/// An import whose definitions are not used.
///
/// The file reader reports it; only its description is here.
enum UnusedImport {
  static let metadata = RuleMetadata(
    id: "unused-import", severity: .warning, evidence: .file, family: .file,
    summary: "Nothing of an imported file is used.",
    rationale: """
      Readers look for its purpose. Remove the import, or use something that it defines.
      """,
    sources: [.flowLanguage],
    failing: [
      Example(
        "nothing of the file is used",
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
        "one import is used, the other is not",
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
        "a screen of the file is shown",
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
        "a variable of the file is read",
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
