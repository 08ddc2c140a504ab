import Diagnostics
import Testing

@testable import FlowRules

/// Following the help of a finding removes it and causes no new finding.
@Suite struct FollowedAdviceTests {
  /// A flow, one of its findings, its help, and the edits that follow the help.
  struct Case: CustomTestStringConvertible, Sendable {
    let rule: RuleID
    let advice: String
    let text: String
    let edits: [(old: String, new: String)]

    init(_ rule: RuleID, _ advice: String, _ edits: (old: String, new: String)..., in text: String) {
      (self.rule, self.advice, self.edits, self.text) = (rule, advice, edits, "navflow: 1\n" + text)
    }

    var testDescription: String { "\(rule): \(advice)" }

    /// The flow after the help was followed.
    var followed: String { edits.reduce(text) { $0.replacing($1.old, with: $1.new, maxReplacements: 1) } }
  }

  private func rules(_ checked: CheckedText) -> Set<RuleID> { Set(checked.findings.map(\.rule)) }

  @Test(arguments: stacks + popovers + pops + growths + gestures + questions + tasks + outcomes)
  func advice(_ each: Case) {
    let before = CheckedText(each.text)
    #expect(before.mistakes.isEmpty)
    let helps = before.findings(of: each.rule).compactMap(\.help?.english)
    #expect(helps.contains { $0.contains(each.advice) }, "\(helps)")
    for edit in each.edits { #expect(each.text.contains(edit.old)) }
    let after = CheckedText(each.followed)
    #expect(after.mistakes.isEmpty)
    #expect(after.findings(of: each.rule).count < before.findings(of: each.rule).count)
    let known = rules(before).union(before.findings.flatMap { $0.affected.map(\.rule) })
    #expect(rules(after).isSubset(of: known), "\(rules(after))")
  }

  // MARK: Pushes

  /// Returns a screen that something pushes, and a one-screen layer over another.
  private static func alerts(_ home: String, root: String = "stack", more: String = "") -> String {
    """
    root: { \(root): Home }
    screens:
      Home: { title: Home, actions: { Delete: \(home) } }
      Sure: { kind: alert, title: Sure, actions: { Yes: stay, No: stay } }
      News: { title: News, actions: { On: stay } }
    \(more)
    """
  }

  static let stacks = [
    Case(
      "push-without-stack", "write \"push News\" before \"present Sure\"",
      ("[present Sure, push News]", "[push News, present Sure]"), in: alerts("[present Sure, push News]")),
    Case(
      "push-without-stack", "or let an action of \"Sure\" do it", ("[present Sure, push News]", "present Sure"),
      ("Yes: stay", "Yes: push News"), in: alerts("[present Sure, push News]")),
    Case(
      "push-without-stack", "let an action of \"Sure\" do it",
      ("[present Sure, push News]", "present Sure"), ("Yes: stay", "Yes: present News"), ("On: stay", "Close: dismiss"),
      in: alerts("[present Sure, push News]", root: "screen")),
    Case(
      "push-without-stack",
      "present \"News\" instead of pushing it, and close the layers first: "
        + "\"[dismiss all, present News]\"",
      ("News: push News", "News: [dismiss all, present News]"), ("On: stay", "Close: dismiss"),
      in: alerts("present Sure", root: "screen", more: "entries: { News: push News }")),
    Case(
      "push-without-stack", "let it wait until nothing is in front: \"where: { front: root }\"",
      ("News: push News", "News: { where: { front: root }, push: News }"),
      in: alerts(
        "start delete",
        more: """
          tasks:
            delete: { screens: { Which: { title: Which, actions: { Delete: present Sure, Leave: cancel } } } }
          entries: { News: push News }
          """)),
    Case(
      "push-without-stack", "first close the layers that come back: \"[dismiss all, push News]\"",
      ("Done: push News", "Done: [dismiss all, push News]"),
      in: alerts(
        "present Sure",
        more: """
            Site: { kind: external, title: Site, actions: { Done: push News } }
          entries: { Site: { present: Site, aside: true } }
          """)),
    Case(
      "push-without-stack", "\"{ start: buy, as: sheet }\"", ("{ start: buy, as: push }", "{ start: buy, as: sheet }"),
      in: """
        root: { screen: Home }
        screens: { Home: { title: Home, actions: { Buy: { start: buy, as: push } } } }
        tasks: { buy: { outcomes: [cancelled], screens: { Pay: { title: Pay, actions: { Leave: cancel } } } } }
        """),
    Case(
      "replace-without-stack", "let an action of the layer in front do it",
      ("[present Sure, replace News]", "present Sure"), ("Yes: stay", "Yes: replace News"),
      in: alerts("[present Sure, replace News]")),
    Case(
      "present-while-covered", "let it wait until the screen is in front (\"while: shown\")",
      ("while: open", "while: shown"),
      in: alerts("present News, Fails: { by: system, while: open, do: present Sure }").replacing(
        "On: stay", with: "Close: dismiss")),
  ]

  // MARK: Popovers

  /// Returns a task that begins in a popover.
  private static func filter(_ more: String) -> String {
    """
    devices: [pad]
    root: { stack: Home }
    screens: { Home: { title: Home, actions: { Filter: { start: filter, as: popover } } } }
    tasks:
      filter:
        screens:
          Filter: { title: Filter, actions: { More: \(more), Leave: cancel } }
          More: { title: More, actions: { On: stay } }
          Photo: { kind: system, title: Photo }
      help: { screens: { Topic: { title: Topic, actions: { Leave: cancel } } } }
    """
  }

  static let popovers = [
    Case(
      "covered-popover", "push it in the popover, because a task may run there: \"push More\"",
      ("present More", "push More"), in: filter("present More").without("help:").without("Photo:")),
    Case(
      "covered-popover", "\"{ start: help, as: push }\"", ("start help", "{ start: help, as: push }"),
      in: filter("start help").without("Photo:").without("More: {")),
    Case(
      "covered-popover", "show \"Filter\" in another style", (", as: popover", ""),
      in: filter("present Photo").without("help:").without("More: {")),
    Case(
      "covered-popover", "\"[dismiss, present More]\"", ("present More", "[dismiss, present More]"),
      in: """
        devices: [pad]
        root: { stack: Home }
        screens:
          Home: { title: Home, actions: { Filter: { present: Filter, as: popover } } }
          Filter: { title: Filter, actions: { More: present More } }
          More: { title: More, actions: { Close: dismiss } }
        """),
    Case(
      "covered-popover", "push it in the popover, which is a sheet on iPhone: \"push More\"",
      ("present More", "push More"),
      in: """
        devices: [phone, pad]
        root: { stack: Home }
        screens:
          Home: { title: Home, actions: { Filter: { present: Filter, as: popover } } }
          Filter: { title: Filter, actions: { More: present More } }
          More: { title: More, actions: { Close: dismiss } }
        """),
    Case(
      "covered-popover", "\"[dismiss all, present News]\"", ("present News", "[dismiss all, present News]"),
      in: """
        devices: [pad]
        root: { stack: Home }
        screens:
          Home: { title: Home, actions: { Filter: { present: Filter, as: popover } } }
          Filter: { title: Filter, actions: { Close: dismiss } }
          News: { title: News, actions: { Close: dismiss } }
        entries: { News: present News }
        """),
  ]

  // MARK: Pops

  /// Returns a screen that is reachable in two ways, and an alert over it.
  private static func details(_ delete: String, kind: String = "alert") -> String {
    """
    root: { stack: Home }
    screens:
      Home: { title: Home, actions: { List: push List, Peek: push Detail } }
      List: { title: List, actions: { Open: push Detail } }
      Detail: { title: Detail, actions: { Delete: present Sure } }
      Sure: { kind: \(kind), title: Sure, actions: { Delete: \(delete), No: { do: stay, role: cancel } } }
    """
  }

  static let pops = [
    Case(
      "pop-to-absent", "show \"Sure\" with \"where: { below: List }\"",
      ("Delete: present Sure", "Delete: { where: { below: List }, present: Sure }"), in: details("pop to List")),
    Case(
      "pop-to-absent", "show \"Sure\" with \"where: { below: List }\"",
      ("Delete: present Sure", "Delete: { where: { below: List }, present: Sure }"),
      in: details("[dismiss, pop to List]", kind: "screen")),
    Case(
      "pop-to-absent", "\"Home\" is on another stack: write \"unwind Home\"", ("pop to Home", "unwind Home"),
      in: details("pop to Home", kind: "screen")),
    Case("pop-to-absent", "\"pop root\"", ("pop 3", "pop root"), in: details("pop 3")),
  ]

  // MARK: Gestures and questions

  static let gestures = [
    Case(
      "unhandled-gesture-exit", "block the gesture: \"tabBar: hidden\" on \"A\" (Amount)",
      ("back: hidden", "back: hidden, tabBar: hidden"),
      in: """
        root: { tabs: [Home, Me] }
        screens:
          Home: { title: Home, actions: { Charge: { start: charge, as: push } } }
          Me: { title: Me }
        tasks: { charge: { outcomes: [done], screens: { Amount: { title: A, back: hidden, actions: { OK: complete done } } } } }
        """),
    Case(
      "unhandled-gesture-exit",
      "block the gestures: \"back: hidden\" on \"A\" (Amount) and \"locked: true\" where it is started",
      ("title: A", "title: A, back: hidden"), ("start: charge }", "start: charge, locked: true }"),
      in: """
        root: { stack: Home }
        screens: { Home: { title: Home, actions: { Charge: { start: charge }, More: { start: charge, as: push } } } }
        tasks: { charge: { outcomes: [done], screens: { Amount: { title: A, actions: { OK: complete done } } } } }
        """),
  ]

  /// Returns an alert with a button beside the destructive one.
  private static func question(_ button: String) -> String {
    """
    root: { stack: Home }
    screens:
      Home: { title: Home, actions: { Order: present Sure } }
      Sure: { kind: actionSheet, title: Sure, actions: { Delete: { do: stay, role: destructive }, \(button) } }
      Help: { title: Help }
    """
  }

  static let questions = [
    Case(
      "destructive-without-cancel", "if the button \"Cancel\" declines, give it \"role: cancel\"",
      ("Cancel: push Help", "Cancel: { push: Help, role: cancel }"), in: question("Cancel: push Help")),
    Case(
      "destructive-without-cancel", "\"Keep: { do: stay, role: cancel }\"",
      ("Cancel: {", "Keep: { do: stay, role: cancel }, Cancel: {"),
      in: question("Cancel: { push: Help, role: destructive }")),
  ]

  // MARK: Tasks

  /// Returns a task with an action on its first screen, and a task that can be started on it.
  private static func buying(_ step: String, signIn: String = "") -> String {
    """
    root: { stack: Home }
    screens: { Home: { title: Home, actions: { Buy: start buy } } }
    tasks:
      buy:
        outcomes: [bought, cancelled]
        screens:
          Cart: { title: Cart, actions: { On: \(step), Leave: cancel } }
          Pay: { title: Pay, actions: { OK: complete bought } }
    \(signIn)
    """
  }

  private static let goingOn = "leave \"buy\" where it is, and go on in it by \"push Pay\" alone"
  private static let afterTheEnd = "[complete bought, push Pay]"
  private static let elsewhere = "[dismiss, present Pay]"

  static let tasks = [
    Case("task-entered-midway", goingOn, (afterTheEnd, "push Pay"), in: buying(afterTheEnd)),
    Case("pushed-task", goingOn, (afterTheEnd, "push Pay"), in: buying(afterTheEnd)),
    Case("task-entered-midway", goingOn, (elsewhere, "push Pay"), in: buying(elsewhere)),
    Case("interrupted-task", goingOn, (elsewhere, "push Pay"), in: buying(elsewhere)),
    Case(
      "task-entered-midway",
      "end \"signIn\" by \"complete known\", and go on by \"then: { known: push Pay }\" where \"buy\" starts it",
      ("OK: push Pay", "OK: complete known"), ("start: signIn", "start: signIn, then: { known: push Pay }"),
      in: buying(
        "{ start: signIn }",
        signIn: """
            signIn:
              outcomes: [known, cancelled]
              screens: { Mail: { title: Mail, actions: { OK: push Pay, Leave: cancel } } }
          """)),
    Case(
      "task-entered-midway", "let the root begin with the task, \"{ task: buy }\"", ("stack: Pay", "task: buy"),
      in: """
        root: { stack: Pay }
        tasks:
          buy:
            outcomes: [bought, cancelled]
            screens:
              Cart: { title: Cart, actions: { Next: push Pay, Leave: cancel } }
              Pay: { title: Pay, actions: { OK: complete bought } }
        """),
  ]
}

extension String {
  /// Returns the text without the lines that begin with a word.
  fileprivate func without(_ word: String) -> String {
    split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix(word) }.joined(separator: "\n")
  }
}
