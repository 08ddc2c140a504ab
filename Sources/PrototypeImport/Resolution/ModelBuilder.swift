import FlowModel
import Importing

/// Builds the screens of a prototype from its frames.
package struct ModelBuilder {
  let resolver: PrototypeResolver
  private let graph: PrototypeGraph
  private let websites: Websites
  private let names: ScreenNames
  private let uniqueNames: [Int: String]
  /// The model's index of each frame that is a screen; websites follow.
  let indices: [Int: Int]
  /// The events as they became steps, by frame; targets are indices of frames.
  private(set) var built: [Int: [BuiltEvent]] = [:]
  /// The names of the events in the flow, by frame.
  private(set) var named: [Int: [ScreenBuilder.Named]] = [:]
  /// The frames that are shown only in a sheet.
  let sheets: [Int]
  private(set) var omissions: [(place: EventPlace, omission: Omission)]
  /// The result.
  package private(set) var model: NavigationModel

  /// Builds the model.
  package init(_ resolver: PrototypeResolver) {
    self.resolver = resolver
    graph = resolver.graph
    let websites = Websites(graph.events, graph.frames)
    self.websites = websites
    names = ScreenNames(graph.frames, pages: resolver.document.pages.map(\.name), states: graph.states)
    uniqueNames = Dictionary(uniqueKeysWithValues: zip(graph.screens, names.names(of: graph.screens)))
    indices = Dictionary(uniqueKeysWithValues: graph.screens.enumerated().map { ($1, $0) })
    omissions = resolver.reader.omissions
    model = NavigationModel(title: resolver.document.title)
    let first = graph.frames.count
    var steps = StepBuilder(graph, meanings: resolver.options.meanings) { address in
      websites.index(of: address).map { first + $0 }
    }
    let openings = steps.openings
    sheets = graph.screens.filter { [graph] in openings.inLayers.contains($0) && !graph.overlays.isAlert($0) }
    for index in graph.events.indices {
      if let event = steps.build(index) { built[graph.events[index].frame, default: []].append(event) }
    }
    omissions += steps.omissions
    model.screens = graph.screens.map { screen(of: $0, steps.openings) } + websites.sites.map(site)
    hideTabBars()
    model.fragments = fragments
    model.roots = roots
    model.devices = devices
  }

  // MARK: Screens

  /// Returns the title of a frame, or of a website after the frames.
  func title(_ index: Int) -> String {
    index < graph.frames.count ? names.title(of: index) : websites.sites[index - graph.frames.count].name
  }

  /// Returns the unique name of a frame, or of a website after the frames.
  func name(_ index: Int) -> String { uniqueNames[index] ?? title(index) }

  /// Returns the model's index of a frame, or of a website after the frames.
  private func modelIndex(_ index: Int) -> Int {
    index < graph.frames.count ? indices[index] ?? 0 : graph.screens.count + index - graph.frames.count
  }

  private mutating func screen(of index: Int, _ openings: Openings) -> ImportedScreen {
    let frame = graph.frames[index]
    let source = resolver.source(of: frame)
    let origin = ImportedScreen.Origin(name: frame.name, part: resolver.document.pages[frame.page].name)
    var screen = ImportedScreen(identity: frame.id, origin: origin, name: name(index), source: source)
    screen.title = names.title(of: index)
    if graph.overlays.isAlert(index) {
      screen.kind = graph.overlays.actionSheets.contains(index) ? .actionSheet : .alert
    }
    screen.isOpenedElsewhere = resolver.outside.contains(index)
    let canGoBack = !graph.overlays.contains(index) && !openings.isOnlyPresented(index)
    let parts = ScreenBuilder(
      frame, built[index] ?? [], events: graph.events, canGoBack: canGoBack, title: title, name: name)
    named[index] = parts.named
    parts.complete(&screen)
    screen.actions = screen.actions.map(withModelIndices)
    screen.gestures = screen.gestures.map(withModelIndices)
    screen.areas = screen.areas.map { area in
      if case .tab(let tab) = area.tap { ImportedArea(.tab(modelIndex(tab)), area.rectangles) } else { area }
    }
    return screen
  }

  private func withModelIndices(_ action: ImportedAction) -> ImportedAction {
    var action = action
    action.effect = action.effect.mappingScreens(modelIndex)
    return action
  }

  private func site(_ site: Websites.Site) -> ImportedScreen {
    var screen = ImportedScreen(
      identity: "url:" + site.name, origin: ImportedScreen.Origin(name: site.name, part: ""), name: site.name,
      source: site.address)
    screen.kind = .external
    return screen
  }

  /// Hides the tab bar on screens without it that a screen with it pushes.
  private mutating func hideTabBars() {
    for (frame, events) in built where graph.tabBar.frames.contains(frame) {
      for step in events.flatMap(\.effect.allSteps) {
        switch step {
        case .push(let target), .presentUnknown(let target):
          if target < graph.frames.count, !graph.tabBar.frames.contains(target), !graph.overlays.contains(target),
            let index = indices[target]
          {
            model.screens[index].hidesTabBar = true
          }
        default: break
        }
      }
    }
  }

  /// The ids of the frames that are screens.
  package var frameIDs: [String] { graph.screens.map { graph.frames[$0].id } }

  /// Sets the pictures of screens, by their identity.
  mutating func setImages(_ image: (String) -> String?) {
    for index in model.screens.indices { model.screens[index].image = image(model.screens[index].identity) }
  }

  /// Gives the screens the names of earlier imports.
  package mutating func keepNames(earlier: ImportLock.Source?, taken: Set<String>) -> NameKeeper {
    NameKeeper(&model, earlier: earlier, taken: taken)
  }

  // MARK: The whole

  private var fragments: [NavigationModel.Fragment] {
    var pages: [Int: [Int]] = [:]
    for screen in graph.screens { pages[graph.frames[screen].page, default: []].append(modelIndex(screen)) }
    for (number, site) in websites.sites.enumerated() {
      pages[site.page, default: []].append(graph.screens.count + number)
    }
    let title = resolver.document.title
    return pages.keys.sorted().map { page in
      let name = resolver.document.pages[page].name
      return NavigationModel.Fragment(
        title: pages.count == 1 || name.isEmpty ? title : name, screens: pages[page] ?? [])
    }
  }

  private var roots: [NavigationModel.Root] {
    guard let start = graph.start else { return [] }
    let tabs = graph.tabBar.tabs.map(modelIndex)
    if tabs.isEmpty { return [NavigationModel.Root(.stack(modelIndex(start)))] }
    if graph.tabBar.tabs.contains(start) {
      return [NavigationModel.Root(.tabs(tabs, start: modelIndex(start) == tabs[0] ? nil : modelIndex(start)))]
    }
    return [
      NavigationModel.Root(name: "start", .stack(modelIndex(start))),
      NavigationModel.Root(name: "tabs", .tabs(tabs, start: nil)),
    ]
  }

  private var devices: [Device] {
    let found = Set(graph.screens.compactMap { graph.frames[$0].device })
    return found.isEmpty ? [.phone] : [Device.phone, .pad].filter(found.contains)
  }
}

extension PrototypeResolver {
  /// Returns the identity of a frame as flows write it.
  func source(of frame: Frame) -> String {
    guard let url = options.url else { return path + "#" + frame.id }
    return url + (url.contains("?") ? "&" : "?") + "node-id=" + frame.id.replacing(":", with: "-")
  }
}

extension ImportedEffect {
  /// Returns the effect with other indices of screens.
  fileprivate func mappingScreens(_ map: (Int) -> Int) -> ImportedEffect {
    switch self {
    case .steps(let steps): .steps(steps.map { $0.mappingScreen(map) })
    case .either(let results): .either(results.map { Result($0.name, $0.steps.map { $0.mappingScreen(map) }) })
    case .whereModal(let modal, let otherwise):
      .whereModal(modal.map { $0.mappingScreen(map) }, otherwise: otherwise.map { $0.mappingScreen(map) })
    }
  }
}

extension ImportedStep {
  fileprivate func mappingScreen(_ map: (Int) -> Int) -> ImportedStep {
    switch self {
    case .push(let screen): .push(map(screen))
    case .present(let screen): .present(map(screen))
    case .presentUnknown(let screen): .presentUnknown(map(screen))
    case .replace(let screen): .replace(map(screen))
    case .tab(let screen): .tab(map(screen))
    case .popTo(let screen): .popTo(map(screen))
    case .root, .pop, .dismiss, .dismissAll, .stay: self
    }
  }
}
