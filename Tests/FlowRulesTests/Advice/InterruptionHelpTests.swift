import Testing

@testable import FlowRules

/// Tests the help for a step that a task or a layer obstructs.
@Suite struct InterruptionHelpTests {
  private static let tasks = """
    tasks:
      buy:
        outcomes: [bought, cancelled]
        screens:
          Pay: { title: Pay, actions: { Sign in: start signIn, Pay: complete bought, Cancel: cancel } }
      signIn:
        outcomes: [signedIn, cancelled]
        screens:
          SignIn: { title: Sign in, actions: { Go: STEP, OK: complete signedIn, Cancel: cancel } }
    """

  private func nested(_ step: String) -> CheckedText {
    CheckedText(
      """
      navflow: 1
      start: main
      roots: { main: { stack: Home }, door: { screen: Door } }
      screens:
        Home: { title: Home, actions: { Buy: start buy } }
        Door: { title: Door, actions: { In: root main } }
      \(Self.tasks.replacing("STEP", with: step))
      """)
  }

  @Test func innerTaskEndsInPlaceOfOuterOne() {
    let help = nested("dismiss all").only("interrupted-task")?.help?.english
    #expect(help?.hasPrefix("end only \"signIn\", with \"complete …\"") == true, "\(help ?? "")")
  }

  @Test func innerTaskCompletesInPlaceOfNewRoot() {
    let help = nested("root door").findings(of: "interrupted-task").compactMap(\.help?.english)
    #expect(
      help == [
        "end only \"signIn\", with \"complete …\", or with \"cancel\" where the user gives it up: \"buy\" then goes on"
      ])
  }

  @Test func entryThatChangesStateIsNotKeptAway() {
    let text = { (entry: String) in
      CheckedText(
        """
        navflow: 1
        start: main
        roots: { main: { stack: Home }, door: { screen: Door } }
        state: { session: [signedIn, none] }
        screens:
          Home: { title: Home, actions: { Write: start write } }
          Door: { title: Door, actions: { Sign in: { set: { session: signedIn }, root: main } } }
          News: { title: News }
        tasks:
          write: { outcomes: [sent, cancelled], screens: { Form: { title: Form, actions: { Send: complete sent } } } }
        entries:
          Event: \(entry)
        """
      ).only("task-interrupted-by-entry")?.help?.english
    }
    let over = text("{ set: { session: none }, do: [dismiss all, root door] }")
    #expect(
      over?.hasPrefix("let it end the task: a first case with \"where: { task: write }\"") == true, "\(over ?? "")")
    let news = text("[dismiss all, push News]")
    #expect(news == "let it wait while the task runs: \"where: { task: { not: write } }\"", "\(news ?? "")")
  }

  @Test func entryOverALayerClearsItFirst() {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { title: Home, actions: { Open: present Sheet } }
        Sheet: { title: Sheet, actions: { Close: dismiss } }
        Chat: { title: Chat, actions: { Close: dismiss } }
      entries: { Message: { once: true, present: Chat } }
      """)
    #expect(
      checked.only("modal-over-modal")?.help?.english
        == "close the layers first: \"[dismiss all, present Chat]\"")
  }

  @Test func dismissOnOneDeviceNamesTheDevice() {
    let checked = CheckedText(
      """
      navflow: 1
      devices: [phone, pad]
      root: { stack: Home }
      screens:
        Home: { title: Home, actions: { Open: { present: Card, as: { phone: sheet, pad: push } } } }
        Card: { title: Card, actions: { Close: dismiss } }
      """)
    #expect(
      checked.only("dismiss-without-modal")?.help?.english
        == "write one case for each device: \"cases: [{ where: { device: pad }, do: pop }, dismiss]\"")
  }

  @Test func arrivalBehindASystemScreenNamesPrompts() {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { title: Home, actions: { Ask: { by: arrival, present: FaceID }, Enter: push Page } }
        FaceID: { kind: system, title: Face ID, actions: { Done: { by: system, do: stay } } }
        Page: { title: Page }
      """)
    #expect(checked.only("impossible-action")?.help?.english.hasPrefix("write \"kind: prompt\" on \"FaceID\"") == true)
  }
}
