import Diagnostics
import FlowModel
import Localization

/// Finds roots with more tabs than fit on an iPhone.
struct TabOverflow: Rule {
  static let metadata = RuleMetadata(
    id: "tab-overflow", severity: .warning, evidence: .file, family: .tabs,
    summary: "There are more tabs than fit on iPhone.",
    rationale: """
      iOS moves the tabs that do not fit to "More", where few people look. The limit is "tabs" in ".navflow.yaml", \
      by default 5.
      """,
    sources: [.guidelines("tab-bars")],
    failing: [
      Example(
        "six tabs",
        """
        navflow: 1
        root: { tabs: [A, B, C, D, E, ①F], start: A }
        screens: { A: { title: A }, B: { title: B }, C: { title: C }, D: { title: D }, E: { title: E }, F: { title: F } }
        """),
      Example(
        "six tabs in an app for both devices",
        """
        navflow: 1
        devices: [phone, pad]
        root:
          tabs: [A, B, C, D, E, ①F]
          start: A
        screens: { A: { title: A }, B: { title: B }, C: { title: C }, D: { title: D }, E: { title: E }, F: { title: F } }
        """),
    ],
    passing: [
      Example(
        "five tabs",
        """
        navflow: 1
        root: { tabs: [A, B, C, D, E], start: A }
        screens: { A: { title: A }, B: { title: B }, C: { title: C }, D: { title: D }, E: { title: E } }
        """),
      Example(
        "six tabs on iPad",
        """
        navflow: 1
        devices: [pad]
        root: { tabs: [A, B, C, D, E, F], start: A }
        screens: { A: { title: A }, B: { title: B }, C: { title: C }, D: { title: D }, E: { title: E }, F: { title: F } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    guard context.flow.devices.contains(.phone) else { return [] }
    let most = context.thresholds.tabs
    return context.flow.on(.phone).roots.compactMap { root in
      guard case .tabs(let tabs, _) = root.kind, tabs.count > most else { return nil }
      return Finding(
        .tooMany(tabs.count, most), help: .help, at: tabs[max(most, 0)].range, about: .text(root.range),
        place: .root(root.id))
    }
  }
}

extension Message {
  fileprivate static func tooMany(_ count: Int, _ most: Int) -> Message {
    "\(count) tabs do not fit on iPhone: the limit is \(most)"
  }

  fileprivate static let help: Message = "keep the ones that people go to most, and move the others beneath them"
}
