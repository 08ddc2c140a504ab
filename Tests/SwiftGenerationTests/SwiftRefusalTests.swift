import Testing

@testable import SwiftGeneration

/// Tests what cannot be written in Swift: all places at once, each with a help.
@Suite struct SwiftRefusalTests {
  @Test func stepsWithoutATypeAreRefused() throws {
    let found = try refusals(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home:
          actions: { Book: push Date, Book now: start book, Help: push Help }
        Help:
          actions: { Give up: cancel }
      tasks:
        book:
          outcomes: [booked]
          screens:
            Date: { actions: { Book: complete booked, Help: push Help, Again: [complete booked, push Date] } }
      """)
    #expect(
      found == [
        "5:22: \"push Date\" in \"Book\" on \"Home\" shows a screen of task \"book\" without starting it, "
          + "so no code receives its outcome; write `start book`",
        "7:25: \"cancel\" on \"Help\": \"Help\" belongs to no task, so its code cannot know which task ends; "
          + "move \"Help\" into task \"book\", or end the task in the screen that shows it",
        "12:91: \"push Date\" in \"Again\" on \"Date\" shows a screen of task \"book\" without starting it, "
          + "so no code receives its outcome; write `start book`",
      ])
  }

  @Test(arguments: [
    ("{ stack: A }", "Go: { present: B, as: unknown }", "\"as: unknown\""),
    ("{ stack: A }", "Go: { present: B, as: panel }", "a panel"),
    ("{ stack: A }", "Go: { by: system, while: open, push: B }", "`while: open`"),
    ("{ stack: A }", "Go: { present: B, on: root }", "`on: root` beside"),
    ("{ split: [A, B] }", "Go: show B", "a split view"),
    ("{ stack: A, actions: { Go: { present: B, as: panel } } }", "Stay: stay", "a panel in \"Go\""),
  ])
  func whatThisVersionLacksIsRefused(root: String, action: String, text: String) throws {
    let found = try refusals(
      "navflow: 1\ndevices: [phone, pad]\nroot: \(root)\nscreens: { A: { actions: { \(action) } }, B: {} }")
    #expect(found.count == 1 && found[0].contains(text), "\(found)")
  }

  @Test func severalFirstScreensOfATaskAreNoSteps() throws {
    let found = try refusals(
      """
      navflow: 1
      root: { stack: A }
      screens: { A: { actions: { Go: start t } } }
      tasks: { t: { entry: [B, C], screens: { B: {}, C: { actions: { End: cancel } } } } }
      """)
    #expect(found.isEmpty, "\(found)")
  }

  @Test func aRootShowsNoScreenOfATask() throws {
    let found = try refusals(
      """
      navflow: 1
      root: { stack: A, actions: { Go: push B, Begin: start t } }
      screens: { A: {} }
      tasks: { t: { screens: { B: { actions: { End: cancel } } } } }
      """)
    #expect(
      found == [
        "2:34: \"push B\" in \"Go\" shows a screen of task \"t\" without starting it, so no code receives its outcome; "
          + "write `start t`"
      ])
  }

  @Test func clashesOfNamesAreRefused() throws {
    let found = try refusals("navflow: 1\nroot: { stack: A }\nscreens: { A: { actions: { Go: stay, Go!: stay } } }")
    #expect(found.count == 1 && found[0].contains("have the same name in code, `go`"), "\(found)")
  }
}
