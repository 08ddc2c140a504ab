/// Hears what a verification is at, and says whether it is to go on.
///
/// Whoever is told to stop does so within some milliseconds, and leaves open what has not been decided by then; only a step that takes
/// time in proportion to what has been saturated is gone through with.
public struct ProgressMonitor {
  /// What a verification is at.
  public enum Work: Hashable, Sendable {
    /// Looking at configurations one by one.
    case search
    /// Working out all that can be reached.
    case reach
    /// Finding the shortest ways there.
    case ways
    /// Reading off what can occur.
    case facts
    /// Asking whether tasks can end and layers be left.
    case exits
    /// Looking for what makes the stacks grow.
    case growth
    /// Judging an expectation, called as it is written.
    case expectation(String)
  }

  private let hear: (Work, Double?) -> Bool

  /// Creates a watch, which is asked by one piece of work at a time, though perhaps not on the same thread.
  ///
  /// - Parameter hear: is told what is being done, and how much of it has been, from 0 to 1 where
  ///   that is known; false ends it.
  public init(_ hear: @escaping (Work, Double?) -> Bool) { self.hear = hear }

  /// A watch that lets everything go on.
  public static var none: ProgressMonitor { ProgressMonitor { _, _ in true } }

  /// Says what is being done, and whether to go on with it.
  public func shouldContinue(_ work: Work, share: Double? = nil) -> Bool { hear(work, share) }

  /// The same watch, which goes on saying that it is to end once it has said so; for pieces that are done at once, share it
  /// (`SharedProgressMonitor`).
  public var lasting: ProgressMonitor {
    var isEnded = false
    return ProgressMonitor { work, share in
      isEnded = isEnded || !hear(work, share)
      return !isEnded
    }
  }

  /// The same watch, which is told of one kind of work, of whatever parts it consists.
  package func telling(_ whole: Work) -> ProgressMonitor { ProgressMonitor { _, share in hear(whole, share) } }
}
