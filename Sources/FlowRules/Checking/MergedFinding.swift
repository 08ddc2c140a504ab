import Diagnostics
import FlowModel

/// All sightings that have one cause, reported as the one that is easiest to see.
struct MergedFinding: Sendable {
  /// Another finding that has the same cause.
  struct Affected: Sendable {
    let rule: RuleMetadata
    let merged: MergedFinding
  }

  /// The one that is reported, with notes on the others.
  let finding: Finding
  /// The other sightings of the same defect.
  var others: [Finding]
  /// The devices that it was seen on.
  let devices: [Device]
  /// The device, if it was not observed on all devices of the flow.
  let device: Device?
  /// How often it was met.
  var occurrences: Int
  /// The reason for which it is accepted, or nil.
  let reason: String?
  /// The places in the findings of the rule of those that were merged.
  var members: [Int]
  /// What else has the same cause.
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
