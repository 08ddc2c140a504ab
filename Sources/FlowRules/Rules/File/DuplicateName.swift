import Diagnostics

/// A name that is defined twice.
///
/// The file reader reports it; only its description is here.
enum DuplicateName {
  static let metadata = RuleMetadata(
    id: "duplicate-name", severity: .error, evidence: .file, family: .file,
    summary: "Two definitions have the same name.",
    rationale: """
      Screens and tasks of a project share one namespace, so a name always means one thing. Two buttons with one \
      label on one screen cannot be distinguished.
      """,
    sources: [.flowLanguage],
    failing: [
      Example(
        "a screen and a task with one name",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Search: start Search } }
          Search: { title: Search }
        tasks:
          ①Search:
            screens:
              Query: { title: Search, actions: { Close: cancel } }
        """),
      Example(
        "one label twice",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home:
            actions:
              Open: push Inbox
              ①Open: push Outbox
          Inbox: { title: In }
          Outbox: { title: Out }
        """),
    ],
    passing: [
      Example(
        "two names",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Search: start search } }
        tasks:
          search:
            screens:
              Query: { title: Search, actions: { Close: cancel } }
        """),
      Example(
        "one label on two screens",
        """
        navflow: 1
        root: { stack: Inbox }
        screens:
          Inbox: { actions: { Open: push Outbox } }
          Outbox: { actions: { Open: push Letter } }
          Letter: { title: A letter }
        """),
    ])
}
