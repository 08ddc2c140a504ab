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
  /// Whether a root, or what comes in the place of one, may be a task's screen, so that it begins when it comes to the front.
  let beginsTasksInPlaceOfRoots: Bool
  /// Where each `then` is written.
  let thenCauses: [Cause]

  /// Reads a flow; nil for a fragment.
  init?(_ flow: Flow) {
    guard let start = flow.start else { return nil }
    self.flow = flow
    self.start = start
    let arrivals = flow.screens.map { screen in screen.actions.filter { flow[$0].trigger == .arrival } }
    self.arrivals = arrivals
    hasArrivals = arrivals.contains { !$0.isEmpty }
    beginsTasksInPlaceOfRoots = Self.beginsTasksInPlaceOfRoots(flow)
    thenCauses = Self.causes(ofThensIn: flow)
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
