import Diagnostics

/// The file is not YAML, or not in a form that flow files have.
///
/// Reading a file finds it; here is what there is to say of it.
enum Syntax {
  static let metadata = RuleMetadata(
    id: "syntax", severity: .error, evidence: .file, family: .file,
    summary: "The file is not YAML, or not in a form that flow files have.",
    rationale: """
      Nothing can be said of a file that cannot be read. The message names the place that is really at fault, \
      where that can be told, and what was expected; what stands behind it is read all the same where it can be.
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
        "closed",
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
