import FlowModel
import Testing

@testable import FlowSyntax

/// Screens, fields, tasks, state and the top-level keys.
@Suite struct ScreenTests {
  @Test func propertiesOfScreens() throws {
    let read = try flow(
      """
      navflow: 1
      screens:
        A: { title: はい, note: n, image: a.png, back: hidden, tabBar: hidden, input: true, clears: true, auth: [password, faceID] }
        B: { back: shown, tabBar: shown, input: false, kind: system }
        "yes": { title: false }
      """)
    let first = read.screens[0]
    #expect(first.title?.value == "はい" && first.note == "n" && first.image?.value == "a.png")
    #expect(first.hidesBack && first.hidesTabBar && first.input && first.clears)
    #expect(first.auth.map(\.value) == [.password, .faceID])
    #expect(!read.screens[1].hidesBack && !read.screens[1].hidesTabBar && read.screens[1].kind == .system)
    #expect(read.screens[2].name.value == "yes" && read.screens[2].title?.value == "false")
  }

  @Test func fields() throws {
    let read = try flow(
      """
      navflow: 1
      screens:
        Code:
          fields:
            - { name: code, content: oneTimeCode, length: 6, split: true, digitsOnly: true, advances: true,
                deletesBack: true, submitsWhenFull: true, autofill: true, paste: false }
            - { name: born, content: date, picker: { phone: inputView, pad: popover } }
            - { name: day, content: date, picker: inline }
            - { name: mail, content: email }
      """)
    let fields = read.screens[0].fields
    #expect(fields[0].length == 6 && fields[0].features.count == 7 && fields[0].features[.paste]?.value == false)
    #expect(fields[1].picker == .each(phone: .inputView, pad: .popover) && fields[2].picker == .plain(.inline))
    #expect(fields.map(\.content.value) == [.oneTimeCode, .date, .date, .email])
  }

  @Test func tasks() throws {
    let read = try flow(
      """
      navflow: 1
      devices: [phone, pad]
      tasks:
        a: { screens: { A: , Sure: { kind: alert } } }
        b: { presentation: { phone: sheet, pad: formSheet }, purpose: signUp, entry: B2, screens: { B1: , B2: } }
        c: { kind: fullScreen, title: C, note: n, screens: { C: } , allow: { x-y: z } }
      """)
    #expect(read.devices == [.phone, .pad])
    #expect(read.tasks.map(\.kind) == [.simple, .multiStep, .fullScreen])
    #expect(read.tasks[1].presentation == .each(phone: .sheet, pad: .formSheet) && read.tasks[1].purpose == .signUp)
    #expect(read[read.tasks[1].entry].name.value == "B2")
    #expect(read.tasks[2].presentation(on: .phone) == .fullScreen && read.tasks[2].allows.count == 1)
  }

  @Test func state() throws {
    let read = try flow(
      """
      navflow: 1
      state:
        a: [yes, no]
        b: { values: [x, y, z], initial: y }
        c: { values: [1, 2], initial: any }
        d: { values: [p, q] }
      """)
    #expect(
      read.variables.map { $0.values.map(\.name.value) } == [
        ["yes", "no"], ["x", "y", "z"], ["1", "2"], ["p", "q"],
      ])
    #expect(read.variables.map { $0.initial.map(\.index) } == [[0], [1], [0, 1], [0]])
  }

  @Test func roots() throws {
    func kind(_ root: String) throws -> Root.Kind {
      try flow("navflow: 1\nroot: \(root)\nscreens: { A: , B: }\ntasks: { t: { screens: { C: } } }").roots[0].kind
    }
    guard case .stack(let stack) = try kind("{ stack: B }"), case .screen(let screen) = try kind("{ screen: A }"),
      case .task(let task, nil) = try kind("{ task: t }"), case .tabs(let tabs, 0) = try kind("{ tabs: [B, A] }")
    else {
      Issue.record("a root is not what is written")
      return
    }
    #expect(
      stack.value.index == 1 && screen.value.index == 0 && task.value.index == 0 && tabs.map(\.value.index) == [1, 0])
  }

  @Test func topLevel() throws {
    let read = try flow(
      "navflow: '1'\ntitle: T\nnote: |\n  Two\n  lines\naccountRequired: true\nassociatedDomains: [example.com]\nscreens:\nstate:\n"
    )
    #expect(read.title == "T" && read.note == "Two\nlines\n" && read.accountRequired)
    #expect(read.associatedDomains.map(\.value) == ["example.com"] && read.isFragment && read.devices == [.phone])
  }

  @Test(arguments: ["phone, pad", "pad, phone"])
  func theContentOfARootIsCheckedOnEachDevice(devices: String) {
    let text = """
      navflow: 1
      devices: [\(devices)]
      root: { phone: { task: ask }, pad: { stack: Home } }
      screens: { Home: }
      tasks: { ask: { screens: { Ask: { kind: alert, actions: { No: cancel } } } } }
      """
    #expect(findings(text) == ["misplaced-screen «ask»"])
  }
}
