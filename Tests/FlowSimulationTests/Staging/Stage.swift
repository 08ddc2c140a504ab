import Diagnostics
import FlowModel
import FlowSimulation

/// A flow on a device and how far it has been walked, told the way the contract tells it.
struct Stage {
  /// Whose meaning is tested.
  let simulator: Simulator
  /// The behaviour so far.
  private(set) var walk: Walk
  /// The place among the walk's transitions where the last tap began.
  private var lastTap = 0

  /// Launches a flow, lets arrivals fire, and walks some taps.
  init(_ text: String, on device: Device = .phone, given: [String: String] = [:], taps: [String] = []) throws {
    let flow = try FlowText.read(text)
    guard let simulator = Simulator(flow, on: device) else { throw FlowText.Failure(message: "a fragment") }
    self.simulator = simulator
    walk = Walk(simulator, from: Self.state(of: flow, given))
    walk.performArrivals()
    for each in taps { try tap(each) }
  }

  /// Does what taps name.
  mutating func tap(_ names: String...) throws {
    for name in names {
      lastTap = walk.transitions.count
      try walk.take(Scenario.Tap(label: name))
    }
  }

  private static func state(of flow: Flow, _ given: [String: String]) -> [ValueID] {
    flow.variables.map { variable in
      let place = variable.values.firstIndex { $0.name.value == given[variable.name.value] }
      return place.map { ValueID($0) } ?? variable.initial[0]
    }
  }

  private var flow: Flow { simulator.flow }

  /// Where it stands.
  var configuration: Configuration { walk.configuration }

  /// What is shown: `A › T[t] │ sheet: B`, layers set aside in parentheses, frames in brackets.
  var sight: String {
    let layers = (0...configuration.frontLayer).map { layer in
      let text = prefix(of: layer) + name(of: configuration.stack(of: layer))
      return configuration.isAside(layer) ? "(\(text))" : text
    }
    return layers.joined(separator: " │ ")
  }

  private func prefix(of layer: Int) -> String {
    guard layer > 0 else { return "" }
    let above = configuration.layers[layer - 1]
    return (above.isLocked ? "locked " : "") + "\(above.style.rawValue): "
  }

  private func name(of stack: [Instance]) -> String {
    stack.map { instance in
      flow[instance.screen].name.value + (instance.frame.map { "[\(flow[$0.task].name.value)]" } ?? "")
    }.joined(separator: " › ")
  }

  /// The root's stacks, the selected one with a star.
  var stacks: [String] {
    configuration.stacks.enumerated().map { place, stack in
      (place == configuration.selectedTab ? "*" : "") + name(of: stack)
    }
  }

  /// What befell tasks and steps by the last tap, or at launch, arrivals included.
  var events: [String] { walk.transitions[lastTap...].flatMap(\.events).compactMap(EventText(flow).text) }

  /// The screens that the last tap took off.
  var removals: [String] {
    walk.transitions[lastTap...].flatMap(\.events).compactMap {
      if case .removes(let screen, let task) = $0.kind {
        flow[screen].name.value + (task.map { " during \(flow[$0].name.value)" } ?? "")
      } else {
        nil
      }
    }
  }

  /// What can happen next.
  var offers: [String] { simulator.namedMoves(in: configuration).map(\.name) }

  /// The task that runs in front.
  var task: String? { configuration.runningTask.map { flow[$0].name.value } }

  /// The values of the variables.
  var state: [String] { simulator.namedState(of: configuration).map { "\($0.key)=\($0.value)" } }

  /// Why something is not offered, or nil where nothing says so.
  func refusal(of label: String) -> String? {
    simulator.refusals(in: configuration).first { $0.label == label }?.reason
  }
}
