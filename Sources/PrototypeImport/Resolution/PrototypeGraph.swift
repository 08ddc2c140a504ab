/// What connects the frames: overlays, states, the tab bar, and how far each frame is from the start.
struct PrototypeGraph: Sendable {
  let frames: [Frame]
  let events: [PrototypeEvent]
  let links: [FrameLink]
  let screens: [Int]
  let overlays: Overlays
  let states: FrameStates
  let tabBar: TabBar
  /// The frame that the window shows first.
  let start: Int?
  /// Whether the file names no starting point, so that the start is a choice.
  let isStartChosen: Bool
  /// The horizontal direction that most transitions of the file have.
  let forward: Transition.Direction
  /// The fewest links that lead to each frame, or to a state of it.
  private(set) var distance: [Int: Int] = [:]
  /// The frames that the start reaches without a link to a tab; empty if there is one root.
  private(set) var startSide: Set<Int> = []
  private var outgoing: [Int: [FrameLink]] = [:]

  /// Connects the frames.
  ///
  /// - Parameter starts: the frames of the starting points.
  init(frames: [Frame], events: [PrototypeEvent], screens: [Int], starts: [Int]) {
    self.frames = frames
    self.events = events
    self.screens = screens
    links = FrameLink.links(of: events)
    overlays = Overlays(frames, links, events)
    states = FrameStates(frames, among: screens)
    tabBar = TabBar(frames, events)
    for link in links { outgoing[link.from, default: []].append(link) }
    start = starts.first ?? StartChoice.frame(screens, frames, links)
    isStartChosen = starts.isEmpty
    let horizontal = links.compactMap { link in
      if case .into(let direction) = link.transition, direction.isHorizontal { direction } else { nil }
    }
    forward = horizontal.count { $0 == .right } * 2 > horizontal.count ? .right : .left
    measure(starts)
    findStartSide()
  }

  /// Whether the app has a root before the tabs.
  var hasTwoRoots: Bool { start.map { !tabBar.tabs.isEmpty && !tabBar.tabs.contains($0) } ?? false }

  /// Returns whether a frame is shown only with the tabs, in an app with two roots.
  func isBehindTabs(_ frame: Int) -> Bool { hasTwoRoots && !startSide.contains(frame) }

  /// Returns whether a frame is nearer to the start than another.
  func isNearer(_ first: Int, than second: Int) -> Bool {
    guard let a = distance[first], let b = distance[second] else { return false }
    return a < b
  }

  /// Returns whether a link other than of the tab bar leads from a frame, or a state of it, to one of other frames.
  func leads(_ frame: Int, to others: Set<Int>) -> Bool {
    states.all(frame).contains { state in
      outgoing[state, default: []].contains { others.contains($0.to) && tabBar.tabOfEvent[$0.event] == nil }
    }
  }

  /// Returns whether a transition goes against the file's more frequent direction.
  func isBackward(_ transition: Transition) -> Bool {
    guard case .into(let direction) = transition, direction.isHorizontal else { return false }
    return direction != forward
  }

  private mutating func measure(_ starts: [Int]) {
    var found: [Int: Int] = [:]
    func isFound(_ frame: Int) -> Bool { states.all(frame).contains { found[$0] != nil } }
    measure(from: (start.map { [$0] } ?? []) + tabBar.tabs, &found)
    measure(from: starts.filter { !isFound($0) }, &found)
    for screen in screens where !isFound(screen) { measure(from: [screen], &found) }
    for screen in screens { distance[screen] = states.all(screen).compactMap { found[$0] }.min() }
  }

  /// Measures the frames that have no distance yet, with a breadth-first search.
  private func measure(from sources: [Int], _ found: inout [Int: Int]) {
    var row = sources.filter { found[$0] == nil }
    for source in row { found[source] = 0 }
    var steps = 0
    while !row.isEmpty {
      steps += 1
      var next: [Int] = []
      for frame in row {
        for link in outgoing[frame, default: []] where !link.transition.isOut && found[link.to] == nil {
          found[link.to] = steps
          next.append(link.to)
        }
      }
      row = next
    }
  }

  private mutating func findStartSide() {
    guard hasTwoRoots, let start else { return }
    let tabs = Set(tabBar.tabs)
    var waiting = states.all(start)
    startSide = Set(waiting)
    while let frame = waiting.popLast() {
      for link in outgoing[frame, default: []] where !tabs.contains(link.to) && !startSide.contains(link.to) {
        startSide.insert(link.to)
        waiting.append(link.to)
      }
    }
  }
}

/// Chooses the first frame of a prototype without a starting point.
enum StartChoice {
  /// Returns the frame from which most others can be reached, the leftmost of equals.
  static func frame(_ screens: [Int], _ frames: [Frame], _ links: [FrameLink]) -> Int? {
    var outgoing: [Int: [Int]] = [:]
    for link in links { outgoing[link.from, default: []].append(link.to) }
    // Each search costs as much as the file has links, so a large file gets its first candidates only.
    let targets = Set(links.map(\.to))
    let roots = screens.filter { !targets.contains($0) }
    let candidates = screens.count <= 500 ? screens : Array((roots + screens).prefix(500))
    return candidates.max { first, second in
      let (a, b) = (reach(first, outgoing), reach(second, outgoing))
      return a == b ? x(first, frames) > x(second, frames) : a < b
    }
  }

  private static func x(_ index: Int, _ frames: [Frame]) -> Double { frames[index].box?.x ?? 0 }

  private static func reach(_ frame: Int, _ outgoing: [Int: [Int]]) -> Int {
    var seen: Set<Int> = [frame]
    var waiting = [frame]
    while let next = waiting.popLast() {
      for target in outgoing[next, default: []] where seen.insert(target).inserted { waiting.append(target) }
    }
    return seen.count
  }
}
