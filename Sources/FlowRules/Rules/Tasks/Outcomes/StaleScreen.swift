import Diagnostics
import FlowModel
import OrderedCollections

/// Finds screens that are in front although the value has changed that all ways to them ask for.
struct StaleScreen: Rule {
  static let metadata = RuleMetadata(
    id: "stale-screen", severity: .info, exception: "a warning where an event has done what the screen still offers",
    evidence: .file, family: .tasks, summary: "A screen is in front that no button would show any more.",
    rationale: """
      After the payment, the empty basket is in front, and its buttons start the same task again. The task was the last \
      thing to do there, so leave the screen with the outcome. The same holds if a button or an event changes the value \
      under the screen. An event that shows the sign-in to users who are signed in is reported, too. \
      A screen with an action for the new value is not reported.
      """,
    sources: [.commonPractice],
    failing: [
      Example(
        "the basket after the payment",
        """
        navflow: 1
        root: { stack: Shelf }
        state: { bag: [full, empty] }
        screens:
          Shelf: { actions: { Bag: { when: { bag: full }, present: Bag }, Add: { set: { bag: full } } } }
          Bag: { actions: { Check out: { ①start: pay, as: push }, Close: dismiss } }
        tasks:
          pay:
            outcomes: [paid, cancelled]
            screens:
              Pay: { actions: { Pay: { complete: paid, set: { bag: empty } } } }
        """),
      Example(
        "a page that asks for a connection, after it is there",
        """
        navflow: 1
        root: { stack: Settings }
        state: { bank: [none, connected] }
        screens:
          Settings: { actions: { Bank: { when: { bank: none }, push: Why } } }
          Why: { actions: { Connect: ①start connect } }
        tasks:
          connect:
            gives: { bank: connected }
            outcomes: [connected, cancelled]
            screens:
              Form: { actions: { Done: complete connected, Cancel: cancel } }
        """),
      Example(
        "a page that empties the basket and goes back to it",
        """
        navflow: 1
        root: { stack: Shelf }
        state: { bag: [full, empty] }
        screens:
          Shelf: { actions: { Bag: { when: { bag: full }, push: Bag }, Add: { set: { bag: full } } } }
          Bag: { actions: { Check out: push Pay } }
          Pay: { actions: { Pay: { set: { ①bag: empty }, do: pop } } }
        """),
      Example(
        "a button that keeps its own page in front, and an alert that does",
        """
        navflow: 1
        root: { stack: Trips }
        state: { trip: [none, booked], guide: [none, chosen] }
        screens:
          Trips:
            actions:
              Book: { when: { trip: none }, set: { trip: booked } }
              My trip: { when: { trip: booked }, push: Trip }
              Guide: { when: { guide: none }, push: Guide }
          Trip: { actions: { Cancel the trip: present Sure } }
          Sure: { kind: alert, actions: { Yes: { do: stay, set: { ①trip: none }, role: destructive }, No: stay } }
          Guide: { actions: { Take this one: { set: { ②guide: chosen } } } }
        """),
      Example(
        "an event that buys while the page still sells, which is a warning",
        """
        navflow: 1
        root: { stack: Home }
        state: { plan: [free, paid] }
        screens:
          Home: { actions: { Buy: { when: { plan: free }, start: buy }, Read: push Page } }
          Page: {}
        tasks:
          buy:
            outcomes: [bought, cancelled]
            screens:
              Wall: { actions: { Buy: { set: { plan: paid }, complete: bought }, Cancel: cancel } }
        entries:
          Parents buy it: { when: { plan: free }, set: { ①plan: paid } }
        """),
      Example(
        "a link that shows the sign-in to users who are signed in",
        """
        navflow: 1
        roots:
          door: { task: signIn, then: { signedIn: root main } }
          main: { stack: Home }
        state: { session: [none, open] }
        screens:
          Home: { actions: { Sign out: { set: { session: none }, root: door } } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn]
            screens:
              Form: { actions: { Sign in: { complete: signedIn, set: { session: open } } } }
        entries:
          Link: ①root door
        """),
      Example(
        "a call that the others end",
        """
        navflow: 1
        root: { stack: Room }
        state: { call: [off, on] }
        screens:
          Room:
            actions:
              Call: { when: { call: off }, set: { call: on }, push: Call }
              Back to the call: { when: { call: on }, push: Call }
          Call: { actions: { Camera: push Camera, The others hang up: { by: system, set: { ①call: off } } } }
          Camera: { title: Camera }
        """),
      Example(
        "an order that is delivered while its page is in front",
        """
        navflow: 1
        root: { stack: Shop }
        state: { order: [none, open] }
        screens:
          Shop:
            actions:
              Order: { when: { order: none }, set: { order: open } }
              My order: { when: { order: open }, push: Order }
          Order: { actions: { Change it: push Change } }
          Change: { title: Change }
        entries:
          It is delivered: { when: { order: open }, set: { ①order: none } }
        """),
      Example(
        "a deleted note beneath the list that is pushed again",
        """
        navflow: 1
        root: { stack: Notes }
        state: { note: [there, deleted] }
        screens:
          Notes: { actions: { Open: { when: { note: there }, push: Note } } }
          Note: { actions: { Delete: { set: { ①note: deleted }, push: Notes } } }
        """),
    ],
    passing: [
      Example(
        "the outcome leaves the basket",
        """
        navflow: 1
        root: { stack: Shelf }
        state: { bag: [full, empty] }
        screens:
          Shelf: { actions: { Bag: { when: { bag: full }, present: Bag }, Add: { set: { bag: full } } } }
          Bag: { actions: { Check out: { start: pay, as: push, then: { paid: dismiss } }, Close: dismiss } }
        tasks:
          pay:
            outcomes: [paid, cancelled]
            screens:
              Pay: { actions: { Pay: { complete: paid, set: { bag: empty } } } }
        """),
      Example(
        "a page that goes back past the one that it has made useless",
        """
        navflow: 1
        root: { stack: Shelf }
        state: { bag: [full, empty] }
        screens:
          Shelf: { actions: { Bag: { when: { bag: full }, push: Bag }, Add: { set: { bag: full } } } }
          Bag: { actions: { Check out: push Pay } }
          Pay: { actions: { Pay: { set: { bag: empty }, do: pop root } } }
        """),
      Example(
        "an alert and an event that leave the page",
        """
        navflow: 1
        root: { stack: Trips }
        state: { trip: [none, booked] }
        screens:
          Trips:
            actions:
              Book: { when: { trip: none }, set: { trip: booked } }
              My trip: { when: { trip: booked }, push: Trip }
          Trip: { actions: { Cancel the trip: present Sure } }
          Sure: { kind: alert, actions: { Yes: { do: pop, set: { trip: none }, role: destructive }, No: stay } }
        entries:
          Trip is over: { when: { trip: booked }, set: { trip: none }, do: [dismiss all, pop root] }
        """),
      Example(
        "a link that shows the sign-in only to users who are signed out",
        """
        navflow: 1
        roots:
          door: { task: signIn, then: { signedIn: root main } }
          main: { stack: Home }
        state: { session: [none, open] }
        screens:
          Home: { actions: { Sign out: { set: { session: none }, root: door } } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn]
            screens:
              Form: { actions: { Sign in: { complete: signedIn, set: { session: open } } } }
        entries:
          Link: { when: { session: none }, root: door }
          Session ends: { set: { session: none }, do: [dismiss all, root door] }
        """),
      Example(
        "a page with something for the new value",
        """
        navflow: 1
        root: { stack: Settings }
        state: { bank: [none, connected] }
        screens:
          Settings: { actions: { Bank: { when: { bank: none }, push: Why } } }
          Why:
            actions:
              Connect: { when: { bank: none }, start: connect }
              Use it: { when: { bank: connected }, do: pop }
        tasks:
          connect:
            gives: { bank: connected }
            outcomes: [connected, cancelled]
            screens:
              Form: { actions: { Done: complete connected, Cancel: cancel } }
        """),
      Example(
        "a network that events change to and fro, and a mark that the page itself sets back",
        """
        navflow: 1
        root: { stack: Home }
        state: { network: [on, off], mail: [new, read] }
        screens:
          Home:
            actions:
              Articles: { when: { network: on }, push: Article }
              Mail: { set: { mail: read }, push: Mail }
          Article: { actions: { More: push More } }
          Mail: { actions: { Mark as new: { set: { mail: new } } } }
          More: { title: More }
        entries:
          Lost: { when: { network: on }, set: { network: off } }
          Found: { when: { network: off }, set: { network: on } }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    afterTasks(context) + afterPages(context) + afterChanges(context) + signInsAgain(context)
  }
}
