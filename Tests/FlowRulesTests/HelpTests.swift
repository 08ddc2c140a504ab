import FlowSyntax
import Testing

@testable import FlowRules

/// What a help says is true where it is said, and mends all of it at once.
@Suite struct HelpTests {
  @Test func anAlertThatATaskBeginsWithIsNamedAndNotTheTask() {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Home }
      screens:
        Home: { title: Home, actions: { Delete: [present Warning, start del] } }
        Warning: { kind: alert, actions: { OK: stay } }
      tasks:
        del:
          outcomes: [deleted, cancelled]
          screens:
            Sure: { kind: alert, actions: { Yes: complete deleted, No: cancel } }
      """)
    #expect(
      checked.only("stacked-alerts")?.message
        == "\"Delete\" on \"Home\" shows the alert \"Sure\" over the alert that is up")
  }

  @Test(arguments: [
    ("cases: [{ when: { account: member }, root: main }, root welcome]", true),
    ("cases: [{ when: { account: guest }, root: welcome }, root main]", true),
    ("cases: [root welcome, { when: { account: guest }, root: main }]", false),
  ])
  func aValueThatAnotherSessionMayHaveSetIsToBeDeclared(_ cases: String, isTold: Bool) {
    let checked = CheckedText(
      """
      navflow: 1
      start: splash
      state: { account: [guest, member] }
      roots:
        splash: { screen: Splash }
        main: { stack: Home }
        welcome: { stack: Welcome }
      screens:
        Splash: { actions: { Ready: { by: arrival, \(cases) } } }
        Home: { title: Home }
        Welcome: { title: Welcome }
      """)
    let help = checked.only("impossible-action")?.help
    #expect(help?.contains("\"account: { values: [guest, member], initial: any }\"") == isTold, "\(help ?? "nothing")")
  }
}
