import FlowModel

/// The meaning of a flow on a device: what is offered in a configuration, and what comes of it.
///
/// A simulator holds no configuration of its own; it can be shared and asked in any order.
public struct Simulator: Sendable {
  /// The flow that is simulated; it has a root.
  public let flow: Flow
  /// The device it runs on.
  public let device: Device
  /// The root that the window shows first.
  let start: RootID
  /// The `by: arrival` actions of each screen, in file order.
  let arrivals: [[ActionID]]
  /// Whether some screen has such actions.
  let hasArrivals: Bool
  /// Whether a root, or what comes in the place of one, may be a task's screen, so that it begins when it comes to the front.
  let beginsTasksInPlaceOfRoots: Bool
  /// Where each `then` is written.
  let thenCauses: [Cause]

  /// Creates the simulator of a flow, or nil for a fragment, which has no behaviour of its own.
  public init?(_ flow: Flow, on device: Device) {
    guard let start = flow.start else { return nil }
    self.flow = flow
    self.device = device
    self.start = start
    arrivals = flow.screens.map { screen in screen.actions.filter { flow[$0].trigger == .arrival } }
    hasArrivals = arrivals.contains { !$0.isEmpty }
    beginsTasksInPlaceOfRoots = Self.beginsTasksInPlaceOfRoots(flow)
    thenCauses = Self.causes(ofThensIn: flow)
  }

  /// Every choice of initial values that the flow asks to be checked from, the defaults first.
  public var initialStates: [[ValueID]] {
    flow.variables.reduce([[]]) { states, variable in
      states.flatMap { state in variable.initial.map { state + [$0] } }
    }
  }

  /// The launch of the app with given values of the variables.
  ///
  /// - Parameter state: one value for each variable of the flow, in its order.
  public func launch(_ state: [ValueID]) -> Transition {
    var execution = Execution(self, from: Configuration.bare(root: start, of: flow, state: state))
    return execution.launch()
  }

  /// The launch with each variable's default.
  public func launch() -> Transition { launch(flow.variables.map { $0.initial.first ?? ValueID(0) }) }

  /// Performs a move that is offered in a configuration.
  public func perform(_ move: Move, in configuration: Configuration) -> Transition {
    var execution = Execution(self, from: configuration)
    return execution.perform(move)
  }

  private static func beginsTasksInPlaceOfRoots(_ flow: Flow) -> Bool {
    let bottoms = flow.roots.flatMap { Configuration.bottoms(of: $0.id, of: flow).screens }
    let steps = flow.actions.flatMap(\.allSteps) + flow.thens.flatMap { $0.branches.flatMap(\.steps) }
    let replacing = steps.compactMap { if case .replace(let screen) = $0.kind { screen } else { nil as ScreenID? } }
    return (bottoms + replacing).contains { flow[$0].task != nil }
  }

  private static func causes(ofThensIn flow: Flow) -> [Cause] {
    var causes = [Cause](repeating: .launch, count: flow.thens.count)
    func mark(_ steps: [Step], _ cause: Cause) {
      for step in steps {
        guard case .start(_, _, let then?) = step.kind else { continue }
        mark(then, cause)
      }
    }
    func mark(_ then: ThenID, _ cause: Cause) {
      causes[then.index] = cause
      for branch in flow[then].branches { mark(branch.steps, cause) }
    }
    for action in flow.actions { mark(action.allSteps, .action(action.id)) }
    for root in flow.roots {
      if case .task(_, let then?) = root.kind { mark(then, .rootThen(root.id)) }
    }
    return causes
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
