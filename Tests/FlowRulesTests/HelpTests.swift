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
}
