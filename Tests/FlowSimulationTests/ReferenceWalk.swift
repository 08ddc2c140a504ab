import FlowModel
import FlowSimulation
import GeneratedFlows
import ReferenceInterpreter

/// A random walk that the simulator and the reference interpreter take together.
struct ReferenceWalk {
  private let simulator: Simulator
  private let interpreter: Interpreter
  private var flow: Flow { simulator.flow }

  /// Creates the walk of a flow; nil for a fragment.
  init?(_ flow: Flow, on device: Device) {
    guard let simulator = Simulator(flow, on: device) else { return nil }
    self.simulator = simulator
    interpreter = Interpreter(flow, on: device)
  }

  /// Returns the first difference with the taps that lead to it, or nil.
  func difference(seed: Int, taps: Int) -> String? {
    var random = SeededGenerator(seed: UInt64(seed))
    let states = Array(simulator.initialStates)
    guard let state = random.pick(from: states) else { return nil }
    var transition = simulator.launch(state)
    var (configuration, events) = interpreter.launch(state)
    var taken: [String] = []
    for _ in 0...taps {
      let (expected, actual) = (text(configuration, events), text(transition))
      guard expected == actual else { return report(taken, expected, actual) }
      let moves = simulator.moves(in: transition.target)
      let offered = Set(moves.map { choice($0, in: transition.target) })
      let choices = Set(interpreter.choices(in: configuration))
      guard offered == choices else { return report(taken + ["offers"], text(choices), text(offered), actual) }
      guard let move = random.pick(from: moves) else { return nil }
      taken.append(simulator.name(of: move))
      (configuration, events) = interpreter.take(choice(move, in: transition.target), in: configuration)
      transition = simulator.perform(move, in: transition.target)
    }
    return nil
  }

  private func report(_ taps: [String], _ expected: String, _ actual: String, _ place: String = "") -> String {
    "on \(simulator.device) after \(taps)\nreference: \(expected)\nsimulator: \(actual)\n\(place)"
  }

  // MARK: Moves

  private func choice(_ move: Move, in configuration: FlowSimulation.Configuration) -> Interpreter.Choice {
    if case .column(let column) = move.host {
      return .column(column, choiceInUse(move, in: simulator.source(of: move, in: configuration)))
    }
    if move.host == .covered, let action = move.action {
      return .covered(action, chosen: move.chosenCase, result: move.result)
    }
    let isUnderPanels = configuration.panelCount > 0 && (move.host == .beneath || move.host == .root)
    let choice = choiceInUse(move, in: configuration, isUnderInputView: move.host == .beneath && !isUnderPanels)
    return isUnderPanels ? .beneath(choice) : choice
  }

  private func choiceInUse(
    _ move: Move, in configuration: FlowSimulation.Configuration, isUnderInputView isUnder: Bool = false
  ) -> Interpreter.Choice {
    if case .gesture(let gesture) = move.kind {
      guard let action = simulator.action(behind: move, in: configuration) else { return .gesture(gesture) }
      let isOwn = flow.tabGates.values.contains(action)
      return .action(action, chosen: move.chosenCase - (isOwn ? 1 : 0), result: 0, isUnderInputView: isUnder)
    }
    return .action(
      move.action ?? ActionID(0), chosen: move.chosenCase, result: move.result, isUnderInputView: isUnder)
  }

  private func text(_ choices: Set<Interpreter.Choice>) -> String {
    choices.map(text).sorted().joined(separator: ", ")
  }

  private func text(_ choice: Interpreter.Choice) -> String {
    switch choice {
    case .gesture(let gesture): flow.name(of: gesture)
    case .covered(let id, let chosen, let result): "covered \(flow[id].label.value) \(chosen).\(result)"
    case .beneath(let choice): "beneath: \(text(choice))"
    case .column(let column, let choice): "column \(column): \(text(choice))"
    case .action(let id, let chosen, let result, let isUnder):
      "\(flow[id].label.value) \(id.index).\(chosen).\(result)\(isUnder ? " under" : "")"
    }
  }

  // MARK: Configurations

  private func text(_ configuration: ReferenceInterpreter.Configuration, _ events: [Interpreter.Event]) -> String {
    let stacks = configuration.stacks.map { stack in
      stack.map { instance($0.screen, $0.run?.task, isAtRoot: $0.run?.returnPoint == nil) }
    }
    let layers = configuration.layers.map { layer in
      let screens = layer.stack.map { instance($0.screen, $0.run?.task, isAtRoot: false) }
      return prefix("\(layer.style)", layer.isLocked, layer.setsAside) + screens.joined(separator: " › ")
    }
    return text(
      root: configuration.root, stacks, configuration.selected, layers, configuration.values, events.map(text))
  }

  private func text(_ transition: Transition) -> String {
    let configuration = transition.target
    let stacks = configuration.stacks.map { stack in
      stack.map { instance($0.screen, $0.frame?.task, isAtRoot: $0.frame?.isAtRoot == true) }
    }
    let layers = configuration.layers.map { layer in
      let screens = layer.stack.map { instance($0.screen, $0.frame?.task, isAtRoot: false) }
      return prefix("\(layer.style)", layer.isLocked, layer.setsAside) + screens.joined(separator: " › ")
    }
    return text(
      root: configuration.root, stacks, configuration.selectedTab, layers, configuration.state,
      transition.events.compactMap(text))
  }

  private func text(
    root: RootID, _ stacks: [[String]], _ selected: Int, _ layers: [String], _ values: [ValueID], _ events: [String]
  ) -> String {
    let tabs = stacks.enumerated().map { ($0 == selected ? "*" : "") + $1.joined(separator: " › ") }
    return "\(flow.name(of: root)): \(tabs.joined(separator: " ‖ ")) │ \(layers.joined(separator: " │ "))"
      + " \(values.map(\.index)) \(events.sorted())"
  }

  private func instance(_ screen: ScreenID, _ task: TaskID?, isAtRoot: Bool) -> String {
    flow[screen].name.value + (task.map { "[\(flow[$0].name.value)\(isAtRoot ? " at root" : "")]" } ?? "")
  }

  private func prefix(_ style: String, _ isLocked: Bool, _ setsAside: Bool) -> String {
    (setsAside ? "aside " : "") + (isLocked ? "locked " : "") + style + ": "
  }

  // MARK: Events

  private func text(_ event: Interpreter.Event) -> String {
    switch event {
    case .starts(let task): "starts \(name(task))"
    case .completes(let task, let outcome): "completes \(name(task)) \(outcome.map { flow[$0].name } ?? "")"
    case .cancels(let task): "cancels \(name(task))"
    case .interrupts(let task): "interrupts \(name(task))"
    case .abandons(let task): "abandons \(name(task))"
    case .returnsElsewhere(let task, let origin, let landed): returns(task, origin, landed)
    case .fails(let rule): "fails \(rule)"
    }
  }

  /// Returns an event as text, or nil if it is not compared.
  private func text(_ event: FlowSimulation.Event) -> String? {
    switch event.kind {
    case .starts(let task, _, _, _): "starts \(name(task))"
    case .completes(let task, let outcome): "completes \(name(task)) \(outcome.map { flow[$0].name } ?? "")"
    case .cancels(let task): "cancels \(name(task))"
    case .interrupts(let task): "interrupts \(name(task))"
    case .abandons(let task): "abandons \(name(task))"
    case .returnsElsewhere(let task, let origin, let landed): returns(task, origin, landed)
    case .removes: nil
    case .fails(let failure): "fails \(failure.rawValue)"
    }
  }

  private func returns(_ task: TaskID, _ origin: ScreenID, _ landed: ScreenID) -> String {
    "\(name(task)) returns to \(flow[landed].name.value), not \(flow[origin].name.value)"
  }

  private func name(_ task: TaskID) -> String { flow[task].name.value }
}
