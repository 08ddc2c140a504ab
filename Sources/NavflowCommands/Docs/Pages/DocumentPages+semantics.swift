// swift-format-ignore-file
// "make docs" writes this file from Docs/semantics.md.

extension DocumentPages {
  static let semantics = #"""
    # What a flow means

    `navflow simulate` runs one behaviour of an app, and `navflow check` explores all of them. Both follow this page. Every step and
    gesture has exactly one meaning. If something here surprises you, it is usually what UIKit does.

    - [What is on screen](#what-is-on-screen) · [Tasks](#tasks-start-to-end) · [How a task ends](#how-a-task-ends) ·
      [Steps](#steps)
    - [Split views](#split-views) · [The keyboard's place](#the-keyboards-place) · [Panels](#panels) ·
      [Gestures](#gestures) · [Devices](#devices)
    - [System actions, arrivals, entries](#system-actions-arrivals-entries) · [Relaunch](#relaunch) · [Verdicts](#verdicts) · [Choices](#choices)

    ## What is on screen

    At any moment there are:

    - **The root**: what the window shows at the bottom. It is one stack, or a bare screen, or tabs, or a [split view](#split-views).
      Each tab has its own stack, and one tab is selected. The visible stack of the root is *layer 0*.
    - **Modal layers** above the root, the last one in front. Each has a style and a stack of its own, and can be locked.
    - **The state**: one value for each variable.

    Alerts, action sheets, `system`, `external` and `prompt` screens are *one-screen layers*. Nothing can be pushed on them. Their buttons close
    the layer before the steps run. So `dismiss` on a button of an alert closes what is beneath the alert.

    Only a button closes an alert or action sheet. A `by: system` or `by: arrival` action of its screen does not: it writes `dismiss` first.
    The other one-screen layers close for such an action too, because the system or the other app answers with it.

    Every screen on a stack is an instance of its own. The same screen can be on a stack twice. Going back from the upper instance
    shows the lower one.

    The *screen in front* is the top of the layer in front. `navflow simulate` and every trace draw all this as one line:

    ```
    Payment │ sheet: Charge › ChargeMethod
    ```

    Here the root's stack holds Payment. Above it is a sheet whose stack holds Charge and, in front, ChargeMethod.

    **Layers set aside.** `aside: true` on `present` or `start` hides the modal layers in front until the new layer closes. Then they
    return unchanged. In iOS this needs a second window. While layers are set aside:

    - They do not count, cannot be swiped, and are skipped by `beneath`.
    - A screen that a step shows and a later step of the same list sets aside counts as shown.
    - Their tasks go on and are not interrupted. `complete`, returns from a task, and `dismiss to` find them.
    - `dismiss all`, `root`, and a `dismiss to` or `unwind` to something below them remove them too.

    The layers are set aside before the step checks its own conditions. So a lock screen can cover even an alert.

    ## Tasks, start to end

    `start T` shows the first screen of T and records three things:

    | recorded | meaning |
    |---|---|
    | the **first screen** | the instance with which the task began. When the task ends, everything from there upward goes away |
    | the **return point** | what is directly beneath that instance: on its stack, or in front of the layer beneath, even if that layer is set aside. The `then` of the step is recorded with it |
    | the **origin** | the screen that was in front when the step ran: the place that the user came from |

    Two special cases of the origin:

    - If earlier steps of the same tap interrupted another task, the origin is the screen in front before those steps.
    - If `replace` began the task, the origin is the screen at the return point.

    **The running task** is the nearest task from the screen in front downward, through the layers. A task can run inside another one.

    **Tasks without `start`.** A task also begins if plain `push`, `present`, `replace`, `tab` or `root` shows one of its screens, unless it
    is the running task already. Many apps are built like that, and navflow is made to find it. Such a beginning has no `then`. If the
    screen is not the task's first screen, that is a separate finding.

    **Screens of no task.** A screen of no task that is shown while a task runs, such as a page of terms, belongs to that task while it
    is there.

    **Ending.** `complete o` and `cancel` end one task:

    | written in | ends |
    |---|---|
    | an action | the task that was running when the action fired, never its parent |
    | a `then` | the task that is running where the `then` begins |
    | an entry | the task that is running when the step runs |

    Then, in this order:

    1. Everything from the task's first screen upward goes away: screens on its stack, then the layer if the task began one.
    2. The screen now in front is what the task *returned to*. navflow compares it with the origin here, before anything moves on.
    3. The steps that `then` names for the outcome run.
    4. The rest of the action runs.

    **Ending after the screens have gone.** Some apps close the screens first and report afterwards. `complete` still gives the task its
    outcome, and nothing is interrupted, under two conditions. The action is one of the user, and only its own `pop`, `dismiss` and
    `unwind` removed the task. The origin is judged at the moment of the removal. The `then` runs only if nothing beneath the task was removed too.
    In every other case a `complete` without its own task fails.

    If an earlier step of the action left the task in another tab, the task ends there. It counts as returned to the screen in front.

    **Tasks in one-screen layers.** If a task's first screen is an alert or another one-screen layer, an action closes that layer before
    its steps run. What happens to the task depends on the action:

    | the action | the task |
    |---|---|
    | shows another of its screens by `push`, `present` or `replace` | goes on with that screen. Its return point is what is directly beneath that screen |
    | has `complete` or `cancel` | ends |
    | has none of these | is cancelled before the other steps run |
    | has some of these, and none succeeds | is cancelled after the last step, and its `then` runs |

    The closing of that first layer is never an interruption.

    **Tasks at a root.** A root, or a tab, can show a task's screen (`root: { task: T }`).

    - The task begins when that root is in front for the first time. It has no origin and no return point.
    - When it ends, the stack is back at its first screen and the root's `then` runs. If that screen is still there afterwards and belongs
      to the task, the task begins again. (A `replace` can have put another screen there.)
    - A `root` step in an action of one of its screens completes the task. A `root` step in an entry interrupts it.
    - As long as only the root's own screen and screens of no task are on the stack, the task has not gone on. Then another tab does
      not abandon it, and a `root` step does not interrupt it.
    - If the task began again in an action, and a later step of the same action removes it, its beginning and its end are not
      reported.
    - In a tab that is not selected, the task begins again when the tab is selected.
    - `replace` at the bottom of a root can put a task's screen there. Then that task is a task at a root. The root's `then` runs only
      after the task that the root names.

    **Outcomes that a task does not declare** are an error of the file if the screen belongs to that task. On a screen of no task, or in
    an entry, they are an error only if no task declares them. Otherwise the step fails when it runs.

    ## How a task ends

    | a task is | by |
    |---|---|
    | *completed* | `complete` with an outcome |
    | *cancelled* | `cancel`, or a gesture that removes its first screen: Back, a swipe, a tap outside, Return, a tap on the selected tab. The outcome is `cancelled`, and its `then` runs |
    | *abandoned* | a gesture or a `tab` step that selects another tab, also beneath a modal layer of the task. The task is alive but out of sight |
    | *interrupted* | any other step that removes it without ending it |

    **Cancelling without `cancel`.** A user's action of only `pop`, `dismiss`, `unwind`, `set` and `stay` can remove the first screen of the
    running task. Then the task is cancelled, not interrupted. The tasks around it that go away with it are still interrupted.
    The action may also close layers over the task. If such a layer does not start with a screen of the task, the tasks that
    the action removes beneath it are interrupted. The steps of a `then` that a user's action or gesture triggered are judged in the same way, separately.

    **Several at once.** Tasks that go away together end from the inside out. Several cancelled tasks may have a return point that is
    still there. The outermost of these tasks runs its `then` and is judged for where it returned. The tasks inside it only end. The `then` runs after the step that
    removed the task, before the action's next step.

    **Interruption is judged at the step** that removes the task. An app that shows the same screen again afterwards has still interrupted
    the user. If you must not stack sheets, write `aside: true`. It hides the layers in front, shows the new one, and brings the old ones
    back.

    ## Steps

    A step that cannot run changes nothing and is a finding. The steps after it still run.

    | step | effect | when it cannot run |
    |---|---|---|
    | `push S` | a new instance on the stack of the layer in front | that layer has no stack (a one-screen layer, a bare root): `push-without-stack` |
    | `present S` | a new modal layer | over an alert, an action sheet or a prompt: `present-over-alert`, or `stacked-alerts` for an alert over an alert. From a screen that already presents a layer: `present-while-covered`. A prompt can come over an alert or action sheet. Over a popover it runs, and is a finding |
    | `pop` | removes the top of the stack | only the bottom is left: `pop-at-root` |
    | `pop n` | removes n screens | it would remove the bottom: `pop-to-absent`, and no screen goes away |
    | `pop to S`, `pop root` | goes back to the nearest S, or to the bottom. Already there: no effect, no finding | S is not on this stack: `pop-to-absent` |
    | `dismiss` | closes the layer in front | there is none: `dismiss-without-modal` |
    | `dismiss all` | closes all modal layers. No layer: no effect, no finding | |
    | `dismiss to S` | closes all layers above the nearest one that holds S. S in the layer in front: no effect, no finding | no layer holds S: `dismiss-to-absent` |
    | `unwind S` | removes every layer and screen above the nearest S | there is no S: `unwind-to-absent` |
    | `replace S` | S takes the place of the screen in front, see below | in a one-screen layer: `replace-without-stack` |
    | `show S` | in a [split view](#split-views), S is the only screen of the next column. Elsewhere as `push` | as `push` |
    | `tab S` | selects the tab. Every tab keeps its stack, and modal layers stay. If an action or entry does only that behind a modal layer, it is a finding: `change-behind-modal` | the current root has no such tab: `tab-absent`. If no root of the file has it, that is an error of the file |
    | `root R` | a new root with new stacks, and no modal layers | with layers up, other than an `inputView`, it runs and is a finding, `root-swap-under-modal`: on a device the old layer can stay on screen |
    | `complete o`, `cancel` | see above | no task of its own runs: `complete-without-task` |
    | `start T` | shows the first screen of T: in the style `push` as `push` does, in any other style as `present` does | as `push` or `present` |
    | `set`, `stay` | changes the state; no effect | |

    **`replace S`** has these effects on tasks and stacks:

    - A task that began with the old screen goes on with S. If S belongs to another task, the old task is interrupted and the new one
      begins.
    - A screen of the task that runs beneath begins nothing.
    - At the bottom of a tab or a stack, S is the new bottom. The tab keeps its name.

    **`on: root`** lets a step act as if no layer were up: on the root's visible stack, beneath all layers, which stay. An `inputView` in
    front closes first, as usual. The lowest layer then returns to the screen that the root shows by then. If an action or entry does
    only that behind a modal layer, it is a finding: `change-behind-modal`. An action of the user that also sets a variable is none.

    **Who presents.** In UIKit one view controller presents one thing at a time.

    | written | presents |
    |---|---|
    | nothing | the layer in front. For an action of the screen beneath a panel, and for `while: open`, that screen |
    | `on: root` beside `present` or `start` | the root |
    | `on: front` beside `present` or `start` | the layer in front, also for an action of the screen beneath a panel |

    `present`, and `start` as a layer, fail while that one presents already: `present-while-covered`. Not presented in this sense are an
    `inputView`, a prompt, another app (`external`), and what `aside: true` shows in a window of its own.

    **Before the first step**, navflow decides `when` and `where` once, before anything changes:

    - Of `cases`, the first one that holds is taken. If none holds, the action is not offered.
    - Each result of `either` whose conditions hold can happen, all under the one button. If a result has `cases`, the first one that
      holds is taken. If none holds, that result cannot happen.
    - `set` runs before the first step: of the action, then of the case, then of the result.

    **Behind a gate**, a list of steps becomes two lists, each with its own condition. The first is the list as written. The
    second begins T where the gate is: with a gate T before `push Pay`, `[push Cart, push Pay, push Done]` becomes
    `[push Cart, { start: T, then: [push Pay, push Done] }]`. A tap on a tab runs the second list where its
    condition holds. Elsewhere the tap has its usual effect. See [sign-in gates](language.md#sign-in-gates).

    ## Split views

    On iPad a split view has two or three *columns*. Each column is a stack of its own. One of them is *in use*: the one that was used
    last. At first that is the column that `collapsed` names, or the first one. Its stack is layer 0, and its top is the screen in front.

    ```
    Mailboxes ‖ Messages › Search ‖ Message
    ```

    - As long as no layer is up, the front screen of every column offers its actions, and `Back` of its column. Such a tap first makes its
      column the one in use. Conditions are decided as if it already were.
    - Things on offer come in this order: the column in use, then the others from left to right. Of two with one name, the later one is
      called `name #2`.
    - While an `inputView` is up, only the column in use can be used.
    - `push`, `pop`, `replace`, `unwind`, `show` and `start` as a push act on the column that was in use when their list of steps began.
      If no column of this split view was visible then, they act on the last column: after `tab` or `root`, for example. In an entry, and
      in each `then` of an entry, they always act on the last column.
    - `show S` uses the next column to the right. In the last column it uses that column itself. Everything on that column's stack
      goes away, which interrupts its tasks, and S is its only screen. Only a task that shows another of its own screens goes on.
    - With layers up, every step acts on the layer in front, and `show S` is `push S`.
    - Using another column abandons nothing, because all columns stay visible. If another tab is selected, the tasks of the column in use
      are abandoned. When a tab is selected again, the column in use is the one from the
      beginning.
    - The first screens of all columns come to the front with their root. When a layer closes, only the screen under it comes to the front
      again.
    - `tabBar: hidden` counts only in the column in use.

    On iPhone a split view is one stack. Its first screen is that of the first column. If `collapsed` names another column, the screens of
    the columns up to that one stand on it. Nothing else is different from `{ stack: … }`.

    **Several screens at the beginning.** With `{ stack: [A, B] }` the stack holds A, and B above it, when the root comes up. They are shown
    without a step. So B cannot belong to a task.

    ## The keyboard's place

    A layer of style `inputView` takes the place of the keyboard, such as a date picker under a form. It is not modal, does not count as
    a modal layer, and has no stack. The screen beneath stays usable: its actions, its swipes between pages, and Back
    and Swipe down of its layer are still offered.

    - Most steps of such an action first close the inputView, as a tap outside would. Then they act on the layer beneath. Exceptions are
      `stay`, `set`, `dismiss`, and steps that show an alert, action sheet or prompt.
    - `dismiss` in an action of the screen beneath closes the inputView and then the layer.
    - Back and Swipe down of the layer beneath also close the inputView. So does a swipe between pages.
    - The ending of the inputView's own task does not count as an action of the screen beneath.
    - In an action of the screen beneath, the running task is the one that runs on that screen.
    - The steps of the inputView's own screen, of an entry and of a `then` close it in the same way. There `dismiss` closes only the
      inputView. `complete` of the inputView's own task ends that task and does not close it first.
    - If the screen beneath is an alert or another one-screen layer, each of its actions closes the inputView. Then the one-screen layer
      closes, as before any action.
    - If a step closes an inputView, the origin of a task that the step starts is the screen in front after the closing.
    - If an action itself has shown the inputView, a later `dismiss` of that action treats it like any other layer.

    ## Panels

    A layer of style `panel`, or a popover with `modal: false` on iPad, leaves what is beneath it usable. It has a stack, and it is not modal.

    ```
    Map › Place │ panel: Search › Filter
    ```

    - The screen in front is that of the panel. Patterns are about it, also in the conditions of the screen beneath. `visible` asks for the
      front screen of the root.
    - The actions of the screen beneath, its `by: system` and `by: arrival` actions, its Back, its swipes between pages, the root's actions and the tab bar stay on
      offer. If two things have one name, the panel's comes first, and the other one is `name #2`.
    - Their steps act as if the panel were not there. It stays, with its stack, above what they lead to. The running task is the one that
      runs beneath.
    - Their screen presents the panel already, so `present`, and `start` as a layer, fail: `present-while-covered`. With `on: front` the
      panel presents. The new layer stands above the panel. When its task ends, the steps of its `then` act beneath the panel again.
    - If the panel goes with a task that the same action ends, the screen can present again.
    - An action of the screen beneath with `dismiss`, `unwind` or `root` acts on the panel in front. So `dismiss` closes the panel.
    - If a task ends beneath a panel, and the panel shows a screen of it, then the panel goes, too.
    - When a panel closes, it returns to whatever is beneath it. That always counts as a return to the origin.
    - Several panels on each other: the front one and what is beneath all of them can be used.
    - In a split view, only the column in use can be used beneath a panel.
    - Entries, and steps of the panel itself, act on the panel. `on: root` acts beneath it.
    - `aside` has no effect with a panel.

    ## Gestures

    Gestures exist without being written. Most problems are there.

    | gesture | offered if | effect |
    |---|---|---|
    | `Back` | the stack in front holds more than its bottom, and the screen in front does not say `back: hidden`; the same beneath a panel | `pop` |
    | `Swipe down` | the layer in front is a `sheet`, `formSheet` or `panel` and not locked | the whole layer closes |
    | `Tap outside` | the layer in front is an unlocked `popover`, an `inputView`, or, on iPad, an action sheet | the layer closes |
    | `Return` | a `system` or `external` screen is in front | the user comes back without a result: the layer closes |
    | `Swipe left`, `Swipe right` | a [page](language.md#pages) is on that side of the screen in front | the page takes its place, as by `replace` |
    | `Tab: S` | no layer but panels is up, the root has tabs, and the tab bar is shown | selects the tab; if it is selected already, goes back to its bottom |

    `gestures` on a screen or task replaces a gesture's steps, or switches it off. Such steps count as a user's action. `Swipe down` with
    its own steps is also offered on a locked layer, because iOS tells the app about the attempt.

    ## Devices

    `phone` is iPhone and `pad` is iPad.

    - On iPhone, a `popover` or `formSheet` behaves like a `sheet`. On iPad each style is itself.
    - A style that is given for a device is used as it is written. On a device without one, the task's `presentation` applies (for
      `start`), and then the default.
    - With the style `push`, `aside` has no effect.
    - A one-screen layer that is shown by `push` or `start` follows the conditions of `present`.

    ## System actions, arrivals, entries

    | kind | when it happens |
    |---|---|
    | `by: system` | at any moment while its screen is in front and its conditions hold. The user does not tap |
    | `by: system`, `while: open` | at any moment while its screen is on the root's visible stack or in a layer, and its conditions hold |
    | `by: arrival` | by itself, when its screen comes to the front |
    | `entries` | at any moment while their conditions hold, also over their own screen if that can show something new (below) |

    For `while: open` on a screen that cannot be used, because something covers it:

    - Of several instances, the topmost one is meant. Conditions are about what is in front.
    - `push`, `pop`, `replace` and `show` act on the stack of that screen, beneath all layers over it. These stay.
    - `present`, and `start` as a layer, fail if a layer stands over it: `present-while-covered`. With `on: front` the layer in front
      presents, and the rest of the list acts on what is in front.
    - `dismiss` closes the layers over it. Without one, it closes the screen's own layer.
    - `complete` and `cancel` end the task that runs on that screen, with everything above its first screen.
    - The other steps act as everywhere. After `dismiss`, `complete`, `unwind` or `root`, the rest of the list acts on what is in front.
    - If a task ends beneath layers that show a screen of it, they go, too.

    For `by: arrival`:

    - A screen comes to the front if it is shown or uncovered. The closing of an alert, action sheet, prompt, popover, panel or inputView does
      not count. Beneath a panel, a screen arrives as if the panel were not there.
    - While an arrival action is due and its conditions hold, nothing else can happen.
    - If several are due, the first one in the file runs first.
    - Each runs once per arrival, until the screen is covered by more than an alert, action sheet, prompt, popover, panel or inputView.

    For `entries`: an entry that has more steps than `set` and `stay` brings this app to the front. An `external` screen in front closes
    first, as before an action of its own.

    The screen of the last step that shows one is the entry's own screen. While it is in front, but not as a root, the
    entry happens again in three cases:

    - Other steps in the file show that screen too, with a different list of steps. So the screen in front may be about something else.
      Lists are different if their effects are: `{ present: News, as: sheet }` is the same as `present News`. `set`, `stay`, and the `then` of
      a `start` in the list do not count. A list under some `then` is a list like any other.
    - The screen is an alert or action sheet. It would come a second time.
    - The screen has an [`item`](language.md#screens-that-show-one-of-many). The entry shows another one.

    With `once: true` the entry never happens while its own screen is in front, unless it is the root.

    ## Relaunch

    A flow with [`relaunch`](language.md#relaunch) has an event more: the app ends, and the user opens it again. It can happen at any
    moment, except while a `by: arrival` action is due.

    1. The `forgotten` variables get their initial values.
    2. Without `restored`, the root of the launch begins again, with new stacks and without modal layers. With `restored: true`, all modal
       layers go away, and the stacks stay.
    3. The screen in front comes to the front, so its `by: arrival` actions are due. With `restored: true` this does not hold for a screen
       that was under an alert, action sheet, prompt, popover, panel or inputView.

    The tasks that go away end without an outcome. No `then` runs. Neither that, nor lost input, nor anything else that the relaunch itself
    does is a finding. These are findings:

    | afterwards | rule |
    |---|---|
    | the condition of a [lock](language.md#locks) holds, and another screen is in front | [lock-passed](rules/lock-passed.md) |
    | a task that the user must finish is not in front. Such a task lists no `cancelled`, and no gesture leaves it. A root, an entry, the system or a sign-out has shown it | [lost-at-relaunch](rules/lost-at-relaunch.md) |
    | a task is gone, and a variable keeps a value from the middle of the task. The task would set more, and nothing outside of it asks for that value | [lost-at-relaunch](rules/lost-at-relaunch.md) |

    Whatever a user can do afterwards is judged as usual. `from … canReach` counts no relaunch, as it counts no entry.

    ## Verdicts

    navflow gives each rule about behaviour, and each expectation, one verdict on each device:

    | verdict | meaning |
    |---|---|
    | `proved` | It holds for everything that can happen, however long the user goes on tapping. |
    | `violated` | It does not hold. The finding has the taps that lead there, and the simulator replays them before they are reported. |
    | `bounded(k)` | Undecided: nothing within `k` taps violates it, and there is no proof beyond that. |

    **How navflow counts taps.** Taps, gestures, system actions and entries count one each; arrivals count none. Among equally
    short traces navflow prefers fewer entries, then fewer system actions. A finding calls its taps "the fewest" only where
    no shorter trace exists. Where it cannot know that, the trace is still real, but it may not be the shortest.

    **Why something is undecided.** Undecided never counts as success ([exit status](ci.md#exit-status)). It has one of these causes:

    | cause | explanation |
    |---|---|
    | The time limit or Ctrl-C ended the check | Give it more time |
    | Several tabs, or columns of a split view, influence each other | navflow forgets which stacks wait in the other tabs at the same time, and with which values. So it may consider a combination that cannot happen. It reports no finding from such a combination, because it finds no taps that lead there. But it cannot prove the rule either |
    | Variables have too many values together | navflow distinguishes up to 64 combinations of values. Beyond that, conditions on the remaining variables may or may not hold. The report names these variables. Give them fewer values, or let fewer conditions depend on them |
    | A way out depends on what lies beneath | navflow proves a way out of a task or a layer only if it works on every stack beneath. If one stack has no such way, other stacks may be undecided with it |
    | In a flow with split views, something happens `by: arrival` | It can happen in one column before a tap in another. So navflow does not prove a way out |
    | A condition asks what is `visible` in another column | navflow forgets which screens the other columns show at the same time |
    | The file does not say enough | In a [partial flow](language.md#partial-flows), what is not in the file may lead to the screen that an expectation asks for |
    | An action with `while: open` completes or cancels a task that began over its root | navflow does not follow it through layers, and then proves nothing about the flow. Close the layers first, with `dismiss all` |
    | The flow does something that navflow does not follow symbolically | One example is more than eight nested `then` lists |

    If navflow gives up, it tries small changes of the flow, and names one with which most of these rules would be decided:

    ```
      undecided because of "Driver found": with `where: { screen: Finding }`, 42 more rules would be decided
    ```

    [verification.md](verification.md) explains how the engines decide, for people who work on navflow.

    A check that takes more than a second shows its progress on a terminal: the file, the device, the question, and the finished part. Ctrl-C and `--time-limit SECONDS` end it early. The report then has every finding up to that moment, and calls
    everything else undecided. Without a time limit navflow gives up on flows with too many behaviours, after some seconds. With one, it
    first does what it does without one. Then it tries to decide the rest until the time is up.

    **Violated, and other places undecided.** A rule can have a finding, accepted or not, while navflow has not excluded that it is
    violated in other places, too. The report then lists the rule with "(other places)", and it counts as undecided.

    ## Choices

    If a rule above can be read in two ways, navflow reads it like this.

    ### Steps and tasks

    - **Entries over their own screen.** With several cases or results, each of them is judged separately. Each has its own screen
      and its own list of steps.
    - **Root actions and the keyboard.** In a root without tabs, the root's own actions are also offered while only an `inputView` is up.
    - **`aside` and the keyboard.** `aside: true` has no effect with the style `inputView`, which leaves the screen beneath usable.
    - **Tasks that begin elsewhere.** If the action leaves the user's screen before the step that begins a task, no ending can
      return there. That is one finding, at the action that began the task, for all endings together.
    - **Several interruptions in one tap.** The origin of a task that begins afterwards is the screen in front before the first step that
      interrupted one. The steps after an ending are part of the tap that triggered it. An entry and a `by: system` action are no taps. For
      them the origin is the screen in front when the step runs.
    - **`complete` after screens have gone.** With `[dismiss, …, complete done]`, the `then` acts on what is in front at that moment.
    - **Tasks that begin with an alert.** They are judged, when they end, by the screen in front then. If the alert's action replaces the
      first screen of another run of the same task, that run goes on with the new screen. The alert's own run is cancelled.
    - **Return points that change.** A later step of the same action can replace the screen that a task returns to. The return point still
      counts as being there, and the `then` runs.
    - **`set` and the `then` of a cancelled task.** The action of an alert with which a task began can cancel the task. Its `set` happens
      first, then the `then` runs. A `set` of the `then` has the last word.
    - **Layers that an action closes.** An alert that belongs to no task is a layer like any other. If an action closes such an alert, tasks
      that it removes beneath are interrupted. The closing of an alert for its own button does not count.
    - **A failing step** still closes an `inputView` in front first.
    - **Steps for Return or Tap outside.** On a one-screen layer, the layer closes before such steps, as before any action.
    - **A task at a root** with only the root's screen and screens of no task on the stack ends without a report when another root comes. So does one that began
      again in the same action.
    - **`dismiss to` and `unwind`** treat the root's visible stack as a layer. `dismiss to Payment` works if Payment is a tab.
    - **The tab bar** cannot be tapped while an `inputView` is up.
    - **Arrivals under alerts.** An action that is due on a screen stays due while an alert, action sheet, prompt, popover, panel or `inputView` is
      directly above it. It does not matter what stands above that.
    - **Lost input.** A screen with input that is *replaced* is no loss, because forms often continue like that. If the user gives up the
      task on a later page, the input is lost then. That is judged on the first trace to each way of giving up.
    - **Two taps with one name.** If two things on offer have one name, taps call the later one `name #2`.

    ### Findings and proofs

    - **Asking first.** An alert or action sheet asks if one of its buttons keeps everything, such as Stay. The user has confirmed a loss with
      another button only if that button has `role: destructive` or changes the root. Otherwise the question may be a menu.
    - **The number of modal layers.** `modal-over-modal` counts up to the limit `modalDepth`. `modal-depth` reports more, with its own trace.

    - **Stuck users are reported once.** Where nothing is offered, `dead-end` reports it:
      - `endless-task` and `modal-trap` are listed in its finding, and their verdict is `violated` if the place is in a task or a layer. With
        `dead-end` off, or with `--only` and one of the two, they report it.
      - Such a place is no way out. `endless-task` and `modal-trap` report a screen that only leads there.
      - If nothing leaves a layer, `modal-without-exit` is listed in the finding of `modal-trap`, `endless-task` or `dead-end`.
    - **Which tasks and layers are checked for a way out.** All tasks, and all modal layers that do not belong to a task. Covered ones count too:
      if a layer always reappears, the screen beneath it never comes to the front again. If several are stuck at once, the innermost one is
      reported, as the cause. A task that waits in another tab is not checked while it waits.
    - **Expectations and initial values.** `reachable` must hold from every initial value separately. `within` is measured for the worst of
      them.
    - **"Is there still a way?"** `canReach`, endless tasks and modal traps ask this. The search counts everything beyond its depth as a way.
      So a "no" is certain, and a search that stopped early raises no false alarm.
    - **The worst case** of `canReach` is a game: the user chooses the action, and an opponent its result. System actions and entries neither
      help nor hinder. On stacks that grow without bound, a proof uses only actions with a single result. Without one the expectation is
      undecided.
    - **`--engine search`** explores 24 steps and 12,000 configurations, unless told otherwise:
      - A configuration with 30 screens or more counts as several.
      - At the limit, the search still finishes the current step, unless that doubles the number of configurations.
      - More than a hundred arrivals in a row count as a loop, and nothing is proved behind it.
      - `--engine exact` is the same as `auto`.
    - **Counting modal layers.** Findings distinguish up to nine. A pattern with a higher number is still judged exactly.
    - **Steps that wait for many endings.** In `then: { done: [complete done, push S] }` a step waits until another task ends, and such
      lists can wait for one another. A single action can then read a whole stack and write another one in its place. No engine can
      decide that for all flows. navflow follows eight such lists. Beyond that, only the search decides.
    - **Transitions that need two tabs' stacks at once** are not followed by the proof, so only the search decides them. Two examples: a
      `complete` of a task that a `tab` step left behind under another task, and a second `root` step after one that removed tabs.
    - **Stacks that grow without bound:**
      - A finding shows the taps to a cycle, and one turn of it.
      - Of several cycles that share a screen, one is shown. If the file accepts it, navflow also shows one that the file does not
        accept, from the 300 nearest paths that make the stack grow.
      - A cycle of pushes that only entries continue is no finding, unless one turn is one entry that puts its screen on itself. One of
        layers is an info. If only entries with `once: true` open the layers, it is no finding.
      - `modal-over-modal` and `modal-depth` are listed in `growing-layers` where they are part of such a cycle. Their verdict is
        `violated`. If `growing-layers` is off, they report it themselves.
    - **Loops of arrivals** (`arrival-loop`) come back to where they were, or repeat the same round three times after 180 arrivals in a row.
      Results of `either` count: a screen that tries again by itself after each failure can do so forever. If arrivals
      do neither and do not end, or 2,000 transitions have been explored, the rule is undecided.
    - **Before the first tap** (`alert-at-launch`), system actions and arrivals run, up to 1,000 configurations. Beyond them nothing is
      proved.
    - **The sign-in in the way** (`login-wall`) is not proved in three cases:
      - There are more than 64 combinations of initial values.
      - There are more than 4,000 configurations before anything useful.
      - A screen can be pushed on itself without end.

    """#
}
