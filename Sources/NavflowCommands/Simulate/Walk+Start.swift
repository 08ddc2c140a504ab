import Diagnostics
import FlowModel
import FlowSimulation
import FlowSyntax

extension Walk {
  /// Performs the taps of a scenario from the launch.
  ///
  /// - Throws: `UsageError` for a tap that is not offered.
  init(along scenario: Scenario, in simulator: Simulator) throws {
    self.init(simulator, from: simulator.initialStates(given: scenario.given).first)
    performArrivals()
    for case .tap(let tap) in scenario.lines {
      do throws(TapRefusal) { try take(tap) } catch {
        throw UsageError("the scenario stops at \"\(error.tap)\": \(error.reason); navflow check explains why")
      }
    }
  }

  /// Performs the taps of a trace from its launch.
  ///
  /// - Throws: the refusal of a tap, which a trace of a check does not have.
  init(along replay: Replay, in simulator: Simulator) throws(TapRefusal) {
    let flow = simulator.flow
    self.init(
      simulator,
      from: flow.variables.map { variable in
        let given = replay.given[variable.name.value]
        let value = variable.values.firstIndex { $0.name.value == given }
        return value.map { ValueID($0) } ?? variable.initial.first ?? ValueID(0)
      })
    performArrivals()
    for tap in replay.taps { try take(Scenario.Tap(label: tap)) }
  }

  /// The largest number of configurations in which a search looks for a screen.
  private static let searchLimit = 20_000

  /// Returns the walk continued by the fewest taps to a screen, found by breadth-first search.
  ///
  /// - Throws: `UsageError` if no taps lead there.
  func continued(to screen: ScreenID) throws -> Walk {
    if configuration.frontScreen == screen { return self }
    var walks = [self]
    var seen: Set<Configuration> = [configuration]
    var place = 0
    while place < walks.count {
      let walk = walks[place]
      place += 1
      for (_, move) in walk.simulator.namedMoves(in: walk.configuration) {
        var next = walk
        next.take(move)
        next.performArrivals()
        guard seen.insert(next.configuration).inserted else { continue }
        if next.configuration.frontScreen == screen { return next }
        walks.append(next)
        if walks.count > Self.searchLimit {
          throw UsageError(
            "none of the \(Self.searchLimit) configurations nearest to here shows \"\(name(of: screen))\" in front")
        }
      }
    }
    throw UsageError("no taps lead from here to \"\(name(of: screen))\" on \(.device(simulator.device.rawValue))")
  }

  private func name(of screen: ScreenID) -> String { simulator.flow[screen].name.value }
}

extension FlowFile {
  /// Returns the scenario with a name.
  ///
  /// - Throws: `UsageError` for an unknown name.
  func scenario(named name: String) throws -> Scenario {
    if let scenario = flow.scenarios.first(where: { $0.name.value == name }) { return scenario }
    throw UsageError.unknown("scenario", name, flow.scenarios.map { ($0.name.value, nil) })
  }

  /// Returns the screen with a name.
  ///
  /// - Throws: `UsageError` for an unknown name.
  func screen(named name: String) throws -> ScreenID {
    if let screen = flow.screens.first(where: { $0.name.value == name }) { return screen.id }
    throw UsageError.unknown("screen", name, flow.screens.map { ($0.name.value, $0.title) })
  }
}
