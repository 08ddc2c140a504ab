import FlowModel
import FlowSyntax
import Testing

@testable import GeneratedFlows

@Suite("The shrinker") struct ShrinkerTests {
  @Test("reads and writes generated flows without a change of meaning", arguments: 0..<40)
  func roundTrip(seed: UInt64) throws {
    for text in [GeneratedFlow.text(seed: seed), GeneratedTabs.text(seed: seed)] {
      let tree = try #require(YAMLTreeReader.read(text))
      #expect(YAMLTreeReader.read(tree.text) == tree)
      guard let flow = Shrinker.flow(of: text) else { continue }
      #expect(Shrinker.flow(of: tree.text).map(Self.words) == Self.words(flow), "seed \(seed)\n\(tree.text)")
    }
  }

  @Test("reads blocks, lists of maps and quoted keys")
  func reads() throws {
    let text = """
      navflow: 1
      screens:
        A: {}
        B:
          gestures: { "Tab: A": none }
          actions:
            - { when: { v: b }, push: A }
            - push: B
              as: sheet
            - pop to A
      """
    let tree = try #require(YAMLTreeReader.read(text))
    let actions = "[{ when: { v: b }, push: A }, { push: B, as: sheet }, pop to A]"
    let second = #"{ gestures: { "Tab: A": none }, actions: \#(actions) }"#
    #expect(tree.inline == "{ navflow: 1, screens: { A: {}, B: \(second) } }")
    #expect(YAMLTreeReader.read("a: { b: c") == nil)
    #expect(YAMLTreeReader.read("a: [b] c") == nil)
  }

  @Test("finds a known minimal flow")
  func knownMinimum() throws {
    let text = """
      navflow: 1
      devices: [phone, pad]
      root: { tabs: [A, B] }
      state: { v: [a, b], w: [a, b] }
      screens:
        A:
          back: hidden
          actions:
            Next: { when: { v: a }, do: [push B, present C, pop] }
            Other: push C
        B: { actions: { Up: pop } }
        C: { actions: { Begin: start t, Close: dismiss } }
      tasks:
        t: { outcomes: [done], screens: { T: { actions: { Done: complete done } } } }
      entries:
        Link: { do: [dismiss all, push C] }
      """
    try #require(Shrinker.flow(of: text) != nil)
    let shrunk = Shrinker.minimalText(text) { !$0.isFragment && Self.presents("C", $0) }
    #expect(
      shrunk == """
        navflow: 1
        root: { tabs: [A] }
        screens:
          A: { actions: { Next: { do: [present C] } } }

        """)
  }

  @Test("shrinks generated flows to one action", arguments: 0..<10)
  func generated(seed: UInt64) throws {
    let text = GeneratedFlow.text(seed: seed)
    guard let flow = Shrinker.flow(of: text), Self.pops(flow) else { return }
    let shrunk = Shrinker.minimalText(text, where: Self.pops)
    let minimum = try #require(Shrinker.flow(of: shrunk))
    #expect(Self.pops(minimum))
    #expect(minimum.tasks.count <= 1 && minimum.variables.isEmpty, "\(shrunk)")
    var steps = 0
    minimum.forEachStep { _, _ in steps += 1 }
    #expect(steps + minimum.thens.flatMap(\.branches).count <= 2, "\(shrunk)")
  }

  @Test("ends, and returns only flows that fail", arguments: 0..<20)
  func endsWithAFailure(seed: UInt64) {
    let text = GeneratedFlow.text(seed: seed)
    guard let flow = Shrinker.flow(of: text) else { return }
    // A predicate that depends on all parts of the flow.
    func fails(_ flow: Flow) -> Bool {
      let steps = flow.actions.flatMap(\.allSteps).count
      return (steps &* 7 &+ flow.screens.count &* 3 &+ flow.variables.count &+ Int(seed)) % 3 == 0
    }
    let shrunk = Shrinker.minimalText(text, where: fails)
    if fails(flow) {
      #expect(Shrinker.flow(of: shrunk).map(fails) == true)
      #expect(shrunk.count <= text.count * 2)
    } else {
      #expect(shrunk == text)
    }
  }

  @Test("stops after the given number of tries")
  func stops() {
    let text = GeneratedFlow.text(seed: 3)
    var tries = 0
    let shrunk = Shrinker.minimalText(text, tries: 10) { (_: Flow) in
      tries += 1
      return true
    }
    #expect(tries <= 10 && Shrinker.flow(of: shrunk) != nil)
  }

  private static func presents(_ name: String, _ flow: Flow) -> Bool {
    flow.actions.flatMap(\.allSteps).contains { step in
      if case .present(let screen, _) = step.kind { flow[screen].name.value == name } else { false }
    }
  }

  /// Returns whether a flow has a `pop` in an action.
  private static func pops(_ flow: Flow) -> Bool {
    flow.actions.flatMap(\.allSteps).contains { if case .pop(.count(1)) = $0.kind { true } else { false } }
  }

  /// Returns a flow's names, steps and values without source ranges.
  private static func words(_ flow: Flow) -> [String] {
    let actions = flow.actions.map { action in
      "\(action.label.value) \(action.owner) \(action.trigger) \(action.condition.tests) "
        + action.allSteps.map { step in
          if case .set(let all) = step.kind { return "set \(all.map(\.variable))" }
          return "\(step.kind)"
        }.joined(separator: ", ")
    }
    return actions + flow.screens.map { "\($0.name.value) \($0.kind) \($0.actions)" }
      + flow.tasks.map { "\($0.name.value) \($0.outcomes.map(\.value))" } + flow.devices.map(\.rawValue)
  }
}
