import Support

/// Plans walks that cover all items: from where a walk stands to the nearest item of its subject that is not covered.
///
/// A walk stays with the subject of its first item, such as a screen. Otherwise a new action would change the course of every
/// walk that is planned later, and teams would read a new set of tests.
///
/// The exact minimum is a rural postman problem, which is NP-hard, and its solutions change completely after small edits.
/// So the planner is greedy, and always chooses the first of several nearest items in the order of the file.
struct WalkPlanner {
  /// A planned walk.
  struct Plan {
    let launch: Int
    let subject: CoverageSubject
    var edges: [WalkGraph.Edge] = []
    /// The items that no earlier walk covers, in their order.
    var newItems: [Int] = []
    var items: Set<Int> = []

    var taps: Int { edges.reduce(0) { $0 + $1.taps } }
  }

  private struct Nearest {
    let item: Int
    let taps: Int
    let node: Int
    /// The transition; nil if a launch shows the item.
    let edge: Int?
  }

  private let graph: WalkGraph
  private let maximumTaps: Int
  /// The items that other tests cover.
  private let known: Set<Int>
  private var isCovered: [Bool]
  /// For each node, the taps from the nearest launch and the edge that leads there.
  private var distance: [Int]
  private var parent: [(node: Int, edge: Int)?]
  private var launchOf: [Int]
  /// The subject of each item.
  private let subjects: [CoverageSubject]
  /// The nearest transition with each item from a launch, for each subject, the nearest item first.
  private var nearest: [CoverageSubject: [Nearest]] = [:]
  /// The subjects, the nearest to a launch first.
  private var order: [CoverageSubject] = []
  /// The walk that reached each node last, so that a search needs no new arrays.
  private var stamps: [Int]
  private var stamp = 0

  init(_ graph: WalkGraph, maximumTaps: Int, covered: Set<Int>) {
    self.graph = graph
    self.maximumTaps = maximumTaps
    known = covered
    isCovered = graph.items.indices.map(covered.contains)
    subjects = graph.items.map(\.subject)
    distance = Array(repeating: .max, count: graph.edges.count)
    parent = Array(repeating: nil, count: graph.edges.count)
    launchOf = Array(repeating: 0, count: graph.edges.count)
    stamps = Array(repeating: 0, count: graph.edges.count)
    measure()
  }

  /// Measures the distances from the launches, breadth first; arrivals cost nothing.
  private mutating func measure() {
    var best: [Int: (taps: Int, node: Int, edge: Int?)] = [:]
    var seen: [Int] = []
    func note(_ item: Int, _ taps: Int, _ node: Int, _ edge: Int?) {
      if let known = best[item], known.taps <= taps { return }
      if best.updateValue((taps, node, edge), forKey: item) == nil { seen.append(item) }
    }
    var level = graph.launches.enumerated().map { place, launch in
      distance[launch.node] = 0
      launchOf[launch.node] = place
      for item in launch.items { note(item, 0, launch.node, nil) }
      return launch.node
    }
    var taps = 0
    while !level.isEmpty {
      var later: [Int] = []
      var place = 0
      while place < level.count {
        let node = level[place]
        place += 1
        guard distance[node] == taps else { continue }
        for (number, edge) in graph.edges[node].enumerated() {
          let there = taps + edge.taps
          for item in edge.items { note(item, there, node, number) }
          guard there < distance[edge.target] else { continue }
          distance[edge.target] = there
          parent[edge.target] = (node, number)
          launchOf[edge.target] = launchOf[node]
          if edge.taps == 0 { level.append(edge.target) } else { later.append(edge.target) }
        }
      }
      level = later
      taps += 1
    }
    let found = seen.compactMap { item in
      best[item].map { Nearest(item: item, taps: $0.taps, node: $0.node, edge: $0.edge) }
    }
    let sorted = found.enumerated().sorted { ($0.element.taps, $0.offset) < ($1.element.taps, $1.offset) }
    nearest = Dictionary(grouping: sorted.map(\.element)) { subjects[$0.item] }
    order = sorted.map { subjects[$0.element.item] }.uniqued
  }

  /// Returns the walks; fewer if a monitor stops the planning.
  mutating func plans(_ watch: ProgressMonitor) -> [Plan] {
    var plans: [Plan] = []
    for subject in order {
      while watch.shouldContinue(.search), let start = nearestFromLaunch(subject) {
        var plan = Plan(launch: launchOf[start.node], subject: subject)
        add(graph.launches[plan.launch].items, to: &plan)
        for (node, edge) in path(to: start.node) { append(graph.edges[node][edge], to: &plan) }
        if let edge = start.edge { append(graph.edges[start.node][edge], to: &plan) }
        extend(&plan, from: plan.edges.last?.target ?? start.node)
        plans.append(plan)
      }
    }
    return withoutRedundant(plans)
  }

  /// Returns the nearest item of a subject from a launch that is not covered.
  private func nearestFromLaunch(_ subject: CoverageSubject) -> Nearest? {
    nearest[subject]?.first { !isCovered[$0.item] }
  }

  private func path(to node: Int) -> [(node: Int, edge: Int)] {
    var path: [(node: Int, edge: Int)] = []
    var place = node
    while let step = parent[place] {
      path.append(step)
      place = step.node
    }
    return path.reversed()
  }

  private mutating func append(_ edge: WalkGraph.Edge, to plan: inout Plan) {
    plan.edges.append(edge)
    add(edge.items, to: &plan)
  }

  private mutating func add(_ items: [Int], to plan: inout Plan) {
    for item in items {
      if !isCovered[item] { plan.newItems.append(item) }
      isCovered[item] = true
      plan.items.insert(item)
    }
  }

  /// Continues a walk as long as that is not longer than a new walk.
  ///
  /// Where it is back at a launch, a new walk is as short. Ending there keeps a change of the flow from moving the ends of all
  /// later walks.
  private mutating func extend(_ plan: inout Plan, from node: Int) {
    var here = node
    var taps = plan.taps
    while let other = nearestFromLaunch(plan.subject) {
      if distance[here] == 0, !plan.edges.isEmpty { return }
      let limit = min(other.taps + 1, maximumTaps - taps)
      guard limit > 0 || taps < maximumTaps, let way = way(from: here, to: plan.subject, within: limit)
      else { return }
      for edge in way {
        append(edge, to: &plan)
        taps += edge.taps
        here = edge.target
      }
    }
  }

  /// Returns the shortest way to a transition with an item of a subject that is not covered, breadth first.
  private mutating func way(
    from start: Int, to subject: CoverageSubject, within limit: Int
  ) -> [WalkGraph.Edge]? {
    stamp += 1
    stamps[start] = stamp
    var back: [Int: (node: Int, edge: Int)] = [:]
    var level = [start]
    var taps = 0
    while taps <= limit, !level.isEmpty {
      var later: [Int] = []
      var place = 0
      while place < level.count {
        let node = level[place]
        place += 1
        for (number, edge) in graph.edges[node].enumerated() where taps + edge.taps <= limit {
          if edge.items.contains(where: { !isCovered[$0] && subjects[$0] == subject }) {
            return way(back, to: node) + [edge]
          }
          guard stamps[edge.target] != stamp else { continue }
          stamps[edge.target] = stamp
          back[edge.target] = (node, number)
          if edge.taps == 0 { level.append(edge.target) } else { later.append(edge.target) }
        }
      }
      level = later
      taps += 1
    }
    return nil
  }

  private func way(_ back: [Int: (node: Int, edge: Int)], to node: Int) -> [WalkGraph.Edge] {
    var way: [WalkGraph.Edge] = []
    var place = node
    while let step = back[place] {
      way.append(graph.edges[step.node][step.edge])
      place = step.node
    }
    return way.reversed()
  }

  /// Returns the walks without those whose items other walks cover.
  private func withoutRedundant(_ plans: [Plan]) -> [Plan] {
    var counts = Dictionary(uniqueKeysWithValues: known.map { ($0, 1) })
    for plan in plans { for item in plan.items { counts[item, default: 0] += 1 } }
    return plans.filter { plan in
      guard plan.items.allSatisfy({ (counts[$0] ?? 0) > 1 }) else { return true }
      for item in plan.items { counts[item, default: 0] -= 1 }
      return false
    }
  }
}
