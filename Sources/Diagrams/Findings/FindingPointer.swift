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
      }
    }
  }

  /// Makes what a finding points at stand out.
  mutating func mark(_ target: FindingTarget, _ mark: Mark) {
    switch target {
    case .action(let action, let screen, let result, let next):
      if result != nil || next != nil || node(ofChoice: action, on: screen) == nil {
        let found = arrows(of: action, on: screen, result, next)
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
        drawing.boxes[index].marks.append(mark)
      }
    case .nothing: break
    }
  }

  /// Numbers a tap.
  mutating func number(_ tap: TracedTap, _ number: String) {
    var words = number
    switch tap.deed {
    case .action(let action, let result):
      let isEntry = flow[action].trigger == .entry
      let screen = isEntry ? nil : tap.screen
      let found = arrows(of: action, on: screen, result, tap.next)
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
      drawing.edges[place.edge].captions[place.caption].marks.append(mark)
    }
  }

  private mutating func put(_ mark: Mark, on node: Int) { drawing.nodes[node].marks.append(mark) }

  /// The arrows of an action; of several results only the one that happened, where that can be told.
  private func arrows(of action: ActionID, on screen: ScreenID?, _ result: String?, _ next: ScreenID?) -> [Place] {
    var found = (places[action] ?? []).filter { place in screen.map { isOffered(on: $0, at: place.cause.place) } ?? true
    }
    if let result {
      let results = flow[action].cases.flatMap(\.results)
      found = found.filter { results[$0.cause.result].name?.value == result }
    }
    guard let next else { return found }
    let results = Set(found.filter { leads($0, to: next) }.map(\.cause.result))
    // Ways back may have several ends in the file, of which one is real; one that leads elsewhere would be a lie.
    guard !results.isEmpty else { return found.filter { !isBack($0) } }
    return found.filter { results.contains($0.cause.result) && (!isBack($0) || leads($0, to: next)) }
  }

  private func leads(_ place: Place, to screen: ScreenID) -> Bool { drawing.edges[place.edge].to == .screen(screen) }

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
