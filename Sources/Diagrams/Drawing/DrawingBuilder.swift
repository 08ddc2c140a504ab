import FlowModel
import Localization

/// Builds the drawing of a flow on a device, in the order of the file.
struct DrawingBuilder: Sendable {
  private let flow: Flow
  private let device: Device
  private let options: DiagramOptions
  private let graph: FlowGraph
  private let names: NodeName
  private let wordsInRows: Bool
  private let marker: FindingMarker?
  /// The screens that roots show at first on any device.
  private let firstScreensAnywhere: Set<ScreenID>

  /// Creates a builder.
  init(flow: Flow, device: Device, options: DiagramOptions, wordsInRows: Bool = false) {
    self.wordsInRows = wordsInRows
    firstScreensAnywhere = Set(flow.rootsOnDevices.flatMap(flow.firstScreens))
    let flow = flow.on(device)
    self.flow = flow
    self.device = device
    self.options = options
    graph = FlowGraph(flow)
    names = NodeName(flow: flow)
    marker = options.findings.map { FindingMarker(flow: flow, findings: $0) }
  }

  /// Returns the drawing.
  func drawing() -> Drawing {
    let changes = ChangeMarker(
      screens: options.screenChanges, tasks: options.taskChanges, presentations: options.presentationChanges,
      actions: options.actionChanges)
    var drawer = ActionDrawer(
      flow: flow, device: device, positions: ScreenPositions(graph, on: device), returns: returns,
      wordsInRows: wordsInRows)
    var nodes = drawRoots(&drawer)
    nodes += screensHere.map { .screen($0) }
    nodes += drawScreens(&drawer)
    nodes += drawEntries(&drawer)
    let tabs = TabFrames(flow, drawer.edges.edges)
    var drawing = Drawing(title: flow.title, subtitle: subtitle)
    drawing.nodes = nodes.map { node($0, rows: drawer.rows[$0] ?? [], in: tabs) }
    drawing.frames = tabs.framed.map(frame) + flow.tasks.map(frame)
    let drawn = Set(nodes)
    drawing.edges = drawer.edges.edges.filter { drawn.contains($0.from) && drawn.contains($0.to) }
    let hasPanels = hasPanels(drawing, changes)
    let returns = drawing.edges.count { $0.kind == .back }
    if options.returns == nil, hasPanels || returns > DiagramOptions.fewReturns {
      drawing.edges.removeAll { $0.kind == .back }
    }
    drawing.direction = options.direction
    drawing.links = options.links.filter { $0.key != options.part }
    if !options.overview, hasPanels || options.part == .everything || !options.links.isEmpty {
      drawing = TaskChips(drawing, except: frameOfPart, hasPanels: hasPanels).drawn
    }
    if let marker { drawing = marker.marked(drawing) }
    if wordsInRows { drawing.removeRepeatedArrows() }
    drawing = changes.marked(drawing)
    if !changes.isEmpty { drawing = drawing.separatingChanges() }
    drawing = PartSelection(flow: flow, part: options.part).applied(to: drawing)
    drawing.findings = marker?.summary(of: drawing)
    drawing.findings?.otherDevices = flow.devices.filter { $0 != device }.map(\.displayName)
    return options.overview ? Overview(drawing, of: flow).reduced : drawing
  }

  /// Returns whether frames are panels without arrows between them: in a large drawing of a whole flow, and in that of a
  /// part to which many screens lead.
  private func hasPanels(_ drawing: Drawing, _ changes: ChangeMarker) -> Bool {
    guard !options.overview, wordsInRows, changes.isEmpty else { return false }
    switch options.part {
    case .everything: return drawing.nodes.count >= TaskChips.manyBoxes
    case .task, .tab, .group:
      let part = PartSelection(flow: flow, part: options.part)
      return part.sourceCount(in: drawing) >= TaskChips.manySources
    case .around, .changes: return false
    }
  }

  /// The task that is the drawn part, or nil.
  private var frameOfPart: FrameID? { if case .task(let task) = options.part { .task(task) } else { nil } }

  /// Ways back are drawn by default only in a picture of the whole flow.
  private var returns: ActionDrawer.Returns {
    switch options.returns {
    case true?: .withWords
    case false?: .none
    case nil: options.part == .everything && !options.overview ? .plain : .none
    }
  }

  private var subtitle: String? {
    var parts: [Message] = []
    switch options.part {
    case .everything: if options.overview { parts.append("overview of \(flow.screens.count) screens") }
    case .task(let task): parts.append("only \(flow[task].displayTitle) and what touches it")
    case .around(let screen): parts.append("only \(flow[screen].displayTitle) and its neighbours")
    case .changes: parts.append("only what changed and its neighbours")
    case .tab(let tab): parts.append("only \(flow.title(ofTab: tab)) and its neighbours")
    case .group(let name):
      let group = name.map(Message.init(text:)) ?? "other screens"
      parts.append("only \(group) and its neighbours")
    }
    if flow.devices.count > 1 { parts.append(("on \(Message(text: device.displayName))" as Message).about("device")) }
    return parts.isEmpty ? nil : Message.list(parts, .none).localized
  }

  /// The screens that are shown on the device, or on no device.
  private var screensHere: [ScreenID] {
    guard flow.devices.count > 1 else { return Array(flow.screenIDs) }
    let firsts = Set(flow.roots.flatMap(flow.firstScreens))
    var here = Set(flow.screenIDs)
    var count: Int
    // A screen that only screens of another device show is left out with them.
    repeat {
      count = here.count
      here = here.filter { screen in
        let sites = graph.showings(of: screen)
        if firsts.contains(screen) || sites.isEmpty && !firstScreensAnywhere.contains(screen) { return true }
        return sites.contains { site in
          let hosts = graph.hosts(of: site.written)
          return site.written.devices.contains(device)
            && (hosts.isEmpty || hosts.contains(where: here.contains))
        }
      }
    } while here.count < count
    return flow.screenIDs.filter(here.contains)
  }

  private func drawRoots(_ drawer: inout ActionDrawer) -> [NodeID] {
    var nodes: [NodeID] = []
    for root in flow.roots {
      let bottom = flow.bottomScreen(of: root.id)
      if root.hasTabs || root.hasColumns || !root.actions.isEmpty || flow.roots.count > 1 {
        let node = NodeID.root(root.id)
        nodes.append(node)
        for screen in flow.firstScreens(of: root) {
          if root.tabs.contains(screen) { drawer.join(node, toTab: screen) } else { drawer.join(node, to: screen) }
        }
        for action in root.actions { drawer.draw(flow[action], at: node) }
      }
      if case .task(let task, let then?) = root.kind {
        let finder = PathFinder(flow: flow, device: device)
        drawer.draw(finder.continuations(of: then, after: task.value, at: .screen(bottom)))
      }
    }
    return nodes
  }

  /// Draws the screens' actions.
  ///
  /// An action that a task offers on several screens is drawn once, from a node for any of them.
  private func drawScreens(_ drawer: inout ActionDrawer) -> [NodeID] {
    var nodes: [NodeID] = []
    for screen in flow.screens {
      for action in screen.offeredActions {
        let node = place(of: flow[action], on: screen)
        guard case .anyScreen = node else {
          drawer.draw(flow[action], at: node)
          continue
        }
        guard offering(action).first == screen.id else { continue }
        if !nodes.contains(node) { nodes.append(node) }
        drawer.draw(flow[action], at: node)
      }
    }
    return nodes
  }

  private func place(of action: Action, on screen: Screen) -> NodeID {
    guard case .task(let task) = action.owner else { return .screen(screen.id) }
    let offering = offering(action.id)
    guard offering.count > 1 else { return .screen(screen.id) }
    let except = flow[task].screens.filter { !offering.contains($0) && !flow[$0].isOneScreenLayer }
    return .anyScreen(task, except: except)
  }

  private func offering(_ action: ActionID) -> [ScreenID] {
    guard case .task(let task) = flow[action].owner else { return [] }
    return flow[task].screens.filter { flow[$0].offeredActions.contains(action) }
  }

  private func drawEntries(_ drawer: inout ActionDrawer) -> [NodeID] {
    flow.entries.map { entry in
      drawer.draw(flow[entry], at: .entry(entry))
      return .entry(entry)
    }
  }

  private func frame(_ task: UserTask) -> Drawing.Frame {
    let subtitle = task.displayTitle == task.name.value ? nil : task.name.value
    return Drawing.Frame(
      id: .task(task.id), first: task.entry, name: names.name(of: .task(task.id)), title: task.displayTitle,
      subtitle: subtitle)
  }

  private func frame(_ tab: ScreenID) -> Drawing.Frame {
    Drawing.Frame(
      id: .tab(tab), first: tab, name: names.name(of: .tab(tab)), title: flow.title(ofTab: tab), subtitle: "tab")
  }

  private func node(_ id: NodeID, rows: [Row], in tabs: TabFrames) -> Drawing.Node {
    Drawing.Node(
      id: id, name: names.name(of: id), appearance: appearance(of: id), frame: frame(of: id, in: tabs), rows: rows)
  }

  private func frame(of id: NodeID, in tabs: TabFrames) -> FrameID? {
    switch id {
    case .screen(let screen): flow[screen].task.map(FrameID.task) ?? tabs.tab(of: screen).map(FrameID.tab)
    case .anyScreen(let task, _): .task(task)
    case .root, .entry, .group: nil
    }
  }

  private func appearance(of id: NodeID) -> Drawing.Node.Appearance {
    switch id {
    case .screen(let screen): return .screen(card(of: flow[screen]))
    case .root(let root):
      let name = flow.roots.count > 1 ? flow.name(of: root) : nil
      if flow[root].hasTabs { return .tabBar(name: name) }
      return flow[root].hasColumns ? .splitView(name: name) : .root(name: name ?? "root")
    case .anyScreen(_, let except): return .anyScreen(except: except.map { flow[$0].displayTitle })
    case .entry(let action): return .entry(caption(of: flow[action]))
    case .group: return .anyScreen(except: [])
    }
  }

  private func caption(of action: Action) -> Caption {
    let words = CaptionText(flow: flow)
    var caption = words.caption(of: action)
    caption.condition = words.condition([action.condition])
    return caption
  }

  private func card(of screen: Screen) -> ScreenCard {
    let title = screen.displayTitle
    let start = flow.start.map { flow.bottomScreen(of: $0) }
    return ScreenCard(
      title: title, name: title == screen.name.value ? nil : screen.name.value,
      image: screen.image.flatMap(options.imagePath), isStart: start == screen.id, styles: styles(of: screen),
      isOneOfMany: screen.item != nil)
  }

  /// Returns the styles in which a screen is shown.
  private func styles(of screen: Screen) -> [ScreenCard.Style] {
    if let only = ScreenCard.Style(screen.kind) { return [only] }
    let written = graph.showings(of: screen.id).filter { $0.verb != .replace }
    let here = written.filter { $0.written.devices.contains(device) }
    return Set(
      (flow.devices.count < 2 ? written : here).map {
        ScreenCard.Style($0.styleIgnoringConditions(on: device, in: flow))
      }
    ).sorted()
  }
}
