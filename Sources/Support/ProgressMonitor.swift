/// Receives the progress of a verification, and decides whether it continues.
///
/// An engine that must stop does so within milliseconds, and reports the rest as undecided. The exceptions are
/// computations that are linear in the size of the saturation: nothing interrupts them.
public struct ProgressMonitor {
  /// A phase of a verification.
  public enum Work: Hashable, Sendable {
    /// Exploring configurations one by one.
    case search
    /// Computing everything that can be reached.
    case reach
    /// Finding the shortest traces.
    case traces
    /// Reading the facts that can occur.
    case facts
    /// Deciding whether tasks can end and layers be left.
    case exits
    /// Looking for cycles that make the stacks grow.
    case growth
    /// Comparing recorded runs with a flow.
    case runs
    /// Judging an expectation, named as in the flow file.
    case expectation(String)
  }

  private let handler: (Work, Double?) -> Bool

  /// Creates a monitor.
  ///
  /// One part of the work calls it at a time, perhaps on different threads.
  ///
  /// - Parameter handler: receives the phase and, where it is known, the share that is done, from 0 to 1; false stops
  ///   the work.
  public init(_ handler: @escaping (Work, Double?) -> Bool) { self.handler = handler }

  /// A monitor that never stops the work.
  public static var none: ProgressMonitor { ProgressMonitor { _, _ in true } }

  /// Reports progress and returns false when the caller must stop.
  public func shouldContinue(_ work: Work, share: Double? = nil) -> Bool { handler(work, share) }

  /// This monitor, which keeps returning false once it has returned false.
  ///
  /// For parallel work use `SharedProgressMonitor`.
  public var lasting: ProgressMonitor {
    var isEnded = false
    return ProgressMonitor { work, share in
      isEnded = isEnded || !handler(work, share)
      return !isEnded
    }
  }

  /// Returns this monitor, which reports every phase as the given one.
  package func reporting(as whole: Work) -> ProgressMonitor { ProgressMonitor { _, share in handler(whole, share) } }
}
