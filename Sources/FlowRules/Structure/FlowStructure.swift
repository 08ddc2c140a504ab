import FlowModel

/// What a flow's text says of who shows what, without running it.
public struct FlowStructure: Sendable {
  let flow: Flow
  /// Every step, those in `then`s included, in file order of their actions; roots' `then`s come last.
  let steps: [WrittenStep]
  /// Every step that shows a screen.
  let showings: [Showing]
  /// The screens on which each action is offered; none for actions of roots and for entries.
  let hosts: [[ScreenID]]
  /// For each screen, the tasks that may be running while it shows, nil for none.
  let contexts: [Set<TaskID?>]
  /// The screens that a root or a tab starts with.
  let rootScreens: Set<ScreenID>
  /// The screens with which modal layers that count begin, in the order of the file.
  private(set) var modalStarts: [ModalStart] = []
  /// The places in `showings` of what each action shows.
  private let placesByAction: [[Int]]
  /// The places in `showings` of what shows each screen.
  private let placesByScreen: [[Int]]

  init(_ flow: Flow) {
    let reader = StructureReader(flow: flow)
    self.flow = flow
    steps = reader.steps()
    showings = steps.compactMap { Showing($0, in: flow) }
    hosts = reader.hosts()
    rootScreens = Set(
      flow.roots.flatMap { root in root.hasTabs ? root.tabs : [flow.bottomScreen(of: root.id)] })
    contexts = reader.contexts(showings: showings, hosts: hosts, rootScreens: rootScreens)
    var byAction = [[Int]](repeating: [], count: flow.actions.count)
    var byScreen = [[Int]](repeating: [], count: flow.screens.count)
    for (place, showing) in showings.enumerated() {
      if let action = showing.written.action { byAction[action.index].append(place) }
      byScreen[showing.screen.index].append(place)
    }
    (placesByAction, placesByScreen) = (byAction, byScreen)
    modalStarts = readModalStarts()
  }

  /// The steps of an action that show something, those of its `then`s included.
  func showings(of action: ActionID) -> [Showing] { placesByAction[action.index].map { showings[$0] } }

  /// The steps that show a screen.
  func showings(of screen: ScreenID) -> [Showing] { placesByScreen[screen.index].map { showings[$0] } }

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

  // MARK: Tasks

  /// The tasks that may be running, nil for none, where a step runs.
  func contexts(of step: WrittenStep) -> Set<TaskID?> {
    let possible = Set(hosts(of: step).flatMap { contexts[$0.index] })
    return conditions(of: step).reduce(possible.isEmpty ? [nil] : possible) { contexts, condition in
      guard let match = condition.pattern?.task else { return contexts }
      return contexts.filter { context in match.holds { $0 == context } }
    }
  }

  private func conditions(of step: WrittenStep) -> [Condition] {
    guard let id = step.action else { return [] }
    let chosen = flow[id].cases[step.chosenCase]
    return [flow[id].condition, chosen.condition, chosen.results[step.result].condition]
  }

  /// The showings that may begin a task, in file order: those of its screens where it may not be running already.
  func beginnings(of task: TaskID) -> [Showing] {
    let places = Set([flow[task].entry] + flow[task].screens).flatMap { placesByScreen[$0.index] }.sorted()
    return places.map { showings[$0] }.filter { showing in
      if let started = showing.started { return started == task }
      guard flow[showing.screen].task == task else { return false }
      return contexts(of: showing.written).contains { $0 != task }
    }
  }
}
