import FlowModel
import FlowSimulation
import Pushdown

/// How a tab's system lets something out: the last stretch of its own moves, since the tab last came into sight.
///
/// It is only a hint, as the system takes the tab's stack to be what its shortest way made of it.
struct TabHint {
  /// The moves, the last of which lets it out.
  let moves: [Move]
  private let reading: PushdownReading
  /// The symbol in front where they begin, and the values there.
  private let front: StackSymbol
  private let state: [ValueID]

  /// The shortest way to a rule that lets something out, by its place, and that of its head; nil where it does not begin in sight.
  fileprivate init?(_ leave: TabHints.Leave, in reading: PushdownReading) {
    let system = reading.system
    let way = reading.way(to: leave.head, along: leave.rule)
    let steps = way.map(reading.rule)
    let last = way.lastIndex { system.meanings[Int($0)].arrival != nil } ?? 0
    guard let start = steps[last...].firstIndex(where: { system.isReadyControl($0.control) }),
      case .ready(let world) = system.controls[steps[start].control],
      let top = reading.front(after: steps[...start]), top != FlowPushdown.nothing
    else { return nil }
    self.reading = reading
    moves = way[(start + 1)...].compactMap { system.move(of: $0) }
    front = system[symbol: top]
    state = system.worlds[UInt32(world)].state
  }

  /// Whether a configuration looks like the one in which the moves begin.
  func begins(in configuration: FlowSimulation.Configuration) -> Bool {
    let system = reading.system
    return configuration.root == front.place.root
      && configuration.selectedTab == system.grounds[configuration.root.index]
      && configuration[configuration.front].normal == front.instance
      && system.kept.allSatisfy { configuration.state[$0.index] == state[$0.index] }
  }
}

/// The hints that the systems of all tabs give.
struct TabHints: Sendable {
  /// A rule that lets something out, by its place, and that of its head.
  fileprivate struct Leave: Sendable {
    let head: Int
    let rule: Int
  }

  private var readings: [PushdownReading]
  /// For each system and each of what it lets out, the nearest rule that does.
  private let leaves: [[Leave?]]

  /// Looks through all systems.
  init(_ readings: [PushdownReading]) {
    self.readings = readings
    leaves = readings.map(\.nearestLeaves)
  }

  /// The same on a device on which the flow behaves in the same way.
  func moved(to readings: [PushdownReading]) -> TabHints {
    var copy = self
    copy.readings = readings
    return copy
  }

  /// How what comes into a tab is let out by the systems that do.
  func hints(to entry: TabEntry) -> [TabHint] {
    readings.indices.compactMap { index in
      guard let number = readings[index].system.exchange?.given.firstIndex(where: { $0.entry == entry }),
        let leave = leaves[index][number]
      else { return nil }
      return TabHint(leave, in: readings[index])
    }
  }
}

extension PushdownReading {
  /// The symbol in front when rules have been applied from the start on.
  fileprivate func front(after rules: ArraySlice<Rule>) -> UInt32? {
    if let last = rules.last, !last.isPop { return last.top }
    var control = forward.start.control
    var stack = Array(forward.start.stack.reversed())
    for rule in rules {
      system.apply(rule, in: control, to: &stack)
      control = rule.control
    }
    return stack.last
  }

  /// The nearest rule that lets something out, for each of what the system lets out; nil where no way is known.
  fileprivate var nearestLeaves: [TabHints.Leave?] {
    guard let given = system.exchange?.given else { return [] }
    var nearest = [(weight: UInt64, leave: TabHints.Leave)?](repeating: nil, count: given.count)
    forEachLeave { number, rule, head, weight in
      guard weight < nearest[number]?.weight ?? .max else { return }
      nearest[number] = (weight, TabHints.Leave(head: head, rule: rule))
    }
    return nearest.map { $0?.leave }
  }
}

extension FlowPushdown {
  /// Whether a control is one between two moves.
  func isReadyControl(_ control: UInt32) -> Bool { if case .ready = controls[control] { true } else { false } }
}
