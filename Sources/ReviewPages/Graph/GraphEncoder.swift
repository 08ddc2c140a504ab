import Diagnostics
import FlowModel
import FlowSimulation
import FlowSyntax
import Localization
import OrderedCollections
import Reporting

/// Encodes a graph as the numbers that the page's script reads in `Assets/walk.js`.
///
/// Values that occur more than once (names, triggers, layers, values, events) are in tables, and the nodes contain
/// their indices.
struct GraphEncoder {
  private struct LayerKey: Hashable {
    let style: Layer.Style?
    let isAside: Bool
    let screens: [ScreenID]
  }

  private struct RefusalKey: Hashable {
    let label: String
    let reason: Message
  }

  private let graph: ReachableGraph
  private let names: NameWriter
  private let tabWords: TabWords
  private var triggers = NumberTable<ReachableGraph.Trigger>()
  private var layers = NumberTable<LayerKey>()
  private var states = NumberTable<[ValueID]>()
  private var events = NumberTable<[TraceStep.Event]>()
  private var refusals = NumberTable<RefusalKey>()

  private var flow: Flow { graph.simulator.flow }

  /// Creates the encoder of a graph.
  init(_ graph: ReachableGraph, names: NameWriter) {
    self.graph = graph
    self.names = names
    tabWords = TabWords(graph.simulator.flow)
  }

  /// Returns the members of the object that describes the graph.
  ///
  /// - Parameter commands: the command line of each launch.
  mutating func members(commands: [String]) -> [(key: String, value: JSONValue)] {
    let nodes = graph.nodes.map { node in self.node(node) }
    let launches = zip(graph.launches, commands).map { launch, command in self.launch(launch, command) }
    return [
      ("launches", .array(launches)), ("nodes", .array(nodes)),
      ("triggers", .array(triggers.values.map(trigger))), ("layers", .array(layers.values.map(layer))),
      ("states", .array(states.values.map { .array($0.map { .integer($0.index) }) })),
      ("events", .array(events.values.map { .array($0.map(event)) })),
      ("refusals", .array(refusals.values.map(refusal))),
      ("screens", .array(zip(flow.screens, graph.renamed.flow.screens).map { screen($0, renamed: $1) })),
      ("variables", .array(flow.variables.map(variable))),
      ("tasks", .array(flow.tasks.map { .array(titled($0.displayTitle, $0.name.value)) })),
      ("roots", .array(flow.roots.map { .array($0.tabs.map { .integer($0.index) }) })),
      ("tabs", .array(flow.roots.map { .array($0.tabs.map { names.json(flow.title(ofTab: $0)) }) })),
      ("columns", .array(flow.roots.map(columns))),
      ("complete", .boolean(graph.isComplete)),
    ]
  }

  /// Encodes a node as `[root, stack in use, [layer of each stack], [modal layer], [running task], state, [offer],
  /// [refusal]]`.
  private mutating func node(_ node: ReachableGraph.Node) -> JSONValue {
    let configuration = node.configuration
    let tabs = configuration.stacks.map { number(of: LayerKey(style: nil, isAside: false, screens: $0.map(\.screen))) }
    let modal = configuration.layers.enumerated().map { index, layer in
      number(
        of: LayerKey(
          style: layer.style, isAside: configuration.isAside(index + 1), screens: layer.stack.map(\.screen)))
    }
    let tasks = configuration.visibleFrames.map { JSONValue.integer($0.task.index) }
    let refused = node.refusals.map { refusal in
      JSONValue.integer(refusals.number(of: RefusalKey(label: refusal.label, reason: refusal.reason)))
    }
    return .array([
      .integer(configuration.root.index), .integer(configuration.selectedTab), .array(tabs), .array(modal),
      .array(tasks), .integer(states.number(of: configuration.state)),
      .array(node.offers.map { .array(steps($0)) }), .array(refused),
    ])
  }

  /// Encodes for each stack of a root its tab, and the screen that names it as a column, or -1.
  private func columns(of root: Root) -> JSONValue {
    .array(
      (0..<root.stackCount).map { stack in
        .array([.integer(root.tab(ofStack: stack)), .integer(root.column(ofStack: stack)?.index ?? -1)])
      })
  }

  private mutating func number(of layer: LayerKey) -> JSONValue { .integer(layers.number(of: layer)) }

  /// Encodes steps as a list of trigger, node and events, in turn.
  ///
  /// -1 means no trigger. A negative node is one that the graph does not contain: -1 minus the screen in front there.
  private mutating func steps(_ steps: [ReachableGraph.Step]) -> [JSONValue] {
    steps.flatMap { step in
      let trigger = step.trigger.map { triggers.number(of: $0) } ?? -1
      let target = step.target ?? -1 - (step.beyond?.index ?? 0)
      return [trigger, target, events.number(of: step.events)].map(JSONValue.integer)
    }
  }

  /// Encodes a launch: the initial values to choose from, the values in addresses, the command line, the values in a
  /// scenario, and the steps.
  private mutating func launch(_ launch: ReachableGraph.Launch, _ command: String) -> JSONValue {
    let differing = Set(launch.given.map(\.variable))
    // A launch with other values is named by these alone, so that its line stays short.
    let named = flow.variables.filter { differing.isEmpty ? $0.initial.count > 1 : differing.contains($0.name.value) }
    let shown = named.map { variable in
      let value = graph.simulator.namedState(of: launch.configuration)
      return JSONValue.array([names.json(variable.name.value), names.json(value[variable.name.value] ?? "")])
    }
    let given = launch.given.map { "\($0.variable.spelledAsScalar): \($0.value.spelledAsScalar)" }
    return .object([
      ("shown", .array(shown)), ("given", .array(launch.given.map { .string($0.line) })),
      ("command", .string(command)), ("scenario", .string(given.joined(separator: ", "))),
      ("steps", .array(steps(launch.steps))), ("isChosen", .boolean(launch.isChosen)),
    ])
  }

  /// Encodes a trigger as `[kind, label, result or null, name, word, is plain, is from the root, tab or -1, YAML or 0, shared
  /// name or 0, column that offers it or -1, link or 0]`.
  ///
  /// The YAML and the shared name are 0 if they are the name.
  private func trigger(_ trigger: ReachableGraph.Trigger) -> JSONValue {
    let tap = ShellTap(trigger.name)
    return .array([
      .string(trigger.kind.rawValue),
      names.json(trigger.kind == .gesture ? Self.label(trigger.label) : trigger.label),
      trigger.result.map(names.json) ?? .null,
      .string(trigger.name), .string(tap.word), .boolean(tap.isPlain), .boolean(trigger.isFromRoot),
      .integer(trigger.tab ?? -1),
      scalar(trigger.name, unlessShownAs: trigger.name),
      trigger.sharedName == trigger.name ? .integer(0) : .string(trigger.sharedName), .integer(trigger.column ?? -1),
      trigger.link.map(JSONValue.string) ?? .integer(0),
    ])
  }

  /// Encodes a refusal as `[label, reason]`; the label's name in flow files follows if the page's language has another one.
  private func refusal(_ refusal: RefusalKey) -> JSONValue {
    let (name, reason) = (tabWords[refusal.label], refusal.reason.localized.visible)
    let label = Self.label(name)
    var members = [names.json(label), JSONValue.string(reason)]
    if label != name { members.append(.string(refusal.label)) }
    return .array(members)
  }

  /// Returns a label in the current language, which has its own names of gestures.
  private static func label(_ name: String) -> String { Message.move(name).localized }

  private func layer(_ key: LayerKey) -> JSONValue {
    .array([
      .optional(key.style?.rawValue), .boolean(key.isAside), .array(key.screens.map { .integer($0.index) }),
      .optional(key.style.map { Message.layer($0.rawValue).localized }),
    ])
  }

  /// Encodes an event as `[is trouble, subject, description]`.
  private func event(_ event: TraceStep.Event) -> JSONValue {
    let phrase = EventPhrase(event, graph.simulator.titles)
    return .array([.boolean(phrase.isTrouble), names.json(phrase.subject), .string(phrase.words.visible)])
  }

  /// Encodes a title as `[title, name, are equal]`.
  private func titled(_ title: String, _ name: String) -> [JSONValue] {
    [names.json(title), names.json(name), .boolean(title == name)]
  }

  /// Encodes a screen as its title, the name in YAML, the shared name, whether people read the title, and whether the screen
  /// is outside of the app; the YAML and the shared name are 0 if they are the name.
  private func screen(_ screen: Screen, renamed: Screen) -> JSONValue {
    let (name, shared) = (screen.name.value, renamed.name.value)
    return .array(
      titled(screen.displayTitle, name) + [
        scalar(name, unlessShownAs: names.shown(name)), shared == name ? .integer(0) : .string(shared),
        .boolean(screen.title != nil), .boolean([.external, .system, .prompt].contains(screen.kind)),
      ])
  }

  private func scalar(_ name: String, unlessShownAs shown: String) -> JSONValue {
    let scalar = name.spelledAsScalar
    return scalar == shown ? .integer(0) : .string(scalar)
  }

  private func variable(_ variable: Variable) -> JSONValue {
    .array([names.json(variable.name.value), .array(variable.values.map { names.json($0.name.value) })])
  }
}

/// Numbers the distinct values in order of first use, so that each is written only once.
struct NumberTable<Value: Hashable> {
  /// The values, in the order of their first use.
  private(set) var values: OrderedSet<Value> = []

  /// Returns the number of a value.
  mutating func number(of value: Value) -> Int { values.append(value).index }
}
