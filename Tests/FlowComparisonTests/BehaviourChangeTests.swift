import Diagnostics
import FlowComparison
import FlowModel
import GeneratedFlows
import Testing

/// Tests the changes of behaviour and of verdicts.
@Suite struct BehaviourChangeTests {
  private static let text = """
    root: { stack: A }
    screens: { A: {}, B: {} }
    tasks: { t: { outcomes: [x], screens: { T: {} } } }
    """

  private func observed(_ shown: [Int], interrupted: Bool = false, isComplete: Bool = true) throws -> ObservedFlow {
    ObservedFlow(
      try FlowText.read("navflow: 1\n" + Self.text), shown: Set(shown.map(ScreenID.init)),
      interrupted: interrupted ? [TaskID(0)] : [],
      isComplete: isComplete)
  }

  @Test func reportsChangesOfBehaviour() throws {
    let changes = try observed([0, 2], interrupted: true).changes(since: observed([0, 1]))
    #expect(
      changes == [.init(.taskInterruptible, "t"), .init(.screenUnreachable, "B"), .init(.screenReachable, "T")])
    let back = try observed([0, 1]).changes(since: observed([0, 2], interrupted: true))
    #expect(back.map(\.kind) == [.taskUninterruptible, .screenReachable, .screenUnreachable])
    #expect(try observed([0]).changes(since: observed([0])) == [])
  }

  @Test func incompleteExplorationReportsNoUnreachability() throws {
    let partial = try observed([0], isComplete: false)
    #expect(try partial.changes(since: observed([0, 1], interrupted: true)) == [])
    #expect(try observed([0, 1], interrupted: true).changes(since: partial) == [])
    // Observed behaviour is certain even if not everything was explored.
    #expect(try observed([0]).changes(since: observed([0, 1], isComplete: false)).map(\.name) == ["B"])
  }

  @Test func aRuleAndAnExpectationWithOneNameAreTwoProperties() {
    let verdicts = { (rule: Verdict, expectation: Verdict) in
      [
        PropertyVerdict(property: "modal-trap", device: "phone", verdict: rule, kind: .rule),
        PropertyVerdict(property: "modal-trap", device: "phone", verdict: expectation, kind: .expectation),
      ]
    }
    let changes = VerdictChange.changes(from: verdicts(.proved, .violated), to: verdicts(.proved, .proved))
    #expect(changes == [VerdictChange(property: "modal-trap", device: "phone", old: .violated, new: .proved)])
  }

  @Test func ignoresElementsOfOneVersionOnly() throws {
    let other = ObservedFlow(
      try FlowText.read("navflow: 1\n" + "root: { stack: A }\nscreens: { A: {} }"), shown: [ScreenID(0)],
      interrupted: [],
      isComplete: true)
    #expect(try other.changes(since: observed([0, 1, 2], interrupted: true)) == [])
    #expect(try observed([0, 1, 2], interrupted: true).changes(since: other) == [])
  }

  @Test func reportsChangesOfVerdicts() {
    func verdict(_ name: String, _ verdict: Verdict, _ device: String = "phone") -> PropertyVerdict {
      PropertyVerdict(property: name, device: device, verdict: verdict)
    }
    let old = [
      verdict("a", .proved), verdict("b", .violated), verdict("c", .bounded(3)), verdict("d", .bounded(3)),
      verdict("e", .proved), verdict("f", .proved, "pad"),
    ]
    let new = [
      verdict("a", .violated), verdict("b", .violated), verdict("c", .bounded(5)), verdict("d", .proved),
      verdict("f", .violated), verdict("g", .proved),
    ]
    let changes = VerdictChange.changes(from: old, to: new)
    #expect(changes.map(\.property) == ["a", "d"])
    #expect(changes.first?.old == .proved && changes.first?.new == .violated)
  }
}
