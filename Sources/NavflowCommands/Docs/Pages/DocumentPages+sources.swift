// swift-format-ignore-file
// "make docs" writes this file from Docs/sources.md.

extension DocumentPages {
  static let sources = #"""
    # Where the rules come from

    navflow did not invent its rules. They come from the behaviour of iOS, and from documents that designers and developers have written.
    This page lists the statements of each document, in our words. Each statement has a rule, or a reason why it has none.

    The reason is usually one of these:

    | reason | meaning |
    |---|---|
    | Not navigation | It is about code, pictures, colours or texts, which a flow file does not contain |
    | The file's own words | The flow file states what the document asks for, so a reviewer sees it |
    | A judgement | Only a person can decide it |

    - [Modality](#modality) · [Authentication](#authentication) · [Signing in with saved passwords](#signing-in-with-saved-passwords) · [Codes by
      SMS](#codes-by-sms) · [Dates](#dates)
    - [Choices](#choices)

    ## Modality

    *モダリティを考慮したiOSアプリのナビゲーションの再設計*, by @kenmaz, Merpay Advent Calendar 2023. It draws on Apple's *Explore navigation design for iOS* (WWDC
    2022). Reports call it “Merpay”, with the number of its problem. navflow was made for this article. Its flows are in
    [Flows/merpay](../Flows/merpay/README.md).

    | what it says | navflow |
    |---|---|
    | Browsing is the hierarchy of an app, and tasks attach to it | Screens of no task are the hierarchy. [`pushed-task`](rules/pushed-task.md) finds tasks in it, [`pages-before-task`](rules/pages-before-task.md) the pages of a task that stand in it |
    | Independent tasks (paying, charging, registering) are shown modally | [`pushed-task`](rules/pushed-task.md); for a video or camera, [`immersive-pushed`](rules/immersive-pushed.md) |
    | Modality covers the app's content and the tab bar on purpose, to keep people at the task | [`tab-bar-in-task`](rules/tab-bar-in-task.md) |
    | Three kinds: a simple task, a task of several steps, full-screen content | `kind: simple`, `multiStep`, `fullScreen`; the severity of [`pushed-task`](rules/pushed-task.md) depends on it |
    | Problem 1: part of the bank connection is not modal | [`pushed-task`](rules/pushed-task.md), [`task-across-layers`](rules/task-across-layers.md). If the file leaves the introduction and the choice out of the task, [`pages-before-task`](rules/pages-before-task.md) |
    | Problem 1: the tab bar is visible. A tap by mistake leaves the task | [`tab-bar-in-task`](rules/tab-bar-in-task.md) |
    | All screens of a task should be in one modal | [`task-across-layers`](rules/task-across-layers.md), [`pages-before-task`](rules/pages-before-task.md) |
    | Problem 2: the charge that the user wanted is closed for a subtask | [`interrupted-task`](rules/interrupted-task.md), whichever step ends it: `dismiss`, `cancel`, `complete` or a `then`, see [below](#choices). For events from outside, [`task-interrupted-by-entry`](rules/task-interrupted-by-entry.md) |
    | When the subtask is done, control should return to the place that needed it | [`task-returns-elsewhere`](rules/task-returns-elsewhere.md) |
    | Keep the charge open and show the subtask over it | `start` does it, and those rules recommend it |
    | The last page says that the bank is connected, and OK closes it | [`cancelled-after-success`](rules/cancelled-after-success.md), if a gesture there ends the connection as cancelled |
    | Problem 3: a pushed task cannot tell its caller how it ended | [`pushed-task-outcome`](rules/pushed-task-outcome.md); [`unhandled-outcome`](rules/unhandled-outcome.md) and [`unhandled-gesture-exit`](rules/unhandled-gesture-exit.md), if the caller ignores an outcome. If an outcome and the state contradict each other, [`outcome-without-value`](rules/outcome-without-value.md), [`cancel-changes-state`](rules/cancel-changes-state.md) and [`gesture-skips-set`](rules/gesture-skips-set.md) |
    | A return to a remembered caller (`popToViewController`) is awkward | [`return-by-pop-to`](rules/return-by-pop-to.md) |
    | All callers show the task in the same way | [`inconsistent-presentation`](rules/inconsistent-presentation.md); if one begins in the middle, [`task-entered-midway`](rules/task-entered-midway.md) |
    | Many places of the app call the task | `imports`: the task is a separate file |
    | Modals over modals are cluttered and should be limited | [`modal-over-modal`](rules/modal-over-modal.md), [`modal-depth`](rules/modal-depth.md) |
    | It is acceptable if the upper one is an independent task, such as picking a photo. The team should decide with care | [`modal-over-modal`](rules/modal-over-modal.md) is an info then, and an `allow` records the decision. System screens do not count |
    | The architecture of the rewrite, the interface of the router | No rule: it is about code |

    ## Authentication

    Apple's *Human Interface Guidelines* for iOS, the page *Authentication*, as of 2021, with its section *Face ID and Touch
    ID*. Reports call it “Auth”. Its flows are in [Flows/authentication](../Flows/authentication/README.md).

    | what it says | navflow |
    |---|---|
    | Ask for authentication only if people get something for it | [`login-wall`](rules/login-wall.md) finds the worst case. Whether it is worth it is a judgement |
    | Support Sign in with Apple | [`sign-in-without-autofill`](rules/sign-in-without-autofill.md) accepts it, and so does [`sign-in-without-sign-up`](rules/sign-in-without-sign-up.md) |
    | Without it, support Password AutoFill; every app should | [`sign-in-without-autofill`](rules/sign-in-without-autofill.md); the fields, [`wrong-password-content`](rules/wrong-password-content.md) |
    | Delay the sign-in as long as possible. People leave if they must sign in before they can do anything | [`login-wall`](rules/login-wall.md), unless the file says `accountRequired: true`. Pages in front of the wall are no use, see [below](#choices) |
    | A shop lets people look at goods at once, a streaming app lets them explore | [`login-wall`](rules/login-wall.md): it requires a screen with something to do, in every app |
    | Explain on the sign-in screen why it is needed and what its benefits are | No rule: not navigation. The `note` of a screen can say it |
    | Say how to get an account, or make it easy to sign up in the app | [`sign-in-without-sign-up`](rules/sign-in-without-sign-up.md) |
    | Show the matching keyboard, such as the email keyboard | [`wrong-keyboard`](rules/wrong-keyboard.md), for email addresses, phone numbers, numbers and dates |
    | Never use the word “passcode” | [`passcode-wording`](rules/passcode-wording.md), in the app's own titles, labels and fields |
    | Support Face ID and Touch ID wherever possible | No rule: a flow does not show whether it is possible |
    | Be prepared for people who have turned them off | [`biometrics-only`](rules/biometrics-only.md) |
    | Offer one way to authenticate, so that users need not choose | [`several-auth-methods`](rules/several-auth-methods.md) |
    | Show another, such as user name and password, only when the first has failed | [`several-auth-methods`](rules/several-auth-methods.md): a method with its own condition counts as waiting for a failure |
    | Start only in response to an action of the user | [`auth-without-request`](rules/auth-without-request.md) |
    | Always name the method: “Sign In with Face ID” | [`unnamed-auth-method`](rules/unnamed-auth-method.md) |
    | Name the right one: a device has Face ID or Touch ID | [`unnamed-auth-method`](rules/unnamed-auth-method.md), if a label names the other one. The method of a device is state: a variable with `initial: any` |
    | In general, the app has no setting for biometrics | [`biometrics-setting`](rules/biometrics-setting.md) |
    | The app's setting can say “on” while the system has it off | [`biometrics-setting`](rules/biometrics-setting.md); the file can also say it as an expectation |
    | Do not use icons for Face ID and Touch ID | No rule: not navigation. A flow has pictures of screens, and navflow does not look into them |

    ## Signing in with saved passwords

    *いまどきのiOSアプリのログイン画面の実装について考える*, an article of the blog 酢ろぐ!, 2019. Reports call it “Login”. Its flows
    are in [Flows/login](../Flows/login/README.md).

    | what it says | navflow |
    |---|---|
    | The user name's field has the content type for user names | [`wrong-password-content`](rules/wrong-password-content.md), also if only its name says so; [`sign-in-without-autofill`](rules/sign-in-without-autofill.md) |
    | The password's field has the content type for passwords | [`wrong-password-content`](rules/wrong-password-content.md), also if only its name says so; [`sign-in-without-autofill`](rules/sign-in-without-autofill.md) |
    | Both fields are on one screen | [`credentials-across-screens`](rules/credentials-across-screens.md) |
    | Associated domains are set up | [`no-associated-domain`](rules/no-associated-domain.md), also if the file names an address in place of a host |
    | What the window shows at launch depends on whether the user is signed in | The file's own words: a variable with `initial: any`, and an arrival that changes the root. [`login-wall`](rules/login-wall.md) checks each value |
    | How that is done: the file's name, its folder, team and bundle identifiers, what to write in Xcode | No rule: not navigation. The flow says that there is a domain, and nothing about the server |
    | A sign-in screen may or may not have a link for forgotten passwords | No rule: the article leaves it open |
    | If a field is empty, nothing is sent | No rule: not navigation. A condition (`when`) can say so |
    | Success leads to the home screen, failure does not | The file's own words: the results of `either` |
    | The app can ask the system to save a password | No rule: not navigation. Since iOS 12 the system does it |
    | iOS 11 reads saved passwords, iOS 12 also saves them | No rule: a flow does not say which version it is for |
    | Only people with AutoFill turned on benefit | No rule: a setting of the device |
    | A sign-up declares its password as a new one | [`wrong-password-content`](rules/wrong-password-content.md) |
    | A reset declares its password as a new one too | [`wrong-password-content`](rules/wrong-password-content.md) |
    | Passwords are saved when the screen is closed | [`credentials-not-saved`](rules/credentials-not-saved.md) and [`cancel-saves-password`](rules/cancel-saves-password.md) depend on it |
    | A new root of the window does not close the screen: the password is not saved | [`credentials-not-saved`](rules/credentials-not-saved.md) |
    | Dismiss first, then change the root | [`credentials-not-saved`](rules/credentials-not-saved.md) accepts it; [`root-swap-under-modal`](rules/root-swap-under-modal.md) requires the same |
    | Cancelling after a strong password was suggested saves a wrong one | [`cancel-saves-password`](rules/cancel-saves-password.md) |
    | Clear the fields when the screen goes away, except after a sign-in | `clears: true` on a screen or an action, which [`cancel-saves-password`](rules/cancel-saves-password.md) requires |
    | No strong password is suggested: the domain is not set up | [`no-associated-domain`](rules/no-associated-domain.md), from the file alone. It cannot see a mistake on the server |
    | Delete the app and install it again | No rule: not navigation |
    | Sign-in on the web, and Sign in with Apple, are left out | navflow knows them as `kind: external` and `signInWithApple`, and accepts either as a way to an account |

    ## Codes by SMS

    *iOSアプリでユーザー体験の良いSMSコード入力画面を目指す*, an article with a sample app by 0si43, 2023. Reports call it “SMS”.

    | what it says | navflow |
    |---|---|
    | A good screen has seven features, listed below. None is required | [`incomplete-code-entry`](rules/incomplete-code-entry.md), an info, lists the missing ones. It reports no missing feature if a field states none of them |
    | One box for each of the six digits | `split` and `length`. The six boxes are one field in the file; [`incomplete-code-entry`](rules/incomplete-code-entry.md) reports six fields, a code as a number, and boxes without a length |
    | Only digits can be typed | `digitsOnly` |
    | After a digit the cursor moves to the next box | `advances`. A suggested code arrives digit by digit, so a split code needs it |
    | Delete moves back to the previous box | `deletesBack` |
    | The sixth digit sends the code | `submitsWhenFull` |
    | The code from the SMS is suggested above the keyboard | `autofill` |
    | A code can be pasted | `paste` |
    | Apps differ in all of these | The file's own words: a field states them, and a reviewer compares |
    | A number keyboard alone does not prevent other characters: on iPad, or by pasting | `digitsOnly` states the feature. How it works is code |
    | How to recognise a digit, move the cursor, notice Delete in an empty box, find six digits in a pasted text | No rule: not navigation |
    | Whether all six boxes are full is checked when the code is sent | No rule: not navigation. A wrong code is a result of `either` |
    | A suggestion fails if the cursor is not in the first box, and the app cannot prevent it | No rule: not navigation |
    | Do not forbid what users want to do unless it is dangerous | [`incomplete-code-entry`](rules/incomplete-code-entry.md), for `paste: false`. In general it is a judgement |
    | Screens for authentication are hard to change later, so take care with them at once | No rule: a judgement. It is why the rule reports features that are not there yet |
    | The same works for codes of authenticator apps | The rule reads every field with `content: oneTimeCode`. Such a code needs no `autofill` |
    | Security is left out | It is left out here too |

    ## Dates

    *意外と大変な日付入力の実装*, an article by huin, iOS Advent Calendar 2017. Reports call it “Date”. Its flows are in
    [Flows/date-input](../Flows/date-input/README.md).

    | what it says | navflow |
    |---|---|
    | While a field is edited, a date picker appears at the bottom of the screen, in a popover, or inline | `picker: inputView`, `popover` or `inline`, per device |
    | On iPhone, a tap on the cell shows it in the place of the keyboard | `picker: { phone: inputView }` and `as: inputView`; a scenario checks it |
    | On iPad it appears in a popover near the cell | [`picker-by-device`](rules/picker-by-device.md), if the file says `inputView` for `pad`; [`missing-device-style`](rules/missing-device-style.md), if it names a style for one device only |
    | While it is up on iPhone, the screen beneath can be used | The meaning of `inputView`: the actions of the screen under it, and its Back, are still offered |
    | Scrolling ends the input on iPhone, a tap outside the popover on iPad | `Tap outside`, a gesture on both. [`modal-trap`](rules/modal-trap.md) and [`popover-without-exit-on-phone`](rules/popover-without-exit-on-phone.md) report if nothing ends it |
    | After the device was turned, the popover appears again | The file's own words: a `by: system` action, as in the shipped flow |
    | Changing the value changes the cell at once | The file's own words: an action with `set` |
    | The keyboard types nothing meanwhile; colours; the menu on a long press; the effects of Cut, Copy and Paste | No rule: not navigation |
    | `UITextField`, `UITextView` or a custom label: none does all of it | No rule: it is about code |
    | Separate code for iPad is more work, but feels more like iOS. Universal apps should do it | [`picker-by-device`](rules/picker-by-device.md) |

    ## Choices

    If these documents or a flow file leave something open, the rules about accounts and input read it like this. A rule that is not certain
    reports nothing.

    - **Making room** ([`interrupted-task`](rules/interrupted-task.md)). An action may end a task with `cancel` or `complete` before another
      task begins. That counts as an interruption with these exceptions:
      - The user asked to leave, by the role or the label of the button, or by a gesture.
      - The task has done its work. It has not if the next task sets a value that it waits for. It has not either if its outcome only says what is missing, such
        as `needsBank`.
      - The task begins again after the other one. If it takes input, that is lost, and the finding is a warning.
      - The task is a sign-in, a sign-up, a reset or an onboarding.
    - **Thrown away** ([`interrupted-task`](rules/interrupted-task.md)). A `then` that removes the caller's task after a success counts. It
      does not count if the caller's task can only be cancelled, or if a new root follows. Nor does it if the outcome says that something was
      deleted.
    - **Pages before a task** ([`pages-before-task`](rules/pages-before-task.md)) are introductions. Their title says so, or their button
      only says Next. Or the button that leads there has the title of the task. Other pages that lead to one task only may have content, such as goods.
    - **A page that says that the work is done** ([`cancelled-after-success`](rules/cancelled-after-success.md)) is not the first one of its
      task and takes no input. Its buttons complete the task without any further work. Its title says so, Back is hidden, or it shows an
      answer. It is an error if the state has changed with that page. Without any change of the state, callers must name outcomes.
    - **Something to do** ([`login-wall`](rules/login-wall.md)) is a user's action, with these exceptions and additions:
      - A way out does not count.
      - A button to a page does not count if everything on that page leads to a sign-in: a tour, or a welcome with a menu. It counts if the page has
        an item or input, or a button such as Buy that asks for the account.
      - Several buttons that only show pages with `needs` do not count. A single one does, because its page may have content.
      - An action that only shows a sign-in, a sign-up, a reset, an onboarding or a website does not count.
      - A tab bar that can be reached counts, because there may be more behind it than the file says.
      - Entries do not count, because users cannot choose to get one.
      - If the file describes only the sign-in, the app has no wall.
    - **Having signed in** ([`login-wall`](rules/login-wall.md)). A sign-in may also end with “later”. So an outcome counts as having signed
      in only in these cases:
      - It is the only one besides `cancelled`.
      - An action that has `auth` or an `either` completes with it.
      - If no screen of the sign-in completes it, the action that changes the root counts instead. It must be the only one, or have `auth`,
        an `either` or `role: done`.
    - **Leading to a sign-up** ([`sign-in-without-sign-up`](rules/sign-in-without-sign-up.md)). The sign-up can be any number of steps from
      the screens of the sign-in. From the screen that starts the sign-in, it must be direct, or through a menu. A screen that asks for a
      new password outside a reset counts as a sign-up.
    - **At once** ([`several-auth-methods`](rules/several-auth-methods.md)). A second method counts as waiting for a failure if it has a
      condition that the first one lacks. A form with a password counts as a method if a button without a condition sends it.
    - **No other method** ([`biometrics-only`](rules/biometrics-only.md)). The rule reads screens that list `auth`, and screens of a sign-in.
      A `system` or `external` screen that can be reached counts as another method, because its questions are not the app's.
    - **What starts Face ID** ([`auth-without-request`](rules/auth-without-request.md),
      [`unnamed-auth-method`](rules/unnamed-auth-method.md)). A screen of `kind: system` was requested by the step that showed it. The title
      of an alert also names its buttons.
    - **A number** ([`wrong-keyboard`](rules/wrong-keyboard.md)). Many "numbers" contain letters, so only names that certainly mean digits
      count. A name that offers a choice, such as “email or phone”, is not certain.
    - **A way out without success** ([`cancel-saves-password`](rules/cancel-saves-password.md)):
      - `cancel` always counts.
      - `dismiss`, `pop` and `unwind` count if nothing shows a success: no `role: done`, no `set`, no change of the root.
      - Outside the first screen of a task, these count only for an action with the role cancel, close or back. An action that is only
        `dismiss` has the role close.
    - **Closed before the root changes** ([`credentials-not-saved`](rules/credentials-not-saved.md)). If another screen was pushed over a
      screen, the user has left it, and iOS could save. A change to a root that begins with a sign-in, a sign-up or a reset is not the way
      into the app.

    """#
}
