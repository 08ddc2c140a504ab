import FlowModel
import FlowSimulation
import GeneratedFlows
import Testing

@testable import FlowComparison

/// Tests the statement on what users can do.
@Suite struct UserChangesTests {
  private static let shop = """
    root: { stack: Shop }
    screens:
      Shop: { title: Shop, actions: { Buy: start buy, Look: push Product } }
      Product: { actions: { Buy: start buy } }
    tasks:
      buy:
        outcomes: [bought, cancelled]
        screens:
          Address: { actions: { Continue: push Pay, Cancel: cancel } }
          Pay: { actions: { Pay: complete bought } }

    """

  private func flow(_ changes: [(String, String)] = []) throws -> Flow {
    var text = Self.shop
    for (before, after) in changes {
      #expect(text.contains(before))
      text = text.replacing(before, with: after)
    }
    return try FlowText.read("navflow: 1\n" + text)
  }

  private func changes(_ changes: (String, String)...) throws -> UserChanges {
    let comparison = FlowComparison(from: try flow(), to: try flow(changes))
    let (old, new) = (observed(comparison.old), observed(try flow(changes)))
    return UserChanges(comparison, from: old, to: new, on: nil)
  }

  private func observed(_ flow: Flow) -> ObservedFlow {
    ObservedFlow(flow, shown: [], interrupted: [], isComplete: true)
  }

  @Test func namesAndTitlesAreProvedByTheText() throws {
    #expect(try changes().equality == .provedByText)
    #expect(try changes(("title: Shop", "title: Our shop")).equality == .provedByText)
    #expect(try changes(("Address", "Place")).equality == .provedByText)
    #expect(try changes(("Look:", "See:")).equality == .provedByText)
  }

  @Test func otherSpellingsAreProvedByExploration() throws {
    let other = try changes(
      ("Look: push Product", "Look: { cases: [{ push: Product }] }, Stay: { when: { x: b }, push: Product }"),
      ("root:", "state: { x: [a, b] }\nroot:"))
    #expect(other.equality == .provedByExploration && other.taps.isEmpty)
    let unseen = try changes(("screens:\n  Shop", "screens:\n  Unseen: {}\n  Shop"))
    #expect(unseen.equality == .provedByExploration)
  }

  @Test func findsTheFirstDifference() throws {
    let changed = try changes(("Pay: complete bought", "Pay: complete bought, Up: pop"))
    let added = try #require(difference(in: changed))
    #expect(added.taps == ["Buy", "Continue"] && added.old == [] && added.new.map(\.english) == ["Up"])
    let shown = try changes(("Look: push Product", "Look: present Product"))
    let other = try #require(difference(in: shown))
    #expect(other.taps == ["Look"] && other.old.map(\.english) == ["Shop › Product"])
    #expect(other.new.map(\.english) == ["sheet: Product"])
  }

  private func difference(in changes: UserChanges) -> UserChanges.Difference? {
    if case .different(let difference) = changes.equality { difference } else { nil }
  }

  @Test func countsTheTapsOfTasks() throws {
    let longer = try changes(
      ("Continue: push Pay", "Continue: push Speed"),
      ("      Pay: {", "      Speed: { actions: { Continue: push Pay } }\n      Pay: {"))
    #expect(longer.taps == [.init(task: "buy", old: .init(3), new: .init(4))] && !longer.hasUncountedTaps)
    let stuck = try changes(("Pay: complete bought", "Pay: cancel"))
    #expect(stuck.taps == [.init(task: "buy", old: .init(3), new: nil)])
  }

  @Test func claimsNothingBeyondTheLimit() throws {
    let old = try flow()
    let new = try flow([("Pay: complete bought", "Pay: { cases: [{ complete: bought }] }")])
    let before = try #require(Simulator(old, on: .phone))
    let after = try #require(Simulator(new, on: .phone))
    var short = LockstepExploration(before, after, limit: 2)
    guard case .undecided(let count) = short.explore() else {
      Issue.record("the limit was not reached")
      return
    }
    #expect(count <= 2)
    var whole = LockstepExploration(before, after, limit: 100)
    #expect(whole.explore() == .equal)
    #expect(!TapCounts(after, limit: 2).isComplete && TapCounts(after, limit: 100).isComplete)
  }

  /// Beyond the limit, the fewest taps that a check has seen are an upper bound.
  @Test func countsTapsBeyondTheLimitAsBounds() throws {
    let old = try flow()
    let new = try flow([
      ("Continue: push Pay", "Continue: push Speed"),
      ("      Pay: {", "      Speed: { actions: { Continue: push Pay } }\n      Pay: {"),
    ])
    func observed(_ flow: Flow, _ taps: Int) -> ObservedFlow {
      ObservedFlow(flow, shown: [], interrupted: [], taps: [.phone: ["buy": taps]], isComplete: false)
    }
    let comparison = FlowComparison(from: old, to: new)
    let before = observed(old, 5).renamed(comparison)
    let changes = UserChanges(comparison, from: before, to: observed(new, 6), on: nil, limit: 3)
    let counts = (UserChanges.TapCount(5, isExact: false), UserChanges.TapCount(6, isExact: false))
    #expect(changes.taps == [.init(task: "buy", old: counts.0, new: counts.1)] && !changes.hasUncountedTaps)
    let unseen = ObservedFlow(new, shown: [], interrupted: [], isComplete: false)
    #expect(UserChanges(comparison, from: before, to: unseen, on: nil, limit: 3).hasUncountedTaps)
  }

  @Test func reportsDevices() throws {
    let changed = try changes(("root:", "devices: [phone, pad]\nroot:"))
    #expect(changed.newDevices == [.pad] && changed.equality == .different(nil))
  }

  @Test func reportsWaysOut() throws {
    let old = try flow()
    let new = try flow([("Pay: complete bought", "Pay: complete bought, Leave: cancel")])
    func exits(_ flow: Flow) throws -> Set<ObservedFlow.Exit> {
      let task = try #require(flow.tasks.first)
      return Set(
        try task.screens.flatMap { screen in
          try flow[screen].actions.compactMap { action -> ObservedFlow.Exit? in
            guard case .complete(let outcome) = try #require(flow[action].allSteps.first).kind else { return nil }
            return .init(task.id, outcome, on: screen, by: .action(action))
          }
        })
    }
    let before = ObservedFlow(old, shown: [], interrupted: [], exits: try exits(old), isComplete: true)
    let after = ObservedFlow(new, shown: [], interrupted: [], exits: try exits(new), isComplete: true)
    #expect(after.exits(missingIn: before) == [.init(task: "buy", outcome: "cancelled", screen: "Pay", label: "Leave")])
    #expect(before.exits(missingIn: after) == [])
    let partial = ObservedFlow(old, shown: [], interrupted: [], exits: [], isComplete: false)
    #expect(after.exits(missingIn: partial) == [])
  }
}
