import FlowModel

/// Finds the arrows, nodes and boxes that findings and taps refer to, and adds marks and numbers to them.
struct MarkPlacer: Sendable {
  /// A caption of an arrow.
  private struct Place: Hashable {
    var edge: Int
    var caption: Int
    var cause: Cause
  }

  private let flow: Flow
  /// The drawing with the marks and numbers added so far.
  private(set) var drawing: Drawing
  private let nodes: [NodeID: Int]
  private var places: [ActionID: [Place]] = [:]
  private var following: [TaskEnding: [(edge: Int, caption: Int, cause: Cause?)]] = [:]

  /// Indexes the arrows and nodes of a drawing.
  init(flow: Flow, drawing: Drawing) {
    self.flow = flow
    self.drawing = drawing
    nodes = Dictionary(drawing.nodes.indices.map { (drawing.nodes[$0].id, $0) }) { first, _ in first }
    for (edge, arrow) in drawing.edges.enumerated() {
      for (caption, words) in arrow.captions.enumerated() {
        for cause in words.causes where cause.segment != nil {
          places[cause.action, default: []].append(Place(edge: edge, caption: caption, cause: cause))
        }
        guard let ending = words.ending else { continue }
        let causes: [Cause?] = words.causes.isEmpty ? [nil] : words.causes
        following[ending, default: []] += causes.map { (edge, caption, $0) }
      }
    }
  }

  /// Adds a mark to the target of a finding.
  mutating func mark(_ target: FindingTarget, _ mark: Mark) {
    switch target {
    case .action(let action, let screen, let result, let ends):
      if result != nil || !ends.isEmpty || node(ofChoice: action, on: screen) == nil {
        let found = arrows(of: action, on: screen, result, ends)
        if !found.isEmpty { return put(mark, on: found) }
      }
      if let node = node(ofChoice: action, on: screen) { return put(mark, on: node) }
      if let screen { self.mark(.screen(screen, flow[action].label.value), mark) }
    case .screen(let screen, let gesture):
      var mark = mark
      if let gesture { mark.words += ": \(gesture)" }
      if let node = nodes[.screen(screen)] { put(mark, on: node) }
    case .task(let task):
      for index in drawing.boxes.indices where drawing.boxes[index].task == task {
        drawing.boxes[index].marks.addOnce(mark)
      }
    case .nothing: break
    }
  }

  /// Adds a number to the arrow or node of a tap.
  mutating func number(_ tap: TracedTap, _ number: String) {
    for ended in tap.endedTasks { follow(ended, to: tap.next, number) }
    var words = number
    switch tap.kind {
    case .action(let action, let result):
      let isEntry = flow[action].trigger == .entry
      let screen = isEntry ? nil : tap.screen
      let found = arrows(of: action, on: screen, result, tap.ends)
      for place in found { drawing.edges[place.edge].captions[place.caption].taps.append(number) }
      if !found.isEmpty { return }
      if let node = node(ofChoice: action, on: screen) { return drawing.nodes[node].taps.append(number) }
      words += " \(flow[action].label.value)"
    case .other(let label): words += " \(label)"
    }
    if let node = tap.screen.flatMap({ nodes[.screen($0)] }) { drawing.nodes[node].taps.append(words) }
  }

  private mutating func put(_ mark: Mark, on places: [Place]) {
    for place in places {
      var mark = mark
      if place.cause.segment != 0 { mark.words = "" }
      drawing.edges[place.edge].captions[place.caption].marks.addOnce(mark)
    }
  }

  private mutating func put(_ mark: Mark, on node: Int) { drawing.nodes[node].marks.addOnce(mark) }

  /// Numbers the arrows for steps after a task that ended with a tap, if they lead to the next screen.
  private mutating func follow(_ ended: TracedTap.EndedTask, to next: ScreenID?, _ number: String) {
    let found = (following[ended.ending] ?? []).filter { isFollowUp(of: ended, $0.cause) }
    let causes = Set(found.filter { drawing.edges[$0.edge].to == next.map(NodeID.screen) }.map(\.cause))
    for place in found where causes.contains(place.cause) {
      drawing.edges[place.edge].captions[place.caption].taps.append(number)
    }
  }

  /// Returns whether an arrow's cause is the action that started the ended task; a root's own task has no such action.
  private func isFollowUp(of ended: TracedTap.EndedTask, _ cause: Cause?) -> Bool {
    guard let cause, let starter = ended.starter else { return cause == nil }
    let label = flow[cause.action].label.value
    return isOffered(on: starter, at: cause.place) && (ended.action ?? label) == label
  }

  /// Returns the arrows of an action; if it has several results, only those of the result that occurred.
  private func arrows(of action: ActionID, on screen: ScreenID?, _ result: String?, _ ends: [ScreenID]) -> [Place] {
    let results = flow[action].cases.flatMap(\.results)
    let found = (places[action] ?? []).filter { place in
      (screen.map { isOffered(on: $0, at: place.cause.place) } ?? true)
        && (result == nil || results[place.cause.result].name?.value == result)
    }
    guard !ends.isEmpty else { return found }
    // An arrow back is drawn to each target that the file allows. Mark only the target that the trace takes.
    for end in ends {
      let led = Set(found.filter { leads($0, to: end) }.map(\.cause.result))
      if !led.isEmpty { return found.filter { led.contains($0.cause.result) && (!isBack($0) || leads($0, to: end)) } }
    }
    let shared = found.filter { leadsToStarters($0) }
    if Set(shared.map(\.cause.result)).count == 1 { return shared }
    if found.count == 1, result != nil { return found }
    return result == nil && results.count > 1 ? [] : found.filter { !isBack($0) }
  }

  private func leads(_ place: Place, to screen: ScreenID) -> Bool {
    switch drawing.edges[place.edge].to {
    case .screen(screen): true
    case .anyScreen: isOffered(on: screen, at: drawing.edges[place.edge].to)
    case .screen, .root, .choice, .entry, .starters: false
    }
  }

  private func leadsToStarters(_ place: Place) -> Bool {
    if case .starters = drawing.edges[place.edge].to { true } else { false }
  }

  private func isBack(_ place: Place) -> Bool { drawing.edges[place.edge].kind == .back }

  /// Returns the node of an action that is drawn as a diamond or an entry.
  private func node(ofChoice action: ActionID, on screen: ScreenID?) -> Int? {
    drawing.nodes.firstIndex { node in
      switch node.id {
      case .choice(action, let place): screen.map { isOffered(on: $0, at: place) } ?? true
      case .entry(action): true
      default: false
      }
    }
  }

  private func isOffered(on screen: ScreenID, at node: NodeID) -> Bool {
    switch node {
    case .screen(let other): other == screen
    case .anyScreen(let task, let except): flow[screen].task == task && !except.contains(screen)
    case .choice(_, let place): isOffered(on: screen, at: place)
    case .root, .entry, .starters: true
    }
  }
}

extension [Mark] {
  /// Adds a mark unless the list already has one of the same finding.
  fileprivate mutating func addOnce(_ mark: Mark) {
    if !contains(where: { $0.kind == mark.kind && $0.index == mark.index }) { append(mark) }
  }
}
