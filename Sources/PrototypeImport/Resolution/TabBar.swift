/// The tab bar of the prototype: links in one row at the bottom of several frames, with the same targets.
struct TabBar: Sendable {
  /// An item of a tab bar on a frame.
  struct Item: Sendable, Hashable {
    let frame: Int
    let hotspot: Int
  }

  /// A row of links at the bottom of a frame.
  private struct Row {
    let frame: Int
    let items: [(hotspot: Int, target: Int, event: Int)]
    var targets: [Int] { items.map(\.target) }
  }

  /// The part of the frame's height above the row, the distance of middles in a row, and the fewest items.
  private static let top = 0.8
  private static let distance = 8.0
  private static let fewest = 3

  /// The frames of the tabs, from left to right; empty without a tab bar.
  private(set) var tabs: [Int] = []
  /// The tab of each event that is an item of the bar.
  private(set) var tabOfEvent: [Int: Int] = [:]
  /// The frames that have the bar.
  private(set) var frames: Set<Int> = []
  /// Other lists of targets, which are no part of the tabs.
  private(set) var others: [[Int]] = []

  /// Finds the bar.
  init(_ frames: [Frame], _ events: [PrototypeEvent]) {
    let rows = Self.rows(frames, events)
    var owners: [[Int]: Set<Int>] = [:]
    for row in rows { owners[row.targets, default: []].insert(row.frame) }
    var lists: [[Int]] = []
    for row in rows where !lists.contains(row.targets) {
      let found = owners[row.targets] ?? []
      if row.targets.count(where: { found.contains($0) }) >= 2 { lists.append(row.targets) }
    }
    guard let tabs = lists.max(by: { $0.count < $1.count }) else { return }
    self.tabs = tabs
    for row in rows where Self.isPart(row.targets, of: tabs) {
      self.frames.insert(row.frame)
      for item in row.items { tabOfEvent[item.event] = item.target }
    }
    others = lists.filter { !Self.isPart($0, of: tabs) }
  }

  private static func rows(_ frames: [Frame], _ events: [PrototypeEvent]) -> [Row] {
    var candidates: [Int: [(event: Int, hotspot: Int, target: Int)]] = [:]
    for (index, event) in events.enumerated() where event.trigger == .click && event.operations.count == 1 {
      guard case .navigate(let target, _)? = event.operations.first else { continue }
      let spot = frames[event.frame].hotspots[event.hotspot]
      guard !spot.isWholeFrame, !spot.isFromVariant, let box = spot.layer.box, let frame = frames[event.frame].box,
        box.midY - frame.y > frame.height * top
      else { continue }
      candidates[event.frame, default: []].append((index, event.hotspot, target))
    }
    return candidates.sorted { $0.key < $1.key }.flatMap { frame, found in
      rows(frames[frame], frame, found)
    }
  }

  private static func rows(
    _ frame: Frame, _ index: Int, _ found: [(event: Int, hotspot: Int, target: Int)]
  ) -> [Row] {
    var parents: [String] = []
    for item in found where !parents.contains(frame.hotspots[item.hotspot].parent) {
      parents.append(frame.hotspots[item.hotspot].parent)
    }
    return parents.compactMap { parent in
      let items = found.filter { frame.hotspots[$0.hotspot].parent == parent }
        .compactMap { item in frame.hotspots[item.hotspot].layer.box.map { (item, $0) } }
        .sorted { $0.1.midX < $1.1.midX }
      guard items.count >= fewest, let low = items.map(\.1.midY).min(), let high = items.map(\.1.midY).max(),
        high - low < distance, Set(items.map(\.0.target)).count == items.count
      else { return nil }
      return Row(frame: index, items: items.map { ($0.0.hotspot, $0.0.target, $0.0.event) })
    }
  }

  /// Returns whether targets occur among the tabs in the same order.
  private static func isPart(_ targets: [Int], of tabs: [Int]) -> Bool {
    var rest = tabs[...]
    for target in targets {
      guard let place = rest.firstIndex(of: target) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }
}
