import FlowModel

/// Finds the arrows, rows, nodes and frames that findings and taps refer to, and adds marks and numbers to them.
struct MarkPlacer: Sendable {
  /// A caption of an arrow or a row, with the step that it represents.
  private struct Place: Hashable {
    enum Owner: Hashable {
      case edge(Int, caption: Int)
      case row(Int, node: Int)
    }

    var owner: Owner
    var cause: Cause
  }

  private let flow: Flow
  /// The drawing with the marks and numbers added so far.
  private(set) var drawing: Drawing
  private let nodes: [NodeID: Int]
  private var places: [ActionID: [Place]] = [:]
  /// The rows of actions with several results.
  private var headings: [ActionID: [(node: Int, row: Int)]] = [:]
  private var following: [TaskEnding: [(edge: Int, caption: Int, cause: Cause?)]] = [:]

  /// Indexes the arrows, rows and nodes of a drawing.
  init(flow: Flow, drawing: Drawing) {
    self.flow = flow
    self.drawing = drawing
    nodes = Dictionary(drawing.nodes.indices.map { (drawing.nodes[$0].id, $0) }) { first, _ in first }
    for (node, each) in drawing.nodes.enumerated() {
      for (row, line) in each.rows.enumerated() { index(line, row, of: node) }
    }
    for (edge, arrow) in drawing.edges.enumerated() {
      for (caption, words) in arrow.captions.enumerated() {
        for cause in words.causes where cause.segment != nil {
          places[cause.action, default: []].append(Place(owner: .edge(edge, caption: caption), cause: cause))
        }
        guard let ending = words.ending else { continue }
        let causes: [Cause?] = words.causes.isEmpty ? [nil] : words.causes
        following[ending, default: []] += causes.map { (edge, caption, $0) }
      }
    }
  }

  private mutating func index(_ row: Row, _ place: Int, of node: Int) {
    guard case .action(let action, let result) = row.id else { return }
    if result == nil { headings[action, default: []].append((node, place)) }
    for cause in row.caption.causes {
      places[action, default: []].append(Place(owner: .row(place, node: node), cause: cause))
    }
  }

  // MARK: Marks

  /// Adds a mark to the target of a finding.
  mutating func mark(_ target: FindingTarget, _ mark: Mark) {
    switch target {
    case .action(let action, let screen, let result, let ends):
      let heading = heading(of: action, on: screen)
      if result != nil || !ends.isEmpty || heading == nil {
        let found = places(of: action, on: screen, result, ends)
        if !found.isEmpty { return put(mark, on: found) }
      }
      if let heading {
        drawing.nodes[heading.node].rows[heading.row].caption.marks.addOnce(mark)
      } else if let entry = nodes[.entry(action)] {
        drawing.nodes[entry].marks.addOnce(mark)
      } else if let screen {
        self.mark(.screen(screen, flow[action].label.value), mark)
      }
    case .screen(let screen, let gesture):
      var mark = mark
      if let gesture { mark.words += ": \(gesture)" }
      if let node = nodes[.screen(screen)] { drawing.nodes[node].marks.addOnce(mark) }
    case .task(let task):
      for index in drawing.frames.indices where drawing.frames[index].id == .task(task) {
        drawing.frames[index].marks.addOnce(mark)
      }
    case .nothing: break
    }
  }

  private mutating func put(_ mark: Mark, on places: [Place]) {
    for place in places {
      var mark = mark
      if place.cause.segment != 0 { mark.words = "" }
      change(place) { $0.marks.addOnce(mark) }
      if let entry = entry(of: place) { drawing.nodes[entry].marks.addOnce(mark) }
    }
  }

  private mutating func change(_ place: Place, _ edit: (inout Caption) -> Void) {
    switch place.owner {
    case .edge(let edge, let caption): edit(&drawing.edges[edge].captions[caption])
    case .row(let row, let node): edit(&drawing.nodes[node].rows[row].caption)
    }
  }

  /// Returns the node of an entry whose arrow has no words, and therefore no label for numbers; or nil.
  private func entry(of place: Place) -> Int? {
    guard case .edge(let edge, let caption) = place.owner, drawing.edges[edge].captions[caption].isEmpty,
      case .entry = drawing.edges[edge].from
    else { return nil }
    return nodes[drawing.edges[edge].from]
  }

  // MARK: Numbers

  /// Adds a number to the arrow, row or node of a tap.
  mutating func number(_ tap: TracedTap, _ number: String) {
    for ended in tap.endedTasks { follow(ended, to: tap.next, number) }
    var words = number
    switch tap.kind {
    case .action(let action, let result):
      let screen = flow[action].trigger == .entry ? nil : tap.screen
      let found = places(of: action, on: screen, result, tap.ends)
      for place in found { change(place) { $0.taps.append(number) } }
      for entry in Set(found.compactMap(entry)).sorted() { drawing.nodes[entry].taps.append(number) }
      if !found.isEmpty { return }
      if let heading = heading(of: action, on: screen) {
        return drawing.nodes[heading.node].rows[heading.row].caption.taps.append(number)
      }
      if let entry = nodes[.entry(action)] { return drawing.nodes[entry].taps.append(number) }
      words += " \(flow[action].label.value)"
    case .other(let label): words += " \(label)"
    }
    if let node = tap.screen.flatMap({ nodes[.screen($0)] }) { drawing.nodes[node].taps.append(words) }
  }

  /// Numbers the arrows for steps after a task that ended with a tap, if they lead to the next screen.
  private mutating func follow(_ ended: TracedTap.EndedTask, to next: ScreenID?, _ number: String) {
    let found = (following[ended.ending] ?? []).filter { isFollowUp(of: ended, $0.cause) }
    let causes = Set(found.filter { drawing.edges[$0.edge].to == next.map(NodeID.screen) }.map(\.cause))
    for place in found where causes.contains(place.cause) {
      drawing.edges[place.edge].captions[place.caption].taps.append(number)
      let edge = drawing.edges[place.edge]
      guard let node = nodes[edge.from], let row = drawing.nodes[node].rows.firstIndex(where: { $0.id == edge.row }),
        !drawing.nodes[node].rows[row].caption.taps.contains(number)
      else { continue }
      drawing.nodes[node].rows[row].caption.taps.append(number)
    }
  }

  /// Returns whether an arrow's cause is the action that started the ended task; a root's own task has no such action.
  private func isFollowUp(of ended: TracedTap.EndedTask, _ cause: Cause?) -> Bool {
    guard let cause, let starter = ended.starter else { return cause == nil }
    let label = flow[cause.action].label.value
    return isOffered(on: starter, at: cause.place) && (ended.action ?? label) == label
  }

  // MARK: Places

  /// Returns the arrows and rows of an action; if it has several results, only those of the result that occurred.
  private func places(of action: ActionID, on screen: ScreenID?, _ result: String?, _ ends: [ScreenID]) -> [Place] {
    let results = flow[action].cases.flatMap(\.results)
    let found = (places[action] ?? []).filter { place in
      (screen.map { isOffered(on: $0, at: place.cause.place) } ?? true)
        && (result == nil || results[place.cause.result].name?.value == result)
    }
    guard !ends.isEmpty else { return found }
    // Several results of an action can have the same name. The trace took the result that leads to its next screen.
    for end in ends {
      let led = Set(found.filter { leads($0, to: end) }.map(\.cause.result))
      if !led.isEmpty { return found.filter { led.contains($0.cause.result) } }
    }
    if Set(found.map(\.cause.result)).count == 1 { return found }
    return result == nil && results.count > 1 ? [] : found
  }

  private func leads(_ place: Place, to screen: ScreenID) -> Bool {
    guard case .edge(let edge, _) = place.owner else { return false }
    return switch drawing.edges[edge].to {
    case .screen(screen): true
    case .anyScreen: isOffered(on: screen, at: drawing.edges[edge].to)
    case .screen, .root, .entry, .group: false
    }
  }

  /// Returns the row of an action with several results.
  private func heading(of action: ActionID, on screen: ScreenID?) -> (node: Int, row: Int)? {
    headings[action]?.first { place in screen.map { isOffered(on: $0, at: drawing.nodes[place.node].id) } ?? true }
  }

  private func isOffered(on screen: ScreenID, at node: NodeID) -> Bool {
    switch node {
    case .screen(let other): other == screen
    case .anyScreen(let task, let except): flow[screen].task == task && !except.contains(screen)
    case .root, .entry: true
    case .group: false
    }
  }
}

extension [Mark] {
  /// Adds a mark unless the list already has one of the same finding.
  fileprivate mutating func addOnce(_ mark: Mark) {
    if !contains(where: { $0.kind == mark.kind && $0.index == mark.index }) { append(mark) }
  }
}
