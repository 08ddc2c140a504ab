import FlowModel

/// A flow that is simulated, with what is read off it once.
///
/// It lies in one place: simulators are copied with every move, and a flow is wide.
@usableFromInline final class SimulatedFlow: Sendable {
  @usableFromInline let flow: Flow
  /// The root that the window shows first.
  let start: RootID
  /// The `by: arrival` actions of each screen, in file order.
  let arrivals: [[ActionID]]
  /// Whether some screen has such actions.
  let hasArrivals: Bool
  /// For each entry's cases and results, the screen that keeps it from happening while it is in front.
  let blockingScreens: [ActionID: [[ScreenID?]]]
  /// What there is anywhere in the flow.
  let traits: FlowTraits
  /// Whether a root, or what comes in the place of one, may be a task's screen, so that it begins when it comes to the front.
  let beginsTasksInPlaceOfRoots: Bool
  /// Where each `then` is written.
  let thenCauses: [Cause]
  /// Whether each `then` has a step that does something.
  private let isThenActive: [Bool]

  /// Reads a flow; nil for a fragment.
  init?(_ flow: Flow) {
    guard let start = flow.start else { return nil }
    self.flow = flow
    self.start = start
    let arrivals = flow.screenIDs.map { screen in flow[screen].actions.filter { flow[$0].trigger == .arrival } }
    self.arrivals = arrivals
    hasArrivals = arrivals.contains { !$0.isEmpty }
    blockingScreens = Dictionary(uniqueKeysWithValues: flow.entries.map { ($0, flow.blockingScreens(of: $0)) })
    traits = FlowTraits(flow)
    beginsTasksInPlaceOfRoots = traits.replacesByTaskScreens || Self.hasTaskScreenAtBottom(flow)
    thenCauses = Self.causes(ofThensIn: flow)
    isThenActive = flow.thens.map { then in
      then.branches.contains { $0.steps.contains { if case .stay = $0.kind { false } else { true } } }
    }
  }

  /// What a frame remembers of what is to follow on it: nothing where nothing but `stay` is, so that such frames are the same.
  func remembered(_ then: ThenID?) -> ThenID? { then.flatMap { isThenActive[$0.index] ? $0 : nil } }

  private static func hasTaskScreenAtBottom(_ flow: Flow) -> Bool {
    flow.roots.flatMap { Configuration.bottoms(of: $0.id, of: flow).screens }.contains { flow[$0].task != nil }
  }

  private static func causes(ofThensIn flow: Flow) -> [Cause] {
    var causes = [Cause](repeating: .launch, count: flow.thens.count)
    func mark(_ step: Step, _ cause: Cause) {
      if case .start(_, _, let then?) = step.kind { mark(then, cause) }
    }
    func mark(_ then: ThenID, _ cause: Cause) {
      causes[then.index] = cause
      for branch in flow[then].branches { for step in branch.steps { mark(step, cause) } }
    }
    flow.forEachStep { step, action in mark(step, .action(action)) }
    for root in flow.roots {
      if case .task(_, let then?) = root.kind { mark(then, .rootThen(root.id)) }
    }
    return causes
  }
}
