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

  init(_ flow: Flow) {
    self.flow = flow
    steps = Self.steps(of: flow)
    showings = steps.compactMap { Showing($0, in: flow) }
    hosts = Self.hosts(of: flow)
    rootScreens = Set(
      flow.roots.flatMap { root in root.hasTabs ? root.tabs : [flow.bottomScreen(of: root.id)] })
    contexts = Self.contexts(flow, showings, hosts, rootScreens)
  }

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

  /// The tasks that may be running, nil for none, where a step runs.
  func contexts(of step: WrittenStep) -> Set<TaskID?> {
    let possible = Set(hosts(of: step).flatMap { contexts[$0.index] })
    let all: Set<TaskID?> = possible.isEmpty ? [nil] : possible
    guard let required = requiredTasks(of: step) else { return all }
    return all.intersection(required)
  }

  /// The tasks that a step's `where` asks for, or nil where it asks for none by name.
  private func requiredTasks(of step: WrittenStep) -> Set<TaskID?>? {
    guard let id = step.action else { return nil }
    let chosen = flow[id].cases[step.chosenCase]
    let conditions = [flow[id].condition, chosen.condition, chosen.results[step.result].condition]
    let match = conditions.lazy.compactMap { $0.pattern?.task }.first { !$0.negated }
    return match.map { Set($0.values) }
  }

  /// The showings that may begin a task: those of its screens where it may not be running already.
  func beginnings(of task: TaskID) -> [Showing] {
    showings.filter { showing in
      if let started = showing.started { return started == task }
      guard flow[showing.screen].task == task else { return false }
      return contexts(of: showing.written).contains { $0 != task }
    }
  }

  // MARK: Reading

  private static func hosts(of flow: Flow) -> [[ScreenID]] {
    var hosts = [[ScreenID]](repeating: [], count: flow.actions.count)
    for screen in flow.screens {
      for action in screen.actions { hosts[action.index].append(screen.id) }
      for (_, override) in screen.gestures {
        if case .action(let action) = override { hosts[action.index].append(screen.id) }
      }
    }
    return hosts
  }

  private static func steps(of flow: Flow) -> [WrittenStep] {
    var all: [WrittenStep] = []
    func add(_ list: [Step], _ action: ActionID?, _ root: RootID?, _ chosenCase: Int, _ result: Int, inThen: Bool) {
      for step in list {
        all.append(
          WrittenStep(
            step: step, action: action, root: root, chosenCase: chosenCase, result: result, isInThen: inThen,
            list: list))
        guard case .start(_, _, let then?) = step.kind else { continue }
        for branch in flow[then].branches { add(branch.steps, action, root, chosenCase, result, inThen: true) }
      }
    }
    for action in flow.actions {
      for (chosenCase, each) in action.cases.enumerated() {
        for (place, result) in each.results.enumerated() {
          add(result.steps, action.id, nil, chosenCase, place, inThen: false)
        }
      }
    }
    for root in flow.roots {
      guard case .task(_, let then?) = root.kind else { continue }
      for branch in flow[then].branches { add(branch.steps, nil, root.id, 0, 0, inThen: true) }
    }
    return all
  }

  /// A screen of a task belongs to it; another may show in the tasks of whoever shows it.
  private static func contexts(
    _ flow: Flow, _ showings: [Showing], _ hosts: [[ScreenID]], _ rootScreens: Set<ScreenID>
  ) -> [Set<TaskID?>] {
    var contexts: [Set<TaskID?>] = flow.screens.map { screen in
      if let task = screen.task { return [task] }
      return rootScreens.contains(screen.id) ? [nil] : []
    }
    let free = showings.filter { flow[$0.screen].task == nil }
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for showing in free {
        let from = showing.written.action.map { hosts[$0.index] } ?? []
        let added: Set<TaskID?> = from.isEmpty ? [nil] : Set(from.flatMap { contexts[$0.index] })
        guard !added.isSubset(of: contexts[showing.screen.index]) else { continue }
        contexts[showing.screen.index].formUnion(added)
        hasChanged = true
      }
    }
    // What nothing shows here may be shown by another file, outside every task.
    return contexts.map { $0.isEmpty ? [nil] : $0 }
  }
}
