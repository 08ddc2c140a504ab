import Diagnostics
import FlowModel
import Localization

/// Finds entries that show a screen without its parent below it.
struct EntryWithoutParent: Rule {
  static let metadata = RuleMetadata(
    id: "entry-without-parent", severity: .info, evidence: .behaviour, family: .tabs,
    summary: "An entry shows a screen that other actions push or present, with nothing beneath it.",
    rationale: """
      People who follow a link or a notification want to continue from there. Without its list or home screen \
      beneath it, the screen has no Back and no way into the app. Show the parent first and push the screen on it.
      """,
    sources: [.platformPractice],
    failing: [
      Example(
        "a separate root for a link",
        """
        navflow: 1
        start: main
        roots:
          main: { stack: Orders }
          link: { stack: Order }
        screens:
          Orders: { actions: { Open: push Order } }
          Order: { actions: { Call us: stay } }
        entries:
          Order is shipped: ①root link
        """),
      Example(
        "a replace of the screen in front",
        """
        navflow: 1
        root: { tabs: [Home, Orders], start: Home }
        screens:
          Home: { title: Home }
          Orders: { actions: { Open: push Order } }
          Order: { title: Order }
        entries:
          Order is shipped: ①replace Order
        """),
      Example(
        "a screen that is presented elsewhere",
        """
        navflow: 1
        start: main
        roots:
          main: { stack: Orders }
          link: { stack: Order }
        screens:
          Orders: { actions: { Open: present Order } }
          Order: { actions: { Call us: stay, Close: { where: { shown: modal }, do: dismiss } } }
        entries:
          Order is shipped: ①root link
        """),
    ],
    passing: [
      Example(
        "its parent beneath it",
        """
        navflow: 1
        root: { tabs: [Home, Orders], start: Home }
        screens:
          Home: { title: Home }
          Orders: { actions: { Open: push Order } }
          Order: { title: Order }
        entries:
          Order is shipped: [dismiss all, tab Orders, pop root, push Order]
        """),
      Example(
        "a root that other actions show too",
        """
        navflow: 1
        start: main
        roots:
          main: { stack: Home }
          signIn: { stack: SignIn }
        screens:
          Home: { actions: { Sign out: root signIn, Another account: push SignIn } }
          SignIn: { actions: { Sign in: root main } }
        entries:
          Session expires: root signIn
        """),
      Example(
        "a layer that can be closed",
        """
        navflow: 1
        root: { tabs: [Home, Orders], start: Home }
        screens:
          Home: { title: Home }
          Orders: { actions: { Open: push Order } }
          Order: { title: Order, actions: { Close: { where: { shown: modal }, do: dismiss } } }
        entries:
          Order is shipped: { present: Order }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    guard !context.flow.entries.isEmpty else { return [] }
    let own = ownRoots(context)
    return context.findings { observed in
      guard case .landsBare(let entry, let screen) = observed.kind, !own.contains(screen),
        let step = landing(of: entry, on: screen, context),
        let parent = parent(of: screen, context)
      else { return nil }
      return Finding(
        .alone(context, entry, screen), help: .help(context, parent), at: step.range, about: .place,
        place: .action(entry), screen: screen, action: entry
      ).noting([Note("it is shown here with its parent beneath", at: parent.written.step.range)])
    }
  }

  /// Returns the bottom screens that do not depend on entries: those of the first root, of tabs, and of roots that
  /// actions show, and the screens by which actions replace others.
  private func ownRoots(_ context: RuleContext) -> Set<ScreenID> {
    let replacing = context.structure.showings.filter {
      $0.verb == .replace && !context.structure.isOfEntry($0.written)
    }
    return context.structure.rootScreensOfApp.union(context.flow.rootsOnDevices.flatMap(\.tabs)).union(
      replacing.map(\.screen))
  }

  /// Returns the step of an entry that leaves a screen at the bottom.
  private func landing(of entry: ActionID, on screen: ScreenID, _ context: RuleContext) -> Step? {
    context.flow[entry].allSteps.last { step in
      switch step.kind {
      case .root(let root): context.flow.bottomScreen(of: root) == screen
      case .replace(let shown): shown == screen
      default: false
      }
    }
  }

  /// Returns another step that shows a screen: the first push, or else the first presentation.
  ///
  /// A task's screen may well be a root and a layer, as a sign-in is, so only its pushes count.
  private func parent(of screen: ScreenID, _ context: RuleContext) -> PresentationSite? {
    let others = context.structure.showings(of: screen).filter {
      $0.verb != .replace && !context.structure.isOfEntry($0.written)
    }
    let pushed = others.first { showing in
      context.flow.devices.contains { showing.style(on: $0, in: context.flow) == .push }
    }
    return pushed ?? (context.flow[screen].task == nil ? others.first : nil)
  }
}

extension Message {
  fileprivate static func alone(_ context: RuleContext, _ entry: ActionID, _ screen: ScreenID) -> Message {
    "entry \(context.name(entry)) leaves the user on \(context.name(screen)) with nothing beneath: there is no Back"
  }

  fileprivate static func help(_ context: RuleContext, _ showing: PresentationSite) -> Message {
    let words = showing.written.step.words(in: context.flow)
    guard let parent = context.structure.hosts(of: showing.written).first else {
      return "bring up the screen that it belongs under first, then \(quoted(words))"
    }
    return "bring up \(context.name(parent)) first, then \(quoted(words))"
  }
}
