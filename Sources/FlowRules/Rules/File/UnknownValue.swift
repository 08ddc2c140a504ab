import Diagnostics

/// A word that is not a value of its key.
///
/// The file reader reports it; only its description is here.
enum UnknownValue {
  static let metadata = RuleMetadata(
    id: "unknown-value", severity: .error, evidence: .file, family: .file,
    summary: "A value is not one of the words that its key accepts.",
    rationale: """
      The message lists the accepted words.
      """,
    sources: [.flowLanguage],
    failing: [
      Example(
        "an unknown kind",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Delete: present Sure } }
          Sure: { kind: ①dialog, title: Sure?, actions: { Delete: stay, Keep: stay } }
        """),
      Example(
        "an unknown style",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Filter: { present: Filter, as: ①bottomSheet } } }
          Filter: { title: Filter, actions: { Close: dismiss } }
        """),
    ],
    passing: [
      Example(
        "the kind \"alert\"",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Delete: present Sure } }
          Sure: { kind: alert, title: Sure?, actions: { Delete: stay, Keep: stay } }
        """),
      Example(
        "the style \"sheet\"",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Filter: { present: Filter, as: sheet } } }
          Filter: { title: Filter, actions: { Close: dismiss } }
        """),
    ])
}
