import Diagnostics
import FlowModel
import Localization
import OrderedCollections

/// Finds `allow`s that accept no finding.
struct UnusedAllow: ConcludingRule {
  static let metadata = RuleMetadata(
    id: "unused-allow", severity: .warning, evidence: .file, family: .file,
    summary: "An \"allow\" matches no finding.",
    rationale: """
      The finding that it accepted was fixed, or moved elsewhere. Remove the "allow", so that it does not hide the \
      next finding of that rule.
      """,
    sources: [.flowLanguage],
    failing: [
      Example(
        "the accepted finding was fixed",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: start charge } }
        tasks:
          charge:
            allow: { ①pushed-task: it is short }
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { OK: complete charged, Leave: cancel } }
        """),
      Example(
        "an \"allow\" on the caller for a finding about the task",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home:
            allow: { ①tab-bar-in-task: it is short }
            actions: { Charge: start charge }
        tasks:
          charge:
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { OK: complete charged, Leave: cancel } }
        """),
    ],
    passing: [
      Example(
        "an \"allow\" that accepts a finding",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Charge: { start: charge, as: push } } }
        tasks:
          charge:
            allow: { pushed-task: it is short }
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { OK: complete charged, Leave: cancel } }
        """),
      Example(
        "a fragment, where navflow cannot know",
        """
        navflow: 1
        tasks:
          charge:
            allow: { pushed-task: it is short }
            outcomes: [charged, cancelled]
            screens:
              Amount: { actions: { OK: complete charged, Leave: cancel } }
        """),
    ])

  static func diagnostics(on flows: [CheckedFlow], _ severity: Severity) -> [Diagnostic] {
    findings(in: flows).map { $0.diagnostic(severity) }
  }

  /// Returns the acceptances that match no finding in any flow that contains them.
  static func findings(in flows: [CheckedFlow]) -> [UnusedAllow] {
    let all = OrderedDictionary(grouping: flows.flatMap(\.acceptances), by: \.allow.rule.range)
    let importers = flows.filter { !$0.flow.isFragment }.map { flow in
      (files: Set(flow.flow.files), unused: Set(flow.acceptances.filter { $0.use == .unused }.map(\.allow.rule.range)))
    }
    return all.values.compactMap { uses in
      guard let first = uses.first else { return nil }
      // A fragment alone does not decide it; its importers do.
      let range = first.allow.rule.range
      let judges = importers.filter { $0.files.contains(range.file) }
      let isUnused = !judges.isEmpty && judges.allSatisfy { $0.unused.contains(range) }
      return isUnused && uses.allSatisfy { $0.use != .used } ? UnusedAllow(acceptance: first) : nil
    }
  }

  /// The acceptance.
  let acceptance: CheckedFlow.Acceptance

  /// Returns the finding for reports.
  func diagnostic(_ severity: Severity) -> Diagnostic {
    let rule = acceptance.allow.rule
    return Diagnostic(
      Self.metadata.id, severity, .unused(rule.value), at: rule.range, help: .help, subject: acceptance.subject)
  }
}

extension Message {
  fileprivate static func unused(_ rule: RuleID) -> Message {
    "this \"allow\" of \(quoted(rule.name)) matches no finding"
  }

  fileprivate static let help: Message = "remove it, or move it to the task, screen or action that the finding is about"
}
