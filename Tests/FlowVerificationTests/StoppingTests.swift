import FlowModel
import FlowSimulation
import FlowSyntax
import GeneratedFlows
import Testing

@testable import FlowVerification

/// What is said by whom is told to stop: less than there is to say, but nothing that is not so.
@Suite("Work that is told to stop leaves the rest open") struct StoppingTests {
  /// Lets work go on for so many looks.
  private final class Patience {
    private let most: Int
    private(set) var looks = 0
    private(set) var work: [Watch.Work] = []
    private(set) var shares: [Double] = []

    init(_ most: Int = .max) { self.most = most }

    var watch: Watch {
      Watch { work, share in
        self.looks += 1
        self.shares += share.map { [$0] } ?? []
        if self.work.last != work { self.work.append(work) }
        return self.looks <= self.most
      }
    }
  }

  private enum Kind: CaseIterable {
    case stack, variables, tabs

    func text(seed: Int) -> String {
      guard self != .tabs else { return TabwiseAgreementTests.text(seed: seed) }
      var features = GeneratedFlow.Features()
      features.tabs = false
      features.variables = self == .variables ? 8 : features.variables
      return GeneratedFlow.text(seed: UInt64(seed), features: features)
    }
  }

  @Test("at whichever look it is stopped, what is told is so, and what is called absent is", arguments: 0..<6)
  func nothingFalse(part: Int) throws {
    var stopped = 0
    for seed in part * 2..<part * 2 + 2 {
      for kind in Kind.allCases {
        guard let flow = FlowReader.read(text: kind.text(seed: 4_000 + seed)).flow,
          let simulator = Simulator(flow, on: flow.devices[0])
        else { continue }
        let verifier = Verifier(simulator, engine: .exact, limits: .init(depth: 4, configurations: 100))
        let patience = Patience()
        let whole = verifier.explore(watch: patience.watch)
        guard whole.isComplete else { continue }
        for look in Set([1, 3, 8, patience.looks - 1]) where look < patience.looks {
          let part = verifier.explore(watch: Patience(look).watch)
          stopped += 1
          expectLess(part, than: whole, "seed \(seed), \(kind), look \(look)\n\(kind.text(seed: 4_000 + seed))")
        }
      }
    }
    #expect(stopped > 3)
  }

  private func expectLess(_ part: Behaviour, than whole: Behaviour, _ name: String) {
    let all = Set(whole.observations.map(\.fact) + whole.undecided)
    let stuck = Set(all.compactMap(\.stuck))
    for fact in part.observations.map(\.fact) {
      #expect(fact.stuck.map(stuck.contains) ?? all.contains(fact), "\(fact) in \(name)")
    }
    part.expectReplays(of: name, atMost: 20)
    #expect(Set(part.variablesInTheWay).isSubset(of: whole.variablesInTheWay), "\(name)")
    guard part.isComplete else { return }
    let left = Set(part.observations.map(\.fact) + part.undecided)
    #expect(left.isSuperset(of: whole.observations.map(\.fact).filter { $0.stuck == nil }), "\(name)")
  }

  // MARK: After the exploration

  private static let growing = """
    navflow: 1
    root: { stack: Home }
    state: { paid: { values: [no, yes], initial: any }, read: { values: [no, yes], initial: any } }
    screens:
      Home: { actions: { One: push One, Two: push Two } }
      One: { actions: { Again: push One, Pay: { when: { paid: no }, do: push Paid } } }
      Two: { actions: { Again: push Two, Read: { when: { read: no }, do: push Paid } } }
      Paid: {}
    expect:
      - reachable: { screen: Paid }
      - { from: { screen: Home }, canReach: { screen: One } }
    """

  @Test("an expectation is left where it stands, at whichever look, and is then open")
  func expectations() throws {
    let behaviour = try FlowText.decideExactly(Self.growing)
    for expectation in behaviour.simulator.flow.expectations {
      let patience = Patience()
      let verdict = behaviour.judge(expectation, watch: patience.watch).verdict
      #expect(patience.work == [.expectation(expectation.displayName)])
      for look in 0..<patience.looks {
        #expect(behaviour.judge(expectation, watch: Patience(look).watch).verdict == .bounded(0), "look \(look)")
      }
      #expect(behaviour.judge(expectation, watch: Patience(patience.looks).watch).verdict == verdict)
    }
  }

  @Test("what may be reached is looked for from one launch after another, what grows component by component")
  func looks() throws {
    let behaviour = try FlowText.decideExactly(Self.growing)
    let patience = Patience()
    _ = behaviour.judge(behaviour.simulator.flow.expectations[0], watch: patience.watch)
    #expect(patience.looks > 4)
    let growth = PushdownGrowth(try #require(behaviour.evidence as? PushdownEvidence).reading)
    let all = Patience()
    #expect(growth.cycles(all.watch).count == 2 && all.work == [.growth])
    let found = (0...all.looks).map { growth.cycles(Patience($0).watch).count }
    #expect(found == found.sorted() && Set(found) == [0, 1, 2])
  }

  @Test("what grows is known once a flow has been explored, and is what is found afterwards")
  func growthsOfManyScreens() throws {
    let screens = (0..<300).map { "  S\($0): { actions: { On: push S\(($0 + 1) % 300), Over: present Over } }" }
    let state = Self.growing.split(separator: "\n").first { $0.hasPrefix("state") } ?? ""
    let reads = "Over: { actions: { Read: { when: { paid: no, read: no }, do: present Over } } }"
    let text = "navflow: 1\nroot: { stack: S0 }\n\(state)\nscreens:\n\(screens.joined(separator: "\n"))\n  \(reads)\n"
    let behaviour = try FlowText.decideExactly(text)
    let evidence = try #require(behaviour.evidence as? PushdownEvidence)
    let known = try #require(evidence.growth).cycles
    let found = PushdownGrowth(evidence.reading).cycles(.none)
    #expect(known.map(\.kind) == found.map(\.kind) && Set(known.map(\.kind)) == [.stack, .layers])
    #expect(known.map(\.growths) == found.map(\.growths))
    #expect(known.map(\.walk.transitions.count) == found.map(\.walk.transitions.count))
    let asked = Patience()
    #expect(behaviour.growths(watch: asked.watch).count == known.count && asked.looks == 1)
    let stopped = PushdownGrowth(evidence.reading).findings(Patience(0).watch)
    #expect(stopped.cycles.isEmpty && !stopped.isSure(of: .stack) && !stopped.isSure(of: .layers))
  }

  @Test("of what was not judged no more is said than the launch shows, however far everything else was looked at")
  func launchOnly() throws {
    let range = "{ screen: Home }"
    let text = Self.growing + "\n  - never: \(range)\n  - never: { screen: Paid }\n  - reachable: \(range)\n"
    let behaviour = try FlowText.explore(text, limits: .init(depth: 3))
    let judge = { (patience: Int) in
      behaviour.simulator.flow.expectations.map { behaviour.judge($0, watch: Patience(patience).watch).verdict }
    }
    #expect(judge(.max) == [.bounded(3), .bounded(3), .violated, .violated, .proved])
    #expect(judge(0) == [.bounded(0), .bounded(0), .violated, .bounded(0), .proved])
  }

  private static let switches = 1...7

  /// Rooms, and actions on the first screen besides those that turn the switches on which they depend.
  private static func behindSwitches(_ actions: [String], _ rooms: [String]) -> String {
    """
    navflow: 1
    root: { stack: Home }
    state: { \(switches.map { "d\($0): [shut, open]" }.joined(separator: ", ")) }
    screens:
      Home:
        actions:
    \((switches.map { "Unlock \($0): { set: { d\($0): open }, do: stay }" } + actions).map { "      " + $0 }
      .joined(separator: "\n"))
    \(rooms.map { "  " + $0 }.joined(separator: "\n"))
    """
  }

  @Test("what the exact engine leaves open is known as far as the search has looked")
  func searchBesides() throws {
    let rooms = Self.switches.dropLast().map {
      "R\($0): { actions: { Enter: { when: { d\($0 + 1): open }, do: push R\($0 + 1) } } }"
    }
    let text =
      Self.behindSwitches(["Enter: { when: { d1: open }, do: push R1 }"], rooms + ["R7: {}"]) + """

        expect:
          - never: { screen: R7 }
          - never: { screen: R2 }
        """
    let simulator = try #require(Simulator(try FlowText.read(text), on: .phone))
    let exact = try #require(PushdownEngine(simulator).refine())
    let search = SearchEngine(simulator, limits: .init(depth: 6)).explore()
    let both = SecondedEvidence.seconded(exact, by: search)
    let judgements = simulator.flow.expectations.map { both.judge($0) }
    #expect(judgements.map(\.verdict) == [.bounded(6), .violated])
    #expect(judgements[0].variablesInTheWay.count == 7)
  }

  @Test("a question that takes long is left in its midst")
  func midst() throws {
    let flags = 0..<6
    let screens = 0..<150
    let text = """
      navflow: 1
      root: { stack: Home }
      state: { \(flags.map { "f\($0): { values: [no, yes], initial: any }" }.joined(separator: ", ")) }
      screens:
        Home: { actions: { \(screens.map { "To \($0): push S\($0)" }.joined(separator: ", ")) } }
      \(screens.map { "  S\($0): { actions: { Go: { when: { f\($0 % flags.count): no }, do: push Goal }, On: push Goal } }" }
        .joined(separator: "\n"))
        Goal: {}
      expect: [{ from: { screen: Home }, canReach: { screen: Goal } }]
      """
    let behaviour = try FlowText.decideExactly(text)
    let expectation = behaviour.simulator.flow.expectations[0]
    let patience = Patience()
    #expect(behaviour.judge(expectation, watch: patience.watch).verdict == .proved)
    #expect(patience.looks > 1 && !patience.shares.isEmpty && patience.shares.allSatisfy((0...1).contains))
    #expect(behaviour.judge(expectation, watch: Patience(patience.looks - 1).watch).verdict == .bounded(0))
  }

  @Test("questions that were left are put down to no variables")
  func questions() throws {
    let text = Self.behindSwitches(
      Self.switches.map { "Enter \($0): { when: { d\($0): open }, present: R\($0), as: fullScreen }" },
      Self.switches.map { "R\($0): { actions: { Out: { when: { d\($0): open }, do: dismiss } } }" })
    let simulator = try #require(Simulator(try FlowText.read(text), on: .phone))
    let engine = PushdownEngine(simulator)
    let patience = Patience()
    let whole = try #require(engine.refine(watch: patience.watch))
    #expect(whole.isComplete && whole.undecided.isEmpty)
    for look in 1..<patience.looks {
      guard let part = engine.refine(watch: Patience(look).watch.lasting) else { continue }
      expectLess(part, than: whole, "look \(look)")
    }
  }

  @Test("tabs that are decided each by itself are left as well")
  func tabs() throws {
    let text = """
      navflow: 1
      root: { tabs: [Home, Me] }
      screens:
        Home: { actions: { More: push Home, In: push Item } }
        Me: { actions: { More: push Me, Ask: present Sure } }
        Item: { actions: { Out: [pop, pop] } }
        Sure: { kind: alert, actions: { OK: pop } }
        Never: {}
      expect:
        - reachable: { screen: Never }
        - reachable: { screen: Sure }
        - never: { screen: Item }
        - { from: { screen: Home }, canReach: { screen: Item } }
      """
    let simulator = try #require(Simulator(try FlowText.read(text), on: .phone))
    let patience = Patience()
    let whole = try #require(TabwiseEngine(simulator)?.explore(watch: patience.watch, besides: { fatalError() }))
    #expect(whole.isComplete && patience.work.contains(.growth))
    let nothing = SearchEngine(simulator, limits: .init(depth: 0, configurations: 1)).explore()
    for look in 1..<patience.looks {
      let engine = try #require(TabwiseEngine(simulator))
      guard let part = engine.explore(watch: Patience(look).watch.lasting, besides: { nothing }) else { continue }
      expectLess(part, than: whole, "look \(look)")
      // Whether any stack grows is known only where it was looked for.
      #expect(part.isSure(ofGrowing: .stack) == !part.growths().isEmpty, "look \(look)")
      for expectation in simulator.flow.expectations {
        let verdict = part.judge(expectation).verdict
        #expect([whole.judge(expectation).verdict, .bounded(0)].contains(verdict), "look \(look)")
      }
    }
  }

  @Test("what makes tabs' stacks grow is told as far as it was looked for")
  func tabsGrowth() throws {
    let text = """
      navflow: 1
      root: { tabs: [Home, Me] }
      screens:
        Home: { actions: { More: push Home, Ask: present Sheet } }
        Sheet: { actions: { Again: present Sheet, Close: dismiss } }
        Me: { actions: { More: push Me } }
      """
    let simulator = try #require(Simulator(try FlowText.read(text), on: .phone))
    let systems = try #require(TabSystems(simulator, keeping: [], steps: .max, .none))
    let solution = try #require(TabwiseSolution(systems, .none))
    let patience = Patience()
    let whole = TabwiseGrowth(of: solution, patience.watch)
    #expect(Set(whole.cycles.map(\.kind)) == [.stack, .layers] && whole.sureKinds == [.stack, .layers])
    #expect(patience.work == [.growth] && patience.looks > 1)
    var unsure = 0
    for look in 0..<patience.looks {
      let part = TabwiseGrowth(of: solution, Patience(look).watch.lasting)
      #expect(part.sureKinds == Set(part.cycles.map(\.kind)), "look \(look)")
      for cycle in part.cycles { #expect(whole.cycles.contains { $0.kind == cycle.kind }, "look \(look)") }
      unsure += part.sureKinds.isEmpty ? 1 : 0
    }
    #expect(unsure > 0)
  }
}
