import OrderedCollections

/// A sequence of steps, described in the flow's own names.
///
/// Reports print it and the simulator replays it.
public struct Trace: Hashable, Sendable {
  /// The launch, followed by the steps of the user, the system and the environment.
  public var steps: [TraceStep]
  /// The arguments with which the simulator replays the trace.
  public var replay: Replay
  /// Whether it is known that no shorter trace shows the same.
  ///
  /// False if an incomplete search may have missed a shorter one, or if the flow file itself prescribes the taps.
  public var isShortest: Bool

  /// Creates a trace.
  public init(steps: [TraceStep], replay: Replay, isShortest: Bool = true) {
    self.steps = steps
    self.replay = replay
    self.isShortest = isShortest
  }

  /// The number of steps except the launch and arrivals.
  public var taps: Int { steps.count(where: \.isTap) }
}
