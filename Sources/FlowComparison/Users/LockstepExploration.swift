import FlowModel
import FlowSimulation
import Localization

/// Explores two versions of a flow side by side, breadth-first, and compares what they show and offer.
///
/// Transitions are deterministic, given the name of a move and its result. So the versions are bisimilar (Park
/// 1981) if all reachable pairs of configurations show the same screens and offer moves of the same names.
struct LockstepExploration {
  /// The conclusion of an exploration.
  enum Conclusion: Hashable {
    /// No reachable pair differs.
    case equal
    /// A pair differs after some taps.
    case different(UserChanges.Difference)
    /// No difference was found up to a limit.
    case undecided(configurations: Int)
  }

  private struct Pair: Hashable {
    let old: Configuration
    let new: Configuration
  }

  private let old: Simulator
  private let new: Simulator
  private let limit: Int
  /// The ids in the new version of the old version's screens; unknown ones have numbers of their own.
  private let screens: [Int]
  /// The same for tasks.
  private let tasks: [Int]
  private var pairs: [Pair] = []
  private var seen: Set<Pair> = []
  /// The pair from which each pair was reached, and the tap.
  private var parents: [(pair: Int, tap: String)?] = []
  /// The number of screens on all stacks, which bounds the memory if stacks grow with each tap.
  private var size = 0

  /// Creates the exploration of two versions on one device; the old one has the names of the new one.
  init(_ old: Simulator, _ new: Simulator, limit: Int) {
    self.old = old
    self.new = new
    self.limit = limit
    let ids = Dictionary(new.flow.screens.map { ($0.name.value, $0.id.index) }) { first, _ in first }
    screens = old.flow.screens.map { ids[$0.name.value] ?? new.flow.screens.count + $0.id.index }
    let taskIDs = Dictionary(new.flow.tasks.map { ($0.name.value, $0.id.index) }) { first, _ in first }
    tasks = old.flow.tasks.map { taskIDs[$0.name.value] ?? new.flow.tasks.count + $0.id.index }
  }

  /// Explores until a pair differs, all pairs are explored, or the limit is reached.
  mutating func explore() -> Conclusion {
    guard let launches = launches() else { return .undecided(configurations: 0) }
    for (old, new) in launches {
      add(Pair(old: self.old.launch(old).target, new: self.new.launch(new).target), after: nil)
    }
    var next = 0
    while next < pairs.count {
      guard pairs.count <= limit, size <= limit * 30 else { return .undecided(configurations: next) }
      if let difference = expand(next) { return .different(difference) }
      next += 1
    }
    return .equal
  }

  /// Returns the pairs of initial values, or nil if they cannot be paired.
  private func launches() -> [(old: [ValueID], new: [ValueID])]? {
    guard old.initialStates.count <= limit, new.initialStates.count <= limit else { return nil }
    let before = Dictionary(old.initialStates.map { (choice(of: $0, in: old.flow), $0) }) { first, _ in first }
    let after = new.initialStates.map { (key: choice(of: $0, in: new.flow), state: $0) }
    guard Set(before.keys) == Set(after.map(\.key)) else { return nil }
    return after.compactMap { key, state in before[key].map { ($0, state) } }
  }

  /// Returns the values of the variables that can begin with several values, by name.
  private func choice(of state: [ValueID], in flow: Flow) -> [String: String] {
    let open = flow.variables.filter { $0.initial.count > 1 }
    return Dictionary(
      open.map { ($0.name.value, flow.name(of: state[$0.id.index], of: $0.id)) },
      uniquingKeysWith: { first, _ in first })
  }

  private mutating func add(_ pair: Pair, after parent: (pair: Int, tap: String)?) {
    guard seen.insert(pair).inserted else { return }
    pairs.append(pair)
    parents.append(parent)
    size += [pair.old, pair.new].reduce(0) { sum, configuration in
      sum + (configuration.stacks + configuration.layers.map(\.stack)).reduce(0) { $0 + $1.count }
    }
  }

  /// Adds the pairs after each move, or returns the difference if the pair shows or offers something different.
  private mutating func expand(_ index: Int) -> UserChanges.Difference? {
    let pair = pairs[index]
    let ids = (screens: Array(new.flow.screens.indices), tasks: Array(new.flow.tasks.indices))
    guard view(of: pair.old, in: old, (screens, tasks)) == view(of: pair.new, in: new, ids) else {
      return difference(at: index, [shown(pair.old, in: old)], [shown(pair.new, in: new)])
    }
    let before = old.namedMoves(in: pair.old)
    let after = new.namedMoves(in: pair.new)
    let known = Dictionary(before.map { (Offered($0, $1, old.flow), $1) }) { first, _ in first }
    let offered = Set(after.map { Offered($0, $1, new.flow) })
    guard offered == Set(known.keys) else {
      return difference(
        at: index, before.filter { !offered.contains(Offered($0.name, $0.move, old.flow)) }.map { .move($0.name) },
        after.filter { known[Offered($0.name, $0.move, new.flow)] == nil }.map { .move($0.name) })
    }
    for (name, move) in after {
      guard let other = known[Offered(name, move, new.flow)] else { continue }
      let (before, after) = (old.perform(other, in: pair.old), new.perform(move, in: pair.new))
      let events = (old: endings(of: before, in: old), new: endings(of: after, in: new))
      guard events.old == events.new else { return difference(at: index, and: name, events.old, events.new) }
      add(Pair(old: before.target, new: after.target), after: (index, name))
    }
    return nil
  }

  private func difference(
    at index: Int, and last: String? = nil, _ old: [Message], _ new: [Message]
  ) -> UserChanges.Difference {
    var taps = last.map { [$0] } ?? []
    var here = index
    while let parent = parents[here] {
      taps.append(parent.tap)
      here = parent.pair
    }
    return UserChanges.Difference(device: self.new.device, taps: taps.reversed(), old: old, new: new)
  }

  private func shown(_ configuration: Configuration, in simulator: Simulator) -> Message {
    let front = configuration.frontLayer
    let stack = configuration.stack(of: front).map { simulator.flow[$0.screen].name.value }
    let screens = Message(text: stack.joined(separator: " › "))
    return configuration.style(of: front).map { "\(Message(key: $0.rawValue)): \(screens)" } ?? screens
  }

  /// Returns the ends and interruptions of tasks in a transition.
  private func endings(of transition: Transition, in simulator: Simulator) -> [Message] {
    let flow = simulator.flow
    return transition.events.compactMap { event in
      switch event.kind {
      case .completes(let task, let outcome):
        outcome.map { "completes \(flow[task].name.value) (\(flow[$0].name))" } ?? "completes \(flow[task].name.value)"
      case .cancels(let task): "cancels \(flow[task].name.value)"
      case .abandons(let task): "abandons \(flow[task].name.value)"
      case .interrupts(let task): "interrupts \(flow[task].name.value)"
      case .starts, .returnsElsewhere, .fails, .removes: nil
      }
    }
  }

  // MARK: Comparison

  /// A move as the user sees it.
  private struct Offered: Hashable {
    enum Cause: Hashable { case user, system, arrival, entry }

    let name: String
    let cause: Cause

    init(_ name: String, _ move: Move, _ flow: Flow) {
      self.name = name
      switch (move.kind, flow.action(of: move)?.trigger) {
      case (.entry, _): cause = .entry
      case (_, .system): cause = .system
      case (_, .arrival): cause = .arrival
      default: cause = .user
      }
    }
  }

  /// The screens on the visible stacks and layers, by the ids of the new version.
  private struct View: Hashable {
    let stacks: [[Int]]
    let styles: [Layer.Style]
    let tasks: [Int]
    let selectedTab: Int
  }

  private func view(of configuration: Configuration, in simulator: Simulator, _ ids: (screens: [Int], tasks: [Int]))
    -> View
  {
    let visible = simulator.columns(in: configuration).map { configuration.stacks[$0] }
    let stacks = visible.isEmpty ? [configuration.visibleStack] : visible
    return View(
      stacks: (stacks + configuration.layers.map(\.stack)).map { $0.map { ids.screens[$0.screen.index] } },
      styles: configuration.layers.map(\.style),
      tasks: configuration.visibleFrames.map { ids.tasks[$0.task.index] }, selectedTab: configuration.selectedTab)
  }
}
