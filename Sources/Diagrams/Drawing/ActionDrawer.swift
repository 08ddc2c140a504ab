import FlowModel

/// Draws actions: an arrow for each step that shows a screen, and rows in the box of a screen for everything else.
///
/// An action with several results is a row, followed by a row for each result, where the arrow of the result starts.
struct ActionDrawer: Sendable {
  private let flow: Flow
  private let device: Device
  private let positions: ScreenPositions
  private let finder: PathFinder
  private let words: CaptionText
  private let returns: Returns
  private let wordsInRows: Bool

  /// How steps that remove screens are drawn, besides the rows in boxes.
  enum Returns { case none, plain, withWords }

  /// The arrows added so far.
  private(set) var edges = EdgeCollector()
  /// The rows added so far.
  private(set) var rows: [NodeID: [Row]] = [:]

  /// Creates a drawer.
  ///
  /// - Parameters:
  ///   - returns: whether steps that remove screens are drawn as arrows too.
  ///   - wordsInRows: whether every action has a row, at which its arrow starts.
  init(flow: Flow, device: Device, positions: ScreenPositions, returns: Returns, wordsInRows: Bool) {
    self.flow = flow
    self.device = device
    self.positions = positions
    self.returns = returns
    self.wordsInRows = wordsInRows
    finder = PathFinder(flow: flow, device: device)
    words = CaptionText(flow: flow)
  }

  /// Adds a line from a root's node to a screen that it shows at first.
  mutating func join(_ root: NodeID, to screen: ScreenID) {
    edges.add(.join, from: root, to: .screen(screen), endsAtFrame: true)
  }

  /// Adds a tab to a tab bar, with the arrow to the task that a gate starts, if the tab needs one.
  mutating func join(_ root: NodeID, toTab tab: ScreenID) {
    let row = Row.ID.tab(tab)
    rows[root, default: []].append(Row(id: row, kind: .tab, caption: Caption(text: flow.title(ofTab: tab))))
    edges.add(.join, from: root, row: row, to: .screen(tab), endsAtFrame: true)
    guard let gate = flow.tabGates[tab] else { return }
    for (index, each, result) in possibleResults(of: flow[gate]) {
      drawGate(result, index, in: each, of: flow[gate], at: root, Origin(node: root, row: row))
    }
  }

  /// Draws an action that is offered at a node.
  mutating func draw(_ action: Action, at node: NodeID) {
    let results = possibleResults(of: action)
    guard !results.isEmpty else { return }
    let isChoice = results.count { !$0.result.isGate } > 1
    if isChoice, node != .entry(action.id) {
      addRow(.action(action.id, result: nil), .choice, at: node, caption(of: action))
    }
    for (index, each, result) in results {
      if result.isGate {
        drawGate(result, index, in: each, of: action, at: node, Origin(node: node))
      } else if isChoice {
        var caption = words.caption(of: result, in: each)
        if caption.isEmpty { caption.text = "otherwise" }
        draw(result, index, of: action, at: node, caption, isChoice: true)
      } else {
        draw(result, index, of: action, at: node, caption(of: result, in: each, of: action, at: node), isChoice: false)
      }
    }
  }

  /// Returns the results that are possible on the device, with their numbers among all results and their cases.
  ///
  /// If the flow has one device only, all results are returned, since a finding may be about an impossible one.
  private func possibleResults(
    of action: Action
  ) -> [(index: Int, each: Action.Case, result: Action.CaseResult)] {
    var index = -1
    return action.cases.indices.flatMap { chosenCase in
      action.cases[chosenCase].results.indices.compactMap { result in
        index += 1
        guard flow.devices.count < 2 || flow.devices(on: action.id, chosenCase, result).contains(device) else {
          return nil
        }
        return (index, action.cases[chosenCase], action.cases[chosenCase].results[result])
      }
    }
  }

  /// Draws the steps that follow the end of a root's own task.
  mutating func draw(_ continuations: [Path.Continuation]) { draw(continuations, for: nil) }

  // MARK: Results

  /// The place where an arrow starts.
  private struct Origin {
    var node: NodeID
    var row: Row.ID?
  }

  private func caption(of action: Action) -> Caption {
    var caption = words.caption(of: action)
    caption.condition = words.condition([action.condition])
    return caption
  }

  /// Returns the caption of an action's only result; the node of an entry shows its name itself.
  private func caption(of result: Action.CaseResult, in each: Action.Case, of action: Action, at node: NodeID)
    -> Caption
  {
    let isOnFlag = node == .entry(action.id)
    var caption = isOnFlag ? Caption(text: "") : words.caption(of: action)
    caption.condition = words.condition([isOnFlag ? .always : action.condition, each.condition, result.condition])
    caption.note = words.note(on: result.steps)
    return caption
  }

  private mutating func draw(
    _ result: Action.CaseResult, _ index: Int, of action: Action, at node: NodeID, _ caption: Caption, isChoice: Bool
  ) {
    var caption = caption
    let cause = Cause(action: action.id, result: index, place: node, segment: 0)
    caption.causes = [cause]
    let path = finder.path(of: result.steps, from: node)
    let row = Row.ID.action(action.id, result: index)
    let name = result.name?.value ?? action.label.value
    if path.segments.isEmpty {
      if !caption.text.isEmpty || caption.note != nil {
        addRow(row, path.backs.isEmpty ? .stay : .back, at: node, caption, isIndented: isChoice)
      }
      drawReturn(path, at: node, caption)
    } else if isChoice {
      addRow(row, .result, at: node, caption, isIndented: true)
      draw(path, from: Origin(node: node, row: row), caption, as: name)
    } else if wordsInRows, !caption.isEmpty {
      addRow(row, .forward, at: node, caption)
      draw(path, from: Origin(node: node, row: row), caption, as: name)
    } else {
      draw(path, from: Origin(node: node), caption, as: name)
    }
    draw(path.continuations, for: cause)
  }

  private mutating func drawGate(
    _ result: Action.CaseResult, _ index: Int, in each: Action.Case, of action: Action, at node: NodeID,
    _ origin: Origin
  ) {
    var caption = words.caption(ofGateBefore: action, result, in: each)
    if case .tab = origin.row { caption.text = "" }
    caption.causes = [Cause(action: action.id, result: index, place: node, segment: 0)]
    draw(finder.path(of: result.steps, from: node), from: origin, caption, as: action.label.value)
  }

  private mutating func addRow(
    _ id: Row.ID, _ kind: Row.Kind, at node: NodeID, _ caption: Caption, isIndented: Bool = false
  ) {
    rows[node, default: []].append(Row(id: id, kind: kind, caption: caption, isIndented: isIndented))
  }

  private mutating func draw(_ continuations: [Path.Continuation], for cause: Cause?) {
    for next in continuations where !next.path.allSegments.isEmpty {
      var caption = words.caption(after: next)
      caption.causes = cause.map { [Cause(action: $0.action, result: $0.result, place: $0.place)] } ?? []
      draw(next.path, from: origin(ofContinuationAt: next.from, caption), caption, as: flow[next.outcome].name)
      draw(next.path.continuations, for: cause)
    }
  }

  /// Adds the row of the steps after a task, unless an action that starts the same task has added it.
  private mutating func origin(ofContinuationAt node: NodeID, _ caption: Caption) -> Origin {
    guard wordsInRows else { return Origin(node: node) }
    let words = [caption.source?.localized, caption.text, caption.note].compactMap { $0 }
    let id = Row.ID.after(words.joined(separator: " "))
    if let place = rows[node]?.firstIndex(where: { $0.id == id }) {
      rows[node]?[place].caption.causes += caption.causes
    } else {
      addRow(id, .forward, at: node, caption)
    }
    return Origin(node: node, row: id)
  }

  private mutating func draw(_ path: Path, from origin: Origin, _ caption: Caption, as name: String) {
    for (index, segment) in path.segments.enumerated() {
      edges.add(
        segment.kind, from: index == 0 ? origin.node : segment.from, row: index == 0 ? origin.row : nil,
        to: .screen(segment.to), endsAtFrame: segment.task != nil || segment.kind == .tab,
        index == 0 ? caption : Self.caption(of: index, after: caption, name))
    }
  }

  /// Returns the caption of a later arrow, for an action that shows several screens in sequence.
  private static func caption(of segment: Int, after first: Caption, _ name: String) -> Caption {
    var caption = Caption(source: first.source, text: "… \(name)", ending: first.ending, causes: first.causes)
    for index in caption.causes.indices where caption.causes[index].segment != nil {
      caption.causes[index].segment = segment
    }
    return caption
  }

  // MARK: Returns

  /// Draws the arrow of a path that removes screens, if only one screen can be in front afterwards.
  ///
  /// With several, the file alone does not say which of them are real, and the row says how the user goes back.
  private mutating func drawReturn(_ path: Path, at node: NodeID, _ caption: Caption) {
    guard returns != .none, !path.backs.isEmpty else { return }
    let targets = Set(screens(at: node).flatMap { positions.destinations(of: path.backs, from: $0) })
    guard targets.count == 1, let target = targets.first else { return }
    // The row in the box has the words, so the arrow needs none unless a reader asks for arrows.
    edges.add(.back, from: node, to: .screen(target), returns == .withWords ? caption : Caption(text: ""))
  }

  private func screens(at node: NodeID) -> [ScreenID] {
    switch node {
    case .screen(let screen): [screen]
    case .anyScreen(let task, let except):
      // Actions of a task are not offered on alerts, action sheets and screens of other apps.
      flow[task].screens.filter { !except.contains($0) && !flow[$0].isOneScreenLayer }
    case .root(let root): flow.firstScreens(of: root)
    case .entry, .group: []
    }
  }
}
