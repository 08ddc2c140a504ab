import FlowSimulation

/// The distance of a configuration from the launch: taps first, then entries, then actions of the system.
public struct Cost: Hashable, Comparable, Sendable {
  /// Taps, gestures, actions of the system and entries; arrivals are free.
  public let taps: Int
  /// The entries among them.
  public let entries: Int
  /// The actions of the system among them.
  public let systems: Int

  /// The launch.
  package static let zero = Cost(taps: 0, entries: 0, systems: 0)

  /// Returns the cost after one more move with the given trigger.
  package func adding(_ trigger: Site.Trigger) -> Cost {
    switch trigger {
    case .launch, .arrival: self
    case .user, .gesture: Cost(taps: taps + 1, entries: entries, systems: systems)
    case .system: Cost(taps: taps + 1, entries: entries, systems: systems + 1)
    case .entry: Cost(taps: taps + 1, entries: entries + 1, systems: systems)
    }
  }

  /// Returns the sum of two costs.
  static func + (a: Cost, b: Cost) -> Cost {
    Cost(taps: a.taps + b.taps, entries: a.entries + b.entries, systems: a.systems + b.systems)
  }

  /// Orders costs as a reader would choose between traces.
  public static func < (a: Cost, b: Cost) -> Bool {
    (a.taps, a.entries, a.systems) < (b.taps, b.entries, b.systems)
  }
}

extension Walk {
  /// The cost of its moves.
  public var cost: Cost {
    let reader = FactReader(simulator: simulator)
    return transitions.compactMap(\.move).reduce(.zero) { $0.adding(reader.trigger(of: $1)) }
  }
}
