import Diagnostics
import FlowModel
import Verification

/// The shortest ways to screens, from the last check of behaviours.
struct ShortestWays: Sendable {
  private var checks: [(flow: Flow, result: VerificationResult)] = []

  /// Adds the results of a flow; those of its first device are used.
  mutating func add(_ flow: Flow, _ results: [VerificationResult]) {
    if let result = results.first { checks.append((flow, result)) }
  }

  /// Returns a sentence about the way from the launch to a screen, or nil if it is not known.
  ///
  /// - Parameter name: the range of the screen's name.
  func sentence(of name: SourceRange) -> String? {
    for (flow, result) in checks {
      guard let screen = flow.screens.first(where: { $0.name.range == name }) else { continue }
      guard let observation = result.observations.first(where: { $0.fact == .shows(screen.id) }) else {
        let isUnreachable = result.isComplete && !result.undecided.contains(.shows(screen.id))
        return isUnreachable ? "No behaviour leads here." : nil
      }
      let trace = result.trace(of: observation, replaying: "")
      let taps = trace.steps.compactMap { $0.kind == .launch || $0.kind == .arrival ? nil : $0.label }
      guard !taps.isEmpty else { return "In front at the launch." }
      let count = taps.count == 1 ? "1 tap" : "\(taps.count) taps"
      return "\(count) from the launch\(trace.isShortest ? "" : " or fewer"): \(taps.joined(separator: " → ").visible)"
    }
    return nil
  }
}
