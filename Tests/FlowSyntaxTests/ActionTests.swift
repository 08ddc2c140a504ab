import FlowModel
import Testing

@testable import FlowSyntax

/// Actions, gestures, and the inheritance from tasks.
@Suite struct ActionTests {
  @Test func optionsAreRead() throws {
    let read = try flow(
      """
      navflow: 1
      screens:
        Login:
          actions:
            Use Face ID: { do: stay, auth: faceID, clears: true, note: why, role: done, allow: { some-rule: because } }
            Loaded: { by: arrival, do: stay }
            Time out: { by: system, do: stay }
            Tap: { by: user, do: stay }
      """)
    let first = read.actions[0]
    #expect(first.auth == .faceID && first.clearsFields && first.note == "why" && first.writtenRole == .done)
    #expect(first.allows.map(\.rule.value.name) == ["some-rule"] && first.allows[0].reason == "because")
    #expect(read.actions.map(\.trigger) == [.user, .arrival, .system, .user])
    #expect(read.actions[0].owner == .screen(ScreenID(0)))
  }

  @Test func screensInheritActionsAndGestures() throws {
    let read = try flow(
      """
      navflow: 1
      tasks:
        pay:
          outcomes: [paid]
          actions:
            Close: cancel
            Help: stay
          gestures: { Swipe down: none, Back: cancel }
          screens:
            A:
            B: { actions: { Help: pop, Next: stay }, gestures: { Back: none } }
            C: { actions: { Close: none, Own: stay } }
            D: { kind: alert, actions: { OK: stay } }
      """)
    func labels(_ place: Int) -> [String] { read.screens[place].actions.map { read[$0].label.value } }
    #expect(labels(0) == ["Close", "Help"])
    #expect(labels(1) == ["Help", "Next", "Close"])
    #expect(labels(2) == ["Own", "Help"])
    #expect(labels(3) == ["OK"])
    #expect(read.tasks[0].actions.map { read[$0].owner } == [.task(TaskID(0)), .task(TaskID(0))])
    #expect(read.screens[0].override(of: .swipeDown) == .removed)
    #expect(read.screens[1].override(of: .back) == .removed)
    #expect(read.screens[3].gestures.isEmpty)
    guard case .action(let id) = read.screens[0].override(of: .back) else {
      Issue.record("the task's steps for Back are missing")
      return
    }
    #expect(read[id].trigger == .gesture(.back) && read[id].label.value == "Back")
    #expect(FlowListing(read).steps(id) == "complete cancelled")
  }

  @Test func everyGestureCanBeReplaced() throws {
    let read = try flow(
      """
      navflow: 1
      root: { tabs: [Home, Two] }
      screens:
        Home:
          gestures:
            "Tab: Two": { set: { a: y }, push: Two }
            Return: none
            Tap outside: [pop, pop]
            Swipe down: present Home
            Back: stay
        Two:
      state: { a: [x, y] }
      """)
    let gestures = read.screens[0].gestures
    #expect(gestures.map(\.gesture) == [.back, .swipeDown, .tapOutside, .return, .tab(ScreenID(1))])
    let steps = gestures.map { each -> String in
      if case .action(let id) = each.override { FlowListing(read).steps(id) } else { "none" }
    }
    #expect(steps == ["stay", "present Home", "pop 1, pop 1", "none", "set a=y, push Two"])
  }

  @Test func rootsOfferActions() throws {
    let read = try flow(
      """
      navflow: 1
      roots:
        main: { tabs: [Home], actions: { Compose: present Home } }
        login: { task: signIn, then: { done: root main } }
      start: login
      screens: { Home: }
      tasks: { signIn: { outcomes: [done], screens: { Login: } } }
      """)
    #expect(read.start == RootID(1) && read.roots.map(\.name?.value) == ["main", "login"])
    #expect(read[read.roots[0].actions[0]].owner == .root(RootID(0)))
    guard case .task(let task, let then?) = read.roots[1].kind else {
      Issue.record("the root is no task")
      return
    }
    #expect(task.value == TaskID(0) && FlowListing(read).phrases(read[then].branches[0].steps) == "root main")
  }

  @Test func moreThan64ArrivalsAreAnError() {
    func file(_ count: Int) -> String {
      "navflow: 1\nscreens:\n  A:\n    actions:\n"
        + (1...count).map { "      Arrival \($0): { by: arrival, do: stay }\n" }.joined()
    }
    #expect(findings(file(64)).isEmpty)
    #expect(findings(file(65)) == ["too-large «Arrival 65»"])
  }
}
