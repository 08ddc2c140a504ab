import FlowModel
import FlowSimulation
import FlowSyntax
import GeneratedFlows
import Testing

@testable import FlowVerification

/// The exact engine and the search, held against each other on generated flows.
@Suite struct AgreementTests {
  @Test(arguments: 0..<20)
  func enginesAgree(part: Int) throws {
    var features = GeneratedFlow.Features()
    features.tabs = false
    var compared = 0
    var complete = 0
    var exactCount = 0
    for seed in (part * 30)..<(part * 30 + 30) {
      let text = GeneratedFlow.text(seed: UInt64(seed), features: features)
      let reading = FlowReader.read(text: text)
      guard let flow = reading.flow else { continue }
      for device in flow.devices {
        guard let simulator = Simulator(flow, on: device), let engine = PushdownEngine(simulator, steps: 3000) else {
          continue
        }
        guard let exact = engine.explore() else { continue }
        let search = SearchEngine(simulator, limits: .init(depth: 7, configurations: 1500)).explore()
        compared += 1
        if exact.isComplete { exactCount += 1 }
        if search.isComplete { complete += 1 }
        let known = Dictionary(uniqueKeysWithValues: exact.observations.map { ($0.fact, $0) })
        let exactStuck = Set(exact.observations.compactMap { stuck($0.fact) })
        let searchStuck = Set(search.observations.compactMap { stuck($0.fact) })
        if !searchStuck.isSubset(of: exactStuck) || (search.isComplete && searchStuck != exactStuck) {
          Issue.record(
            "seed \(seed) \(device): stuck \(exactStuck) in the exact engine, \(searchStuck) in the search\n\(text)")
        }
        for observation in search.observations where exact.isComplete && !isStuck(observation.fact) {
          guard let same = known[observation.fact] else {
            Issue.record("seed \(seed) \(device): the exact engine misses \(observation.fact)\n\(text)")
            break
          }
          if same.cost != observation.cost {
            Issue.record(
              "seed \(seed) \(device): \(observation.fact) costs \(same.cost), not \(observation.cost)\n\(text)")
            break
          }
        }
        let seen = Set(search.observations.map(\.fact))
        for observation in exact.observations where !seen.contains(observation.fact) && !isStuck(observation.fact) {
          if search.isComplete || observation.cost.taps < search.bound {
            Issue.record(
              "seed \(seed) \(device): the search does not see \(observation.fact) at \(observation.cost)\n\(text)")
            break
          }
        }
      }
    }
    print("part", part, "exact", exactCount, "compared", compared, "complete", complete)
  }

  /// Who is stuck, wherever it is noticed.
  private func stuck(_ fact: Fact) -> String? {
    switch fact {
    case .endless(let task, _): "task \(task.rawValue)"
    case .trapped(let first, _): "layer \(first.rawValue)"
    default: nil
    }
  }

  private func isStuck(_ fact: Fact) -> Bool {
    switch fact {
    case .endless, .trapped: true
    default: false
    }
  }
}
