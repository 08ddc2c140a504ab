import Diagnostics
import FlowSyntax
import Testing
import VerifierPortfolio

@testable import FlowRules

/// The finding names the step to change, even if another step shows the defect.
@Suite struct AdviceTests {
  /// Returns a task over the first of two tabs.
  ///
  /// - Parameters:
  /// - more: the lines below its first screen, possibly more of its screens.
  /// - found: the steps of the first screen's action.
  private func loans(_ more: String = "", found: String = "complete borrowed") -> CheckedText {
    CheckedText(
      """
      navflow: 1
      root: { tabs: [Home, Loans], start: Home }
      screens:
        Home: { title: Home, actions: { Borrow: start borrow } }
        Loans: { title: Loans }
      tasks:
        borrow:
          outcomes: [borrowed, cancelled]
          screens:
            Scan: { title: Scan, actions: { Found: \(found), Leave: cancel } }
      \(more)
      """)
  }

  @Test func namesTabThatEntrySelectsUnderTask() throws {
    // All endings of the task have one cause.
    let finding = try #require(loans("entries: { Due: tab Loans }").only("task-returns-elsewhere"))
    #expect(finding.help?.english == "let it wait until no task runs: \"where: { task: none }\"")
    #expect((finding.range.start.line, finding.range.start.column) == (11, 17))
    #expect(finding.subject.action == "Due")
    let ending = try #require(finding.notes.first { $0.message.english.hasPrefix("when it ends here") })
    #expect(ending.range.start.line == 10)
  }

  @Test func suggestsSelectingTabAfterTheEnd() {
    let finding = loans(found: "[tab Loans, complete borrowed]").only("task-returns-elsewhere")
    #expect(finding?.help?.english == "end \"borrow\" first, and write \"tab Loans\" after that")
    #expect(loans(found: "[complete borrowed, tab Loans]").findings(of: "task-returns-elsewhere").isEmpty)
  }

  @Test func namesTabThatThenSelects() throws {
    let checked = CheckedText(
      """
      navflow: 1
      root: { tabs: [Home, Me], start: Home }
      screens:
        Home: { title: Home, actions: { Book: start book } }
        Me: { title: Me }
      tasks:
        book:
          outcomes: [booked, cancelled]
          screens:
            Seat:
              title: Seat
              actions: { Join: { start: join, then: { joined: tab Me } }, Book: complete booked, Leave: cancel }
        join:
          outcomes: [joined, cancelled]
          screens:
            Plan: { title: Plan, actions: { Pay: complete joined, Leave: cancel } }
      """)
    let elsewhere = checked.findings(of: "task-returns-elsewhere").filter { $0.subject.task == "book" }
    #expect(!elsewhere.isEmpty)
    for finding in elsewhere {
      #expect(
        finding.help?.english.hasPrefix("\"tab Me\" in \"Join\" on \"Seat\" changes what is under \"book\"") == true)
    }
  }

  @Test func suggestsKeepingARemovedScreen() {
    let checked = CheckedText(
      """
      navflow: 1
      root: { tabs: [Home, Pay], start: Home }
      screens:
        Home: { actions: { Charge: start charge, Other: tab Pay } }
        Pay: { title: Pay }
      tasks:
        charge: { screens: { Amount: { actions: { Buy: [dismiss, start buy], Leave: cancel } } } }
        buy:
          outcomes: [bought, cancelled]
          screens: { Sum: { actions: { Pay: [complete bought, tab Pay], Leave: cancel } } }
      """)
    #expect(
      checked.findings(of: "task-returns-elsewhere").allSatisfy {
        $0.help?.english.hasPrefix("start \"buy\" over") == true
      })
    #expect(!checked.findings(of: "task-returns-elsewhere").isEmpty)
  }

  @Test func namesTheTabThatRemainsSelected() throws {
    let checked = loans(
      """
      entries:
        Offer:
          cases:
            - { where: { screen: Home }, tab: Home }
            - tab Loans
      """)
    let helps = checked.findings(of: "task-returns-elsewhere").compactMap(\.help?.english)
    #expect(!helps.isEmpty && helps.allSatisfy { $0.hasPrefix("let it wait until no task runs") }, "\(helps)")
    let back = loans(
      """
            Peek: { title: Peek, actions: { On: [tab Home, push Sure] } }
            Sure: { title: Sure, actions: { Done: [tab Loans, complete borrowed] } }
      """, found: "[tab Loans, push Peek]")
    let done = back.findings(of: "task-returns-elsewhere").first { $0.subject.action == "Done" }
    #expect(done?.help?.english == "end \"borrow\" first, and write \"tab Loans\" after that")
  }

  /// Returns an entry that pushes, and an alert that can block it.
  private func pushingEntry(root: String) -> CheckedText {
    CheckedText(
      """
      navflow: 1
      root: { \(root): Home }
      screens:
        Home: { actions: { Delete: present Sure } }
        Sure: { kind: alert, actions: { Yes: stay, No: stay } }
        News: { title: News }
      entries: { News: push News }
      """)
  }

  @Test func anEntryWaitsForTheAnswerOfAnAlert() {
    let finding = pushingEntry(root: "stack").only("push-without-stack")
    #expect(finding?.help?.english == "let it wait until nothing is in front: \"where: { front: root }\"")
  }

  @Test func suggestsNoDismissalAtARootWithoutStack() {
    let findings = pushingEntry(root: "screen").findings(of: "push-without-stack")
    #expect(findings.allSatisfy { $0.help?.english.hasPrefix("present \"News\"") == true })
    #expect(!findings.isEmpty)
  }

  @Test func growingCycleReportsItsEntryFirst() {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { title: Home }
        Offer: { actions: { More: present More, Close: dismiss } }
        More: { actions: { Close: dismiss } }
      entries: { Offer link: { present: Offer } }
      """)
    let finding = checked.only("growing-layers")
    #expect(finding?.severity == .info && finding?.range.start.line == 7)
    #expect(finding?.help?.english == "close the layers first: \"[dismiss all, present Offer]\"")
  }

  @Test func growingCycleReportsTheStepThatOpensTheLayer() {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: A }
      screens:
        A: { title: A }
        S: { title: S, actions: { Swap: replace X, Close: dismiss } }
        X: { title: X, actions: { Close: dismiss } }
      entries: { Link: present S }
      """)
    let finding = checked.only("growing-layers")
    #expect(finding?.range.start.line == 7 && finding?.subject.action == "Link")
    #expect(finding?.message.english.hasPrefix("\"Swap\" on \"S\" and entry \"Link\" can be repeated in turn") == true)
  }

  @Test func cycleWithAnotherTapIsNotCalledARepetition() {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: A }
      screens:
        A: { title: A }
        B: { title: B, actions: { More: push C } }
        C: { title: C }
      entries: { E: [pop root, present B] }
      """)
    #expect(
      checked.only("growing-layers")?.message.english.hasPrefix("entry \"E\" can happen again without end") == true)
  }

  @Test(arguments: [("pop", "pop-at-root"), ("dismiss", "dismiss-without-modal"), ("cancel", "complete-without-task")])
  func stepThatClosesAnAlertIsNeedless(step: String, rule: String) {
    func text(_ step: String) -> CheckedText {
      CheckedText(
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Ask: present Sure } }
          Sure: { kind: actionSheet, actions: { Keep: { do: \(step), role: cancel }, Delete: stay } }
        """)
    }
    let help =
      "\"Sure\" is an action sheet, which any of its buttons closes: write \"stay\" if nothing else should happen"
    let finding = text(step).only(RuleID(rule))
    #expect(finding?.help?.english == help && finding?.suggestion == nil)
    #expect(text("stay").findings.isEmpty)
  }

  @Test func conditionExcludesSubtasks() {
    func text(_ condition: String) -> CheckedText {
      CheckedText(
        """
        navflow: 1
        root: { stack: Home }
        screens: { Home: { actions: { Buy: start buy } } }
        tasks:
          buy: { screens: { Cart: { actions: { Sign in: { start: signIn, allow: { modal-over-modal: x } }, Leave: cancel } } } }
          signIn: { screens: { Mail: { actions: { Leave: cancel } } } }
        entries: { Offer: { \(condition)do: dismiss all } }
        """)
    }
    let help = text("").findings(of: "task-interrupted-by-entry").first { $0.subject.task == "buy" }?.help?.english
    #expect(help?.contains("\"where: { task: none }\"") == true)
    #expect(text("where: { task: none }, ").findings(of: "task-interrupted-by-entry").isEmpty)
    #expect(!text("where: { task: { not: buy } }, ").findings(of: "task-interrupted-by-entry").isEmpty)
  }
}
