import FlowModel
import Verification

extension VerificationResult {
  /// The failures of steps that were observed after something opened a screen that is not in the file.
  var failuresOutside: Set<Fact> {
    guard simulator.flow.outside != nil else { return [] }
    return Set(
      observations.filter { observation in
        guard case .fails = observation.fact.kind else { return false }
        return walk(to: observation).transitions.contains { simulator.flow.isOutside($0.target.root) }
      }.map(\.fact))
  }

  /// Returns this result without `failuresOutside`, except those that the flow without openings has, too.
  ///
  /// Whether a step fails depends on how the screen was opened, and the file does not say that.
  func withoutFailuresOutside(butThoseIn inside: VerificationResult) -> VerificationResult {
    let known = Set(inside.observations.map(\.fact))
    let open = Set(inside.undecided)
    let doubtful = failuresOutside.filter { !known.contains($0) }
    var copy = self
    copy.further = nil
    copy.observations.removeAll { doubtful.contains($0.fact) }
    // Keeps the order of the observations, because a set has none.
    copy.undecided += observations.map(\.fact).filter {
      doubtful.contains($0) && (open.contains($0) || !inside.isComplete)
    }
    return copy
  }
}
