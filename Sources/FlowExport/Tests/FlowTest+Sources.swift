import Diagnostics
import FlowModel
import FlowSimulation

extension FlowTest {
  /// Creates the test of a scenario.
  ///
  /// - Throws: the reason why a tap is not possible; `navflow check` reports the same.
  package init(_ scenario: Scenario, on simulator: Simulator, pairs: Bool = false) throws(TapRefusal) {
    var walk = Walk(simulator, from: simulator.initialStates(given: scenario.given).first)
    var absences: [Int: [Scenario.Tap]] = [:]
    walk.performArrivals()
    for line in scenario.lines {
      switch line {
      case .tap(let tap): try walk.take(tap)
      case .cannot(let tap): absences[walk.transitions.count, default: []].append(tap)
      case .see: break
      }
    }
    self.init(.scenario, scenario.name.value, walk)
    self.absences = absences
    items = ItemTracker.items(along: walk, pairs: pairs)
  }

  /// Creates the test that reproduces a finding, named after its last tap.
  ///
  /// - Parameter taken: the names of files of other tests; a longer name is chosen if one is among them.
  package init(
    reproducing rule: RuleID, along walk: Walk, beside taken: inout Set<String>, pairs: Bool = false
  ) {
    let names = Self.names(of: rule, walk)
    let name = names.first { !taken.contains("finding-\($0)".fileName.lowercased()) } ?? names[names.count - 1]
    taken.insert("finding-\(name)".fileName.lowercased())
    self.init(.finding, name, walk)
    items = ItemTracker.items(along: walk, pairs: pairs)
  }

  /// Returns names with more and more taps: rule, screen and last tap; then the taps before it.
  private static func names(of rule: RuleID, _ walk: Walk) -> [String] {
    let simulator = walk.simulator
    var tracker = ItemTracker(walk.transitions[0])
    var taps: [String] = []
    for transition in walk.transitions.dropFirst() {
      if let move = transition.move, simulator.flow.action(of: move)?.trigger != .arrival {
        taps.append(tracker.item(of: move, simulator).testName(in: simulator.flow))
      }
      _ = tracker.follow(transition, simulator)
    }
    guard !taps.isEmpty else {
      return ["\(rule.name)-\(simulator.flow[walk.configuration.frontScreen].name.value.hyphenated)"]
    }
    return taps.indices.map { "\(rule.name)-" + taps.suffix($0 + 1).reversed().joined(separator: "-after-") }
  }
}

extension ItemTracker {
  /// Returns what a walk exercises, each item once.
  package static func items(along walk: Walk, pairs: Bool) -> [CoverageItem] {
    var tracker = ItemTracker(walk.transitions[0])
    var items = [tracker.shown]
    var last: CoverageItem?
    for transition in walk.transitions.dropFirst() {
      let found = tracker.follow(transition, walk.simulator)
      items += found
      let own = found.first { $0.goal == .actions }
      if pairs, let last, let own { items.append(.pair(last, own)) }
      last = own
    }
    return items.uniqued
  }
}

extension String {
  /// The text with `-` in place of spaces.
  var hyphenated: String { split(separator: " ").joined(separator: "-") }
}
