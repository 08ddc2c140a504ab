import Diagnostics
import FlowModel

/// The sightings with the same cause, and the one with the lowest cost, which is reported.
struct MergedFinding: Sendable {
  /// Another finding with the same cause.
  struct Affected: Sendable {
    let rule: RuleMetadata
    let merged: MergedFinding
  }

  /// The reported finding, with notes about the others.
  let finding: Finding
  /// The other sightings of the same defect.
  var others: [Finding]
  /// The devices on which it was observed.
  let devices: [Device]
  /// The device, if it was not observed on all devices of the flow.
  let device: Device?
  /// The number of occurrences.
  var occurrences: Int
  /// The reason why it is accepted, or nil.
  let reason: String?
  /// The indices of the merged findings among those of the rule.
  var members: [Int]
  /// The other findings with the same cause.
  var affected: [Affected] = []
}

extension [MergedFinding.Affected] {
  /// Returns the findings together with the comparisons.
  ///
  /// A comparison is listed in a finding at the same place. It stays a finding of its own if it is more severe, or if
  /// `allow` accepts only the comparison or only the finding.
  func listing(
    _ comparisons: [MergedFinding.Affected], severity: (MergedFinding.Affected) -> Severity
  ) -> [MergedFinding.Affected] {
    comparisons.reduce(into: self) { all, comparison in
      let host = indices.first { place in
        self[place].merged.finding.range == comparison.merged.finding.range
          && (self[place].merged.reason == nil) == (comparison.merged.reason == nil)
          && severity(self[place]) >= severity(comparison)
      }
      guard let host else { return all.append(comparison) }
      var merged = all[host].merged
      merged.affected.append(comparison)
      all[host] = MergedFinding.Affected(rule: all[host].rule, merged: merged)
    }
  }
}

extension Finding.Sighting {
  /// Returns the trace for a report.
  func trace(replaying file: String) -> Trace? {
    switch witness {
    case .observation(let observation, let behaviour): return behaviour.trace(of: observation, replaying: file)
    case .walk(let walk), .script(let walk): return walk.trace(replaying: file)
    case nil: return nil
    }
  }
}
