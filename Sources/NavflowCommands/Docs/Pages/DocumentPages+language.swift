// swift-format-ignore-file
// "make docs" writes this file from Docs/language.md.

extension DocumentPages {
  static let language = #"""
    # The flow language

    A flow file says which screens an app has, what each button does, and which screens together are one task. navflow reads the
    file, explores everything that a user can do, and reports where users get lost.

    This page is the complete reference:

    - If you have never written a flow, begin with the [tutorial](tutorial.md).
    - [semantics.md](semantics.md) says what each word *does* when the app runs.
    - The [glossary](glossary.md) shows the words of UIKit, SwiftUI and the Human Interface Guidelines beside ours.

    - [A whole file](#a-whole-file)
    - [Files, imports and projects](#files-imports-and-projects) · [In an editor](#in-an-editor) · [Layout](#layout)
    - [Writing names and values](#writing-names-and-values)
    - [The top of a file](#the-top-of-a-file)
    - [state](#state) · [root and roots](#root-and-roots) · [screens](#screens) · [tasks](#tasks)
    - [Panels](#panels) · [Pages](#pages) · [Actions](#actions) · [Steps](#steps) · [Options of an action](#options-of-an-action) · [Gestures](#gestures)
    - [Entries](#entries) · [Relaunch](#relaunch) · [Patterns](#patterns) · [Scenarios](#scenarios) · [Expectations](#expectations)
    - [Accepting a finding](#accepting-a-finding) · [Partial flows](#partial-flows) · [Words kept free](#words-kept-free) · [Choices](#choices)

    ## A whole file

    ```yaml tickets.flow.yaml
    navflow: 1
    title: Concert tickets

    root:
      tabs: [Concerts, MyTickets]
      start: Concerts

    state:
      account: [none, signedIn]        # the first value is the one the app starts with

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
        presentation: sheet
        outcomes: [bought, cancelled]
        screens:
          Seats:
            title: Choose a seat
            actions:
              Continue:
                cases:
                  - { when: { account: none }, start: signIn, then: { signedIn: push Pay } }
                  - push Pay
              Cancel: cancel
          Pay:
            title: Pay
            actions:
              Pay now:
                either:                # what happens is not the user's choice
                  accepted: complete bought
                  refused: present Refused
          Refused:
            kind: alert
            title: The payment was refused
            actions: { OK: stay }

      signIn:
        title: Sign in
        presentation: sheet
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
          - see: { screen: SignIn, modals: 2 }
          - Sign in
          - Pay now: accepted
        see: { screen: Concert, modals: 0, task: none, state: { account: signedIn } }

    expect:
      - never: { task: buy, tabBar: shown }
    ```

    ```console
    $ navflow check tickets.flow.yaml
    tickets.flow.yaml:34:44: info: a modal layer over a modal layer: "Continue" on "Seats" shows "SignIn" over the one that is up [modal-over-modal]
      34 |               - { when: { account: none }, start: signIn, then: { signedIn: push Pay } }
         |                                            ^^^^^^^^^^^^^
      tickets.flow.yaml:54:7: note: the upper layer begins with this screen
        54 |       SignIn:
           |       ^^^^^^
      how to get here (3 taps, the fewest):
        launch                 Concerts
        1  tap Open a concert  Concerts › Concert
        2  tap Buy a ticket    Concerts › Concert │ sheet: Seats                  buy starts
        3  tap Continue        Concerts › Concert │ sheet: Seats │ sheet: SignIn  signIn starts
      replay: navflow simulate tickets.flow.yaml --taps "Open a concert; Buy a ticket; Continue"
      help: it is a task that stands on its own: keep it, and write why under "allow"
      to accept it, write under task "signIn": allow: { modal-over-modal: "the reason" }

    proved for every behaviour: 43 of 44 rules, 1 expectation (phone); violated: modal-over-modal; 78 other rules need no proof
    ✓ 1 info in 1 flow (7 screens, 2 tasks)
    ```

    ## Files, imports and projects

    - A flow file ends in `.flow.yaml` (or `.flow.yml`), is UTF-8 text and holds one YAML document.
    - `imports` takes the screens, tasks and state of other files as if they were written here. A path is relative to the
      importing file. It must stay inside the git repository, or without one inside the project's folder, even through symbolic links. So
      apps with their own settings can share a flow. A file that is imported twice is read once. Two definitions of one name are an error that shows both places.
    - A file without `root` or `roots` is a *fragment*: a file for others to import. navflow checks its spelling, its names, and
      everything that needs no behaviour. Its behaviour is checked through the files that import it. Entries, scenarios and
      expectations have no effect in a fragment, and navflow reports them.
    - The *project's folder* contains `.navflow.yaml`: it is the folder of the path that you check, or the nearest one above it.
      Without a `.navflow.yaml`, it is the folder of the path that you check.

    `.navflow.yaml` can have these keys:

    | key | meaning | default |
    |---|---|---|
    | `include`, `exclude` | which files belong to the project, as patterns such as `App/**/*.flow.yaml` | every flow file |
    | `severity` | the severity of a rule: `tab-jump: off`, or `error`, `warning`, `info`. It also turns on a rule that is off by itself, such as [double-tap](rules/double-tap.md) | as the rule defines it |
    | `thresholds` | `modalDepth`, `sheetSteps`, `tabs` | 2, 5, 5 |
    | `language` | the [language](languages.md) of messages, reports and pages: `en` or `ja` | that of the environment |
    | `words` | [words of labels and names](words.md) that rules should understand, besides their own | none |
    | `failOn` | the lowest severity that makes `check` fail | `error` |
    | `allowUndecided` | `true`: `check` may succeed although something at or above `failOn` is [undecided](ci.md#exit-status) | `false` |
    | `baseline` | a file of findings that are known already; the path is relative to this folder | none |
    | `extends` | another settings file, whose values count unless this file has its own; the path is relative to this folder | none |
    | `overrides` | other severities for some of the files | none |
    | `prototypes` | the [prototypes](prototypes.md#settings) that `navflow import` reads; not inherited | none |
    | `generate` | what [`navflow generate`](tests.md#in-ci) writes | nothing |
    | `navflow` | the [versions of navflow](ci.md#versions) that may check the project, such as `">=0.1,<0.3"` | any |

    `navflow check --print-config` shows each setting and its source: a line of `.navflow.yaml`, the command line, or the default.
    Only the nearest `.navflow.yaml` counts, except for `exclude` in a folder above it. To share settings, name them:

    ```
    extends: ../../.navflow.yaml
    failOn: warning
    overrides:
      - files: legacy/**
        severity: { pushed-task: warning, growing-stack: off }
    ```

    `severity` and `thresholds` are merged key by key, and `overrides` are added to those of the other file. `include`, `exclude`,
    `baseline` and `generate` are not inherited, because they are relative to the folder of their file. Of several overrides that match a file, the last
    one counts, and options of the command line count more. A finding belongs to the file that its place is in.

    ## In an editor

    `navflow init shop` writes a first flow, `shop.flow.yaml`, with a comment on each part. Beside it, it writes
    `navflow.schema.json`. An editor with a YAML language server then completes keys, explains them on hover, and underlines what
    is not allowed. For Visual Studio Code, that is the extension "YAML" by Red Hat. For existing flows, write the schema, and begin
    each file with a line that names it, relative to that file:

    ```
    navflow schema -o navflow.schema.json
    # yaml-language-server: $schema=./navflow.schema.json
    ```

    `navflow init --template NAME` writes another flow to start from: `tabs`, `sign-in`, `shop`, `split` (columns on iPad) or
    `empty`. navflow finds no problem in any of them. `navflow init --from-scenario "Home; Buy; Pay; Pay now; Home"` writes the
    screens and taps of one scenario: a screen and a tap in turn, beginning and ending with a screen. It pushes each screen that is not
    beneath the one in front, because a scenario does not say how a screen is shown. Change that where it is a guess.

    `navflow init --from-prototype FILE` begins with a [prototype](prototypes.md) of a design tool instead.

    `navflow schema --config` prints the same for `.navflow.yaml`. Both schemas come from the definitions that navflow itself reads
    by, rules included. Write them again when you install a new navflow. Two things are different in an editor:

    - It sees the file alone. Only `navflow check` knows whether a screen exists and how the app behaves.
    - It reads the words `null` and `~` as empty values. Put them in quotes where they are texts.

    ## Layout

    `navflow fmt` gives flow files one layout. It changes spaces and blank lines between words, and nothing else: names, quotes,
    comments, anchors, the order of keys and the division into lines stay. The file means the same as before. navflow reads the
    result again to make sure, and writes nothing if it does not.

    ```yaml untidy.flow.yaml
    navflow: 1
    root: {stack: Home}
    screens:
        Home:        # the first screen
            actions: {  Read : push Page,Close:   stay }
        Page:
            note: >
                  A text
                    with lines of its own.


    # the end
    ```

    ```console
    $ navflow fmt --diff untidy.flow.yaml
    --- untidy.flow.yaml
    +++ untidy.flow.yaml
    @@ -1,12 +1,11 @@
     navflow: 1
    -root: {stack: Home}
    +root: { stack: Home }
     screens:
    -    Home:        # the first screen
    -        actions: {  Read : push Page,Close:   stay }
    -    Page:
    -        note: >
    -              A text
    -                with lines of its own.
    -
    +  Home:          # the first screen
    +    actions: { Read: push Page, Close: stay }
    +  Page:
    +    note: >
    +      A text
    +        with lines of its own.
     
     # the end
    navflow: 1 file would be formatted
    ```

    | what | layout |
    |---|---|
    | indentation | two spaces for each level, also for a list under its key |
    | braces | `{ a: b, c: d }`, empty ones `{}` |
    | brackets | `[a, b]`, empty ones `[]` |
    | braces and brackets over several lines | each line two spaces further for each one that is open; the closing one below the line that opens it |
    | colons, commas, dashes | one space after them, none before |
    | a comment on its own line | in the column of the next line, or of the part that it ends |
    | a comment behind a value | keeps its column if a space is left before it |
    | blank lines | at most one, none at the start and the end of the file |
    | a text over several lines | two spaces further than its key; after `\|` and `>` the lines move together |
    | quotes | as written: a quoted and a bare word can mean different things |
    | line breaks, byte order mark | as written; the last line ends with a line break |

    `navflow fmt` formats the flow files of this folder, or the files and folders that you name, without their imports. `--check`
    lists the files that would change, `--diff` shows how. Both write nothing, and end with exit status 1 if a file would change.
    A file with a syntax error is left alone: navflow reports the error, formats the other files, and ends with exit status 2.
    A file with other errors, such as a screen that does not exist, is formatted.

    ## Writing names and values

    Names of screens, tasks, tabs, actions, variables and values are any text in any script, without control characters. Screens and
    tasks share one namespace: a screen and a task cannot both have the name `SignIn`.

    You need quotes only where YAML itself needs them. Where a name or a value is expected, a bare word means its own spelling: `yes`,
    `no`, `false` and `1` are only words. Quote a text that contains `: ` or ` #`, or that begins with one of `[ ] { } , & * # ? | > !
    % @ " '`.

    navflow recognises these common mistakes and says what to write:

    | written | correct |
    |---|---|
    | `{push:S}` | `{ push: S }`: without the space YAML reads one long key |
    | `閉じる：cancel` | `閉じる: cancel`: the colon and the space must be half-width |
    | `{ allow: { tab-jump: yes, we know } }` | put the reason in quotes: inside braces a comma ends it |
    | a tab character as indentation | spaces |
    | `present Filter as sheet`, `push Card if account is none` | `{ present: Filter, as: sheet }`, `{ when: { account: none }, push: Card }` |
    | `{ start: pay, then: pop }` | `{ start: pay, then: { paid: pop } }`: the steps for each outcome |
    | `account: none \| signedIn` | `account: [none, signedIn]` |

    ## The top of a file

    | key | meaning |
    |---|---|
    | `navflow` | the version of this language; required; `1` |
    | `title`, `note` | free text |
    | `devices` | `[phone]` (iPhone), `[pad]` (iPad) or `[phone, pad]`. navflow checks everything on each. Default: `[phone]` |
    | `imports` | other flow files |
    | `state` | variables: what the app remembers and navigation depends on |
    | `root`, or `roots` and `start` | what the window shows first; `start` names the first of several roots |
    | `screens` | screens that belong to no task |
    | `refine` | changes to screens of imported files, see [refining an import](#refining-an-import) |
    | `pages`, `wraps` | screens that stand [beside each other](#pages) |
    | `tasks` | tasks, each with its screens |
    | `entries` | events from outside that can happen at any moment |
    | `relaunch` | the app can end at any moment, and starts again, see [relaunch](#relaunch) |
    | `scenarios` | examples that navflow runs |
    | `expect` | what must hold for all behaviours |
    | `partial` | `true` if the file describes a part of the app, see [partial flows](#partial-flows) |
    | `accountRequired` | `true` if the app is useless without an account |
    | `associatedDomains` | the web domains for which iOS saves passwords, each the name of a host: `example.com` |

    ## state

    ```yaml
    state:
      bank: [none, connected]                                    # starts as none
      plan: { values: [free, paid], initial: paid }
      notifications: { values: [allowed, denied], initial: any } # checked from each
      tries: { from: 0, to: 3 }                                  # a counter of at most 100 numbers
    ```

    A variable has one of a few named values. It cannot hold text. `when` asks for a value, `set` changes it.

    A counter goes up and down with `set: { tries: +1 }` and `-1`, and stops at its bounds. `set: { tries: 0 }` sets it. Conditions
    compare it like other values, or with `{ atLeast: n }`:

    ```yaml
    actions:
      Unlock:
        either:
          right: { complete: unlocked, set: { tries: 0 } }
          wrong: { set: { tries: +1 }, cases: [{ when: { tries: { atLeast: 2 } }, push: Locked out }, present Wrong code] }
    ```

    All conditions are decided before the first change. So here the third wrong code leads to "Locked out".

    ## root and roots

    `root` is what the window shows when the app starts.

    ```yaml
    root: { tabs: [Home, Search, Profile], start: Search }   # a tab bar; by default it starts with the first tab
    root: { stack: Home }                                    # a navigation stack with Home at its bottom
    root: { stack: [Inbox, Message] }                        # a restored path: Message stands on Inbox from the beginning
    root: { split: [Mailboxes, Messages, Message] }          # a split view, see below
    root: { screen: Splash }                                 # one bare screen; nothing can be pushed on it
    root: { task: onboarding, then: { finished: root main } } # the first screen of a task, as the bottom of a stack
    ```

    Here `start` names the first tab. Do not confuse this key with the step `start T`, which begins a task.

    An app that changes its whole window, for example after a sign-in, names several roots:

    ```yaml two-roots.flow.yaml
    navflow: 1
    title: Sign in, then the app

    roots:
      door: { task: signIn, then: { signedIn: root main } }
      main: { tabs: [Feed, Profile] }
    start: door                       # the root at launch; by default the first one

    screens:
      Feed: { title: Feed }
      Profile:
        title: Profile
        actions:
          Sign out: root door

    tasks:
      signIn:
        outcomes: [signedIn]
        screens:
          SignIn:
            title: Sign in
            actions:
              Sign in: complete signedIn
    ```

    ```console
    $ navflow check two-roots.flow.yaml
    proved for every behaviour: 44 rules (phone)
    ✓ no findings in 1 flow (3 screens, 1 task)
    ```

    ### Split views

    A split view shows two or three navigation stacks side by side. `split` names the first screen of each column, from left to right.

    ```yaml mail.flow.yaml
    navflow: 1
    title: Mail
    devices: [phone, pad]

    root: { split: [Mailboxes, Messages, Message] }

    screens:
      Mailboxes:
        title: Mailboxes
        actions:
          Inbox: show Messages
      Messages:
        title: Messages
        actions:
          Open a message: show Message
          Search: push Search
      Search:
        title: Search
        actions:
          Open a result: show Message
      Message:
        title: Message

    scenarios:
      Opening a result beside the search:
        device: pad
        taps:
          - Search
          - Open a result
          - see: { screen: Message, column: Message, visible: Search }
          - Inbox
        see: { screen: Messages }
      Opening a result on iPhone:
        device: phone
        taps:
          - Inbox
          - Search
          - Open a result
          - Back
        see: { screen: Search }
    ```

    ```console
    $ navflow simulate mail.flow.yaml --device pad --taps "Search; Open a result; Inbox"
    launch                Mailboxes ‖ Messages ‖ Message
    1  tap Search         Mailboxes ‖ Messages › Search ‖ Message
    2  tap Open a result  Mailboxes ‖ Messages › Search ‖ Message
    3  tap Inbox          Mailboxes ‖ Messages ‖ Message
    ```

    - On iPad the user can use every column as long as no layer is up. Each column offers the actions of its front screen, and `Back`.
    - `show S` makes S the only screen of the next column to the right. In the last column, S becomes the only screen of that column.
      In an [entry](#entries), and after a `tab` or `root` that leads here from elsewhere, steps act on the last column.
    - On iPhone the split view is one stack, which begins with the first column's screen, and `show S` is `push S`. `collapsed: Message`
      names another column: its screen is in front at first, on top of those of the columns before it.
    - A tab can be a split view: `tabs: [Home, { split: [Folders, Files] }]`. The tab is called by its first screen, here `Folders`.
    - A column begins with a screen of no task. Traces write `‖` between columns.

    A root can show something else on each device. Then it names both:

    ```yaml
    root:
      phone: { tabs: [Mailboxes, Settings] }
      pad: { split: [Mailboxes, Messages, Message] }
    ```

    ### Actions of a root

    A root can have its own `actions`. With tabs, they are offered wherever the tab bar can be tapped, like a compose button or a
    mini-player. Without tabs, they are offered while no modal layer is up.

    ## screens

    ```yaml
    screens:
      Editor:
        title: New message
        note: Opens with the keyboard up
        image: pictures/editor.png
        input: true
        actions:
          Send: complete sent
          Cancel: { present: DiscardDraft, role: cancel }
        gestures:
          Swipe down: present DiscardDraft
    ```

    | key | meaning |
    |---|---|
    | `title` | the title in the navigation bar, or the text of an alert |
    | `note` | free text |
    | `id` | the [name in code](tests.md#names-in-code) and in tests, if the screen's name does not serve |
    | `item` | the kind of thing, such as `post`, if the screen shows one of many, see [below](#screens-that-show-one-of-many) |
    | `image` | a picture inside the git repository, or without one inside the project's folder, its path as seen from the flow file; shown in diagrams |
    | `actions`, `gestures` | below |
    | `kind` | `screen` (default), `alert`, `actionSheet`, `external` (another app or a website: the user leaves the app), `system` (photo picker, share sheet, camera), `prompt` (Face ID, a permission) |
    | `back` | `shown` (default) or `hidden`: whether Back is offered when a screen is beneath |
    | `tabBar` | `shown` (default) or `hidden`: `hidden` hides the tab bar while this screen is on the visible stack above the root |
    | `lock` | `true` if the screen [locks the app](#locks) |
    | `input` | `true` if leaving the screen loses what the user typed. A button keeps it if its role is `done`, if it sets a variable and is no Cancel, or if its label says so, such as Save. What an entry sets keeps nothing |
    | `clears` | `true` if the app clears the fields whenever the screen goes away without success |
    | `fields` | the [fields](#fields) of the screen |
    | `auth` | the methods of authentication that the screen offers: `password`, `faceID`, `touchID`, `signInWithApple`, `oneTimeCode` |
    | `needs`, `via` | [what must hold](#sign-in-gates) before the screen is shown |
    | `areas` | where taps are in its picture, see [areas](#areas) |
    | `source` | what the screen is in the project that the flow describes, such as `Main.storyboard#a1`; free text |
    | `opened`, `exits`, `complete` | [what the file does not say](#partial-flows) |
    | `allow` | [accepted findings](#accepting-a-finding) |

    Alerts, action sheets, `external`, `system` and `prompt` screens are *one-screen layers*: modal layers with exactly one screen.

    - They are modal in every case, even after `push`.
    - A button on them closes the layer before its steps run: `stay` closes an alert, and `dismiss` also closes what is beneath it
      ([dismiss-beneath-alert](rules/dismiss-beneath-alert.md)). An event (`by: system`) does not close an alert or action sheet.
    - They cannot be a root or a tab, and cannot stand in `replace`.

    A `prompt` is like an alert of the system. It comes over any screen, even an alert, and no arrival follows when it closes. A
    `system` screen covers the whole screen, so the screen beneath arrives again.

    ### Screens that show one of many

    `item: post` says that there are many posts, and that the screen shows one of them:

    ```yaml posts.flow.yaml
    navflow: 1
    title: Posts
    root: { stack: Feed }
    screens:
      Feed: { title: Feed, actions: { Open: push Post } }
      Post: { title: A post, item: post, actions: { Answer: replace Post } }
    entries:
      Notification: push Post
    ```

    ```console
    $ navflow simulate posts.flow.yaml --taps "Open; Notification"
    launch                 Feed
    1  tap Open            Feed › Post(post)
    2  entry Notification  Feed › Post(post) › Post(post)
    ```

    An entry that shows a screen with an `item` can happen while that screen is in front: it shows another one. Without `item`, see
    [entries](semantics.md#system-actions-arrivals-entries). Traces and diagrams write `Post(post)`.

    ### Areas

    `areas` says where the things are in a screen's `image` that a user can tap. It only shows: no rule but
    [unused-area](rules/unused-area.md) and no engine reads it. In the walk of a [review page](review.md) each area is a button.

    ```yaml
    screens:
      Concert:
        image: pictures/concert.png
        areas:
          Buy a ticket: [0.041, 0.869, 0.919, 0.066]         # left, top, width, height, in fractions of the picture
          A row: [[0, 0.2, 1, 0.1], [0, 0.3, 1, 0.1]]        # several places
          Back: [0.041, 0.07, 0.061, 0.028]                  # a gesture
          "Tab: My tickets": [0.667, 0.904, 0.333, 0.096]
        actions: { Buy a ticket: start buy, A row: push Item }
    ```

    - The names are those of taps in scenarios: actions of the screen, its task or its root, gestures, and tabs.
    - A number has at most three decimals. An area must not be empty, and must not reach beyond the picture.
    - Without an `image`, the page draws the areas on the outline of a phone.

    ### Locks

    `lock: true` marks the screen that locks the app, such as a code or Face ID:

    ```yaml lock.flow.yaml
    navflow: 1
    title: Notes with a code
    root: { stack: Notes }
    state: { code: [given, asked] }
    screens:
      Notes: { title: Notes, actions: { Open: push Note } }
      Note: { title: Note }
      Code: { title: Enter the code, lock: true, actions: { Enter: { set: { code: given }, do: dismiss } } }
    entries:
      Asleep: { once: true, set: { code: asked }, present: Code, as: fullScreen, locked: true, aside: true }
    ```

    ```console
    $ navflow check lock.flow.yaml
    proved for every behaviour: 44 rules (phone)
    ✓ no findings in 1 flow (3 screens, 0 tasks)
    ```

    You do not write the condition of a lock. It follows from the entries and the `by: arrival` and `by: system` actions that show the
    lock: the values in their `when`, and the values that they set. Here it is `code: asked`. Values that opening the lock does not change, such as a
    session, do not count if it changes others. While the condition holds, the user must
    see the lock, another screen of its task, or a screen that these show. Two rules check that:

    - [lock-not-shown](rules/lock-not-shown.md): the condition holds and another screen is in front. If an arrival is due, the rule
      looks at the screen after it. It reports nothing where an entry or `by: system` action with the condition in its `when` can
      show the lock.
    - [lock-passed](rules/lock-passed.md): an entry removes or covers the lock, and leaves the condition as it is.

    ### Fields

    Fields are for the rules about signing in and input. Each has a `name` and a `content`: `username`, `password`,
    `newPassword`, `oneTimeCode`, `email`, `phone`, `date`, `number` or `text`.

    ```yaml
    fields:
      - { name: Email address, content: username }
      - { name: Password, content: password }
      - { name: Code, content: oneTimeCode, length: 6, split: true, autofill: true, paste: true }
      - { name: Birthday, content: date, picker: { phone: inputView, pad: popover } }
    ```

    A one-time code can have a `length`, and these features, each `true` or `false`:

    | key | feature |
    |---|---|
    | `split` | a box for each digit |
    | `digitsOnly` | only digits can be typed |
    | `advances` | the cursor moves to the next box by itself |
    | `deletesBack` | Delete moves back to the previous box |
    | `submitsWhenFull` | the last digit sends the code |
    | `autofill` | the keyboard suggests the code |
    | `paste` | a code can be pasted |

    A date can say where its `picker` appears: `inline`, `inputView` or `popover`, for all devices or for each.

    ## tasks

    A task is something that the user wants to get done: buy a ticket, connect a bank, sign in. It *starts*, it *ends* with one of
    its outcomes, and then the user is back where it was started.

    | key | meaning | default |
    |---|---|---|
    | `title`, `note` | free text | |
    | `id` | the [name in code](tests.md#names-in-code) | derived from the name |
    | `kind` | `simple` (one short form), `multiStep`, `fullScreen` (video, camera) | `simple` with at most one screen, not counting one-screen layers; otherwise `multiStep` |
    | `presentation` | how `start` shows it: `push` or a modal style, for all devices or for each: `{ phone: sheet, pad: formSheet }` | `sheet`; `fullScreen` for that kind |
    | `takes` | screens of no task that become the task's, such as imported ones; see [refining an import](#refining-an-import) | none |
    | `outcomes` | the ways in which it can end. `cancel` and gestures produce `cancelled`, which need not be listed | only `cancelled` |
    | `entry` | its first screen, or a list: `start` shows the first one and pushes the others (not to be confused with [entries](#entries), the events from outside) | the first screen in the list |
    | `needs`, `via`, `gives` | [what must hold](#sign-in-gates) before it starts, and what holds after it | |
    | `opened` | `elsewhere`: something that is not in the file starts it too, see [partial flows](#partial-flows) | |
    | `purpose` | `signIn`, `signUp`, `passwordReset` or `onboarding` | none of them |
    | `screens` | its screens | |
    | `pages`, `wraps` | screens of it that stand [beside each other](#pages) |
    | `actions`, `gestures` | actions and gestures on each of its screens, except one-screen layers. A screen's own action of the same name wins; `none` removes one there | |
    | `allow` | [accepted findings](#accepting-a-finding) | |

    Modal styles are `sheet`, `formSheet`, `fullScreen`, `popover` and `inputView` (in the place of the keyboard). A [panel](#panels) is a
    sheet that is not modal.

    ```yaml
    tasks:
      report:
        outcomes: [sent, cancelled]
        actions:
          Cancel: cancel                       # on both screens …
        screens:
          Reason: { actions: { Next: push Details } }
          Details: { actions: { Send: complete sent, Cancel: none, Back to reasons: pop } }   # … but not on this one
    ```

    ### Panels

    A panel is a sheet that leaves what is beneath it usable: the search panel of a map, or a mini-player. In UIKit it is a sheet with
    undimmed detents.

    ```yaml map.flow.yaml
    navflow: 1
    title: A map
    root: { stack: Map }
    screens:
      Map:
        title: Map
        actions:
          Search: { where: { screen: Map }, present: Search, as: panel }
          Tap a pin: push Place
      Place: { title: A place }
      Search: { title: Search, actions: { Filter: push Filter } }
      Filter: { title: Filter }
    scenarios:
      Looking at a place while the search is open:
        taps: [Search, Tap a pin]
        see: { screen: Search, visible: Place, modals: 0 }
    expect:
      - never: { modals: { atLeast: 1 } }
    ```

    ```console
    $ navflow simulate map.flow.yaml --taps "Search; Filter; Tap a pin; Back #2; Swipe down"
    launch            Map
    1  tap Search     Map │ panel: Search
    2  tap Filter     Map │ panel: Search › Filter
    3  tap Tap a pin  Map › Place │ panel: Search › Filter
    4  Back           Map │ panel: Search › Filter
    5  Swipe down     Map
    ```

    - A panel has a stack of its own. It is swiped down like a sheet, unless it is locked. It does not count as a modal layer.
    - The screen beneath keeps its actions and its Back. The tab bar stays in use, too. Their steps act beneath the panel, which stays.
    - The screen beneath presents the panel already, so UIKit lets it present nothing else. With `on: front` the panel presents:
      `{ present: Style, on: front }`.
    - `dismiss`, `unwind` and `root` in an action of the screen beneath begin with the panel, as in UIKit.
    - `{ present: S, as: popover, modal: false }` is a popover with the same effect (`passthroughViews`). On iPhone it is a sheet, as every
      popover.

    [semantics.md](semantics.md#panels) has the details.

    ### Pages

    `pages` lists screens that stand beside each other in one place, such as the pages of an introduction. It is written at the top of a
    task, for screens of that task, or at the top of the file, for screens of no task.

    ```yaml pages.flow.yaml
    navflow: 1
    title: A weather app
    roots:
      start: { task: introduction, then: { done: root cities } }
      cities: { stack: Home town }
    screens:
      Home town: { title: Home town }
      Abroad: { title: Abroad }
    pages: [Home town, Abroad]
    wraps: true
    tasks:
      introduction:
        outcomes: [done]
        pages: [Welcome, Features, Permissions]
        screens:
          Welcome: { title: Welcome, actions: { Skip: complete done } }
          Features: { title: Features }
          Permissions: { title: Permissions, gestures: { Swipe right: none }, actions: { Begin: complete done } }
    scenarios:
      To the last page:
        taps: [Swipe left, Swipe left, { cannot: Swipe left }, { cannot: Swipe right }, Begin]
        see: { screen: Home town }
    ```

    ```console
    $ navflow simulate pages.flow.yaml --taps "Swipe left; Swipe right; Skip; Swipe right"
    launch          Welcome    introduction starts
    1  Swipe left   Features
    2  Swipe right  Welcome
    3  tap Skip     Home town  introduction completed: done
    4  Swipe right  Abroad
    ```

    - `Swipe left` shows the next page and `Swipe right` the one before it. A swipe exchanges the screen: nothing is pushed, and Back does
      not lead to another page.
    - A step to one of the pages, such as `push Features`, shows that page, and swipes lead from it to the others.
    - `wraps: true` puts the last page beside the first.
    - `gestures` removes a swipe, or gives it other steps. Other screens have these gestures only if `gestures` gives them steps.
    - Several lists are written `pages: [[A, B], [C, D]]`. A screen is in one list at most.

    ### Sign-in gates

    `needs` on a screen or a task says what must hold before it is shown. `gives` on a task says what holds after it. If the needs do
    not hold, a step to that screen or task first starts the task that gives them:

    ```yaml gate.flow.yaml
    navflow: 1
    title: A shop
    root: { tabs: [Home, Orders] }
    state: { session: [none, open] }
    screens:
      Home:
        title: Home
        actions:
          Buy: start checkout
          Sign out: { when: { session: open }, set: { session: none } }
      Orders: { title: Orders, needs: { session: open } }
    tasks:
      checkout:
        outcomes: [bought, cancelled]
        needs: { session: open }
        screens: { Pay: { title: Pay, actions: { Pay: complete bought, Cancel: cancel } } }
      signIn:
        outcomes: [signedIn, cancelled]
        gives: { session: open }
        screens: { Form: { title: Sign in, actions: { Sign in: complete signedIn, Cancel: cancel } } }
    scenarios:
      Buying without an account:
        taps: [Buy, { see: { screen: Form } }, Cancel, { see: { screen: Home } }, Buy, Sign in, { see: { screen: Pay } }]
        see: { task: checkout, modals: 1 }
    expect:
      - never: { screen: Orders, tab: Home }
      - never: { task: checkout, state: { session: none } }
    ```

    ```console
    $ navflow check gate.flow.yaml
    proved for every behaviour: 44 rules, 2 expectations (phone)
    ✓ no findings in 1 flow (4 screens, 2 tasks)
    $ navflow simulate gate.flow.yaml --taps "Tab: Orders; Sign in; Tab: Home; Sign out; Buy; Cancel"
    launch           Home
    1  Tab: Orders   Home │ sheet: Form  signIn starts (gate)
    2  tap Sign in   Orders              tab Orders, session: none → open, signIn completed: signedIn
    3  Tab: Home     Home                tab Home
    4  tap Sign out  Home                session: open → none
    5  tap Buy       Home │ sheet: Form  signIn starts (gate)
    6  tap Cancel    Home                signIn cancelled
    ```

    - Gates are at `start`, `push`, `present`, `show` and `tab`, and at taps on the tab bar. `start T` needs what T and its first screens need.
      `replace`, `root` and the launch pass no gate.
    - If the task ends with an outcome that gives what is needed, the step runs as written, and the rest of its list after it. If it ends
      otherwise, neither runs.
    - `gives: { session: open }` holds for every outcome but `cancelled`. Outcomes can also give different values:
      `gives: { signedUp: { plan: free }, signedIn: { plan: paid } }`. The actions on the task's own screens that complete it set these values.
    - If several tasks give the same, `via: signIn` beside `needs` names the one to start.
    - A gate may need another gate. A task that needs itself is an error, [gate-loops](rules/gate-loops.md).
      At most 8 gates in a row and 1,000 for one action are possible; more are an error, [too-large](rules/too-large.md).
    - Needs are decided like conditions: once, before the first change of the action. A `then` has no conditions. So a step behind a gate can
      stand there only if the task before it needs or gives the same values.

    A gate is short for `cases` with a `start`. Traces write `(gate)` after the start, and diagrams show both cases.

    ## Actions

    An action is a label and what it does. There is a short form and longer ones:

    ```yaml
    actions:
      Close: dismiss                                     # a verb
      Next: push BankSelect                              # a verb and what it acts on
      Filter: { present: FilterSheet, as: popover }      # with options: the verb is the key
      Discard: { do: cancel, role: destructive }         # options on a verb that acts on nothing
      Register a bank account: [dismiss, push BankIntro] # several steps, in order
      Remember me: { set: { remembered: yes } }          # nothing but a change of state
      Continue:                                          # the first case whose conditions hold
        cases:
          - { when: { bank: none }, start: connectBank, then: { connected: push Confirm } }
          - push Confirm
      Log in:                                            # any of these may happen; the user cannot choose
        either:
          right: [complete signedIn]
          wrong: { present: WrongPassword, set: { tried: yes } }
      Session expires:                                   # happens without a tap
        by: system
        do: [dismiss all, root signIn]
    ```

    `cases` and `either` are different:

    - With `cases` the app knows which case applies, and you write the conditions. If no case holds, the action is not offered.
    - With `either` the result is not known beforehand: the server answers, or the user fails. navflow tries every result.

    A case can contain an `either`, and a result of `either` can contain `cases`:

    ```yaml
    actions:
      Pay:
        either:
          accepted:
            cases:
              - { when: { receipt: byMail }, push: Thanks }
              - push Receipt
          refused: present Refused
    ```

    The first case whose conditions hold decides what `accepted` does. If no case holds, that result cannot happen. Nothing nests deeper.

    What is not designed yet is a sketch, and an info. navflow checks the rest:

    - an action without a step: `Search:`, `Search: TODO`, `Search: ?`, or a list of labels, `actions: [Open, Search]`
    - a screen that a step shows and that is not written: `Open: push Detail`. If the name resembles another one, it is a spelling mistake
      and an error. Until you write the screen, navflow treats it as one with [`exits: unknown`](#partial-flows).

    ## Steps

    | step | what it does |
    |---|---|
    | `push S`, `push [S, S2]` | shows S on top of the stack in front; the list shows several, the front one last |
    | `present S` | shows S as a new modal layer, with the options below |
    | `start T` | begins task T, with the options of `present`, and `then:` the steps for each outcome after it has ended. An outcome that is not named only returns |
    | `complete o` | ends the task with outcome o. Its screens go away, and the user is where it was started |
    | `cancel` | the same as `complete cancelled` |
    | `pop`, `pop 2`, `pop root`, `pop to S` | goes back on the stack in front: one screen, two, to its bottom, to the nearest S |
    | `dismiss`, `dismiss all`, `dismiss to S` | closes modal layers: the front one, all, all above the nearest one that contains S |
    | `unwind S` | removes everything above the nearest S, layers and stacks |
    | `replace S`, `replace [S, S2]` | shows S in the place of the screen in front, and the further ones of the list on top of it |
    | `show S` | in a [split view](#split-views): makes S the only screen of the next column. Elsewhere: `push S` |
    | `tab S` | selects that tab |
    | `root R` | changes the root of the window to R of `roots` |
    | `set: { variable: value }` | changes state |
    | `stay` | does nothing |

    | option of `present` and `start` | meaning |
    |---|---|
    | `as` | the style; for `present` the default is `sheet`, for `start` the task's `presentation`. `start` can also have the style `push`; `present` can have it on one device only: `as: { phone: push, pad: sheet }` |
    | `locked: true` | the layer cannot be swiped away (`isModalInPresentation`) |
    | `modal: false` | a popover leaves what is beneath it usable, like a [panel](#panels); it has no effect on other styles |
    | `aside: true` | the modal layers in front are set aside until the new one closes; in iOS that needs a second window |

    | option | meaning |
    |---|---|
    | `on: root` | with `push`, `pop`, `replace` and `show`, the step acts on the root's visible stack, beneath all modal layers, which stay. A notification can do that: `{ push: Order, on: root }`. With `present` and `start`, the root presents; UIKit refuses that while something is up |
    | `on: front` | with `present` and `start`, the layer in front presents. The button of a map needs it while the map presents a [panel](#panels): `{ present: Style, on: front }` |

    `{ pop: to S, ifThere: true }` does nothing where S is not on the stack, and that is no finding.

    Inside braces the verb is the key, and the rest of the phrase is its value: `{ pop: to S, role: back }`, `{ dismiss: all }`,
    `{ pop: 2 }`.

    In a list, each step can have its own options:

    ```yaml
    actions:
      Pay:
        do:
          - set: { basket: empty }
          - { start: pay, as: fullScreen, then: { paid: [pop root, tab Orders] } }
    ```

    A list of screens is short for several steps: `replace [S, S2]` means `[replace S, push S2]`. Inside brackets or braces, write it
    with the verb as the key: `[{ push: [S, S2] }, stay]`.

    ## Options of an action

    | option | meaning | on an action | on a case or result |
    |---|---|---|---|
    | `when` | `{ variable: value }`, `{ variable: [v, w] }` or `{ variable: { not: v } }`; all must hold | ✓ | ✓ |
    | `where` | a [pattern](#patterns) that must hold | ✓ | ✓ |
    | `set` | changes variables before the first step | ✓ | ✓ |
    | `do` | the steps, if the verb is not itself a key | ✓ | ✓ |
    | `by` | `user` (default), `system` (no tap: an answer arrives, a timer ends), `arrival` (at once, when the screen comes to the front), `code` (the file does not say) | ✓ | |
    | `while` | `open`, beside `by: system`: it can happen [as long as its screen is open](#answers-that-arrive-late), covered or not. Default: `shown` | ✓ | |
    | `role` | `cancel`, `done`, `close`, `destructive`, `back` | ✓ | |
    | `auth` | the one method of authentication that this action starts | ✓ | |
    | `clears` | `true`: the fields are cleared first | ✓ | |
    | `once` | `true`, only on an entry: it does not happen while the screen that it shows is in front | ✓ | |
    | `id` | the [name in code](tests.md#names-in-code) and in tests, if the label does not serve | ✓ | |
    | `link` | only on an entry: a link to the app that starts it, such as `myapp://receipts`. [Tests](tests.md) open it | ✓ | |
    | `note` | free text | ✓ | |
    | `allow` | [accepted findings](#accepting-a-finding) | ✓ | |

    `when`, `where` and `cases` cannot stand in a `then` or on a single step of a list: navflow decides conditions once, before the
    first step.

    ### Answers that arrive late

    A request that was started on a screen can be answered after the user has gone on. `while: open` says so: the action can happen as long
    as its screen is on the visible stack of the root or in a layer, covered or not.

    ```yaml late.flow.yaml
    navflow: 1
    title: Uploads
    root: { stack: Albums }
    screens:
      Albums: { title: Albums, actions: { Upload: push Upload } }
      Upload:
        title: Upload
        actions:
          Settings: present Settings
          Upload ends: { by: system, while: open, pop: 1 }
          Upload fails: { by: system, while: open, do: present Failed }
      Settings: { title: Settings, actions: { Close: dismiss } }
      Failed: { kind: alert, title: The upload failed, actions: { OK: stay } }
    scenarios:
      An upload that ends behind the settings:
        taps: [Upload, Settings, Upload ends]
        see: { screen: Settings, visible: Albums }
    ```

    ```console
    $ navflow check late.flow.yaml
    late.flow.yaml:11:52: error: "Upload fails" on "Upload" cannot do "present Failed": a layer may stand over its screen [present-while-covered]
      11 |       Upload fails: { by: system, while: open, do: present Failed }
         |                                                    ^^^^^^^^^^^^^^
      how to get here (3 taps, the fewest):
        launch                  Albums
        1  tap Upload           Albums › Upload
        2  tap Settings         Albums › Upload │ sheet: Settings
        3  system Upload fails  Albums › Upload │ sheet: Settings  step failed ✗ present-while-covered
      replay: navflow simulate late.flow.yaml --taps "Upload; Settings; Upload fails"
      met on 2 paths, this is the shortest
      help: let it wait until the screen is in front ("while: shown") [--fix --unsafe-fixes]
      to accept it, write under screen "Upload": allow: { present-while-covered: "the reason" }

    proved for every behaviour: 43 of 44 rules (phone); violated: present-while-covered; 78 other rules need no proof
    ✗ 1 error in 1 flow (4 screens, 0 tasks)
    ```

    Its steps act from that screen: `push`, `pop` and `replace` on its stack, `dismiss` on the layers over it, `complete` on its task.
    `present` fails if a layer stands over it: [present-while-covered](rules/present-while-covered.md).
    [semantics.md](semantics.md#system-actions-arrivals-entries) has the details.

    ### The role of an action

    Without `role`, navflow derives the role from the steps:

    | the action | role |
    |---|---|
    | is only `cancel` | cancel |
    | is only `dismiss` | close |
    | completes its task with another outcome, or has a result that does | done |
    | anything else | none |

    ## Gestures

    Gestures exist without being written: `Back`, `Swipe down`, `Tap outside`, `Return` (from a system screen or a website), `Swipe left` and
    `Swipe right` between [pages](#pages), and
    `Tab: S`. [semantics.md](semantics.md#gestures) says where each is offered. Under `gestures` a screen replaces a gesture's effect,
    or switches it off. A task does so for all of its screens:

    ```yaml
    gestures: { Swipe down: present AskFirst, Back: none }
    ```

    A gesture takes steps only: no conditions, no `either`.

    ## Entries

    An entry is an event from outside that can happen at any moment: a deep link, a notification, a session that expires. Do not
    confuse it with the key `entry` of a task, which names the task's first screen.

    ```yaml
    entries:
      Money received:
        where: { task: { not: charge } }
        do: [dismiss all, tab Payment]
    ```

    An entry is written like an action, without `by`, `role`, `auth` and `clears`. It may happen again while the screen that it shows is
    in front, if that can be something new: a second alert, or a screen that other steps show too. `once: true` on the entry prevents it
    ([semantics](semantics.md#system-actions-arrivals-entries)).

    ## Relaunch

    iOS can end an app that is in the background, and the user can end any app. `relaunch` says that this can happen at any moment, and what
    is still there afterwards. Without this key, navflow leaves it out.

    ```yaml relaunch.flow.yaml
    navflow: 1
    title: A bank
    accountRequired: true
    roots:
      start: { screen: Logo }
      door: { task: signIn, then: { signedIn: root main } }
      main: { stack: Accounts }
    start: start
    state:
      session: [closed, open]
      draft: [empty, written]
    relaunch: { forgotten: [draft] }
    screens:
      Logo:
        actions:
          Known: { by: arrival, cases: [{ when: { session: open }, root: main }, root door] }
      Accounts:
        title: Accounts
        actions:
          Note: { set: { draft: written } }
          Sign out: { set: { session: closed }, root: door }
    tasks:
      signIn:
        outcomes: [signedIn]
        screens:
          Form: { title: Sign in, actions: { Sign in: { complete: signedIn, set: { session: open } } } }
    scenarios:
      The session stays:
        taps: [Sign in, Note, Relaunch]
        see: { screen: Accounts, state: { session: open, draft: empty } }
    ```

    ```console
    $ navflow check relaunch.flow.yaml
    proved for every behaviour: 44 rules (phone)
    ✓ no findings in 1 flow (3 screens, 1 task)
    $ navflow simulate relaunch.flow.yaml --taps "Sign in; Note; Relaunch"
    launch             Logo
       arrival Known   Form      signIn starts
    1  tap Sign in     Accounts  session: closed → open, signIn completed: signedIn
    2  tap Note        Accounts  draft: empty → written
    3  entry Relaunch  Logo      draft: written → empty
       arrival Known   Accounts
    ```

    | key | meaning | default |
    |---|---|---|
    | `forgotten` | the variables that have their initial values again; all others keep their values | none |
    | `restored` | `true`: the root, the selected tab and the stacks are as before, without modal layers. `false`: the first root begins again | `false` |

    - In taps, traces and diagrams the event is called `Relaunch`. It is an entry with the steps `set` and `root`, or `dismiss all`.
    - Only what is there afterwards is judged, not what the relaunch removes: see [lost-at-relaunch](rules/lost-at-relaunch.md),
      [lock-passed](rules/lock-passed.md) and [semantics.md](semantics.md#relaunch).

    ## Patterns

    A pattern describes what is on screen. It stands in `where`, `see` and `expect`. All its keys must hold.

    | key | holds if |
    |---|---|
    | `screen` | this screen is in front |
    | `task` | this task is running; `none`: no task runs |
    | `modals` | so many modal layers are up: a number, or `{ atLeast: n }`. See below |
    | `tabBar` | `shown`: the tab bar can be tapped now; `hidden`: it cannot |
    | `tab`, `root` | this tab is selected; this root is shown |
    | `column` | the column that was used last begins with this screen; see [split views](#split-views) |
    | `visible` | this is the front screen of some column; without a split view, of the root's visible stack |
    | `state` | the variables have these values |
    | `beneath` | this screen is directly under the one in front: on its stack, or in front of the layer beneath (not one set aside) |
    | `below` | this screen is anywhere under the one in front, on the same stack |
    | `shown` | how the screen in front is presented: `modal` (the first of a modal layer), `pushed`, `root` |
    | `front` | `root`: nothing is in front of the root, no layer of any kind; `layer`: a layer is up, such as a sheet, an alert, a prompt or a [panel](#panels) |
    | `device` | it is this device |

    Each value is one word, a list (any of them) or `{ not: … }` (none of them): `screen: [Home, Search]`, `task: { not: none }`,
    `screen: { not: [Home, Search] }`.

    `modals` does not count one-screen layers, `inputView`s, panels, layers that are set aside, and popovers that are shown as popovers.
    `front` counts all of them. So `where: { front: root }` lets an entry wait until nothing is in the way:

    ```yaml
    entries:
      The order is ready: { where: { front: root }, present: Order }
    ```

    `shown` is a key here. In `tabBar: shown`, and in `back` and `tabBar` of a screen, `shown` is a value and means "visible".

    ## Scenarios

    A scenario is an example that `navflow check` runs: taps, and what must then be on screen.

    ```yaml
    scenarios:
      Charging without a bank account:
        device: phone                    # by default: every device of the file
        given: { bank: none }            # by default: each of the initial values
        taps:
          - Charge
          - see: { screen: Charge, modals: 1 }
          - cannot: Register a bank account
          - Choose a method
          - Pay now: refused
          - Back
          - Tab: Home
        see: { screen: Home }
    ```

    | in `taps` | meaning |
    |---|---|
    | `Charge` | a tap: the label of an action, the name of an entry, or a gesture. An action cannot have the name of a gesture |
    | `Pay now: refused` | a tap, and which of its several results happens |
    | `see: { … }` | a pattern that must hold at this moment |
    | `cannot: Charge` | something that is not offered at this moment |

    Actions with `by: arrival` happen by themselves. Write one down only if it has several results.

    An error in a scenario, such as the old name of a button, is reported, and the rest of the file is checked without that scenario.

    If `given` omits a variable with `initial: any`, navflow runs the scenario from each of its values. It must succeed from all
    combinations. If there are more than 1,024, it runs from the first 1,024, and `navflow check` reports it.

    ## Expectations

    An expectation must hold for all behaviours, not only for one example:

    ```yaml
    expect:
      - never: { task: buy, tabBar: shown }
      - name: A seat in three taps
        reachable: { screen: Seats }
        within: 3
      - from: { task: buy }
        canReach: { screen: Concert, modals: 0 }
        device: phone
      - name: Paying can be given up
        from: { screen: Pay }
        canReach: { screen: Concert }
        worstCase: true
    ```

    | form | meaning |
    |---|---|
    | `never: P` | no behaviour leads to P |
    | `reachable: P`, `within: n` | some behaviour leads to P; with `within`, in at most n taps |
    | `from: P`, `canReach: Q` | wherever P holds, the user can still reach Q, without entries |
    | the same with `worstCase: true` | wherever P holds, the user can reach Q by their own taps, whatever each `either` results in, without relying on system actions |

    An expectation must hold for every initial value. `device` restricts it to one device. Reports call it by its `name`, or by its
    pattern if it has none.

    ## Accepting a finding

    Some findings are a decision. Accept them with `allow` on a task, a screen or an action: the rule's id and the reason.

    ```yaml
    tasks:
      connectBank:
        allow:
          modal-over-modal: The bank connection is a task of its own; agreed with the product team on 12 May
        screens:
          BankIntro: { title: Connect a bank }
    ```

    The reason cannot be empty. Reports still count allowed findings. An `allow` that matches nothing is reported.

    ## Partial flows

    A flow can describe a part of an app, for example as much as an import of storyboards finds. Then navflow would report false
    findings: screens that nothing shows, screens without a way out. Marks say what the file does not say.

    | mark | meaning |
    |---|---|
    | `opened: elsewhere` on a screen or a task | something that is not in the file shows it too |
    | `exits: unknown` on a screen | it has actions that are not in the file |
    | `partial: true` at the top of a file | both marks on every screen of this file that does not say `complete: true` |
    | `by: code` on an action | the file does not say what starts it. It is treated as `by: system`, and its screen has `exits: unknown` |
    | `as: unknown` on `present` and `start` | the file does not say how it is shown. It is treated as a push, and nothing is reported about it |
    | `ifThere: true` on `pop: to S` | the step does nothing where S is not on the stack |

    ```yaml wallet.flow.yaml
    navflow: 1
    title: A wallet, as its storyboard says
    partial: true
    root: { stack: Accounts }
    screens:
      Accounts:
        complete: true
        title: Accounts
        source: Main.storyboard#a1
        actions: { Open: push Account, Add: { present: Add, as: unknown } }
      Account: { title: Account }
      Add:
        title: Add an account
        actions: { Done: { pop: to Accounts, ifThere: true } }
      Receipt: { title: Receipt, actions: { Details: push Details } }
      Details: { title: Details }
    expect:
      - from: { screen: Account }
        canReach: { screen: Receipt }
    ```

    ```console
    $ navflow check wallet.flow.yaml
    wallet.flow.yaml:18:5: warning: expectation "from { screen: Account } canReach { screen: Receipt }" is not decided: nothing in the file leads there, but parts that the file omits may [expectation-unproved]
      18 |   - from: { screen: Account }
         |     ^^^^^^^^^^^^^^^^^^^^^^^^^ to line 19
      checked up to 3 taps, no proof beyond that
      help: write what leads there, or remove "exits: unknown" and "opened: elsewhere" where the file says everything

    proved for every behaviour: 43 of 44 rules (phone), apart from what 4 screens marked `exits: unknown` may do and how 4 marked `opened: elsewhere` are shown
    not proved, only checked up to 3 taps: impossible-action on phone; from { screen: Account } canReach { screen: Receipt } on phone
    ? 1 rule and 1 expectation undecided (the file does not say enough); 1 warning in 1 flow (5 screens, 0 tasks)
    ```

    - Something elsewhere can open a marked screen at any moment. Traces show that as the entry `(elsewhere)`, which replaces the root by a
      screen of that name, and a tap there. The tap pushes a screen, presents a one-screen layer, or starts a task.
    - A step that fails only because of how a marked screen was opened is no finding.
    - No rule reports that a screen with `exits: unknown` has no way out, or that something is missing on it. The same holds for screens
      that lead to it, and for their tasks. [impossible-action](rules/impossible-action.md) reports nothing in a flow with such a screen.
    - Verdicts rest on the marks, and reports say so. `canReach` and `reachable` are *undecided*, not violated, if only something outside of the
      file could make them true.

    ## Refining an import

    `navflow import` [writes flow files from a prototype](prototypes.md), and writes them again when the prototype has changed. `refine` in a
    file of your own changes what it wrote. A key replaces the imported key. Actions, gestures and areas are merged by name, and `none`
    removes an action or an area.

    ```yaml account.flow.yaml
    navflow: 1
    partial: true
    screens:
      Account:
        title: Account
        actions: { Delete: present Sure, Receipt: push Page, Help: push Page }
      Sure: { kind: alert, title: Delete the account?, actions: { Delete: stay, Keep: stay } }
      Reason: { title: Reason, actions: { Send: present Sure } }
      Page: { title: Page }
    ```

    ```yaml refined.flow.yaml
    navflow: 1
    imports: [account.flow.yaml]
    root: { stack: Account }
    refine:
      Account:
        title: Your account
        complete: true                 # nothing is missing here
        actions:
          Delete: start deleteAccount  # other steps
          Receipt: none                # not part of the flow
          Log out: stay                # added
      Sure: { actions: { Delete: complete deleted, Keep: cancel } }
    tasks:
      deleteAccount: { outcomes: [deleted, cancelled], takes: [Reason, Sure] }
    ```

    ```console
    $ navflow check account.flow.yaml refined.flow.yaml
    proved for every behaviour: 43 of 44 rules (phone), apart from what 3 screens marked `exits: unknown` may do and how 3 marked `opened: elsewhere` are shown
    not proved, only checked up to 3 taps: impossible-action on phone
    ? 1 rule undecided (the file does not say enough); no findings in 2 flows (4 screens, 1 task)
    ```

    - `takes` moves screens of no task into a task. They come after the task's own screens; the first one is the first screen of a task that
      has none of its own.
    - A screen to refine or to take that does not exist is an error at its place.

    ## Words kept free

    `platform` is not part of version 1 as a key. It is reserved.

    ## Choices

    If a rule above can be read in two ways, navflow reads it like this.

    ### Files

    - **What an import brings.** An import brings screens, tasks and state. The root, devices, entries, scenarios and expectations
      are those of the file that you check. Those of an imported file count when that file is checked itself.
    - **Unused imports.** An import is unused if no other file uses anything that it brings, directly or through its own imports. Files
      that it brings do not count as users.
    - **Fragments.** If a flow of the same check imports a file without a root, that file may use every name that the flow defines. If
      no flow of the check imports it, the fragment and its imports must define all names except tabs and roots.
    - **Importers.** `navflow check part.flow.yaml` also checks the files of the project that import the fragment, and says which.
    - **Folders.** A search of a folder skips these. A file that is named on the command line is always checked.
      - names that begin with a dot, links to folders, and folders called `node_modules` and `Pods`
      - what `include` and `exclude` of the project leave out, and what `exclude` in a folder above it names, up to the top of the git
        repository
      - what the `.gitignore` files of the repository name, also if git tracks it. A folder that is named on the command line is searched
        although `.gitignore` or the `exclude` of a folder above it names it
    - **Files that cannot be read.** A search reads or reports everything else with the name of a flow file. It reports links that lead
      out of the project, broken links, pipes, and names that are not UTF-8. The exit status is then 2.
    - **Patterns for files.** `*` and `?` match within a name. `**` matches any number of folders, even none. A pattern that names a
      folder includes everything in it.
    - **Paths in `.navflow.yaml`.** Patterns and the baseline are relative to its folder. A pattern that leads out of it is a mistake.
      So is a path of the baseline that is absolute or leads out of it.
    - **What `.navflow.yaml` can be.** It is a file, or a link to a file in its folder or below. Anything else with that name is an error.
    - **Several projects.** `navflow check` divides its paths by the nearest `.navflow.yaml` above each. A folder with a `.navflow.yaml`
      inside another folder is a project of its own. Each project is checked with its own settings and has its own report. Formats
      other than text contain all findings in one document. The exit status is the worst one. `--config` makes all paths one
      project. Other commands take paths of one project.
    - **YAML.** Anchors and aliases are allowed. Tags (`!!str`) and a second document are errors. A key that occurs twice in one map is
      an error that shows both places.
    - **Limits.** 64 levels of nesting, 16 MiB per file, 100,000 nodes from aliases, 10,000 imports, and 64 actions with `by: arrival`
      on one screen. Beyond them a file is `too-large`.

    ### Mistakes in a file

    - **Misplaced lines.** A line with a wrong indentation, or among the wrong kind of lines, is reported once. navflow reads the rest
      of the file as if the line stood where it most likely belongs. Findings that follow only from that guess are not reported.
    - **One mistake, one finding.** A clearly misspelt word is reported once, and then read as the correct word. So it causes no
      further findings. The same holds for these mistakes of indentation and missing keys:

      | mistake | for example |
      |---|---|
      | the name of a task is indented too deep, with or without its lines | YAML reads it as a key of the task above |
      | a screen that the file names is indented too deep, in the same way | YAML reads it as a key of the screen above |
      | a key of the file is written among the screens | `tasks:` under `screens:` |
      | a key of a screen stands beside the screen's name | `title:` at the level of the name |
      | names or labels stand beside an empty key, not below it | labels at the level of `actions:` |
      | labels with their steps stand without `actions:` | |
      | screens stand without `screens:` | |
      | options stand beside the label of an action, not below it | `role:` at the level of the label |

    - **Full width.** A full-width colon, dash, comma or `＃`, or a full-width space beside a name, is a mistake in names, lists and
      comments. Texts such as `title`, and the inside of names, may have such characters. `[あり、なし]` is one name only if the file
      uses it as one elsewhere.
    - **Many mistakes.** Every mistake is reported. Suggestions of the correct word stop after about twenty million compared letters.

    ### Words

    - **`none` is no task.** In patterns, `task: none` means that no task runs. So no task can have that name.
    - **One spelling.** The outcomes `canceled` and `cancel` are mistakes. Gestures and `cancel` end a task with `cancelled`, and another
      word would be another outcome.
    - **Quotes in a phrase.** `push "Bank select"` and `push Bank select` are the same.
    - **`not` in `when`.** `not` stands before a value: `when: { plan: { not: paid } }`. Before a variable it is a mistake.
    - **`name #2`.** If two things on offer have one name, scenarios call the second one `name #2`. Reports and `simulate` do the same.

    ### Findings

    - **One cause, one finding.** Occurrences are one finding if they agree in the rule, the task, and the action's place in the file.
      If a finding has no task, its screen counts instead. The other places become notes. The highest severity applies, and the report
      gives the number of paths. Everything that one step does to several tasks or screens is one finding, which lists them. So are
      findings with the same cause, if one of their rules [defers to](rules.md) the other.
    - **Where `allow` counts.** An `allow` on a task counts for findings about that task. One on a screen counts for findings about the
      screen, or about no task. Allowed and other occurrences are never one finding, and neither is listed in the other.
    - **Several flows with one import.** A defect in the imported file is reported once. A *missing* thing (`unreachable-screen`,
      `impossible-action`, `unused-task`) is reported only if it is missing in every flow of the run that imports the file. A fragment
      that a checked flow imports reports nothing by itself, because the flow knows more. The same holds if the flow
      belongs to another project of the run.
    - **`unused-allow`** reports nothing if its rule did not run, or has not seen every behaviour.
    - **`unreachable-screen` and `impossible-action`** report something only if every behaviour on every device was explored.
    - **A way out.** An action that shows an alert or action sheet is a way out too, if an action there leaves or cancels.
    - **Verdicts of several flows** are combined: for each property and device, the worst one counts.

    """#
}
