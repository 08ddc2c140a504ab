import Diagnostics
import FlowModel
import FlowSimulation
import Localization
import OrderedCollections
import Verification

/// Finds cycles that push screens without end.
struct GrowingStack: Rule {
  static let metadata = RuleMetadata(
    id: "growing-stack", severity: .info, exception: "a warning where Back is part of the cycle", evidence: .behaviour,
    family: .tabs,
    summary: "A cycle of pushes makes a stack grow without end.",
    rationale: """
      From an item to a similar item to the next: every screen stays on the stack. To get home, users must tap Back \
      as many times as they pushed. Often people expect that. For long cycles, offer a direct way home. This is an \
      info, once for each cycle. Where Back itself is part of the cycle, it is a warning: Back does not lead back. \
      A cycle that needs an entry is reported only if the entry alone is the cycle and pushes a screen on itself.
      """,
    sources: [.commonPractice],
    failing: [
      Example(
        "similar items",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: push Item } }
          Item: { actions: { Similar: ①push Item } }
        """),
      Example(
        "two screens that lead to each other",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: push Item } }
          Item: { actions: { Seller: ①push Seller } }
          Seller: { actions: { Details: push Details } }
          Details: { actions: { Best offer: push Item } }
        """),
      Example(
        "a push after a sheet that is dismissed",
        """
        navflow: 1
        root: { tabs: [Home, Cart], start: Home }
        screens:
          Home: { actions: { Open: push Item } }
          Cart: { title: Cart }
          Item: { actions: { Look for more: present Search } }
          Search: { actions: { Found it: [dismiss, ①push Item] } }
        """),
      Example(
        "a Back that goes on",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: push List } }
          List: { actions: { Edit: ①push Edit } }
          Edit: { gestures: { Back: { push: List } } }
        """),
      Example(
        "a message that arrives in another chat",
        """
        navflow: 1
        root: { stack: Chats }
        screens:
          Chats: { actions: { Open: push Chat } }
          Chat: { item: chat, actions: { Info: push Info } }
          Info: { title: Info }
        entries:
          Message: ①push Chat
        """),
      Example(
        "a message that arrives in another tab first",
        """
        navflow: 1
        root: { tabs: [Home, Chats] }
        screens:
          Home: { title: Home }
          Chats: { title: Chats }
          Chat: { item: chat }
        entries:
          Message: [tab Chats, ①push Chat]
        """),
    ],
    passing: [
      Example(
        "a pop to the screen on the stack",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: push Item } }
          Item: { actions: { Seller: push Seller } }
          Seller: { actions: { Back to the item: pop to Item } }
        """),
      Example(
        "a replace",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: push Item } }
          Item: { actions: { Next: replace Item } }
        """),
      Example(
        "an entry that happens repeatedly",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { title: Home }
          Offer: { actions: { Details: push Details } }
          Details: { title: Details }
        entries:
          Offer: push Offer
        """),
      Example(
        "a step that shows its screen in an unknown way",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: push Item } }
          Item: { actions: { Similar: { present: Item, as: unknown } } }
        """),
      Example(
        "a circle with a step that shows its screen in an unknown way",
        """
        navflow: 1
        root: { stack: Home }
        screens:
          Home: { actions: { Open: push Item } }
          Item: { actions: { Compare: { present: Table, as: unknown } } }
          Table: { actions: { Choose: replace Item } }
        """),
      Example(
        "a push that happens only once",
        """
        navflow: 1
        root: { stack: Home }
        state: { seen: [no, yes] }
        screens:
          Home: { actions: { Open: push Item } }
          Item: { actions: { Similar: { when: { seen: no }, set: { seen: yes }, push: Item } } }
        """),
    ])

  static let usesGrowingCycles = true

  func findings(in context: RuleContext) -> [Finding] {
    // A screen that an entry puts on itself is a duplicate. In longer cycles the user has gone on in between.
    let unknown = context.structure.stepsOfUnknownStyle
    let stacks = context.growths.filter { growth in
      growth.cycle.kind == .stack && (!growth.cycle.needsEntry || growth.cycle.turn == 1)
        && !context.steps(of: growth.cycle).contains(where: unknown.contains)
        && (unknown.isEmpty || !context.hasStepOfUnknownStyle(growth.cycle))
    }
    return context.findings(of: Self.metadata.id, on: stacks) { growth in
      let finding = context.finding(on: growth, .grows(context, growth.cycle), help: nil)
        .map { $0.offering(context.remedies(against: growth.cycle)) }
      return growth.cycle.usesBack ? finding?.withSeverity(.warning) : finding
    }
  }

  func isCertain(of behaviour: VerificationResult, in context: RuleContext) -> Bool {
    context.hasAllGrowths && behaviour.isCertain(ofGrowing: .stack)
  }
}

extension RuleContext {
  /// Returns whether an action of a turn shows something in an unknown way, even if another step replaces it later.
  fileprivate func hasStepOfUnknownStyle(_ cycle: GrowingCycle) -> Bool {
    cycle.walk.transitions.suffix(cycle.turn).contains { transition in
      switch transition.move?.kind {
      case .action(let action), .entry(let action):
        flow[action].cases.contains { $0.results.contains { $0.steps.contains(where: \.isStyleUnknown) } }
      case .gesture, nil: false
      }
    }
  }
}

extension GrowingCycle {
  /// Whether a Back gesture is one of the moves of a turn.
  fileprivate var usesBack: Bool {
    walk.transitions.suffix(turn).contains { transition in
      if case .gesture(.back)? = transition.move?.kind { true } else { false }
    }
  }
}

extension RuleContext {
  /// Returns whether an action selects a tab before it pushes.
  fileprivate func selectsTab(beforePushesOf action: ActionID) -> Bool {
    flow[action].cases.flatMap(\.results).contains { result in
      let selecting = result.steps.firstIndex { if case .tab = $0.kind { true } else { false } }
      return selecting.map { result.steps[$0...].contains { if case .push = $0.kind { true } else { false } } } ?? false
    }
  }
}

extension RuleContext {
  fileprivate func remedies(against cycle: GrowingCycle) -> [Remedy] {
    let keeping = Remedy("keep it where people want the way back, and write why under \"allow\"")
    let entering = cycle.addedScreens.first { $0.action.map(self.isEntry) ?? false }
    guard cycle.needsEntry, let entering, let entry = entering.action else {
      // From another tab it is unknown whether the screen is already there.
      guard let growth = cycle.addedScreens.first(where: { $0.action.map(selectsTab(beforePushesOf:)) ?? false }) else {
        return remedies(returningIn: cycle) + [keeping]
      }
      return [remedy(emptyingStackBefore: growth), keeping].compactMap(\.self)
    }
    // A message of another chat must still be shown while a chat is in front.
    let showsItem = structure.showings(of: entry).contains { flow[$0.screen].item != nil }
    let once = Remedy(
      "let it happen only while its screen is not in front: \"once: true\"",
      [.option(key: "once", value: "true", of: flow[entry].label.range)])
    return (showsItem ? [] : [once]) + [remedy(emptyingStackBefore: entering), keeping].compactMap(\.self)
  }

  /// Returns the remedy that goes to the first screen before an entry pushes.
  private func remedy(emptyingStackBefore growth: GrowingCycle.AddedScreen) -> Remedy? {
    let pushes = growth.action.map { structure.showings(of: $0).filter { $0.verb == .push } } ?? []
    guard let grown = pushes.first(where: { $0.screen == growth.screen }),
      let push = pushes.first(where: { $0.written.list[0].range == grown.written.list[0].range })?.written.step
    else { return nil }
    let words = push.isOnRoot ? "{ pop: root, on: root }" : "pop root"
    return Remedy(
      "empty the stack first: write \(quoted(words)) directly before \(quoted(push.words(in: flow)))",
      [.firstStep(words, of: push.range)])
  }

  /// Returns the remedies that go back to a screen which is already there, or replace it.
  private func remedies(returningIn cycle: GrowingCycle) -> [Remedy] {
    let shown = cycle.walk.configuration.frontScreen
    let screen = flow[shown].name.value
    let pushes = cycle.addedScreens.filter { $0.screen == shown }.compactMap(\.action).flatMap {
      structure.showings(of: $0).filter { $0.screen == shown && $0.verb == .push }
    }
    guard let push = pushes.first?.written.step else { return [] }
    let back = Remedy(
      "go back to the one that is there, with \(quoted("pop to \(screen)")); keep it where people want the way back",
      [.step("pop to \(screen)", replacing: push.range)])
    // A step that the cycle already has does not help.
    let other = Remedy(
      "put the next in its place, with \(quoted("replace \(screen)")); keep it where people want the way back",
      [.step("replace \(screen)", replacing: push.range)])
    return (flow[shown].item == nil ? [back] : []) + (replaces(with: shown, in: cycle) ? [] : [other])
  }
}

extension Message {
  fileprivate static func grows(_ context: RuleContext, _ cycle: GrowingCycle) -> Message {
    let actions = context.turn(of: cycle)
    let grows: Message =
      context.item(addedBy: cycle).map { "every turn puts another \($0) on the stack" }
      ?? "the stack grows with every turn"
    return actions.count == 1
      ? "\(actions[0]) \(cycle.turn == 1 ? "can be repeated" : "can happen again" as Message) without end: \(grows)"
      : "\(listed(actions)) can be repeated in turn without end: \(grows)"
  }
}

extension RuleContext {
  /// Returns the actions and gestures of one turn, as subjects of a sentence, each once.
  ///
  /// Of a turn with many actions, it returns only those that add a screen to the stack.
  fileprivate func turn(of cycle: GrowingCycle) -> [Message] {
    let before = cycle.walk.transitions.dropLast(cycle.turn).last?.target
    let turn = cycle.walk.transitions.suffix(cycle.turn)
    var (words, here) = (OrderedSet<Message>(), before)
    for transition in turn {
      if let move = transition.move, let source = here { words.append(subject(of: move, in: source, of: cycle)) }
      here = transition.target
    }
    return words.count <= Self.longestTurn ? Array(words) : actions(of: cycle)
  }

  /// For a turn with more actions than this, the message names only those that add a screen to the stack.
  private static let longestTurn = 3

  private func subject(of move: Move, in source: Configuration, of cycle: GrowingCycle) -> Message {
    if let action = cycle.walk.simulator.action(behind: move, in: source) {
      return culprit(action, on: source.frontScreen)
    }
    guard case .gesture(let gesture) = move.kind else { return name(source.frontScreen) }
    return name(gesture, on: source.frontScreen)
  }

  /// Returns whether a turn of a cycle replaces some screen with a given one.
  fileprivate func replaces(with screen: ScreenID, in cycle: GrowingCycle) -> Bool {
    structure.showings(of: screen).contains { showing in
      showing.verb == .replace && structure.hosts(of: showing.written).contains(where: cycle.screens.contains)
    }
  }
}
