import FlowModel
import FlowSimulation
import GeneratedFlows
import Testing

@testable import Verification
@testable import VerifierPortfolio

@Suite("Facts of configurations and moves")
struct FactTests {
  /// The flow of Merpay's article on modality and navigation (2023), before its repair: connecting a bank removes the
  /// task that needs the bank.
  static let bank = """
    navflow: 1
    root: { tabs: [Home, Payment], start: Payment }
    state: { bank: [none, connected] }
    screens:
      Home: {}
      Payment: { actions: { Charge: start charge } }
    tasks:
      charge:
        outcomes: [charged, cancelled]
        screens:
          Charge: { actions: { Methods: push ChargeMethod, Close: cancel } }
          ChargeMethod:
            actions:
              Register: { when: { bank: none }, do: [dismiss, push BankIntro] }
              Charge it: { when: { bank: connected }, complete: charged }
      connectBank:
        outcomes: [connected, cancelled]
        screens:
          BankIntro: { actions: { Next: push BankDone } }
          BankDone: { actions: { OK: { set: { bank: connected }, do: complete connected } } }
    """

  @Test("Merpay's flow: every finding is among the facts")
  func article() throws {
    let behaviour = try FlowText.explore(Self.bank)
    #expect(behaviour.isComplete)
    let words = behaviour.words
    for word in [
      "interrupts charge starting connectBank", "begins connectBank by push with BankIntro in 0 of root",
      "connectBank returns to Payment, not ChargeMethod", "BankIntro exposes the tab bar in connectBank",
      "Swipe down cancels charge", "Back cancels connectBank", "completes charge charged",
      "completes connectBank connected", "performs Charge it",
    ] {
      #expect(words.contains(word), "\(word)")
    }
    #expect(behaviour.taps(to: "interrupts charge starting connectBank") == ["Charge", "Methods", "Register"])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    var sentence: String
    var flow: String
    var device = Device.phone
    var has: [String] = []
    var hasNot: [String] = []
    var testDescription: String { sentence }
  }

  /// A task `t` in a layer, with these screens.
  static func task(_ start: String, _ screens: String, extra: String = "") -> String {
    """
    navflow: 1
    devices: [phone, pad]
    root: { stack: A }
    screens: { A: { actions: { Go: \(start) } }, X: { input: true }, Ask: { kind: alert, actions: { Yes: dismiss } } }
    tasks: { t: { outcomes: [done, cancelled], screens: { \(screens) } } }
    \(extra)
    """
  }

  @Test(
    "tasks that cannot end, layers that cannot be left",
    arguments: [
      Row(
        sentence: "a task without a way out",
        flow: task("{ start: t, as: fullScreen }", "T1: { actions: { Loop: stay } }"),
        has: ["t is endless on T1"]),
      Row(
        sentence: "a sheet can be swiped away", flow: task("start t", "T1: { actions: { Loop: stay } }"),
        hasNot: ["t is endless on T1"]),
      Row(
        sentence: "an action of the system can end it",
        flow: task(
          "{ start: t, as: fullScreen }", "T1: { actions: { Loop: stay, Ends: { by: system, complete: done } } }"),
        hasNot: ["t is endless on T1"]),
      Row(
        sentence: "one of several results is enough",
        flow: task(
          "{ start: t, as: fullScreen }", "T1: { actions: { Try: { either: { good: complete done, bad: stay } } } }"),
        hasNot: ["t is endless on T1"]),
      Row(
        sentence: "an entry does not count",
        flow: task(
          "{ start: t, as: fullScreen }", "T1: { actions: { Loop: stay } }", extra: "entries: { Link: dismiss all }"),
        has: ["t is endless on T1"]),
      Row(
        sentence: "on a later screen only",
        flow: task(
          "{ start: t, as: fullScreen }",
          "T1: { actions: { Next: push T2, Cancel: cancel } }, T2: { back: hidden, actions: { Loop: stay } }"),
        has: ["t is endless on T2"], hasNot: ["t is endless on T1"]),
      Row(
        sentence: "a screen that offers nothing is a dead end, and its task is not endless there",
        flow: task("{ start: t, as: fullScreen }", "T1: {}"), has: ["T1 offers nothing"], hasNot: ["t is endless on T1"]
      ),
      Row(
        sentence: "a dead end is no way out of the screens before it",
        flow: task("{ start: t, as: fullScreen }", "T1: { actions: { Next: push T2 } }, T2: { back: hidden }"),
        has: ["T2 offers nothing", "t is endless on T1"], hasNot: ["t is endless on T2"]),
      Row(
        sentence: "interruption is a way too",
        flow: task("{ start: t, as: fullScreen }", "T1: { actions: { Off: [dismiss, push X] } }"),
        has: ["interrupts t"], hasNot: ["t is endless on T1"]),
      Row(
        sentence: "a layer without a way out",
        flow: task("{ present: Y, as: fullScreen }", "T1: {}", extra: "").replacing(
          "X: { input", with: "Y: { actions: { Loop: stay } }, X: { input"),
        has: ["Y is trapped under Y"]),
      Row(
        sentence: "a locked sheet likewise",
        flow: task("{ present: Y, locked: true }", "T1: {}").replacing(
          "X: { input", with: "Y: { actions: { Loop: push X } }, X: { input"),
        has: ["Y is trapped under Y", "Y is trapped under X"]),
      Row(
        sentence: "of layers over each other the front one",
        flow: task("{ present: Y, as: fullScreen }", "T1: {}").replacing(
          "X: { input",
          with: "Y: { actions: { Off: dismiss, More: { present: Z, as: fullScreen } } }, "
            + "Z: { actions: { Loop: stay } }, X: { input"),
        has: ["Z is trapped under Z"], hasNot: ["Y is trapped under Z", "Y is trapped under Y"]),
      Row(
        sentence: "an unlocked sheet is no trap",
        flow: task("present Y", "T1: {}").replacing("X: { input", with: "Y: { actions: { Loop: stay } }, X: { input"),
        hasNot: ["Y is trapped under Y"]),
      Row(
        sentence: "an endless task's layer is not also reported as trapped",
        flow: task("{ start: t, as: fullScreen }", "T1: { actions: { Loop: stay } }"),
        hasNot: ["T1 is trapped under T1"]),
      Row(
        sentence: "a popover on pad",
        flow: task("{ present: Y, as: popover, locked: true }", "T1: {}")
          .replacing("X: { input", with: "Y: { actions: { Loop: stay } }, X: { input"), device: .pad,
        has: ["Y is trapped under Y"]),
      Row(
        sentence: "a lone root with nothing to do", flow: "navflow: 1\nroot: { stack: A }\nscreens: { A: {} }",
        has: ["A offers nothing at all"]),
      Row(
        sentence: "an entry is nothing that a user does",
        flow: "navflow: 1\nroot: { stack: A }\nscreens: { A: {}, B: {} }\nentries: { Link: push B }",
        has: ["A offers nothing at all"], hasNot: ["B offers nothing"]),
    ])
  func stuck(_ row: Row) throws { try check(row) }

  @Test(
    "layers, input, failures and other facts",
    arguments: [
      Row(
        sentence: "modal over modal", flow: task("start t", "T1: { actions: { More: present X } }"),
        has: ["stacks 2 with X"]),
      Row(
        sentence: "a subtask over a task",
        flow: task("start t", "T1: { actions: { More: start t } }").replacing("depth", with: ""),
        has: ["stacks 2 with T1 of t"]),
      Row(
        sentence: "an alert over a modal does not count",
        flow: task("start t", "T1: { actions: { More: present Ask } }"),
        hasNot: ["stacks 2 with Ask"]),
      Row(
        sentence: "nor a layer over one that it sets aside",
        flow: task("start t", "T1: { actions: { More: { present: X, aside: true } } }"),
        hasNot: ["stacks 2 with X"]),
      Row(
        sentence: "a pushed task with a modal layer",
        flow: task("{ start: t, as: push }", "T1: { actions: { More: present X } }"),
        has: ["t spans layers"]),
      Row(
        sentence: "a task at a root with a modal layer",
        flow: task("stay", "T1: { actions: { More: present X } }").replacing("{ stack: A }", with: "{ task: t }"),
        hasNot: ["t spans layers"]),
      Row(
        sentence: "the tab bar in a task at a root, but not on its root screen",
        flow: task("stay", "T1: { actions: { Next: push T2 } }, T2: {}")
          .replacing("{ stack: A }", with: "{ tabs: [T1, A] }"),
        has: ["T2 exposes the tab bar in t"], hasNot: ["T1 exposes the tab bar in t"]),
      Row(
        sentence: "a root that begins its task is no task that an interruption starts",
        flow: """
          navflow: 1
          roots: { one: { stack: A }, two: { task: t } }
          screens: { A: { actions: { Start: start u } } }
          tasks:
            t: { screens: { T1: {} } }
            u: { screens: { U1: { actions: { Off: [dismiss, root two] } } } }
          """, has: ["interrupts u"], hasNot: ["interrupts u starting t"]),
      Row(
        sentence: "a task all in layers", flow: task("start t", "T1: { actions: { More: present X } }"),
        hasNot: ["t spans layers"]),
      Row(sentence: "input swiped away", flow: task("present X", "T1: {}"), has: ["loses the input of X"]),
      Row(
        sentence: "input whose task completes",
        flow: task("start t", "T1: { input: true, actions: { Done: complete done } }")
          .replacing("Go: start t", with: "Go: { start: t, as: fullScreen }"), hasNot: ["loses the input of T1"]),
      Row(
        sentence: "input whose task is cancelled",
        flow: task("{ start: t, as: fullScreen }", "T1: { input: true, actions: { Cancel: cancel } }"),
        has: ["loses the input of T1"]),
      Row(
        sentence: "input of an action of role done",
        flow: task("{ present: Y, as: fullScreen }", "T1: {}").replacing(
          "X: { input: true }", with: "Y: { input: true, actions: { Off: { do: dismiss, role: done } } }"),
        hasNot: ["loses the input of Y"]),
      Row(
        sentence: "input asked about",
        flow: task("{ present: Y, as: fullScreen }", "T1: {}").replacing(
          "X: { input: true }", with: "Y: { input: true, actions: { Off: present Ask } }"
        ).replacing("Yes: dismiss", with: "Yes: dismiss, No: stay"),
        hasNot: ["loses the input of Y"]),
      Row(
        sentence: "input that an alert with one button discards",
        flow: task("{ present: Y, as: fullScreen }", "T1: {}").replacing(
          "X: { input: true }", with: "Y: { input: true, actions: { Off: present Ask } }"),
        has: ["loses the input of Y"]),
      Row(
        sentence: "input that the system discards",
        flow: task("{ present: Y, as: fullScreen }", "T1: {}").replacing(
          "X: { input: true }", with: "Y: { input: true, actions: { Off: { by: system, do: dismiss } } }"),
        has: ["loses the input of Y"]),
      Row(
        sentence: "input that an entry discards",
        flow: task("{ present: Y, as: fullScreen }", "T1: {}", extra: "entries: { Link: dismiss all }").replacing(
          "X: { input: true }", with: "Y: { input: true }"),
        has: ["loses the input of Y"]),
      Row(
        sentence: "pushing on from input loses nothing",
        flow: task("push Y", "T1: {}").replacing(
          "X: { input: true }", with: "Y: { input: true, back: hidden, actions: { On: push Z } }, Z: { back: hidden }"),
        hasNot: ["loses the input of Y"]),
      Row(
        sentence: "a failed step", flow: task("[pop, dismiss]", "T1: {}"),
        has: ["fails pop-at-root", "fails dismiss-without-modal"]),
      Row(
        sentence: "the beginning of a task names its screen and the number of layers",
        flow: task("push T2", "T1: {}, T2: {}"),
        has: ["begins t by push with T2 in 0 of root"]),
      Row(
        sentence: "in a layer", flow: task("present T1", "T1: {}"), has: ["begins t by present with T1 in 1 of root"]),
      Row(
        sentence: "input of a task around the one that completes",
        flow: task("{ start: t, as: fullScreen }", "T1: { input: true, actions: { More: start u } }").replacing(
          "tasks: { t:",
          with: "tasks: { u: { presentation: push, outcomes: [done], "
            + "screens: { U1: { actions: { Off: { role: close, do: [unwind A, complete done] } } } } }, t:"),
        has: ["completes u done", "loses the input of T1"]),
      Row(
        sentence: "input of an action that changes values",
        flow: task("{ present: Y, as: fullScreen }", "T1: {}", extra: "state: { v: [a, b] }").replacing(
          "X: { input: true }", with: "Y: { input: true, actions: { Off: { set: { v: b }, do: dismiss } } }"),
        hasNot: ["loses the input of Y"]),
      Row(
        sentence: "a screen that hides the tab bar when it is pushed, not the first screen of a tab",
        flow: """
          navflow: 1
          root: { tabs: [A, B] }
          screens:
            A: { tabBar: hidden, actions: { On: push X, Other: tab B } }
            B: {}
            X: { tabBar: hidden }
          """, has: ["X hides the tab bar"], hasNot: ["A hides the tab bar"]),
      Row(
        sentence: "an entry that lands on a bare root, also if its last steps show no screen",
        flow: """
          navflow: 1
          roots: { one: { stack: A }, two: { stack: B }, three: { stack: C } }
          state: { v: [a, b] }
          screens: { A: {}, B: {}, C: { actions: { On: push C } } }
          entries: { Link: [root two, { set: { v: b } }, stay], Deep: [root three, push C] }
          """, has: ["Link leaves B bare"], hasNot: ["Deep leaves C bare"]),
      Row(
        sentence: "arrivals that set each other off, each reported once",
        flow: """
          navflow: 1
          root: { stack: A }
          screens:
            A: { actions: { Start: push B } }
            B: { actions: { One: { by: arrival, do: replace C } } }
            C: { actions: { Two: { by: arrival, do: replace B } } }
          """, has: ["arrivals go round: One, Two"]),
      Row(
        sentence: "which case happens",
        flow: task("{ cases: [{ where: { screen: X }, do: stay }, push X] }", "T1: {}"), has: ["performs Go case 2"],
        hasNot: ["performs Go case 1"]),
    ])
  func others(_ row: Row) throws { try check(row) }

  private func check(_ row: Row) throws {
    let words = try FlowText.explore(row.flow, on: row.device).words
    for word in row.has { #expect(words.contains(word), "\(row.sentence): \(words)") }
    for word in row.hasNot { #expect(!words.contains(word), "\(row.sentence)") }
  }
}
