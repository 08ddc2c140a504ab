import FlowModel
import Localization
import OrderedCollections

/// The game of leaving a screen: the user chooses actions, and the app chooses their results.
///
/// The user wins where some action leaves whatever its result is. Those positions are the attractor of a reachability
/// game (Grädel, Thomas and Wilke 2002, chapter 2). The game reads the file alone and ignores conditions, so it
/// over-approximates what the user can do.
struct ExitGame {
  /// A screen, and where it is.
  struct Position: Hashable {
    enum Level: Hashable {
      /// It is the screen to leave, or has replaced it, or is an alert over one of these.
      case base
      /// It is above the base on the same stack.
      case above
      /// It is in a modal layer over the base.
      case layer
    }

    let screen: ScreenID
    let level: Level
  }

  /// The effect of a result.
  enum Effect {
    case leaves
    /// It returns to a screen that may be one of those that are not explored yet.
    case leavesUnlessExplored
    /// The position in front afterwards; nil if it may be any position that was there before.
    case stays(Position?)
  }

  /// An action with the effects of its results, case by case.
  private struct Choice {
    let action: Action
    let cases: [[(name: String?, effect: Effect)]]

    /// Whether an effect depends on the screens that are not explored yet.
    var isUncertain: Bool {
      cases.joined().contains { if case .leavesUnlessExplored = $0.effect { true } else { false } }
    }
  }

  private let flow: Flow
  private let structure: FlowGraph
  private let first: Screen
  private let isInLayer: Bool
  /// The screens that may be shown under a tab bar, or nil if all may that do not hide it.
  private let underTabs: Set<ScreenID>?
  /// The outcomes after which a `then` may leave.
  private let leavingOutcomes: Set<OutcomeID>
  /// The positions that are known but not explored yet.
  private var open: [Position]
  private var known: Set<Position>
  /// The screens of all reachable positions; nil while some are not explored.
  private var reached: Set<ScreenID>?
  /// The actions in each reachable position.
  private var choices: OrderedDictionary<Position, [Choice]> = [:]
  /// The positions in which a gesture or the tab bar leaves.
  private var left: Set<Position> = []
  /// The positions from which the user can leave in every case.
  private var won: Set<Position> = []

  /// Creates and solves the game of a screen.
  ///
  /// - Parameters:
  ///   - leavingOutcomes: those of the flow, which callers compute once for all its screens.
  ///   - underTabs: the screens that may be shown under a tab bar, or nil if all may that do not hide it.
  init(
    from screen: ScreenID, in structure: FlowGraph, leavingOutcomes: Set<OutcomeID>, underTabs: Set<ScreenID>? = nil
  ) {
    self.underTabs = underTabs
    flow = structure.flow
    self.structure = structure
    self.leavingOutcomes = leavingOutcomes
    first = structure.flow[screen]
    isInLayer = structure.branchesInLayers[screen.index] != nil
    open = [Position(screen: screen, level: .base)]
    known = Set(open)
    // Most screens are left after a few actions, and exploring a whole app for each of its screens is quadratic.
    var limit = 16
    repeat {
      explore(upTo: limit)
      solve()
      limit *= 4
    } while !isWon && reached == nil
  }

  // MARK: Answers

  /// The screens of the positions, without one-screen layers.
  var screens: Set<ScreenID> { Set(choices.keys.map(\.screen).filter { !flow[$0].isOneScreenLayer }) }

  /// Whether nothing leaves, neither the user nor the system.
  var isClosed: Bool {
    !first.hasDefaultBack && left.isEmpty
      && !choices.values.joined().flatMap(\.cases).joined().contains { $0.effect.isLeaving }
  }

  /// Whether the user can leave whatever the results are.
  var isWon: Bool { won.contains(Position(screen: first.id, level: .base)) }

  /// The results that keep the user here although another result of their action leads on; empty if no action leads on.
  var failures: [String] {
    let uncertain = cases(of: .user).filter { $0.count > 1 && $0.contains { leadsOn($0.effect) } }
    return Array(OrderedSet(uncertain.joined().filter { !leadsOn($0.effect) }.compactMap(\.name)))
  }

  /// Returns whether an effect leaves, or shows a screen without actions, which the file does not describe further.
  private func leadsOn(_ effect: Effect) -> Bool {
    guard case .stays(let next?) = effect, !flow[next.screen].isOneScreenLayer else { return isProgress(effect) }
    return isProgress(effect) || choices[next]?.isEmpty ?? false
  }

  /// How the system leaves.
  enum SystemExit {
    /// It leaves or goes on with each of its several answers.
    case always
    /// It stays with some answers, or may give none.
    case sometimes
    case never
  }

  /// How the system leaves or goes on.
  var systemExit: SystemExit {
    let effects = cases(of: .system).joined().map(\.effect)
    guard effects.contains(where: isProgressOfSystem) else { return .never }
    return effects.count > 1 && effects.allSatisfy(isProgressOfSystem) ? .always : .sometimes
  }

  /// Returns whether the system leaves, or shows another screen.
  private func isProgressOfSystem(_ effect: Effect) -> Bool {
    guard case .stays(let next?) = effect, !flow[next.screen].isOneScreenLayer else { return isProgress(effect) }
    return next.screen != first.id
  }

  /// Returns the cases of all actions with a trigger where the user has not won.
  private func cases(of trigger: Action.Trigger) -> [[(name: String?, effect: Effect)]] {
    choices.filter { !won.contains($0.key) }.values.joined().filter { $0.action.trigger == trigger }.flatMap(\.cases)
  }

  private func isProgress(_ effect: Effect) -> Bool {
    switch effect {
    case .leaves: true
    case .leavesUnlessExplored: false
    case .stays(let next): next.map(won.contains) ?? false
    }
  }

  // MARK: Solution

  /// Explores positions, the nearest first, until there are as many as the limit or all are known.
  private mutating func explore(upTo limit: Int) {
    var place = 0
    while place < open.count, choices.count < limit {
      let position = open[place]
      place += 1
      if isLeftByGesture(position) { left.insert(position) }
      let own = actions(in: position).map { choice($0, in: position) }
      choices[position] = own
      for case .stays(let next?) in own.flatMap(\.cases).joined().map(\.effect) where known.insert(next).inserted {
        open.append(next)
      }
    }
    open.removeFirst(place)
    guard open.isEmpty else { return }
    reached = Set(choices.keys.map(\.screen))
    // All screens are known now: a step back to a screen leaves if the screen is not one of them.
    for (position, own) in choices where own.contains(where: \.isUncertain) {
      choices[position] = own.map { choice($0.action, in: position) }
    }
  }

  private mutating func solve() {
    won = left
    var isChanging = true
    while isChanging {
      let more = choices.filter { !won.contains($0.key) && $0.value.contains(where: isWinning) }.map(\.key)
      won.formUnion(more)
      isChanging = !more.isEmpty
    }
  }

  private func isWinning(_ choice: Choice) -> Bool {
    switch choice.action.trigger {
    case .user: choice.cases.contains { $0.allSatisfy { isProgress($0.effect) } }
    // An arrival leaves by itself, and happens again.
    case .arrival: choice.cases.joined().contains { isProgress($0.effect) }
    case .system, .gesture, .entry: false
    }
  }

  // MARK: Effects

  /// Returns the actions of a screen, of its task and of the roots, and the replaced gestures.
  private func actions(in position: Position) -> [Action] {
    let screen = flow[position.screen]
    let ofTask = screen.isOneScreenLayer ? [] : screen.task.map { flow[$0].actions } ?? []
    let ofRoots = isInLayer || position.level == .layer || screen.isOneScreenLayer ? [] : flow.roots.flatMap(\.actions)
    return OrderedSet(structure.offered(on: screen.id) + ofTask + ofRoots).map { flow[$0] }
  }

  private func isLeftByGesture(_ position: Position) -> Bool {
    let screen = flow[position.screen]
    guard position.level == .base, screen.id != first.id, !screen.isOneScreenLayer else { return false }
    let isPushed = structure.showings(of: first.id).contains { $0.verb == .push }
    let hasTabBar = !isInLayer && mayBeUnderTabs(screen.id) && !screen.hidesTabBar
    return hasTabBar || isPushed && screen.hasDefaultBack
  }

  private func mayBeUnderTabs(_ screen: ScreenID) -> Bool {
    underTabs?.contains(screen) ?? flow.roots.contains { $0.hasTabs }
  }

  private func choice(_ action: Action, in position: Position) -> Choice {
    Choice(
      action: action,
      cases: action.cases.map { chosen in
        chosen.results.map { ($0.name?.value, effect(of: $0.steps, in: position)) }
      })
  }

  private func effect(of steps: [Step], in position: Position) -> Effect {
    var front: Position?
    for step in steps {
      switch effect(of: step, in: front ?? position) {
      case .leaves: return .leaves
      case .leavesUnlessExplored: return .leavesUnlessExplored
      case .stays(let next): front = next ?? front
      }
    }
    return .stays(front)
  }

  private func effect(of step: Step, in position: Position) -> Effect {
    switch step.kind {
    case .set, .stay: .stays(nil)
    case .tab, .root: .leaves
    case .replace(let screen): .stays(Position(screen: screen, level: position.level))
    case .push(let screen), .show(let screen): .stays(self.position(of: screen, isPushed: true, from: position))
    case .present(let screen, let options):
      .stays(self.position(of: screen, isPushed: isPush(presenting: options), from: position))
    case .start(let task, let options, let then): effect(ofStarting: task, options, then, in: position)
    case .complete(let outcome): effect(ofCompleting: outcome, in: position)
    case .pop(.count(let count)): position.level == .base || count > 1 ? .leaves : .stays(nil)
    case .pop(.root): isInLayer || position.level == .layer ? .stays(nil) : .leaves
    case .pop(.to(let screen)), .unwind(let screen), .dismiss(.to(let screen)):
      reached.map { $0.contains(screen) ? .stays(nil) : .leaves } ?? .leavesUnlessExplored
    case .dismiss(.front): position.level == .layer ? .stays(nil) : .leaves
    case .dismiss(.all): position.level == .layer && !isInLayer ? .stays(nil) : .leaves
    }
  }

  private func position(of screen: ScreenID, isPushed: Bool, from position: Position) -> Position {
    // A button of an alert acts on what is beneath the alert.
    guard !flow[screen].isOneScreenLayer else { return Position(screen: screen, level: position.level) }
    guard isPushed else { return Position(screen: screen, level: .layer) }
    return Position(screen: screen, level: position.level == .layer ? .layer : .above)
  }

  private func isPush(presenting options: Step.PresentationOptions) -> Bool {
    flow.devices.contains { flow.style(ofPresenting: options, on: $0) == .push }
  }

  private func effect(
    ofStarting task: TaskID, _ options: Step.PresentationOptions, _ then: ThenID?, in position: Position
  ) -> Effect {
    let branches = then.map { flow[$0].branches } ?? []
    // The user can cancel the task, and what follows may leave.
    if branches.contains(where: { $0.outcome.value == .cancelled && Self.leaves($0.steps) }) { return .leaves }
    let isPushed = flow.devices.contains { flow.style(ofStarting: task, options, on: $0) == .push }
    return .stays(self.position(of: flow[task].entry, isPushed: isPushed, from: position))
  }

  /// Returns the effect of an ending: it leaves if it ends the task of the first screen, or if a `then` may leave.
  private func effect(ofCompleting outcome: OutcomeID, in position: Position) -> Effect {
    guard let task = flow[position.screen].task, task != first.task else { return .leaves }
    return leavingOutcomes.contains(outcome) ? .leaves : .stays(nil)
  }
}

extension ExitGame.Effect {
  /// Whether it leaves.
  fileprivate var isLeaving: Bool { if case .leaves = self { true } else { false } }
}

extension Screen {
  /// Whether Back is offered on a stack, and pops.
  var hasDefaultBack: Bool { !isOneScreenLayer && !hidesBack && override(of: .back) == nil }
}
