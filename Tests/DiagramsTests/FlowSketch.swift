import Diagnostics
import FlowModel

/// Builds a flow by names, for tests that do not read it from a file.
struct FlowSketch {
  private(set) var flow = Flow(file: FileID(0))
  private static let range = SourceRange.beginning(of: FileID(0))

  init(_ title: String? = nil) { flow.title = title }

  func screen(_ name: String) -> ScreenID {
    flow.screens.first { $0.name.value == name }?.id ?? ScreenID(0)
  }

  func task(_ name: String) -> TaskID { flow.tasks.first { $0.name.value == name }?.id ?? TaskID(0) }

  mutating func outcome(_ name: String) -> OutcomeID {
    if let index = flow.outcomes.firstIndex(where: { $0.name == name }) { return OutcomeID(index) }
    flow.outcomes.append(Outcome(name: name))
    return OutcomeID(flow.outcomes.count - 1)
  }

  mutating func addScreen(_ name: String, title: String? = nil, kind: Screen.Kind = .screen, image: String? = nil) {
    var screen = Screen(id: ScreenID(flow.screens.count), name: Self.located(name))
    screen.title = title.map(Self.located)
    screen.kind = kind
    screen.image = image.map(Self.located)
    flow.screens.append(screen)
  }

  mutating func addTask(
    _ name: String, title: String? = nil, presentation: PresentationStyle = .sheet, screens: [ScreenID]
  ) {
    let id = TaskID(flow.tasks.count)
    var task = UserTask(id: id, name: Self.located(name), entry: screens[0])
    task.title = title.map(Self.located)
    task.presentation = .plain(presentation)
    task.screens = screens
    flow.tasks.append(task)
    for screen in screens { flow.screens[screen.index].task = id }
  }

  mutating func addRoot(tabs: [ScreenID], start: Int = 0, name: String? = nil) {
    addRoot(.tabs(tabs.map(Self.located), start: start), name: name)
  }

  mutating func addRoot(_ kind: Root.Kind, name: String? = nil) {
    let id = RootID(flow.roots.count)
    flow.roots.append(Root(id: id, name: name.map(Self.located), kind: kind, range: Self.range))
    if flow.start == nil { flow.start = id }
  }

  mutating func addVariable(_ name: String, _ values: [String]) {
    flow.variables.append(
      Variable(
        id: VariableID(flow.variables.count), name: Self.located(name),
        values: values.map { Variable.Value(name: Self.located($0)) }, initial: [ValueID(0)]))
  }

  mutating func then(_ outcome: OutcomeID, _ steps: [Step.Kind]) -> ThenID {
    let branch = Then.Branch(outcome: Self.located(outcome), steps: Self.steps(steps))
    flow.thens.append(Then(id: ThenID(flow.thens.count), branches: [branch], range: Self.range))
    return ThenID(flow.thens.count - 1)
  }

  /// Adds an action with one result.
  @discardableResult
  mutating func act(
    _ label: String, on screen: String, by trigger: Action.Trigger = .user, when condition: Condition = .always,
    _ steps: Step.Kind...
  ) -> ActionID {
    let result = Action.CaseResult(steps: Self.steps(steps), range: Self.range)
    return add(label, to: [self.screen(screen)], .screen(self.screen(screen)), trigger, condition, [result])
  }

  /// Adds an action with several results.
  mutating func either(
    _ label: String, on screen: String, when condition: Condition = .always, _ results: [(String, [Step.Kind])]
  ) {
    add(label, to: [self.screen(screen)], .screen(self.screen(screen)), .user, condition, Self.results(results))
  }

  /// Adds an action that a task offers on its screens, with exceptions.
  mutating func act(_ label: String, onTask name: String, except: [String] = [], _ steps: Step.Kind...) {
    let task = flow[self.task(name)]
    let screens = task.screens.filter { !flow[$0].isOneScreenLayer && !except.contains(flow[$0].name.value) }
    let result = Action.CaseResult(steps: Self.steps(steps), range: Self.range)
    let id = add(label, to: screens, .task(task.id), .user, .always, [result])
    flow.tasks[task.id.index].actions.append(id)
  }

  mutating func addEntry(_ name: String, _ results: [(String, [Step.Kind])]) {
    let id = add(name, to: [], .entries, .entry, .always, Self.results(results))
    flow.entries.append(id)
  }

  mutating func actOnRoot(_ label: String, _ steps: Step.Kind...) {
    let result = Action.CaseResult(steps: Self.steps(steps), range: Self.range)
    flow.roots[0].actions.append(add(label, to: [], .root(RootID(0)), .user, .always, [result]))
  }

  mutating func override(_ gesture: Gesture, on screen: String, _ steps: Step.Kind...) {
    let result = Action.CaseResult(steps: Self.steps(steps), range: Self.range)
    let place = self.screen(screen)
    let id = add(flow.name(of: gesture), to: [], .screen(place), .gesture(gesture), .always, [result])
    flow.screens[place.index].gestures.append((gesture, .action(id)))
  }

  func when(_ variable: Int, _ value: Int) -> Condition {
    Condition(tests: [Condition.Test(variable: VariableID(variable), values: [ValueID(value)])])
  }

  mutating func setDevices(_ devices: [Device]) { flow.devices = devices }

  @discardableResult
  private mutating func add(
    _ label: String, to screens: [ScreenID], _ owner: Action.Owner, _ trigger: Action.Trigger, _ condition: Condition,
    _ results: [Action.CaseResult]
  ) -> ActionID {
    let id = ActionID(flow.actions.count)
    let only = Action.Case(results: results, range: Self.range)
    var action = Action(
      id: id, label: Self.located(label), owner: owner, trigger: trigger, cases: [only], range: Self.range)
    action.condition = condition
    flow.actions.append(action)
    for screen in screens { flow.screens[screen.index].actions.append(id) }
    return id
  }

  private static func results(_ results: [(String, [Step.Kind])]) -> [Action.CaseResult] {
    results.map { name, steps in
      Action.CaseResult(name: name.isEmpty ? nil : located(name), steps: Self.steps(steps), range: range)
    }
  }

  private static func steps(_ kinds: [Step.Kind]) -> [Step] { kinds.map { Step($0, at: range) } }

  private static func located<Value>(_ value: Value) -> Located<Value> { Located(value, at: range) }
}
