import FlowModel
import FlowSimulation

/// Reads facts from configurations and transitions.
///
/// All engines use it, so they agree on what a fact means.
package struct FactReader {
  package let simulator: Simulator

  package init(simulator: Simulator) { self.simulator = simulator }

  private var flow: Flow { simulator.flow }

  // MARK: Configurations

  /// Returns the facts of a configuration and of the moves that it offers.
  package func facts(of configuration: Configuration, offering moves: [Move]) -> [Fact] {
    let seen = facts(of: configuration) + visibleModals(in: configuration)
    let locks = missedLocks(in: configuration, offering: moves)
    return (offersNothing(moves) ? seen + [offersNothing(configuration)] : seen) + locks
  }

  /// Returns the facts of a configuration that depend neither on its moves nor on the number of its layers.
  package func facts(of configuration: Configuration) -> [Fact] {
    var facts: [Fact] = [Fact(.shows(configuration.frontScreen))]
    for column in simulator.otherColumns(in: configuration) {
      if let screen = configuration.stacks[column].last?.screen { facts.append(Fact(.shows(screen))) }
    }
    let usable = configuration[configuration.top(of: configuration.usableLayer)].screen
    if configuration.panelCount > 0 { facts.append(Fact(.shows(usable))) }
    if let task = taskUnderTabBar(in: configuration) {
      let tab = flow[configuration.root].tab(ofStack: configuration.selectedTab)
      facts.append(Fact(.exposesTabBar(task, screen: usable, root: configuration.root, tab: tab)))
    }
    if let task = taskAcrossLayers(in: configuration) { facts.append(Fact(.runsAcrossLayers(task))) }
    if hidesTabBar(configuration) { facts.append(Fact(.hidesTabBar(configuration.frontScreen))) }
    return facts
  }

  /// Returns the fact that a configuration offers nothing.
  package func offersNothing(_ configuration: Configuration) -> Fact {
    Fact(.offersNothing(configuration.frontScreen, isLoneRoot: configuration.front == .bottom))
  }

  /// Returns whether the moves contain no action and no gesture.
  ///
  /// Entries do not count, because they come from outside the app.
  package func offersNothing(_ moves: [Move]) -> Bool {
    moves.allSatisfy { if case .entry = $0.kind { true } else { false } }
  }

  /// Returns the running task if it began on the root's stack and a modal layer is in front.
  private func taskAcrossLayers(in configuration: Configuration) -> TaskID? {
    guard simulator.traits.replacesByTaskScreens,
      configuration.style(of: configuration.front.layer)?.countsAsModal == true,
      let start = configuration.frameStart(atOrUnder: configuration.front), start.layer == 0,
      let frame = configuration[start].frame, !frame.isAtRoot
    else { return nil }
    return frame.task
  }

  /// Returns whether the front screen hides the tab bar while no task runs.
  private func hidesTabBar(_ configuration: Configuration) -> Bool {
    configuration.front.layer == 0 && configuration.front.index > 0 && flow[configuration.frontScreen].hidesTabBar
      && flow[configuration.root].hasTabs && configuration.runningTask == nil
  }

  /// Returns the fact that the due arrivals of a configuration do not end, and whether that is certain.
  ///
  /// Unlike other facts it needs a complete configuration.
  package func arrivalFact(of configuration: Configuration, offering moves: [Move]) -> (fact: Fact, isCertain: Bool)? {
    guard let first = moves.first, trigger(of: first) == .arrival else { return nil }
    switch ArrivalCycle.follow(configuration, simulator) {
    case .ends: return nil
    case .cycle(let cycle):
      return (Fact(.loopsOnArrival(cycle.actions[0], others: Array(cycle.actions.dropFirst()))), true)
    case .unclear: return flow.action(of: first).map { (Fact(.loopsOnArrival($0.id, others: [])), false) }
    }
  }

  private func taskUnderTabBar(in configuration: Configuration) -> TaskID? {
    let hasColumns = configuration.layers.isEmpty && !simulator.columns(in: configuration).isEmpty
    guard hasColumns || simulator.showsTabBar(in: configuration),
      let start = configuration.frameStart(atOrUnder: configuration.front), start.layer == 0,
      let frame = configuration[start].frame
    else { return nil }
    return frame.isAtRoot && !hasGoneOn(frame.task, in: configuration) ? nil : frame.task
  }

  /// Returns whether a screen of the task at the visible root may be above its first one.
  ///
  /// An engine may know only the screen in front. If that belongs to no task, the screens beneath it were in front with
  /// the same tab bar, unless they hide it.
  private func hasGoneOn(_ task: TaskID, in configuration: Configuration) -> Bool {
    guard let top = configuration.visibleStack.last, configuration.visibleStack.count > 1 else { return false }
    return flow[top.screen].task != nil || flow[task].screens.contains { flow[$0].hidesTabBar }
  }

  // MARK: Transitions

  /// Returns the trigger of a move.
  package func trigger(of move: Move) -> Site.Trigger {
    switch move.kind {
    case .gesture: return .gesture
    case .entry: return .entry
    case .action(let id):
      switch flow[id].trigger {
      case .system: return .system
      case .arrival: return .arrival
      case .user, .gesture, .entry: return .user
      }
    }
  }

  /// Returns the origin of a move in a configuration; the move is nil for the launch.
  package func origin(of move: Move?, in source: Configuration) -> MoveOrigin {
    let action = move.flatMap { simulator.action(behind: $0, in: source) }
    let source = move.map { simulator.source(of: $0, in: source) } ?? source
    let trigger = move.map(trigger) ?? .launch
    return MoveOrigin(
      trigger: trigger, screen: source.frontScreen, action: action,
      losesInput: simulator.traits.takesInput && canLoseInput(trigger) && !keeps(action)
        && !isAnswer(action, trigger, in: source))
  }

  /// Returns the facts of a transition; the source is nil for the launch.
  package func facts(of transition: Transition, from source: Configuration?) -> [Fact] {
    var facts = facts(of: transition.move, in: source ?? transition.target)
    var recorder = FactRecorder(origin(of: transition.move, in: source ?? transition.target))
    for event in transition.events { facts += recorder.read(event, self) }
    recorder.finish(addingTo: &facts)
    addLanding(of: transition.target, recorder.origin, to: &facts)
    addLayers(of: transition.target, above: transition.keptLayers, recorder, to: &facts)
    return facts
  }

  /// Returns the facts of a move itself in a configuration.
  package func facts(of move: Move?, in source: Configuration) -> [Fact] {
    guard let move, let action = move.action else { return [] }
    return [Fact(.performs(action, chosenCase: move.chosenCase, result: move.result))] + locksMet(by: move, in: source)
  }

  /// Returns whether a screen has input that can be lost.
  func takesInput(_ screen: ScreenID) -> Bool { flow[screen].input }

  /// Returns whether a screen of a task has input that can be lost.
  func takesInput(on task: TaskID) -> Bool {
    flow[task].screens.contains { flow[$0].input }
  }

  /// Returns whether a screen has a field for a new password.
  func takesNewPassword(_ screen: ScreenID) -> Bool {
    flow[screen].fields.contains { $0.content.value == .newPassword }
  }

  /// Returns whether a transition with a trigger can lose input.
  private func canLoseInput(_ trigger: Site.Trigger) -> Bool {
    switch trigger {
    case .user, .gesture, .system, .entry: true
    case .arrival, .launch: false
    }
  }

  /// Returns whether a tap answers an action sheet, or an alert with another button that may keep the input.
  private func isAnswer(_ action: ActionID?, _ trigger: Site.Trigger, in source: Configuration) -> Bool {
    let question = flow[source.frontScreen]
    guard trigger == .user || trigger == .gesture, question.kind.isQuestion else { return false }
    return question.kind == .actionSheet || question.actions.contains { $0 != action && flow[$0].mayKeepScreens }
  }

  private func keeps(_ action: ActionID?) -> Bool { action.map(simulator.traits.keepsInput) ?? false }

  /// Adds the landing of an entry whose last step installs a root or replaces the bottom screen.
  package func addLanding(of target: Configuration, _ origin: MoveOrigin, to facts: inout [Fact]) {
    guard origin.trigger == .entry, let entry = origin.action, target.front == .bottom,
      flow[entry].cases.flatMap(\.results).contains(where: { landing(of: $0.steps) == target.frontScreen })
    else { return }
    facts.append(Fact(.landsBare(entry, target.frontScreen)))
  }

  /// Returns the screen that the last effective step puts at the bottom or in the place of another, or nil.
  private func landing(of steps: [Step]) -> ScreenID? {
    for step in steps.reversed() {
      switch step.kind {
      case .root(let root): return flow.bottomScreen(of: root)
      case .replace(let screen): return screen
      case .set, .stay: continue
      default: return nil
      }
    }
    return nil
  }

  // MARK: Layers

  /// Returns the fact that several modal layers are visible, in flows where a move can set aside its own layer.
  package func visibleModals(_ count: Int, upper: UpperLayer?) -> [Fact] {
    guard simulator.traits.setsNewLayersAside, count > 1, let upper else { return [] }
    return [Fact(.holdsModals(count: min(count, Self.maximumModals), upper: upper.screen, task: upper.task))]
  }

  private func visibleModals(in configuration: Configuration) -> [Fact] {
    guard simulator.traits.setsNewLayersAside else { return [] }
    let layers = configuration.layers
    let upper = layers.indices.last { layers[$0].style.countsAsModal && !configuration.isAside($0 + 1) }
    return visibleModals(configuration.modalCount, upper: upper.map { UpperLayer(layers[$0].stack[0]) })
  }

  /// Larger numbers of modal layers are not distinguished.
  package static let maximumModals = 9

  /// Adds the facts about the layers that a move presented: those above the layers that it kept.
  package func addLayers(of target: Configuration, above kept: Int, _ recorder: FactRecorder, to facts: inout [Fact]) {
    let first = target.layers.lastIndex(where: \.setsAside) ?? 0
    for index in kept..<target.layers.count {
      let layer = index + 1
      guard target.style(of: layer)?.countsAsModal == true else { continue }
      let bottom = Position(layer: layer, index: 0)
      let site = site(showing: target[bottom], recorder)
      let count = index < first ? 0 : target.layers[first...index].count { $0.style.countsAsModal }
      if count > 1 {
        let task = target[bottom].frame?.task
        facts.append(
          Fact(
            .stacksModals(count: min(count, Self.maximumModals), upper: target[bottom].screen, task: task), at: site))
      }
      if let start = target.frameStart(atOrUnder: bottom), start.layer == 0, let frame = target[start].frame,
        !frame.isAtRoot
      {
        facts.append(Fact(.spansLayers(frame.task), at: site))
      }
    }
  }

  /// Returns the site of the step that shows an instance: the beginning of its task, or else the move's own step.
  package func site(showing instance: Instance, _ recorder: FactRecorder) -> Site {
    let shown = instance.screen
    if instance.frame != nil, let began = recorder.beginning(with: shown) { return began }
    let origin = recorder.origin
    guard let action = origin.action else {
      return Site(trigger: origin.trigger, screen: origin.screen, cause: .launch, range: nil)
    }
    let step = flow[action].allSteps.first { if case .present(shown, _) = $0.kind { true } else { false } }
    return Site(trigger: origin.trigger, screen: origin.screen, cause: .action(action), range: step?.range)
  }
}
