import Diagnostics
import FlowModel
import FlowSimulation
import FlowSyntax
import Foundation
import GeneratedFlows
import Testing

@testable import FlowVerification

/// The saturation and the search, compared on generated flows.
///
/// The saturation must not miss what a search finds, and must not claim anything that a complete search refutes.
@Suite("The saturation and the search agree on generated flows") struct AgreementTests {
  /// What both engines say of a flow on a device.
  private struct Opinions {
    let search: Behaviour
    let reading: StackReading
    /// The search with what the saturation adds to it.
    let combined: Behaviour
    /// The flow, for messages.
    let name: String

    /// The facts that occur, or may.
    var possible: Set<Fact> { Set((combined.observations.map(\.fact) + combined.undecided).map(\.ofEntryOnAnyScreen)) }
  }

  /// The number of flows for each part; `make agreement` asks for more.
  static let batch = getenv("NAVFLOW_FLOWS").flatMap { Int(String(cString: $0)) } ?? 4

  @Test("on flows with one stack", arguments: 0..<20)
  func agreeOnStacks(part: Int) throws {
    var features = GeneratedFlow.Features()
    features.tabs = false
    expectAgreement(part, features)
  }

  @Test("on flows with tabs", arguments: 0..<12)
  func agreeOnTabs(part: Int) throws { expectAgreement(50 + part, GeneratedFlow.Features()) }

  private func expectAgreement(_ part: Int, _ features: GeneratedFlow.Features) {
    var (compared, complete) = (0, 0)
    for seed in part * Self.batch..<(part + 1) * Self.batch {
      let text = GeneratedFlow.text(seed: UInt64(seed), features: features)
      guard var flow = FlowReader.read(text: text).flow else { continue }
      flow.expectations = Self.expectations(on: flow)
      for device in flow.devices {
        guard let simulator = Simulator(flow, on: device),
          let opinions = Self.opinions(simulator, "seed \(seed) on \(device)\n\(text)")
        else { continue }
        compared += 1
        if opinions.search.isComplete { complete += 1 }
        expectSameFacts(opinions)
        expectSameStuck(opinions)
        expectSameJudgements(opinions)
        expectSameGrowth(opinions)
        opinions.combined.expectReplays(of: opinions.name, atMost: 60)
      }
    }
    // Most flows can be saturated, and of a dozen some are small enough to be searched to the end; else this would test nothing.
    #expect(compared > Self.batch / 3 && (complete > 0 || Self.batch < 12))
  }

  private static func opinions(_ simulator: Simulator, _ name: String) -> Opinions? {
    var saturation = StackSaturation(simulator)
    var isWhole = saturation.run(mostRows: 100_000, .none)
    if saturation.asksOrigins {
      saturation = StackSaturation(simulator, remembersOrigins: true)
      isWhole = saturation.run(mostRows: 100_000, .none)
    }
    guard isWhole, let reading = StackReading(saturation, .none) else { return nil }
    let search = SearchEngine(simulator, limits: .init(depth: 7, configurations: 600)).explore()
    // What the saturation adds shows where the search has seen little.
    let short = SearchEngine(simulator, limits: .init(depth: .max, configurations: 80)).explore()
    return Opinions(
      search: search, reading: reading, combined: CombinedEvidence.combined(short, reading, .none), name: name)
  }

  /// What the search finds may occur.
  private func expectSameFacts(_ opinions: Opinions) {
    let possible = opinions.possible
    for observation in opinions.search.observations where observation.fact.stuck == nil {
      let isPossible = possible.contains(observation.fact.ofEntryOnAnyScreen)
      #expect(isPossible, "\(observation.fact) in \(opinions.name)")
    }
  }

  /// Whoever is stuck may be stuck; whoever is said to be stuck is.
  private func expectSameStuck(_ opinions: Opinions) {
    guard opinions.search.isComplete else { return }
    let search = Set(opinions.search.observations.compactMap(\.fact.stuck))
    let possible = Set(opinions.possible.compactMap(\.stuck))
    let missing = search.subtracting(possible)
    #expect(missing.isEmpty, "in \(opinions.name)")
    opinions.combined.expectStuck(by: opinions.search, in: opinions.name)
  }

  /// An answer to an expectation is that of the search, wherever that has one.
  private func expectSameJudgements(_ opinions: Opinions) {
    for expectation in opinions.search.simulator.flow.expectations {
      let search = opinions.search.judge(expectation)
      let combined = opinions.combined.judge(expectation)
      if case .bounded = search.verdict { continue }
      if case .bounded = combined.verdict { continue }
      #expect(combined.verdict == search.verdict, "\(expectation.displayName) in \(opinions.name)")
      guard let shown = combined.walk else { continue }
      var replayed = Walk(opinions.search.simulator, from: shown.transitions[0].target.state)
      for move in shown.transitions.compactMap(\.move) {
        #expect(opinions.search.simulator.isOffered(move, in: replayed.configuration), "\(opinions.name)")
        replayed.take(move)
      }
      #expect(replayed.configuration == shown.configuration)
    }
  }

  /// What the search sees growing may grow, and does.
  private func expectSameGrowth(_ opinions: Opinions) {
    for cycle in opinions.search.growths() {
      #expect(cycle.canBeRepeated, "in \(opinions.name)")
      let isPossible = opinions.reading.growth.contains {
        $0.kind == cycle.kind && !$0.screens.isDisjoint(with: cycle.screens)
      }
      #expect(isPossible, "\(cycle.kind) of \(cycle.screens) in \(opinions.name)")
    }
  }

  /// What can be reached, and what can be got back to, asked of the first screens.
  private static func expectations(on flow: Flow) -> [FlowModel.Expectation] {
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
