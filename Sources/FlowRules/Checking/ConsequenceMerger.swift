import Diagnostics
import FlowModel
import FlowSimulation

/// Lists findings that are met only behind a failed step, or behind an entry over layers, in the finding about that step
/// or entry.
///
/// A step that fails leaves the app in a state that the design does not have, and everything there looks wrong. So does an
/// entry that pushes a page in a sheet of another part of the app, or selects a tab beneath it. Only the trace that would be
/// reported is read. If the finding has another cause, too, it is reported once the step is repaired.
struct ConsequenceMerger {
  /// Returns the severity of a rule's finding in the project.
  let severity: (RuleMetadata, Finding) -> Severity
  /// Returns whether the rule is about steps that cannot run.
  let isAboutFailures: (RuleMetadata) -> Bool

  func merged(_ found: [MergedFinding.Affected]) -> [MergedFinding.Affected] {
    let failures = failures(among: found)
    let entries = entries(among: found, failures)
    guard !failures.isEmpty || !entries.isEmpty else { return found }
    var (kept, listed) = ([Int](), [Int: [MergedFinding.Affected]]())
    for (place, finding) in found.enumerated() {
      if let host = host(of: finding, among: failures, entries, in: found) {
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
  private func failures(among found: [MergedFinding.Affected]) -> [SourceRange: Int] {
    var hosts: [SourceRange: Int] = [:]
    for (place, finding) in found.enumerated() where isAboutFailures(finding.rule) {
      for range in finding.merged.finding.causes where hosts[range] == nil { hosts[range] = place }
    }
    return hosts
  }

  /// Returns for each entry the most severe finding about it that is not met behind another one.
  private func entries(
    among found: [MergedFinding.Affected], _ failures: [SourceRange: Int]
  ) -> [ActionID: Int] {
    var hosts: [ActionID: Int] = [:]
    for (place, finding) in found.enumerated() {
      guard case .action(let entry) = finding.merged.finding.place, finding.merged.finding.sighting != nil,
        hosts[entry].map({ severity(found[$0]) < severity(finding) }) ?? true,
        host(of: finding, among: failures, [:], in: found) == nil,
        transitionsBefore(finding).allSatisfy({
          [nil, entry].contains(Self.entryOverLayers($0.transition, from: $0.source))
        })
      else { continue }
      hosts[entry] = place
    }
    return hosts
  }

  /// Returns the finding about the first failed step, or entry over layers, on the trace of another finding; nil if it is
  /// less severe.
  private func host(
    of finding: MergedFinding.Affected, among failures: [SourceRange: Int], _ entries: [ActionID: Int],
    in found: [MergedFinding.Affected]
  ) -> Int? {
    guard !isAboutFailures(finding.rule), finding.rule.family != .properties else { return nil }
    for (source, transition) in transitionsBefore(finding) {
      let failed = transition.events.first {
        if case .fails(let failure) = $0.kind { !failure.stepHappens } else { false }
      }
      let entry = Self.entryOverLayers(transition, from: source)
      // An entry that happens twice is one cause.
      let other = entry.flatMap { finding.merged.finding.place == .action($0) ? nil : entries[$0] }
      guard let host = failed?.range.flatMap({ failures[$0] }) ?? other else {
        if failed != nil { return nil }
        continue
      }
      return canList(finding, in: found[host]) ? host : nil
    }
    return nil
  }

  /// Returns the transitions on the trace of a finding, except the last one, with their sources.
  private func transitionsBefore(
    _ finding: MergedFinding.Affected
  ) -> [(source: Configuration, transition: Transition)] {
    guard case .observation(let observation, let behaviour)? = finding.merged.finding.sighting?.witness else {
      return []
    }
    let transitions = behaviour.walk(to: observation).transitions
    // The launch has no source and is no entry, so its own target can stand there.
    let sources = transitions.prefix(1).map(\.target) + transitions.map(\.target)
    return zip(sources, transitions.dropLast()).map { (source: $0, transition: $1) }
  }

  /// Returns the entry of a transition that neither closes nor adds a layer while some are open.
  private static func entryOverLayers(_ transition: Transition, from source: Configuration) -> ActionID? {
    guard case .entry(let entry)? = transition.move?.kind, !source.layers.isEmpty,
      transition.keptLayers == source.layers.count, transition.target.layers.count == source.layers.count
    else { return nil }
    return entry
  }

  private func canList(_ finding: MergedFinding.Affected, in host: MergedFinding.Affected) -> Bool {
    severity(host) >= severity(finding) && (host.merged.reason == nil) == (finding.merged.reason == nil)
  }

  private func severity(_ finding: MergedFinding.Affected) -> Severity {
    severity(finding.rule, finding.merged.finding)
  }
}
