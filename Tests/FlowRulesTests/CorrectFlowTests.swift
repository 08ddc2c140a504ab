import Diagnostics
import Testing

@testable import FlowRules

/// Correct flows without findings: a false positive costs more than a missed defect.
@Suite struct CorrectFlowTests {
  static let menu = """
    navflow: 1
    root: { stack: Home }
    screens:
      Home: { actions: { Menu: present Menu } }
      Menu: { kind: actionSheet, actions: { Charge: start charge, Cancel: { do: stay, role: cancel } } }
    tasks:
      charge:
        outcomes: [charged, cancelled]
        screens:
          Amount: { actions: { OK: complete charged, Leave: cancel } }
    """

  static let photoPicker = """
    navflow: 1
    root: { stack: Home }
    screens:
      Home: { actions: { Photo: present Photos, Share: present Share } }
      Photos: { kind: system }
      Share: { kind: system }
    """

  static let progress = """
    navflow: 1
    root: { stack: Home }
    screens:
      Home: { actions: { Charge: start charge } }
    tasks:
      charge:
        presentation: fullScreen
        outcomes: [charged, refused, cancelled]
        screens:
          Amount: { actions: { OK: push Progress, Leave: cancel } }
          Progress:
            back: hidden
            actions:
              Answer: { by: system, either: { good: complete charged, bad: present Sorry } }
          Sorry: { kind: alert, actions: { OK: complete refused } }
    """

  static let login = """
    navflow: 1
    start: signIn
    accountRequired: true
    roots:
      signIn: { task: signIn, then: { signedIn: root main } }
      main: { tabs: [Home, Account], start: Home }
    screens:
      Home: { title: Home }
      Account: { title: Account, actions: { Sign out: present Sure } }
      Sure: { kind: actionSheet, actions: { Sign out: root signIn, Cancel: { do: stay, role: cancel } } }
    tasks:
      signIn:
        purpose: signIn
        outcomes: [signedIn, cancelled]
        screens:
          SignIn: { title: Sign in, actions: { OK: complete signedIn, Forgotten: push Reset, No account yet: present Site } }
          Site: { kind: external }
          Reset: { title: Reset, actions: { Send: pop } }
    """

  static let loginBySwap = """
    navflow: 1
    start: signIn
    accountRequired: true
    roots:
      signIn: { stack: SignIn }
      main: { tabs: [Home, Account], start: Home }
    screens:
      Home: { title: Home }
      Account: { title: Account }
    tasks:
      signIn:
        purpose: signIn
        outcomes: [signedIn, cancelled]
        screens:
          SignIn: { title: Sign in, auth: [signInWithApple], actions: { OK: root main } }
    """

  static let deepLink = """
    navflow: 1
    root: { tabs: [Home, Pay], start: Home }
    screens:
      Home: { title: Home }
      Pay: { title: Pay }
      Offer: { title: Offer, actions: { Close: dismiss } }
    entries:
      Offer: { present: Offer }
      Money received: [dismiss all, tab Pay]
    """

  static let parentEndsFirst = """
    navflow: 1
    root: { stack: Home }
    screens:
      Home:
          actions:
            Charge:
              { start: charge, then: { charged: stay, needsBank: { start: connectBank, then: { connected: start charge } } } }
    tasks:
      charge:
        outcomes: [charged, needsBank, cancelled]
        screens:
          Amount: { actions: { OK: complete charged, Bank: complete needsBank, Leave: cancel } }
      connectBank:
        outcomes: [connected, cancelled]
        screens:
          Intro: { actions: { OK: complete connected, Leave: cancel } }
    """

  static let pushInModal = """
    navflow: 1
    root: { stack: Home }
    screens:
      Home: { title: Home, actions: { Sort: present Sort } }
      Sort: { title: Sort, actions: { By price: push Price, By date: push Date, Close: dismiss } }
      Price: { title: Price, actions: { Confirm: push Confirm } }
      Date: { title: Date, actions: { Confirm: push Confirm } }
      Confirm: { title: Confirm, actions: { Sure: present Sure } }
      Sure: { kind: alert, actions: { Yes: { do: dismiss, role: destructive }, No: stay } }
    """

  static let arrivals = """
    navflow: 1
    root: { screen: Splash }
    state: { seen: [no, yes] }
    screens:
      Splash: { actions: { Loaded: { by: system, replace: Home } } }
      Home:
        actions:
          Greet: { by: arrival, when: { seen: no }, set: { seen: yes }, present: Hello }
          Help: present Hello
      Hello: { actions: { Close: dismiss } }
    """

  static let gate = """
    navflow: 1
    root: { tabs: [Home, Orders], start: Home }
    state: { seen: [no, yes], asked: [no, yes], member: [no, yes] }
    screens:
      Home:
        title: Home
        actions:
          Greet: { by: arrival, when: { seen: no }, set: { seen: yes }, present: Hello }
          Offers: push Offers
      Hello: { title: Hello, actions: { Close: dismiss } }
      Offers: { title: Offers, actions: { To the start: pop root } }
      Orders:
        title: Orders
        actions:
          Join first: { by: arrival, when: { member: no, asked: no }, set: { asked: yes }, start: join }
    tasks:
      join:
        outcomes: [joined, cancelled]
        screens:
          Join: { title: Join, actions: { OK: { set: { member: yes }, complete: joined }, Leave: cancel } }
    """

  static let datePicker = """
    navflow: 1
    devices: [phone, pad]
    root: { stack: Contact }
    screens:
      Contact:
        title: Contact
        fields: [{ name: Birthday, content: date, picker: { phone: inputView, pad: popover } }]
        actions:
          Birthday: { present: Picker, as: { phone: inputView, pad: popover } }
          Delete: present Sure
          Share: present Share
      Picker: { title: Birthday, actions: { Done: dismiss } }
      Sure: { kind: alert, actions: { Delete: { do: stay, role: destructive }, Keep: stay } }
      Share: { kind: actionSheet, actions: { Copy: stay, Print: stay, Cancel: { do: stay, role: cancel } } }
    """

  static let shopping = """
    navflow: 1
    start: main
    roots:
      main: { tabs: [Shop, Cart], start: Shop }
      kiosk: { stack: Shop }
    screens:
      Shop: { title: Shop, actions: { Open: push Item, Kiosk: root kiosk } }
      Item: { title: Item, actions: { Next: replace Item, Photos: present Photos, Seller: push Seller } }
      Seller: { title: Seller, actions: { Back to the item: pop to Item, Home: pop root } }
      Photos: { title: Photos, actions: { Zoom: replace Zoom, Close: dismiss } }
      Zoom: { title: Zoom, actions: { Photos: replace Photos, Close: dismiss } }
      Cart: { title: Cart }
    entries:
      Sale: [dismiss all, root main]
      Item: [dismiss all, root main, push Item]
    """

  @Test(arguments: [
    menu, photoPicker, progress, login, loginBySwap, deepLink, parentEndsFirst, pushInModal, arrivals, gate, datePicker,
    shopping,
  ])
  func correctFlowsHaveNoFindings(_ text: String) {
    let checked = CheckedText(text)
    #expect(checked.mistakes.map(\.message.english) == [])
    #expect(checked.findings.map { "\($0.range.start.line): \($0.message.english) [\($0.rule)]" } == [])
  }
}
