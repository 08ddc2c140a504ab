import FlowComparison
import FlowModel
import GeneratedFlows
import Testing

/// Tests merged flows.
@Suite struct MergedFlowTests {
  private static let old = """
    root: { stack: Home }
    state: { gone: [no, yes] }
    screens:
      Home: { actions: { Go: push Next, Pay: { when: { gone: yes }, start: pay, then: { paid: push Lost } } } }
      Lost: { actions: { Up: pop to Home } }
      Next: {}
    tasks:
      pay:
        outcomes: [paid, cancelled]
        actions: { Leave: cancel }
        screens:
          Amount: { actions: { Send: complete paid } }
          Receipt: {}
    entries: { Link: push Lost }
    """

  private static let new = """
    root: { stack: Home }
    screens:
      Added: {}
      Next: {}
      Home: { actions: { Go: present Next, New: push Added } }
    """

  private func merged(_ old: String, _ new: String) throws -> MergedFlow {
    MergedFlow(of: try FlowText.read("navflow: 1\n" + old), and: try FlowText.read("navflow: 1\n" + new))
  }

  @Test func containsRemovedElements() throws {
    let merged = try merged(Self.old, Self.new)
    let flow = merged.flow
    #expect(flow.screens.map(\.name.value) == ["Added", "Next", "Home", "Lost", "Amount", "Receipt"])
    #expect(flow.screens.map(\.id.index) == Array(0..<6))
    let screens = Dictionary(uniqueKeysWithValues: flow.screens.map { ($0.name.value, merged.screenChanges[$0.id]) })
    #expect(
      screens == ["Added": .added, "Next": nil, "Home": nil, "Lost": .removed, "Amount": .removed, "Receipt": .removed])
    let actions = flow.actions.map { "\($0.label.value) \(merged.actionChanges[$0.id].map { "\($0)" } ?? "")" }
    #expect(
      Set(actions) == [
        "Go changed", "New added", "Pay removed", "Up removed", "Send removed", "Leave removed", "Link removed",
      ])
    #expect(flow.actions.map(\.id.index) == Array(flow.actions.indices))
  }

  @Test func removedElementsKeepTheirReferences() throws {
    let flow = try merged(Self.old, Self.new).flow
    func action(_ label: String) throws -> Action { try #require(flow.actions.first { $0.label.value == label }) }
    let pay = try action("Pay")
    guard case .start(let task, _, let then?) = pay.allSteps.first?.kind else { throw Missing() }
    #expect(flow[task].name.value == "pay" && flow[flow[task].entry].name.value == "Amount")
    #expect(flow[task].screens.map { flow[$0].name.value } == ["Amount", "Receipt"])
    guard case .push(let lost) = flow[then].branches.first?.steps.first?.kind else { throw Missing() }
    #expect(flow[lost].name.value == "Lost" && flow[flow[then].branches[0].outcome.value].name == "paid")
    #expect(flow.screens[2].actions.contains(pay.id) && pay.owner == .screen(ScreenID(2)))
    let test = try #require(pay.condition.tests.first)
    #expect(flow[test.variable].name.value == "gone" && flow.name(of: test.values[0], of: test.variable) == "yes")
    guard case .pop(.to(let home)) = try action("Up").allSteps.first?.kind else { throw Missing() }
    #expect(flow[home].name.value == "Home")
    let leave = try action("Leave")
    #expect(flow[task].actions == [leave.id] && leave.owner == .task(task))
    #expect(flow[task].screens.allSatisfy { flow[$0].actions.contains(leave.id) })
    #expect(flow.entries == [try action("Link").id])
  }

  @Test("Removed steps stay tolerant, removed gates stay gates, and removed counters stay counters")
  func removedElementsKeepTheirProperties() throws {
    let old = """
      root: { stack: Home }
      state: { tries: { from: 0, to: 3 }, account: [none, known] }
      screens:
        Home: { actions: { Buy: { start: buy }, Up: { pop: to Home, ifThere: true } } }
      tasks:
        signIn:
          gives: { account: known }
          outcomes: [done, cancelled]
          screens: { SignIn: { actions: { OK: complete done, Leave: cancel } } }
        buy:
          needs: { account: known }
          outcomes: [bought, cancelled]
          screens: { Cart: { actions: { Pay: complete bought, Leave: cancel } } }
      """
    let flow = try merged(old, "root: { stack: Home }\nscreens: { Home: {} }").flow
    #expect(try #require(flow.variables.first { $0.name.value == "tries" }).isCounter)
    let steps = flow.actions.flatMap(\.cases).flatMap(\.results).flatMap(\.steps)
    #expect(steps.contains { $0.isTolerant })
    #expect(steps.contains { $0.isGate })
  }

  @Test func mergingEqualFlowsChangesNothing() throws {
    let merged = try merged(Self.old, Self.old)
    #expect(merged.screenChanges.isEmpty && merged.actionChanges.isEmpty)
    #expect(merged.flow.actions.count == (try FlowText.read("navflow: 1\n" + Self.old)).actions.count)
  }

  @Test func removedElementsAreDrawnAsBefore() throws {
    let old = """
      root: { stack: Home }
      state: { likes: { from: 0, to: 3 }, member: [no, yes] }
      screens:
        Home: { actions: { Post: { when: { likes: { atLeast: 1 } }, push: Post }, Bar: push Bar } }
        Post: { item: post }
        Bar: { needs: { member: yes } }
      tasks:
        join:
          outcomes: [joined]
          gives: { member: yes }
          screens: { Form: { actions: { Join: complete joined } } }
      """
    let flow = try merged(old, "root: { stack: Home }\nscreens: { Home: {} }").flow
    #expect(flow.screens.first { $0.name.value == "Post" }?.label == "Post(post)")
    let post = try #require(flow.actions.first { $0.label.value == "Post" })
    #expect(post.condition.tests.map(flow.text) == ["likes: at least 1"])
    #expect(flow.actions.flatMap(\.allSteps).contains { $0.isGate })
  }

  private struct Missing: Error {}
}
