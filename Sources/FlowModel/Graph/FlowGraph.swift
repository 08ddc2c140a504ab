/// The static navigation of a flow: which steps show which screens, without simulation.
public struct FlowGraph: Sendable {
  /// The flow.
  package let flow: Flow
  /// All steps, including those of `then`s, in file order of their actions; the `then`s of roots are last.
  package let steps: [WrittenStep]
  /// The steps that show a screen.
  package let showings: [PresentationSite]
  /// The screens that offer each action; empty for the actions of roots and for entries.
  package let hosts: [[ScreenID]]
  /// For each screen, the tasks that may be running while it is shown; nil stands for no task.
  package let contexts: [Set<TaskID?>]
  /// The first screens of roots and tabs.
  package let rootScreens: Set<ScreenID>
  /// The screens that may be on a root's own stack.
  package private(set) var screensOnRoots: Set<ScreenID> = []
  /// The first screens of sheets and full-screen layers, in file order.
  package private(set) var modalStarts: [ModalStart] = []
  /// The branches of each screen that may be in one of those layers; nil for the others.
  package private(set) var branchesInLayers: [[Branch]?]
  /// The screens that can follow each of these screens on its stack; nil for the others.
  private(set) var nextInLayers: [[ScreenID]?]
  /// The screens that steps of other stacks add to the stack of a screen.
  package private(set) var landings: [ScreenID: [ScreenID]] = [:]
  /// Whether some screen has actions that are not in the file.
  let hasUnknownExits: Bool
  /// Whether some step has `as: unknown`.
  let hasUnknownStyles: Bool
  /// For each task, the indices in `showings` of the steps that may begin it.
  private var beginnings: [[Int]] = []
  /// For each action, the ranges of its steps in `steps` and in `showings`.
  private let stepsByAction: [Range<Int>]
  private let showingsByAction: [Range<Int>]
  /// For each screen, the indices in `showings` of the steps that show it.
  private let placesByScreen: [[Int]]

  /// Computes the navigation of a flow.
  package init(_ flow: Flow) {
    let reader = FlowGraphReader(flow: flow)
    self.flow = flow
    steps = reader.steps()
    showings = steps.compactMap { PresentationSite($0, in: flow) }
    hosts = reader.hosts()
    hasUnknownExits = flow.screens.contains(where: \.hasUnknownExits)
    hasUnknownStyles = steps.contains { $0.step.isStyleUnknown }
    rootScreens = Set(flow.rootsOnDevices.flatMap { flow.firstScreens(of: $0) })
    contexts = reader.contexts(showings: showings, hosts: hosts, rootScreens: rootScreens)
    stepsByAction = reader.places(inOrderOf: steps.lazy.map(\.action))
    showingsByAction = reader.places(inOrderOf: showings.lazy.map(\.written.action))
    var byScreen = [[Int]](repeating: [], count: flow.screens.count)
    for place in showings.indices { byScreen[showings[place].screen.index].append(place) }
    placesByScreen = byScreen
    branchesInLayers = .init(repeating: nil, count: flow.screens.count)
    nextInLayers = .init(repeating: nil, count: flow.screens.count)
    landings = readLandings()
    modalStarts = readModalStarts()
    readBranchesInLayers()
    screensOnRoots = readScreensOnRoots()
    beginnings = flow.tasks.indices.map { readBeginnings(of: TaskID($0)) }
  }

  /// Returns the steps that satisfy a predicate.
  package func steps(where isRelevant: (Step.Kind) -> Bool) -> [WrittenStep] {
    steps.indices.filter { isRelevant(steps[$0].step.kind) }.map { steps[$0] }
  }

  /// Returns the steps of an action, including those of its `then`s.
  package func steps(of action: ActionID) -> ArraySlice<WrittenStep> { steps[stepsByAction[action.index]] }

  /// Returns the steps of an action that show a screen, including those of its `then`s.
  package func showings(of action: ActionID) -> ArraySlice<PresentationSite> {
    showings[showingsByAction[action.index]]
  }

  /// Returns the steps that show a screen.
  package func showings(of screen: ScreenID) -> [PresentationSite] { placesByScreen[screen.index].map { showings[$0] } }

  /// Returns the screens on which the action of a step can start; a root offers its actions on its first screens.
  func origins(of step: WrittenStep) -> [ScreenID] {
    guard let action = step.action, case .root(let root) = flow[action].owner else { return hosts(of: step) }
    return flow.firstScreens(of: root)
  }

  /// Returns the screens that offer the action of a step.
  package func hosts(of step: WrittenStep) -> [ScreenID] { step.action.map { hosts[$0.index] } ?? [] }

  private mutating func readBranchesInLayers() {
    var open = modalStarts.map(\.screen)
    while let screen = open.popLast() {
      guard branchesInLayers[screen.index] == nil else { continue }
      let branches = readBranches(of: screen)
      let next = readScreensNext(to: screen, branches)
      branchesInLayers[screen.index] = branches
      nextInLayers[screen.index] = next
      open += next
    }
  }

  // MARK: Tasks

  /// Returns the tasks that may be running when a step runs; nil stands for no task.
  package func contexts(of step: WrittenStep) -> Set<TaskID?> {
    let hosts = hosts(of: step)
    let possible = hosts.count == 1 ? contexts[hosts[0].index] : Set(hosts.flatMap { contexts[$0.index] })
    return conditions(of: step).reduce(possible.isEmpty ? [nil] : possible) { contexts, condition in
      guard let match = condition.pattern?.task else { return contexts }
      return contexts.filter { context in match.holds { $0 == context } }
    }
  }

  /// Returns the conditions for a step to run.
  package func conditions(of step: WrittenStep) -> [Condition] {
    guard let id = step.action else { return [] }
    let chosen = flow[id].cases[step.chosenCase]
    let earlier = flow[id].cases[..<step.chosenCase].compactMap { opposite(of: $0.condition) }
    return [flow[id].condition, chosen.condition, chosen.results[step.result].condition] + earlier
  }

  /// Returns the condition that holds exactly if one with a single test does not; nil for other conditions.
  private func opposite(of condition: Condition) -> Condition? {
    guard condition.pattern == nil, condition.tests.count == 1 else { return nil }
    let test = condition.tests[0]
    let others = flow[test.variable].values.indices.map(ValueID.init).filter { !test.values.contains($0) }
    return Condition(tests: [Condition.Test(variable: test.variable, values: others)])
  }

  /// Returns the steps that may begin a task, in file order: those that can show its screens while it is not running.
  package func beginnings(of task: TaskID) -> [PresentationSite] { beginnings[task.index].map { showings[$0] } }

  private func readBeginnings(of task: TaskID) -> [Int] {
    let places = Set([flow[task].entry] + flow[task].screens).flatMap { placesByScreen[$0.index] }.sorted()
    return places.filter { place in
      if let started = showings[place].started { return started == task }
      guard flow[showings[place].screen].task == task else { return false }
      return contexts(of: showings[place].written).contains { $0 != task }
    }
  }
}
