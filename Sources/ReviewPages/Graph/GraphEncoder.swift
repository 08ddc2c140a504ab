import Diagnostics
import FlowModel
import FlowSimulation
import Reporting

/// Writes a graph as the numbers that the page's script looks up; the script reads them in `Assets/WalkScript.swift`.
///
/// Whatever occurs more than once (names, deeds, layers, values, events) stands in a table of its own and is named by its place.
struct GraphEncoder {
  private struct LayerKey: Hashable {
    let style: Layer.Style?
    let isAside: Bool
    let screens: [ScreenID]
  }

  private struct RefusalKey: Hashable {
    let label: String
    let reason: String
  }

  private let graph: ReachableGraph
  private let names: NameWriter
  private var deeds = NumberTable<ReachableGraph.Deed>()
  private var layers = NumberTable<LayerKey>()
  private var states = NumberTable<[ValueID]>()
  private var events = NumberTable<[TraceStep.Event]>()
  private var refusals = NumberTable<RefusalKey>()

  private var flow: Flow { graph.simulator.flow }

  /// Creates the encoder of a graph.
  init(_ graph: ReachableGraph, names: NameWriter) {
    self.graph = graph
    self.names = names
  }

  /// The members of the object that describes the graph.
  ///
  /// - Parameter commands: for each launch the command that begins there.
  mutating func members(commands: [String]) -> [(key: String, value: JSONValue)] {
    let nodes = graph.nodes.map { node in self.node(node) }
    let launches = zip(graph.launches, commands).map { launch, command in self.launch(launch, command) }
    return [
      ("launches", .array(launches)), ("nodes", .array(nodes)),
      ("deeds", .array(deeds.values.map(deed))), ("layers", .array(layers.values.map(layer))),
      ("states", .array(states.values.map { .array($0.map { .integer($0.index) }) })),
      ("events", .array(events.values.map { .array($0.map(event)) })),
      ("refusals", .array(refusals.values.map { .array([names.json($0.label), .string($0.reason.visible)]) })),
      ("screens", .array(flow.screens.map { titled($0.displayTitle, $0.name.value) })),
      ("variables", .array(flow.variables.map(variable))),
      ("tasks", .array(flow.tasks.map { titled($0.displayTitle, $0.name.value) })),
      ("roots", .array(flow.roots.map { .array($0.tabs.map { .integer($0.index) }) })),
      ("complete", .boolean(graph.isComplete)),
    ]
  }

  /// `[root, selected tab, [layer of each tab], [modal layer], [running task], state, [offer], [refusal]]`.
  private mutating func node(_ node: ReachableGraph.Node) -> JSONValue {
    let configuration = node.configuration
    let tabs = configuration.stacks.map { number(of: LayerKey(style: nil, isAside: false, screens: $0.map(\.screen))) }
    let modal = configuration.layers.enumerated().map { place, layer in
      number(
        of: LayerKey(
          style: layer.style, isAside: configuration.isAside(place + 1), screens: layer.stack.map(\.screen)))
    }
    let tasks = configuration.visibleFrames.map { JSONValue.integer($0.task.index) }
    let refused = graph.simulator.refusals(in: configuration).map { refusal in
      JSONValue.integer(refusals.number(of: RefusalKey(label: refusal.label, reason: refusal.reason)))
    }
    return .array([
      .integer(configuration.root.index), .integer(configuration.selectedTab), .array(tabs), .array(modal),
      .array(tasks), .integer(states.number(of: configuration.state)),
      .array(node.offers.map { .array(steps($0)) }), .array(refused),
    ])
  }

  private mutating func number(of layer: LayerKey) -> JSONValue { .integer(layers.number(of: layer)) }

  /// Deed, configuration and events of one step after the other; -1 where there is no deed, or no room for the configuration.
  private mutating func steps(_ steps: [ReachableGraph.Step]) -> [JSONValue] {
    steps.flatMap { step in
      [step.deed.map { deeds.number(of: $0) } ?? -1, step.target ?? -1, events.number(of: step.events)]
        .map(JSONValue.integer)
    }
  }

  /// The initial values that there is a choice of, those that an address names, the command that begins there, and the steps.
  private mutating func launch(_ launch: ReachableGraph.Launch, _ command: String) -> JSONValue {
    let shown = flow.variables.filter { $0.initial.count > 1 }.map { variable in
      let value = graph.simulator.namedState(of: launch.state)
      return JSONValue.array([names.json(variable.name.value), names.json(value[variable.name.value] ?? "")])
    }
    return .object([
      ("shown", .array(shown)), ("given", .array(launch.given.map { .string($0.line) })),
      ("command", .string(command)), ("steps", .array(steps(launch.steps))),
    ])
  }

  /// `[kind, label, result or null, name, word, whether it is plain, whether it is the root's, tab or -1]`.
  private func deed(_ deed: ReachableGraph.Deed) -> JSONValue {
    let tap = ShellTap(deed.name)
    return .array([
      .string(deed.kind.rawValue), names.json(deed.label), deed.result.map(names.json) ?? .null, .string(deed.name),
      .string(tap.word), .boolean(tap.isPlain), .boolean(deed.isFromRoot), .integer(deed.tab ?? -1),
    ])
  }

  private func layer(_ key: LayerKey) -> JSONValue {
    .array([
      .optional(key.style?.rawValue), .boolean(key.isAside), .array(key.screens.map { .integer($0.index) }),
    ])
  }

  /// `[whether it is trouble, what it befell, what befell it]`.
  private func event(_ event: TraceStep.Event) -> JSONValue {
    let phrase = EventPhrase(event)
    return .array([.boolean(phrase.isTrouble), names.json(phrase.subject), .string(phrase.words.visible)])
  }

  /// `[title, name, whether they are the same]`.
  private func titled(_ title: String, _ name: String) -> JSONValue {
    .array([names.json(title), names.json(name), .boolean(title == name)])
  }

  private func variable(_ variable: Variable) -> JSONValue {
    .array([names.json(variable.name.value), .array(variable.values.map { names.json($0.name.value) })])
  }
}
