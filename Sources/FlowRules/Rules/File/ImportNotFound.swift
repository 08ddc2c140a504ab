import Diagnostics

/// An import that cannot be read.
///
/// The file reader reports it; only its description is here.
enum ImportNotFound {
  static let metadata = RuleMetadata(
    id: "import-not-found", severity: .error, evidence: .file, family: .file,
    summary: "An imported file cannot be read.",
    rationale: """
      The path is relative to the importing file and must name an existing file.
      """,
    sources: [.flowLanguage],
    failing: [
      Example(
        "a file that does not exist",
        """
        navflow: 1
        imports: [①details.flow.yaml]
        root: { stack: Home }
        screens:
          Home: { title: Home }
        """),
      Example(
        "a path without its folder",
        """
        navflow: 1
        imports: [①details.flow.yaml]
        root: { stack: Home }
        screens:
          Home: { actions: { Details: push Details } }
        """,
        imports: [
          "parts/details.flow.yaml": "navflow: 1\nscreens:\n  Details: { title: Details }\n"
        ]),
    ],
    passing: [
      Example(
        "the whole path",
        """
        navflow: 1
        imports: [parts/details.flow.yaml]
        root: { stack: Home }
        screens:
          Home: { actions: { Details: push Details } }
        """,
        imports: [
          "parts/details.flow.yaml": "navflow: 1\nscreens:\n  Details: { title: Details }\n"
        ]),
      Example(
        "no imports",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
        """),
    ])
}
