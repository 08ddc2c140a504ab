import FlowModel
import FlowVerification

/// What a flow's text says of who shows what, without running it.
public struct FlowStructure: Sendable {
  let flow: Flow
  /// Every step, those in `then`s included, in file order of their actions; roots' `then`s come last.
  let steps: [WrittenStep]
  /// Every step that shows a screen.
  let showings: [PresentationSite]
  /// The screens on which each action is offered; none for actions of roots and for entries.
  let hosts: [[ScreenID]]
  /// For each screen, the tasks that may be running while it shows, nil for none.
  let contexts: [Set<TaskID?>]
  /// The screens that a root or a tab starts with.
  let rootScreens: Set<ScreenID>
  /// The screens with which modal layers that count begin, in the order of the file.
  private(set) var modalStarts: [ModalStart] = []
  /// The ways on from each screen that may stand in one of those layers; nil for the others.
  private(set) var branchesInLayers: [[Branch]?]
  /// The screens that are put on the stack of a screen from elsewhere.
  private(set) var landings: [ScreenID: [ScreenID]] = [:]
  /// The places in `showings` that may begin each task.
  private var beginnings: [[Int]] = []
  /// The places in `steps` of each action's, and in `showings`.
  private let stepsByAction: [Range<Int>]
  private let showingsByAction: [Range<Int>]
  /// The places in `showings` of what shows each screen.
  private let placesByScreen: [[Int]]

  init(_ flow: Flow) {
    let reader = StructureReader(flow: flow)
    self.flow = flow
    steps = reader.steps()
    showings = steps.compactMap { PresentationSite($0, in: flow) }
    hosts = reader.hosts()
    rootScreens = Set(
      flow.roots.flatMap { root in root.hasTabs ? root.tabs : [flow.bottomScreen(of: root.id)] })
    contexts = reader.contexts(showings: showings, hosts: hosts, rootScreens: rootScreens)
    stepsByAction = reader.places(inOrderOf: steps.lazy.map(\.action))
    showingsByAction = reader.places(inOrderOf: showings.lazy.map(\.written.action))
    var byScreen = [[Int]](repeating: [], count: flow.screens.count)
    for place in showings.indices { byScreen[showings[place].screen.index].append(place) }
    placesByScreen = byScreen
    branchesInLayers = .init(repeating: nil, count: flow.screens.count)
    landings = readLandings()
    modalStarts = readModalStarts()
    readBranchesInLayers()
    beginnings = flow.tasks.indices.map { readBeginnings(of: TaskID($0)) }
  }

  /// The steps of a kind.
  func steps(where isMeant: (Step.Kind) -> Bool) -> [WrittenStep] {
    steps.indices.filter { isMeant(steps[$0].step.kind) }.map { steps[$0] }
  }

  /// The steps of an action, those of its `then`s included.
  func steps(of action: ActionID) -> ArraySlice<WrittenStep> { steps[stepsByAction[action.index]] }

  /// The steps of an action that show something, those of its `then`s included.
  func showings(of action: ActionID) -> ArraySlice<PresentationSite> { showings[showingsByAction[action.index]] }

  /// The steps that show a screen.
  func showings(of screen: ScreenID) -> [PresentationSite] { placesByScreen[screen.index].map { showings[$0] } }

  /// The screens on which a step's action is offered.
  func hosts(of step: WrittenStep) -> [ScreenID] { step.action.map { hosts[$0.index] } ?? [] }

  /// Where an action is written.
  func place(of action: ActionID) -> Finding.Place {
    switch flow[action].owner {
    case .screen(let screen): .screen(screen)
    case .task(let task): .task(task)
    case .root(let root): .root(root)
    case .entries: .action(action)
    }
  }

  /// Where the action of a step is written.
  func place(of step: WrittenStep) -> Finding.Place {
    step.action.map(place) ?? step.root.map { .root($0) } ?? .nowhere
  }

  /// The step that was at work at a site, or nil where none was.
  func step(at site: Site) -> WrittenStep? {
    guard let range = site.range else { return nil }
    switch site.cause {
    case .action(let action): return steps(of: action).first { $0.step.range == range }
    case .rootThen(let root): return steps.last { $0.root == root && $0.step.range == range }
    case .gesture, .launch: return nil
    }
  }

  private mutating func readBranchesInLayers() {
    var open = modalStarts.map(\.screen)
    while let screen = open.popLast() {
      guard branchesInLayers[screen.index] == nil else { continue }
      let branches = readBranches(of: screen)
      branchesInLayers[screen.index] = branches
      open += branches.flatMap(\.targets) + (landings[screen] ?? [])
    }
  }

  // MARK: Tasks

  /// The tasks that may be running, nil for none, where a step runs.
  func contexts(of step: WrittenStep) -> Set<TaskID?> {
    let hosts = hosts(of: step)
    let possible = hosts.count == 1 ? contexts[hosts[0].index] : Set(hosts.flatMap { contexts[$0.index] })
    return conditions(of: step).reduce(possible.isEmpty ? [nil] : possible) { contexts, condition in
      guard let match = condition.pattern?.task else { return contexts }
      return contexts.filter { context in match.holds { $0 == context } }
    }
  }

  /// What must hold for a step to run.
  func conditions(of step: WrittenStep) -> [Condition] {
    guard let id = step.action else { return [] }
    let chosen = flow[id].cases[step.chosenCase]
    return [flow[id].condition, chosen.condition, chosen.results[step.result].condition]
  }

  /// The showings that may begin a task, in file order: those of its screens where it may not be running already.
  func beginnings(of task: TaskID) -> [PresentationSite] { beginnings[task.index].map { showings[$0] } }

  private func readBeginnings(of task: TaskID) -> [Int] {
    let places = Set([flow[task].entry] + flow[task].screens).flatMap { placesByScreen[$0.index] }.sorted()
    return places.filter { place in
      if let started = showings[place].started { return started == task }
      guard flow[showings[place].screen].task == task else { return false }
      return contexts(of: showings[place].written).contains { $0 != task }
    }
  }
}
