import Diagnostics
import Testing

@testable import FlowRules

/// Tasks that end to make room for another one, in every spelling.
@Suite struct TaskEndingTests {
  /// Returns an app in which a trip is booked, and a passport is added on the way.
  private static func app(start: String, page: String, more: String = "", input: Bool = false) -> CheckedText {
    CheckedText(
      """
      navflow: 1
      root: { stack: Home }
      state: { passport: [none, added] }
      screens:
        Home: { actions: { Book a trip: \(start) } }
        Before: { title: Introduction, actions: { Next: start addPassport } }
        Offers: { title: Offers, item: offer }
        Guide: { title: Passports, actions: { Add mine: start addPassport } }
      tasks:
        book:
          outcomes: [booked, noPassport, cancelled]
          screens:
            Trip: { input: \(input), actions: { Next: push Traveller, Close: cancel } }
            Traveller: { actions: { \(page), Book: { when: { passport: added }, complete: booked } } }
            Missing: { kind: alert, actions: { Add: [cancel, start addPassport], Not now: stay } }
        addPassport:
          outcomes: [added, cancelled]
          screens:
            Photo: { actions: { Save: { set: { passport: added }, complete: added }, Close: cancel } }
      \(more)
      """)
  }

  @Test(arguments: [
    ("start book", "Passport: [cancel, start addPassport]"),
    ("start book", "Passport: [cancel, push Photo]"),
    ("start book", "Passport: [cancel, push Before]"),
    ("start book", "Passport: [complete noPassport, start addPassport]"),
    ("{ start: book, then: { cancelled: start addPassport } }", "Passport: { when: { passport: none }, do: cancel }"),
    ("{ start: book, then: { noPassport: start addPassport } }", "Passport: complete noPassport"),
    ("{ start: book, then: { noPassport: push Before } }", "Passport: complete noPassport"),
    ("start book", "Passport: present Missing"),
    ("start book", "Passport: { start: addPassport, then: { added: cancel } }"),
    ("start book", "Passport: { start: addPassport, then: { added: dismiss all } }"),
    ("start book", "Passport: { start: addPassport, then: { added: unwind Home } }"),
  ])
  func parentIsInterrupted(_ start: String, _ page: String) {
    let checked = Self.app(start: start, page: page)
    #expect(checked.mistakes.map(\.message.english) == [])
    let found = checked.only("interrupted-task")
    #expect(found?.severity == .error && found?.subject.task == "book", "\(checked.findings.map(\.message.english))")
    // Advice that ends the task with another word would hide the loss.
    let help = found?.help?.english ?? ""
    #expect(!help.contains("\"cancel\"") || help.contains("in the place of"), "\(help)")
  }

  @Test(arguments: [
    ("start book", "Cancel: [cancel, start addPassport]"),
    // A page with content that leads to a task is no introduction.
    ("start book", "Guide: [cancel, push Guide]"),
    ("start book", "Passport: { start: addPassport, then: { added: stay } }"),
    ("start book", "Passport: { start: addPassport, then: { cancelled: cancel } }"),
    ("start book", "Give up: { do: [cancel, start addPassport], role: destructive }"),
    ("start book", "Passport: [complete booked, push Offers]"),
    ("{ start: book, then: { cancelled: start addPassport } }", "Help: stay"),
    (
      "{ start: book, then: { noPassport: { start: addPassport, then: { added: start book } } } }",
      "Passport: complete noPassport"
    ),
  ])
  func parentGoesOnOrUserGaveUp(_ start: String, _ page: String) {
    let checked = Self.app(start: start, page: page)
    #expect(checked.mistakes.map(\.message.english) == [])
    #expect(checked.findings(of: "interrupted-task").map(\.message.english) == [])
  }

  @Test func beginningAgainLosesInput() {
    let start = "{ start: book, then: { noPassport: { start: addPassport, then: { added: start book } } } }"
    let lost = Self.app(start: start, page: "Passport: complete noPassport", input: true).only("interrupted-task")
    #expect(lost?.severity == .warning)
    let kept = "Passport: { set: { passport: none }, complete: noPassport }"
    #expect(Self.app(start: start, page: kept, input: true).findings(of: "interrupted-task").isEmpty)
  }

  @Test func helpNamesTheStepToReplace() {
    let list = Self.app(start: "start book", page: "Passport: [cancel, start addPassport]").only("interrupted-task")
    #expect(list?.help?.english.contains("write \"start addPassport\" alone") == true)
    let start = "{ start: book, then: { noPassport: start addPassport } }"
    let branch = Self.app(start: start, page: "Passport: complete noPassport").only("interrupted-task")
    #expect(branch?.help?.english.contains("\"start addPassport\" in the place of \"complete noPassport\"") == true)
  }

  @Test(arguments: [
    // Nothing is left to go on with, or the task has no other end.
    "then: { deleted: cancel }", "then: { deleted: dismiss all }",
  ])
  func parentOfSomethingDeletedMayClose(_ then: String) {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Home }
      screens: { Home: { actions: { Edit: start edit } } }
      tasks:
        edit:
          outcomes: [saved, cancelled]
          screens: { Form: { actions: { Save: complete saved, Delete: { start: delete, \(then) }, Close: cancel } } }
        delete:
          outcomes: [deleted, cancelled]
          screens: { Sure: { actions: { Delete: complete deleted, Close: cancel } } }
      """)
    #expect(checked.findings(of: "interrupted-task").map(\.message.english) == [])
  }

  // MARK: Tasks that end as cancelled after their work

  private static func last(_ page: String, then: String = "") -> CheckedText {
    CheckedText(
      """
      navflow: 1
      root: { stack: Home }
      state: { ticket: [none, paid] }
      screens: { Home: { actions: { Buy: { start: buy\(then) } } } }
      tasks:
        buy:
          outcomes: [bought, cancelled]
          screens:
            Seat: { actions: { Pay: PAY, Close: cancel } }
            Last: \(page)
      """.replacing("PAY", with: page.contains("SET") ? "{ set: { ticket: paid }, push: Last }" : "push Last")
        .replacing("SET", with: ""))
  }

  @Test(arguments: [
    ("SET { title: Ticket paid, actions: { OK: complete bought } }", Severity.error),
    ("SET { title: Your ticket, back: hidden, actions: { Play: complete bought } }", .error),
    ("SET { title: Your ticket, actions: { OK: complete bought, Share: stay } }", .warning),
    ("{ title: Thank you, actions: { Done: complete bought } }", .warning),
  ])
  func swipeAfterTheWorkIsReported(_ page: String, _ severity: Severity) {
    let found = Self.last(page, then: ", then: { bought: stay }").only("cancelled-after-success")
    #expect(found?.severity == severity)
  }

  @Test(arguments: [
    // Still a choice, a form, or a page whose button does the work.
    "{ title: Ticket, actions: { Order: complete bought } }",
    "{ title: Ticket, actions: { Done: complete bought } }",
    "{ title: Ticket paid, input: true, actions: { Done: complete bought } }",
    "{ title: Ticket paid, actions: { Done: complete bought, Give back: cancel } }",
    "SET { title: Ticket, actions: { Order: { either: { right: complete bought, wrong: stay } } } }",
    "SET { title: Ticket paid, back: hidden, gestures: { Swipe down: complete bought }, actions: { OK: complete bought } }",
  ])
  func pageWithWorkLeftIsNotReported(_ page: String) {
    let checked = Self.last(page, then: ", then: { bought: stay }")
    #expect(checked.mistakes.map(\.message.english) == [])
    #expect(checked.findings(of: "cancelled-after-success").map(\.message.english) == [])
  }

  @Test func outcomeThatNoCallerReadsNeedsState() {
    let page = "{ title: Thank you, actions: { Done: complete bought } }"
    #expect(Self.last(page).findings(of: "cancelled-after-success").isEmpty)
  }
}
