import Diagnostics
import FlowModel
import FlowSimulation

/// Lists findings that are met only behind a failed step in the finding about that step.
///
/// A step that fails leaves the app in a state that the design does not have, and everything there looks wrong. Only the
/// trace that would be reported is read. If the finding has another cause, too, it is reported once the step is repaired.
struct ConsequenceMerger {
  /// Returns the severity of a rule's finding in the project.
  let severity: (RuleMetadata, Finding) -> Severity
  /// Returns whether the rule is about steps that cannot run.
  let isAboutFailures: (RuleMetadata) -> Bool

  func merged(_ found: [MergedFinding.Affected]) -> [MergedFinding.Affected] {
    let hosts = hosts(among: found)
    guard !hosts.isEmpty else { return found }
    var (kept, listed) = ([Int](), [Int: [MergedFinding.Affected]]())
    for (place, finding) in found.enumerated() {
      if let host = host(of: finding, among: hosts, in: found) {
        listed[host, default: []].append(finding)
      } else {
        kept.append(place)
      }
    }
    return kept.map { place in
      var merged = found[place].merged
      merged.affected += (listed[place] ?? []).flatMap { [$0] + $0.merged.affected }
      return MergedFinding.Affected(rule: found[place].rule, merged: merged)
    }
  }

  /// Returns the findings about failed steps, by the range of the step.
  private func hosts(among found: [MergedFinding.Affected]) -> [SourceRange: Int] {
    var hosts: [SourceRange: Int] = [:]
    for (place, finding) in found.enumerated() where isAboutFailures(finding.rule) {
      for range in finding.merged.finding.causes where hosts[range] == nil { hosts[range] = place }
    }
    return hosts
  }

  /// Returns the finding about the first failed step on the trace of another finding; nil if it is less severe.
  private func host(
    of finding: MergedFinding.Affected, among hosts: [SourceRange: Int], in found: [MergedFinding.Affected]
  ) -> Int? {
    guard !isAboutFailures(finding.rule), finding.rule.family != .properties,
      case .observation(let observation, let behaviour)? = finding.merged.finding.sighting?.witness
    else { return nil }
    let events = behaviour.walk(to: observation).transitions.dropLast().flatMap(\.events)
    let failed = events.first { if case .fails(let failure) = $0.kind { !failure.stepHappens } else { false } }
    guard let host = failed?.range.flatMap({ hosts[$0] }) else { return nil }
    let isAsSevere = severity(found[host]) >= severity(finding)
    return isAsSevere && (found[host].merged.reason == nil) == (finding.merged.reason == nil) ? host : nil
  }

  private func severity(_ finding: MergedFinding.Affected) -> Severity {
    severity(finding.rule, finding.merged.finding)
  }
}
