import FlowModel

/// Adds the elements that are only in an old version to the new one, and maps the old ids to ids of the merged flow.
struct FlowMerger {
  let old: Flow
  var merged: Flow
  var screens: [ScreenID] = []
  var tasks: [TaskID] = []
  var roots: [RootID] = []
  var variables: [VariableID] = []
  /// By variable of the old version.
  var values: [[ValueID]] = []
  var outcomes: [OutcomeID] = []

  /// Creates a merger of two versions.
  init(_ old: Flow, _ new: Flow) {
    self.old = old
    merged = new
  }

  /// Merges the flows, in an order in which elements come after those that they refer to.
  mutating func merge() {
    mergeVariables()
    outcomes = old.outcomes.map { mergedID(of: $0) }
    screens = mergedIDs(of: old.screens.map(\.name.value), among: merged.screens.map(\.name.value))
    tasks = mergedIDs(of: old.tasks.map(\.name.value), among: merged.tasks.map(\.name.value))
    roots = mergedIDs(
      of: old.roots.map { old.name(of: $0.id) }, among: merged.roots.map { merged.name(of: $0.id) })
    let known = (screens: merged.screens.count, tasks: merged.tasks.count, roots: merged.roots.count)
    // Screens come before tasks, because a task needs its entry. Actions come last, because they can refer to
    // everything.
    for screen in old.screens where screens[screen.id.index].index >= known.screens { append(screen) }
    for task in old.tasks where tasks[task.id.index].index >= known.tasks { append(task) }
    for root in old.roots where roots[root.id.index].index >= known.roots { append(root) }
    mergeActions()
  }

  // MARK: Tables

  /// Returns the merged ids of the old elements; removed ones follow all others.
  private func mergedIDs<Subject>(of names: [String], among known: [String]) -> [ID<Subject>] {
    let indices = Dictionary(zip(known, known.indices)) { first, _ in first }
    var next = known.count
    return names.map { name in
      if let index = indices[name] { return ID(index) }
      next += 1
      return ID(next - 1)
    }
  }

  private mutating func mergedID(of outcome: Outcome) -> OutcomeID {
    if let index = merged.outcomes.firstIndex(of: outcome) { return OutcomeID(index) }
    merged.outcomes.append(outcome)
    return OutcomeID(merged.outcomes.count - 1)
  }

  private mutating func mergeVariables() {
    for variable in old.variables {
      var index = merged.variables.firstIndex { $0.name.value == variable.name.value }
      if index == nil {
        let id = VariableID(merged.variables.count)
        var copied = Variable(id: id, name: variable.name, values: variable.values, initial: variable.initial)
        copied.isCounter = variable.isCounter
        merged.variables.append(copied)
        index = id.index
      }
      guard let index else { continue }
      variables.append(VariableID(index))
      values.append(variable.values.map { mergedID(of: $0, among: index) })
    }
  }

  private mutating func mergedID(of value: Variable.Value, among index: Int) -> ValueID {
    let names = merged.variables[index].values.map(\.name.value)
    if let place = names.firstIndex(of: value.name.value) { return ValueID(place) }
    merged.variables[index].values.append(value)
    return ValueID(names.count)
  }

  // MARK: Removed elements

  private mutating func append(_ screen: Screen) {
    var copy = Screen(id: screens[screen.id.index], name: screen.name)
    copy.title = screen.title
    copy.kind = screen.kind
    copy.item = screen.item
    copy.task = screen.task.map { tasks[$0.index] }
    copy.hidesBack = screen.hidesBack
    copy.hidesTabBar = screen.hidesTabBar
    if let task = copy.task, task.index < merged.tasks.count { merged.tasks[task.index].screens.append(copy.id) }
    merged.screens.append(copy)
  }

  private mutating func append(_ task: UserTask) {
    var copy = UserTask(id: tasks[task.id.index], name: task.name, entry: screens[task.entry.index])
    copy.title = task.title
    copy.opened = task.opened.map { screens[$0.index] }
    copy.kind = task.kind
    copy.presentation = task.presentation
    copy.outcomes = task.outcomes.map { Located(outcomes[$0.value.index], at: $0.range) }
    copy.screens = task.screens.map { screens[$0.index] }.filter { merged[$0].task == copy.id }
    merged.tasks.append(copy)
  }

  private mutating func append(_ root: Root) {
    var copy = Root(id: roots[root.id.index], name: root.name, kind: root.kind, range: root.range)
    copy.content = self.copy(of: root.content)
    copy.contents = root.contents.mapValues { self.copy(of: $0) }
    merged.roots.append(copy)
  }

  private func copy(of content: Root.Content) -> Root.Content {
    var copy = content
    switch content.kind {
    case .tabs(let tabs, let start): copy.kind = .tabs(tabs.map(located), start: start)
    case .stack(let screen): copy.kind = .stack(located(screen))
    case .screen(let screen): copy.kind = .screen(located(screen))
    case .task(let task, _): copy.kind = .task(Located(tasks[task.value.index], at: task.range), then: nil)
    }
    copy.splits = content.splits.mapValues { Root.Split(columns: $0.columns.map(located), start: $0.start) }
    copy.pushed = content.pushed.mapValues { $0.map(located) }
    return copy
  }

  private func located(_ screen: Located<ScreenID>) -> Located<ScreenID> {
    Located(screens[screen.value.index], at: screen.range)
  }

  // MARK: Actions

  private mutating func mergeActions() {
    let known = Set(merged.actions.map(merged.key))
    for action in old.actions where !known.contains(old.key(of: action)) {
      let id = ActionID(merged.actions.count)
      merged.actions.append(copy(of: action, as: id))
      offer(id, like: action)
    }
  }

  /// Adds a copied action wherever the old version offers the original.
  private mutating func offer(_ id: ActionID, like action: Action) {
    switch action.owner {
    case .entries: merged.entries.append(id)
    case .root(let root): merged.roots[roots[root.index].index].actions.append(id)
    case .task(let task): merged.tasks[tasks[task.index].index].actions.append(id)
    case .screen: break
    }
    for screen in old.screens {
      let place = screens[screen.id.index].index
      if screen.actions.contains(action.id) { merged.screens[place].actions.append(id) }
      for entry in screen.gestures {
        guard case .action(action.id) = entry.override else { continue }
        merged.screens[place].gestures.append((gesture(entry.gesture), .action(id)))
      }
    }
  }
}
