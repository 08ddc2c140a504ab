import Diagnostics
import FlowModel
import FlowSimulation
import FlowSyntax
import GeneratedFlows
import Testing

@testable import FlowVerification

/// What is said of each tab by itself, held against the search on generated flows.
@Suite("Tabs by themselves agree with the search on flows made up from seeds") struct TabwiseAgreementTests {
  private static let batch = max(20, AgreementTests.batch)

  /// A flow made up from a seed, with a button on two of its screens that makes a tab's stack grow.
  static func text(seed: Int) -> String {
    let text = GeneratedFlow.text(seed: UInt64(seed))
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (name, target) in [("S1", "S2"), ("S2", "S1")] {
      guard let screen = lines.firstIndex(of: "  \(name):"),
        let actions = lines[screen...].firstIndex(where: { $0.hasSuffix("  actions:") })
      else { continue }
      lines.insert("      more: push \(seed % 2 == 0 ? name : target)", at: actions + 1)
    }
    return lines.joined(separator: "\n")
  }

  /// The flows of a part: some full of everything, some that ask much of tabs.
  private static func texts(_ part: Int) -> [(seed: Int, text: String)] {
    (part * batch..<(part + 1) * batch).flatMap { seed in
      [(seed, text(seed: seed)), (seed, GeneratedTabs.text(seed: UInt64(seed)))]
    }
  }

  /// What both say of a flow.
  private struct Opinions {
    let tabwise: Behaviour
    let search: Behaviour
    let name: String
  }

  @Test("nothing that the search sees is called absent, and every way is one of the simulator's", arguments: 0..<12)
  func agree(part: Int) {
    let (compared, told, open) = compare(part) { Self.text(seed: $0) }
    // Most of what may be is found to be; else this would test little.
    #expect(compared > 1 && told > 20 * open)
  }

  @Test("nor is it where values set in one tab are asked for in another, and moves go on there", arguments: 0..<4)
  func agreeOnTabs(part: Int) {
    // Of few flows, one in which much stays open would weigh as much as all others.
    let all = (3 * part..<3 * part + 3).map { compare($0) { GeneratedTabs.text(seed: UInt64($0)) } }
    let (told, open) = all.reduce((0, 0)) { ($0.0 + $1.told, $0.1 + $1.open) }
    #expect(all.allSatisfy { $0.compared > 1 } && told > 5 * open, "\(told) told, \(open) left open")
  }

  /// Holds both against each other on the flows of a part; how many were decided whole, and what was told and left open of these.
  private func compare(_ part: Int, _ text: (Int) -> String) -> (compared: Int, told: Int, open: Int) {
    var (compared, told, open) = (0, 0, 0)
    for seed in part * Self.batch..<(part + 1) * Self.batch {
      guard let opinions = Self.opinions(seed, text(seed)) else { continue }
      expectNoFalseClaim(opinions)
      expectNoOtherJudgement(opinions)
      opinions.tabwise.expectReplays(of: opinions.name)
      guard opinions.tabwise.isComplete else { continue }
      compared += 1
      told += opinions.tabwise.observations.count
      open += opinions.tabwise.undecided.count
      expectNothingAbsent(opinions)
      expectNothingInvented(opinions)
    }
    return (compared, told, open)
  }

  /// The opinion of the tabs' systems is asked without that of the search.
  private static func opinions(_ seed: Int, _ text: String) -> Opinions? {
    guard let flow = FlowReader.read(text: text).flow, flow.roots.contains(where: { $0.tabs.count > 1 }),
      let simulator = Simulator(flow, on: flow.devices[0])
    else { return nil }
    let nothing = SearchEngine(simulator, limits: .init(depth: 0, configurations: 1)).explore()
    guard let tabwise = TabwiseEngine(simulator, steps: 4_000)?.explore(besides: { nothing }) else { return nil }
    let search = SearchEngine(simulator, limits: .init(depth: 7, configurations: 1_200)).explore()
    return Opinions(tabwise: tabwise, search: search, name: "seed \(seed)\n\(text)")
  }

  /// Nothing is called the shortest of which the search has seen a shorter one.
  private func expectNoFalseClaim(_ opinions: Opinions) {
    let own = Dictionary(uniqueKeysWithValues: opinions.tabwise.observations.map { ($0.fact, $0) })
    for observation in opinions.search.observations {
      guard let other = own[observation.fact], observation.cost < other.cost else { continue }
      #expect(!opinions.tabwise.walk(to: other).isShortest, "\(observation.fact) in \(opinions.name)")
    }
  }

  /// What either can tell of an expectation the other does not deny, nor that something grows.
  private func expectNoOtherJudgement(_ opinions: Opinions) {
    for expectation in AgreementTests.expectations(on: opinions.tabwise.simulator.flow) {
      let verdicts = [opinions.tabwise, opinions.search].map { $0.judge(expectation).verdict }
      #expect(
        verdicts[0] == verdicts[1] || !verdicts.allSatisfy { $0 == .proved || $0 == .violated },
        "\(expectation.displayName) in \(opinions.name)")
    }
    let seen = Set(opinions.search.growths().map(\.kind))
    let told = Set(opinions.tabwise.growths().map(\.kind))
    for kind in seen where opinions.tabwise.isSure(ofGrowing: kind) {
      #expect(told.contains(kind), "\(kind) grows in \(opinions.name)")
    }
  }

  private func expectNothingAbsent(_ opinions: Opinions) {
    let known = Set(opinions.tabwise.observations.map(\.fact)).union(opinions.tabwise.undecided)
    let stuck = Set(known.compactMap(\.stuck))
    let costs = Dictionary(uniqueKeysWithValues: opinions.tabwise.observations.map { ($0.fact, $0.cost) })
    for observation in opinions.search.observations {
      if let word = observation.fact.stuck {
        #expect(stuck.contains(word), "\(observation.fact) in \(opinions.name)")
        continue
      }
      #expect(known.contains(observation.fact), "\(observation.fact) in \(opinions.name)")
      // As far as the search has seen everything, nothing can be cheaper.
      guard let cost = costs[observation.fact], observation.cost.taps <= opinions.search.bound else { continue }
      #expect(observation.cost <= cost, "\(observation.fact) in \(opinions.name)")
    }
  }

  @Test("what the search reaches within so many taps is not called out of their reach", arguments: 0..<4)
  func reach(part: Int) throws {
    var (judged, proved) = (0, 0)
    for (seed, text) in Self.texts(part) {
      // From every choice of initial values it may take longer than from the best.
      let text = text.replacing(", initial: any", with: "")
      guard let flow = FlowReader.read(text: text).flow, let search = try Self.search(text) else { continue }
      let lines = search.observations.compactMap { observation -> String? in
        guard case .shows(let screen) = observation.fact, observation.cost.taps > 0 else { return nil }
        return "  - { reachable: { screen: \(flow[screen].name.value) }, within: \(observation.cost.taps) }\n"
      }
      let asking = "\(text)\nexpect:\n\(lines.suffix(6).joined())"
      guard let again = FlowReader.read(text: asking).flow.flatMap({ Simulator($0, on: $0.devices[0]) }),
        let tabwise = TabwiseEngine(again, steps: 4_000)?.explore(besides: {
          SearchEngine(again, limits: .init(depth: 0, configurations: 1)).explore()
        })
      else { continue }
      for expectation in again.flow.expectations {
        let verdict = tabwise.judge(expectation).verdict
        judged += 1
        proved += verdict == .proved ? 1 : 0
        #expect(verdict != .violated, "\(expectation.displayName) in seed \(seed)\n\(asking)")
      }
    }
    #expect(proved > judged / 2 && judged > 3, "\(proved) of \(judged)")
  }

  private static func search(_ text: String) throws -> Behaviour? {
    FlowReader.read(text: text).flow.flatMap { Simulator($0, on: $0.devices[0]) }.map {
      SearchEngine($0, limits: .init(depth: 7, configurations: 1_200)).explore()
    }
  }

  private func expectNothingInvented(_ opinions: Opinions) {
    guard opinions.search.isComplete else { return }
    let seen = Set(opinions.search.observations.map(\.fact))
    let stuck = Set(seen.compactMap(\.stuck))
    for fact in opinions.tabwise.observations.map(\.fact) {
      let isSeen = fact.stuck.map(stuck.contains) ?? seen.contains(fact)
      #expect(isSeen, "\(fact) in \(opinions.name)")
    }
  }
}
