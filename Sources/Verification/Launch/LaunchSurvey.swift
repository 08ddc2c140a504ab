import FlowModel
import FlowSimulation

/// Explores what happens after the launch without the user: actions of the system and arrivals.
struct LaunchSurvey {
  /// The most configurations that are explored.
  private static let maximumConfigurations = 1_000

  private let simulator: Simulator
  private let reader: FactReader

  init(_ simulator: Simulator) {
    self.simulator = simulator
    reader = FactReader(simulator: simulator)
  }

  /// Returns the alerts that appear, the soonest first, and whether these are certainly all.
  func alerts() -> (found: [LaunchAlert], isAll: Bool) {
    let mayBegin = simulator.flow.actions.contains { [.system, .arrival].contains($0.trigger) }
    guard mayBegin else { return ([], true) }
    let states = simulator.initialStates
    var walks = states.prefix(Self.maximumConfigurations).map { Walk(simulator, from: $0) }
    var seen = Set(walks.map(\.configuration))
    var isAll = states.count <= Self.maximumConfigurations
    var found: [LaunchAlert] = []
    var place = 0
    while place < walks.count {
      let here = walks[place]
      place += 1
      for move in simulator.moves(in: here.configuration) where happensByItself(move) {
        var walk = here
        walk.take(move)
        if let alert = alert(from: here, by: move, walk) { found.append(alert) }
        guard !seen.contains(walk.configuration) else { continue }
        if seen.count < Self.maximumConfigurations {
          seen.insert(walk.configuration)
          walks.append(walk)
        } else {
          isAll = false
        }
      }
    }
    return (found, isAll)
  }

  /// Returns whether something happens without the user; the file does not say so of `by: code`.
  private func happensByItself(_ move: Move) -> Bool {
    if let action = move.action, simulator.flow[action].isTriggerUnknown { return false }
    switch reader.trigger(of: move) {
    case .system, .arrival: return true
    case .launch, .user, .gesture, .entry: return false
    }
  }

  /// Returns the alert that a move has presented.
  private func alert(from here: Walk, by move: Move, _ walk: Walk) -> LaunchAlert? {
    guard let last = walk.transitions.last, let action = simulator.flow.action(of: move) else { return nil }
    let layers = last.target.layers[min(last.keptLayers, last.target.layers.count)...]
    guard let alert = layers.first(where: { $0.style == .alert }) else { return nil }
    return LaunchAlert(
      screen: alert.stack[0].screen, action: action.id, from: here.configuration.frontScreen, walk: walk)
  }
}

/// An alert that appears before the user has done anything.
public struct LaunchAlert: Sendable {
  /// The alert.
  public let screen: ScreenID
  /// The action of the system, or the arrival, that shows it.
  public let action: ActionID
  /// The screen that was in front before.
  public let from: ScreenID
  /// The trace to it.
  public let walk: Walk
}
