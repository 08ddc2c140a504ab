/// How each frame is shown: it decides what a way back closes.
struct Openings: Sendable {
  private var presented: Set<Int> = []
  private var stacked: Set<Int> = []
  /// The frames that are shown only in a modal layer: presented ones, and those that only such frames show.
  private(set) var inLayers: Set<Int> = []

  /// Reads the roles of all links.
  ///
  /// - Parameter roles: the role of each navigation, by link.
  init(_ graph: PrototypeGraph, _ roles: [LinkRole?]) {
    for (link, role) in zip(graph.links, roles) {
      switch link.kind {
      case .overlay: presented.insert(link.to)
      case .swap: if graph.overlays.contains(link.from) { presented.insert(link.to) }
      case .navigate:
        switch role {
        case .present: presented.insert(link.to)
        case .push, .unknown, .tab, .tabItem, .rootTabs, .rootStart: stacked.insert(link.to)
        case .beneath, .state, .stay, .back, .popToTab, .replace, nil: break
        }
      }
    }
    if let start = graph.start { stacked.insert(start) }
    findLayers(graph, roles)
  }

  private mutating func findLayers(_ graph: PrototypeGraph, _ roles: [LinkRole?]) {
    inLayers = presented.subtracting(stacked)
    var showing: [Int: Set<Int>] = [:]
    for (link, role) in zip(graph.links, roles) {
      switch role {
      case .push, .unknown, .replace, .state: showing[link.to, default: []].insert(link.from)
      case .tab, .tabItem, .rootTabs, .rootStart, .popToTab: showing[link.to, default: []].insert(-1)
      case .beneath, .stay, .back, .present, nil: break
      }
    }
    let starts = Set([graph.start].compactMap { $0 } + graph.tabBar.tabs)
    // A frame is in a layer once each frame that shows it is: count those that are not.
    var others: [Int: Int] = [:]
    var shown: [Int: [Int]] = [:]
    for (frame, hosts) in showing where !starts.contains(frame) {
      for host in hosts where host != frame {
        others[frame, default: 0] += 1
        shown[host, default: []].append(frame)
      }
    }
    var waiting = Array(inLayers)
    while let host = waiting.popLast() {
      for frame in shown[host] ?? [] where !inLayers.contains(frame) {
        others[frame, default: 0] -= 1
        if others[frame] == 0 {
          inLayers.insert(frame)
          waiting.append(frame)
        }
      }
    }
  }

  /// Returns whether every link presents the frame.
  func isOnlyPresented(_ frame: Int) -> Bool { presented.contains(frame) && !stacked.contains(frame) }

  /// Returns whether some links present the frame, and others do not.
  func isMixed(_ frame: Int) -> Bool { presented.contains(frame) && stacked.contains(frame) }
}
