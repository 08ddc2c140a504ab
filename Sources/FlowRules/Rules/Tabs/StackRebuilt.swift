import Diagnostics
import FlowModel
import FlowSimulation
import Localization

/// Finds taps that rebuild the stack, so that Back leads to a screen where the user has not been.
struct StackRebuilt: Rule {
  static let metadata = RuleMetadata(
    id: "stack-rebuilt", severity: .warning,
    exception: "an info where two pages are pushed", evidence: .trace, family: .tabs,
    summary: "One tap rebuilds the stack, and Back leads where the user has not been.",
    rationale: """
      People expect that Back shows the screen that they came from. Here one action removes it and puts another screen \
      beneath the new one. Show the next screen in the place of the last one, with "replace", or push it. Entries, and \
      actions that go to another tab, are not reported. Two new screens in one tap are reported only if the lower one has nothing to offer yet, or never leads to the upper one.
      """,
    sources: [.commonPractice],
    failing: [
      Example(
        "a next section that brings its own parent",
        """
        navflow: 1
        root: { stack: Courses }
        screens:
          Courses: { actions: { Open: push Dates } }
          Dates: { actions: { Open a lesson: push Lesson } }
          Section: { actions: { Open: push Lesson } }
          Lesson: { actions: { Next section: [pop root, ①push Section, push Lesson] } }
        """),
      Example(
        "a parent in the place of the search",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Search: push Search } }
          Search: { actions: { Found: push Item } }
          Shop: { actions: { Open: push Item } }
          Item: { actions: { Next: [pop, ①replace Shop, push Item] } }
        """),
      Example(
        "a stack that only one of two ways builds up",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Albums: push Album, Search: push Search } }
          Search: { actions: { Show results: push Results } }
          Results: { actions: { Open: push Photo } }
          Album: { actions: { Open: push Photo } }
          Photo: { actions: { Next: [pop root, ①push Album, push Photo] } }
        """),
      Example(
        "a stack that only one of two ways builds up, on iPad",
        """
        navflow: 1
        devices: [phone, pad]
        root: { stack: Home }
        screens:
          Home: { actions: { Albums: push Album, Search: { where: { device: pad }, push: Search } } }
          Search: { actions: { Show results: push Results } }
          Results: { actions: { Open: push Photo } }
          Album: { actions: { Open: push Photo } }
          Photo: { actions: { Next: [pop root, ①push Album, push Photo] } }
        """),
      Example(
        "a list that is still empty, beneath its first entry, which is an info",
        """
        navflow: 1
        root: { stack: Home }
        state: { persons: [none, some] }
        screens:
          Home: { actions: { Book: { cases: [{ when: { persons: none }, do: [①push Who, push Add] }, push Who] } } }
          Who: { actions: { Choose: { when: { persons: some }, push: Day }, New: push Add } }
          Add: { actions: { Save: { set: { persons: some }, do: pop } } }
          Day: { title: Day }
        """),
      Example(
        "a page beneath that leads elsewhere, which is an info",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Plan: [①push Weather, push Hike] } }
          Weather: { actions: { Tomorrow: push Day } }
          Day: { title: Day }
          Hike: { title: Hike }
        """),
      Example(
        "a page beneath the one that replaces a question, which is an info",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Quiz: push Question } }
          Question: { actions: { Answer: { ①replace: [Score, Next] } } }
          Score: { title: Score }
          Next: { title: Next }
        """),
    ],
    passing: [
      Example(
        "the next lesson in the place of the last",
        """
        navflow: 1
        root: { stack: Courses }
        screens:
          Courses: { actions: { Open: push Dates } }
          Dates: { actions: { Open a lesson: push Lesson } }
          Lesson: { actions: { Next section: replace Lesson } }
        """),
      Example(
        "a parent that was there before",
        """
        navflow: 1
        root: { stack: Courses }
        screens:
          Courses: { actions: { Open: push Section } }
          Section: { actions: { Open: push Lesson } }
          Lesson: { actions: { Next section: [pop root, push Section, push Lesson] } }
        """),
      Example(
        "a link from outside",
        """
        navflow: 1
        root: { stack: Courses }
        screens:
          Courses: { actions: { Open: push Section, Dates: push Dates } }
          Dates: { title: Dates }
          Section: { actions: { Open: push Lesson } }
          Lesson: { title: Lesson }
        entries:
          Lesson: [dismiss all, pop root, push Section, push Lesson]
        """),
      Example(
        "two screens on top of the one that is there",
        """
        navflow: 1
        root: { stack: Courses }
        screens:
          Courses: { actions: { Last lesson: [push Section, push Lesson] } }
          Section: { actions: { Open: push Lesson } }
          Lesson: { title: Lesson }
        """),
    ])

  func findings(in context: RuleContext) -> [Finding] {
    let meant = Set(context.flow.actionIDs.filter { rebuilds(context.flow[$0]) })
    let found = context.findings(afterPerforming: { meant.contains($0.id) }) { performed in
      guard let action = performed.move.action else { return nil }
      return finding(from: performed.before, by: action, on: performed.walk, context)
    }
    let others = meant.subtracting(found.compactMap(\.action))
    return found + pagesBeneath(in: context)
      + context.behaviours.filter { $0.twin == nil }.flatMap { findingsOnOtherStacks(others, $0.simulator, context) }
  }

  /// Returns whether a result of a user's action removes screens from a stack and then adds several.
  private func rebuilds(_ action: Action) -> Bool {
    guard action.isUserInitiated else { return false }
    return action.cases.flatMap(\.results).contains { result in
      guard let start = result.steps.firstIndex(where: \.removesFromStack) else { return false }
      return result.steps[start...].count(where: \.addsToStack) > 1
    }
  }

  // MARK: What Back shows

  private func finding(
    from before: Configuration, by action: ActionID, on walk: Walk, _ context: RuleContext
  ) -> Finding? {
    guard let beneath = newScreenBeneath(in: walk.configuration, since: before),
      let left = formerScreenBeneath(in: before),
      let step = context.structure.showings(of: action).last(where: { $0.screen == beneath })?.written.step
    else { return nil }
    return Finding(
      .rebuilt(context, action, beneath, left), help: .help(context, walk.configuration.frontScreen), at: step.range,
      about: .action(action), place: context.place(of: .action(action)), screen: before.frontScreen, action: action
    ).shown(by: walk)
  }

  /// Returns the screen beneath the front screen if it is new on the stack and has replaced another one there.
  private func newScreenBeneath(in after: Configuration, since before: Configuration) -> ScreenID? {
    guard after.root == before.root, after.selectedTab == before.selectedTab, after.layers.count == before.layers.count
    else { return nil }
    let (old, new) = (before.stack(of: before.frontLayer), after.stack(of: after.frontLayer))
    guard old.count > 1, new.count > 1 else { return nil }
    let kept = zip(old, new).prefix { $0.screen == $1.screen }.count
    let beneath = new[new.count - 2].screen
    guard kept < new.count - 1, kept < old.count - 1, !old.contains(where: { $0.screen == beneath }) else { return nil }
    return beneath
  }

  /// Returns the screen that Back would have shown before.
  private func formerScreenBeneath(in before: Configuration) -> ScreenID? {
    before.stack(of: before.frontLayer).dropLast().last?.screen
  }

  // MARK: Other ways to the same screen

  /// The maximum number of configurations that the search examines.
  private static let maximumConfigurationCount = 400

  /// Searches breadth-first for a stack on which an action shows the problem, if its first trace does not.
  private func findingsOnOtherStacks(
    _ actions: Set<ActionID>, _ simulator: Simulator, _ context: RuleContext
  ) -> [Finding] {
    guard !actions.isEmpty else { return [] }
    var open = [Walk(simulator)]
    var known = Set(open.map(\.configuration))
    var found: [ActionID: Finding] = [:]
    var place = 0
    while place < open.count, place < Self.maximumConfigurationCount, found.count < actions.count {
      let walk = open[place]
      place += 1
      for move in simulator.moves(in: walk.configuration) where !move.isEntry {
        var longer = walk
        longer.take(move)
        if let action = move.action, actions.contains(action), found[action] == nil {
          found[action] = finding(from: walk.configuration, by: action, on: longer, context)
        }
        if known.insert(longer.configuration).inserted { open.append(longer) }
      }
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }
}

extension Move {
  /// Whether it is an entry.
  fileprivate var isEntry: Bool { if case .entry = kind { true } else { false } }
}

extension Step {
  /// Whether it removes screens from the stack in front, or replaces one.
  fileprivate var removesFromStack: Bool {
    switch kind {
    case .pop, .unwind, .replace, .show: true
    case .push, .present, .start, .complete, .dismiss, .tab, .root, .set, .stay: false
    }
  }

  /// Whether it can add a screen to a stack.
  fileprivate var addsToStack: Bool {
    switch kind {
    case .push, .replace, .show, .start: true
    case .present, .complete, .pop, .unwind, .dismiss, .tab, .root, .set, .stay: false
    }
  }
}

extension Message {
  fileprivate static func rebuilt(
    _ context: RuleContext, _ action: ActionID, _ beneath: ScreenID, _ left: ScreenID
  ) -> Message {
    "after \(context.culprit(action)), Back leads to \(context.name(beneath)), where the user has not been, instead of "
      + "\(context.name(left))"
  }

  fileprivate static func help(_ context: RuleContext, _ front: ScreenID) -> Message {
    "keep the stack, and write \(quoted("replace \(context.flow[front].name.value)"))"
  }
}
