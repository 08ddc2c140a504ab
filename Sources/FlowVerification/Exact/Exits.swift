import FlowModel
import Pushdown

/// What can be got out of again in a saturated system, by what is trusted to be a way out.
struct Exits: Sendable {
  /// What counts as a way out.
  let trust: PushdownReading.Trust
  /// What can be taken off.
  let returns: BackwardSaturation
  /// The frames from which that does not lead out.
  let stuck: StuckFrames

  /// Looks for it; nil where it is told to stop.
  ///
  /// - Parameter sureReturns: the rules that leave for other tabs and come back, as far as that is sure.
  init?(
    _ system: FlowPushdown, _ forward: ForwardSaturation, trusting trust: PushdownReading.Trust,
    sureReturns: Set<UInt32> = [], _ watch: Watch
  ) {
    guard let returns = forward.returns(in: system, trusting: trust, sureReturns: sureReturns, watch),
      let stuck = StuckFrames(of: system, forward, returns, trusting: trust, sureReturns: sureReturns, watch)
    else { return nil }
    (self.trust, self.returns, self.stuck) = (trust, returns, stuck)
  }
}
