import Diagnostics
import FlowModel
import OrderedCollections

/// A behaviour under way: where it started, every step so far, and where it stands.
public struct Walk: Sendable {
  /// Whose meaning it follows.
  public private(set) var simulator: Simulator
  /// The values it started from.
  public let initialState: [ValueID]
  /// The launch and every step since.
  public private(set) var transitions: [Transition]
  /// Whether nothing cheaper comes to the same, for certain: whoever looked for the way knows.
  public var isShortest = true

  /// Launches the app; arrivals do not fire before `letArrivalsFire`.
  public init(_ simulator: Simulator, from state: [ValueID]? = nil) {
    self.simulator = simulator
    let launch = state.map { simulator.launch($0) } ?? simulator.launch()
    initialState = launch.target.state
    transitions = [launch]
  }

  /// Where it stands.
  public var configuration: Configuration { transitions[transitions.count - 1].target }

  /// More arrivals than this between two taps are taken for a loop, in which stacks may grow for ever.
  public static let mostArrivals = 100

  /// Takes a step that is offered.
  public mutating func take(_ move: Move) {
    transitions.append(simulator.perform(move, in: configuration))
  }

  /// Takes the step that a tap means, and lets arrivals fire before and after.
  ///
  /// - Throws: why the tap cannot be made here.
  public mutating func take(_ tap: Scenario.Tap) throws(TapRefusal) {
    letArrivalsFire()
    take(try simulator.move(tap, in: configuration))
    letArrivalsFire()
  }

  /// Lets arrivals fire that can only go one way, until none is due or they go round in a loop.
  public mutating func letArrivalsFire() { transitions += simulator.arrivals(after: configuration) }

  /// The same walk as it was after so many steps.
  public func prefix(_ steps: Int) -> Walk {
    var walk = self
    walk.transitions.removeSubrange((steps + 1)...)
    return walk
  }

  /// The taps so far, as `--taps` takes them before escaping.
  public var taps: [String] {
    zip(transitions, transitions.dropFirst()).compactMap { before, transition in
      transition.move.flatMap { simulator.firesByItself($0) ? nil : simulator.tap(for: $0, in: before.target) }
    }
  }

  /// The same on a device on which the flow behaves in the same way.
  public func moved(to simulator: Simulator) -> Walk {
    var copy = self
    copy.simulator = simulator
    return copy
  }

  /// Everything so far, for a report.
  ///
  /// - Parameter file: the path under which the flow file is called to replay it.
  public func trace(replaying file: String) -> Trace {
    let flow = simulator.flow
    var given: OrderedDictionary<String, String> = [:]
    for variable in flow.variables where initialState[variable.id.index] != variable.initial.first {
      given[variable.name.value] = flow.name(of: initialState[variable.id.index], of: variable.id)
    }
    let device = simulator.device == flow.devices.first ? nil : simulator.device.rawValue
    return Trace(
      steps: transitions.map(simulator.traceStep),
      replay: Replay(file: file, device: device, given: given, taps: taps), isShortest: isShortest)
  }
}
