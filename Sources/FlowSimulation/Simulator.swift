import FlowModel

/// The meaning of a flow on a device: what is offered in a configuration, and what comes of it.
///
/// A simulator holds no configuration of its own; it can be shared and asked in any order.
public struct Simulator: Sendable {
  /// The flow, and what is read off it once for all.
  @usableFromInline let subject: SimulatedFlow
  /// The device it runs on.
  public let device: Device

  /// The flow that is simulated; it has a root.
  @inlinable public var flow: Flow { subject.flow }
  /// Whether some screen does something by itself as it appears.
  package var hasArrivals: Bool { subject.hasArrivals }
  /// What there is anywhere in the flow.
  package var traits: FlowTraits { subject.traits }

  /// Creates the simulator of a flow, or nil for a fragment, which has no behaviour of its own.
  public init?(_ flow: Flow, on device: Device) {
    guard let subject = SimulatedFlow(flow) else { return nil }
    self.subject = subject
    self.device = device
  }

  private init(_ subject: SimulatedFlow, on device: Device) {
    self.subject = subject
    self.device = device
  }

  /// The simulator of the same flow on another device.
  public func on(_ device: Device) -> Simulator { Simulator(subject, on: device) }

  /// Every choice of initial values that the flow asks to be checked from, the defaults first.
  public var initialStates: InitialStates { initialStates() }

  /// Those of them that begin with given values, or with these in place of the flow's own.
  public func initialStates(given: [Assignment] = []) -> InitialStates { InitialStates(flow.variables, given: given) }

  /// The launch of the app with given values of the variables.
  ///
  /// - Parameter state: one value for each variable of the flow, in its order.
  public func launch(_ state: [ValueID]) -> Transition {
    var execution = Execution(self, from: Configuration.bare(root: subject.start, of: flow, state: state))
    return execution.launch()
  }

  /// The launch with each variable's default.
  public func launch() -> Transition { launch(flow.variables.map { $0.initial.first ?? ValueID(0) }) }

  /// Performs a move that is offered in a configuration.
  public func perform(_ move: Move, in configuration: Configuration) -> Transition {
    var execution = Execution(self, from: configuration)
    return execution.perform(move)
  }
}

extension Configuration {
  /// A root with fresh stacks, nothing above it, and no frame begun.
  static func bare(root: RootID, of flow: Flow, state: [ValueID]) -> Configuration {
    let (screens, selected) = bottoms(of: root, of: flow)
    return Configuration(
      root: root, selectedTab: selected, stacks: screens.map { [Instance($0)] }, layers: [], state: state)
  }

  /// The bottom screen of each stack of a root, and which of them is selected first.
  static func bottoms(of root: RootID, of flow: Flow) -> (screens: [ScreenID], selected: Int) {
    if case .tabs(let tabs, let start) = flow[root].kind { return (tabs.map(\.value), start) }
    return ([flow.bottomScreen(of: root)], 0)
  }
}
