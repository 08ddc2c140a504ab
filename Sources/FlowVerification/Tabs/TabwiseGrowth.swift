import OrderedCollections

/// What makes the tabs' stacks grow, as far as it can be put together.
struct TabwiseGrowth: Sendable {
  /// A cycle for each of what grows.
  private(set) var cycles: [GrowingCycle] = []
  /// Of what it is known whether it grows.
  private(set) var sureKinds: Set<GrowingCycle.Kind> = []

  /// Nothing yet, for who has not looked.
  init() {}

  /// Looks for it in all tabs, until it is told to stop.
  init(of solution: TabwiseSolution, _ watch: Watch) {
    let watch = watch.telling(.growth)
    guard watch.goesOn(.growth) else { return }
    let tabWays = solution.tabWays
    let found = watch.together(tabWays.count) { place, watch in
      PushdownGrowth(solution.readings[place], solution.growths[place], tabWays: tabWays[place]).findings(watch)
    }
    var merged: OrderedDictionary<[GrowingCycle.Growth], GrowingCycle> = [:]
    for cycle in found.flatMap(\.cycles) {
      merged[cycle.growths] = merged[cycle.growths]?.merged(with: cycle) ?? cycle
    }
    cycles = merged.values.map { solution.isWhole ? $0 : $0.unsure }
    let open = found.reduce(into: Set()) { $0.formUnion($1.kinds) }
    sureKinds = Set(cycles.map(\.kind)).union(Set(GrowingCycle.Kind.allCases).subtracting(open))
  }

  /// Whether it is known of everything whether it grows, and of each walk to it that none is shorter.
  var isCertain: Bool { cycles.allSatisfy(\.walk.isShortest) && sureKinds == [.stack, .layers] }
}
