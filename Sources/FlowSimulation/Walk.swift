import Diagnostics
import FlowModel
import OrderedCollections

/// A simulation from the launch up to a current configuration.
public struct Walk: Sendable {
  /// The simulator.
  public private(set) var simulator: Simulator
  /// The initial values.
  public let initialState: [ValueID]
  /// The launch, then every transition since.
  public private(set) var transitions: [Transition]
  /// Whether no cheaper simulation reaches the same result; the search that found it sets this.
  public var isShortest = true

  /// Launches the app; due arrivals wait for `performArrivals`.
  public init(_ simulator: Simulator, from state: [ValueID]? = nil) {
    self.simulator = simulator
    let launch = state.map { simulator.launch($0) } ?? simulator.launch()
    initialState = launch.target.state
    transitions = [launch]
  }

  /// The current configuration.
  public var configuration: Configuration { transitions[transitions.count - 1].target }

  /// The largest number of arrivals between two taps; more are treated as an infinite loop.
  public static let maximumArrivals = 100

  /// Performs an offered move.
  public mutating func take(_ move: Move) {
    transitions.append(simulator.perform(move, in: configuration))
  }

  /// Performs a tap, and the automatic arrivals before and after it.
  ///
  /// - Throws: the reason why the tap is not possible.
  public mutating func take(_ tap: Scenario.Tap) throws(TapRefusal) {
    performArrivals()
    take(try simulator.move(tap, in: configuration))
    performArrivals()
  }

  /// Performs the automatic arrivals, until none is due or they repeat a configuration.
  public mutating func performArrivals() { transitions += simulator.arrivals(after: configuration) }

  /// Returns the simulation after its first steps.
  public func prefix(_ steps: Int) -> Walk {
    var walk = self
    walk.transitions.removeSubrange((steps + 1)...)
    return walk
  }

  /// The taps so far, in the form of `--taps` before escaping.
  public var taps: [String] {
    zip(transitions, transitions.dropFirst()).compactMap { before, transition in
      transition.move.flatMap { simulator.isAutomatic($0) ? nil : simulator.tap(for: $0, in: before.target) }
    }
  }

  /// The last move that the user chose, and the configuration before it; nil at the launch.
  public var lastChoice: Choice? {
    for place in transitions.indices.dropFirst().reversed() {
      guard let move = transitions[place].move, !simulator.isAutomatic(move) else { continue }
      return Choice(before: transitions[place - 1].target, move: move)
    }
    return nil
  }

  /// A move in a configuration.
  public struct Choice: Hashable, Sendable {
    /// The configuration that offers the move.
    public let before: Configuration
    /// The move.
    public let move: Move
  }

  /// Returns the same simulation on a device on which the flow behaves in the same way.
  public func moved(to simulator: Simulator) -> Walk {
    var copy = self
    copy.simulator = simulator
    return copy
  }

  /// Returns the trace for a report.
  ///
  /// - Parameter file: the path of the flow file in the replay command.
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
