import FlowModel
import Testing

@testable import FlowSyntax

/// Gates: where the needs of a step do not hold, it becomes the start of the task that gives them.
@Suite struct GateTests {
  private static func shop(_ actions: String, orders: String = "", extra: String = "") -> String {
    """
    navflow: 1
    root: { tabs: [Home, Orders] }
    state: { session: [none, open], code: [none, given], n: { from: 0, to: 2 } }
    screens:
      Home: { actions: { \(actions) } }
      Orders: { needs: { session: open } }
      Wallet: { needs: { session: open, code: given } }
      Count: { needs: { n: { atLeast: 2 } }, via: count }
    tasks:
      signIn:
        outcomes: [signedIn, signedUp, cancelled]
        gives: { session: open }
        screens: { Form: { actions: { Sign in: complete signedIn, Sign up: complete signedUp, Cancel: cancel } } }
      unlock:
        outcomes: [unlocked, cancelled]
        needs: { session: open }
        gives: { code: given }
        screens: { Code: { actions: { Enter: complete unlocked } } }
      count:
        outcomes: [counted, cancelled]
        gives: { counted: { n: 2 } }
        screens: { Counting: { actions: { Done: { start: signIn, then: { signedIn: complete counted } } } } }
    \(extra)
    """
  }

  private func steps(_ action: String) throws -> (steps: String, conditions: [String]) {
    let read = try flow(Self.shop("Go: \(action)"))
    let id = try #require(read.actions.first { $0.label.value == "Go" }?.id)
    let conditions = read[id].cases.flatMap { each in
      each.results.map { (each.condition.tests + $0.condition.tests).map(read.text).joined(separator: ", ") }
    }
    return (FlowListing(read).steps(id), conditions)
  }

  @Test("a step behind a gate waits for the task, with the steps after it")
  func push() throws {
    let (steps, conditions) = try self.steps("[stay, push Orders, push Home]")
    #expect(
      steps
        == "stay, push Orders, push Home | stay, start signIn then {signedIn: push Orders, push Home; signedUp: push Orders, push Home}"
    )
    #expect(conditions == ["session: open", "session: none"])
  }

  @Test("a step has no gate if conditions or changes decide its needs")
  func decided() throws {
    #expect(try steps("{ when: { session: open }, push: Orders }").steps == "push Orders")
    #expect(try steps("{ set: { session: open }, do: push Orders }").steps == "push Orders")
    #expect(try steps("[{ set: { session: open } }, push Orders]").steps.hasSuffix("push Orders"))
    let (steps, conditions) = try self.steps("{ set: { session: none }, do: push Orders }")
    #expect(steps.hasPrefix("start signIn then") && conditions == [""])
  }

  @Test("a gate may need another gate")
  func chain() throws {
    let (steps, conditions) = try self.steps("push Wallet")
    #expect(
      conditions == [
        "session: open, code: given", "session: open, code: none", "session: none, code: given",
        "session: none, code: none",
      ])
    let last = steps.split(separator: " | ").last ?? ""
    #expect(last.hasPrefix("start signIn then {signedIn: start unlock then {unlocked: push Wallet}"))
  }

  @Test("results of `either` keep their names")
  func results() throws {
    let (steps, conditions) = try self.steps("{ either: { yes: push Orders, no: stay } }")
    #expect(steps.hasPrefix("yes= push Orders / yes= start signIn") && steps.hasSuffix("/ no= stay"))
    #expect(conditions == ["session: open", "session: none", ""])
  }

  @Test("counters are followed through changes")
  func counters() throws {
    let (steps, conditions) = try self.steps("{ set: { n: +1 }, do: push Count }")
    #expect(steps.hasPrefix("push Count | start count"))
    #expect(conditions == ["n: at least 1", "n: 0"])
  }

  @Test(
    "the advice for a need that no task gives has one value",
    arguments: [
      ("{ atLeast: 1 }", "n: at least 1", "n: 1"), ("[0, 2]", "n: 0 or 2", "n: 0"), ("{ not: 0 }", "n: not 0", "n: 1"),
    ])
  func adviceForNeeds(need: String, wanted: String, given: String) {
    let text = """
      navflow: 1
      root: { stack: Home }
      state: { n: { from: 0, to: 2 } }
      screens:
        Home: { actions: { Go: push Count } }
        Count: { needs: { n: \(need) } }
      """
    let found = FlowReader.read(text: text).diagnostics.filter { $0.severity == .error }
    #expect(found.map(\.message.english) == ["\"Count\" needs \(wanted), and no task gives it"])
    #expect(found.map(\.help?.english) == ["write `gives: { \(given) }` on the task that leads to it"])
  }

  @Test("a task sets what it gives, wherever it completes")
  func gifts() throws {
    let read = try flow(Self.shop("Go: stay"))
    let signIn = try #require(read.actions.first { $0.label.value == "Sign in" })
    #expect(read.text(of: signIn.cases[0].results[0].set) == "session: open")
    let done = try #require(read.actions.first { $0.label.value == "Done" })
    #expect(FlowListing(read).steps(done.id).contains("set n=2, complete counted"))
  }

  @Test("a tab behind a gate has an action for the tap on it")
  func tabs() throws {
    let read = try flow(Self.shop("Go: stay"))
    let tab = try #require(read.screens.first { $0.name.value == "Orders" }?.id)
    let gate = try #require(read.tabGates[tab])
    #expect(read[gate].label.value == "Tab: Orders" && read[gate].cases.count == 1)
    #expect(FlowListing(read).steps(gate).hasPrefix("start signIn then {signedIn: tab Orders"))
  }

  /// Nine gates in a row are one too many; eight with six outcomes each would give over a million lists of steps.
  @Test(
    "too many gates are an error, and are not expanded", arguments: [(gates: 9, outcomes: 1), (gates: 8, outcomes: 6)])
  func tooManyGates(gates: Int, outcomes: Int) throws {
    let numbers = (0..<gates).map(\.description)
    let names = (0..<outcomes).map { "done\($0)" }
    let lists = { (line: (String) -> String) in numbers.map(line).joined(separator: "\n") }
    let text = """
      navflow: 1
      root: { stack: A }
      state:
      \(lists { "  v\($0): [no, yes]" })
      screens:
        A: { actions: { Go: [\(numbers.map { "push S\($0)" }.joined(separator: ", "))] } }
      \(lists { "  S\($0): { needs: { v\($0): yes } }" })
      tasks:
      \(lists { number in
        let actions = names.map { "\($0): complete \($0)" }.joined(separator: ", ")
        return "  t\(number): { outcomes: [\(names.joined(separator: ", "))], gives: { v\(number): yes }, "
          + "screens: { T\(number): { actions: { \(actions) } } } }"
      })
      """
    let errors = FlowReader.read(text: text).diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.rule) == ["too-large"])
  }
}
