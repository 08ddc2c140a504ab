import Importing
import Localization

/// What an import of a prototype found, and what it could not use.
package struct PrototypeReport: Sendable {
  /// What a link became, in the order of the report.
  package enum Outcome: Int, CaseIterable, Sendable {
    case tabBar, pushed, presented, replaced, toTab, root, back, closes, unknown
  }

  /// Something that a person should look at.
  package struct Problem: Sendable, Equatable {
    package let message: Message
    /// The layer, with its id, and the frame.
    package let place: Message
  }

  package var path: String
  package var pages = 0
  package var screens = 0
  package var websites = 0
  /// The names of frames without a connection.
  package var leftOut: [String] = []
  package var outcomes: [Outcome: Int] = [:]
  package var tabs: [String] = []
  package var notNavigation = 0
  package var inDefinitions = 0
  package var hidden = 0
  package var withoutTouch = 0
  package var states: [[String]] = []
  /// The screens from which no link leads on; the flag says whether a tab bar does.
  package var ends: [(name: String, hasTabBar: Bool)] = []
  package var problems: [Problem] = []
  package var outsideFile = 0
  package var chosenStart: String?
  /// The starting points with the names of their screens.
  package var candidates: [(name: String, screen: String)] = []
  /// The links of unknown kind that lead away from the start, by transition.
  package var leadOn: [(key: TransitionMeanings.Key, count: Int)] = []
  package var warnings: [Message] = []
  /// The screens that are shown only in a sheet: probably a task.
  package var sheets: [String] = []

  /// The number of links that became something.
  package var links: Int { outcomes.values.reduce(0, +) }

  /// Returns how many links became something.
  package func count(_ outcome: Outcome) -> Int { outcomes[outcome] ?? 0 }
}

/// Collects the facts of a report.
package struct ReportBuilder {
  private let builder: ModelBuilder
  private let resolver: PrototypeResolver
  private let graph: PrototypeGraph

  /// Creates a report of a model.
  package init(_ builder: ModelBuilder) {
    self.builder = builder
    resolver = builder.resolver
    graph = builder.resolver.graph
  }

  /// The report.
  package var report: PrototypeReport {
    var report = PrototypeReport(path: resolver.path)
    let screens = Set(graph.screens)
    report.pages = resolver.document.pages.count
    report.screens = graph.screens.count
    report.websites = builder.model.screens.count - graph.screens.count
    report.leftOut = graph.frames.indices.filter {
      !screens.contains($0) && !graph.frames[$0].isDefinition && isTopFrame($0)
    }
    .map { graph.frames[$0].name }
    report.tabs = graph.tabBar.tabs.map(name)
    for frame in graph.screens { for event in builder.built[frame] ?? [] { count(event, &report) } }
    report.inDefinitions = graph.frames.indices.filter { graph.frames[$0].isDefinition && !screens.contains($0) }
      .reduce(0) { $0 + graph.frames[$1].hotspots.reduce(0) { $0 + $1.layer.interactions.count } }
    report.hidden = graph.screens.reduce(0) { $0 + graph.frames[$1].hiddenInteractions }
    report.states = graph.states.groups.map { $0.map(name) }
    report.ends = graph.screens.filter(isEnd).map { (name($0), graph.tabBar.frames.contains($0)) }
    if graph.isStartChosen { report.chosenStart = graph.start.map(name) }
    report.candidates = resolver.starts.map { ($0.name.isEmpty ? name($0.frame) : $0.name, name($0.frame)) }
    report.sheets = builder.sheets.map(name)
    addOmissions(to: &report)
    addOverlays(to: &report)
    addLeadingOn(to: &report)
    addWarnings(to: &report)
    return report
  }

  private func name(_ frame: Int) -> String {
    builder.indices[frame].map { builder.model.screens[$0].name } ?? builder.name(frame)
  }

  private func isTopFrame(_ frame: Int) -> Bool { !resolver.animationFrames.contains(frame) }

  private func isEnd(_ frame: Int) -> Bool {
    (builder.built[frame] ?? []).allSatisfy { event in
      if case .tab = event.kind { return true }
      return event.kind == .back || event.effect.allSteps.allSatisfy(\.isClosing)
    }
  }

  private func count(_ event: BuiltEvent, _ report: inout PrototypeReport) {
    func add(_ outcome: PrototypeReport.Outcome) { report.outcomes[outcome, default: 0] += 1 }
    switch event.kind {
    case .tab: return add(.tabBar)
    case .back: return add(.back)
    case .swipe, .action: break
    }
    let lists: [[ImportedStep]] =
      switch event.effect {
      case .steps(let steps): [steps]
      case .either(let results): results.map(\.steps)
      case .whereModal(let modal, _): [modal]
      }
    for steps in lists {
      guard let step = steps.first(where: { $0 != .dismissAll && !($0 == .dismiss && steps.count > 1) }) ?? steps.first
      else { continue }
      switch step {
      case .push: add(.pushed)
      case .present: add(.presented)
      case .presentUnknown: add(.unknown)
      case .replace: add(.replaced)
      case .tab: add(.toTab)
      case .root: add(.root)
      case .pop, .popTo: add(.back)
      case .dismiss, .dismissAll, .stay: add(.closes)
      }
    }
  }

  private func addOmissions(to report: inout PrototypeReport) {
    for (place, omission) in builder.omissions {
      switch omission {
      case .notNavigation: report.notNavigation += 1
      case .hidden: report.hidden += 1
      case .withoutTouch: report.withoutTouch += 1
      case .missingTarget where resolver.document.isExcerpt: report.outsideFile += 1
      default: report.problems.append(PrototypeReport.Problem(message: omission.text, place: text(of: place)))
      }
    }
    for frame in graph.screens {
      for (index, spot) in graph.frames[frame].hotspots.enumerated() {
        let clicks = spot.layer.interactions.count { $0.trigger == .click }
        guard clicks > 1 else { continue }
        let place = EventPlace(frame: frame, hotspot: index, interaction: 0)
        report.problems.append(
          PrototypeReport.Problem(message: "\(clicks) links start with a tap on one layer", place: text(of: place)))
      }
    }
    for other in graph.tabBar.others {
      let names = Message(text: other.map(name).joined(separator: ", "))
      report.problems.append(PrototypeReport.Problem(message: "another tab bar is not used", place: names))
    }
  }

  /// Returns the layer, its id and its frame.
  func text(of place: EventPlace) -> Message {
    let layer = graph.frames[place.frame].hotspots[place.hotspot].layer
    return "layer \"\(layer.name)\" (\(layer.id)) of \"\(graph.frames[place.frame].name)\""
  }

  private func addOverlays(to report: inout PrototypeReport) {
    for frame in graph.screens where graph.overlays.contains(frame) {
      let closes = graph.events.contains { event in
        if event.frame == frame { return true }
        return event.operations.flatMap(\.leafOperations).contains { operation in
          switch operation {
          case .overlay(frame, closesOutside: true), .toggle(frame, closesOutside: true): true
          default: false
          }
        }
      }
      guard !closes else { continue }
      report.problems.append(
        PrototypeReport.Problem(
          message: "nothing closes this overlay", place: "\"\(name(frame))\" (\(graph.frames[frame].id))"))
    }
  }

  private func addLeadingOn(to report: inout PrototypeReport) {
    let roles = LinkRoles(graph: graph, meanings: resolver.options.meanings)
    var counts: [TransitionMeanings.Key: Int] = [:]
    for link in graph.links where link.kind == .navigate && graph.isNearer(link.from, than: link.to) {
      guard roles.role(from: link.from, to: link.to, link.transition, event: link.event) == .unknown,
        let key = TransitionMeanings.key(of: link.transition)
      else { continue }
      counts[key, default: 0] += 1
    }
    report.leadOn = TransitionMeanings.Key.allCases.compactMap { key in counts[key].map { (key, $0) } }
  }

  private func addWarnings(to report: inout PrototypeReport) {
    let targets = Set(graph.links.map(\.to))
    let empty = targets.count { graph.frames[$0].layerCount == 0 }
    if targets.count > 1, empty * 2 > targets.count {
      report.warnings.append(
        "more than half of the linked frames have no layers: the file was fetched with `depth`, so their links are missing"
      )
    }
  }
}

extension Omission {
  /// The text of the report.
  var text: Message {
    switch self {
    case .notNavigation: "it changes no screen"
    case .hidden: "the layer is hidden"
    case .withoutTouch(let word): "no tap starts it (\(word))"
    case .unknown(let word): "\"\(word)\" is not known to this version"
    case .toNothing: "the link leads to nothing"
    case .missingTarget(let id): "the link leads to \(id), which the file does not contain"
    case .afterLeaving: "a step follows after the screen was left"
    case .nothingToClose: "it closes an overlay, and the frame is none"
    }
  }
}
