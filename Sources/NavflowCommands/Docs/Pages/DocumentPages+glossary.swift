// swift-format-ignore-file
// "make docs" writes this file from Docs/glossary.md.

extension DocumentPages {
  static let glossary = #"""
    # Glossary

    The words of flow files and reports, beside those of UIKit, SwiftUI and Apple's Human Interface Guidelines (HIG). A dash means
    that there is no such word. [language.md](language.md) says how to write each word, and [semantics.md](semantics.md) what it
    does.

    - [What is on screen](#what-is-on-screen) · [Steps](#steps) · [Gestures and events](#gestures-and-events) ·
      [Properties of screens and fields](#properties-of-screens-and-fields) · [Reports](#reports)
    - [One word, two meanings](#one-word-two-meanings)

    ## What is on screen

    | our word | what it means | UIKit | SwiftUI | HIG |
    |---|---|---|---|---|
    | screen | one view with its title and buttons | `UIViewController` | `View` | view |
    | root | what the window shows below everything else | `window.rootViewController` | the content of `WindowGroup` | – |
    | `tabs` | a tab bar, and a stack for each tab | `UITabBarController` | `TabView` | tab bar |
    | `stack` | screens that were pushed on each other | `UINavigationController` | `NavigationStack` | navigation |
    | `split` | two or three stacks side by side on iPad; one stack on iPhone | `UISplitViewController` | `NavigationSplitView` | split view |
    | column | one of these stacks | column of `UISplitViewController` | sidebar, content, detail | column, sidebar |
    | modal layer | a presented view, with a stack of its own | presented view controller | presentation | modality |
    | `sheet` | a card that can be swiped away | `.pageSheet`, `.automatic` | `.sheet` | sheet |
    | `formSheet` | a smaller sheet in the middle of iPad; a sheet on iPhone | `.formSheet` | `.sheet` with `.presentationSizing(.form)` | sheet |
    | `fullScreen` | a modal layer without a swipe | `.fullScreen` | `.fullScreenCover` | full-screen modal view |
    | `popover` | a small view beside its source; a sheet on iPhone | `.popover` | `.popover` | popover |
    | `panel` | a sheet that leaves what is beneath usable | a sheet with `largestUndimmedDetentIdentifier` | `.presentationBackgroundInteraction(.enabled)` | sheet (nonmodal) |
    | `inputView` | a view in the place of the keyboard, such as a date picker | `inputView` of a responder | – | picker, custom keyboard view |
    | `alert` | a question or message over the screen | `UIAlertController`, style `.alert` | `.alert` | alert |
    | `actionSheet` | a list of choices from the bottom edge | `UIAlertController`, style `.actionSheet` | `.confirmationDialog` | action sheet |
    | `system` | a screen of iOS: photo picker, share sheet, camera | `PHPickerViewController`, `UIActivityViewController` | `PhotosPicker`, `ShareLink` | activity view, photo picker |
    | `prompt` | a question of iOS over any screen: Face ID, a permission | `LAContext.evaluatePolicy`, `requestAuthorization` | – | alert |
    | `external` | another app or a website: the user leaves the app | `UIApplication.open(_:)` | `openURL` | – |
    | one-screen layer | an alert, action sheet, `system`, `external` or `prompt` screen: a modal layer without a stack | – | – | – |
    | locked (`locked: true`) | the layer cannot be swiped away | `isModalInPresentation` | `.interactiveDismissDisabled()` | – |
    | set aside (`aside: true`) | the layers in front disappear until the new layer closes | a second `UIWindow` above | a second window, from UIKit | – |
    | task | something that a user wants to get done, with screens and outcomes | coordinator, flow | flow | task |
    | `phone`, `pad` | iPhone, iPad | `UIUserInterfaceIdiom.phone`, `.pad` | – | iPhone, iPad |

    ## Steps

    | our word | what it means | UIKit | SwiftUI | HIG |
    |---|---|---|---|---|
    | `push S` | S slides in from the side | `pushViewController(_:animated:)` | `NavigationLink`, `path.append(_:)` | push |
    | `present S` | S appears as a modal layer | `present(_:animated:)` | `.sheet(isPresented:)` and others | present |
    | `start T` | shows task T, and waits for its outcome | `present` with a delegate or completion | `.sheet(item:onDismiss:)` | – |
    | `complete o`, `cancel` | ends the task, and returns the outcome | call the delegate, then `dismiss` | set a binding, then `dismiss()` | Done, Cancel |
    | `pop`, `pop 2`, `pop root`, `pop to S` | goes back on the stack | `popViewController`, `popToRootViewController`, `popToViewController` | `path.removeLast(_:)` | back |
    | `dismiss`, `dismiss all`, `dismiss to S` | closes modal layers | `dismiss(animated:)` of the presenting view controller | `dismiss()`, `isPresented = false` | dismiss |
    | `unwind S` | goes back to S through stacks and layers | unwind segue | – | – |
    | `replace S` | S takes the place of the screen in front | `setViewControllers(_:animated:)` | change the last element of the path | – |
    | `show S` | S is the only screen of the next column | `showDetailViewController(_:sender:)` | selection in a `NavigationSplitView` | – |
    | `tab S` | selects a tab | `selectedIndex`, `selectedTab` | `TabView(selection:)` | – |
    | `root R` | changes the root of the window | `window.rootViewController = …` | a condition in `WindowGroup` | – |
    | `set` | changes a variable | your model | your model, `@State` | – |
    | `stay` | does nothing | – | – | – |

    ## Gestures and events

    | our word | what it means | UIKit | SwiftUI | HIG |
    |---|---|---|---|---|
    | `Back` | the back button, or a swipe from the left edge | `interactivePopGestureRecognizer` | of `NavigationStack` | back button |
    | `Swipe down` | a swipe that closes a sheet | `presentationControllerDidDismiss(_:)` | `onDismiss:` | swipe to dismiss |
    | `Swipe down` with steps, on a locked layer | the app reacts to the attempt | `presentationControllerDidAttemptToDismiss(_:)` | – | – |
    | `Tap outside` | a tap beside a popover or an action sheet of iPad | `presentationControllerDidDismiss(_:)` | `isPresented` | – |
    | `Swipe left`, `Swipe right` | the next and the previous page | `UIPageViewController` | `TabView` with `.tabViewStyle(.page)` | page control |
    | `Return` | the user comes back from a `system` or `external` screen | cancel callback of the picker, `sceneWillEnterForeground(_:)` | `scenePhase` | – |
    | `Tab: S` | a tap on a tab; the selected tab returns to its first screen | `tabBarController(_:didSelect:)` | `TabView(selection:)` | tab bar |
    | entry (`entries`) | an event from outside: deep link, notification, expired session | `scene(_:continue:)`, `scene(_:openURLContexts:)`, `userNotificationCenter(_:didReceive:…)` | `.onOpenURL`, `.onContinueUserActivity` | notification |
    | `by: system` | an action without a tap: an answer, a timer | completion handler, `Timer` | `.task`, `.onReceive` | – |
    | `by: arrival` | an action that runs when its screen comes to the front | `viewDidAppear(_:)` | `.onAppear`, `.task` | – |

    ## Properties of screens and fields

    | our word | what it means | UIKit | SwiftUI | HIG |
    |---|---|---|---|---|
    | `back: hidden` | no back button and no swipe back | `hidesBackButton` | `.navigationBarBackButtonHidden()` | – |
    | `tabBar: hidden` | the screen hides the tab bar | `hidesBottomBarWhenPushed` | `.toolbarVisibility(.hidden, for: .tabBar)` | – |
    | `role` | what kind of button an action is | `UIAlertAction.Style`, `UIBarButtonItem.SystemItem` | `ButtonRole` | button role |
    | `content` of a field | what the field takes, for AutoFill and the keyboard | `textContentType`, `keyboardType` | `.textContentType(_:)`, `.keyboardType(_:)` | text field |
    | `picker` of a date field | where the date picker appears | `UIDatePicker` as `inputView`, in a popover, or inline | `DatePicker` | picker |
    | `auth` | a method of authentication: `faceID`, `touchID`, `signInWithApple`, `password`, `oneTimeCode` | `LAContext`, `ASAuthorizationController` | `SignInWithAppleButton` | Face ID, Touch ID, Sign in with Apple |
    | `associatedDomains` | the domains for which iOS saves passwords | Associated Domains entitlement, `webcredentials` | the same | – |
    | `input: true` | leaving the screen loses what the user typed | – | – | – |
    | `clears: true` | the fields are cleared when the screen goes away without success | `text = nil` in `viewWillDisappear(_:)` | clear the bindings in `.onDisappear` | – |

    ## Reports

    | our word | what it means |
    |---|---|
    | configuration | one state of the app: root, stacks, modal layers, values of the variables |
    | behaviour | a sequence of taps, gestures and events from the launch |
    | trace | the taps that lead to a finding |
    | finding | one problem: rule, place, message, trace, help |
    | rule | a kind of problem that navflow looks for |
    | severity | `error`, `warning` or `info` |
    | evidence | what a rule reads: the file alone, all behaviours, the first trace to each action, or what the file says about screens |
    | verdict | `proved`, `violated` or `bounded(k)`: [Verdicts](semantics.md#verdicts) |
    | caller | the screen, or the step, that starts a task |
    | front | on top of everything: where the user taps. A tab bar, the other columns of a split view, and the screen beneath an `inputView` or a panel can also be tapped |
    | interrupted, abandoned, cancelled, completed | how a task ends: [How a task ends](semantics.md#how-a-task-ends) |
    | fragment | a file without a root, which other files import |
    | baseline | a file of findings that are known already |

    ## One word, two meanings

    | word | first meaning | second meaning |
    |---|---|---|
    | entry | an *entry* under `entries` is an event from outside | the key `entry` of a task is the task's first screen. Texts say "first screen" |
    | start | the step `start T` begins a task | the key `start` names the first tab of a tab bar, or the first of several `roots`. Texts say "first tab" and "first root" |
    | shown | the key `shown` of a pattern says how the front screen is presented: `modal`, `pushed`, `root` | the value `shown` of `back` and `tabBar` says that the bar or button is visible |
    | root | the lowest part of the window, and the step `root R` that changes it | `pop root` goes to the first screen of the stack in front, also in a modal layer |
    | back | the gesture `Back` | the key `back` of a screen shows or hides it; `role: back` marks an action that looks like it |
    | task | a task of the app | `task: none` in a pattern means that no task runs |

    """#
}
