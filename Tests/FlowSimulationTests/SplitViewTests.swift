import FlowModel
import Testing

@Suite("Split views")
struct SplitViewTests {
  private static let mail = """
    navflow: 1
    devices: [phone, pad]
    root: { split: [Boxes, List, Mail] }
    screens:
      Boxes: { actions: { Inbox: show List, New: start compose, Twice: [show List, push Boxes] } }
      List: { actions: { Open: show Mail, Search: push Search, Write here: show Answer } }
      Search: { actions: { Open: show Mail } }
      Mail: { actions: { Next: show Mail, Details: push Details, Sign: { start: sign, as: push } } }
      Details: {}
    tasks:
      compose:
        outcomes: [sent]
        screens:
          Draft: { actions: { Send: [complete sent, show Mail], Quote: show Mail } }
      sign:
        outcomes: [signed]
        screens: { Form: { actions: { Sign it: complete signed } } }
      answer:
        outcomes: [answered]
        screens:
          Answer: { actions: { Preview: show Preview, Out: show Mail } }
          Preview: { actions: { Send: complete answered } }
    entries:
      Arrives: push Mail
      Shows: show Details
    """

  private static func play(
    _ sentence: String, on device: Device = .pad, taps: String, sight: String, events: [String] = []
  ) -> Play {
    Play(sentence, flow: mail, on: device, taps: taps, sight: sight, events: events)
  }

  @Test(
    "steps",
    arguments: [
      play("the first column is in use at first", taps: "", sight: "Boxes"),
      play("show fills the next column", taps: "Search; Inbox", sight: "List"),
      play("the last column fills itself", taps: "Arrives; Next", sight: "Mail"),
      play("an entry acts on the last column", taps: "Arrives", sight: "Mail › Mail"),
      play("an entry shows in the last column", taps: "Arrives; Shows", sight: "Details"),
      play("later steps act on the column of their screen", taps: "Twice", sight: "Boxes › Boxes"),
      play("in a layer, show is a push", taps: "New; Quote", sight: "Boxes │ sheet: Draft[compose] › Mail"),
      play(
        "after the end of a task, show fills the column beside the one that it returns to", taps: "New; Send",
        sight: "Mail",
        events: ["compose completes sent"]),
      play(
        "show interrupts what runs in the next column", taps: "Sign; Open", sight: "Mail", events: ["sign interrupted"]),
      play(
        "show interrupts the task that began with the first screen of the column", taps: "Write here; Open",
        sight: "Mail", events: ["answer interrupted"]),
      play(
        "a task that fills the column begins again", taps: "Write here; Write here", sight: "Answer[answer]",
        events: ["answer interrupted", "answer starts"]),
      play("a task shows its own next screen", taps: "Write here; Preview", sight: "Preview[answer]"),
      play(
        "a task leaves by showing another screen", taps: "Write here; Out", sight: "Mail",
        events: ["answer interrupted"]),
      play("another column abandons nothing", taps: "Sign; Search", sight: "List › Search"),
      play("on iPhone it is one stack", on: .phone, taps: "Inbox; Search; Open; Back", sight: "Boxes › List › Search"),
    ])
  func steps(play: Play) throws {
    try play.check()
  }

  @Test("every column offers its actions and Back, the one in use first")
  func offers() throws {
    var stage = try Stage(Self.mail, on: .pad, taps: ["Search"])
    #expect(
      stage.offers == ["Open", "Back", "Inbox", "New", "Twice", "Next", "Details", "Sign", "Arrives", "Shows"])
    try stage.tap("Details")
    #expect(stage.stacks == ["Boxes", "List › Search", "*Mail › Details"])
    #expect(stage.offers == ["Back", "Inbox", "New", "Twice", "Open", "Back #2", "Arrives", "Shows"])
    try stage.tap("New")
    #expect(stage.offers == ["Send", "Quote", "Swipe down", "Arrives", "Shows"])
  }

  @Test("collapsed names the screen in front on iPhone, and the column in use on iPad")
  func collapsed() throws {
    let text = Self.mail.replacing("List, Mail] }", with: "List, Mail], collapsed: List }")
    #expect(try Stage(text, on: .phone, taps: []).stacks == ["*Boxes › List"])
    #expect(try Stage(text, on: .pad, taps: []).stacks == ["Boxes", "*List", "Mail"])
  }

  @Test("a split view in a tab, and a root for each device")
  func roots() throws {
    let tabs = Self.mail.replacing(
      "{ split: [Boxes, List, Mail] }", with: "{ tabs: [Details, { split: [Boxes, List] }] }")
    var stage = try Stage(tabs, on: .pad, taps: ["Tab: Boxes", "Search", "Tab: Details", "Tab: Boxes"])
    #expect(stage.stacks == ["Details", "*Boxes", "List › Search"])
    try stage.tap("Back", "Tab: Boxes")
    #expect(stage.stacks == ["Details", "Boxes", "*List"])
    let each = Self.mail.replacing(
      "root: { split: [Boxes, List, Mail] }",
      with: "root: { phone: { tabs: [Boxes, List] }, pad: { stack: [Boxes, List] } }")
    #expect(try Stage(each, on: .phone, taps: []).stacks == ["*Boxes", "List"])
    #expect(try Stage(each, on: .pad, taps: []).stacks == ["*Boxes › List"])
  }

  @Test(
    "a list that begins outside the split view acts on its last column",
    arguments: [
      ["Read"], ["Tab: Stars", "Read it"], ["Enter", "Go in"], ["Link"], ["Ask", "Go in"],
      ["Tab: Shelf", "Ask", "Go in"],
    ])
  func listsFromElsewhere(taps: [String]) throws {
    var stage = try Stage(Self.library, on: .pad, taps: taps)
    #expect(stage.stacks == ["Home", "Shelf", "Book", "*Page", "Stars", "Sky"])
    try stage.tap("Book")
    #expect(stage.stacks == ["Home", "Shelf", "*Book", "Page", "Stars", "Sky"])
  }

  @Test("a then acts on the column from which the task was started")
  func thenOfAColumn() throws {
    let stage = try Stage(Self.library, on: .pad, taps: ["Tab: Shelf", "Sign in", "Go in"])
    #expect(stage.stacks == ["Home", "Shelf", "*Page", "Cover", "Stars", "Sky"])
  }

  private static let library = """
    navflow: 1
    devices: [pad]
    roots:
      main: { tabs: [Home, { split: [Shelf, Book, Cover] }, { split: [Stars, Sky] }] }
      door: { stack: Door }
    screens:
      Home: { actions: { Read: [tab Shelf, show Page], Enter: root door } }
      Door: { actions: { Go in: [root main, tab Shelf, show Page] } }
      Shelf: { actions: { Book: show Book, Sign in: { start: ask, then: { ok: show Page } } } }
      Book: {}
      Cover: {}
      Stars: { actions: { Read it: [tab Shelf, show Page] } }
      Sky: {}
      Page: {}
    tasks:
      ask: { outcomes: [ok], screens: { Question: { actions: { Go in: complete ok } } } }
    entries:
      Link: [tab Shelf, show Page]
      Ask: { start: ask, then: { ok: [tab Shelf, show Page] } }
    """

  @Test("the task of a column that ended begins again before a step that acts there")
  func taskBeginsAgain() throws {
    let text = """
      navflow: 1
      devices: [pad]
      root: { split: [A, Empty, B] }
      screens: { A: { actions: { Go: show T } }, Empty: {}, B: {}, C: {} }
      tasks:
        t: { outcomes: [done], screens: { T: { actions: { End: [show B, complete done, push C] } } } }
      """
    var stage = try Stage(text, on: .pad, taps: ["Go", "End"])
    #expect(stage.stacks == ["A", "*T[t] › C", "B"])
    #expect(stage.events == ["t completes done", "t starts"])
    try stage.tap("Back", "End")
    #expect(stage.events == ["t completes done", "t starts"])
  }

  @Test("arrivals happen in every column when the root comes up, and once")
  func arrivals() throws {
    let text = """
      navflow: 1
      devices: [pad]
      root: { split: [A, B] }
      screens:
        A: { actions: { First: { by: arrival, do: push C }, Sheet: present C } }
        B: { actions: { Second: { by: arrival, do: push D } } }
        C: { actions: { Sheet: present D } }
        D: {}
      """
    let stage = try Stage(text, on: .pad, taps: ["Sheet", "Swipe down"])
    #expect(stage.stacks == ["*A › C", "B › D"])
    #expect(stage.offers.sorted() == ["Back", "Back #2", "Sheet"])
  }
}
