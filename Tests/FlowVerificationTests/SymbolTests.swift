import FlowModel
import FlowSimulation
import Testing

@testable import FlowVerification

@Suite("What rides on the stack is what the flow asks for, and all of it") struct SymbolTests {
  /// Screens that each show every other as a sheet, with more actions on the first.
  private func nestingSheets(_ count: Int, more: String = "") throws -> PushdownEngine {
    var lines = ["navflow: 1", "root: { stack: S0 }", "screens:"]
    for screen in 0..<count {
      let shown = (0..<count).filter { $0 != screen }.map { "To \($0): present S\($0)" } + ["Close: dismiss"]
      lines.append("  S\(screen): { actions: { \((shown + (screen == 1 ? [more] : [])).joined(separator: ", ")) } }")
    }
    let flow = try FlowText.read(lines.joined(separator: "\n"))
    let simulator = try #require(Simulator(flow, on: .phone))
    return PushdownEngine(simulator)
  }

  @Test("so screens that nest freely as sheets are told apart by how many stand beneath, and by nothing else")
  func nestingSheetsStayFew() throws {
    // Each screen at each number of sheets, a move that has closed one, and the launch.
    let saturated = try #require(try nestingSheets(12).saturated())
    #expect(saturated.rules.headCount < 3 * 12 * 11)
    let replacing = try #require(try nestingSheets(12, more: "Instead: replace S2").saturated())
    #expect(replacing.rules.headCount < 3 * 12 * 11)
  }

  @Test("so ways back by whatever screen and gesture go on alike")
  func waysBackGoOnAlike() throws {
    let screens = (0..<30).map { "  S\($0): { actions: { Next: push S\(($0 + 1) % 30), Up: pop } }" }
    let flow = try FlowText.read((["navflow: 1", "root: { stack: S0 }", "screens:"] + screens).joined(separator: "\n"))
    let simulator = try #require(Simulator(flow, on: .phone))
    let saturated = try #require(PushdownEngine(simulator).saturated())
    // A screen stands first, second or further up.
    #expect(saturated.rules.headCount < 30 * 4 + 10)
  }

  @Test("so a flow that asks for many modal layers is told of them", arguments: [9, 10, 13])
  func countsAsManyLayersAsAreAskedFor(count: Int) throws {
    let text = """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { actions: { Open: present Note } }
        Note: { actions: { Again: present Note, Close: dismiss } }
      expect:
        - { never: { modals: { atLeast: \(count) } } }
        - { never: { screen: Note, modals: { not: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] } } }
        - { reachable: { modals: \(count) } }
      """
    let behaviour = try FlowText.decideExactly(text)
    let judgements = behaviour.simulator.flow.expectations.map { behaviour.judge($0) }
    #expect(judgements.map(\.verdict) == [.violated, .violated, .proved])
    #expect(judgements.map { $0.walk?.taps.count } == [count, 15, count])
  }

  @Test("so a flow that takes several screens off at once is told whether there are as many", arguments: 2...5)
  func countsAsManyScreensAsAreTakenOff(count: Int) throws {
    let text = """
      navflow: 1
      root: { stack: A }
      screens: { A: { input: true, actions: { More: push A, Up: pop \(count) } } }
      """
    let behaviour = try FlowText.decideExactly(text)
    let losing = behaviour.observations.first { observation in
      if case .losesInput(_, let site) = observation.fact { site.trigger == .user } else { false }
    }
    #expect(losing?.cost.taps == count + 1)
  }

  @Test("so what is typed on a screen is lost with it, though it goes with others")
  func inputGoesWithOthers() throws {
    let text = """
      navflow: 1
      root: { stack: A }
      screens:
        A: { actions: { In: push B } }
        B: { actions: { In: push X } }
        X: { input: true, actions: { In: push Y } }
        Y: { actions: { Home: pop root } }
      """
    let behaviour = try FlowText.decideExactly(text)
    let losing = behaviour.observations.first { observation in
      if case .losesInput(let lost, let site) = observation.fact { lost != site.screen } else { false }
    }
    #expect(losing?.cost.taps == 4)
  }

  @Test("and a layer in which a task begins has not been left by that")
  func taskInALayer() throws {
    let text = """
      navflow: 1
      root: { stack: A }
      screens:
        A: { actions: { Show: { present: X, as: fullScreen } } }
        X: { actions: { On: replace T } }
      tasks: { t: { screens: { T: { actions: { Wait: stay } } } } }
      """
    let behaviour = try FlowText.decideExactly(text)
    let isTrapped = { (fact: Fact) in if case .trapped = fact { true } else { false } }
    #expect(SearchEngine(behaviour.simulator).explore().observations.contains { isTrapped($0.fact) })
    #expect(behaviour.undecided.contains(where: isTrapped) || behaviour.observations.contains { isTrapped($0.fact) })
  }

  @Test("and a layer that an inputView leaves usable counts once")
  func usableLayer() throws {
    let text = """
      navflow: 1
      root: { stack: A }
      screens:
        A: { actions: { Show: present X } }
        X:
          actions:
            Pick: { present: P, as: inputView }
            One: { where: { modals: 1, screen: X }, do: stay }
            Odd: { where: { modals: 2 }, do: push Y }
        P: {}
        Y: {}
      """
    let behaviour = try FlowText.decideExactly(text)
    #expect(behaviour.words.contains("performs One") && !behaviour.words.contains("shows Y"))
  }

  @Test("and the first screen of a task at a root takes no place of those that are looked for")
  func rootOfATask() throws {
    let text = """
      navflow: 1
      root: { task: t, then: { done: stay } }
      tasks:
        t:
          outcomes: [done]
          screens:
            T: { actions: { Next: push X, Done: complete done } }
            X: { actions: { Next: push Y } }
            Y: { actions: { Next: push Z } }
            Z: { actions: { To X: pop to X, To Y: pop to Y } }
      """
    let behaviour = try FlowText.decideExactly(text)
    #expect(behaviour.isComplete && behaviour.words.contains("performs To X"))
    #expect(!behaviour.words.contains { $0.hasPrefix("fails") })
  }
}
