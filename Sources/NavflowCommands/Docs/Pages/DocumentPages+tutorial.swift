// swift-format-ignore-file
// "make docs" writes this file from Docs/tutorial.md.

extension DocumentPages {
  static let tutorial = #"""
    # Your first ten minutes

    You are designing an app that sells concert tickets. In ten minutes you will describe its navigation, check it, and find a
    mistake that no screenshot shows.

    You need a text editor, and a terminal in which `navflow --version` prints a version. ([Installing
    navflow](../README.md#installing) takes one command.) The [glossary](glossary.md) explains each word that is new to you.

    If your screens are in Figma, Penpot or Sketch, [start from the prototype](prototypes.md) instead.

    ## 1. An empty file

    Create an empty file named `tickets.flow.yaml`, and check it.

    ```console
    $ touch tickets.flow.yaml
    $ navflow check tickets.flow.yaml
    tickets.flow.yaml:1:1: error: the file is empty [syntax]
      help: a flow file starts with the line `navflow: 1`

    ✗ 1 error in 1 flow (not checked: fix the errors first)
    ```

    navflow says what is missing and what to write. It always does, so you can follow its help from step to step.

    ## 2. Two tabs

    Write this into the file. You choose the names on the left. Users read the `title`. The spaces at the start of a line say which
    lines belong together, so keep them.

    ```yaml tickets.flow.yaml
    navflow: 1
    title: Concert tickets

    root:
      tabs: [Concerts, MyTickets]

    screens:
      Concerts:
        title: Concerts
      MyTickets:
        title: My tickets
    ```

    ```console
    $ navflow check tickets.flow.yaml
    proved for every behaviour: 44 rules (phone)
    ✓ no findings in 1 flow (2 screens, 0 tasks)
    ```

    That is already an app: a tab bar with two tabs. The user can do nothing else in it, but nothing is wrong. The first line says
    how many rules are proved: they hold for all behaviours, however long the user taps. navflow has [more rules](rules.md), but only
    these need such a proof. The others read the file alone, or run the examples that you write.

    ## 3. A tap

    A tap on a concert in the list shows its page. `push` is the transition that slides in from the side, with a back button. Below,
    the name of the screen is misspelt, to show what happens.

    ```yaml tickets.flow.yaml
    navflow: 1
    title: Concert tickets

    root:
      tabs: [Concerts, MyTickets]

    screens:
      Concerts:
        title: Concerts
        actions:
          Open a concert: push Consert
      Concert:
        title: Concert
      MyTickets:
        title: My tickets
    ```

    ```console
    $ navflow check tickets.flow.yaml
    tickets.flow.yaml:11:28: error: there is no screen "Consert" [unknown-name]
      11 |       Open a concert: push Consert
         |                            ^^^^^^^
      help: did you mean "Concert"? [--fix --unsafe-fixes]

    ✗ 1 error in 1 flow (not checked: fix the errors first)
    ```

    navflow shows the mistake in the file, with the nearest correct word. Write `push Concert`, and the error is gone.

    ## 4. Something to get done

    Buying a ticket is more than another page. It has a beginning and an end: the user chooses a seat and pays, or cancels. In a
    flow file that is a *task*. A task says how it can end (`outcomes`), and contains its screens.

    First try the obvious way, and push its first screen:

    ```yaml tickets.flow.yaml
    navflow: 1
    title: Concert tickets

    root:
      tabs: [Concerts, MyTickets]

    screens:
      Concerts:
        title: Concerts
        actions:
          Open a concert: push Concert
      Concert:
        title: Concert
        actions:
          Buy a ticket: push Seats
      MyTickets:
        title: My tickets

    tasks:
      buy:
        title: Buy a ticket
        outcomes: [bought, cancelled]
        screens:
          Seats:
            title: Choose a seat
            actions:
              Continue: push Pay
          Pay:
            title: Pay
            actions:
              Pay now: complete bought
    ```

    ```console
    $ navflow check tickets.flow.yaml
    tickets.flow.yaml:15:21: error: task "buy" is pushed, not shown modally: "Buy a ticket" on "Concert" begins it on the root's own stack [pushed-task]
      15 |       Buy a ticket: push Seats
         |                     ^^^^^^^^^^
      tickets.flow.yaml:20:3: note: task "buy" is defined here
        20 |   buy:
           |   ^^^
      how to get here (2 taps, the fewest):
        launch                 Concerts
        1  tap Open a concert  Concerts › Concert
        2  tap Buy a ticket    Concerts › Concert › Seats  buy starts
      replay: navflow simulate tickets.flow.yaml --taps "Open a concert; Buy a ticket"
      same cause: the tab bar can be tapped while task "buy" runs: a tap on "MyTickets" leaves it behind, unfinished, at "Seats" [tab-bar-in-task] (also at line 28)
      same cause: the caller cannot tell how task "buy" ends: "Buy a ticket" on "Concert" shows it by plain push, which cannot distinguish "bought" from going back [pushed-task-outcome]
      help: show it as a modal layer: "{ start: buy, as: sheet }" [--fix --unsafe-fixes]
      to accept it, write under task "buy": allow: { pushed-task: "the reason" }

    proved for every behaviour: 42 of 44 rules (phone); violated: pushed-task, tab-bar-in-task; 78 other rules need no proof
    ✗ 1 error in 1 flow (5 screens, 1 task)
    ```

    Read the first finding from the top: what is wrong, where you wrote it, and the taps that lead there. The line that begins with
    `replay:` contains a command. Paste it, and you see each step on screen.

    The line at the end now names two rules that are violated: `pushed-task` and `tab-bar-in-task`. The third finding is of a rule that
    reads the file alone, so that rule is not among those that need a proof.

    All three findings have the same cause: with `push`, the tab bar stays. In the middle of the payment the user can tap “My tickets”
    and leave the purchase unfinished. That is why iOS shows tasks in a sheet that covers the tab bar. To show a task as a sheet,
    write `start`:

    ```yaml tickets.flow.yaml
    navflow: 1
    title: Concert tickets

    root:
      tabs: [Concerts, MyTickets]

    screens:
      Concerts:
        title: Concerts
        actions:
          Open a concert: push Concert
      Concert:
        title: Concert
        actions:
          Buy a ticket: start buy
      MyTickets:
        title: My tickets

    tasks:
      buy:
        title: Buy a ticket
        outcomes: [bought, cancelled]
        screens:
          Seats:
            title: Choose a seat
            actions:
              Continue: push Pay
              Cancel: cancel
          Pay:
            title: Pay
            actions:
              Pay now: complete bought
    ```

    ```console
    $ navflow check tickets.flow.yaml
    proved for every behaviour: 44 rules (phone)
    ✓ no findings in 1 flow (5 screens, 1 task)
    ```

    All findings are gone. `start` shows a task as a sheet, unless you choose another style.

    ## 5. A task on the way to another

    To pay, the user must be signed in. The app remembers that, so the file gets a *state*: a variable and its possible values. The
    first value applies at launch. The file also gets a second task, `signIn`.

    Many apps do it like this: at the payment, the sheet closes and the sign-in appears.

    ```yaml tickets.flow.yaml
    navflow: 1
    title: Concert tickets

    root:
      tabs: [Concerts, MyTickets]

    state:
      account: [none, signedIn]

    screens:
      Concerts:
        title: Concerts
        actions:
          Open a concert: push Concert
      Concert:
        title: Concert
        actions:
          Buy a ticket: start buy
      MyTickets:
        title: My tickets

    tasks:
      buy:
        title: Buy a ticket
        outcomes: [bought, cancelled]
        screens:
          Seats:
            title: Choose a seat
            actions:
              Continue: push Pay
              Cancel: cancel
          Pay:
            title: Pay
            actions:
              Pay now: { when: { account: signedIn }, complete: bought }
              Sign in to pay:
                when: { account: none }
                do: [dismiss, start signIn]
      signIn:
        title: Sign in
        outcomes: [signedIn, cancelled]
        screens:
          SignIn:
            title: Sign in
            actions:
              Sign in: { complete: signedIn, set: { account: signedIn } }
              Cancel: cancel
    ```

    ```console
    $ navflow check tickets.flow.yaml
    tickets.flow.yaml:36:11: error: task "signIn" does not return to where it began: it was begun from "Pay", and when it ends the user is on "Concert" [task-returns-elsewhere]
      36 |           Sign in to pay:
         |           ^^^^^^^^^^^^^^
      tickets.flow.yaml:39:3: note: task "signIn" is defined here
        39 |   signIn:
           |   ^^^^^^
      tickets.flow.yaml:32:7: note: it was begun from here
        32 |       Pay:
           |       ^^^
      how to get here (5 taps, the fewest):
        launch                 Concerts
        1  tap Open a concert  Concerts › Concert
        2  tap Buy a ticket    Concerts › Concert │ sheet: Seats        buy starts
        3  tap Continue        Concerts › Concert │ sheet: Seats › Pay
        4  tap Sign in to pay  Concerts › Concert │ sheet: SignIn       buy interrupted ✗ signIn starts
        5  tap Sign in         Concerts › Concert                       account: none → signedIn, signIn completed: signedIn
      replay: navflow simulate tickets.flow.yaml --taps "Open a concert; Buy a ticket; Continue; Sign in to pay; Sign in"
      met on 3 paths, this is the shortest
      help: start "signIn" over "Pay", and leave that screen where it is until the task has ended
      to accept it, write under task "signIn": allow: { task-returns-elsewhere: "the reason" }

    tickets.flow.yaml:38:18: error: task "buy" is interrupted: "dismiss" in "Sign in to pay" on "Pay" removes its screens and starts "signIn" [interrupted-task]
      38 |             do: [dismiss, start signIn]
         |                  ^^^^^^^
      tickets.flow.yaml:23:3: note: task "buy" is defined here
        23 |   buy:
           |   ^^^
      tickets.flow.yaml:39:3: note: task "signIn" is defined here
        39 |   signIn:
           |   ^^^^^^
      how to get here (4 taps, the fewest):
        launch                 Concerts
        1  tap Open a concert  Concerts › Concert
        2  tap Buy a ticket    Concerts › Concert │ sheet: Seats        buy starts
        3  tap Continue        Concerts › Concert │ sheet: Seats › Pay
        4  tap Sign in to pay  Concerts › Concert │ sheet: SignIn       buy interrupted ✗ signIn starts
      replay: navflow simulate tickets.flow.yaml --taps "Open a concert; Buy a ticket; Continue; Sign in to pay"
      help: leave "buy" where it is and write "start signIn" alone: the subtask shows over it, and control comes back when it ends [--fix --unsafe-fixes]
      to accept it, write under task "buy": allow: { interrupted-task: "the reason" }

    proved for every behaviour: 42 of 44 rules (phone); violated: interrupted-task, task-returns-elsewhere; 78 other rules need no proof
    ✗ 2 errors in 1 flow (6 screens, 2 tasks)
    $ echo $?
    1
    ```

    This is the mistake that no screenshot shows. Each screen is fine by itself. But after signing in, the user is on the page of the
    concert: the seat is lost, and the purchase begins again. With the exit status 1, a build server can stop such a change.

    To fix it, keep the purchase where it is, and start the sign-in over it. When the sign-in ends, the user is back on the payment
    screen:

    ```yaml tickets.flow.yaml
    navflow: 1
    title: Concert tickets

    root:
      tabs: [Concerts, MyTickets]

    state:
      account: [none, signedIn]

    screens:
      Concerts:
        title: Concerts
        actions:
          Open a concert: push Concert
      Concert:
        title: Concert
        actions:
          Buy a ticket: start buy
      MyTickets:
        title: My tickets

    tasks:
      buy:
        title: Buy a ticket
        outcomes: [bought, cancelled]
        screens:
          Seats:
            title: Choose a seat
            actions:
              Continue: push Pay
              Cancel: cancel
          Pay:
            title: Pay
            actions:
              Pay now: { when: { account: signedIn }, complete: bought }
              Sign in to pay: { when: { account: none }, start: signIn }
      signIn:
        title: Sign in
        outcomes: [signedIn, cancelled]
        screens:
          SignIn:
            title: Sign in
            actions:
              Sign in: { complete: signedIn, set: { account: signedIn } }
              Cancel: cancel

    scenarios:
      Buying without an account:
        taps:
          - Open a concert
          - Buy a ticket
          - Continue
          - Sign in to pay
          - Sign in
          - see: { screen: Pay, task: buy }
          - Pay now
        see: { screen: Concert, task: none }
    ```

    ```console
    $ navflow check tickets.flow.yaml
    tickets.flow.yaml:36:54: info: a modal layer over a modal layer: "Sign in to pay" on "Pay" shows "SignIn" over the one that is up [modal-over-modal]
      36 |           Sign in to pay: { when: { account: none }, start: signIn }
         |                                                      ^^^^^^^^^^^^^
      tickets.flow.yaml:41:7: note: the upper layer begins with this screen
        41 |       SignIn:
           |       ^^^^^^
      how to get here (4 taps, the fewest):
        launch                 Concerts
        1  tap Open a concert  Concerts › Concert
        2  tap Buy a ticket    Concerts › Concert │ sheet: Seats                        buy starts
        3  tap Continue        Concerts › Concert │ sheet: Seats › Pay
        4  tap Sign in to pay  Concerts › Concert │ sheet: Seats › Pay │ sheet: SignIn  signIn starts
      replay: navflow simulate tickets.flow.yaml --taps "Open a concert; Buy a ticket; Continue; Sign in to pay"
      help: push "SignIn" in the layer that is up [--fix --unsafe-fixes]
      to accept it, write under task "signIn": allow: { modal-over-modal: "the reason" }

    proved for every behaviour: 43 of 44 rules (phone); violated: modal-over-modal; 78 other rules need no proof
    ✓ 1 info in 1 flow (6 screens, 2 tasks)
    $ echo $?
    0
    ```

    One info is left: two sheets are up at once. An info does not make the check fail. Here two sheets are right, because signing in
    is a task of its own. Accept the finding in the file, with the reason. Add the two lines below the title of `signIn`:

    ```yaml tickets.flow.yaml
    navflow: 1
    title: Concert tickets

    root:
      tabs: [Concerts, MyTickets]

    state:
      account: [none, signedIn]

    screens:
      Concerts:
        title: Concerts
        actions:
          Open a concert: push Concert
      Concert:
        title: Concert
        actions:
          Buy a ticket: start buy
      MyTickets:
        title: My tickets

    tasks:
      buy:
        title: Buy a ticket
        outcomes: [bought, cancelled]
        screens:
          Seats:
            title: Choose a seat
            actions:
              Continue: push Pay
              Cancel: cancel
          Pay:
            title: Pay
            actions:
              Pay now: { when: { account: signedIn }, complete: bought }
              Sign in to pay: { when: { account: none }, start: signIn }
      signIn:
        title: Sign in
        allow:                           # new
          modal-over-modal: Signing in is short and a task of its own
        outcomes: [signedIn, cancelled]
        screens:
          SignIn:
            title: Sign in
            actions:
              Sign in: { complete: signedIn, set: { account: signedIn } }
              Cancel: cancel

    scenarios:
      Buying without an account:
        taps:
          - Open a concert
          - Buy a ticket
          - Continue
          - Sign in to pay
          - Sign in
          - see: { screen: Pay, task: buy }
          - Pay now
        see: { screen: Concert, task: none }
    ```

    ```console
    $ navflow check tickets.flow.yaml
    proved for every behaviour: 43 of 44 rules (phone); violated: modal-over-modal; 78 other rules need no proof
    ✓ no findings in 1 flow (6 screens, 2 tasks), 1 allowed
    ```

    The finding is now counted as allowed, and no longer shown.

    The last lines of the file are a *scenario*: an example that you write, and that `check` runs each time. If a change breaks it,
    navflow reports the tap that fails.

    ## 6. Simulate it, draw it

    `navflow simulate` lets you tap through the flow. In a terminal it lists what can be tapped, and you choose. With `--taps` it
    runs the taps that you give:

    ```console
    $ navflow simulate tickets.flow.yaml --taps "Open a concert; Buy a ticket; Continue; Sign in to pay; Swipe down"
    launch                 Concerts
    1  tap Open a concert  Concerts › Concert
    2  tap Buy a ticket    Concerts › Concert │ sheet: Seats                        buy starts
    3  tap Continue        Concerts › Concert │ sheet: Seats › Pay
    4  tap Sign in to pay  Concerts › Concert │ sheet: Seats › Pay │ sheet: SignIn  signIn starts
    5  Swipe down          Concerts › Concert │ sheet: Seats › Pay                  signIn cancelled
    ```

    | option | the walk begins |
    |---|---|
    | `--scenario NAME` | at the end of a scenario |
    | `--finding N` | at the end of the trace of a finding, by its number in the text of `check` |
    | `--to SCREEN` | at a screen, by the fewest taps from the launch, or from the end of that scenario or trace |

    Without a terminal, navflow reads the taps from standard input, one in a line. In a terminal, the key `s` writes the walk as a
    scenario, and `/` shows only what contains a text that you type. After a tap, navflow announces each finding whose trace ends with that
    tap in the same configuration. To know them, it checks the flow first, for at most 5 seconds.

    The last tap was a gesture. You do not write it: it is offered because a sheet can be swiped away. Here it cancels the sign-in,
    and the payment is still on screen.

    `navflow diagram` draws the flow:

    ```
    navflow diagram tickets.flow.yaml --format svg -o tickets.svg
    ```

    Pictures need Graphviz, which `make demo` installs. With `--findings`, the picture highlights what `check` finds and numbers the
    taps that lead there. [Diagrams](diagrams.md) explains how to read it.

    A screen can have a picture: `image: pictures/Book.png`, beside the flow file. Strips and the page of `navflow report` show it, and
    [`areas`](language.md#areas) say where it can be tapped. This is the first finding of [the bookshop](../Flows/bookshop/README.md):

    ![The taps to the finding, on the pictures of the screens](../Flows/bookshop/diagrams/App-strip.svg)

    ## Next

    - [I want … → write …](howto.md): what to write for common wishes. `navflow docs` prints it, too.
    - [The flow language](language.md): everything that you can write.
    - [What a flow means](semantics.md): what then happens.
    - [Glossary](glossary.md): the words of a flow file beside those of UIKit, SwiftUI and the Human Interface Guidelines.
    - [The bank connection](../Flows/merpay/README.md): the flow of a real app, before and after its redesign.
    - [What navflow finds](../README.md#what-it-finds), rule by rule.

    """#
}
