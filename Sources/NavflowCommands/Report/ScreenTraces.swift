import Diagnostics
import FlowModel
import Verification

/// The shortest trace to each screen, collected during a check because its results are not kept.
struct ScreenTraces {
  private struct Key: Hashable {
    let file: FileID
    let device: Device
  }

  private var replays: [Key: [Replay]] = [:]

  /// Adds the results of a flow, one for each device.
  mutating func add(_ flow: Flow, _ results: [VerificationResult]) {
    for result in results {
      let shown = result.observations.filter { if case .shows = $0.fact.kind { true } else { false } }
      replays[Key(file: flow.file, device: result.device)] = shown.map {
        result.walk(to: $0).trace(replaying: "").replay
      }
    }
  }

  /// Returns the traces of a flow on a device, the shortest first.
  subscript(_ flow: Flow, _ device: Device) -> [Replay] { replays[Key(file: flow.file, device: device)] ?? [] }
}
