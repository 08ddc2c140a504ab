import FlowModel
import Testing

@testable import FlowSyntax

/// All steps in all forms.
@Suite struct StepTests {
  private static func file(_ step: String) -> String {
    """
    navflow: 1
    roots:
      main: { tabs: [Home, Bank select] }
      signIn: { screen: Login }
    state: { bank: [none, connected], remembered: ["no", "yes"] }
    screens:
      Home:
        actions:
          Do: \(step)
      Bank select:
      Login:
      Sure: { kind: alert }
    tasks:
      pay: { outcomes: [paid, cancelled], screens: { Pay: } }
    """
  }

  @Test(arguments: [
    ("push Home", "push Home"),
    ("push Bank select", "push Bank select"),
    ("  push   Bank select  ", "push Bank select"),
    ("'push \"Bank select\"'", "push Bank select"),
    ("push 'Bank select'", "push Bank select"),
    ("{ push: Bank select }", "push Bank select"),
    ("present Home", "present Home"),
    ("{ present: Home, as: popover }", "present Home as popover"),
    (
      "{ present: Home, as: { phone: fullScreen, pad: push }, locked: true, aside: true }",
      "present Home as phone fullScreen pad push locked aside"
    ),
    ("{ present: Home, as: { pad: popover } }", "present Home as phone - pad popover"),
    ("present Sure", "present Sure"),
    ("start pay", "start pay"),
    ("{ start: pay, as: push, then: { paid: stay } }", "start pay as push then {paid: stay}"),
    (
      "{ start: pay, then: { paid: [pop, push Home], cancelled: { push: Home, set: { bank: none } } } }",
      "start pay then {paid: pop 1, push Home; cancelled: set bank=none, push Home}"
    ),
    (
      "{ start: pay, then: { paid: { start: pay, then: { paid: stay } } } }",
      "start pay then {paid: start pay then {paid: stay}}"
    ),
    (
      "{ start: pay, then: { paid: { set: { bank: none }, do: [pop, pop 2] } } }",
      "start pay then {paid: set bank=none, pop 1, pop 2}"
    ),
    ("{ start: pay, then: { paid: { set: { bank: none } } } }", "start pay then {paid: set bank=none}"),
    ("complete paid", "complete paid"),
    ("{ complete: paid, role: done }", "complete paid"),
    ("cancel", "complete cancelled"),
    ("complete cancelled", "complete cancelled"),
    ("{ do: cancel, role: destructive }", "complete cancelled"),
    ("pop", "pop 1"), ("pop 2", "pop 2"), ("pop root", "pop root"), ("pop to Bank select", "pop to Bank select"),
    ("{ pop: 2 }", "pop 2"), ("{ pop: root }", "pop root"), ("{ pop: to Home, role: back }", "pop to Home"),
    ("dismiss", "dismiss"), ("dismiss all", "dismiss all"), ("dismiss to Home", "dismiss to Home"),
    ("{ dismiss: all }", "dismiss all"), ("{ dismiss: to Bank select }", "dismiss to Bank select"),
    ("unwind Home", "unwind Home"), ("{ unwind: Home }", "unwind Home"),
    ("replace Login", "replace Login"), ("{ replace: Login }", "replace Login"),
    ("tab Bank select", "tab Bank select"), ("{ tab: Home }", "tab Home"),
    ("root signIn", "root signIn"), ("{ root: main }", "root main"),
    ("{ set: { bank: connected, remembered: yes } }", "set bank=connected remembered=yes"),
    ("stay", "stay"),
    ("[dismiss, push Home]", "dismiss, push Home"),
    (
      "[{ push: Home, set: { bank: none } }, { present: Home, locked: true }]",
      "set bank=none, push Home, present Home locked"
    ),
    ("{ do: [dismiss all, root signIn] }", "dismiss all, root signIn"),
    ("{ do: { push: Home } }", "push Home"),
    (
      "{ either: { right: [complete paid], wrong: { present: Sure, set: { bank: none } } } }",
      "right= complete paid / wrong= present Sure"
    ),
    (
      "{ cases: [{ when: { bank: none }, start: pay, then: { paid: push Home } }, push Home, [pop, pop]] }",
      "start pay then {paid: push Home} | push Home | pop 1, pop 1"
    ),
    ("{ cases: [{ when: { bank: none }, either: { a: stay, b: pop } }, stay] }", "a= stay / b= pop 1 | stay"),
    (
      "{ either: { a: { cases: [{ when: { bank: none }, push: Home }, pop] }, b: stay } }",
      "a= push Home / a= pop 1 / b= stay"
    ),
  ])
  func reads(_ step: String, _ expected: String) throws {
    let read = try flow(Self.file(step))
    #expect(FlowListing(read).steps(read.screens[0].actions[0]) == expected)
  }

  @Test func setBesideAVerbIsAnOption() throws {
    let read = try flow(Self.file("{ push: Home, set: { bank: connected } }"))
    let action = read.actions[0]
    #expect(FlowListing(read).text(action.set) == "bank=connected" && action.allSteps.count == 1)
  }

  @Test func setsOfActionAndCasesAreSeparate() throws {
    let step =
      "{ set: { bank: none }, cases: [{ set: { remembered: yes }, either: { a: { set: { bank: connected }, do: pop } } }] }"
    let read = try flow(Self.file(step))
    let (action, text) = (read.actions[0], FlowListing(read))
    #expect(text.text(action.set) == "bank=none")
    #expect(text.text(action.cases[0].set) == "remembered=yes")
    #expect(text.text(action.cases[0].results[0].set) == "bank=connected")
  }

  @Test func conditionsOfActionsCasesAndResults() throws {
    let step = """
      { when: { bank: none }, where: { screen: Home }, cases: [{ when: { bank: [none, connected] }, either: { a: { where: { modals: 0 }, do: pop } } }] }
      """
    let action = try flow(Self.file(step)).actions[0]
    #expect(action.condition.tests.count == 1 && action.condition.pattern != nil && action.condition.range != nil)
    #expect(action.cases[0].condition.tests[0].values.count == 2)
    #expect(action.cases[0].results[0].condition.pattern?.modals == .init([.exactly(0)]))
  }

  @Test func casesOfAResultExcludeEachOther() throws {
    let step = """
      { either: { a: { when: { remembered: yes }, set: { remembered: no }, cases: [{ when: { bank: none }, push: Home }, { set: { bank: none }, do: pop }] } } }
      """
    let read = try flow(Self.file(step))
    let results = read.actions[0].cases[0].results
    #expect(results.map(\.condition.tests.count) == [2, 1] && results.map(\.earlier.count) == [0, 1])
    #expect(results.map { FlowListing(read).text($0.set) } == ["remembered=no", "remembered=no bank=none"])
    #expect(results[1].earlier[0].tests.map(\.variable) == [read.variables[0].id])
  }

  @Test func countersCountAndAreCompared() throws {
    let text = """
      navflow: 1
      root: { stack: A }
      state: { tries: { from: 0, to: 3, initial: 1 } }
      screens:
        A:
          actions:
            Try: { set: { tries: +1 }, when: { tries: { atLeast: 2 } } }
            Reset: { set: { tries: 0 }, where: { state: { tries: { not: 0 } } } }
            Take back: [{ set: { tries: -2 } }]
      """
    let read = try flow(text)
    #expect(read.variables[0].isCounter && read.variables[0].values.map(\.name.value) == ["0", "1", "2", "3"])
    #expect(read.variables[0].initial == [ValueID(1)])
    #expect(read.actions.map { FlowListing(read).text($0.assignments) } == ["tries=+1", "tries=0", "tries=-2"])
    #expect(read.actions[0].condition.tests[0].values == [ValueID(2), ValueID(3)])
    #expect(read.text(of: read.actions[0].condition.tests[0]) == "tries: at least 2")
    #expect(read.actions[1].condition.pattern?.state.first?.match == .init([ValueID(0)], negated: true))
  }

  @Test func whenExcludesValues() throws {
    let test = try flow(Self.file("{ when: { bank: { not: none } }, do: pop }")).actions[0].condition.tests[0]
    #expect(test.values == [ValueID(1)] && test.excluded == [ValueID(0)])
  }

  @Test func rangeOfStepIsVerbAndOperand() throws {
    let text = Self.file("{ set: { bank: none }, present: Bank select, as: popover }")
    let range = try flow(text).actions[0].allSteps[0].range
    #expect(
      String(decoding: Array(text.utf8)[range.start.offset..<range.end.offset], as: UTF8.self) == "present: Bank select"
    )
  }
}
