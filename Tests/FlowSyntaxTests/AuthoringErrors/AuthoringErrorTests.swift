import FlowModel
import Testing

@testable import FlowSyntax

/// Errors of users who know other tools, or who do not know the notation: each is one finding with correct help.
@Suite struct AuthoringErrorTests {
  private static let whole = """
    navflow: 1
    root: { tabs: [A, S] }
    state: { on: [true, false], count: [0, 1] }
    screens:
      A:
        title: A
        actions:
          Open: { push: B, role: close }
          Both: [push B, pop]
          Ask: { either: { ok: push B, no: stay } }
          Pay: { start: pay, when: { on: true } }
          Show: { present: B, by: system, note: soon }
      B:
        allow: { tab-jump: "yes, we know, all of us" }
        gestures: { Back: none }
        actions: { Up: pop root, "a: b": stay, Warn: present Al, Shut: dismiss all }
      S:
        actions: { Go: push B }
      Al: { kind: alert, actions: { OK: stay } }
    tasks:
      pay:
        outcomes: [done]
        screens:
          P: { title: P, actions: { OK: complete done } }
          Q: { title: Q }
          R: { kind: alert, actions: { OK: cancel } }
    entries: { Link: push B }
    scenarios:
      One: { taps: [Tab: S, "a: b", see: { screen: B }] }
    expect:
      - never: { modals: { atLeast: 1 } }
    """

  private static func label(_ key: String) -> String { "\"\(key)\" is written among the labels" }
  private static let several = "several steps cannot be one phrase"
  private static let show = "write `push SCREEN` to go deeper, `present SCREEN` to show it on top, or `start TASK`"

  static let beside = [
    AuthoringErrorCase(
      "Open: { push: B, role: close }", "Open: push B\n      role: close", "9:7", label("role"),
      "it belongs to \"Open\": write `Open: { push: B, role: close }`"),
    AuthoringErrorCase(
      "Show: { present: B, by: system, note: soon }", "Show: present B\n      by: system\n      note: soon", "13:7",
      label("by"), "it belongs to \"Show\": write `Show: { present: B, by: system, note: soon }`"),
    AuthoringErrorCase(
      "Pay: { start: pay, when: { on: true } }", "Pay: start pay\n      when: { on: true }", "12:7", label("when"),
      "it belongs to \"Pay\": write `Pay: { start: pay, when: { on: true } }`"),
    AuthoringErrorCase(
      "    title: A\n    actions:\n", "    actions:\n      title: A\n", "7:7", label("title"),
      "if it belongs to the screen, indent it no deeper than `actions:`"),
    AuthoringErrorCase(
      "  S:\n    actions: { Go: push B }", "  S:\n    Go: push B", "18:5",
      "a screen has no key \"Go\"; it looks like an action",
      "write it under `actions:`, as in `actions: { Go: push B }`"),
    AuthoringErrorCase(
      "    screens:\n      P: { title: P, actions: { OK: complete done } }\n      Q: { title: Q }\n      R:",
      "    P: { title: P, actions: { OK: complete done } }\n    Q: { title: Q }\n    R:", "23:5",
      "a task has no key \"P\"; it looks like a screen of \"pay\"",
      "write it under `screens:`, as in `screens: { P: … }`, and the others with it"),
  ]

  static let steps = [
    AuthoringErrorCase("[push B, pop]", "push B then pop", "9:13", several, "write `[push B, pop]`"),
    AuthoringErrorCase("[push B, pop]", "push B and then pop", "9:13", several, "write `[push B, pop]`"),
    AuthoringErrorCase("[push B, pop]", "push B, then pop", "9:13", several, "write `[push B, pop]`"),
    AuthoringErrorCase("[push B, pop]", "push B; pop", "9:13", several, "write `[push B, pop]`"),
    AuthoringErrorCase("[push B, pop]", "push B → pop", "9:13", several, "write `[push B, pop]`"),
    AuthoringErrorCase("[push B, pop]", "push B -> pop", "9:13", several, "write `[push B, pop]`"),
    AuthoringErrorCase("pop root", "pop to root", "16:24", "\"to\" is not allowed before \"root\"", "write `pop root`"),
    AuthoringErrorCase(
      "dismiss all", "dismiss to all", "16:76", "\"to\" is not allowed before \"all\"", "write `dismiss all`"),
    AuthoringErrorCase(
      "start: pay", "start: P", "11:21", "\"P\" is a screen, not a task",
      "write `start pay`, the task that begins with it"),
    AuthoringErrorCase(
      "either: { ok: push B, no: stay }", "either: [push B, stay]", "10:22", "\"either\" does not name its results",
      "give each a name: { ok: push B, no: stay }"),
    AuthoringErrorCase(
      "Pay: { start: pay, when: { on: true } }", "Pay: navigate: B", "11:12", "there is no step \"navigate\"", show),
    AuthoringErrorCase(
      "Pay: { start: pay, when: { on: true } }", "Pay: { to: B }", "11:14", "an action has no key \"to\"", show),
    AuthoringErrorCase(
      "Pay: { start: pay, when: { on: true } }", "Pay: { tap: push B }", "11:14", "an action has no key \"tap\"",
      "write the step itself, without `tap`: `push B`"),
    AuthoringErrorCase(
      "    outcomes: [done]\n", "", "23:46", "the task \"pay\" has no outcome \"done\"",
      "list it among those of the task: `outcomes: [done]`"),
    AuthoringErrorCase(
      "outcomes: [done]", "outcomes: [paid]", "24:46", "the task \"pay\" has no outcome \"done\"",
      "write one of: paid, cancelled; or list it among those of the task: `outcomes: [paid, done]`"),
    AuthoringErrorCase(
      "pay:\n", "pay:\n    presentation: sheet\n    entry: R\n", "22:5",
      "\"pay\" takes no style, because it begins with an alert", "leave `presentation` out"),
  ]

  static let others = [
    AuthoringErrorCase(
      "{ atLeast: 1 }", "{ atLeast: 1, not: 0 }", "31:36", "\"not\" is not allowed beside \"atLeast\"",
      "keep one of them"
    ),
    AuthoringErrorCase(
      "\"yes, we know, all of us\"", "yes, we know, all of us", "14:24",
      "the reason ends at the comma, and \"we know\" is read as a rule",
      "put the whole reason in quotes: \"yes, we know, all of us\""),
    AuthoringErrorCase(
      "allow: { tab-jump: \"yes, we know, all of us\" }", "allow: [dead-end]", "14:12", "\"allow\" does not say why",
      "write { dead-end: \"the reason\" }"),
    AuthoringErrorCase(
      "allow: { tab-jump: \"yes, we know, all of us\" }", "allow: dead-end", "14:12", "\"allow\" does not say why",
      "write { dead-end: \"the reason\" }"),
    AuthoringErrorCase(
      "see: { screen: B }", "see: B", "29:38", "a pattern cannot be \"B\" alone", "write `{ screen: B }`"),
    AuthoringErrorCase("Tab: S", "Tab S", "29:17", "a colon is missing after \"Tab\"", "write `Tab: S`"),
    AuthoringErrorCase("Tab: S", "Tab:S", "29:17", "a space is missing after the colon of \"Tab\"", "write `Tab: S`"),
    AuthoringErrorCase(
      "Tab: S", "\"Tab:S\"", "29:17", "a space is missing after the colon of \"Tab\"", "write `Tab: S`"),
    AuthoringErrorCase(
      "[Tab: S, \"a: b\"", "[Tab: S, a: b", "29:25", "the label \"a: b\" is read as a label and its result",
      "write `\"a: b\"`"),
    AuthoringErrorCase(
      "Back: none", "Back: no", "15:23", "there is no step \"no\"; a gesture that does nothing is `none`",
      "write `none`"),
    AuthoringErrorCase(
      "Back: none", "Back: hidden", "15:23", "there is no step \"hidden\"; a gesture that does nothing is `none`",
      "write `none`"),
    AuthoringErrorCase(
      "on: [true, false]", "on: true", "3:14", "\"on\" does not list the values that it can have",
      "write `[true, false]`"),
    AuthoringErrorCase(
      "count: [0, 1]", "count: 0", "3:36", "\"count\" does not list the values that it can have",
      "write all of them as a list, the initial one first, such as [0, 1]"),
    AuthoringErrorCase(
      "tabs: [A, S]", "tabBar: [A, S]", "2:9", "a root has no key \"tabBar\"", "did you mean \"tabs\"?"),
    AuthoringErrorCase(
      "entries: {", "entry: {", "27:1", "a flow file has no key \"entry\"", "did you mean \"entries\"?"),
    AuthoringErrorCase(
      "- never: {", "-never: {", "31:3", "a space is missing after the dash",
      "write `- never: { modals: { atLeast: 1 } }`"),
    AuthoringErrorCase(
      "  pay:\n", "  none: { screens: { N: } }\n  pay:\n", "21:3", "a task cannot be called \"none\"",
      "choose another name: in patterns, `task: none` means that no task runs"),
  ]

  @Test func correctFlowHasNoErrors() throws { _ = try flow(Self.whole) }

  @Test(arguments: beside + steps + others)
  func isOneFinding(_ each: AuthoringErrorCase) throws {
    try each.check(in: Self.whole, and: ("Warn: present Al", "Warn: present Nope"))
  }

  @Test func unknownAliasIsOneFinding() {
    let text = Self.whole.replacing("actions: { Go: push B }", with: "actions: *b").replacing(
      "pop root", with: "pup root")
    #expect(findings(text) == ["unknown-value «pup»", "syntax «*b»"])
  }

  @Test func replacedTabGestureIsTappedByName() throws {
    _ = try flow(Self.whole.replacing("gestures: { Back: none }", with: "gestures: { \"Tab: S\": stay }"))
  }

  @Test func screenMayBeNamedNone() throws {
    let text = """
      navflow: 1
      root: { stack: none }
      screens: { none: { title: None } }
      expect: [never: { task: { not: none } }, reachable: { task: none, screen: none }]
      """
    let read = try flow(text)
    let task: Pattern.Match<TaskID?>? =
      if case .reachable(let pattern, _) = read.expectations[1].kind { pattern.task } else { nil }
    #expect(task?.values == [nil])
  }

  @Test func stepsJoinedByThenInBracesBecomeAList() {
    let text = Self.whole.replacing("{ push: B, role: close }", with: "{ push: B then pop, role: close }")
    let diagnostics = FlowReader.read(text: text).diagnostics
    #expect(diagnostics.map(\.help?.english) == ["write `do: [push B, pop]`"])
  }
}
