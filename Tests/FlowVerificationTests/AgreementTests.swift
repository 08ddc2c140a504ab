import Diagnostics
import FlowModel
import FlowSimulation
import FlowSyntax
import Foundation
import GeneratedFlows
import Testing

@testable import FlowVerification

/// The exact engine and the search, held against each other on generated flows.
@Suite("The engines agree on flows made up from seeds") struct AgreementTests {
  /// What both engines say of a flow on a device.
  private struct Opinions {
    let exact: Behaviour
    let search: Behaviour
    /// The flow, for messages.
    let name: String
  }

  /// So many flows for each part; `make agreement` asks for more.
  static let batch = getenv("NAVFLOW_FLOWS").flatMap { Int(String(cString: $0)) } ?? 12

  @Test("on facts, costs, who is stuck, and expectations; and every way is one of the simulator's", arguments: 0..<20)
  func enginesAgree(part: Int) throws {
    var features = GeneratedFlow.Features()
    features.tabs = false
    expectAgreement(part, features)
  }

  @Test("on the same where roots have tabs", arguments: 0..<12)
  func enginesAgreeOnTabs(part: Int) throws { expectAgreement(50 + part, GeneratedFlow.Features()) }

  private func expectAgreement(_ part: Int, _ features: GeneratedFlow.Features) {
    var compared = 0
    var complete = 0
    for seed in part * Self.batch..<(part + 1) * Self.batch {
      for opinions in Self.opinions(seed: UInt64(seed), features) {
        compared += 1
        if opinions.search.isComplete { complete += 1 }
        expectSameFacts(opinions)
        expectSameStuck(opinions)
        expectSameJudgements(opinions)
        opinions.exact.expectReplays(of: opinions.name, atMost: 60)
      }
    }
    // Most flows are small enough for both, and many for the search to see them whole; else this would test nothing.
    #expect(compared > Self.batch / 3 && complete > 0)
  }

  private static func opinions(seed: UInt64, _ features: GeneratedFlow.Features) -> [Opinions] {
    let text = GeneratedFlow.text(seed: seed, features: features)
    guard let flow = FlowReader.read(text: text).flow else { return [] }
    return flow.devices.compactMap { device in
      guard let simulator = Simulator(flow, on: device) else { return nil }
      let exact = Verifier(simulator, engine: .exact).explore()
      guard exact.isComplete else { return nil }
      let search = SearchEngine(simulator, limits: .init(depth: 7, configurations: 1200)).explore()
      return Opinions(exact: exact, search: search, name: "seed \(seed) on \(device)\n\(text)")
    }
  }

  /// What the search sees is seen or left open, what is seen occurs, and what is called the shortest way is.
  private func expectSameFacts(_ opinions: Opinions) {
    let exact = costs(opinions.exact)
    let search = costs(opinions.search)
    let possible = Set((exact.keys + opinions.exact.undecided).map(\.ofEntryOnAnyScreen))
    for fact in search.keys {
      #expect(possible.contains(fact.ofEntryOnAnyScreen), "\(fact) in \(opinions.name)")
      guard possible.contains(fact.ofEntryOnAnyScreen) else { return }
    }
    for observation in opinions.exact.observations {
      guard let cost = exact[observation.fact] else { continue }
      if opinions.search.isComplete || cost.taps <= opinions.search.bound {
        #expect(search[observation.fact].map { $0 <= cost } ?? false, "\(observation.fact) in \(opinions.name)")
      }
      if opinions.search.isComplete, opinions.exact.walk(to: observation).isShortest {
        #expect(search[observation.fact] == cost, "\(observation.fact) in \(opinions.name)")
      }
    }
  }

  private func costs(_ behaviour: Behaviour) -> [Fact: Cost] {
    let plain = behaviour.observations.filter { $0.fact.stuck == nil }
    return Dictionary(uniqueKeysWithValues: plain.map { ($0.fact, $0.cost) })
  }

  private func expectSameStuck(_ opinions: Opinions) {
    let exact = Set(opinions.exact.observations.compactMap(\.fact.stuck))
    let search = Set(opinions.search.observations.compactMap(\.fact.stuck))
    let decided = exact.union(opinions.exact.undecided.compactMap(\.stuck))
    #expect(search.isSubset(of: decided), "in \(opinions.name)")
    if opinions.search.isComplete { #expect(exact.isSubset(of: search), "in \(opinions.name)") }
    if opinions.search.isComplete && opinions.exact.undecided.isEmpty {
      let everywhere = [opinions.exact, opinions.search].map { opinion in
        Set(opinion.observations.map(\.fact).filter(\.isOfBeingStuck))
      }
      #expect(everywhere[0] == everywhere[1], "in \(opinions.name)")
    }
    opinions.exact.expectStuck(by: opinions.search, in: opinions.name)
  }

  /// What can be reached, and what can be got back to, asked of the first screens, wherever the search can tell; what shows it is a
  /// walk of the simulator, and no longer than the search's.
  private func expectSameJudgements(_ opinions: Opinions) {
    for expectation in Self.expectations(on: opinions.exact.simulator.flow) {
      let exact = opinions.exact.judge(expectation)
      let search = opinions.search.judge(expectation)
      if case .bounded = search.verdict { continue }
      // A search that stopped may know the way out of a tab of which one system for all tabs is not sure.
      if case .bounded = exact.verdict, !opinions.search.isComplete { continue }
      #expect(exact.verdict == search.verdict, "\(expectation.displayName) in \(opinions.name)")
      guard let shown = exact.walk, let other = search.walk else { continue }
      if shown.isShortest { #expect(shown.cost <= other.cost, "\(expectation.displayName) in \(opinions.name)") }
      var replayed = Walk(opinions.exact.simulator, from: shown.transitions[0].target.state)
      for move in shown.transitions.compactMap(\.move) {
        #expect(opinions.exact.simulator.isOffered(move, in: replayed.configuration), "\(opinions.name)")
        replayed.take(move)
      }
      #expect(replayed.configuration == shown.configuration)
    }
  }

  /// What can be reached, and what can be got back to, asked of the first screens.
  static func expectations(on flow: Flow) -> [FlowModel.Expectation] {
    let range = SourceRange.beginning(of: flow.file)
    let patterns = flow.screens.prefix(3).map { screen in
      var pattern = Pattern(range: range, text: "{ screen: \(screen.name.value) }")
      pattern.screen = Pattern.Match([screen.id])
      return pattern
    }
    return patterns.flatMap { from in
      [FlowModel.Expectation.Kind.never(from), .reachable(from, within: 2)] + patterns.map { .canReach(from: from, $0) }
    }.map { FlowModel.Expectation(name: nil, device: nil, kind: $0, range: range) }
  }
}
