import Testing

/// Helps against the loss of input, and helps that would take something away.
extension RemedyTests {
  @Test func questionThatAButtonShowsIsUsedAgain() {
    let text = """
      navflow: 1
      root: { stack: Pots }
      screens:
        Pots: { title: Pots, actions: { Open: push Pot } }
        Pot: { title: Pot, input: true, actions: { Leave: { present: Sure, role: back }, Save: { do: pop, role: done } } }
        Sure: { kind: actionSheet, title: Discard?, actions: { Discard: { do: pop, role: destructive }, Keep: stay } }

      """
    #expect(
      helps("lost-input", text) == ["ask first, as the button does: \"gestures: { Back: present Sure }\" on \"Pot\""])
  }

  @Test func entryThatDiscardsInputWaitsOnTheScreensWithIt() {
    let text = """
      navflow: 1
      root: { stack: Rooms }
      screens:
        Rooms: { title: Rooms, actions: { Open: push Room } }
        Room: { title: Room, input: true, back: hidden, actions: { Send: { do: pop, role: done } } }
        Alarm: { title: Alarm }
      entries:
        It rings: [pop root, push Alarm]

      """
    #expect(
      helps("lost-input", text) == ["let it wait while the text may be there: \"where: { screen: { not: Room } }\""])
  }

  @Test func eventOfACoveredScreenThatDiscardsInputHappensOnlyOnItsScreen() {
    let text = """
      navflow: 1
      root: { stack: Search }
      screens:
        Search: { title: Search, actions: { Type it: push Name, Found: { by: system, while: open, do: [pop to Search, replace List] } } }
        Name: { title: Name, input: true, back: hidden, actions: { Save: { do: pop, role: done } } }
        List: { title: List, actions: { Again: replace Search } }

      """
    #expect(helps("lost-input", text) == ["let it happen only while its screen is in front, with \"while: shown\""])
  }

  /// With `once: true`, a message of another chat could not be opened while a chat is in front.
  @Test func entryThatShowsOneOfManyThingsIsNotHeldBack() {
    let text = """
      navflow: 1
      root: { stack: Chats }
      screens:
        Chats: { title: Chats, actions: { Open: push Chat } }
        Chat: { title: Chat, item: chat }
      entries:
        A message: push Chat

      """
    #expect(!helps("growing-stack", text).isEmpty)
    #expect(helps("growing-stack", text).allSatisfy { $0?.contains("once") != true })
  }

  @Test func arrivalThatSeveralWaysBackRepeatIsToldToHappenOnce() {
    let text = """
      navflow: 1
      root: { stack: Files }
      screens:
        Files: { title: Files, actions: { Ask: { by: arrival, present: Offer }, Open: push File } }
        File: { title: File }
        Offer: { title: Offer, actions: { Close: dismiss } }

      """
    #expect(helps("back-undone", text) == ["let the arrival happen only once, with a \"set\""])
  }
}
