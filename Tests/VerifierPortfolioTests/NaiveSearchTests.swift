import FlowModel
import FlowSimulation
import FlowSyntax
import GeneratedFlows
import Testing

@testable import ExplicitSearch
@testable import Verification

/// Performs every sequence of moves.
///
/// It stores, merges and sorts nothing, so it is easy to verify by reading.
private struct EverySequence {
  private let simulator: Simulator
  private let reader: FactReader
  private let depth: Int
  /// The facts with their least costs.
  private(set) var costs: [Fact: Cost] = [:]
  /// The number of sequences that may still be performed.
  private(set) var left: Int

  init(_ simulator: Simulator, depth: Int, atMost left: Int) {
    self.simulator = simulator
    self.depth = depth
    self.left = left
    reader = FactReader(simulator: simulator)
    for state in simulator.initialStates {
      let launch = simulator.launch(state)
      note(reader.facts(of: launch, from: nil), .zero)
      goOn(from: launch.target, .zero, arrivals: 0)
    }
  }

  private mutating func goOn(from configuration: Configuration, _ cost: Cost, arrivals: Int) {
    left -= 1
    guard left > 0, arrivals < 20 else {
      left = 0
      return
    }
    let moves = simulator.moves(in: configuration)
    note(reader.facts(of: configuration, offering: moves), cost)
    for move in moves {
      let trigger = reader.trigger(of: move)
      let next = cost.adding(trigger)
      guard next.taps <= depth else { continue }
      let transition = simulator.perform(move, in: configuration)
      note(reader.facts(of: transition, from: configuration), next)
      goOn(from: transition.target, next, arrivals: trigger == .arrival ? arrivals + 1 : 0)
    }
  }

  private mutating func note(_ facts: [Fact], _ cost: Cost) {
    for fact in facts { costs[fact] = min(cost, costs[fact] ?? cost) }
  }
}

/// The search, compared with a naive one that tries every sequence of moves of tiny flows.
@Suite("The search agrees with one that tries every sequence of moves") struct NaiveSearchTests {
  @Test("on every fact and its cost", arguments: 0..<8)
  func agree(part: Int) throws {
    var compared = 0
    for seed in part * 6..<part * 6 + 6 {
      var features = GeneratedFlow.Features()
      features.tabs = seed % 2 == 0
      let text = GeneratedFlow.text(seed: UInt64(7_000 + seed), features: features)
      guard let flow = FlowReader.read(text: text).flow, let differences = differences(flow) else { continue }
      compared += 1
      guard let difference = differences.first else { continue }
      let minimal = Shrinker.minimalText(text) { self.differences($0)?.isEmpty == false }
      Issue.record("seed \(seed): \(difference)\nthe minimal flow:\n\(minimal)")
    }
    #expect(compared > 1)
  }

  /// Returns the facts that only one search finds, or nil if the naive search takes too long.
  private func differences(_ flow: Flow) -> [String]? {
    guard let simulator = Simulator(flow, on: flow.devices[0]) else { return nil }
    let depth = 3
    let naive = EverySequence(simulator, depth: depth, atMost: 3_000)
    guard naive.left > 0 else { return nil }
    let search = costs(SearchEngine(simulator, limits: .init(depth: depth)).explore())
    return Set(naive.costs.keys).union(search.keys).filter { naive.costs[$0] != search[$0] }.map {
      "\($0) costs \(search[$0].map(String.init(describing:)) ?? "nothing"), "
        + "not \(naive.costs[$0].map(String.init(describing:)) ?? "nothing")"
    }.sorted()
  }

  /// The facts of one configuration or move; stuck facts depend on all that follow.
  private func costs(_ behaviour: VerificationResult) -> [Fact: Cost] {
    let plain = behaviour.observations.filter { $0.fact.stuck == nil }
    return Dictionary(uniqueKeysWithValues: plain.map { ($0.fact, $0.cost) })
  }
}
