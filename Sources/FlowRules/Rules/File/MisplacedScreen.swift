import Diagnostics

/// A screen in a place that its kind does not allow.
///
/// The file reader reports it; only its description is here.
enum MisplacedScreen {
  static let metadata = RuleMetadata(
    id: "misplaced-screen", severity: .error, evidence: .file, family: .file,
    summary: "A screen is in a place that its kind does not allow.",
    rationale: """
      Alerts, action sheets, and screens of the kinds "external" and "system" are modal layers with one screen. They \
      cannot be roots or tabs, and cannot replace a screen.
      """,
    sources: [.flowLanguage],
    failing: [
      Example(
        "an alert as a root",
        """
        navflow: 1
        root: { stack: ①Welcome }
        screens:
          Welcome: { kind: alert, title: Welcome, actions: { OK: stay } }
        """),
      Example(
        "the camera in place of a screen",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Scan: replace ①Camera } }
          Camera: { kind: system, title: Camera }
        """),
    ],
    passing: [
      Example(
        "a screen as a root",
        """
        navflow: 1
        root: { stack: Welcome }
        screens:
          Welcome: { title: Welcome }
        """),
      Example(
        "the camera over a screen",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Scan: present Camera } }
          Camera: { kind: system, title: Camera }
        """),
    ])
}
