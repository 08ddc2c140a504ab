import OrderedCollections

/// A behaviour told step by step, in the flow's own names: what a report prints and a simulator replays.
public struct Trace: Hashable, Sendable {
  /// The launch, then what the user, the system and the world did.
  public var steps: [TraceStep]
  /// What to hand to the simulator to see it again.
  public var replay: Replay
  /// Whether nothing shorter leads there, for certain; not so where the file itself says which taps are made.
  public var isShortest: Bool

  /// Creates a trace.
  public init(steps: [TraceStep], replay: Replay, isShortest: Bool = true) {
    self.steps = steps
    self.replay = replay
    self.isShortest = isShortest
  }

  /// The number of steps that somebody or something took: launch and arrivals do not count.
  public var taps: Int { steps.count { $0.kind != .launch && $0.kind != .arrival } }
}
