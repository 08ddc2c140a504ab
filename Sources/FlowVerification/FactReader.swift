import FlowModel
import FlowSimulation

/// Reads the facts off configurations and transitions, so that every engine means the same by them.
struct FactReader {
  let simulator: Simulator

  private var flow: Flow { simulator.flow }

  // MARK: Configurations

  /// What can be seen of a configuration by itself.
  func facts(of configuration: Configuration, offering moves: [Move]) -> [Fact] {
    var facts: [Fact] = [.shows(configuration.frontScreen)]
    if let task = taskUnderTabBar(in: configuration) {
      facts.append(.exposesTabBar(task, screen: configuration.frontScreen, root: configuration.root))
    }
    if offersNothing(moves) {
      facts.append(.offersNothing(configuration.frontScreen, isLoneRoot: configuration.front.isBottom))
    }
    return facts
  }

  /// Whether no action and no gesture is among the moves; entries are nothing that a user does.
  func offersNothing(_ moves: [Move]) -> Bool {
    moves.allSatisfy { if case .entry = $0.kind { true } else { false } }
  }

  private func taskUnderTabBar(in configuration: Configuration) -> TaskID? {
    guard simulator.showsTabBar(in: configuration), let frame = configuration.frame(runningAt: configuration.front)
    else { return nil }
    return frame.isAtRoot && configuration.visibleStack.count == 1 ? nil : frame.task
  }

  // MARK: Transitions

  /// Who or what sets off a move.
  func trigger(of move: Move) -> Site.Trigger {
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

  /// What can be seen of a transition; the source is nil for the launch.
  func facts(of transition: Transition, from source: Configuration?) -> [Fact] {
    let screen = source?.frontScreen ?? transition.target.frontScreen
    let trigger = transition.move.map(trigger) ?? .launch
    var facts: [Fact] = []
    if let move = transition.move, let action = flow.action(of: move) {
      facts.append(.performs(action.id, chosenCase: move.chosenCase, result: move.result))
    }
    for (place, event) in transition.events.enumerated() {
      let site = Site(trigger: trigger, screen: screen, cause: event.cause, range: event.range)
      if let fact = fact(of: event, at: place, in: transition, site) { facts.append(fact) }
      if losesInput(event, in: transition, from: source), case .removes(let lost, _) = event.kind {
        facts.append(.losesInput(lost, site))
      }
    }
    return facts + layerFacts(of: transition, from: source, on: screen, trigger)
  }

  private func fact(of event: Event, at place: Int, in transition: Transition, _ site: Site) -> Fact? {
    switch event.kind {
    case .starts(let task, let how, let screen, let layer):
      return .begins(task, how, screen: screen, layer: layer, root: transition.target.root, site)
    case .completes(let task, let outcome): return .completes(task, outcome, site)
    case .cancels(let task):
      guard case .gesture(let gesture, _) = event.cause else { return nil }
      return .cancelsByGesture(task, gesture, site)
    case .interrupts(let task):
      return .interrupts(task, starting: taskStarted(after: place, in: transition), site)
    case .returnsElsewhere(let task, let origin, let landed):
      return .returnsElsewhere(task, origin: origin, landed: landed, site)
    case .fails(let failure): return .fails(failure, site)
    case .abandons, .removes: return nil
    }
  }

  private func taskStarted(after place: Int, in transition: Transition) -> TaskID? {
    transition.events[place...].lazy.compactMap { event in
      if case .starts(let task, let how, _, _) = event.kind, how != .root { task } else { nil }
    }.first
  }

  // MARK: Input

  /// Whether an event takes off a screen with input in a way that the user did not mean to keep.
  private func losesInput(_ event: Event, in transition: Transition, from source: Configuration?) -> Bool {
    guard case .removes(let screen, let task) = event.kind, flow[screen].input, let move = transition.move,
      let source, isUsers(move), !isAsked(source), !keeps(simulator.action(behind: move, in: source))
    else { return false }
    return !transition.events.contains { other in
      if case .completes(let ended, _) = other.kind { ended == task } else { false }
    }
  }

  private func isUsers(_ move: Move) -> Bool {
    let trigger = trigger(of: move)
    return trigger == .user || trigger == .gesture
  }

  /// Whether an alert or action sheet asked before.
  private func isAsked(_ source: Configuration) -> Bool {
    let kind = flow[source.frontScreen].kind
    return kind == .alert || kind == .actionSheet
  }

  /// Whether an action says that what was typed is used: it is done, or changes state.
  private func keeps(_ action: Action?) -> Bool {
    guard let action else { return false }
    return action.role == .done || !action.allAssignments.isEmpty
  }

  // MARK: Layers

  private func layerFacts(
    of transition: Transition, from source: Configuration?, on screen: ScreenID, _ trigger: Site.Trigger
  ) -> [Fact] {
    let target = transition.target
    var facts: [Fact] = []
    for layer in (transition.keptLayers..<target.layers.count).map({ $0 + 1 }) {
      guard target.style(of: layer)?.countsAsModal == true, !target.isAside(layer) else { continue }
      let bottom = Position(layer: layer, index: 0)
      let action = transition.move.flatMap { move in source.flatMap { simulator.action(behind: move, in: $0) } }
      let site = site(showing: target[bottom].screen, by: action, in: transition, on: screen, trigger)
      let count = target.layers[..<layer].indices.count {
        target.layers[$0].style.countsAsModal && !target.isAside($0 + 1)
      }
      if count > 1 {
        let task = target[bottom].frame?.task
        facts.append(.stacksModals(count: count, upper: target[bottom].screen, task: task, site))
      }
      if let start = target.frameStart(atOrUnder: bottom), start.layer == 0, let frame = target[start].frame,
        !frame.isAtRoot
      {
        facts.append(.spansLayers(frame.task, site))
      }
    }
    return facts
  }

  /// The site of a step that shows a screen: the step itself where the move's own action has it.
  private func site(
    showing shown: ScreenID, by action: Action?, in transition: Transition, on screen: ScreenID, _ trigger: Site.Trigger
  ) -> Site {
    let began = transition.events.first { event in
      if case .starts(_, _, let first, _) = event.kind { first == shown } else { false }
    }
    if let began { return Site(trigger: trigger, screen: screen, cause: began.cause, range: began.range) }
    guard let action else { return Site(trigger: trigger, screen: screen, cause: .launch, range: nil) }
    let step = action.allSteps.first { if case .present(shown, _) = $0.kind { true } else { false } }
    return Site(trigger: trigger, screen: screen, cause: .action(action.id), range: step?.range)
  }
}

extension Position {
  fileprivate var isBottom: Bool { layer == 0 && index == 0 }
}
