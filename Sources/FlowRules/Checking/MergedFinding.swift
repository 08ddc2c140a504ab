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
