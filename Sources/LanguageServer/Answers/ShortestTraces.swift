import Diagnostics
import FlowModel
import Verification

/// The shortest traces to screens, from the last check of behaviours.
struct ShortestTraces: Sendable {
  private var checks: [(flow: Flow, result: VerificationResult)] = []

  /// Adds the results of a flow; those of its first device are used.
  mutating func add(_ flow: Flow, _ results: [VerificationResult]) {
    if let result = results.first { checks.append((flow, result)) }
  }

  /// Whether behaviours were checked.
  var areKnown: Bool { !checks.isEmpty }

  /// Returns a sentence about the trace from the launch to a screen, or nil if it is not known.
  ///
  /// - Parameter name: the range of the screen's name.
  func sentence(of name: SourceRange) -> String? {
    switch reachability(of: name) {
    case .taps(let taps, _) where taps.isEmpty: "In front at the launch."
    case .taps(let taps, let isShortest):
      "\(taps.counted) from the launch\(isShortest ? "" : " or fewer"): \(taps.joined(separator: " → ").visible)"
    case .unreachable: "No behaviour leads here."
    case nil: nil
    }
  }

  /// Returns how far a screen is from the launch, or nil if it is not known.
  ///
  /// - Parameter name: the range of the screen's name.
  func distance(of name: SourceRange) -> String? {
    switch reachability(of: name) {
    case .taps(let taps, _) where taps.isEmpty: "in front at launch"
    case .taps(let taps, let isShortest): "\(taps.counted) from launch\(isShortest ? "" : " or fewer")"
    case .unreachable: "no behaviour leads here"
    case nil: nil
    }
  }

  /// How a screen is reached from the launch.
  private enum Reachability {
    case unreachable
    case taps([String], isShortest: Bool)
  }

  private func reachability(of name: SourceRange) -> Reachability? {
    for (flow, result) in checks {
      guard let screen = flow.screens.first(where: { $0.name.range == name }) else { continue }
      guard let observation = result.observations.first(where: { $0.fact.kind == .shows(screen.id) }) else {
        let isUnreachable = result.isComplete && !result.undecided.contains(Fact(.shows(screen.id)))
        return isUnreachable ? .unreachable : nil
      }
      let trace = result.trace(of: observation, replaying: "")
      let taps = trace.steps.filter(\.isTap).compactMap(\.label)
      return .taps(taps, isShortest: trace.isShortest)
    }
    return nil
  }
}

extension [String] {
  /// The number of taps, in words.
  fileprivate var counted: String { count == 1 ? "1 tap" : "\(count) taps" }
}
