// swift-format-ignore-file
// "make docs" writes this file from Docs/howto.md.

extension DocumentPages {
  static let howto = #"""
    # I want … → write …

    What to write for common wishes, one line each. The column "in" says where the line stands: among the `actions` of a screen or
    alert, among the `screens`, `entries` or `tasks`, or at the top of the file. [language.md](language.md) explains every word, the
    [tutorial](tutorial.md) builds a whole app. `navflow docs` prints this page.

    - [Moving](#moving) · [Alerts and questions](#alerts-and-questions) · [Tasks](#tasks) · [Accounts and locks](#accounts-and-locks)
    - [Events](#events) · [Conditions](#conditions) · [Devices and places](#devices-and-places) · [Drafts](#drafts)

    ## Moving

    | I want to … | write … | in |
    |---|---|---|
    | go one screen deeper | `Open: push Detail` | actions |
    | show a sheet | `Filter: present Filter` | actions |
    | show a full screen that no swipe closes | `Play: { present: Player, as: fullScreen }` | actions |
    | close the sheet | `Close: dismiss` | actions |
    | go back one screen, or to the first one | `Done: pop root` | actions |
    | go to another tab | `Orders: tab Orders` | actions |
    | go to another tab from a sheet | `Orders: [dismiss all, tab Orders]` | actions |
    | show the next thing in the place of this one | `Next: replace Lesson` | actions |
    | show a list whose rows all look the same | `Post: { title: Post, item: post }` | screens |
    | change the whole window | `Begin: root main` | actions |

    ## Alerts and questions

    | I want to … | write … | in |
    |---|---|---|
    | close an alert | `OK: stay` | actions |
    | close an alert and the sheet beneath it | `Discard: { do: dismiss, role: destructive }` | actions |
    | write an alert | `Failed: { kind: alert, title: No connection, actions: { OK: stay } }` | screens |
    | ask before input is discarded by a button | `Cancel: { present: Discard, role: cancel }` | actions |
    | ask before input is discarded by a swipe | `Editor: { input: true, gestures: { Swipe down: present Discard } }` | screens |
    | ask with a question that keeps or discards | `Discard: { kind: actionSheet, actions: { Discard: { do: dismiss, role: destructive }, Keep: stay } }` | screens |
    | show a message that goes by itself | `Copy: { do: stay, note: A message says that it was copied }` | actions |
    | ask for a permission | `Location: { kind: prompt, actions: { Allow: { set: { place: allowed } }, Don't allow: stay } }` | screens |

    ## Tasks

    | I want to … | write … | in |
    |---|---|---|
    | begin a task, such as a purchase | `Buy: start buy` | actions |
    | write a task with its ends | `buy: { outcomes: [bought, cancelled], screens: { Pay: { actions: { Pay: complete bought, Cancel: cancel } } } }` | tasks |
    | go on after the task | `Buy: { start: buy, then: { bought: push Thanks } }` | actions |
    | show an answer of the server that may be bad | `Pay: { either: { accepted: complete bought, refused: present Refused } }` | actions |
    | begin another task without losing this one | `Register a bank: { start: connectBank, aside: true }` | actions |
    | keep a sheet that no swipe closes | `Edit: { start: edit, locked: true }` | actions |

    ## Accounts and locks

    | I want to … | write … | in |
    |---|---|---|
    | come back after the sign-in, and go on | `Buy: { start: signIn, then: { signedIn: push Pay } }` | actions |
    | ask for the sign-in wherever a page needs it | `Orders: { title: Orders, needs: { session: open } }` | screens |
    | say what a sign-in gives | `signIn: { gives: { session: open }, outcomes: [signedIn, cancelled], screens: { Form: { actions: { Sign in: complete signedIn, Cancel: cancel } } } }` | tasks |
    | sign out, and leave nothing of the account | `Sign out: { set: { session: none }, root: door }` | actions |
    | lock the app with a code | `Code: { lock: true, actions: { Enter: { set: { code: given }, do: dismiss } } }` | screens |
    | show the lock over everything | `Asleep: { once: true, set: { code: asked }, present: Code, as: fullScreen, locked: true, aside: true }` | entries |

    ## Events

    | I want to … | write … | in |
    |---|---|---|
    | open a link | `Link: [dismiss all, tab Orders, push Order]` | entries |
    | let a notification wait until nothing is in front | `Order is ready: { where: { front: root }, present: Order }` | entries |
    | let it wait for a task | `Offer: { where: { task: none }, present: Offer }` | entries |
    | react to an answer or a timer | `Time is up: { by: system, do: present TimeUp }` | actions |
    | react although the user has gone on | `Upload ends: { by: system, while: open, pop: 1 }` | actions |
    | do something when a screen appears | `First time: { by: arrival, when: { tour: new }, set: { tour: seen }, present: Tour }` | actions |
    | say that iOS can end the app | `relaunch: { forgotten: [draft] }` | top |

    ## Conditions

    | I want to … | write … | in |
    |---|---|---|
    | remember something | `state: { cart: [empty, filled] }` | top |
    | change it | `Add: { set: { cart: filled } }` | actions |
    | offer a button only then | `Check out: { when: { cart: filled }, start: buy }` | actions |
    | do one of several things | `Open: { cases: [{ when: { plan: free }, present: Offer }, push Page] }` | actions |
    | count | `state: { tries: { from: 0, to: 3 } }` | top |
    | count up, and ask for the number | `Wrong: { set: { tries: +1 }, cases: [{ when: { tries: { atLeast: 2 } }, push: Locked }, stay] }` | actions |

    ## Devices and places

    | I want to … | write … | in |
    |---|---|---|
    | check iPhone and iPad | `devices: [phone, pad]` | top |
    | show a screen by device | `Filter: { present: Filter, as: { phone: sheet, pad: popover } }` | actions |
    | offer a button on one device | `Keys: { where: { device: pad }, present: Keys }` | actions |
    | show columns on iPad | `root: { split: [Folders, Notes, Note] }` | top |
    | show something in the next column | `Open: show Note` | actions |
    | keep a map usable beneath a sheet | `Search: { present: Search, as: panel }` | actions |
    | let people swipe between pages | `pages: [Welcome, Features]` | top |

    ## Drafts

    | I want to … | write … | in |
    |---|---|---|
    | name a button that is not designed yet | `Search:` | actions |
    | name several of them | `Home: { actions: [Open, Search] }` | screens |
    | lead to a screen that is not written yet | `Open: push Detail` | actions |
    | say that a screen has more buttons than the file | `Home: { exits: unknown }` | screens |
    | accept a finding | `Home: { allow: { tab-jump: "agreed with the team on 12 May" } }` | screens |
    | link to a drawing | `Home: { source: "https://example.com/home" }` | screens |

    A button or a screen that is not designed yet is an info. Everything else is checked.

    """#
}
