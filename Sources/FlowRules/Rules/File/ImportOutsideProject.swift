import Diagnostics

/// An import outside the project's folder.
///
/// The file reader reports it; only its description is here.
enum ImportOutsideProject {
  static let metadata = RuleMetadata(
    id: "import-outside-project", severity: .error, evidence: .file, family: .file,
    summary: "An import leads out of the project's folder.",
    rationale: """
      A project must be complete wherever it is copied.
      """,
    sources: [.flowLanguage],
    failing: [
      Example(
        "a path above the project's folder",
        """
        navflow: 1
        imports: [①../details.flow.yaml]
        root: { stack: Home }
        screens:
          Home: { title: Home }
        """),
      Example(
        "an absolute path",
        """
        navflow: 1
        imports: [①/flows/details.flow.yaml]
        root: { stack: Home }
        screens:
          Home: { title: Home }
        """),
    ],
    passing: [
      Example(
        "a path within the folder",
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
        "a path that leaves a subfolder and returns",
        """
        navflow: 1
        imports: [parts/../details.flow.yaml]
        root: { stack: Home }
        screens:
          Home: { actions: { Details: push Details } }
        """,
        imports: [
          "details.flow.yaml": "navflow: 1\nscreens:\n  Details: { title: Details }\n",
          "parts/other.flow.yaml": "navflow: 1\n",
        ]),
    ])
}
