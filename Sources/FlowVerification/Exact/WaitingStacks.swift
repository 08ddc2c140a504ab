import FlowModel
import FlowSimulation

/// Keeps count of the stacks that tabs wait with, and of what moves have to see to put them there: an engine that has
/// them in its control can only have so many.
struct WaitingStacks: Sendable {
  /// A stack that is higher than this when its tab goes out of sight is taken for one without a bound.
  static let deepest = 24
  /// So many combinations of values and stacks are looked at.
  static let mostWorlds = 20_000
  /// So many forms of more than a few instances that a move has to see before it can go on.
  static let mostDeepViews = 2_000
  /// So many instances are a few.
  static let few = 6
  /// So many stacks of one tab.
  static let mostStacks = 500

  /// A tab among so many.
  struct Tab: Hashable, Comparable {
    let index: Int
    let count: Int

    static func < (a: Tab, b: Tab) -> Bool { (a.index, a.count) < (b.index, b.count) }
  }

  private var deepViews = 0
  private var stacks: [Tab: Set<[Instance]>] = [:]
  private var count = 0
  /// The tab whose stacks are too many, if one's are.
  private(set) var crowdedTab: Tab?
  /// Whether there is no end of them.
  private(set) var isCrowded = false

  /// Whether there is no end of what moves have to see.
  var hasTooManyViews: Bool { deepViews > Self.mostDeepViews }

  /// Counts a view that has not occurred before.
  mutating func add(_ view: PartialView) { if view.seen.count > Self.few { deepViews += 1 } }

  /// Counts a world that has not occurred before.
  mutating func add(_ world: World) {
    count += 1
    for (index, stack) in world.waiting.enumerated() where !stack.isEmpty {
      let tab = Tab(index: index, count: world.waiting.count)
      stacks[tab, default: []].insert(stack)
      if stacks[tab, default: []].count > Self.mostStacks { crowd(tab) }
    }
    if count > Self.mostWorlds { crowd(stacks.max { ($0.value.count, $1.key) < ($1.value.count, $0.key) }?.key) }
  }

  /// Notes that the selected tab's stack is too high to be put aside.
  mutating func overflow(_ world: World) { crowd(Tab(index: world.selected, count: world.waiting.count)) }

  private mutating func crowd(_ tab: Tab?) {
    isCrowded = true
    crowdedTab = crowdedTab ?? tab
  }
}
