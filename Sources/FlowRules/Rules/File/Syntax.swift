import Diagnostics

/// A file that is not YAML, or not in the form of a flow file.
///
/// The file reader reports it; only its description is here.
enum Syntax {
  static let metadata = RuleMetadata(
    id: "syntax", severity: .error, evidence: .file, family: .file,
    summary: "The file is not valid YAML, or its structure is not that of a flow file.",
    rationale: """
      navflow cannot check a file that it cannot read. The message shows the cause, if it can be located, and what \
      was expected. navflow reads the rest of the file where possible.
      """,
    sources: [.flowLanguage],
    failing: [
      Example(
        "a bracket that is never closed",
        """
        navflow: 1
        root: ①{ stack: Home
        screens:
          Home: { title: Home }
        """),
      Example(
        "a quote that is never closed",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home:
            title: ①"Home
        """),
    ],
    passing: [
      Example(
        "brackets that are closed",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
        """),
      Example(
        "a colon within quotes",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: "Home: all that is yours" }
        """),
    ])
}
