import Testing

@testable import FlowRules

/// A finding about a way back names the gesture of its trace.
@Suite struct ReturnGestureTests {
  @Test(arguments: [
    ("push", "Back"), ("{ phone: sheet, pad: sheet }", "Swipe down"),
    ("{ phone: popover, pad: popover }", "Tap outside"),
  ])
  func signOutNamesTheGesture(_ style: String, _ gesture: String) {
    let shows = style == "push" ? "push: Welcome" : "present: Welcome, as: \(style)"
    let checked = CheckedText(
      """
      navflow: 1
      accountRequired: true
      root: { tabs: [Feed, Me] }
      state: { account: [none, there] }
      screens:
        Feed: { title: Feed }
        Me: { actions: { Leave: { set: { account: none }, \(shows) } } }
        Welcome: { actions: { Sign in: start signIn } }
      tasks:
        signIn:
          purpose: signIn
          outcomes: [signedIn, cancelled]
          screens:
            SignIn: { actions: { Sign in: { set: { account: there }, complete: signedIn }, Cancel: cancel } }
      """)
    let finding = checked.only("back-after-sign-out")
    #expect(
      finding?.message.english == "after the sign-out, \(gesture) on \"Welcome\" shows \"Me\" of the account again")
    #expect(finding?.trace?.replay.taps.last == gesture)
  }

  @Test(arguments: [
    ("push: Thanks", "Back"), ("present: Thanks", "Swipe down"),
    ("present: Thanks, as: { phone: popover, pad: popover }", "Tap outside"),
  ])
  func formNamesTheGesture(_ shows: String, _ gesture: String) {
    let checked = CheckedText(
      """
      navflow: 1
      root: { stack: Orders }
      screens:
        Orders: { actions: { New: push Order } }
        Order: { input: true, actions: { Send: { role: done, \(shows) } } }
        Thanks: { title: Thank you }
      """)
    let finding = checked.only("back-to-completed")
    #expect(
      finding?.message.english
        == "\(gesture) on \"Thank you\" (Thanks) shows \"Order\" again, a form that was submitted")
    #expect(finding?.trace?.replay.taps.last == gesture)
  }

  @Test func completedTaskNamesTheGesture() {
    let checked = CheckedText(
      """
      navflow: 1
      root: { task: signIn, then: { signedIn: present Home } }
      screens:
        Home: { title: Home }
      tasks:
        signIn:
          purpose: signIn
          outcomes: [signedIn]
          screens:
            SignIn: { actions: { Sign in: complete signedIn } }
      """)
    let finding = checked.only("back-to-completed")
    #expect(finding?.message.english == "Swipe down on \"Home\" shows \"SignIn\" again, a task that is completed")
  }
}
