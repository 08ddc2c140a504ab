import Diagnostics
import FlowModel
import Localization

/// Finds a `replace` that puts another screen in the place of a tab's own first screen for good.
struct TabRootLost: Rule {
  static let metadata = RuleMetadata(
    id: "tab-root-lost", severity: .warning, exception: "an error where an event does it", evidence: .file,
    family: .tabs,
    summary: "The first screen of a tab or root is replaced, and nothing shows it again.",
    rationale: """
      The tab button leads to the bottom of the tab's stack. After "replace" another screen is there, so the list or \
      home screen of that tab is gone until the app starts again. The same holds for the first screen of a root that an \
      entry replaces. Push the screen on it. A first screen that moves on by itself, or that changes the state, is not \
      reported.
      """,
    sources: [.guidelines("tab-bars")],
    failing: [
      Example(
        "a link into another tab",
        """
        navflow: 1
        root: { tabs: [Home, Items], start: Home }
        screens:
          Home: { actions: { Newest item: { do: [tab Items, ①replace Item] } } }
          Items: { actions: { Open: push Item } }
          Item: { title: Item }
        """),
      Example(
        "a list that its own button replaces",
        """
        navflow: 1
        root: { tabs: [Albums, Me] }
        screens:
          Albums: { actions: { Open: ①replace Album, Search: push Search } }
          Album: { title: Album }
          Search: { title: Search }
          Me: { title: Me }
        """),
      Example(
        "a link that first goes back to the bottom",
        """
        navflow: 1
        root: { tabs: [Home, Orders] }
        screens:
          Home: { actions: { Last order: { do: [tab Orders, pop root, ①replace Order] } } }
          Orders: { actions: { Open: push Order } }
          Order: { title: Order }
        """),
      Example(
        "an entry that replaces the map for good",
        """
        navflow: 1
        root: { stack: Map }
        screens:
          Map: { title: Map, actions: { Search: { where: { screen: Map }, present: Search, as: panel } } }
          Search: { title: Search }
          Car: { title: Your car is coming, actions: { Call: stay } }
        entries:
          A car is found: { once: true, do: [dismiss all, ①replace Car] }
        """),
      Example(
        "a list that a page of its own replaces",
        """
        navflow: 1
        root: { stack: List }
        screens:
          List: { actions: { Open: push Game, Next game: ①replace Game } }
          Game: { title: Game }
        """),
    ],
    passing: [
      Example(
        "a push on the tab's first screen",
        """
        navflow: 1
        root: { tabs: [Home, Items], start: Home }
        screens:
          Home: { actions: { Newest item: { do: [tab Items, pop root, push Item] } } }
          Items: { actions: { Open: push Item } }
          Item: { title: Item }
        """),
      Example(
        "two first screens that take turns",
        """
        navflow: 1
        root: { tabs: [Home, Guest] }
        screens:
          Home: { title: Home }
          Guest: { actions: { Sign in: replace Member } }
          Member: { actions: { Sign out: replace Guest } }
        """),
      Example(
        "a first screen that moves on by itself",
        """
        navflow: 1
        root: { tabs: [Home, Loading] }
        screens:
          Home: { title: Home }
          Loading: { actions: { Loaded: { by: system, do: replace List } } }
          List: { title: List }
        """),
      Example(
        "an introduction that is remembered",
        """
        navflow: 1
        root: { tabs: [Home, Welcome] }
        state: { introduction: [new, seen] }
        screens:
          Home: { title: Home }
          Welcome: { actions: { Begin: { set: { introduction: seen }, do: replace Plan } } }
          Plan: { title: Plan }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let tabs = Set(context.flow.rootsOnDevices.flatMap(\.tabs))
    return lostByEvents(context)
      + context.structure.steps { if case .replace = $0 { true } else { false } }.compactMap { written in
        guard case .replace(let next) = written.step.kind, let action = written.action, !context.isEntry(action),
          let lost = bottoms(replacedBy: written, action, context).first(where: { lost in
            lost != next && context.structure.showings(of: lost).isEmpty
              && (tabs.contains(lost) && !isOfRoot(action, context) || isParent(lost, of: next, context))
          })
        else { return nil }
        return Finding(
          tabs.contains(lost) ? .lost(context, action, next, lost) : .lostForGood(context, action, next, lost),
          help: .help(context, next, lost), at: written.step.range, about: .place,
          place: context.structure.place(of: written), screen: context.structure.hosts(of: written).first,
          action: action)
      }
  }

  /// Returns the findings on entries and events that replace a first screen after they have closed what is over it.
  private func lostByEvents(_ context: RuleContext) -> [Finding] {
    context.structure.steps { if case .replace = $0 { true } else { false } }.compactMap { written in
      guard case .replace(let next) = written.step.kind, let action = written.action,
        context.flow[action].trigger == .entry || context.flow[action].trigger == .system,
        written.before.contains(where: { !$0.movesNothing }), let bottoms = bottoms(after: written.before, context),
        let lost = bottoms.first(where: { isLost($0, for: next, action, context) })
      else { return nil }
      return Finding(
        .lostForGood(context, action, next, lost), help: .help(context, next, lost), at: written.step.range,
        about: .place, place: context.structure.place(of: written), screen: lost, action: action
      ).withSeverity(.error)
    }
  }

  /// Returns the first screens that can be in front after steps that only go back; nil after other steps.
  private func bottoms(after steps: ArraySlice<Step>, _ context: RuleContext) -> [ScreenID]? {
    let all = context.flow.rootsOnDevices.flatMap { context.flow.firstScreens(of: $0) }
    var found: [ScreenID]?
    for step in steps {
      switch step.kind {
      case .tab(let screen): found = [screen]
      case .dismiss(.all), .pop(.root): found = found ?? all
      case .set, .stay: continue
      default: return nil
      }
    }
    return found
  }

  /// Returns whether nothing shows a first screen again that an action replaces, and that is not its own.
  private func isLost(_ lost: ScreenID, for next: ScreenID, _ action: ActionID, _ context: RuleContext) -> Bool {
    let swaps = context.structure.steps.contains { $0.step.swapsRoot }
    let isElsewhere = context.flow[action].condition.pattern?.screen.map { match in !match.holds { $0 == lost } }
    return lost != next && !swaps && context.structure.showings(of: lost).isEmpty && isElsewhere != true
      && !context.structure.hosts[action.index].contains(lost)
  }

  private func isOfRoot(_ action: ActionID, _ context: RuleContext) -> Bool {
    if case .root = context.flow[action].owner { true } else { false }
  }

  /// Returns whether a screen is pushed on another one elsewhere, and no step shows another root.
  private func isParent(_ parent: ScreenID, of screen: ScreenID, _ context: RuleContext) -> Bool {
    context.structure.showings(of: screen).contains {
      $0.verb == .push && context.structure.hosts(of: $0.written).contains(parent)
    } && !context.structure.steps.contains { $0.step.swapsRoot }
  }

  /// Returns the screens that a step can replace at the bottom of a stack: the tab that earlier steps select, or else the
  /// only screen that offers the action, or the first screens of the root that does.
  ///
  /// In all other cases, and if the action may mean progress, it returns none.
  private func bottoms(replacedBy written: WrittenStep, _ action: ActionID, _ context: RuleContext) -> [ScreenID] {
    var selected: ScreenID?
    for step in written.before {
      switch step.kind {
      case .tab(let screen): selected = screen
      case .pop(.root), .dismiss, .set, .stay: continue
      default: return []
      }
    }
    if let selected { return [selected] }
    let replacing = context.flow[action]
    let hosts = context.structure.hosts(of: written)
    guard written.before.allSatisfy(\.movesNothing), replacing.trigger == .user, !replacing.setsVariables else {
      return []
    }
    if case .root(let root) = replacing.owner {
      let isOffered = replacing.condition.pattern?.screen
      return context.flow.firstScreens(of: root).filter { first in isOffered?.holds { $0 == first } ?? true }
    }
    return hosts.count == 1 && context.flow[hosts[0]].task == nil ? hosts : []
  }
}

extension Message {
  fileprivate static func lostForGood(
    _ context: RuleContext, _ action: ActionID, _ next: ScreenID, _ lost: ScreenID
  ) -> Message {
    "\(context.culprit(action)) puts \(context.name(next)) in the place of \(context.name(lost)), and nothing shows that again"
  }

  fileprivate static func lost(
    _ context: RuleContext, _ action: ActionID, _ next: ScreenID, _ lost: ScreenID
  ) -> Message {
    "\(context.culprit(action)) puts \(context.name(next)) in the place of \(context.name(lost)), the first screen of "
      + "its tab: the tab no longer leads there"
  }

  fileprivate static func help(_ context: RuleContext, _ next: ScreenID, _ lost: ScreenID) -> Message {
    "write \(quoted("push \(context.flow[next].name.value)")), so that \(context.name(lost)) stays beneath it"
  }
}
