import Diagnostics
import FlowModel

/// The semantics of a flow on a device: which moves a configuration offers, and their transitions.
///
/// A simulator stores no configuration, so it can be shared.
public struct Simulator: Sendable {
  /// The flow and the data derived from it.
  @usableFromInline let subject: SimulatedFlow
  /// The device it runs on.
  public let device: Device

  /// The flow; it has a root.
  @inlinable public var flow: Flow { subject.flow }
  /// Whether some screen has `by: arrival` actions.
  package var hasArrivals: Bool { subject.hasArrivals }
  /// What people read in place of the names of the flow.
  package var titles: FlowTitles { subject.titles }
  /// Properties of the whole flow.
  package var traits: FlowTraits { subject.traits }

  /// Creates the simulator of a flow, or returns nil for a fragment, which has no behaviour.
  public init?(_ flow: Flow, on device: Device) {
    guard let subject = SimulatedFlow(flow, on: device) else { return nil }
    self.subject = subject
    self.device = device
  }

  private init(_ subject: SimulatedFlow, on device: Device) {
    self.subject = subject
    self.device = device
  }

  /// Returns the simulator of the same flow on another device.
  public func on(_ device: Device) -> Simulator {
    guard subject.written.roots.contains(where: \.dependsOnDevice) else { return Simulator(subject, on: device) }
    return Simulator(subject.written, on: device) ?? Simulator(subject, on: device)
  }

  /// The choices of initial values that the flow is checked from; the defaults come first.
  public var initialStates: InitialStates { initialStates() }

  /// Returns the choices of initial values in which some variables have given values.
  public func initialStates(given: [Assignment] = []) -> InitialStates { InitialStates(flow.variables, given: given) }

  /// Returns the launch of the app with the given values.
  ///
  /// - Parameter state: one value for each variable of the flow, in order.
  public func launch(_ state: [ValueID]) -> Transition {
    var execution = Execution(self, from: Configuration.bare(root: subject.start, of: flow, state: state))
    return execution.launch()
  }

  /// Returns the launch of the app with the default values.
  public func launch() -> Transition { launch(flow.variables.map { $0.initial.first ?? ValueID(0) }) }

  /// Returns the transition of an offered move.
  public func perform(_ move: Move, in configuration: Configuration) -> Transition {
    guard case .column(let column) = move.host else {
      var execution = Execution(self, from: configuration)
      return execution.perform(move)
    }
    return performInColumn(move, column, in: configuration)
  }

  /// Returns the configurations that a move shows for an instant, between its steps.
  package func configurationsInPassing(_ move: Move, in configuration: Configuration) -> [Configuration] {
    guard case .column(let column) = move.host else {
      var execution = Execution(self, from: configuration)
      return execution.configurationsBetweenSteps(of: move)
    }
    var execution = Execution(self, from: configuration.using(column))
    return execution.configurationsBetweenSteps(of: move.inUsedColumn)
  }
}

extension Configuration {
  /// Returns the configuration of a root with fresh stacks, without layers or frames.
  static func bare(root: RootID, of flow: Flow, state: [ValueID]) -> Configuration {
    Configuration(
      root: root, selectedTab: flow[root].startStack,
      stacks: flow.stacks(of: root).map { $0.map { Instance($0) } }, layers: [], state: state)
  }
}
