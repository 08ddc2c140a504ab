import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import OrderedCollections
import Reporting
import Support

/// The part of the page that walks through a flow: elements for the script, and the graph as JSON.
struct WalkMarkup {
  private let page: ReviewPage
  private let flow: ReviewedFlow
  private let id: String

  /// Creates the markup of a flow.
  ///
  /// - Parameter index: the index of the flow on the page.
  init(page: ReviewPage, flow: ReviewedFlow, index: Int) {
    self.page = page
    self.flow = flow
    id = page.id(ofFlow: index)
  }

  private var heading: HTML {
    switch page.side {
    case .before: "Before"
    case .after: "After"
    case nil: "Walk through it"
    }
  }

  private var path: String { page.report.files[flow.flow.file].path }

  /// The elements that the script fills, and the simulator's command line for readers without a script.
  var html: HTML {
    guard !flow.graphs.isEmpty else { return fragment }
    let command = Replay(file: path, device: nil, given: [:], taps: []).head
    return """
      <section class="walk" id="\(id)-walk" aria-labelledby="\(id)-walk-title">
      <h3 id="\(id)-walk-title">\(heading)</h3>
      <p data-part="without">To walk through the flow in this page, allow its script. Or type <code>\(command)</code></p>
      <div data-part="stage" hidden>
      <p class="choices"><label><span>Device</span> <select data-part="device"></select></label>
      <label><span>Launched with</span> <select data-part="launch"></select></label></p>
      \(search)
      <p class="notice" data-part="notice" role="alert" hidden></p>
      <p class="live" data-part="live" role="status"></p>
      <section class="phone" data-part="phone" aria-label="The screen in front, and what can happen">
      <p class="position" data-part="position"></p>
      <h4 data-part="front" tabindex="-1"></h4>
      <div class="screen" data-part="screen" hidden><div class="surface" data-part="surface">
      <img class="beneath" data-part="beneath" alt="" hidden>
      <div class="face"><img class="shot" data-part="shot" alt="" hidden><div class="areas" data-part="areas"></div></div>
      </div></div>
      <div class="split" data-part="split"></div>
      <div class="offers" data-part="offers"></div>
      <details data-part="why"><summary>Not offered here, and why</summary><ul data-part="refused"></ul></details>
      </section>
      <section class="trail" aria-labelledby="\(id)-trail">
      <h4 id="\(id)-trail">The way here</h4>
      <p class="keys"><button type="button" data-part="undo" aria-keyshortcuts="u"><kbd aria-hidden="true">u</kbd> Undo</button>
      <button type="button" data-part="again" aria-keyshortcuts="r"><kbd aria-hidden="true">r</kbd> Launch again</button>
      <button type="button" data-part="play">Play from the launch</button></p>
      <p class="steps"><label><span>Step</span> <input type="range" data-part="step" min="0" max="0" value="0"></label>
      <span data-part="count" aria-hidden="true"></span></p>
      <ol data-part="trail" start="0"></ol>
      </section>
      <section class="where" aria-labelledby="\(id)-where">
      <h4 id="\(id)-where">Screens and layers</h4>
      <ol class="layers" data-part="layers" aria-label="Layers, the front first"></ol>
      <p class="tasks" data-part="tasks"></p>
      <dl class="state" data-part="state"></dl>
      <div class="others" data-part="others"><h5 id="\(id)-tabs">In the other tabs</h5>
      <ol class="layers" data-part="tabs" aria-labelledby="\(id)-tabs"></ol></div>
      </section>
      <section class="copies" aria-labelledby="\(id)-copies">
      <h4 id="\(id)-copies">Pass it on</h4>
      <p class="keys"><button type="button" data-part="copy">Copy as a scenario</button>
      <button type="button" data-part="copyTest">Copy as a Maestro test</button></p>
      <p class="replay"><code data-part="command"></code></p>
      <p class="hint" data-part="copying" role="status"></p>
      <p data-part="copied" hidden><label><span>The copied text</span>
      <textarea data-part="scenario" rows="6" readonly spellcheck="false"></textarea></label></p>
      <p class="hint">Each step above is a link that can be sent to others. Within this part the keys 1 to 9, u and r work too.</p>
      </section>
      \(noteForm)
      \(extent)\(flow.missingPictures.map { "<p class=\"extent\">\(page.names.prose($0.localized))</p>\n" as HTML })
      </div>
      </section>
      """
  }

  /// The fields to write a note; a comparison has none.
  private var noteForm: HTML {
    guard page.side == nil else { return .nothing }
    return """
      <details class="note-form" data-part="noteForm"><summary>Write a note</summary>
      <p><label><span>About</span> <select data-part="noteAbout"></select></label></p>
      <p><label><span>Note</span> <textarea data-part="noteText" rows="3"></textarea></label></p>
      <p class="keys"><button type="button" data-part="noteAdd">Add the note</button></p>
      <p class="hint" data-part="noteStatus" role="status"></p>
      </details>
      """
  }

  /// The field that finds screens and taps.
  private var search: HTML {
    """
    <div class="find" role="search" aria-label="Screens and taps">
    <p><label for="\(id)-query">Find a screen or a tap</label>
    <input type="search" id="\(id)-query" data-part="query" autocomplete="off" spellcheck="false"></p>
    <p class="hint" data-part="found" role="status"></p>
    <ul class="links" data-part="results" aria-label="Shortest paths from the launch"></ul>
    </div>
    """
  }

  /// The text for a flow that cannot be launched.
  private var fragment: HTML {
    """
    <section id="\(id)-walk" aria-labelledby="\(id)-walk-title">
    <h3 id="\(id)-walk-title">No walk</h3>
    <p>This file has no root, so it cannot be launched: walk through a flow that imports it.</p>
    </section>
    """
  }

  /// How much of the flow's behaviour the page contains.
  private var extent: [HTML] {
    flow.graphs.map { graph in
      let configurations = Message.count(graph.count, "configuration")
      let device = Message(text: graph.simulator.device.displayName)
      let held: Message = flow.graphs.count > 1 ? "\(configurations) on \(device)" : configurations
      let everything: Message =
        flow.graphs.count > 1 ? "everything that can happen on \(device)" : "everything that can happen"
      let text: Message =
        graph.isComplete
        ? "This page holds \(everything): \(configurations)."
        : "This page holds \(flow.graphs.count > 1 ? held.about("extent") : held): those of the scenarios, those on the path to each finding and on the "
          + "shortest path to each screen, and the nearest to the launch. A tap that leads beyond them shows the command "
          + "that continues."
      return "<p class=\"extent\">\(text.localized)</p>\n"
    }
  }

  /// The flow's title, or its path if it has none.
  var title: HTML { page.names.html(page.title(of: flow.flow)) }

  /// Returns the walks for the script: the graphs, and each picture once.
  static func json(of walks: [WalkMarkup], _ notes: [ReviewNote] = []) -> JSONValue {
    var pictures = NumberTable<String>()
    let all = walks.flatMap { walk in walk.flow.graphs.map { (walk, $0) } }
    let commands = all.map { $0.commands(for: $1) }
    let (names, encoded) = (walks.first?.page.names, all.map(\.1))
    // These are the largest parts.
    let members = TaskPool.map(encoded.count) { place -> [(key: String, value: JSONValue)] in
      guard let names else { return [] }
      var encoder = GraphEncoder(encoded[place], names: names)
      return encoder.members(commands: commands[place])
    }
    let graphs = zip(all, members).map { $0.0.json($0.1, $1, &pictures) }
    return .object([
      ("walks", .array(graphs)), ("notes", .array(notes.map(\.json))),
      ("pictures", .array(pictures.values.map { .string($0) })),
      ("phrases", .object(ScriptPhrases.phrases(in: .current).map { ($0.english, .string($0.translation)) })),
    ])
  }

  /// Returns what the diagram of a device stands for.
  private func diagram(on device: Device) -> [(key: String, value: JSONValue)] {
    let diagram = flow.diagrams.first { $0.device == device && !$0.isOverview }
    let markup = DiagramMarkup(page: page, flow: flow, id: id)
    return diagram.map { markup.members(of: $0, in: "\(id)-\(device.rawValue)", FindingFingerprints(page.report)) }
      ?? [("arrows", .array([])), ("marks", .object([]))]
  }

  /// Returns the command line of each launch.
  private func commands(for graph: ReachableGraph) -> [String] {
    let device = graph.simulator.device == flow.flow.devices.first ? nil : graph.simulator.device.rawValue
    return graph.launches.map { launch in
      let given = OrderedDictionary(launch.given.map { ($0.variable, $0.value) }) { first, _ in first }
      return Replay(file: path, device: device, given: given, taps: []).head
    }
  }

  private func json(
    _ graph: ReachableGraph, _ members: [(key: String, value: JSONValue)], _ pictures: inout NumberTable<String>
  ) -> JSONValue {
    let device = graph.simulator.device
    let isFirst = device == flow.flow.devices.first
    return .object(
      [
        ("section", .string("\(id)-walk")), ("flowId", .string(id)), ("picture", .string("\(id)-\(device.rawValue)")),
        ("flow", .optional(page.addressName(of: flow.flow))),
        ("file", .string(page.report.files[flow.flow.file].projectPath)),
        ("device", .string(device.rawValue)), ("deviceName", .string(device.displayName)),
        ("isFirst", .boolean(isFirst)),
        ("count", .integer(graph.count)),
        ("pictures", .array(graph.simulator.flow.screens.map { picture(of: $0, &pictures) })),
        ("areas", .array(graph.simulator.flow.screens.map(areas))),
      ] + diagram(on: device) + members)
  }
}

extension WalkMarkup {
  /// Returns the number of a screen's picture, or -1.
  private func picture(of screen: Screen, _ pictures: inout NumberTable<String>) -> JSONValue {
    .integer(flow.pictures[screen.name.value].map { pictures.number(of: $0) } ?? -1)
  }
}

extension WalkMarkup {
  /// Encodes the areas of a screen, each as the name of the tap and four numbers in thousandths.
  private func areas(of screen: Screen) -> JSONValue {
    .array(
      screen.areas.flatMap { area in
        area.rectangles.map { box in
          .array(
            [.string(area.name.value)] + [box.left, box.top, box.width, box.height].map { .integer($0) })
        }
      })
  }
}

extension Replay {
  /// The command line without taps, so that the script can add them.
  fileprivate var head: String {
    let empty = " --taps \"\""
    return commandLine.hasSuffix(empty) ? String(commandLine.dropLast(empty.count)) : commandLine
  }
}
