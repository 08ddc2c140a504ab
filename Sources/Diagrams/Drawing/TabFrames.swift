import FlowModel

/// Assigns screens to the frames of tabs.
///
/// A screen is in the frame of a tab if only that tab leads to it. Arrows that start a task or select another tab do not
/// count. A screen that several tabs, a task or an entry leads to is outside.
struct TabFrames: Sendable {
  private let flow: Flow
  /// The nodes that lead to each screen: tabs, or nil for anything else.
  private var owners: [ScreenID: Set<ScreenID?>] = [:]
  private let tabs: Set<ScreenID>

  /// Follows the arrows of a drawing.
  init(_ flow: Flow, _ edges: [Drawing.Edge]) {
    self.flow = flow
    // A single tab needs no frame, because there is no other tab.
    tabs = Set(flow.roots.filter { $0.tabs.count > 1 }.flatMap(\.tabs).filter { flow[$0].task == nil })
    var next: [NodeID: [ScreenID]] = [:]
    for edge in edges where [.push, .show].contains(edge.kind) && !edge.endsAtFrame {
      if case .screen(let screen) = edge.to, !tabs.contains(screen) { next[edge.from, default: []].append(screen) }
    }
    for tab in tabs { spread(tab, from: .screen(tab), next) }
    for node in next.keys where !isFollowed(node) { spread(nil, from: node, next) }
  }

  /// Returns the tab whose frame contains a screen, or nil.
  func tab(of screen: ScreenID) -> ScreenID? {
    guard flow[screen].task == nil else { return nil }
    if tabs.contains(screen) { return screen }
    guard let all = owners[screen], all.count == 1, let only = all.first else { return nil }
    return only
  }

  /// The tabs that have a frame, in the order of the file.
  var framed: [ScreenID] {
    var seen: Set<ScreenID> = []
    return flow.roots.flatMap(\.tabs).filter { tabs.contains($0) && seen.insert($0).inserted }
  }

  /// Returns whether the arrows from a node have already been followed.
  private func isFollowed(_ node: NodeID) -> Bool {
    guard case .screen(let screen) = node, flow[screen].task == nil else { return false }
    return tabs.contains(screen) || owners[screen] != nil
  }

  private mutating func spread(_ owner: ScreenID?, from node: NodeID, _ next: [NodeID: [ScreenID]]) {
    var open = next[node] ?? []
    while let screen = open.popLast() {
      guard flow[screen].task == nil, owners[screen, default: []].insert(owner).inserted else { continue }
      open += next[.screen(screen)] ?? []
    }
  }
}
