import FlowModel

/// Finds the arrow, diamond, flag, screen or box for what findings and taps name, and puts marks and numbers on it.
struct FindingPointer: Sendable {
  /// A caption of an arrow.
  private struct Place: Hashable {
    var edge: Int
    var caption: Int
    var cause: Cause
  }

  private let flow: Flow
  /// The drawing with everything that was put on it.
  private(set) var drawing: Drawing
  private let nodes: [NodeID: Int]
  private var places: [ActionID: [Place]] = [:]
  private var following: [Ending: [(edge: Int, caption: Int, cause: Cause?)]] = [:]

  /// Looks over a drawing.
  init(flow: Flow, drawing: Drawing) {
    self.flow = flow
    self.drawing = drawing
    nodes = Dictionary(drawing.nodes.indices.map { (drawing.nodes[$0].id, $0) }) { first, _ in first }
    for (edge, arrow) in drawing.edges.enumerated() {
      for (caption, words) in arrow.captions.enumerated() {
        for cause in words.causes where cause.hop != nil {
          places[cause.action, default: []].append(Place(edge: edge, caption: caption, cause: cause))
        }
        guard let ending = words.ending else { continue }
        let causes: [Cause?] = words.causes.isEmpty ? [nil] : words.causes
        following[ending, default: []] += causes.map { (edge, caption, $0) }
      }
    }
  }

  /// Makes what a finding points at stand out.
  mutating func mark(_ target: FindingTarget, _ mark: Mark) {
    switch target {
    case .action(let action, let screen, let result, let ends):
      if result != nil || !ends.isEmpty || node(ofChoice: action, on: screen) == nil {
        let found = arrows(of: action, on: screen, result, ends)
        if !found.isEmpty { return put(mark, on: found) }
      }
      if let node = node(ofChoice: action, on: screen) { return put(mark, on: node) }
      if let screen { self.mark(.screen(screen, flow[action].label.value), mark) }
    case .screen(let screen, let deed):
      var mark = mark
      if let deed { mark.words += ": \(deed)" }
      if let node = nodes[.screen(screen)] { put(mark, on: node) }
    case .task(let task):
      for index in drawing.boxes.indices where drawing.boxes[index].task == task {
        drawing.boxes[index].marks.addOnce(mark)
      }
    case .nothing: break
    }
  }

  /// Numbers a tap.
  mutating func number(_ tap: TracedTap, _ number: String) {
    for ended in tap.ended { follow(ended, to: tap.next, number) }
    var words = number
    switch tap.deed {
    case .action(let action, let result):
      let isEntry = flow[action].trigger == .entry
      let screen = isEntry ? nil : tap.screen
      let found = arrows(of: action, on: screen, result, tap.ends)
      for place in found { drawing.edges[place.edge].captions[place.caption].taps.append(number) }
      if !found.isEmpty { return }
      if let node = node(ofChoice: action, on: screen) { return drawing.nodes[node].taps.append(number) }
      words += " \(flow[action].label.value)"
    case .other(let deed): words += " \(deed)"
    }
    if let node = tap.screen.flatMap({ nodes[.screen($0)] }) { drawing.nodes[node].taps.append(words) }
  }

  private mutating func put(_ mark: Mark, on places: [Place]) {
    for place in places {
      var mark = mark
      if place.cause.hop != 0 { mark.words = "" }
      drawing.edges[place.edge].captions[place.caption].marks.addOnce(mark)
    }
  }

  private mutating func put(_ mark: Mark, on node: Int) { drawing.nodes[node].marks.addOnce(mark) }

  /// Numbers what follows on a task that a tap ended, where that led on.
  private mutating func follow(_ ended: TracedTap.Ended, to next: ScreenID?, _ number: String) {
    let found = (following[ended.ending] ?? []).filter { isOf(ended, $0.cause) }
    let causes = Set(found.filter { drawing.edges[$0.edge].to == next.map(NodeID.screen) }.map(\.cause))
    for place in found where causes.contains(place.cause) {
      drawing.edges[place.edge].captions[place.caption].taps.append(number)
    }
  }

  /// Whether what follows on a task is of the action that started it; of a root's own task it is of none.
  private func isOf(_ ended: TracedTap.Ended, _ cause: Cause?) -> Bool {
    guard let cause, let starter = ended.starter else { return cause == nil }
    let label = flow[cause.action].label.value
    return isOffered(on: starter, at: cause.place) && (ended.action ?? label) == label
  }

  /// The arrows of an action; of several results only the one that happened, where that can be told.
  private func arrows(of action: ActionID, on screen: ScreenID?, _ result: String?, _ ends: [ScreenID]) -> [Place] {
    let results = flow[action].cases.flatMap(\.results)
    let found = (places[action] ?? []).filter { place in
      (screen.map { isOffered(on: $0, at: place.cause.place) } ?? true)
        && (result == nil || results[place.cause.result].name?.value == result)
    }
    guard !ends.isEmpty else { return found }
    // Ways back may have several ends in the file, of which one is real; one that leads elsewhere would be a lie.
    for end in ends {
      let led = Set(found.filter { leads($0, to: end) }.map(\.cause.result))
      if !led.isEmpty { return found.filter { led.contains($0.cause.result) && (!isBack($0) || leads($0, to: end)) } }
    }
    let wherever = found.filter { leadsToStarters($0) }
    if Set(wherever.map(\.cause.result)).count == 1 { return wherever }
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

  /// The diamond or the flag of an action.
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
  /// Adds a mark; of one finding only one, in however many ways it is met at one place.
  fileprivate mutating func addOnce(_ mark: Mark) {
    if !contains(where: { $0.kind == mark.kind && $0.index == mark.index }) { append(mark) }
  }
}
