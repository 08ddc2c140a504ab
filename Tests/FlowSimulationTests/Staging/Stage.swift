import Diagnostics
import FlowModel
import FlowSimulation
import GeneratedFlows

/// A simulation of a flow on a device, with its state as text.
struct Stage {
  /// The simulator under test.
  let simulator: Simulator
  /// The simulation so far.
  private(set) var walk: Walk
  /// The index of the first transition of the last tap.
  private var lastTap = 0

  /// Launches a flow and performs arrivals and taps.
  init(_ text: String, on device: Device = .phone, given: [String: String] = [:], taps: [String] = []) throws {
    let flow = try FlowText.read(text)
    guard let simulator = Simulator(flow, on: device) else { throw FlowText.Failure("a fragment") }
    self.simulator = simulator
    walk = Walk(simulator, from: Self.state(of: flow, given))
    walk.performArrivals()
    for each in taps { try tap(each) }
  }

  /// Performs taps by name.
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

  /// The current configuration.
  var configuration: Configuration { walk.configuration }

  /// The visible stack and layers: `A › T[t] │ sheet: B`, with layers set aside in parentheses and frames in brackets.
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

  /// The root's stacks; the selected one has a star.
  var stacks: [String] {
    configuration.stacks.enumerated().map { place, stack in
      (place == configuration.selectedTab ? "*" : "") + name(of: stack)
    }
  }

  /// The events of the last tap, or of the launch, including arrivals.
  var events: [String] { walk.transitions[lastTap...].flatMap(\.events).compactMap(EventText(flow).text) }

  /// The screens that the last tap removed.
  var removals: [String] {
    walk.transitions[lastTap...].flatMap(\.events).compactMap {
      if case .removes(let screen, let task) = $0.kind {
        flow[screen].name.value + (task.map { " during \(flow[$0].name.value)" } ?? "")
      } else {
        nil
      }
    }
  }

  /// The names of the offered moves.
  var offers: [String] { simulator.namedMoves(in: configuration).map(\.name) }

  /// The task that is running in front.
  var task: String? { configuration.runningTask.map { flow[$0].name.value } }

  /// The values of the variables.
  var state: [String] { simulator.namedState(of: configuration).map { "\($0.key)=\($0.value)" } }

  /// Returns the reason why a move is not offered, or nil.
  func refusal(of label: String) -> String? {
    simulator.refusals(in: configuration).first { $0.label == label }?.reason.english
  }
}
