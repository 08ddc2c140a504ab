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

  /// Looks for the shortest way to let something out; nil where it is not the system that does.
  init?(to entry: TabEntry, in reading: PushdownReading) {
    let (system, rules) = (reading.system, reading.forward.rules)
    guard let number = system.exchange?.given.firstIndex(where: { $0.entry == entry }) else { return nil }
    var best: (weight: UInt64, head: Int, rule: Int)?
    for head in 0..<rules.headCount {
      guard let weight = reading.runs.weight(ofHead: head), weight < best?.weight ?? .max else { continue }
      guard let rule = rules.rules(ofHead: head).first(where: { system.leaves(by: rules.rule($0).id) == number }) else {
        continue
      }
      best = (weight, head, rule)
    }
    guard let best else { return nil }
    let way = reading.way(to: best.head, along: best.rule)
    let steps = way.map(reading.rule)
    let last = way.lastIndex { system.meanings[Int($0)].arrival != nil } ?? 0
    guard let start = steps[last...].firstIndex(where: { system.isReadyControl($0.control) }),
      case .ready(let world) = system.controls[steps[start].control], !steps[start].isPop
    else { return nil }
    self.reading = reading
    moves = way[(start + 1)...].compactMap { system.move(of: $0) }
    front = system[symbol: steps[start].top]
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

extension FlowPushdown {
  /// What goes out by a rule to another tab, by number.
  fileprivate func leaves(by rule: UInt32) -> Int? { meanings[Int(rule)].leaves.map(Int.init) }

  /// Whether a control is one between two moves.
  func isReadyControl(_ control: UInt32) -> Bool { if case .ready = controls[control] { true } else { false } }
}
