import Diagnostics
import FlowModel

/// All sightings of one defect, told as the easiest to see of them.
struct MergedFinding {
  /// The one that is told, with notes on the others.
  let finding: Finding
  /// The others, as they were seen.
  let others: [Finding]
  /// The devices that it was seen on.
  let devices: [Device]
  /// The device, if it was not observed on all devices of the flow.
  let device: Device?
  /// How often it was met.
  let occurrences: Int
  /// The reason for which it is accepted, or nil.
  let reason: String?
  /// The places of the `allow`s that accept it.
  let allowedBy: [SourceRange]
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
