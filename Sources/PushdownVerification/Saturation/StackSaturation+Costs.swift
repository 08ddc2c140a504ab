import FlowModel
import FlowSimulation

extension StackSaturation {
  /// The entries and system actions whose transitions take several parts, those with the most rows first.
  package var costlyActions: [ActionID] {
    var counts: [ActionID: Int] = [:]
    for row in rows where row.control != Self.covered {
      guard let origin = system.rest(under: row.control)?.recorder.origin, let action = origin.action else { continue }
      if origin.trigger == .entry || origin.trigger == .system { counts[action, default: 0] += 1 }
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}
