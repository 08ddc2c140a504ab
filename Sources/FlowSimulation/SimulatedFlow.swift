import Diagnostics
import FlowModel

/// A flow with the data that the simulator derives from it.
///
/// It is a class, because simulators are copied with every move and a flow is large.
@usableFromInline final class SimulatedFlow: Sendable {
  @usableFromInline let flow: Flow
  /// The flow as it is written, with the roots of every device.
  let written: Flow
  /// Whether some root has columns side by side.
  let hasColumns: Bool
  /// The root at launch.
  let start: RootID
  /// The `by: arrival` actions of each screen, in file order.
  let arrivals: [[ActionID]]
  /// Whether some screen has `by: arrival` actions.
  let hasArrivals: Bool
  /// For each case and result of an entry, the screen that blocks it while it is in front.
  let blockingScreens: [ActionID: [[ScreenID?]]]
  /// Whether the steps of some gesture depend on values.
  let hasConditionalGestures: Bool
  /// Whether some screen can be swiped to the left or right.
  let hasPages: Bool
  /// The actions with `while: open`, in file order, each with its screens.
  let openActions: [(action: ActionID, screens: Set<ScreenID>)]
  /// The `item` of each screen that has one, by the name of the screen.
  let items: [String: String]
  /// What people read in place of names.
  let titles: FlowTitles
  /// Properties of the whole flow.
  let traits: FlowTraits
  /// Whether the bottom screen of a root, or its replacement, may belong to a task that then begins there.
  let mayHaveRootTasks: Bool
  /// The cause of each `then`.
  let thenCauses: [Cause]
  /// Whether each `then` has a step other than `stay`.
  private let isThenActive: [Bool]

  /// Creates the data of a flow, or returns nil for a fragment.
  init?(_ written: Flow, on device: Device) {
    guard let start = written.start else { return nil }
    let flow = written.on(device)
    self.flow = flow
    self.written = written
    hasColumns = flow.roots.contains(where: \.hasColumns)
    self.start = start
    let arrivals = flow.screenIDs.map { screen in flow[screen].actions.filter { flow[$0].trigger == .arrival } }
    self.arrivals = arrivals
    hasArrivals = arrivals.contains { !$0.isEmpty }
    blockingScreens = flow.blockingScreens
    items = Dictionary(flow.screens.compactMap { screen in screen.item.map { (screen.name.value, $0.value) } }) {
      one, _ in
      one
    }
    titles = FlowTitles(flow)
    hasConditionalGestures = flow.actions.contains { action in
      if case .gesture = action.trigger { action.cases.count > 1 } else { false }
    }
    hasPages = flow.screens.contains { $0.gestures.contains { [.swipeLeft, .swipeRight].contains($0.gesture) } }
    openActions = flow.actions.filter(\.isWhileOpen).map { action in
      (action.id, Set(flow.screens.filter { $0.actions.contains(action.id) }.map(\.id)))
    }
    traits = FlowTraits(flow)
    mayHaveRootTasks = traits.replacesByTaskScreens || Self.hasTaskScreenAtBottom(flow)
    thenCauses = Self.causes(ofThensIn: flow)
    isThenActive = flow.thens.map { then in
      then.branches.contains { $0.steps.contains { if case .stay = $0.kind { false } else { true } } }
    }
  }

  /// Returns the `then` that a frame stores: nil if it only has `stay`, so that frames with the same effect are equal.
  func effective(_ then: ThenID?) -> ThenID? { then.flatMap { isThenActive[$0.index] ? $0 : nil } }

  private static func hasTaskScreenAtBottom(_ flow: Flow) -> Bool {
    flow.roots.flatMap { flow.stacks(of: $0.id) }.contains { $0.first.flatMap { flow[$0].task } != nil }
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

extension FlowTitles {
  /// Creates the titles of a flow.
  public init(_ flow: Flow) {
    self.init(
      screens: Self.titles(flow.screens.map { ($0.name.value, $0.distinctTitle) }),
      tasks: Self.titles(flow.tasks.map { ($0.name.value, $0.distinctTitle) }))
  }

  private static func titles(_ all: [(name: String, title: String?)]) -> [String: String] {
    Dictionary(all.compactMap { name, title in title.map { (name, $0) } }) { first, _ in first }
  }
}
