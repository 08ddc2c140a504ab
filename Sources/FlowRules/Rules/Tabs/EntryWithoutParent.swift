import Diagnostics
import FlowModel

/// Finds entries that show a screen without its parent below it.
struct EntryWithoutParent: Rule {
  static let metadata = RuleMetadata(
    id: "entry-without-parent", severity: .info, evidence: .behaviour, family: .tabs,
    summary: "An entry shows a screen that is pushed elsewhere, with nothing beneath it.",
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
    return context.findings(of: .landsBare) { fact in
      guard case .landsBare(let entry, let screen) = fact, !own.contains(screen),
        let step = landing(of: entry, on: screen, context),
        let push = parent(of: screen, context)
      else { return nil }
      return Finding(
        .alone(context, entry, screen), help: .help(context, push, screen), at: step.range, about: .place,
        place: .action(entry), screen: screen, action: entry
      ).noting([Note("here it is pushed", at: push.written.step.range)])
    }
  }

  /// Returns the bottom screens that do not depend on entries: those of the first root, of tabs, and of roots that
  /// actions show.
  private func ownRoots(_ context: RuleContext) -> Set<ScreenID> {
    let flow = context.flow
    var roots = Set(flow.start.map { [$0] } ?? [])
    var screens = Set(flow.rootsOnDevices.flatMap(\.tabs))
    for written in context.structure.steps where !isEntry(written, context) {
      if case .root(let root) = written.step.kind { roots.insert(root) }
      if case .replace(let screen) = written.step.kind { screens.insert(screen) }
    }
    return screens.union(roots.map(flow.bottomScreen))
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

  /// Returns another step that pushes a screen.
  private func parent(of screen: ScreenID, _ context: RuleContext) -> PresentationSite? {
    context.structure.showings(of: screen).first { showing in
      guard showing.verb != .replace, !isEntry(showing.written, context) else { return false }
      return context.flow.devices.contains { showing.style(on: $0, in: context.flow) == .push }
    }
  }

  private func isEntry(_ written: WrittenStep, _ context: RuleContext) -> Bool {
    written.action.map { context.flow[$0].owner == .entries } ?? false
  }
}

extension String {
  fileprivate static func alone(_ context: RuleContext, _ entry: ActionID, _ screen: ScreenID) -> String {
    "entry \(context.name(entry)) leaves the user on \(context.name(screen)) with nothing beneath: there is no Back"
  }

  fileprivate static func help(_ context: RuleContext, _ push: PresentationSite, _ screen: ScreenID) -> String {
    let words = "push \(context.flow[screen].name.value)"
    guard let parent = context.structure.hosts(of: push.written).first else {
      return "bring up the screen that it belongs under first, then \(quoted(words))"
    }
    return "bring up \(context.name(parent)) first, then \(quoted(words))"
  }
}
