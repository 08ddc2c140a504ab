import Diagnostics
import FlowModel
import Localization

/// Finds modal layers in which the app's top-level screens can appear.
struct AppWithinApp: Rule {
  static let metadata = RuleMetadata(
    id: "app-within-app", severity: .warning,
    exception:
      "an info where the screen of a tab is pushed under the tab bar, or that of a column shown in another column",
    evidence: .file, family: .tasks,
    summary: "A modal layer, another tab or another column shows one of the app's top-level screens.",
    rationale: """
      The layer then contains the whole app. The user seems to be home, but everything there ends with closing a \
      layer. Close the layer and show the screen in its own place. A tab's screen that is pushed in another tab is there \
      twice, under the wrong tab. On iPad, a screen that begins one column of a split view takes the place of a list in another.
      """,
    sources: [.guidelines("modality")],
    failing: [
      Example(
        "the home screen is pushed in a sheet",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Pay }
        screens:
          Home: { title: Home }
          Pay: { actions: { Charge: present Amount } }
          Amount: { actions: { Next: push Done } }
          Done: { actions: { Home: ①push Home } }
        """),
      Example(
        "the page of the last column in the place of the list, which is an info",
        """
        navflow: 1
        devices: [pad]
        root: { split: [Courses, Lessons, Lesson] }
        screens:
          Courses: { actions: { Course: show Lessons, Last lesson: ①show Lesson } }
          Lessons: { actions: { Lesson: show Lesson } }
          Lesson: { title: Lesson }
        """),
      Example(
        "the screen of a tab is presented",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { actions: { Pay: ①present Pay } }
          Pay: { title: Pay }
        """),
      Example(
        "the sheet under a sheet that is dismissed",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Filter: present Filter } }
          Filter: { actions: { More: present More, Close: dismiss } }
          More: { actions: { Home: [dismiss, ①push Home], Close: dismiss } }
        """),
      Example(
        "the screen of a tab is pushed in another tab, which is an info",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Home }
        screens:
          Home: { actions: { Bills: push Bills } }
          Bills: { actions: { Pay: ①push Pay } }
          Pay: { title: Pay }
        """),
      Example(
        "settings in a sheet on iPhone, where they are a tab",
        """
        navflow: 1
        devices: [phone, pad]
        root:
          phone: { tabs: [Folders, Settings] }
          pad: { split: [Folders, Files] }
        screens:
          Folders: { actions: { Open: show Files, Settings: ①present Settings } }
          Files: { title: Files }
          Settings: { title: Settings }
        """),
      Example(
        "a notification that pushes the first screen of another tab",
        """
        navflow: 1
        root: { tabs: [Home, Alerts] }
        screens:
          Home: { title: Home }
          Alerts: { actions: { Open: push Post } }
          Post: { title: Post }
        entries:
          Liked: { where: { screen: Home }, do: [①push Alerts, push Post] }
        """),
    ],
    passing: [
      Example(
        "one of many profiles in another tab, and the tab itself",
        """
        navflow: 1
        root: { tabs: [Home, Me], start: Home }
        screens:
          Home: { actions: { Author: push Me, Mine: tab Me } }
          Me: { title: A profile, item: profile }
        """),
      Example(
        "the home screen after a dismiss",
        """
        navflow: 1
        root: { tabs: [Home, Pay], start: Pay }
        screens:
          Home: { title: Home }
          Pay: { actions: { Charge: present Amount } }
          Amount: { actions: { Next: push Done } }
          Done: { actions: { Home: [dismiss, tab Home] } }
        """),
      Example(
        "a push after a dismiss, also by an alert or a task's end",
        """
        navflow: 1
        start: main
        roots:
          main: { tabs: [Home, Pay], start: Home }
          kiosk: { stack: Home }
        screens:
          Home: { actions: { Filter: present Filter, Enrol: start enrol } }
          Pay: { title: Pay }
          Filter:
            actions:
              Close: dismiss
              Pay: [dismiss all, push Pay]
              Pay here: [dismiss, push Pay]
              Kiosk: [dismiss all, root kiosk, push Home]
              Leave: present Sure
          Sure: { kind: alert, actions: { Out: [dismiss, push Result], Stay: stay } }
          Result: { actions: { Pay: push Pay } }
        tasks:
          enrol:
            outcomes: [ok, cancelled]
            screens:
              Enrol: { actions: { OK: [complete ok, push Pay], Leave: cancel } }
        """),
      Example(
        "a screen that only a link shows as a root",
        """
        navflow: 1
        start: main
        roots:
          main: { stack: Home }
          link: { stack: Order }
        screens:
          Home: { actions: { Last order: present Order } }
          Order: { actions: { Close: { where: { shown: modal }, do: dismiss }, Home: { where: { shown: root }, root: main } } }
        entries:
          Order is shipped: root link
        """),
      Example(
        "a second sign-in over the app",
        """
        navflow: 1
        start: signIn
        roots:
          signIn: { task: signIn, then: { signedIn: root main } }
          main: { stack: Home }
        screens:
          Home: { actions: { Another account: start signIn } }
        tasks:
          signIn:
            purpose: signIn
            outcomes: [signedIn, cancelled]
            screens:
              SignIn: { actions: { OK: complete signedIn, Leave: cancel } }
        """),
      Example(
        "settings in a sheet on iPad, where they are no tab",
        """
        navflow: 1
        devices: [phone, pad]
        root:
          phone: { tabs: [Folders, Settings] }
          pad: { split: [Folders, Files] }
        screens:
          Folders:
            actions: { Open: show Files, Settings: { where: { device: pad }, present: Settings, as: formSheet } }
          Files: { title: Files }
          Settings: { title: Settings }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let tops = TopScreens(context)
    let presented = context.structure.modalStarts.flatMap(\.showings).filter { tops.contains($0, on: { _ in true }) }
    let pushed = context.structure.showings.filter { showing in
      tops.contains(showing, on: { showing.style(on: $0, in: context.flow) == .push })
    }
    guard !pushed.isEmpty else { return presented.map { finding(context, $0) } }
    let offers = LayerOffers(context.structure)
    return (presented + pushed.filter(offers.contains)).map { finding(context, $0) }
      + pushed.filter { !offers.contains($0) && isTabElsewhere($0, context) }.map { inOtherTab(context, $0) }
      + inOtherColumns(context)
  }

  private func finding(_ context: RuleContext, _ showing: PresentationSite) -> Finding {
    let finding = finding(context, showing, .within(context, showing), .help(context, showing.screen))
    guard showing.written.list.count == 1, let help = finding.help else { return finding }
    let range = showing.written.step.range
    let isInLayer = context.structure.hosts(of: showing.written).allSatisfy {
      !context.structure.rootScreens.contains($0)
    }
    let closing = Remedy("only close the layer: \(quoted("dismiss all"))", [.step("dismiss all", replacing: range)])
    return finding.offering(
      [Remedy(help, [.step(context.words(backTo: showing.screen), replacing: range)])] + (isInLayer ? [closing] : []))
  }

  func finding(
    _ context: RuleContext, _ showing: PresentationSite, _ message: Message, _ help: Message
  ) -> Finding {
    let written = showing.written
    return Finding(
      message, help: help, at: written.step.range,
      about: .screen(showing.screen), place: context.structure.place(of: written),
      screen: context.structure.hosts(of: written).first, action: written.action
    ).noting([Note("this is one of the app's top-level screens", at: context.flow[showing.screen].name.range)])
  }
}

/// The first screens of the app's roots and tabs, on each device.
///
/// A task at a root is not a place of the app: a sign-in may well appear again in a sheet.
private struct TopScreens {
  private let screens: [Device: Set<ScreenID>]
  private let structure: FlowGraph

  init(_ context: RuleContext) {
    structure = context.structure
    screens = context.flow.devices.reduce(into: [:]) { screens, device in
      screens[device] = context.structure.rootScreensOfApp(on: device).filter { context.flow[$0].task == nil }
    }
  }

  /// Returns whether a step shows one of them on a device that satisfies a predicate.
  func contains(_ showing: PresentationSite, on isRelevant: (Device) -> Bool) -> Bool {
    screens.contains { device, tops in
      tops.contains(showing.screen) && showing.written.devices.contains(device) && isRelevant(device)
        && isOffered(showing, among: tops)
    }
  }

  /// Returns whether a step is not only on first screens of other devices.
  private func isOffered(_ showing: PresentationSite, among tops: Set<ScreenID>) -> Bool {
    let hosts = structure.hosts(of: showing.written)
    return hosts.isEmpty
      || hosts.contains { host in tops.contains(host) || !screens.values.contains { $0.contains(host) } }
  }
}

extension Message {
  fileprivate static func within(_ context: RuleContext, _ showing: PresentationSite) -> Message {
    let here: Message = showing.written.action.map { context.culprit($0) } ?? "the root"
    return "\(here) shows \(context.name(showing.screen)), one of the app's top-level screens, inside a modal layer"
  }

  fileprivate static func help(_ context: RuleContext, _ screen: ScreenID) -> Message {
    "close the layer and return to the screen itself: \(quoted(context.words(backTo: screen)))"
  }
}

extension RuleContext {
  /// Returns the steps that close the layers and lead to one of the app's top-level screens.
  func words(backTo top: ScreenID) -> String {
    let isTab = flow.rootsOnDevices.contains { $0.tabs.contains(top) }
    return isTab ? "[dismiss all, tab \(flow[top].name.value)]" : "[dismiss all, pop root]"
  }
}
