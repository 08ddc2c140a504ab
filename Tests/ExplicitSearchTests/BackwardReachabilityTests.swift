import GeneratedFlows
import Testing

@testable import ExplicitSearch

@Suite("Backward reachability")
struct BackwardReachabilityTests {
  @Test("agrees with a naive closure on random graphs")
  func random() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<200 {
      let items = random.number(1...12)
      var search = BackwardReachability(nodeCount: items)
      var arcs: [(Int, Int)] = []
      for _ in 0..<random.number(0...20) {
        let arc = (random.number(0...items - 1), random.number(0...items - 1))
        arcs.append(arc)
        search.addArc(from: arc.0, to: arc.1)
      }
      let goal = random.number(0...items - 1)
      search.addGoal(goal)
      var expected = (0..<items).map { $0 == goal }
      for _ in 0..<items {
        for (from, to) in arcs where expected[to] { expected[from] = true }
      }
      #expect(search.solve() == expected)
    }
  }
}
